"""Slagen in the page."""

from kaartbord.page.games.face import Face

from ..scene.question import lying
from .table import SCENERY

FACE = Face(SCENERY, trick=lambda view: [one.card for one in lying(view)])
