"""What OkiDoki brings to the stage of two teams."""

from ....games import okidoki
from ....paint.board_art import okidoki_art
from ....scene.okidoki.play import OKIDOKI, partner
from ....scene.okidoki.sounds import SOUNDS
from ..team.table import Drawing, scenery
from . import status

SCENERY = scenery(
    OKIDOKI, okidoki.refusals, Drawing(okidoki_art, status.scoreboard, status.score), SOUNDS
)._replace(delegate=partner, score_key=status.score_key)
