"""The computer player of a game: one record a game."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ..rules.protocol import Action
from .adapter import SearchAdapter
from .search import Search


def all_legal(view: Any, legal: Sequence[Action]) -> Sequence[Action]:
    """Return every legal action."""
    return legal


class ComputerPlayer(NamedTuple):
    """The computer player of one game."""

    adapter: SearchAdapter[Any]
    """The interface of the game to the search."""
    choose_firm: Callable[[Any, int, Sequence[Action]], Action]
    """(the seat's view, seat, its legal actions) -> the one that looks best without a search."""
    beginner_score: Callable[[Any, int, Action], int]
    """(the seat's view, seat, a legal action) -> a beginner's impression: 1 if it brings something, as a hit
    does, -1 if it harms the own side, else 0."""
    iterations: int = 300
    """Iterations of the strong player's search."""
    search_class: type[Search[Any]] = Search
    """Another class for a game whose search chooses differently."""
    select_actions: Callable[[Any, Sequence[Action]], Sequence[Action]] = all_legal
    """(the seat's view, its legal actions) -> those that the computer chooses from, at every level."""
