"""The scoring of the Dutch championship (NK)."""

from ....rules.championship import Championship
from ...race import rules as race


def points(home: int, won: bool) -> int:
    """Return two points for each pawn at home, and ten more for really finishing."""
    return 2 * home + 10 * won


CHAMPIONSHIP = Championship("K", 4, 5, 50, 8, (8, 4), points, race.pawns_home)
