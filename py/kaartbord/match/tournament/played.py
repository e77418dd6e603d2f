"""The result of a table where the game was played here: read from its link. Pure."""

from typing import Literal

from ..match import Play, game_of, key
from . import CHAMPIONSHIP
from .tournament import Result

Unfit = Literal["game", "seats"]


def unfit(play: Play) -> Unfit | None:
    """Why a game can be none of a tournament's: it is another game, or another number plays it."""
    if play.match.game != CHAMPIONSHIP.code:
        return "game"
    return "seats" if play.match.seats != CHAMPIONSHIP.seats else None


def is_over(play: Play) -> bool:
    """Whether it was played to its end."""
    return not game_of(play.match).to_move(play.state)


def result(play: Play, *, first: int) -> Result:
    """The pawns as they stand, be it the end or time is up; the first team played this side."""
    home = CHAMPIONSHIP.home(play.state)
    return Result((home[first], home[1 - first]), game=key(play.match))
