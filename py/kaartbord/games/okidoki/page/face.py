"""OkiDoki in the page."""

from collections.abc import Mapping, Sequence

from ....page.games.face import CustomBoard, GameFace
from ....paint.board_art import BoardArt
from ....paint.pen import Pen
from ....scene.geometry import Point
from ....scene.shapes import Shape
from ....text.messages import Value
from ..paint import art, draw_square
from ..rules import hand
from ..rules.board import LENGTHS, USUAL_BOARD
from ..rules.state import OkidokiState
from ..scene import board
from .table import STAGE_PARTS


def _board(view: OkidokiState, bottom: int) -> tuple[BoardArt, Sequence[Shape]]:
    plan = board.plan(view.table.squares)
    return art(plan), board.shapes(view, plan)


def _track(squares: str, upright: bool) -> tuple[BoardArt, Sequence[Point]]:
    plan = board.plan(squares)
    return art(plan), plan.path[:-1]


def _draw(pen: Pen, at: Point, pitch: float, letter: str, square: int | None) -> None:
    draw_square(pen, at, pitch, letter, "" if square is None else str(square + 1))


def _where(square: int) -> Mapping[str, Value]:
    return {"place": square + 1}


FACE = GameFace(
    STAGE_PARTS,
    _board,
    lambda view: [card for _, card in hand.current_trick(view)],
    custom_board=CustomBoard(USUAL_BOARD, _track, _draw, _where, line=LENGTHS[-1], blank="n"),
)
