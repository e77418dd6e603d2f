"""Who plays which game for the computer."""

from collections.abc import Callable
from functools import partial
from typing import Any

from ..rules.protocol import Action
from . import greedy, okidoki, toedeloe, toepen

PLAYERS: dict[str, Callable[[Any, int], Action]] = {
    "K": partial(greedy.choose, "K"),
    "T": partial(greedy.choose, "T"),
    "P": toepen.choose,
    "O": okidoki.choose,
    "L": toedeloe.choose,
}
"""By code of the game: (view, seat) -> one of the legal actions."""


def choose(code: str, view: Any, seat: int) -> Action:
    """The computer's choice for a seat, one of the legal actions; the same view gives the same choice.

    Whatever else is in `view` is turned face down first. KeyError for a game the computer does not know,
    ValueError if the seat has no choice to make.
    """
    return PLAYERS[code](view, seat)
