"""The teams of a tournament, the results of its tables, and its standings. Pure."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from ..names import clean, fold
from . import CHAMPIONSHIP
from .schedule import Round, rounds

FEWEST, MOST = 2, 64
"""Teams of a tournament."""

LONGEST = 30
"""Characters of the name of a team."""

At = tuple[int, int]
"""A round and a table in it, both from 0."""

NameFlaw = Literal["", "empty", "long", "same", "full"]
ResultFlaw = Literal["", "both", "twice"]


class Result(NamedTuple):
    """The result of the game of two teams."""

    home: tuple[int, int]
    """Pawns that each team has home, at the end of the game or when time was up."""
    absent: frozenset[int] = frozenset()
    """The absent teams of the two, as 0 and 1."""
    game: str = ""
    """Key of the game that it was read from."""

    @property
    def finished(self) -> bool:
        """Return whether the game was played to its end: a team with all its pawns home wins immediately."""
        return CHAMPIONSHIP.most in self.home

    @property
    def points(self) -> tuple[int, int]:
        """Return the points of each team."""
        one, other = (CHAMPIONSHIP.points(home, home == CHAMPIONSHIP.most) for home in self.home)
        return one, other


class Standing(NamedTuple):
    """The place of a team in the standings."""

    place: int
    """From 1; teams with equal points share one."""
    team: int
    points: int
    played: int
    won: int
    home: int
    """Pawns home, in all games."""


class Tournament(NamedTuple):
    """All data of a tournament."""

    key: str
    """Its name on a device."""
    name: str
    teams: tuple[str, ...] = ()
    results: Mapping[At, Result] = {}

    @property
    def rounds(self) -> Sequence[Round]:
        """Return the schedule; no round before there are two teams."""
        return rounds(len(self.teams)) if len(self.teams) >= FEWEST else ()


def absence(absent: frozenset[int]) -> Result:
    """Return the result that is booked for an absent team, or for both."""
    there, gone = CHAMPIONSHIP.absent
    one, other = (gone if side in absent else there for side in (0, 1))
    return Result((one, other), absent)


# ---- the teams


def name_flaw(teams: Sequence[str], name: str) -> NameFlaw:
    """Return the reason why no team of this name can join these, or ""."""
    tidy = clean(name, len(name))
    if not tidy:
        return "empty"
    if len(tidy) > LONGEST:
        return "long"
    if fold(tidy) in map(fold, teams):
        return "same"
    return "full" if len(teams) >= MOST else ""


def free_name(teams: Sequence[str], name: str) -> str:
    """Return a name like this one that no team has."""
    for number in range(2, MOST + 2):
        end = f" {number}"
        wanted = clean(name, LONGEST - len(end)) + end
        if not name_flaw(teams[: MOST - 1], wanted):
            return wanted
    raise LookupError(name)


def join_team(cup: Tournament, name: str) -> Tournament:
    """Return the tournament with one more team; raise ValueError if it cannot join."""
    _refuse(name_flaw(cup.teams, name))
    _refuse("begun" if cup.results else "")
    return cup._replace(teams=(*cup.teams, clean(name, LONGEST)))


def remove_team(cup: Tournament, team: int) -> Tournament:
    """Return the tournament without a team; raise ValueError once there are results, which depend on the
    schedule."""
    _refuse("begun" if cup.results else "")
    return cup._replace(teams=(*cup.teams[:team], *cup.teams[team + 1 :]))


def rename_team(cup: Tournament, team: int, name: str) -> Tournament:
    """Return the tournament with another name for a team, also the same in other letters; raise ValueError if
    it cannot be."""
    others = (*cup.teams[:team], *cup.teams[team + 1 :])
    _refuse(name_flaw(others, name))
    return cup._replace(teams=(*cup.teams[:team], clean(name, LONGEST), *cup.teams[team + 1 :]))


def _refuse(flaw: str) -> None:
    if flaw:
        raise ValueError(flaw)


# ---- the results


def result_flaw(cup: Tournament, at: At, result: Result) -> ResultFlaw:
    """Return the reason why this cannot be the result of a table, or ""."""
    if result.home.count(CHAMPIONSHIP.most) > 1:
        return "both"
    return "twice" if elsewhere(cup, at, result.game) is not None else ""


def elsewhere(cup: Tournament, at: At, game: str) -> At | None:
    """Return the other table that has this game as its result already."""
    return next(
        (other for other, one in cup.results.items() if game and one.game == game and other != at), None
    )


def book(cup: Tournament, at: At, result: Result | None) -> Tournament:
    """Return the tournament with this result of a table, or none, instead of any other; raise ValueError if
    it cannot be."""
    number, table = at
    if not (0 <= number < len(cup.rounds) and 0 <= table < len(cup.rounds[number].tables)):
        raise ValueError(f"no table {at}")
    if result is None:
        return cup._replace(results={other: one for other, one in cup.results.items() if other != at})
    _refuse(result_flaw(cup, at, result))
    return cup._replace(results={**cup.results, at: result})


def open_tables(cup: Tournament, number: int) -> list[int]:
    """Return the tables of a round without a result."""
    return [table for table in range(len(cup.rounds[number].tables)) if (number, table) not in cup.results]


def is_over(cup: Tournament) -> bool:
    """Return whether every table of every round has a result."""
    return bool(cup.rounds) and current(cup) == len(cup.rounds)


def current(cup: Tournament) -> int:
    """Return the first round that still lacks a result, from 0; the number of rounds once all are in."""
    rounds = range(len(cup.rounds))
    return next((number for number in rounds if open_tables(cup, number)), len(rounds))


def standings(cup: Tournament) -> list[Standing]:
    """Return every team by its points; of teams with equal points, the one entered first."""
    sums = [[0, 0, 0, 0] for _ in cup.teams]
    for team, result, side in _booked(cup):
        won = result.home[side] == CHAMPIONSHIP.most
        for what, number in enumerate((result.points[side], 1, won, result.home[side])):
            sums[team][what] += number
    order = sorted(range(len(sums)), key=lambda team: -sums[team][0])
    return [
        Standing(1 + sum(other[0] > sums[team][0] for other in sums), team, *sums[team]) for team in order
    ]


def _booked(cup: Tournament) -> list[tuple[int, Result, int]]:
    """Return each team with each result that counts for it, and its place, 0 or 1, in that result. A resting
    team is booked like one whose opponent is absent, once its round is under way."""
    found = []
    for number, one in enumerate(cup.rounds):
        there = [
            (at, cup.results[number, at]) for at in range(len(one.tables)) if (number, at) in cup.results
        ]
        found += [(one.tables[at][side], result, side) for at, result in there for side in (0, 1)]
        if one.resting is not None and there:
            found.append((one.resting, absence(frozenset((1,))), 0))
    return found


def merged(ours: Tournament, theirs: Tournament) -> Tournament:
    """Return one tournament from those of two devices. If the teams are the same it has all results, ours
    where two differ; else it is the one with more results."""
    if ours.teams == theirs.teams:
        both = ours
        for at, result in theirs.results.items():
            if at not in ours.results and not result_flaw(both, at, result):
                both = book(both, at, result)
        return both
    return theirs if len(theirs.results) > len(ours.results) else ours


def contrary(ours: Tournament, theirs: Tournament) -> list[At]:
    """Return the tables of one tournament whose results differ between two devices."""
    if ours.teams != theirs.teams:
        return []
    both = sorted(ours.results.keys() & theirs.results.keys())
    return [at for at in both if ours.results[at][:2] != theirs.results[at][:2]]
