"""The board of a table: it turns what fingers and keys do on its canvas into shapes that are picked."""

from collections.abc import Callable, Sequence
from math import hypot
from typing import Any

from js import window

from ....paint.kit import Scale, size_canvas
from ....paint.moving import paint_lens
from ....scene import shapes, taps
from ....scene.race.board import Box, Point
from ....scene.reading import Square
from ....scene.shapes import Shape
from ...ui.dom import hearing, listen, show, together
from .canvas import BoardCanvas
from .twin import Twin

SLIP = 8
"""CSS px that a finger may slip without dragging the board."""

ABOVE = 30
"""CSS px from a tap to the lens above it."""

HOLD_MS = 450


class BoardView:
    """One board, with its twin for who does not see it."""

    def __init__(
        self,
        place: Any,
        on_pick: Callable[[Shape, bool], None],
        on_refuse: Callable[[Point], None],
        on_back: Callable[[], None],
    ) -> None:
        """`on_pick` is called with the shape that a person means, and whether no other can have been meant.

        `on_refuse` is called with the point of the board that was tapped, where nothing may be picked, `on_back` when
        the last part of a choice is taken back by a key.
        """
        self.on_pick, self.on_refuse = on_pick, on_refuse
        self.twin = Twin(self._pick_by_key, on_back, self._reach)
        self.canvas = canvas = BoardCanvas(place, self.twin)
        self._grip: tuple[Point, Box] | None = None
        self._dragged = False
        self._lens_at = (0.0, 0.0)
        self._lens_pitch = 0.0
        self._hold = 0
        self._held = hearing(lambda *_: self._open_lens())
        self._end = together(
            listen(canvas.surface, "pointerdown", self._down),
            listen(canvas.surface, "pointerup", self._up),
            listen(canvas.surface, "pointermove", self._moved),
            listen(canvas.surface, "pointercancel", lambda event: self._release()),
            listen(canvas.surface, "contextmenu", lambda event: event.preventDefault()),
            listen(canvas.lens, "click", self._lens_tap),
        )

    def close(self) -> None:
        """Let go of the page: no listener, no observer, no frame is left, nor anything of ours in JavaScript.

        What JavaScript holds of Python and Python of the document would keep each other for ever.
        """
        self._release()
        self._end()
        self.canvas.close()
        self.twin.close()
        self._held.destroy()

    # ---- fingers

    def _at(self, event: Any) -> Point:
        canvas = self.canvas
        if canvas.layer is None:
            return -1.0, -1.0
        (x, y), box, pitch = canvas.corner(), canvas.node.getBoundingClientRect(), canvas.layer.pitch
        return x + (event.clientX - box.left) / pitch, y + (event.clientY - box.top) / pitch

    def _down(self, event: Any) -> None:
        self._release()
        self._dragged = False
        self._lens_at = self._at(event)
        if self.canvas.camera.view is not None:
            self._grip = (event.clientX, event.clientY), self.canvas.camera.view
            self.canvas.surface.setPointerCapture(event.pointerId)
        else:
            self._hold = window.setTimeout(self._held, HOLD_MS)

    def _moved(self, event: Any) -> None:
        if self._grip is not None:
            self._drag(event)
        elif (layer := self.canvas.layer) is not None:
            near = taps.meant(self.canvas.shapes, *self._at(event), layer.pitch)
            pickable = any(shape.role == "button" for shape in near)
            self.canvas.surface.style.cursor = "pointer" if pickable else ""

    def _drag(self, event: Any) -> None:
        """The board moves along under the finger."""
        canvas = self.canvas
        if self._grip is None or canvas.layer is None:
            return
        (x, y), start = self._grip
        dx, dy = event.clientX - x, event.clientY - y
        self._dragged = self._dragged or hypot(dx, dy) > SLIP
        if self._dragged:
            canvas.camera.drag(start, dx / canvas.layer.pitch, dy / canvas.layer.pitch)
            if not canvas.plays:
                canvas.draw(canvas.shapes)

    def _release(self) -> None:
        window.clearTimeout(self._hold)
        self._grip = None

    def _up(self, event: Any) -> None:
        canvas = self.canvas
        self._release()
        if self._dragged:
            canvas.put_closer()
        elif canvas.layer is None or not canvas.lens.hidden or canvas.plays:
            canvas.finish()
            show(canvas.lens, False)
        else:
            point = self._at(event)
            near = taps.meant(canvas.shapes, *point, canvas.layer.pitch)
            if len(near) > 1:
                self._lens_at = point
                self._open_lens(near)
            else:
                self._meant(near, point, canvas.layer.pitch)

    def _meant(self, near: Sequence[Shape], point: Point, pitch: float) -> None:
        """A tap on a point of the board means the nearest thing, or asks why there is nothing to pick."""
        if near and near[0].role == "button":
            self.on_pick(near[0], taps.stands_apart(self.canvas.shapes, near[0], pitch))
        else:
            self.on_refuse(point)

    def _open_lens(self, near: Sequence[Shape] = ()) -> None:
        """Enlarge what lies round the tap, with all that it may have meant."""
        canvas = self.canvas
        if canvas.layer is None or canvas.art is None:
            return
        (x, y), look = self._lens_at, canvas.layer.look
        away = max((hypot(shape.x - x, shape.y - y) for shape in near), default=0.0)
        width, height = canvas.place.clientWidth, canvas.place.clientHeight
        size, self._lens_pitch = taps.lens(canvas.layer.pitch, away, min(width, height))
        size_canvas(canvas.lens, size, size, look.dpr)
        big = canvas.art.layer(Scale(self._lens_pitch, look, 0), canvas.camera.small)
        paint_lens(canvas.lens.getContext("2d"), big, canvas.shapes, (x, y), size)
        across, down = canvas.in_place((x, y))
        top = down - size - ABOVE
        if top < 0:
            top = min(down + 2 * ABOVE, height - size)
        canvas.lens.style.left = f"{max(0, min(across - size / 2, width - size))}px"
        canvas.lens.style.top = f"{top}px"
        show(canvas.lens)

    def _lens_tap(self, event: Any) -> None:
        half, pitch = self.canvas.lens.clientWidth / 2, self._lens_pitch
        x = self._lens_at[0] + (event.offsetX - half) / pitch
        y = self._lens_at[1] + (event.offsetY - half) / pitch
        show(self.canvas.lens, False)  # not before: a browser measures the offset when it is asked for
        self._meant(taps.meant(self.canvas.shapes, x, y, pitch), (x, y), pitch)

    # ---- keys

    def _pick_by_key(self, square: Square) -> None:
        if shape := shapes.named(self.canvas.shapes, square.picks):
            self.on_pick(shape, True)
        else:
            self.on_refuse(square.at)

    def _reach(self, point: Point) -> None:
        """The focus has come to this point of the board."""
        self.canvas.camera.show(point)
        self.canvas.put_closer()
        if not self.canvas.plays:
            self.canvas.draw(self.canvas.shapes)
