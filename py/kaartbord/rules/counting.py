"""The counts of a game that is over, for one of its seats. Each game lists its own."""

from collections.abc import Callable
from typing import Any, NamedTuple

from .protocol import Event

CountFunction = Callable[[Any, Event, Any, int], int]
"""(state before the ply, one of its events, state after it, seat): the number to add for the seat."""


class Count(NamedTuple):
    """One count."""

    name: str
    """Its stored name; its words are among those of the game, after `stats.`."""
    event: str
    """The kind of events that are counted."""
    adds: CountFunction
    most: bool = False
    """True if the highest number counts, instead of the sum."""


def count_own(_before: Any, event: Event, _after: Any, seat: int) -> int:
    """Return 1 for an event of the seat itself, else 0."""
    return int(event.seat == seat)
