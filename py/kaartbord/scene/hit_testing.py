"""Hit testing: find the thing on a board that a tap means, at any size of the board."""

from collections.abc import Iterable, Sequence
from math import hypot
from typing import NamedTuple

from .geometry import Point
from .shapes import SELECTED, Shape

FINGER = 22.0
"""CSS px from the middle of a fingertip to its edge. Anything farther from a tap is never meant."""

AMBIGUITY = 12.0
"""CSS px by which a thing may be farther from the tap than the nearest one and be meant as well."""

HALF_SQUARE = 0.5
"""Board units from the middle of a square to its edge."""

MIN_MAGNIFICATION = 1.6
"""The least magnification of a lens, where it has the room."""

MIN_LENS = 180.0
"""The least width of a lens in CSS px, where it has the room."""


class LensSize(NamedTuple):
    """A lens: its width, and the size of a board unit under it, in CSS px."""

    size: float
    pitch: float


def tap_candidates(shapes: Iterable[Shape], x: float, y: float, pitch: float) -> tuple[Shape, ...]:
    """Return what a tap on (x, y) may mean, the nearest first; a board unit is `pitch` CSS px.

    That is what may be picked within a finger, and whatever is about as near; else the nearest pawn within a
    finger that may not be picked; else nothing.
    """
    near = _by_distance(shapes, x, y)
    within = [shape for distance, shape in near if distance * pitch <= FINGER]
    pickable = _without_covered_pawns([(distance, shape) for distance, shape in near if shape.role == "button"])
    if not pickable or pickable[0][0] * pitch > FINGER:
        return tuple(within[:1])
    farthest = pickable[0][0] + AMBIGUITY / pitch
    return tuple(shape for distance, shape in pickable if distance <= farthest)


def is_isolated(shapes: Iterable[Shape], shape: Shape, pitch: float) -> bool:
    """Return whether nothing else may be picked within a finger's breadth of the shape, so that no other was meant.

    A pawn in hand does not count: to pick it again plays nothing.
    """
    others = (other for other in shapes if other.role == "button" and not other.flags & SELECTED)
    breadth = 2 * FINGER / pitch
    near = _by_distance(others, shape.x, shape.y)
    return all(distance >= breadth for distance, other in near if other.cell != shape.cell)


def place_at(places: Iterable[Point], point: Point) -> int:
    """Return which of the places of a board is under a point, or -1."""
    x, y = point
    distance, nearest = min((hypot(a - x, b - y), i) for i, (a, b) in enumerate(places))
    return nearest if distance <= HALF_SQUARE else -1


def lens_for(pitch: float, away: float, most: float) -> LensSize:
    """Return the lens that shows all within `away` board units from its middle; at most `most` px wide.

    Things one unit apart are a finger's breadth apart under it, unless that takes more room.
    """
    large = max(2 * FINGER, MIN_MAGNIFICATION * pitch)
    size = min(max(MIN_LENS, 2 * (away * large + FINGER)), most)
    return LensSize(size, min(large, (size / 2 - FINGER) / away) if away else large)


def _by_distance(shapes: Iterable[Shape], x: float, y: float) -> list[tuple[float, Shape]]:
    """Return targets and pawns with their distance from a point, the nearest first."""
    things = (shape for shape in shapes if shape.kind in ("target", "pawn"))
    return sorted(((hypot(thing.x - x, thing.y - y), thing) for thing in things), key=lambda pair: pair[0])


def _without_covered_pawns(near: Sequence[tuple[float, Shape]]) -> list[tuple[float, Shape]]:
    """Return the shapes without a pawn on the square of a target: they mean the same tap."""
    targets = {shape.cell for _, shape in near if shape.kind == "target"}
    return [(distance, shape) for distance, shape in near if shape.kind == "target" or shape.cell not in targets]
