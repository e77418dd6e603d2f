"""Slagen in the page."""

from kaartbord.page.games.face import Face

from ..scene.question import lying
from .table import STAGE_PARTS

FACE = Face(STAGE_PARTS, trick=lambda view: [one.card for one in lying(view)])
