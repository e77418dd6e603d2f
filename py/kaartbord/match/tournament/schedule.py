"""The rounds of a tournament: fixed by the circle method, so that no two teams ever meet twice, or drawn. Pure."""

from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import NamedTuple

from . import CHAMPIONSHIP


class TournamentRound(NamedTuple):
    """One round; teams by their number from 0."""

    tables: tuple[tuple[int, int], ...]
    """The two teams at each table; the first of them deals first."""
    resting: int | None
    """The team without an opponent, in an odd number of teams."""


Tables = tuple[tuple[int, int], ...]
"""The teams at each table of one round."""


@lru_cache
def drawn_rounds(
    drawn: tuple[Tables, ...], teams: int, away: AbstractSet[tuple[int, int]]
) -> tuple[TournamentRound, ...]:
    """Return the rounds of these tables; `away` has a team and a round for each that a team misses."""
    found = []
    for number, tables in enumerate(drawn):
        seated = {team for pair in tables for team in pair}
        resting = (team for team in range(teams) if team not in seated and (team, number) not in away)
        found.append(TournamentRound(tables, next(resting, None)))
    return tuple(found)


def number_of_rounds(teams: int) -> int:
    """Return the number of rounds for `teams` teams: a few have all met before the most rounds."""
    return min(CHAMPIONSHIP.rounds, _ring(teams)) if teams > 1 else 0


def _ring(teams: int) -> int:
    """Return the number of teams on the circle: a resting team meets an absent one, in the middle of it."""
    return teams - 1 + teams % 2


@lru_cache
def rounds(teams: int) -> tuple[TournamentRound, ...]:
    """Return all rounds for `teams` teams by the circle method.

    >>> [(each.tables, each.resting) for each in rounds(3)]
    [(((1, 2),), 0), (((2, 0),), 1), (((0, 1),), 2)]
    """
    return tuple(_round(number, teams, _ring(teams)) for number in range(number_of_rounds(teams)))


def _round(number: int, teams: int, ring: int) -> TournamentRound:
    """Return one round: the ring of teams turns by one each round, and opposite teams meet."""
    pairs = [((number + step) % ring, (number - step) % ring) for step in range(1, (ring + 1) // 2)]
    tables = [pair if step % 2 else pair[::-1] for step, pair in enumerate(pairs, 1)]
    if teams % 2:
        return TournamentRound(tuple(tables), number)
    middle = (number, ring) if number % 2 else (ring, number)
    return TournamentRound((middle, *tables), None)
