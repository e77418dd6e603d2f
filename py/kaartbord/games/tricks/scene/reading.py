"""The shared parts of the boards of two teams for screen readers. Pure."""

from collections.abc import Sequence

from ....scene.geometry import Point
from ....scene.shapes import Shape


class ShapesByPlace:
    """The shapes of a board by their places."""

    def __init__(self, shapes: Sequence[Shape]) -> None:
        self._there: dict[Point, list[Shape]] = {}
        self._traces: dict[int, list[Shape]] = {}
        for shape in shapes:
            if shape.kind in ("pawn", "target"):
                self._there.setdefault((shape.x, shape.y), []).append(shape)
            elif shape.kind in ("trail", "ghost"):
                self._traces.setdefault(shape.cell, []).append(shape)

    def at(self, point: Point) -> Sequence[Shape]:
        """Return the pawns and targets in a place."""
        return self._there.get(point, ())

    def traces(self, cell: int) -> Sequence[Shape]:
        """Return the traces of the last move on a cell: a dot, or the ghost of the pawn that was there."""
        return self._traces.get(cell, ())


def pick_here(here: Sequence[Shape]) -> tuple[str, str]:
    """Return the id of the shape that can be picked here and the effect of picking it, or "" twice.

    A part that can still be chosen takes precedence over a complete turn that can be played.
    """
    named = sorted((shape for shape in here if shape.label), key=lambda shape: shape.role != "button")
    return (named[0].id, named[0].label) if named else ("", "")
