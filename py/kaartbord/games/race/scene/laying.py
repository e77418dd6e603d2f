"""The laying of a position of a pawn race by hand."""

from typing import Any

from ....games import GAMES
from ....rules.errors import BadPosition
from ....rules.protocol import Action
from ....scene.arbiter.laying import LaidCards, Laying, closed_hands
from .. import rules as race
from ..rules.ring import PAWNS
from .board import plan_of_ring
from .reading import reading


def race_laying(code: str) -> Laying:
    """Return the part of a race."""

    def begin(options: Any, seats: int) -> race.RaceState:
        """Return the first turn of a deal without cards; all pawns wait."""
        return GAMES[code].setup(options, seats)._replace(dealer=seats - 1, deals=1, turn=0)  # type: ignore[no-any-return]

    return Laying(
        begin,
        cards=lambda state: LaidCards(max(state.turn, 0), state.hands[max(state.turn, 0)]),
        lay=_lay,
        tricks=False,
        pack=lambda state: bytes(sorted(set(state.table.deck))),
        pieces=lambda state: range(state.table.seats),
        plan=lambda state: plan_of_ring(state.table.ring, 0, True),
        rows=lambda question, plan, shapes: reading(question.reader, question.view, plan, shapes),
        put=_put,
        moved=_moved,
    )


def _lay(state: race.RaceState, laid: LaidCards) -> race.RaceState:
    return state._replace(turn=laid.turn, hands=closed_hands(laid, [len(laid.hand)] * state.table.seats))


def _put(state: race.RaceState, square: int, piece: int) -> race.RaceState:
    ring, pawns = state.table.ring, bytearray(state.pawns)
    if square >= ring.yard:
        return state
    stood = pawns.find(square)
    if stood >= 0:
        pawns[stood] = ring.yard
    if stood < 0 or stood // PAWNS != piece:
        if ring.place(piece, square) < 0:
            raise BadPosition("a pawn off the board or in a home of others")
        free = next((pawn for pawn in state.table.own[piece] if pawns[pawn] == ring.yard), None)
        if free is None:
            raise BadPosition("pieces")
        pawns[free] = square
    return state._replace(pawns=bytes(pawns), blocked=ring.blocked(bytes(pawns)))


def _moved(state: race.RaceState, action: Action, square: int) -> bool:
    yard = state.table.ring.yard
    if square < yard:
        here = {state.pawns.find(square)} - {-1}
    else:
        here = {pawn for pawn in state.table.own[square - yard] if state.pawns[pawn] == yard}
    return any(pawn in here or to == square < yard for pawn, to in action.placements)
