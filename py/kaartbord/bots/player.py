"""What the computer needs to play a game: one record a game."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ..rules.protocol import Action
from .adapter import SearchAdapter
from .search import Search


def all_of(view: Any, legal: Sequence[Action]) -> Sequence[Action]:
    """Every legal action."""
    return legal


class Player(NamedTuple):
    """How the computer plays one game."""

    adapter: SearchAdapter[Any]
    """What the search must know of the game."""
    firm: Callable[[Any, int, Sequence[Action]], Action]
    """(what the seat sees, seat, its legal actions) -> the one that looks best at once."""
    obvious: Callable[[Any, int, Action], int]
    """(what the seat sees, seat, a legal action) -> what a beginner sees at once: 1 if it brings something, as a hit
    does, -1 if it harms the own side, else 0."""
    iterations: int = 300
    """How long the strong player searches."""
    search: type[Search[Any]] = Search
    """Another class for a game whose search chooses in a way of its own."""
    considers: Callable[[Any, Sequence[Action]], Sequence[Action]] = all_of
    """(what the seat sees, its legal actions) -> those that the computer chooses from, at every level."""
