"""The counts of a pawn race."""

from ...rules.counting import Count
from ...rules.protocol import Event
from .rules import State
from .rules.ring import PAWNS


def _given(before: State, event: Event, after: State, seat: int) -> int:
    """Return 1 for a pawn of another side that the seat has hit, else 0."""
    return int(event.seat == seat and event.other // PAWNS in before.table.rivals[seat])


def _taken(before: State, event: Event, after: State, seat: int) -> int:
    """Return 1 for a pawn of the seat that somebody else has hit, else 0."""
    return int(event.seat != seat and event.other // PAWNS == seat)


def _home(before: State, event: Event, after: State, seat: int) -> int:
    """Return 1 for a pawn of the seat that came home, else 0."""
    return int(event.pawn // PAWNS == seat)


COUNTS = (Count("hits", "hit", _given), Count("hit", "hit", _taken), Count("home", "home", _home))
