"""Slagen in the page."""

from kaartbord.page.games.face import GameFace

from ..scene.question import lying
from .table import STAGE_PARTS

FACE = GameFace(STAGE_PARTS, trick=lambda view: [one.card for one in lying(view)])
