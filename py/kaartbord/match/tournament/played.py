"""The result of a table whose game was played here: read from its link. Pure."""

from collections.abc import Sequence
from re import findall
from typing import Literal

from ..match import Play, game_of, key_of_match
from . import CHAMPIONSHIP
from .tournament import TableResult

MisfitReason = Literal["game", "seats"]


def misfit_reason(play: Play) -> MisfitReason | None:
    """Return the reason why a game cannot belong to a tournament: another game, or another number of seats."""
    if play.match.game != CHAMPIONSHIP.code:
        return "game"
    return "seats" if play.match.seats != CHAMPIONSHIP.seats else None


def is_over(play: Play) -> bool:
    """Return whether it was played to its end."""
    return not game_of(play.match).to_move(play.state)


def guess_first_side(play: Play, teams: tuple[str, str], names: Sequence[str]) -> int:
    """Return the side of the first of two teams, by the words that players' and teams' names share; 0 if unclear."""
    sides = game_of(play.match).sides(play.state)

    def fits(team: str, side: int) -> int:
        return sum(bool(_words(names[seat]) & _words(team)) for seat in sides[side] if seat < len(names))

    one, other = teams
    return int(fits(one, 1) + fits(other, 0) > fits(one, 0) + fits(other, 1))


def _words(name: str) -> set[str]:
    return {*findall(r"\w+", name.casefold())}


def result_of(play: Play, *, first: int) -> TableResult:
    """Return the result by the pawns now, at the end or when time is up; the first team played side `first`."""
    home = CHAMPIONSHIP.home(play.state)
    return TableResult((home[first], home[1 - first]), game=key_of_match(play.match))
