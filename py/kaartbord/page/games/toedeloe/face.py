"""ToedeLoe in the page."""

from collections.abc import Sequence

from ....games import toedeloe
from ....games.toedeloe import taking
from ....games.toedeloe.board import COLUMNS, USUAL, numbers
from ....games.toedeloe.state import State
from ....paint.board_art import BoardArt, toedeloe_art
from ....scene.shapes import Shape
from ....scene.toedeloe import board
from ....scene.toedeloe.play import ToePlay
from ..face import Face, Lesson, OwnBoard
from ..team.stage import Drawing, TeamStage
from . import lesson, status


def _board(view: State, bottom: int) -> tuple[BoardArt, Sequence[Shape]]:
    plan = board.plan(view.table.numbers, True, view.table.lowest)
    return toedeloe_art(plan), board.shapes(view, plan)


def _trick(view: State) -> list[int]:
    return [card for _, card in taking.trick(view)]


def _fields(squares: str) -> BoardArt:
    """One field above the other, so that the numbers can be read on a phone."""
    return toedeloe_art(board.plan(numbers(squares), upright=True))


FACE = Face(
    toedeloe,
    lambda *table: TeamStage(ToePlay(), Drawing(toedeloe_art, status.tally, status.score), *table),
    _board,
    _trick,
    Lesson("toedeloe.lesson.open", lesson.show),
    OwnBoard(USUAL, _fields, COLUMNS),
)
