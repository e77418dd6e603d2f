"""Who stood ahead when: the chances over a whole game, and the turns that changed them most. Pure.

Chances are by side, 0 to 1, together 1. `known` has those after so many plies, for all that were looked at.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from ..match.session.session import Session
from ..rules.protocol import DEALER
from ..text import log, phrasebooks
from ..text.phrasebooks import PHRASEBOOKS
from ..text.reader import Reader

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


FIRST = 2
"""How much more a change of the chances counts if it is that of the side that acted."""

ROWS = 10
"""Rows of the table that says the same as the chart in figures."""

PARTS = 40
"""Into how many parts the chart is divided for a tap."""

WIDE, HIGH, EDGE = 320, 160, 14
LEFT, BELOW = 54, 16
"""Measures of the chart, in its own units; the figures stand at the left, start and end below."""


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


class Axes(NamedTuple):
    """The chart of a game of so many plies: where a chance after some of them stands."""

    last: int

    def across(self, ply: int) -> float:
        """How far to the right, from the left edge of the picture."""
        return LEFT + ply * (WIDE - LEFT - EDGE) / self.last

    def parts(self) -> list[int]:
        """After how many plies each part of the chart ends that a tap can tell from the next, from the start on."""
        many = min(self.last, PARTS)
        return [part * self.last // many for part in range(many + 1)]

    def down(self, chance: float) -> float:
        """How far down, from the top of the picture."""
        return EDGE + (1 - chance) * (HIGH - 2 * EDGE - BELOW)

    def points(self, places: Iterable[tuple[int, float]]) -> str:
        """A line through (plies played, chance), as SVG writes it."""
        return " ".join(f"{self.across(ply):.1f},{self.down(chance):.1f}" for ply, chance in places)


class Finished(NamedTuple):
    """A game that is over, and to whom it is explained."""

    session: Session
    reader: Reader

    @property
    def sides(self) -> Sequence[Sequence[int]]:
        """The seats of each side."""
        return self.session.game.sides(self.session.play.state)

    @property
    def axes(self) -> Axes:
        """The measures of its chart."""
        return Axes(max(len(self.session.play.plies), 1))

    def drawn(self) -> list[int]:
        """The sides that have a line: of two the own one, or the first."""
        sides = self.sides
        own = [number for number, seats in enumerate(sides) if self.session.bottom in seats]
        return own if len(sides) == 2 else list(range(len(sides)))

    def who(self, side: int) -> str:
        """The players of a side."""
        return self.reader.starting(self.sides[side])

    def colour(self, side: int) -> int:
        """The number of the colour of a side's line."""
        return phrasebooks.figure(self.session.code, self.sides[side][0], self.reader.colours)

    def small(self) -> frozenset[int]:
        """The plies that are no turns to learn from: the dealer's, and what is too small for the log."""
        quiet, me = PHRASEBOOKS[self.session.code].quiet, self.reader.me
        plies = enumerate(self.session.play.plies, 1)
        return frozenset(number for number, ply in plies if ply.seat == DEALER or quiet(ply, me))

    def words(self, turn: Turn) -> str:
        """What was done in a turn."""
        plies, messages = self.session.play.plies, self.reader.messages
        line = log.line(self.reader, self.session.game, plies[turn.ply - 1]).words
        return line or messages.say("replay.count", ply=turn.ply, last=len(plies))

    def told_of(self, turn: Turn) -> int:
        """The side in the chart whose chances a turn is about; if there are more, that of who acted, or some other by
        far the most."""
        sides, acted = self.sides, self.session.play.plies[turn.ply - 1].seat

        def swing(side: int) -> float:
            return abs(turn.after[side] - turn.before[side]) * (FIRST if acted in sides[side] else 1)

        return max(self.drawn(), key=swing)

    def changed(self, turn: Turn) -> str:
        """Return how the chances changed of the side that a turn is about."""
        side = self.told_of(turn)
        return self.reader.messages.say(
            "course.changed",
            who=self.reader.people(self.sides[side]),
            before=percent(turn.before[side]),
            after=percent(turn.after[side]),
        )

    def rows(self) -> list[tuple[int, list[int]]]:
        """The chart as a table: some of its points, as (plies played, the chance of every side in per cent)."""
        known = sorted(self.session.chances.items())
        some = dict(known[step * (len(known) - 1) // ROWS] for step in range(ROWS + 1))
        return [(ply, [percent(chances[n]) for n in range(len(self.sides))]) for ply, chances in some.items()]


def percent(chance: float) -> int:
    """A chance as people say it."""
    return round(100 * chance)
