"""The result of a table where the game was played here: read from its link. Pure."""

from collections.abc import Sequence
from re import findall
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


def first_side(play: Play, teams: tuple[str, str], names: Sequence[str]) -> int:
    """The side that the first of two teams played, by whose names at the table stand in those of the teams; the first
    side where that does not show it."""
    sides = game_of(play.match).sides(play.state)

    def fits(team: str, side: int) -> int:
        return sum(bool(_words(names[seat]) & _words(team)) for seat in sides[side] if seat < len(names))

    one, other = teams
    return int(fits(one, 1) + fits(other, 0) > fits(one, 0) + fits(other, 1))


def _words(name: str) -> set[str]:
    return {*findall(r"\w+", name.casefold())}


def result(play: Play, *, first: int) -> Result:
    """The pawns as they stand, be it the end or time is up; the first team played this side."""
    home = CHAMPIONSHIP.home(play.state)
    return Result((home[first], home[1 - first]), game=key(play.match))
