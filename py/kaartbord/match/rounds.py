"""The starts of the rounds of a game: each begins with a deal. Pure."""

from collections.abc import Sequence

from ..rules.protocol import DEALER
from .match import Ply

DEAL = "deal"
"""The dealer's action at the start of a round."""


def starts(plies: Sequence[Ply]) -> list[int]:
    """Return for each round the number of plies up to and with its deal."""
    return [at for at, ply in enumerate(plies, 1) if ply.seat == DEALER and ply.action.kind == DEAL]


def previous_start(plies: Sequence[Ply], at: int) -> int:
    """Return the start of the last round that began before `at` plies, or 0."""
    return max((start for start in starts(plies) if start < at), default=0)


def next_start(plies: Sequence[Ply], at: int) -> int:
    """Return the start of the next round after `at` plies, or the end."""
    return min((start for start in starts(plies) if start > at), default=len(plies))
