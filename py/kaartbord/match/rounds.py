"""Where the rounds of a game begin: each with a deal. Pure."""

from collections.abc import Sequence

from ..rules.protocol import DEALER
from .match import Ply

DEAL = "deal"
"""The dealer's action that a round begins with."""


def starts(plies: Sequence[Ply]) -> list[int]:
    """After how many plies each round has been dealt."""
    return [at for at, ply in enumerate(plies, 1) if ply.seat == DEALER and ply.action.kind == DEAL]


def before(plies: Sequence[Ply], at: int) -> int:
    """The start of a round that was last passed after `at` plies; 0 where there was none."""
    return max((start for start in starts(plies) if start < at), default=0)


def after(plies: Sequence[Ply], at: int) -> int:
    """The start of the next round after `at` plies; the end where there is none."""
    return min((start for start in starts(plies) if start > at), default=len(plies))
