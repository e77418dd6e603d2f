"""The schedule of teams: by the circle method, so that no two teams ever meet twice. Pure."""

from functools import lru_cache
from typing import NamedTuple

from . import CHAMPIONSHIP


class TournamentRound(NamedTuple):
    """One round; teams by their number from 0."""

    tables: tuple[tuple[int, int], ...]
    """The two teams at each table; the first of them deals first."""
    resting: int | None
    """The team without an opponent, in an odd number of teams."""


@lru_cache
def rounds(teams: int) -> tuple[TournamentRound, ...]:
    """Return all rounds for `teams` teams; a few teams have all met before the greatest number of rounds.

    >>> [(each.tables, each.resting) for each in rounds(3)]
    [(((1, 2),), 0), (((2, 0),), 1), (((0, 1),), 2)]
    """
    ring = teams - 1 + teams % 2  # a resting team meets an absent one, in the middle of the circle
    return tuple(_round(number, teams, ring) for number in range(min(CHAMPIONSHIP.rounds, ring)))


def _round(number: int, teams: int, ring: int) -> TournamentRound:
    """Return one round: the ring of teams turns by one each round, and opposite teams meet."""
    pairs = [((number + step) % ring, (number - step) % ring) for step in range(1, (ring + 1) // 2)]
    tables = [pair if step % 2 else pair[::-1] for step, pair in enumerate(pairs, 1)]
    if teams % 2:
        return TournamentRound(tuple(tables), number)
    middle = (number, ring) if number % 2 else (ring, number)
    return TournamentRound((middle, *tables), None)
