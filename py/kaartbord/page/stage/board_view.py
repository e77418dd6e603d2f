"""The board on its canvas: from afar or from close by, and the picks by tap or key."""

from collections.abc import Callable, Sequence
from math import hypot
from typing import Any

from js import document

from ...paint.board import BoardLayer
from ...paint.board_art import BoardArt
from ...paint.frame import paint_frame
from ...paint.pen import Look, Scale, size_canvas
from ...rules.protocol import Placement
from ...scene import hit_testing, motion, shapes
from ...scene.board_rows import BoardSquare, SquareRow
from ...scene.geometry import Box, Point
from ...scene.shapes import Shape
from ...scene.track_plan import TrackPlan
from ...scene.zoom import ZOOM, Camera, zoom_button_point, zoom_frame
from ..ui import magnifier
from ..ui.dom import button_element, combine_callbacks, data, el, fill, label, listen, show
from ..ui.svg import icon
from .board.accessible_grid import AccessibleGrid
from .board.frames import Frames
from .board.touch import PointerCallbacks, PointerInput, TapLens

MARGIN = 30
SMALLEST = 8
"""The least CSS px of a place that has been laid out."""


class BoardView:
    """One board, with its twin for screen readers."""

    def __init__(
        self,
        place: Any,
        on_pick: Callable[[Shape, bool], None],
        on_refuse: Callable[[Point], None],
        on_back: Callable[[], None],
    ) -> None:
        """Build the board.

        `on_pick` is called with the shape that a person means, and whether no other can have been meant;
        `on_refuse` with the point of the board that was tapped, where nothing may be picked; `on_back` when
        the last part of a choice is taken back by a key.
        """
        self.place, self.on_pick, self.on_refuse = place, on_pick, on_refuse
        self.canvas = el("canvas", id="board", aria_hidden="true")
        self.twin = AccessibleGrid(self._pick_by_key, on_back, self._reach)
        self.surface = el("div", self.canvas, self.twin.node, cls="surface", role="region", data_label="table.board")
        self._lens = TapLens(self._pick_nearest)
        self.closer = button_element(cls="paper icon-button zoom")
        place.prepend(self.surface, self.closer)
        place.append(self._lens.node, el("p", id="board-help", cls="sr-only", data_text="table.board_help"))
        show(self.closer, False)
        self.layer: BoardLayer | None = None
        self.art: BoardArt | None = None
        self.pitch = 0.0
        self.camera = Camera()
        self._frames = Frames(self._draw)
        self._room = (0.0, 0.0)
        self._whole = True
        touch = PointerCallbacks(
            self._at,
            lambda: self.camera.view,
            self._tapped,
            self._enlarge,
            self._hovered,
            self._drag,
            self._place_zoom_button,
        )
        self._close = combine_callbacks(
            self._frames.close,
            PointerInput(self.surface, touch).close,
            self._lens.close,
            listen(self.closer, "click", lambda event: self._change_view()),
            self.twin.close,
        )

    def close(self) -> None:
        """Release the page: no listener, no observer, no frame is left, nor anything of ours in JavaScript.

        What JavaScript holds of Python and Python of the document would keep each other for ever.
        """
        self._close()
        self.canvas.width = 0

    def fit(self, art: BoardArt, look: Look) -> None:
        """Lay the board out in the room there is."""
        width, height = float(self.place.clientWidth), float(self.place.clientHeight)
        if min(width, height) < SMALLEST:
            return
        self.art, self._room, self.pitch = art, (width, height), round(art.fit(width, height), 2)
        if magnifier.is_on():
            self.camera = Camera()
        elif art.plan is not None:
            self.camera.fit(art.plan, width, height)
        self._lay_out(look)

    def _plan(self) -> TrackPlan:
        assert self.art is not None and self.art.plan is not None
        return self.art.plan

    def at(self, placements: Sequence[Placement]) -> Point | None:
        """Return the point in the window of the next tap, for a turn with these placements; None without one."""
        shape = shapes.next_tap_target(self._frames.shapes, placements)
        if shape is None or self.layer is None:
            return None
        (x, y), box = self._to_place((shape.x, shape.y)), self.place.getBoundingClientRect()
        return box.left + x, box.top + y

    def show(self, picture: Sequence[Shape]) -> None:
        """Show these shapes from now on; what may be picked pulses a few times."""
        self._frames.put(picture)
        self._lens.put_away()
        if not self._frames.plays:
            self.camera.follow(self._frames.shapes)
            self._look()
            self._draw()
            self._place_zoom_button()

    async def play(self, film: motion.Timeline) -> None:
        """Play a film to its end."""
        if film.duration <= 0 or document.hidden:
            self.show(film.after)
            return
        self.finish()
        done = self._frames.start(film)
        self.camera.watch(film)
        self._look()
        try:
            await done
        finally:
            self._frames.finish_if_current(done)

    def finish(self) -> None:
        """Jump to the end of the film that is playing, if any."""
        self._frames.finish()

    # ---- the whole board, or a part of it from close by

    def _lay_out(self, look: Look) -> None:
        """Put the canvas in the place of the whole board, or in that of the framed part.

        Giving a canvas its size empties it, so it is painted again immediately.
        """
        assert self.art is not None
        (width, height), size, self._whole = self._room, self.art.size, self.camera.view is None
        if self._whole:
            self.layer = self.art.layer(Scale(self.pitch, look, MARGIN), self.camera.small)
            left = (width - size[0] * self.pitch) / 2 - MARGIN
            top = (height - size[1] * self.pitch) / 2 - MARGIN
            size_canvas(self.canvas, self.layer.width, self.layer.height, look.dpr)
        else:
            self.layer = self.art.layer(Scale(self.pitch * ZOOM, look, 0), self.camera.small)
            left, top, across, down = zoom_frame(self._plan(), width, height)
            size_canvas(self.canvas, across, down, look.dpr)
        style = self.surface.style
        style.left, style.top = f"{left}px", f"{top}px"
        style.width, style.height = self.canvas.style.width, self.canvas.style.height
        self.canvas.classList.toggle("is-close", not self._whole)
        show(self.closer, self.camera.small)
        if self.camera.small:
            word, sign = ("zoom_in", "zoom-in") if self._whole else ("zoom_out", "zoom-out")
            fill(self.closer, icon(sign))
            label(self.closer, look.messages.format(f"table.{word}"))
            self._place_zoom_button()
        self._draw()

    def _look(self) -> None:
        """Lay the board out again after the camera came nearer or stepped back."""
        if self.layer is not None and self._whole != (self.camera.view is None):
            self._lay_out(self.layer.look)

    def _place_zoom_button(self) -> None:
        """Lay the button that changes the view where it covers no choice: amid the whole board, or in a corner."""
        if self.layer is None or not self.camera.small:
            return
        plan = self._plan()
        wood, box = plan.outline, zoom_frame(plan, *self._room)
        middle = self._to_place((wood.x + wood.w / 2, wood.y + wood.h / 2)) if self._whole else None
        asked = [self._to_place((shape.x, shape.y)) for shape in self._frames.shapes if shape.role == "button"]
        x, y = zoom_button_point(box, middle, asked)
        self.closer.style.left, self.closer.style.top = f"{x}px", f"{y}px"

    def _to_place(self, point: Point) -> Point:
        """Return the point in the board's place of a point of the board, in px."""
        assert self.layer is not None
        left, top = self._corner()
        x = self.surface.offsetLeft + (point[0] - left) * self.layer.pitch
        return x, self.surface.offsetTop + (point[1] - top) * self.layer.pitch

    def _change_view(self) -> None:
        self.camera.change(self._frames.shapes)
        self._look()
        self._draw()

    def _draw(self) -> None:
        """Draw the present picture."""
        if self.layer is None:
            return
        calm = data(document.documentElement, "calm") == "yes"
        glow = 1.0 if calm else self._frames.glow()
        paint_frame(self.canvas.getContext("2d"), self.layer, self._frames.now(), self._corner(), glow)
        self.twin.lay(self.layer.pitch, self._corner())

    def _draw_still(self) -> None:
        """Draw the present picture, unless the next frame of a film does."""
        if not self._frames.plays:
            self._draw()

    def _corner(self) -> Point:
        """Return the point of the board in the canvas's upper left corner."""
        assert self.layer is not None
        if self.camera.view is not None:
            return self.camera.view.x, self.camera.view.y
        return -MARGIN / self.layer.pitch, -MARGIN / self.layer.pitch

    # ---- fingers

    def _at(self, event: Any) -> Point:
        if self.layer is None:
            return -1.0, -1.0
        (x, y), box, pitch = self._corner(), self.canvas.getBoundingClientRect(), self.layer.pitch
        return x + (event.clientX - box.left) / pitch, y + (event.clientY - box.top) / pitch

    def _hovered(self, point: Point) -> None:
        near = (
            hit_testing.tap_candidates(self._frames.shapes, *point, self.layer.pitch) if self.layer is not None else ()
        )
        self.surface.style.cursor = "pointer" if any(shape.role == "button" for shape in near) else ""

    def _drag(self, start: Box, dx: float, dy: float) -> None:
        """Move the board along under the finger."""
        if self.layer is not None:
            self.camera.drag(start, dx / self.layer.pitch, dy / self.layer.pitch)
            self._draw_still()

    def _tapped(self, point: Point) -> None:
        if self.layer is None or self._lens.is_open or self._frames.plays:
            self.finish()
            self._lens.put_away()
            return
        near = hit_testing.tap_candidates(self._frames.shapes, *point, self.layer.pitch)
        if len(near) > 1:
            self._enlarge(point, near)
        else:
            self._pick_nearest(point, self.layer.pitch)

    def _pick_nearest(self, point: Point, pitch: float) -> None:
        """Pick the nearest thing at a point of the board, or ask why there is nothing to pick."""
        shape = next(iter(hit_testing.tap_candidates(self._frames.shapes, *point, pitch)), None)
        if shape is not None and shape.role == "button":
            self.on_pick(shape, hit_testing.is_isolated(self._frames.shapes, shape, pitch))
        else:
            self.on_refuse(point)

    def _enlarge(self, point: Point, near: Sequence[Shape] = ()) -> None:
        """Enlarge the surroundings of a point, with all that a tap on it may have meant."""
        if self.layer is None or self.art is None:
            return
        away = max((hypot(shape.x - point[0], shape.y - point[1]) for shape in near), default=0.0)
        size, pitch = hit_testing.lens_for(self.layer.pitch, away, min(self.place.clientWidth, self.place.clientHeight))
        big = self.art.layer(Scale(pitch, self.layer.look, 0), self.camera.small)
        self._lens.open(big, self._frames.shapes, point, size, self._to_place(point))

    # ---- keys

    def set_accessible_rows(self, rows: Sequence[SquareRow]) -> None:
        """Set the accessible rows of the board."""
        self.twin.read(rows)

    def _pick_by_key(self, square: BoardSquare) -> None:
        if shape := shapes.shape_by_id(self._frames.shapes, square.picks):
            self.on_pick(shape, True)
        else:
            self.on_refuse(square.at)

    def _reach(self, point: Point) -> None:
        """Bring the point of the board with the focus into view."""
        self.camera.show(point)
        self._place_zoom_button()
        self._draw_still()
