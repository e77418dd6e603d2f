"""The parts of OkiDoki for the stage of two teams."""

from ... import okidoki
from ...tricks.page.table import Drawing, scenery
from ..paint import art
from ..scene.play import OKIDOKI, partner
from ..scene.sounds import SOUNDS
from . import status

SCENERY = scenery(OKIDOKI, okidoki.refusals, Drawing(art, status.scoreboard, status.score), SOUNDS)._replace(
    delegate=partner, score_key=status.score_key
)
