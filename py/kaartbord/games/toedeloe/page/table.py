"""The parts of ToedeLoe for the stage of two teams."""

from ... import toedeloe
from ...tricks.page.table import TeamDrawing, scenery
from ..paint import art
from ..scene.play import TOEDELOE
from ..scene.sounds import SOUNDS
from . import status

STAGE_PARTS = scenery(TOEDELOE, toedeloe.refusals, TeamDrawing(art, status.scoreboard, status.score), SOUNDS)._replace(
    maps=status.maps
)
