"""Toepen in the page."""

from ....page.games.face import GameFace
from ..scene import picture
from .table import STAGE_PARTS

FACE = GameFace(STAGE_PARTS, trick=lambda view: [one.card for one in picture.trick_cards(view)])
