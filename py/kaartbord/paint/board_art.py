"""The three kinds of board as the page shows them: a painted layer and a size."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ..games.okidoki.scene import board as okidoki_board
from ..games.race.scene.board import Plan
from ..games.toedeloe.scene import board as toedeloe_board
from ..scene.geometry import Point
from ..scene.shapes import Shape
from .board import Layer, race_layer
from .kit import Look, Scale, size_canvas
from .moving import paint
from .okidoki import okidoki_layer
from .toedeloe import toedeloe_layer


class BoardArt(NamedTuple):
    """A board to look at. `layer` takes the scale, and whether the board is bare: without its title, for the
    button that then lies there.

    Only a race board has a `plan`: the view looks closer at it and hangs plates on it.
    """

    size: Point
    layer: Callable[[Scale, bool], Layer]
    plan: Plan | None = None

    def fit(self, width: float, height: float) -> float:
        """The largest pitch at which the board fits a box of that many px."""
        return min(width / self.size[0], height / self.size[1])

    def still(self, width: float, look: Look, margin: float = 30) -> Scale:
        """The scale at which the board is `width` CSS px wide."""
        return Scale(round(width / self.size[0], 2), look, margin)


def race_art(plan: Plan, title: str = "") -> BoardArt:
    """A race board with that title in its middle."""
    return BoardArt(plan.size, lambda scale, bare: race_layer(plan, scale, "" if bare else title), plan)


def okidoki_art(plan: okidoki_board.Plan) -> BoardArt:
    """The board of OkiDoki."""
    return BoardArt(plan.size, lambda scale, _: okidoki_layer(plan, scale))


def toedeloe_art(plan: toedeloe_board.Plan) -> BoardArt:
    """The two fields of ToedeLoe."""
    return BoardArt(plan.size, lambda scale, _: toedeloe_layer(plan, scale))


def paint_still(canvas: Any, art: BoardArt, picture: Sequence[Shape], scale: Scale) -> None:
    """A canvas of the page becomes a board that nobody plays on.

    Its shadow reaches as far as the margin out of the room that the canvas takes.
    """
    layer, margin = art.layer(scale, False), scale.margin
    size_canvas(canvas, layer.width, layer.height, scale.look.dpr)
    below = layer.height - art.size[1] * layer.pitch - margin
    canvas.style.margin = f"{-margin}px {-margin}px {-below}px"
    corner = -margin / layer.pitch
    paint(canvas.getContext("2d"), layer, picture, (corner, corner))
