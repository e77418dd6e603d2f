"""The rating of a person against computers of one level: games won out of ten, with an interval. Pure."""

from collections.abc import Sequence
from math import ceil, floor, sqrt
from typing import NamedTuple

ENOUGH_GAMES = 10
"""The least games that are rated: with fewer the interval says next to nothing."""

Z = 1.96
"""Half the width, in standard deviations, of an interval that holds the truth 95 times in 100."""


class Rating(NamedTuple):
    """Games won out of ten: the estimate, and the ends of its interval."""

    often: int
    least: int
    most: int
    games: int
    """The games that were played."""


def rate(won: Sequence[bool]) -> Rating | None:
    """Return the rating after games, each won or not, by the score interval of Wilson; None after too few.

    >>> rate([True] * 9 + [False] * 14)
    Rating(often=4, least=2, most=6, games=23)
    """
    if (games := len(won)) < ENOUGH_GAMES:
        return None
    share, spread = sum(won) / games, Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    reach = sqrt(share * (1 - share) * spread + spread * spread / 4) / (1 + spread)
    least, most = 10 * (middle - reach), 10 * (middle + reach)
    return Rating(round(10 * share), floor(max(least, 0)), ceil(min(most, 10)), games)
