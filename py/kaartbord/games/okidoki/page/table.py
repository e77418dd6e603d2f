"""The parts of OkiDoki for the stage of two teams."""

from ... import okidoki
from ...tricks.page.table import TeamDrawing, scenery
from ..paint import art
from ..scene.play import OKIDOKI, partner
from ..scene.sounds import SOUNDS
from . import status

STAGE_PARTS = scenery(OKIDOKI, okidoki.refusals, TeamDrawing(art, status.scoreboard, status.score), SOUNDS)._replace(
    delegate=partner, score_key=status.score_key
)
