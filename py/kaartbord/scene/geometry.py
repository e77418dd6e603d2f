"""Points and boxes of boards, in board units; y points down."""

from typing import NamedTuple

Point = tuple[float, float]


class Outline(NamedTuple):
    """A wooden board as a rounded rectangle; a disc when the corner is half the width."""

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
