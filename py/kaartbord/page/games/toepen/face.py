"""Toepen in the page."""

from typing import Any

from ....games import toepen
from ....scene.toepen import picture
from ..face import Face


def _open(*table: Any) -> Any:
    from .stage import ToepStage

    return ToepStage(*table)


FACE = Face(toepen, _open, trick=lambda view: [one.card for one in picture.trick_cards(view)])
