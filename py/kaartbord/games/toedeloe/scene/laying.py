"""The laying of a position of ToedeLoe by hand: pawns, a hand and a trick; a whole trick is scored."""

from collections.abc import Sequence
from typing import Any

from ....rules.cards import JOKER, SECOND_PACK, in_first_pack, rank
from ....rules.errors import BadPosition
from ....rules.protocol import Action
from ....rules.seats import team
from ....scene.arbiter.laying import LaidCards, Laying
from ....scene.board_rows import SquareRow
from ....scene.chooser import AnyQuestion
from ....scene.shapes import Shape
from ....text import people
from ...tricks.scene.laying import laid_tricks
from .. import setup
from ..rules import taking
from ..rules.board import FIELD
from ..rules.state import CARDS_PER_DEAL, EMPTY, GREEN, GREEN_PAWNS, PACK, PACKS, SCORE, TRICK, ToedeloeState
from . import board
from .reading import reading

BESIDE = 2
"""Squares of the reading beside each field: the score pawn, and the place of a green one."""


def _begin(options: Any, seats: int) -> ToedeloeState:
    """Return the first trick of the first deal."""
    fresh = setup(options, seats)
    return _lay(fresh._replace(dealer=fresh.table.chairs - 1, deals=1), LaidCards(0, b""))


def _cards(state: ToedeloeState) -> LaidCards:
    turn = max(state.turn, 0)
    trick = taking.trick_plays(state)
    lying = bytes(in_first_pack(card) for _, card in trick)
    if state.phase == SCORE:
        return LaidCards(trick[0][0], b"", lying)
    return LaidCards(turn, bytes(map(in_first_pack, state.hands[turn])), lying)


def _lay(state: ToedeloeState, laid: LaidCards) -> ToedeloeState:
    chairs = state.table.chairs
    packs = [bytes(c for c in PACKS[team(chair)] if rank(c) != JOKER) for chair in range(chairs)]
    leader = (laid.turn - len(laid.trick)) % chairs
    own = LaidCards(
        laid.turn,
        bytes(c | SECOND_PACK * team(laid.turn) for c in laid.hand),
        bytes(c | SECOND_PACK * team(leader + n) for n, c in enumerate(laid.trick[:chairs])),
    )
    tricks = laid_tricks(own, CARDS_PER_DEAL, packs, lambda led, card: taking.winning_index(bytes((led, card))) == 1)
    state = state._replace(
        hands=tricks.hands,
        played=tricks.played,
        gone=b"",
        takers=bytes([tricks.leader]) * tricks.before,
        plus=bytes(chairs),
        placed=(0, 0),
        leader=tricks.leader,
        turn=laid.turn,
        dealer=(tricks.leader - 1) % chairs,
        deals=state.deals if (state.deals - 1) % len(state.table.played) == 0 else 1,
        phase=TRICK,
    )
    if len(own.trick) < chairs:
        return state
    taker = (leader + taking.winning_index(own.trick)) % chairs
    return state._replace(takers=bytes([taker]), leader=taker, turn=taker, phase=SCORE)


def _rows(question: AnyQuestion[Any], plan: Any, shapes: Sequence[Shape]) -> Sequence[SquareRow]:
    return reading(question, plan, shapes, ())


def _put(state: ToedeloeState, square: int, piece: int) -> ToedeloeState:
    field, cell = divmod(square, FIELD + BESIDE)
    if cell >= FIELD:
        return _put_score(state, field) if cell == FIELD else state
    cells = bytearray(state.cells)
    at = field * FIELD + cell
    cells[at] = EMPTY if cells[at] == piece + 1 else piece + 1
    left = [state.table.options.pawns - cells.count(side + 1) for side in (0, 1)]
    if min(left) < 0 or cells.count(GREEN) > GREEN_PAWNS:
        raise BadPosition("pieces")
    return state._replace(cells=bytes(cells), left=(left[0], left[1]))


def _put_score(state: ToedeloeState, side: int) -> ToedeloeState:
    """Return the state with the score pawn of a team one place lower, or from the last place at the top again."""
    minus = list(state.minus)
    minus[side] = minus[side] - 1 if minus[side] > state.table.lowest else 0
    return state._replace(minus=(minus[0], minus[1]))


def _moved(state: ToedeloeState, action: Action, square: int) -> bool:
    field, cell = divmod(square, FIELD + BESIDE)
    if cell >= FIELD:
        return action.kind == "back" and cell == FIELD and field == team(state.turn)
    at = field * FIELD + cell
    return any(to == at or action.kind == "green" and source == at for source, to in action.placements)


LAYING = Laying(
    _begin,
    _cards,
    _lay,
    chairs=lambda state: state.table.chairs,
    pack=lambda state: PACK,
    pieces=lambda state: range(people.FIRST_TEAM_COLOUR, people.FIRST_TEAM_COLOUR + GREEN),
    plan=lambda state: board.plan(state.table.numbers, True, state.table.lowest),
    rows=_rows,
    put=_put,
    moved=_moved,
)
