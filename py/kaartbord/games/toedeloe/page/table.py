"""What ToedeLoe brings to the stage of two teams."""

from ....paint.board_art import toedeloe_art
from ... import toedeloe
from ...tricks.page.table import Drawing, scenery
from ..scene.play import TOEDELOE
from ..scene.sounds import SOUNDS
from . import status

SCENERY = scenery(
    TOEDELOE, toedeloe.refusals, Drawing(toedeloe_art, status.scoreboard, status.score), SOUNDS
)._replace(maps=status.maps)
