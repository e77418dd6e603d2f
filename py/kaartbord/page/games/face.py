"""The look of a game in the page: one record a game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ...paint.board_art import BoardArt
from ...paint.pen import Pen
from ...scene.geometry import Point
from ...scene.shapes import Shape
from ...text.messages import Value


class CustomBoard(NamedTuple):
    """The boards of a game in which one may be of one's own."""

    usual: str
    """The letters of the usual board, from which an own one starts."""
    art: Callable[[str, bool], tuple[BoardArt, Sequence[Point]]]
    """The board of these letters and the middle of each square; upright or not, where it can be turned."""
    draw: Callable[[Pen, Point, float, str, int | None], None]
    """(pen, middle, px a unit, letter, square): draws a square of the board, or with None a loose one."""
    where: Callable[[int], Mapping[str, Value]]
    """The values for the text `board.square` that names a square."""
    line: int
    """Letters in a line of the board as text."""
    blank: str = ""
    """The kind of the squares by which a board is made longer."""


class GameFace(NamedTuple):
    """The record of one game for the page."""

    scenery: Any
    """Its `StageParts` on the stage."""
    board: Callable[[Any, int], tuple[BoardArt, Sequence[Shape]]] | None = None
    """The board of a view, with this seat's side in front, and the pieces on it."""
    trick: Callable[[Any], list[int]] | None = None
    """The cards of the trick in a view, in the order in which they were played."""
    custom_board: CustomBoard | None = None
