"""What ToedeLoe brings to the stage of two teams."""

from ....games import toedeloe
from ....paint.board_art import toedeloe_art
from ....scene.toedeloe.play import TOEDELOE
from ....scene.toedeloe.sounds import SOUNDS
from ..team.table import Drawing, scenery
from . import status

SCENERY = scenery(
    TOEDELOE, toedeloe.refusals, Drawing(toedeloe_art, status.scoreboard, status.score), SOUNDS
)._replace(maps=status.maps)
