"""A board as the page shows it: a painted layer and a size."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ..scene.geometry import Point
from ..scene.shapes import Shape
from ..scene.track_plan import TrackPlan
from .board import BoardLayer
from .frame import paint_frame
from .pen import Look, Scale, size_canvas


class BoardArt(NamedTuple):
    """A board to look at.

    `layer` takes the scale, and whether the board is bare: without its title, whose place a button takes.

    Only the board of a track has a `plan`: the view looks closer at it and hangs plates on it.
    """

    size: Point
    layer: Callable[[Scale, bool], BoardLayer]
    plan: TrackPlan | None = None

    def fit(self, width: float, height: float) -> float:
        """Return the largest pitch at which the board fits a box of that many px."""
        return min(width / self.size[0], height / self.size[1])

    def still(self, width: float, look: Look, margin: float = 30) -> Scale:
        """Return the scale at which the board is `width` CSS px wide."""
        return Scale(round(width / self.size[0], 2), look, margin)


def paint_still(canvas: Any, art: BoardArt, picture: Sequence[Shape], scale: Scale) -> None:
    """Paint a board that nobody plays on into a canvas of the page.

    Its shadow reaches the width of the margin out of the room that the canvas takes.
    """
    layer, margin = art.layer(scale, False), scale.margin
    size_canvas(canvas, layer.width, layer.height, scale.look.dpr)
    below = layer.height - art.size[1] * layer.pitch - margin
    canvas.style.margin = f"{-margin}px {-margin}px {-below}px"
    corner = -margin / layer.pitch
    paint_frame(canvas.getContext("2d"), layer, picture, (corner, corner))
