"""OkiDoki in the page."""

from collections.abc import Sequence

from ....games import okidoki
from ....games.okidoki import hand
from ....games.okidoki.board import LENGTHS, SQUARES
from ....games.okidoki.state import State
from ....paint.board_art import BoardArt, okidoki_art
from ....scene.okidoki import board
from ....scene.okidoki.play import OkiPlay
from ....scene.shapes import Shape
from ..face import Face, OwnBoard
from ..team.stage import Drawing, TeamStage
from . import status


def _board(view: State, bottom: int) -> tuple[BoardArt, Sequence[Shape]]:
    plan = board.plan(view.table.squares)
    return okidoki_art(plan), board.shapes(view, plan)


def _trick(view: State) -> list[int]:
    return [card for _, card in hand.trick(view)]


def _track(squares: str) -> BoardArt:
    return okidoki_art(board.plan(squares))


FACE = Face(
    okidoki,
    lambda *table: TeamStage(OkiPlay(), Drawing(okidoki_art, status.tally, status.score), *table),
    _board,
    _trick,
    own_board=OwnBoard(SQUARES, _track, LENGTHS[-1]),
)
