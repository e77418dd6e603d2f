"""Keezbord and Tokken in the page."""

from collections.abc import Sequence

from ....page.games.face import Face
from ....paint.board_art import BoardArt, race_art
from ....scene.shapes import Shape, race_shapes
from .. import rules as race
from ..scene import board
from .table import SCENERY


def _board(view: race.State, bottom: int) -> tuple[BoardArt, Sequence[Shape]]:
    plan = board.plan_of(view.table.ring, bottom, True)
    return race_art(plan), race_shapes(view, plan)


FACE = Face(SCENERY, _board)
