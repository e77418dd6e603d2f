"""The standings of a tournament. Pure."""

from typing import NamedTuple

from . import CHAMPIONSHIP
from .tournament import TableResult, Tournament, absence_result, is_under_way, open_tables, result_of_table


class TeamStanding(NamedTuple):
    """The place of a team in the standings."""

    place: int
    """From 1; teams with equal points that have won as often share one."""
    team: int
    points: int
    played: int
    won: int
    pawns_home: int


def standings(cup: Tournament) -> list[TeamStanding]:
    """Return every team by its points, then by the games it won; of teams alike in both, the one entered first."""
    sums = [[0, 0, 0, 0] for _ in cup.teams]
    for team, result, side in _counted_results(cup):
        won = result.pawns_home[side] == CHAMPIONSHIP.most
        for what, number in enumerate((result.points[side], 1, won, result.pawns_home[side])):
            sums[team][what] += number
    ranks = [(points, won) for points, _, won, _ in sums]
    order = sorted(range(len(sums)), key=lambda team: ranks[team], reverse=True)
    return [TeamStanding(1 + sum(other > ranks[team] for other in ranks), team, *sums[team]) for team in order]


def _counted_results(cup: Tournament) -> list[tuple[int, TableResult, int]]:
    """Return each team with each result that counts for it, and its place, 0 or 1, in that result. Once a round is
    under way, a team that rests is booked like one whose opponent is absent, and one that misses it as absent."""
    found = []
    for number, one in enumerate(cup.rounds):
        if is_under_way(cup, number) or not open_tables(cup, number):
            for at, pair in enumerate(one.tables):
                if (result := result_of_table(cup, (number, at))) is not None:
                    found += [(pair[side], result, side) for side in (0, 1)]
            seated = {team for pair in one.tables for team in pair}
            missing = [team for team, missed in cup.away if missed == number and team not in seated]
            found += [(team, absence_result(frozenset((0,))), 0) for team in missing]
            if one.resting is not None:
                found.append((one.resting, absence_result(frozenset((1,))), 0))
    return found
