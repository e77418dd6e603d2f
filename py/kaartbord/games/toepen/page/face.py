"""Toepen in the page."""

from ....page.games.face import Face
from ..scene import picture
from .table import STAGE_PARTS

FACE = Face(STAGE_PARTS, trick=lambda view: [one.card for one in picture.trick_cards(view)])
