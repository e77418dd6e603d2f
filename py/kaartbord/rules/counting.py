"""What is counted in a game that is over, for one of its seats. Each game lists its own."""

from collections.abc import Callable
from typing import Any, NamedTuple

from .protocol import Event

Adds = Callable[[Any, Event, Any, int], int]
"""(state before the ply, one of its events, state after it, seat): what that adds for the seat."""


class Count(NamedTuple):
    """One number."""

    name: str
    """What is stored of it; its words stand among those of the game, after `stats.`."""
    event: str
    """The kind of events that are looked at."""
    adds: Adds
    most: bool = False
    """Whether the highest counts, and not all together."""


def own(_before: Any, event: Event, _after: Any, seat: int) -> int:
    """One for each event of the seat itself."""
    return int(event.seat == seat)
