"""Toepen in the page."""

from typing import Any

from ....games import toepen
from ....scene.toepen import picture
from ..face import Face


def _scenery() -> Any:
    from .table import SCENERY

    return SCENERY


FACE = Face(toepen, _scenery, trick=lambda view: [one.card for one in picture.trick_cards(view)])
