"""The day's deal of a pawn race: the squares that a side has walked, and the moves of the others at the table."""

from ...rules.protocol import Action
from .rules import RaceState, place_pawns
from .rules.ring import PAWNS

OUT = 10
"""Squares that it is worth to have a pawn on its way."""


def standing(state: RaceState) -> tuple[int, ...]:
    """Return by side the squares that its pawns have walked, those they stand on included."""
    return tuple(sum(walked(state, state.pawns, seat)[0] for seat in seats) for seats in state.table.sides)


def walked(state: RaceState, pawns: bytes, seat: int) -> tuple[int, int]:
    """Return the squares that the pawns of a seat have walked, and the number of those that are out."""
    ring = state.table.ring
    places = [ring.place(seat, cell) for cell in pawns[PAWNS * seat : PAWNS * seat + PAWNS]]
    return sum(places) + len(places), sum(place >= 0 for place in places)


def worth(view: RaceState, seat: int, action: Action) -> int:
    """Return the squares that a play leaves to the seat's side, twice, less those of all sides; pawns out count too."""
    if action.kind != "play":
        return 0
    t = view.table
    pawns, _ = place_pawns(t, view.pawns, view.blocked, action.placements)
    total = 0
    for other in range(t.seats):
        steps, out = walked(view, pawns, other)
        total += (1 if other in (seat, t.partner[seat]) else -1) * (steps + OUT * out)
    return total
