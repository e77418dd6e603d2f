"""Toepen in the page."""

from typing import Any

from ....page.games.face import Face
from ... import toepen
from ..scene import picture


def _scenery() -> Any:
    from .table import SCENERY

    return SCENERY


FACE = Face(toepen, _scenery, trick=lambda view: [one.card for one in picture.trick_cards(view)])
