"""What the readings of the boards of two teams have in common. Pure."""

from collections.abc import Sequence

from ....scene.geometry import Point
from ....scene.shapes import Shape


class Placed:
    """The shapes of a board by where they are."""

    def __init__(self, shapes: Sequence[Shape]) -> None:
        self._there: dict[Point, list[Shape]] = {}
        self._traces: dict[int, list[Shape]] = {}
        for shape in shapes:
            if shape.kind in ("pawn", "target"):
                self._there.setdefault((shape.x, shape.y), []).append(shape)
            elif shape.kind in ("trail", "ghost"):
                self._traces.setdefault(shape.cell, []).append(shape)

    def at(self, point: Point) -> Sequence[Shape]:
        """The pawns and targets in a place."""
        return self._there.get(point, ())

    def traces(self, cell: int) -> Sequence[Shape]:
        """What the last move left on a cell: a dot, or the ghost of a pawn that stood there."""
        return self._traces.get(cell, ())


def pick(here: Sequence[Shape]) -> tuple[str, str]:
    """What can be picked where these shapes lie: its id and what picking it does, or "" twice.

    What stands ready to be played gives way to what can still be chosen.
    """
    named = sorted((shape for shape in here if shape.label), key=lambda shape: shape.role != "button")
    return (named[0].id, named[0].label) if named else ("", "")
