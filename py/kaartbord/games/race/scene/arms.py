"""Boards of arms round a centre: a square with plates in its corners for four, a disc for any other number.

One formula draws them all. An arm is 5 holes wide and `steps` holes long from the corner of its tip to the
valley between two arms, so it owns 2 * steps + 4 squares of the ring.
"""

from math import cos, hypot, pi, sin, sqrt, tan
from typing import NamedTuple

from ....scene.geometry import Box, Outline, Point
from ....scene.track_plan import PlateAnchor
from .drawing import MARGIN, BoardTemplate, corners, moved

_RIM = 0.75  # from the outermost hole of a disc to its edge
_GAP = 0.15  # between a disc and the plates in rows above and below it
_HIGH, _WIDE = 0.29, 0.59  # of plates on a phone, as parts of a disc's radius
_CORNER_PLATE = 3.3
_BELOW = {3: 1, 5: 3, 6: 3, 7: 3, 8: 4}
_ROWS = {1: (0.06,), 2: (0.94, 0.06), 3: (0.94, 0.44, 0.06), 4: (0.94, 0.62, 0.36, 0.06)}


class ArmHoles(NamedTuple):
    """Ring sections and home lanes by arm, round the origin; `radius` is that of the tips."""

    radius: float
    sections: tuple[tuple[Point, ...], ...]
    homes: tuple[tuple[Point, ...], ...]


def arm_point(arms: int, arm: int, along: float, aside: float) -> Point:
    """Return the point `along` the axis of an arm and `aside` of it, clockwise positive; the centre is (0, 0)."""
    angle = pi / 2 + arm * 2 * pi / arms
    return along * cos(angle) - aside * sin(angle), along * sin(angle) + aside * cos(angle)


def arm_holes(arms: int, steps: int) -> ArmHoles:
    """Return the holes of a board; all neighbours on the ring and in a home are 1 apart."""
    valley_at = 2 / tan(pi / arms)
    radius = valley_at + steps
    sections = []
    for arm in range(arms):
        valley, corner = arm_point(arms, arm, valley_at, 2), arm_point(arms, arm + 1, radius, -2)
        out = [arm_point(arms, arm, radius - i, 2) for i in range(steps + 1)]
        back = [_between(valley, corner, i / steps) for i in range(1, steps + 1)]
        tip = [arm_point(arms, arm + 1, radius, -1), arm_point(arms, arm + 1, radius, 0)]
        sections.append((arm_point(arms, arm, radius, 1), *out, *back, *tip))
    homes = tuple(tuple(arm_point(arms, arm, radius - k, 0) for k in range(1, 5)) for arm in range(arms))
    return ArmHoles(radius, tuple(sections), homes)


def _between(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def square(steps: int) -> BoardTemplate:
    """Draw four arms on a square; the waiting holes are beside the arm, clear of the plate in the corner."""
    arms = arm_holes(4, steps)
    centre = arms.radius + MARGIN
    side = 2 * centre
    waiting = tuple((-3.3 - 1.05 * col, steps * 0.67 + 1.05 * row) for row in (0, 1) for col in (0, 1))
    yards = []
    for _ in range(4):
        yards.append(moved(waiting, centre, centre))
        waiting = tuple((-y, x) for x, y in waiting)
    return BoardTemplate(
        size=(side, side),
        outline=Outline(0, 0, side, side, 0.8),
        sections=tuple(moved(section, centre, centre) for section in arms.sections),
        homes=tuple(moved(home, centre, centre) for home in arms.homes),
        yards=tuple(yards),
        plates=corners(side, side, 0.37),
        title=(centre, centre),
        zoom_window=Box(0, _CORNER_PLATE, side, side - 2 * _CORNER_PLATE),
    )


def disc(seats: int, steps: int, portrait: bool, *, beside: float = 0.5) -> BoardTemplate:
    """Draw arms on a disc; the plates hang above and below it (`portrait`), or left and right of it.

    `beside` is the room for them at either side, as a part of the disc's radius.
    """
    arms = arm_holes(seats, steps)
    waits = [_waiting(seats, arm, arms.radius) for arm in range(seats)]
    reach = max(hypot(*hole) for hole in waits[0]) + _RIM
    placed = _rows(seats, reach) if portrait else _columns(seats, reach, beside * reach)
    plates, (width, height), (x, y), window = placed
    return BoardTemplate(
        size=(width, height),
        outline=Outline(x - reach, y - reach, 2 * reach, 2 * reach, reach),
        sections=tuple(moved(section, x, y) for section in arms.sections),
        homes=tuple(moved(home, x, y) for home in arms.homes),
        yards=tuple(moved(wait, x, y) for wait in waits),
        plates=plates,
        title=(x, y) if seats > 3 else (x, y - 0.6 * reach),
        zoom_window=window,
        full_width_plates=portrait,
    )


def _waiting(arms: int, arm: int, radius: float) -> tuple[Point, ...]:
    """Return four waiting holes clockwise of an arm's tip."""
    along, aside = (radius - 0.15, 3.6) if arms <= 6 else (radius - 0.55, 3.12)
    return tuple(arm_point(arms, arm, along - 1.02 * i, aside + 1.02 * j) for i in (0, 1) for j in (0, 1))


_Placed = tuple[tuple[PlateAnchor, ...], Point, Point, Box]
"""Plates clockwise from the viewer's, the box's size, the disc's centre, and the area that no plate covers."""


def _rows(seats: int, reach: float) -> _Placed:
    """Place plates on the rim above and below the disc, the viewer's in the middle below or in the left corner."""
    count = _BELOW[seats]
    above, below = _bow(seats - count, reach), _bow(count, reach)
    top, bottom = (max(away for _, away in row) + _HIGH * reach for row in (above, below))
    width, height = 2 * reach, top + bottom
    upper = [PlateAnchor(at * width, top - away, at, 1) for at, away in above]
    lower = [PlateAnchor(at * width, top + away, at, 0) for at, away in below]
    own = count // 2
    first = top - min(away for _, away in above)
    last = top + min(away for _, away in below)
    plates = (*lower[own::-1], *upper, *lower[:own:-1])
    return plates, (width, height), (reach, top), Box(0, first, width, last - first)


def _bow(count: int, reach: float) -> list[tuple[float, float]]:
    """Return the plates of a row: each one's distance to the right (of the row, and of the plate), and from the
    centre."""
    places = [i / (count - 1) for i in range(count)] if count > 1 else [0.0]
    bow = []
    for at in places:
        left = at * (2 - _WIDE) - 1
        nearest = max(0, left, -left - _WIDE) * reach
        bow.append((at, sqrt((reach + _GAP) ** 2 - nearest**2)))
    return bow


def _columns(seats: int, reach: float, beside: float) -> _Placed:
    """Place plates left and right of the disc, clockwise from the viewer's lower left."""
    width, height = 2 * (beside + reach), 2 * reach
    on_left = (seats + 1) // 2
    left = [PlateAnchor(_inset(at), at * height, 0, 0.5) for at in _ROWS[on_left]]
    right = [PlateAnchor(width - _inset(at), at * height, 1, 0.5) for at in reversed(_ROWS[seats - on_left])]
    window = Box(beside, 0, 2 * reach, height)
    return (*left, *right), (width, height), (beside + reach, reach), window


def _inset(at: float) -> float:
    """Return the inset of a plate at this height: the highest and lowest hang a little nearer to the disc."""
    return 0.0 if 0.1 < at < 0.9 else 0.4
