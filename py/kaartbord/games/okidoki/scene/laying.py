"""The laying of a position of OkiDoki by hand: pawns, and a trick or steps to walk."""

from collections.abc import Sequence
from typing import Any

from ....match.shuffle import shuffled
from ....rules.cards import ACE, rank, suit
from ....rules.errors import BadPosition
from ....rules.protocol import Action
from ....rules.seats import team
from ....scene.arbiter.laying import LaidCards, Laying
from ....text import people
from ...tricks.scene.laying import laid_tricks
from .. import setup
from ..rules import hand
from ..rules.state import (
    BOXES,
    DECK,
    PAWNS_OF_TEAM,
    RESERVE,
    START,
    STRENGTH,
    TEAM_PAWNS,
    TRICK,
    TWO_OF_SPADES,
    OkidokiState,
    initial_state,
)
from . import board
from .reading import reading

ASIDE = 4 * BOXES
"""Squares of the reading before the track: both starts, then both reserves."""

ACES = bytes(card for card in DECK if rank(card) == ACE)
PACK = bytes([TWO_OF_SPADES]) + DECK.translate(None, ACES + bytes([TWO_OF_SPADES])) + ACES
"""The pack with the two of spades first and the aces last."""

ALL_POINTS = 20
"""The penalty points of a hand; as steps they stand for four aces."""

SEEDS = {11: 4, 12: 0, 13: 3, 14: 10, 15: 52, 16: 7, 17: 38, 18: 5, ALL_POINTS: 6}
"""By the steps of the team that begins: a seed of a hand that brings them; the other team walks the rest."""


STEPS = (*sorted(ALL_POINTS - steps for steps in SEEDS if steps < ALL_POINTS), *SEEDS)


def _begin(options: Any, seats: int) -> OkidokiState:
    """Return the first trick of a hand."""
    fresh = setup(options, seats)
    chairs = fresh.table.chairs
    fresh = fresh._replace(dealer=chairs - 1, rounds=1, given=len(fresh.table.pairs), phase=TRICK)
    return _lay(fresh, LaidCards(0, b""))


def _cards(state: OkidokiState) -> LaidCards:
    turn = max(state.turn, 0)
    due = state.moves[0][1] or ALL_POINTS if state.moves else 0
    return LaidCards(turn, state.hands[turn], bytes(card for _, card in hand.current_trick(state)), due)


def _lay(state: OkidokiState, laid: LaidCards) -> OkidokiState:
    if laid.steps:
        return _walk(state, team(laid.turn), laid.steps)
    chairs = state.table.chairs
    laid = laid._replace(trick=laid.trick[: chairs - 1])
    tricks = laid_tricks(laid, len(DECK) // 4, [PACK] * chairs, _beats)
    return state._replace(
        hands=tricks.hands,
        played=tricks.played,
        takers=bytes([tricks.leader]) * tricks.before,
        leader=tricks.leader,
        turn=laid.turn,
        dealer=(tricks.leader - 1) % chairs,
        moves=(),
        phase=TRICK,
    )


def _beats(led: int, card: int) -> bool:
    return suit(card) == suit(led) and STRENGTH[card] > STRENGTH[led]


def _walk(state: OkidokiState, side: int, steps: int) -> OkidokiState:
    """Return the state after a whole hand that brings these steps to a team."""
    first = steps in SEEDS
    seed = SEEDS[steps if first else ALL_POINTS - steps]
    after = next(after for turned in (0, 1) if (after := dealt_hand(state, seed, turned)).moves[not first][0] == side)
    if not first:
        after = after._replace(moves=after.moves[1:], turn=state.table.after[after.turn][0])
    return after._replace(pawns=state.pawns)


def dealt_hand(state: OkidokiState, seed: int, turned: int) -> OkidokiState:
    """Return the state after a hand dealt by a seed, from that chair on, in which all play the first card that fits."""
    deck = bytes(shuffled(DECK, seed, 0))
    hands = tuple(bytes(sorted(deck[(n + turned) % 4 :: 4])) for n in range(4))
    first = next(chair for chair, held in enumerate(hands) if TWO_OF_SPADES in held)
    state = initial_state(state.table)._replace(
        hands=hands,
        leader=first,
        turn=first,
        dealer=(first - 1) % 4,
        rounds=max(state.rounds, 1),
        given=len(state.table.pairs),
        phase=TRICK,
    )
    while state.phase == TRICK:
        state = hand.play_card(state, hand.playable_cards(state)[:1])
    return state


def _cell(state: OkidokiState, square: int) -> int:
    """Return the cell of a square of the reading."""
    return START if square < ASIDE // 2 else RESERVE if square < ASIDE else square - ASIDE + 1


def _put(state: OkidokiState, square: int, piece: int) -> OkidokiState:
    cell, pawns, finish = _cell(state, square), bytearray(state.pawns), state.table.finish
    stood = pawns.find(cell) if START < cell < finish else -1
    if stood >= 0:
        pawns[stood] = RESERVE
    if stood < 0 or stood // TEAM_PAWNS != piece:
        aside = cell in (START, RESERVE)
        wanted = (finish,) if aside else (RESERVE, START)
        free = next((pawn for at in wanted for pawn in PAWNS_OF_TEAM[piece] if pawns[pawn] == at), None)
        if free is None:
            raise BadPosition("pieces")
        pawns[free] = RESERVE if aside else cell
    for own in PAWNS_OF_TEAM:
        off = [pawn for pawn in own if pawns[pawn] in (START, RESERVE)]
        for n, pawn in enumerate(off):
            pawns[pawn] = START if n < BOXES else RESERVE
    return state._replace(pawns=bytes(pawns))


def _moved(state: OkidokiState, action: Action, square: int) -> bool:
    cell = _cell(state, square)
    teams = PAWNS_OF_TEAM[square // BOXES % 2] if square < ASIDE else range(2 * TEAM_PAWNS)
    here = [pawn for pawn in teams if state.pawns[pawn] == cell]
    return any(pawn in here or to == cell and square >= ASIDE for pawn, to in action.placements)


def _pieces(state: OkidokiState) -> Sequence[int]:
    return people.FIRST_TEAM_COLOUR, people.FIRST_TEAM_COLOUR + 1


LAYING = Laying(
    _begin,
    _cards,
    _lay,
    chairs=lambda state: state.table.chairs,
    pieces=_pieces,
    plan=lambda state: board.plan(state.table.squares),
    rows=reading,
    put=_put,
    moved=_moved,
    steps=STEPS,
)
