"""Points and boxes of boards, in board units; y points down."""

from typing import NamedTuple

Point = tuple[float, float]


class Outline(NamedTuple):
    """A wooden board as a rounded rectangle, by its upper left corner; a disc if its radius `corner` is half of `w`."""

    x: float
    y: float
    w: float
    h: float
    corner: float


class Box(NamedTuple):
    """A part of a board, by its upper left corner."""

    x: float
    y: float
    w: float
    h: float
