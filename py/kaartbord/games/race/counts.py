"""The counts of a pawn race."""

from ...rules.counting import Count
from ...rules.protocol import Event
from .rules import RaceState
from .rules.ring import PAWNS


def _hits_made(before: RaceState, event: Event, after: RaceState, seat: int) -> int:
    """Return 1 for a pawn of another side that the seat has hit, else 0."""
    return int(event.seat == seat and event.other // PAWNS in before.table.rivals[seat])


def _hits_suffered(before: RaceState, event: Event, after: RaceState, seat: int) -> int:
    """Return 1 for a pawn of the seat that somebody else has hit, else 0."""
    return int(event.seat != seat and event.other // PAWNS == seat)


def _home(before: RaceState, event: Event, after: RaceState, seat: int) -> int:
    """Return 1 for a pawn of the seat that came home, else 0."""
    return int(event.pawn // PAWNS == seat)


COUNTS = (Count("hits", "hit", _hits_made), Count("hit", "hit", _hits_suffered), Count("home", "home", _home))
