"""The finger of a lesson: it points at the next place to tap, which can be tapped through it."""

from typing import Any

from ...scene.geometry import Point
from ..ui.dom import by_id, el, show
from ..ui.svg import svg

HAND = (
    "M9 21V9.500a2 2 0 0 1 4 0V15l6 1.500q2 .6 2 3V25q0 4-4 4h-4.500q-2 0-3.500-1.700"
    "L4.500 22q-1-1.600.4-2.500 1.300-.8 2.600.3z"
)
"""With the finger's tip at (11, 8) of a grid of 32."""


def build() -> None:
    """Put the finger on the table, where it points at nothing yet."""
    hand = svg("svg", svg("path", d=HAND), viewBox="0 0 32 32")
    by_id("table").append(el("div", hand, id="finger", aria_hidden="true", hidden=True))


def show_at(point: Point | None) -> None:
    """Point at a point of the window, in CSS px; hide with None. Without a finger do nothing."""
    if not (node := by_id("finger")):
        return
    show(node, point is not None)
    if point is not None:
        node.style.left, node.style.top = f"{point[0]:.0f}px", f"{point[1]:.0f}px"


def middle(node: Any) -> Point | None:
    """Return the middle of a node in the window; None for no node."""
    if not node:
        return None
    box = node.getBoundingClientRect()
    return box.left + box.width / 2, box.top + box.height / 2
