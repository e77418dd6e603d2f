"""Toepen in the page."""

from ....games import toepen
from ....games.toepen.state import State
from ....scene.toepen import picture
from ..face import Face
from .stage import ToepStage


def _trick(view: State) -> list[int]:
    return [one.card for one in picture.trick_cards(view)]


FACE = Face(toepen, ToepStage, trick=_trick)
