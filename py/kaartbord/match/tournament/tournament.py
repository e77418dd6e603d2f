"""The teams of a tournament and the results of its tables. Pure."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from ..names import clean_name, fold_name
from . import CHAMPIONSHIP
from .clock import RoundClock
from .schedule import Tables, TournamentRound, drawn_rounds, number_of_rounds, rounds

MIN_TEAMS, MAX_TEAMS = 2, 64

MAX_NAME_LENGTH = 30

TableId = tuple[int, int]
"""A round and a table in it, both from 0."""

Method = Literal["fixed", "played"]
"""Rounds by a schedule that is fixed beforehand, or drawn one by one: the first by lot, others by the games played."""

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
    source: str = ""
    """The way it came: "h" by hand, "p" from the phone of the table, "l" from the link of a game; "" if unknown."""
    minute: int = 0
    """The time at which it was booked, in minutes since 1970; 0 if unknown."""

    @property
    def finished(self) -> bool:
        """Return whether the game was played to its end: a team with all its pawns home wins immediately."""
        return CHAMPIONSHIP.most in self.pawns_home

    @property
    def points(self) -> tuple[int, int]:
        """Return the points of each team."""
        one, other = (CHAMPIONSHIP.points(home, home == CHAMPIONSHIP.most) for home in self.pawns_home)
        return one, other


class Tournament(NamedTuple):
    """All data of a tournament."""

    key: str
    """Its name on a device."""
    name: str
    teams: tuple[str, ...] = ()
    results: Mapping[TableId, TableResult] = {}
    method: Method = "fixed"
    drawn: tuple[Tables, ...] = ()
    """The rounds that were drawn; none while they are still those of the fixed schedule."""
    away: frozenset[tuple[int, int]] = frozenset()
    """A team and a round, for each round that a team misses."""
    earlier: tuple[tuple[TableId, TableResult], ...] = ()
    """The results that were corrected or cleared, the first one first."""
    clock: RoundClock = RoundClock()

    @property
    def rounds(self) -> Sequence[TournamentRound]:
        """Return the rounds that are known; none before there are two teams."""
        if self.drawn or self.method == "played":
            return drawn_rounds(self.drawn, len(self.teams), self.away)
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


def is_begun(cup: Tournament) -> bool:
    """Return whether teams have been told whom they meet, which holds from then on."""
    return bool(cup.results or cup.drawn)


def join_team(cup: Tournament, name: str) -> Tournament:
    """Return a tournament that has not begun with one more team; raise ValueError if it cannot join."""
    _refuse("begun" if is_begun(cup) else "")
    return with_team(cup, name)


def with_team(cup: Tournament, name: str) -> Tournament:
    """Return the tournament with one more name of a team; raise ValueError if it cannot have that."""
    _refuse(name_flaw(cup.teams, name))
    return cup._replace(teams=(*cup.teams, clean_name(name, MAX_NAME_LENGTH)))


def remove_team(cup: Tournament, team: int) -> Tournament:
    """Return the tournament without a team; raise ValueError once it has begun, as then teams only leave."""
    _refuse("begun" if is_begun(cup) else "")
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
    if (known := cup.results.get(at)) is not None and (result is None or known[:2] != result[:2]):
        cup = cup._replace(earlier=(*cup.earlier, (at, known)))
    if result is None:
        return cup._replace(results={other: one for other, one in cup.results.items() if other != at})
    _refuse(result_flaw(cup, at, result))
    return cup._replace(results={**cup.results, at: result})


def result_of_table(cup: Tournament, at: TableId) -> TableResult | None:
    """Return the result of a table: what was booked, or else what follows from a team that misses the round."""
    pair = cup.rounds[at[0]].tables[at[1]]
    absent = frozenset(side for side in (0, 1) if (pair[side], at[0]) in cup.away)
    return cup.results.get(at) or (absence_result(absent) if absent else None)


def open_tables(cup: Tournament, number: int) -> list[int]:
    """Return the tables of a round without a result."""
    return [at for at in range(len(cup.rounds[number].tables)) if result_of_table(cup, (number, at)) is None]


def is_under_way(cup: Tournament, number: int) -> bool:
    """Return whether a round has a result: nobody's opponent in it changes any more."""
    return any(at[0] == number for at in cup.results)


def is_over(cup: Tournament) -> bool:
    """Return whether every table of every round has a result."""
    return bool(cup.rounds) and current_round(cup) == len(cup.rounds) >= number_of_rounds(len(cup.teams))


def current_round(cup: Tournament) -> int:
    """Return the first round that still lacks a result, from 0; the number of rounds once all are in."""
    rounds = range(len(cup.rounds))
    return next((number for number in rounds if open_tables(cup, number)), len(rounds))


def merge_tournaments(ours: Tournament, theirs: Tournament) -> Tournament:
    """Return the tournament with the results of two devices, ours where they differ; of other rounds the fuller one."""
    if _same_tables(ours, theirs):
        both = ours
        for at, result in theirs.results.items():
            if at not in ours.results and not result_flaw(both, at, result):
                both = set_result(both, at, result)
        return both
    return max(ours, theirs, key=lambda cup: (len(cup.results), len(cup.drawn)))


def _same_tables(ours: Tournament, theirs: Tournament) -> bool:
    """Return whether a table of one is the same table of the other."""
    return ours.teams == theirs.teams and ours.rounds == theirs.rounds


def conflicting_tables(ours: Tournament, theirs: Tournament) -> list[TableId]:
    """Return the tables of one tournament whose results differ between two devices."""
    if not _same_tables(ours, theirs):
        return []
    both = sorted(ours.results.keys() & theirs.results.keys())
    return [at for at in both if ours.results[at][:2] != theirs.results[at][:2]]
