"""The teams of a tournament, the results of its tables, and its standings. Pure."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from ..names import clean_name, fold_name
from . import CHAMPIONSHIP
from .schedule import TournamentRound, rounds

MIN_TEAMS, MAX_TEAMS = 2, 64

MAX_NAME_LENGTH = 30

TableId = tuple[int, int]
"""A round and a table in it, both from 0."""

NameFlaw = Literal["", "empty", "long", "same", "full"]
ResultFlaw = Literal["", "both", "twice"]
"""Both teams have all pawns home, or the game is the result of another table."""


class TableResult(NamedTuple):
    """The result of the game of two teams."""

    pawns_home: tuple[int, int]
    """Pawns that each team has home, at the end of the game or when time was up."""
    absent: frozenset[int] = frozenset()
    """The absent teams of the two, as 0 and 1."""
    game: str = ""
    """Key of the game that it was read from."""

    @property
    def finished(self) -> bool:
        """Return whether the game was played to its end: a team with all its pawns home wins immediately."""
        return CHAMPIONSHIP.most in self.pawns_home

    @property
    def points(self) -> tuple[int, int]:
        """Return the points of each team."""
        one, other = (CHAMPIONSHIP.points(home, home == CHAMPIONSHIP.most) for home in self.pawns_home)
        return one, other


class TeamStanding(NamedTuple):
    """The place of a team in the standings."""

    place: int
    """From 1; teams with equal points share one."""
    team: int
    points: int
    played: int
    won: int
    pawns_home: int


class Tournament(NamedTuple):
    """All data of a tournament."""

    key: str
    """Its name on a device."""
    name: str
    teams: tuple[str, ...] = ()
    results: Mapping[TableId, TableResult] = {}

    @property
    def rounds(self) -> Sequence[TournamentRound]:
        """Return the schedule; no round before there are two teams."""
        return rounds(len(self.teams)) if len(self.teams) >= MIN_TEAMS else ()


def absence_result(absent: frozenset[int]) -> TableResult:
    """Return the result that is booked for an absent team, or for both."""
    there, gone = CHAMPIONSHIP.absent
    one, other = (gone if side in absent else there for side in (0, 1))
    return TableResult((one, other), absent)


# ---- the teams


def name_flaw(teams: Sequence[str], name: str) -> NameFlaw:
    """Return the reason why no team of this name can join these, or ""."""
    tidy = clean_name(name, len(name))
    if not tidy:
        return "empty"
    if len(tidy) > MAX_NAME_LENGTH:
        return "long"
    if fold_name(tidy) in map(fold_name, teams):
        return "same"
    return "full" if len(teams) >= MAX_TEAMS else ""


def free_name(teams: Sequence[str], name: str) -> str:
    """Return a name like this one that no team has."""
    for number in range(2, MAX_TEAMS + 2):
        end = f" {number}"
        wanted = clean_name(name, MAX_NAME_LENGTH - len(end)) + end
        if not name_flaw(teams[: MAX_TEAMS - 1], wanted):
            return wanted
    raise LookupError(name)


def join_team(cup: Tournament, name: str) -> Tournament:
    """Return the tournament with one more team; raise ValueError if it cannot join."""
    _refuse(name_flaw(cup.teams, name))
    _refuse("begun" if cup.results else "")
    return cup._replace(teams=(*cup.teams, clean_name(name, MAX_NAME_LENGTH)))


def remove_team(cup: Tournament, team: int) -> Tournament:
    """Return the tournament without a team; raise ValueError once there are results, which depend on the schedule."""
    _refuse("begun" if cup.results else "")
    return cup._replace(teams=(*cup.teams[:team], *cup.teams[team + 1 :]))


def rename_team(cup: Tournament, team: int, name: str) -> Tournament:
    """Return the tournament with another name for a team; raise ValueError if it cannot have that."""
    others = (*cup.teams[:team], *cup.teams[team + 1 :])
    _refuse(name_flaw(others, name))
    return cup._replace(teams=(*cup.teams[:team], clean_name(name, MAX_NAME_LENGTH), *cup.teams[team + 1 :]))


def _refuse(flaw: str) -> None:
    if flaw:
        raise ValueError(flaw)


# ---- the results


def result_flaw(cup: Tournament, at: TableId, result: TableResult) -> ResultFlaw:
    """Return the reason why this cannot be the result of a table, or ""."""
    if result.pawns_home.count(CHAMPIONSHIP.most) > 1:
        return "both"
    return "twice" if other_table_of_game(cup, at, result.game) is not None else ""


def other_table_of_game(cup: Tournament, at: TableId, game: str) -> TableId | None:
    """Return the other table that has this game as its result already."""
    return next((other for other, one in cup.results.items() if game and one.game == game and other != at), None)


def set_result(cup: Tournament, at: TableId, result: TableResult | None) -> Tournament:
    """Return the tournament with this result of a table, or None for no result; raise ValueError if it cannot be."""
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
    return bool(cup.rounds) and current_round(cup) == len(cup.rounds)


def current_round(cup: Tournament) -> int:
    """Return the first round that still lacks a result, from 0; the number of rounds once all are in."""
    rounds = range(len(cup.rounds))
    return next((number for number in rounds if open_tables(cup, number)), len(rounds))


def standings(cup: Tournament) -> list[TeamStanding]:
    """Return every team by its points; of teams with equal points, the one entered first."""
    sums = [[0, 0, 0, 0] for _ in cup.teams]
    for team, result, side in _counted_results(cup):
        won = result.pawns_home[side] == CHAMPIONSHIP.most
        for what, number in enumerate((result.points[side], 1, won, result.pawns_home[side])):
            sums[team][what] += number
    order = sorted(range(len(sums)), key=lambda team: -sums[team][0])
    return [TeamStanding(1 + sum(other[0] > sums[team][0] for other in sums), team, *sums[team]) for team in order]


def _counted_results(cup: Tournament) -> list[tuple[int, TableResult, int]]:
    """Return each team with each result that counts for it, and its place, 0 or 1, in that result. A resting
    team is booked like one whose opponent is absent, once its round is under way."""
    found = []
    for number, one in enumerate(cup.rounds):
        there = [(at, cup.results[number, at]) for at in range(len(one.tables)) if (number, at) in cup.results]
        found += [(one.tables[at][side], result, side) for at, result in there for side in (0, 1)]
        if one.resting is not None and there:
            found.append((one.resting, absence_result(frozenset((1,))), 0))
    return found


def merge_tournaments(ours: Tournament, theirs: Tournament) -> Tournament:
    """Return the tournament with the results of two devices, ours where they differ; of other teams the fuller one."""
    if ours.teams == theirs.teams:
        both = ours
        for at, result in theirs.results.items():
            if at not in ours.results and not result_flaw(both, at, result):
                both = set_result(both, at, result)
        return both
    return theirs if len(theirs.results) > len(ours.results) else ours


def conflicting_tables(ours: Tournament, theirs: Tournament) -> list[TableId]:
    """Return the tables of one tournament whose results differ between two devices."""
    if ours.teams != theirs.teams:
        return []
    both = sorted(ours.results.keys() & theirs.results.keys())
    return [at for at in both if ours.results[at][:2] != theirs.results[at][:2]]
