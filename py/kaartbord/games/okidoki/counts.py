"""The statistics of a game of OkiDoki, for the seat's team."""

from ...rules.cards import ACE, rank
from ...rules.counting import Count
from ...rules.protocol import Event
from ...rules.seats import team
from .rules.state import PAWNS_OF_TEAM, OkidokiState


def _aces_avoided(before: OkidokiState, event: Event, after: OkidokiState, seat: int) -> int:
    """Return the number of aces in a trick that the other team takes."""
    return sum(rank(card) == ACE for card in event.cards) if team(event.seat) != team(seat) else 0


def _four_aces(before: OkidokiState, event: Event, after: OkidokiState, seat: int) -> int:
    """Return 1 if the team has four aces, else 0."""
    return int(event.amount == team(seat))


def _hits_made(before: OkidokiState, event: Event, after: OkidokiState, seat: int) -> int:
    """Return 1 if a pawn of the other team was hit, else 0."""
    return int(event.other not in PAWNS_OF_TEAM[team(seat)])


def _hits_suffered(before: OkidokiState, event: Event, after: OkidokiState, seat: int) -> int:
    """Return 1 if a pawn of the team was hit, else 0."""
    return int(event.other in PAWNS_OF_TEAM[team(seat)])


COUNTS = (
    Count("avoided", "trick", _aces_avoided),
    Count("four", "aces", _four_aces),
    Count("hits", "hit", _hits_made),
    Count("hit", "hit", _hits_suffered),
)
