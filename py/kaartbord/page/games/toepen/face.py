"""Toepen in the page."""

from typing import Any

from ....games import toepen
from ....games.toepen.state import State
from ....scene.toepen import picture
from ..face import Face


def _trick(view: State) -> list[int]:
    return [one.card for one in picture.trick_cards(view)]


def _open(*table: Any) -> Any:
    from .stage import ToepStage

    return ToepStage(*table)


FACE = Face(toepen, _open, trick=_trick)
