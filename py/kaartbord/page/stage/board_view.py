"""The board on its canvas: paints shapes, plays films, and turns taps and keys into shapes. A grid lies over it."""

import asyncio
from collections.abc import Callable, Sequence
from math import hypot
from typing import Any

from js import document, performance, window

from ...paint.board import Layer
from ...paint.board_art import BoardArt
from ...paint.kit import Look, Scale, size_canvas
from ...paint.moving import paint, paint_lens
from ...rules.protocol import Placement
from ...scene import motion, pointer, shapes, taps
from ...scene.race.board import Box, Plan, Point
from ...scene.reading import Row, Square
from ...scene.shapes import Shape
from ...scene.zoom import ZOOM, Camera, button, frame
from ...text import say
from ..ui import magnifier
from ..ui.dom import data, el, fill, hearing, label, listen, pressable, show
from ..ui.svg import icon
from .twin import Twin

SLIP = 8
"""CSS px that a finger may slip without dragging the board."""

ABOVE = 30
"""CSS px from a tap to the lens above it."""

HOLD_MS = 450
MARGIN = 30
PULSES_MS = 4800
SMALLEST = 8
"""CSS px; what is lower or narrower has not been laid out yet."""


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
        self.place, self.on_pick, self.on_refuse = place, on_pick, on_refuse
        self.canvas = el("canvas", id="board", aria_hidden="true")
        self.twin = Twin(self._pick_by_key, on_back, self._reach)
        self.surface = el(
            "div", self.canvas, self.twin.node, cls="surface", role="region", data_label="table.board"
        )
        self.lens = el("canvas", cls="lens", aria_hidden="true")
        self.closer = pressable(cls="paper icon-button zoom")
        place.prepend(self.surface, self.closer)
        place.append(self.lens, el("p", id="board-help", cls="sr-only", data_text="table.board_help"))
        show(self.lens, False)
        show(self.closer, False)
        self.layer: Layer | None = None
        self.art: BoardArt | None = None
        self.pitch = 0.0
        self.shapes: tuple[Shape, ...] = ()
        self.camera = Camera()
        self._room = (0.0, 0.0)
        self._whole = True
        self._grip: tuple[Point, Box] | None = None
        self._dragged = False
        self._lens_at = (0.0, 0.0)
        self._lens_pitch = 0.0
        self._film: motion.Timeline | None = None
        self._done: asyncio.Future[None] | None = None
        self._start = 0.0
        self._pulse_from = 0.0
        self._asked = 0
        """The frame that was asked for, or 0."""
        self._hold = 0
        self._tick = hearing(self._frame)
        self._held = hearing(lambda *_: self._open_lens())
        self._ends: list[Callable[[], None]] = []
        """What ends listening; none are left once the page was let go."""
        for node, event, heard in (
            (self.surface, "pointerdown", self._down),
            (self.surface, "pointerup", self._up),
            (self.surface, "pointermove", self._moved),
            (self.surface, "pointercancel", lambda event: self._release()),
            (self.surface, "contextmenu", lambda event: event.preventDefault()),
            (self.lens, "click", self._lens_tap),
            (self.closer, "click", lambda event: self._change_view()),
        ):
            self._ends.append(listen(node, event, heard))

    def close(self) -> None:
        """Let go of the page: no listener, no observer, no frame is left, nor anything of ours in JavaScript.

        What JavaScript holds of Python and Python of the document would keep each other for ever.
        """
        self.finish()
        self._release()
        window.cancelAnimationFrame(self._asked)
        for end in self._ends:
            end()
        self._ends.clear()
        self.twin.close()
        self._tick.destroy()
        self._held.destroy()
        self.canvas.width = self.lens.width = 0

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

    def _plan(self) -> Plan:
        assert self.art is not None and self.art.plan is not None
        return self.art.plan

    def at(self, placements: Sequence[Placement]) -> Point | None:
        """Where in the window the next thing to tap lies, for a turn that places pawns so; None if there is none."""
        shape = pointer.next_shape(self.shapes, placements)
        if shape is None or self.layer is None:
            return None
        (x, y), box = self._in_place((shape.x, shape.y)), self.place.getBoundingClientRect()
        return box.left + x, box.top + y

    def show(self, picture: Sequence[Shape]) -> None:
        """Show these shapes from now on; what may be picked pulses a few times."""
        fresh = {s.id for s in picture if s.role == "button"} - {
            s.id for s in self.shapes if s.role == "button"
        }
        self.shapes = tuple(picture)
        show(self.lens, False)
        if self._film is None:
            if fresh:
                self._pulse_from = performance.now()
            self.camera.follow(self.shapes)
            self._look()
            self._draw(self.shapes)
            self._put_closer()
            if fresh:
                self._ask()

    async def play(self, film: motion.Timeline) -> None:
        """Play a film to its end."""
        if film.duration <= 0 or document.hidden:
            self.show(film.after)
            return
        self.finish()
        self.shapes, self._film, self._start = film.after, film, performance.now()
        self.camera.watch(film)
        self._look()
        done = self._done = asyncio.get_running_loop().create_future()
        self._ask()
        try:
            await done
        finally:
            if self._done is done:
                self.finish()

    def finish(self) -> None:
        """Jump to the end of the film that is playing, if any."""
        if self._film is None:
            return
        self._film = None
        self._draw(self.shapes)
        if self._done is not None and not self._done.done():
            self._done.set_result(None)
        self._done = None

    # ---- the whole board, or a part of it from close by

    def _lay_out(self, look: Look) -> None:
        """Put the canvas where the whole board lies, or where a part of it is framed.

        Giving a canvas its size empties it, so it is painted again at once.
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
            left, top, across, down = frame(self._plan(), width, height)
            size_canvas(self.canvas, across, down, look.dpr)
        style = self.surface.style
        style.left, style.top = f"{left}px", f"{top}px"
        style.width, style.height = self.canvas.style.width, self.canvas.style.height
        self.canvas.classList.toggle("is-close", not self._whole)
        show(self.closer, self.camera.small)
        if self.camera.small:
            self._word_closer(look)
        film = self._film
        moment = motion.shapes_at(film, performance.now() - self._start) if film is not None else self.shapes
        self._draw(moment)

    def _look(self) -> None:
        """Lay the board out again after the camera came nearer or stepped back."""
        if self.layer is not None and self._whole != (self.camera.view is None):
            self._lay_out(self.layer.look)

    def _word_closer(self, look: Look) -> None:
        """What the button that changes the view says."""
        word, sign = ("zoom_in", "zoom-in") if self._whole else ("zoom_out", "zoom-out")
        fill(self.closer, icon(sign))
        label(self.closer, say(look.lang, f"table.{word}"))
        self._put_closer()

    def _put_closer(self) -> None:
        """Lay that button in the middle of the whole board or in a corner of a part, over no choice."""
        if self.layer is None or not self.camera.small:
            return
        plan = self._plan()
        wood, box = plan.outline, frame(plan, *self._room)
        middle = self._in_place((wood.x + wood.w / 2, wood.y + wood.h / 2)) if self._whole else None
        asked = [self._in_place((shape.x, shape.y)) for shape in self.shapes if shape.role == "button"]
        x, y = button(box, middle, asked)
        self.closer.style.left, self.closer.style.top = f"{x}px", f"{y}px"

    def _in_place(self, point: Point) -> Point:
        """Where in the board's place a point of the board lies now, in px."""
        assert self.layer is not None
        left, top = self._corner()
        x = self.surface.offsetLeft + (point[0] - left) * self.layer.pitch
        return x, self.surface.offsetTop + (point[1] - top) * self.layer.pitch

    def _change_view(self) -> None:
        self.camera.change(self.shapes)
        self._look()
        self._draw(self.shapes)

    # ---- frames

    def _ask(self) -> None:
        if self._ends and not self._asked:
            self._asked = window.requestAnimationFrame(self._tick)

    def _frame(self, now: float) -> None:
        self._asked = 0
        try:
            self._show_frame()
        except Exception as fault:
            if self._done is None or self._done.done():
                raise
            self._done.set_exception(fault)  # who waits for the end of the film would wait for ever

    def _show_frame(self) -> None:
        if self._film is not None:
            at = performance.now() - self._start
            if at >= self._film.duration:
                self.finish()
            else:
                self._draw(motion.shapes_at(self._film, at))
                self._ask()
        elif performance.now() - self._pulse_from < PULSES_MS:
            self._draw(self.shapes)
            self._ask()

    def _draw(self, picture: Sequence[Shape]) -> None:
        if self.layer is None:
            return
        calm = data(document.documentElement, "calm") == "yes"
        glow = 1.0 if calm else motion.pulse(performance.now() - self._pulse_from)
        ctx = self.canvas.getContext("2d")
        paint(ctx, self.layer, picture, self._corner(), glow)
        self.twin.lay(self.layer.pitch, self._corner())

    def _corner(self) -> Point:
        """The point of the board in the canvas's upper left corner."""
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

    def _down(self, event: Any) -> None:
        self._release()
        self._dragged = False
        self._lens_at = self._at(event)
        if self.camera.view is not None:
            self._grip = (event.clientX, event.clientY), self.camera.view
            self.surface.setPointerCapture(event.pointerId)
        else:
            self._hold = window.setTimeout(self._held, HOLD_MS)

    def _moved(self, event: Any) -> None:
        if self._grip is not None:
            self._drag(event)
            return
        x, y = self._at(event)
        self.surface.style.cursor = "pointer" if self._pickable(x, y) else ""

    def _drag(self, event: Any) -> None:
        """The board moves along under the finger."""
        if self._grip is None or self.layer is None:
            return
        (x, y), start = self._grip
        dx, dy = event.clientX - x, event.clientY - y
        self._dragged = self._dragged or hypot(dx, dy) > SLIP
        if self._dragged:
            self.camera.drag(start, dx / self.layer.pitch, dy / self.layer.pitch)
            if self._film is None:
                self._draw(self.shapes)

    def _release(self) -> None:
        window.clearTimeout(self._hold)
        self._grip = None

    def _pickable(self, x: float, y: float) -> bool:
        if self.layer is None:
            return False
        return any(shape.role == "button" for shape in taps.meant(self.shapes, x, y, self.layer.pitch))

    def _up(self, event: Any) -> None:
        self._release()
        if self._dragged:
            self._put_closer()
            return
        if self.layer is None or not self.lens.hidden or self._film is not None:
            self.finish()
            show(self.lens, False)
            return
        x, y = self._at(event)
        near = taps.meant(self.shapes, x, y, self.layer.pitch)
        if len(near) > 1:
            self._lens_at = (x, y)
            self._open_lens(near)
        else:
            self._meant(near, (x, y), self.layer.pitch)

    def _meant(self, near: Sequence[Shape], point: Point, pitch: float) -> None:
        """A tap on a point of the board means the nearest thing, or asks why there is nothing to pick."""
        if near and near[0].role == "button":
            self._picked(near[0], pitch)
        else:
            self.on_refuse(point)

    def _picked(self, shape: Shape, pitch: float) -> None:
        self.on_pick(shape, taps.stands_apart(self.shapes, shape, pitch))

    def _open_lens(self, near: Sequence[Shape] = ()) -> None:
        """Enlarge what lies round the tap, with all that it may have meant."""
        if self.layer is None or self.art is None:
            return
        (x, y), look = self._lens_at, self.layer.look
        away = max((hypot(shape.x - x, shape.y - y) for shape in near), default=0.0)
        width, height = self.place.clientWidth, self.place.clientHeight
        size, self._lens_pitch = taps.lens(self.layer.pitch, away, min(width, height))
        size_canvas(self.lens, size, size, look.dpr)
        big = self.art.layer(Scale(self._lens_pitch, look, 0), self.camera.small)
        paint_lens(self.lens.getContext("2d"), big, self.shapes, (x, y), size)
        across, down = self._in_place((x, y))
        top = down - size - ABOVE
        if top < 0:
            top = min(down + 2 * ABOVE, height - size)
        self.lens.style.left = f"{max(0, min(across - size / 2, width - size))}px"
        self.lens.style.top = f"{top}px"
        show(self.lens)

    def _lens_tap(self, event: Any) -> None:
        half, pitch = self.lens.clientWidth / 2, self._lens_pitch
        x = self._lens_at[0] + (event.offsetX - half) / pitch
        y = self._lens_at[1] + (event.offsetY - half) / pitch
        show(self.lens, False)  # not before: a browser measures the offset when it is asked for
        self._meant(taps.meant(self.shapes, x, y, pitch), (x, y), pitch)

    # ---- keys

    def read(self, rows: Sequence[Row]) -> None:
        """Have the board read so from now on by who does not see it."""
        self.twin.read(rows)

    def _pick_by_key(self, square: Square) -> None:
        if shape := shapes.named(self.shapes, square.picks):
            self.on_pick(shape, True)
        else:
            self.on_refuse(square.at)

    def _reach(self, point: Point) -> None:
        """The focus has come to this point of the board."""
        self.camera.show(point)
        self._put_closer()
        if self._film is None:
            self._draw(self.shapes)
