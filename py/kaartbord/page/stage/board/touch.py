"""The finger on a board: it taps, holds and drags, and a lens enlarges what it may mean."""

from collections.abc import Callable, Sequence
from math import hypot
from typing import Any, NamedTuple

from js import window

from ....paint.board import BoardLayer
from ....paint.frame import paint_lens
from ....paint.pen import size_canvas
from ....scene.geometry import Box, Point
from ....scene.shapes import Shape
from ...ui.dom import combine_callbacks, el, js_callback, listen, show

SLIP = 8
"""CSS px that a finger may slip without dragging the board."""

HOLD_MS = 450

ABOVE = 30
"""CSS px from a tap to the lens above it."""


class PointerCallbacks(NamedTuple):
    """The needs of fingers, and the callbacks for what they do on a board."""

    at: Callable[[Any], Point]
    """(event): its point on the board."""
    view: Callable[[], Box | None]
    """The part of the board that is seen from close by, which can be dragged."""
    tapped: Callable[[Point], object]
    held: Callable[[Point], object]
    hovered: Callable[[Point], object]
    dragged: Callable[[Box, float, float], object]
    """The board moves along from a view, by (across, down) px."""
    dropped: Callable[[], object]


class PointerInput:
    """The finger or mouse on one board."""

    def __init__(self, surface: Any, callbacks: PointerCallbacks) -> None:
        self._surface, self._callbacks = surface, callbacks
        self._grip: tuple[Point, Box] | None = None
        self._dragged = False
        self._hold = 0
        self._down_at: Point = (0.0, 0.0)
        self._held = js_callback(lambda *_: callbacks.held(self._down_at))
        self._end = combine_callbacks(
            listen(surface, "pointerdown", self._down),
            listen(surface, "pointerup", self._up),
            listen(surface, "pointermove", self._moved),
            listen(surface, "pointercancel", lambda event: self._release()),
            listen(surface, "contextmenu", lambda event: event.preventDefault()),
        )

    def close(self) -> None:
        """Stop listening."""
        self._release()
        self._end()
        self._held.destroy()

    def _down(self, event: Any) -> None:
        self._release()
        self._dragged = False
        self._down_at = self._callbacks.at(event)
        if (view := self._callbacks.view()) is not None:
            self._grip = (event.clientX, event.clientY), view
            self._surface.setPointerCapture(event.pointerId)
        else:
            self._hold = window.setTimeout(self._held, HOLD_MS)

    def _moved(self, event: Any) -> None:
        if self._grip is None:
            self._callbacks.hovered(self._callbacks.at(event))
            return
        (x, y), start = self._grip
        dx, dy = event.clientX - x, event.clientY - y
        self._dragged = self._dragged or hypot(dx, dy) > SLIP
        if self._dragged:
            self._callbacks.dragged(start, dx, dy)

    def _up(self, event: Any) -> None:
        self._release()
        if self._dragged:
            self._callbacks.dropped()
        else:
            self._callbacks.tapped(self._callbacks.at(event))

    def _release(self) -> None:
        window.clearTimeout(self._hold)
        self._grip = None


class TapLens:
    """Enlarges the surroundings of a tap, where it may have meant several things."""

    def __init__(self, on_tap: Callable[[Point, float], object]) -> None:
        """Take `on_tap`, which is called with the tapped point of the board, and the px of a unit under the lens."""
        self._on_tap, self._middle, self._pitch = on_tap, (0.0, 0.0), 0.0
        self.node = el("canvas", cls="lens", aria_hidden="true")
        show(self.node, False)
        self._end = listen(self.node, "click", self._tapped)

    def close(self) -> None:
        """Release the page."""
        self._end()
        self.node.width = 0

    @property
    def is_open(self) -> bool:
        """Return whether it is over the board."""
        return not self.node.hidden

    def put_away(self) -> None:
        """Take it off the board."""
        show(self.node, False)

    def open(self, layer: BoardLayer, shapes: Sequence[Shape], middle: Point, size: float, place: Point) -> None:
        """Enlarge the surroundings of a point of the board, in a square of `size` px. It is above a place among
        the px round the board, or below it where there is no room."""
        self._middle, self._pitch = middle, layer.pitch
        size_canvas(self.node, size, size, layer.look.dpr)
        paint_lens(self.node.getContext("2d"), layer, shapes, middle, size)
        (across, down), room = place, self.node.parentElement
        top = down - size - ABOVE
        if top < 0:
            top = min(down + 2 * ABOVE, room.clientHeight - size)
        self.node.style.left = f"{max(0, min(across - size / 2, room.clientWidth - size))}px"
        self.node.style.top = f"{top}px"
        show(self.node)

    def _tapped(self, event: Any) -> None:
        half, (x, y) = self.node.clientWidth / 2, self._middle
        point = x + (event.offsetX - half) / self._pitch, y + (event.offsetY - half) / self._pitch
        self.put_away()  # not before: a browser measures the offset when it is asked for
        self._on_tap(point, self._pitch)
