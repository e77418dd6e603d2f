"""Pairing by lot or by standings, so that no two teams meet twice where that can be avoided. Pure."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from itertools import combinations, count

Pair = tuple[int, int]
Met = AbstractSet[frozenset[int]]
"""The pairs that have met, or will meet in a round that is drawn already."""

NOBODY = -1
"""The opponent of a team that rests: nobody should meet it twice either."""


def pair_up(teams: Sequence[int], met: Met, repeats: int) -> list[Pair] | None:
    """Return pairs of all these teams, neighbours rather than others; None if more than `repeats` have met.

    With ten teams or more and at most four met by each, some pairing always avoids all of them (Dirac), so the
    search goes back over no more than the last eight.
    """
    if not teams:
        return []
    first, *others = teams
    for other in others:
        again = frozenset((first, other)) in met
        if again <= repeats:
            pairs = pair_up([team for team in others if team != other], met, repeats - again)
            if pairs is not None:
                return [(first, other), *pairs]
    return None


def mend(tables: Sequence[Pair], order: Sequence[int], met: Met) -> tuple[Pair, ...]:
    """Return the tables of a round for the teams in `order`, from the top of the standings. Tables whose two teams
    are there stay as they are, unless pairs would meet twice without them; nobody else's number changes.

    >>> mend([(0, 1), (2, 3)], [0, 2, 1], set())
    ((0, 1), (3, 2))
    >>> mend([(0, 1), (2, 3), (4, 5)], [0, 2, 4, 5], set())
    ((0, 2), (1, 3), (4, 5))
    """
    whole = [at for at, pair in enumerate(tables) if {*pair} <= {*order} and frozenset(pair) not in met]
    for repeats in count():
        for size in range(len(whole) + 1):
            for broken in combinations(whole, size):
                kept = {*whole} - {*broken}
                seated = {team for at in kept for team in tables[at]}
                loose = [team for team in reversed(order) if team not in seated]
                pairs = pair_up([NOBODY, *loose] if len(loose) % 2 else loose, met, repeats)
                if pairs is not None:
                    return _seated(tables, kept, {*order}, pairs[::-1])
    raise AssertionError("unreachable: enough repeats allow any pairing")


def _seated(
    tables: Sequence[Pair], kept: AbstractSet[int], here: AbstractSet[int], pairs: list[Pair]
) -> tuple[Pair, ...]:
    """Return the tables with these pairs where none is kept. At a table that is left over sit teams that are away,
    so that all others keep their number; with the one that rests there, if the teams that are away are too few."""
    left = [at for at in range(len(tables)) if at not in kept]
    found = {at: tables[at] for at in kept}
    games = [pair if at % 2 else pair[::-1] for at, pair in enumerate(p for p in pairs if NOBODY not in p)]
    found |= dict(zip(left, games, strict=False))
    found |= {len(tables) + at: pair for at, pair in enumerate(games[len(left) :])}
    away = [team for at in left for team in tables[at] if team not in here]
    rest = [team for pair in pairs if NOBODY in pair for team in pair if team != NOBODY]
    spare = iter([*away, *rest])
    found |= {at: (next(spare), next(spare)) for at in left[len(games) :]}
    return tuple(found[at] for at in sorted(found))
