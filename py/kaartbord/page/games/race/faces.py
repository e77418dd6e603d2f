"""Keezbord and Tokken in the page."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....games import keezbord, race, tokken
from ....paint.board_art import BoardArt, race_art
from ....scene.race import board
from ....scene.shapes import Shape, race_shapes
from ..face import Face

if TYPE_CHECKING:
    from ...stage.stage import Scenery


def _board(view: race.State, bottom: int) -> tuple[BoardArt, Sequence[Shape]]:
    plan = board.plan_of(view.table.ring, bottom, True)
    return race_art(plan), race_shapes(view, plan)


def _scenery() -> "Scenery":
    from ....scene.race.chooser import CHOOSER
    from ....scene.race.sounds import SOUNDS
    from ...stage.stage import Scenery
    from .table import RaceTable

    return Scenery(CHOOSER, RaceTable, SOUNDS)


KEEZBORD = Face(keezbord, _scenery, _board)
TOKKEN = Face(tokken, _scenery, _board)
