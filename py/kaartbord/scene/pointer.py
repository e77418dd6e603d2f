"""Where a finger shows what to tap next on a board, on the way to a turn that is known as a whole. Pure."""

from collections.abc import Sequence

from ..rules.protocol import Placement
from .shapes import SELECTED, Shape


def next_shape(shapes: Sequence[Shape], placements: Sequence[Placement]) -> Shape | None:
    """The square that a pawn of the turn goes to, or else the pawn; None if nothing of it can be tapped now."""
    pickable = [shape for shape in shapes if shape.role == "button" and not shape.flags & SELECTED]
    squares, pawns = {to for _, to in placements}, {f"pawn:{pawn}" for pawn, _ in placements}
    at_square = [shape for shape in pickable if shape.cell in squares]
    return next(iter([*at_square, *(shape for shape in pickable if shape.id in pawns)]), None)
