"""The chances over a whole game, and the turns that changed them most. Pure.

Chances are by side, 0 to 1, together 1. `known` has those by number of plies, for all positions that were judged.
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
"""By side: its chance to win, 0 to 1; together 1."""

ChancesByPly = Mapping[int, Chances]
"""By number of plies played: the chances in that position, for positions that were evaluated."""

GRID_STEPS = 120
"""Steps into which a long game is divided at first."""

MAX_EVALUATED = 150
"""The most positions that are evaluated in one game."""

MAX_TURNS = 3
"""The most turns that are shown."""

MIN_SWING = 0.02
"""A turn that changed the chances less than this made no difference."""

ACTING_SIDE_WEIGHT = 2
"""Weight of the side that acted in the choice of the side whose chances are shown for a turn."""

ROWS = 10
"""Rows of the table that has the chart in figures."""

PARTS = 40
"""Parts into which the chart is divided for taps."""

WIDE, HIGH, EDGE = 320, 160, 14
LEFT, BELOW = 54, 16
"""Measures of the chart, in its own units; the figures are at the left, start and end below."""


class TurningPoint(NamedTuple):
    """A turn that changed the chances."""

    ply: int
    """The number of plies, this turn included."""
    before: Chances
    after: Chances

    @property
    def swing(self) -> float:
        """The change of the chances of the side for which it changed most."""
        return max(abs(now - then) for then, now in zip(self.before, self.after, strict=True))


class Gap(NamedTuple):
    """Two evaluated positions with none evaluated between them: plies `start` and `start + length`."""

    start: int
    length: int
    turn: TurningPoint


def positions_to_evaluate(last: int) -> int:
    """Return the number of positions that are evaluated of a game with `last` plies, at most."""
    return min(last + 1, MAX_EVALUATED)


def next_ply(known: ChancesByPly, last: int, small: Collection[int] = ()) -> int | None:
    """Return the position to evaluate next, by the plies played before it; None once enough is known.

    First all in even steps, from the start on; then those between two of which the chances differ much.
    """
    steps = min(last, GRID_STEPS)
    for step in range(steps + 1):
        if (ply := step * last // max(steps, 1)) not in known:
            return ply
    if len(known) >= positions_to_evaluate(last):
        return None
    wide = [gap for gap in _largest(known, small) if gap.length > 1]
    return wide[0].start + wide[0].length // 2 if wide else None


def _largest(known: ChancesByPly, small: Collection[int]) -> Sequence[Gap]:
    """Return the gaps over which the chances changed most, but not single small plies."""
    gaps = [Gap(a, b - a, TurningPoint(b, known[a], known[b])) for a, b in pairwise(sorted(known))]
    turns = [gap for gap in gaps if gap.length > 1 or gap.turn.ply not in small]
    return sorted(turns, key=lambda gap: -gap.turn.swing)[:MAX_TURNS]


def turning_points(known: ChancesByPly, small: Collection[int] = ()) -> list[TurningPoint]:
    """Return the turns that mattered most, in the order of play, without `small` plies such as the dealer's."""
    turns = [gap.turn for gap in _largest(known, small) if gap.length == 1 and gap.turn.swing >= MIN_SWING]
    return sorted(turns, key=lambda turn: turn.ply)


def chance_line(known: ChancesByPly, side: int) -> list[tuple[int, float]]:
    """Return the chance of a side as (plies played, chance), in the order of play."""
    return [(ply, chances[side]) for ply, chances in sorted(known.items())]


class Axes(NamedTuple):
    """The axes of the chart of a game with `last` plies."""

    last: int

    def across(self, ply: int) -> float:
        """Return the distance from the left edge of the picture."""
        return LEFT + ply * (WIDE - LEFT - EDGE) / self.last

    def parts(self) -> list[int]:
        """Return the number of plies at the end of each part of the chart that a tap can select, from the start."""
        many = min(self.last, PARTS)
        return [part * self.last // many for part in range(many + 1)]

    def down(self, chance: float) -> float:
        """Return the distance from the top of the picture."""
        return EDGE + (1 - chance) * (HIGH - 2 * EDGE - BELOW)

    def points(self, places: Iterable[tuple[int, float]]) -> str:
        """Return a line through (plies played, chance), as SVG writes it."""
        return " ".join(f"{self.across(ply):.1f},{self.down(chance):.1f}" for ply, chance in places)


class FinishedGame(NamedTuple):
    """A finished game, with the figures and words that explain its chances to a reader."""

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

    def charted_sides(self) -> list[int]:
        """Return the sides that have a line in the chart: of two only the own one, or the first."""
        sides = self.sides
        own = [number for number, seats in enumerate(sides) if self.session.bottom_seat in seats]
        return own if len(sides) == 2 else list(range(len(sides)))

    def side_names(self, side: int) -> str:
        """Return the names of the players of a side."""
        return self.reader.names_of(self.sides[side])

    def colour(self, side: int) -> int:
        """Return the number of the colour of a side's line."""
        return phrasebooks.pawn_colour(self.session.code, self.sides[side][0], self.reader.colours)

    def minor_plies(self) -> frozenset[int]:
        """Return the numbers of the plies to pass over: the dealer's, and those too small for the log."""
        quiet, me = PHRASEBOOKS[self.session.code].is_minor_ply, self.reader.me
        plies = enumerate(self.session.play.plies, 1)
        return frozenset(number for number, ply in plies if ply.seat == DEALER or quiet(ply, me))

    def turn_text(self, turn: TurningPoint) -> str:
        """Return what was done in a turn."""
        plies, messages = self.session.play.plies, self.reader.messages
        line = log.log_line(self.reader, self.session.game, plies[turn.ply - 1]).words
        return line or messages.format("replay.count", ply=turn.ply, last=len(plies))

    def subject_side(self, turn: TurningPoint) -> int:
        """Return the side in the chart whose chances a turn changed most; the acting side counts FIRST times."""
        sides, acted = self.sides, self.session.play.plies[turn.ply - 1].seat

        def swing(side: int) -> float:
            return abs(turn.after[side] - turn.before[side]) * (ACTING_SIDE_WEIGHT if acted in sides[side] else 1)

        return max(self.charted_sides(), key=swing)

    def change_text(self, turn: TurningPoint) -> str:
        """Return in words the chances, before and after a turn, of the side that it is about."""
        side = self.subject_side(turn)
        return self.reader.messages.format(
            "course.changed",
            who=self.reader.people(self.sides[side]),
            before=whole_percent(turn.before[side]),
            after=whole_percent(turn.after[side]),
        )

    def rows(self) -> list[tuple[int, list[int]]]:
        """Return the chart as a table: some of its points, as (plies played, the chance of every side in per cent)."""
        known = sorted(self.session.chances.items())
        some = dict(known[step * (len(known) - 1) // ROWS] for step in range(ROWS + 1))
        return [(ply, [whole_percent(chances[n]) for n in range(len(self.sides))]) for ply, chances in some.items()]


def whole_percent(chance: float) -> int:
    """Return a chance in per cent, as a whole number."""
    return round(100 * chance)
