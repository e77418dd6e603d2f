"""The statistics of a game of OkiDoki, for the seat's team."""

from ...rules.cards import ACE, rank
from ...rules.counting import Count
from ...rules.protocol import Event
from ...rules.seats import team
from .rules.state import TEAMS, State


def _avoided(before: State, event: Event, after: State, seat: int) -> int:
    """Return the number of aces in a trick that the other team takes."""
    return sum(rank(card) == ACE for card in event.cards) if team(event.seat) != team(seat) else 0


def _four(before: State, event: Event, after: State, seat: int) -> int:
    """Return 1 if the team has four aces, else 0."""
    return int(event.amount == team(seat))


def _given(before: State, event: Event, after: State, seat: int) -> int:
    """Return 1 if a pawn of the other team was hit, else 0."""
    return int(event.other not in TEAMS[team(seat)])


def _taken(before: State, event: Event, after: State, seat: int) -> int:
    """Return 1 if a pawn of the team was hit, else 0."""
    return int(event.other in TEAMS[team(seat)])


COUNTS = (
    Count("avoided", "trick", _avoided),
    Count("four", "aces", _four),
    Count("hits", "hit", _given),
    Count("hit", "hit", _taken),
)
