"""Toepen in the page."""

from typing import TYPE_CHECKING

from ....games import toepen
from ....scene.toepen import picture
from ..face import Face

if TYPE_CHECKING:
    from ...stage.stage import Scenery


def _scenery() -> "Scenery":
    from ....scene.toepen.question import CHOOSER
    from ....scene.toepen.sounds import SOUNDS
    from ...stage.stage import LAST_TRICK, Scenery
    from .orders import StandingOrders
    from .table import ToepTable

    return Scenery(
        CHOOSER,
        ToepTable,
        SOUNDS,
        picture.TRICKS,
        extras=(LAST_TRICK, "score", "orders"),
        orders=StandingOrders,
        is_gone=lambda view, seat: picture.is_out(view, seat) == "gone",
    )


FACE = Face(toepen, _scenery, trick=lambda view: [one.card for one in picture.trick_cards(view)])
