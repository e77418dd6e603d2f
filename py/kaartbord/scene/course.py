"""Who stood ahead when: the chances over a whole game, and the turns that changed them most. Pure.

Chances are by side, 0 to 1, together 1. `known` has those after so many plies, for all that were looked at.
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

Chances = tuple[float, ...]
Known = Mapping[int, Chances]

GRID = 120
"""Into how many steps a long game is divided at first."""

MOST = 150
"""Positions that are looked at in one game."""

MOST_TURNS = 3
"""Turns that are shown."""

LEAST = 0.02
"""A turn that changed the chances less than this made no difference."""


class Turn(NamedTuple):
    """A turn that changed the chances."""

    ply: int
    """How many plies were played once it was."""
    before: Chances
    after: Chances

    @property
    def swing(self) -> float:
        """How much it changed the chances of the side for which it changed most."""
        return max(abs(now - then) for then, now in zip(self.before, self.after, strict=True))


class Gap(NamedTuple):
    """Two positions that are known, with nothing known between."""

    start: int
    length: int
    turn: Turn


def expected(last: int) -> int:
    """How many positions of a game with so many plies are looked at, at most."""
    return min(last + 1, MOST)


def next_ply(known: Known, last: int, small: Collection[int] = ()) -> int | None:
    """The position to look at next, by the plies played before it; None once enough is known.

    First all in even steps, from the start on; then whatever lies between two far apart.
    """
    steps = min(last, GRID)
    for step in range(steps + 1):
        if (ply := step * last // max(steps, 1)) not in known:
            return ply
    if len(known) >= expected(last):
        return None
    wide = [gap for gap in _largest(known, small) if gap.length > 1]
    return wide[0].start + wide[0].length // 2 if wide else None


def _largest(known: Known, small: Collection[int]) -> Sequence[Gap]:
    """The gaps over which the chances changed most, but not single small plies."""
    gaps = [Gap(a, b - a, Turn(b, known[a], known[b])) for a, b in pairwise(sorted(known))]
    turns = [gap for gap in gaps if gap.length > 1 or gap.turn.ply not in small]
    return sorted(turns, key=lambda gap: -gap.turn.swing)[:MOST_TURNS]


def turns(known: Known, small: Collection[int] = ()) -> list[Turn]:
    """The turns that mattered most, in the order of play; `small` plies are none, such as the dealer's."""
    turns = [gap.turn for gap in _largest(known, small) if gap.length == 1 and gap.turn.swing >= LEAST]
    return sorted(turns, key=lambda turn: turn.ply)


def line(known: Known, side: int) -> list[tuple[int, float]]:
    """The chance of a side as (plies played, chance), in the order of play."""
    return [(ply, chances[side]) for ply, chances in sorted(known.items())]
