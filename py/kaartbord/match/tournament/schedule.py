"""Who meets whom: by the circle method, so that no two teams ever meet twice. Pure."""

from functools import lru_cache
from typing import NamedTuple

from . import CHAMPIONSHIP


class Round(NamedTuple):
    """One round; teams by their number from 0."""

    tables: tuple[tuple[int, int], ...]
    """The two teams at each table; the first of them deals first."""
    resting: int | None
    """The team that has nobody to meet, where they are an odd number."""


@lru_cache
def rounds(teams: int) -> tuple[Round, ...]:
    """All rounds of so many teams; few teams have met all others before the last round that there could be."""
    ring = teams - 1 + teams % 2  # who rests meets a team that is not there, in the middle of the circle
    return tuple(_round(number, teams, ring) for number in range(min(CHAMPIONSHIP.rounds, ring)))


def _round(number: int, teams: int, ring: int) -> Round:
    """The ring of teams turns on by one each round, and who stand opposite each other meet."""
    pairs = [((number + step) % ring, (number - step) % ring) for step in range(1, (ring + 1) // 2)]
    tables = [pair if step % 2 else pair[::-1] for step, pair in enumerate(pairs, 1)]
    if teams % 2:
        return Round(tuple(tables), number)
    middle = (number, ring) if number % 2 else (ring, number)
    return Round((middle, *tables), None)
