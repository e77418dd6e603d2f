"""Keezbord and Tokken in the page."""

from collections.abc import Sequence

from ....games import keezbord, race, tokken
from ....scene.race import board
from ....scene.shapes import Shape, race_shapes
from ...paint.board_art import BoardArt, race_art
from ..face import Face
from .stage import RaceStage


def _board(view: race.State, bottom: int) -> tuple[BoardArt, Sequence[Shape]]:
    plan = board.plan_of(view.table.ring, bottom, True)
    return race_art(plan), race_shapes(view, plan)


KEEZBORD = Face(keezbord, RaceStage, _board)
TOKKEN = Face(tokken, RaceStage, _board)
