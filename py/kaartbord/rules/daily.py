"""The day's deal of a game: one short deal that is the same for everybody, for ever. Each game has its own."""

from collections.abc import Callable
from typing import Any, NamedTuple

from .protocol import Action


class DailyRules(NamedTuple):
    """The day's deal of a game. All of it is as lasting as a link: another deal needs a number of its own."""

    version: int
    """The rules version that it is played by."""
    position: str
    """The position text of its start: house rules, seats and pawns."""
    deals: int
    """The deal is over before the dealer would deal once more than this."""
    standing: Callable[[Any], tuple[int, ...]]
    """(state) -> by side: its points."""
    worth: Callable[[Any, int, Action], int]
    """(the seat's view, seat, a legal action) -> its worth to the others at the table, who take the highest. It is
    counted in whole numbers, and knows nothing of the computer's levels, so that it never changes with them."""
    fewer: bool = False
    """True if fewer points are better."""
