"""Keezbord and Tokken in the page."""

from collections.abc import Sequence

from ....page.games.face import GameFace
from ....paint.board_art import BoardArt
from ....scene.shapes import Shape
from .. import rules as race
from ..paint import art
from ..scene import board
from ..scene.shapes import race_shapes
from .table import STAGE_PARTS


def _board(view: race.RaceState, bottom: int) -> tuple[BoardArt, Sequence[Shape]]:
    plan = board.plan_of_ring(view.table.ring, bottom, True)
    return art(plan), race_shapes(view, plan)


FACE = GameFace(STAGE_PARTS, _board)
