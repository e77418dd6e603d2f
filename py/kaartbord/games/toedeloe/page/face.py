"""ToedeLoe in the page."""

from collections.abc import Mapping, Sequence

from ....page.games.face import CustomBoard, GameFace
from ....paint.board_art import BoardArt
from ....paint.pen import Pen
from ....scene.geometry import Point
from ....scene.shapes import Shape
from ....text.messages import Value
from ..paint import art, draw_disc
from ..rules import taking
from ..rules.board import COLUMNS, FIELD, USUAL_BOARD, numbers_of
from ..rules.state import ToedeloeState
from ..scene import board
from .table import STAGE_PARTS


def _board(view: ToedeloeState, bottom: int) -> tuple[BoardArt, Sequence[Shape]]:
    plan = board.plan(view.table.numbers, True, view.table.lowest)
    return art(plan), board.shapes(view, plan)


def _fields(letters: str, upright: bool) -> tuple[BoardArt, Sequence[Point]]:
    plan = board.plan(numbers_of(letters), upright)
    return art(plan), plan.cells


def _draw(pen: Pen, at: Point, pitch: float, letter: str, square: int | None) -> None:
    (number,) = numbers_of(letter)
    draw_disc(pen, at, pitch, str(number))


def _where(square: int) -> Mapping[str, Value]:
    field, cell = divmod(square, FIELD)
    row, column = divmod(cell, COLUMNS)
    return {"field": "AB"[field], "row": row + 1, "column": column + 1}


FACE = GameFace(
    STAGE_PARTS,
    _board,
    lambda view: [card for _, card in taking.trick_plays(view)],
    CustomBoard(USUAL_BOARD, _fields, _draw, _where, line=COLUMNS),
)
