"""Which of the things on a board a tap means, at whatever size the board is drawn."""

from collections.abc import Iterable, Sequence
from math import hypot
from typing import NamedTuple

from .geometry import Point
from .shapes import SELECTED, Shape

FINGER = 22.0
"""CSS px from the middle of a fingertip to its edge. What lies farther from a tap is never meant."""

DOUBT = 12.0
"""CSS px by which a thing may lie farther from the tap than the nearest one and be meant as well."""

UNDER = 0.5
"""Board units from the middle of a square to its edge."""

ENLARGED = 1.6
"""Times that a lens enlarges, at least, where it has the room."""

LENS = 180.0
"""CSS px that a lens is wide, at least, where it has the room."""


class Lens(NamedTuple):
    """A lens: how wide it is, and how large a board unit is under it, in CSS px."""

    size: float
    pitch: float


def meant(shapes: Iterable[Shape], x: float, y: float, pitch: float) -> tuple[Shape, ...]:
    """What a tap on (x, y) may mean, the nearest first; a board unit is `pitch` CSS px.

    That is what may be picked within a finger, and whatever is about as near; else the nearest pawn within a
    finger that may not be picked; else nothing.
    """
    near = _by_distance(shapes, x, y)
    within = [shape for distance, shape in near if distance * pitch <= FINGER]
    pickable = _one_a_place([(distance, shape) for distance, shape in near if shape.role == "button"])
    if not pickable or pickable[0][0] * pitch > FINGER:
        return tuple(within[:1])
    farthest = pickable[0][0] + DOUBT / pitch
    return tuple(shape for distance, shape in pickable if distance <= farthest)


def stands_apart(shapes: Iterable[Shape], shape: Shape, pitch: float) -> bool:
    """Whether nothing else may be picked within a finger's breadth of the shape, so that no other was meant.

    A pawn in hand does not count: to pick it again plays nothing.
    """
    others = (other for other in shapes if other.role == "button" and not other.flags & SELECTED)
    breadth = 2 * FINGER / pitch
    near = _by_distance(others, shape.x, shape.y)
    return all(distance >= breadth for distance, other in near if other.cell != shape.cell)


def under(places: Iterable[Point], point: Point) -> int:
    """Which of the places of a board lies under a point, or -1."""
    x, y = point
    distance, nearest = min((hypot(a - x, b - y), i) for i, (a, b) in enumerate(places))
    return nearest if distance <= UNDER else -1


def lens(pitch: float, away: float, most: float) -> Lens:
    """The lens that shows all as far as `away` board units from its middle; at most so many px wide.

    What lies one unit apart lies a finger's breadth apart under it, unless that takes more room.
    """
    large = max(2 * FINGER, ENLARGED * pitch)
    size = min(max(LENS, 2 * (away * large + FINGER)), most)
    return Lens(size, min(large, (size / 2 - FINGER) / away) if away else large)


def _by_distance(shapes: Iterable[Shape], x: float, y: float) -> list[tuple[float, Shape]]:
    """Targets and pawns with their distance from a point, the nearest first."""
    things = (shape for shape in shapes if shape.kind in ("target", "pawn"))
    return sorted(((hypot(thing.x - x, thing.y - y), thing) for thing in things), key=lambda pair: pair[0])


def _one_a_place(near: Sequence[tuple[float, Shape]]) -> list[tuple[float, Shape]]:
    """A target covers the pawn on its square: they mean the same tap."""
    targets = {shape.cell for _, shape in near if shape.kind == "target"}
    return [
        (distance, shape) for distance, shape in near if shape.kind == "target" or shape.cell not in targets
    ]
