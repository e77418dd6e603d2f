"""The facts about a game that a tournament in it needs."""

from collections.abc import Callable
from typing import Any, NamedTuple


class Championship(NamedTuple):
    """The scoring of a game between two teams at a table."""

    code: str
    seats: int
    rounds: int
    """The most rounds."""
    minutes: int
    """The most minutes of a game."""
    most: int
    """Pawns home of the team that has won: all it has, which no other team reaches."""
    absent: tuple[int, int]
    """Pawns that are booked if one team is absent: for the other team, and for itself."""
    points: Callable[[int, bool], int]
    """(pawns home, whether the team won): the points of a game."""
    home: Callable[[Any], tuple[int, ...]]
    """Pawns that each side has home in a state."""
