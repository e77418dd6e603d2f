"""What a tournament must know of the game that it is played with."""

from collections.abc import Callable
from typing import Any, NamedTuple


class Championship(NamedTuple):
    """How a game counts where two teams meet at a table."""

    code: str
    """The game's letter."""
    seats: int
    rounds: int
    """How many rounds there are at the most."""
    minutes: int
    """How long a game may last."""
    most: int
    """What a team has that has won, and nobody else: all its pawns home."""
    absent: tuple[int, int]
    """What is booked where one team is not there: for the other team, and for itself."""
    points: Callable[[int, bool], int]
    """(pawns home, whether the team won): the points of a game."""
    home: Callable[[Any], tuple[int, ...]]
    """How many pawns each side has home in a state."""
