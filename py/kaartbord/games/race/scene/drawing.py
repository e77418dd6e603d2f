"""A pawn-race board without players: the common result of all drawings.

Lengths are in board units: 1 is the distance between neighbouring holes. The origin is the upper left corner of the box
that holds the wood and the plates, y points down. Positions count clockwise from the arm at the bottom.
"""

from typing import NamedTuple

from ....scene.geometry import Box, Outline, Point
from ....scene.track_plan import PlateAnchor

MARGIN = 0.85
"""From the outermost holes of a rectangular board to the edge of the wood."""


class BoardTemplate(NamedTuple):
    """Arms, homes, yards and plates by position; `TrackPlan` describes the rest."""

    size: Point
    outline: Outline
    sections: tuple[tuple[Point, ...], ...]
    homes: tuple[tuple[Point, ...], ...]
    yards: tuple[tuple[Point, ...], ...]
    plates: tuple[PlateAnchor, ...]
    title: Point | None
    zoom_window: Box | None = None
    full_width_plates: bool = False


def moved(points: tuple[Point, ...], dx: float, dy: float) -> tuple[Point, ...]:
    """Return the points, shifted."""
    return tuple((x + dx, y + dy) for x, y in points)


def corners(width: float, height: float, inset: float) -> tuple[PlateAnchor, PlateAnchor, PlateAnchor, PlateAnchor]:
    """Return plates in the lower left, upper left, upper right and lower right corner."""
    right, bottom = width - inset, height - inset
    return (
        PlateAnchor(inset, bottom, 0, 1),
        PlateAnchor(inset, inset, 0, 0),
        PlateAnchor(right, inset, 1, 0),
        PlateAnchor(right, bottom, 1, 1),
    )
