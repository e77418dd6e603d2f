"""The canvas of a board: paints shapes, plays films, and shows the whole board or a part of it from close by."""

import asyncio
from collections.abc import Sequence
from typing import Any

from js import document, performance, window

from ....paint.board import Layer
from ....paint.board_art import BoardArt
from ....paint.kit import Look, Scale, size_canvas
from ....paint.moving import paint
from ....rules.protocol import Placement
from ....scene import motion, shapes
from ....scene.race.board import Plan, Point
from ....scene.shapes import Shape
from ....scene.zoom import ZOOM, Camera, button, frame
from ....text import say
from ...ui import magnifier
from ...ui.dom import data, el, fill, hearing, label, listen, pressable, show
from ...ui.svg import icon
from .twin import Twin

MARGIN = 30
PULSES_MS = 4800
SMALLEST = 8
"""CSS px; what is lower or narrower has not been laid out yet."""


class BoardCanvas:
    """The canvas of one board, with its twin over it."""

    def __init__(self, place: Any, twin: Twin) -> None:
        self.place, self._twin = place, twin
        self.node = el("canvas", id="board", aria_hidden="true")
        self.surface = el("div", self.node, twin.node, cls="surface", role="region", data_label="table.board")
        self.lens = el("canvas", cls="lens", aria_hidden="true")
        """Lies over the board until something else is shown."""
        self._closer = pressable(cls="paper icon-button zoom")
        place.prepend(self.surface, self._closer)
        place.append(self.lens, el("p", id="board-help", cls="sr-only", data_text="table.board_help"))
        show(self.lens, False)
        show(self._closer, False)
        self.layer: Layer | None = None
        self.art: BoardArt | None = None
        self.pitch = 0.0
        self.shapes: tuple[Shape, ...] = ()
        self.camera = Camera()
        self._room = (0.0, 0.0)
        self._whole = True
        self._film: motion.Timeline | None = None
        self._done: asyncio.Future[None] | None = None
        self._start = 0.0
        self._pulse_from = 0.0
        self._asked = 0
        """The frame that was asked for, or 0."""
        self._tick = hearing(self._frame)
        self._end = listen(self._closer, "click", lambda event: self._change_view())
        self._closed = False

    @property
    def plays(self) -> bool:
        """Return whether a film is playing."""
        return self._film is not None

    def close(self) -> None:
        """Let go of the page: no frame is left, nor anything of ours in JavaScript."""
        self.finish()
        window.cancelAnimationFrame(self._asked)
        self._closed = True
        self._end()
        self._tick.destroy()
        self.node.width = self.lens.width = 0

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

    def at(self, placements: Sequence[Placement]) -> Point | None:
        """Where in the window the next thing to tap lies, for a turn that places pawns so; None if there is none."""
        shape = shapes.next_shape(self.shapes, placements)
        if shape is None or self.layer is None:
            return None
        (x, y), box = self.in_place((shape.x, shape.y)), self.place.getBoundingClientRect()
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
            self.draw(self.shapes)
            self.put_closer()
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
        self.draw(self.shapes)
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
            size_canvas(self.node, self.layer.width, self.layer.height, look.dpr)
        else:
            self.layer = self.art.layer(Scale(self.pitch * ZOOM, look, 0), self.camera.small)
            left, top, across, down = frame(self._plan(), width, height)
            size_canvas(self.node, across, down, look.dpr)
        style = self.surface.style
        style.left, style.top = f"{left}px", f"{top}px"
        style.width, style.height = self.node.style.width, self.node.style.height
        self.node.classList.toggle("is-close", not self._whole)
        show(self._closer, self.camera.small)
        if self.camera.small:
            self._word_closer(look)
        film = self._film
        moment = motion.shapes_at(film, performance.now() - self._start) if film is not None else self.shapes
        self.draw(moment)

    def _plan(self) -> Plan:
        assert self.art is not None and self.art.plan is not None
        return self.art.plan

    def _look(self) -> None:
        """Lay the board out again after the camera came nearer or stepped back."""
        if self.layer is not None and self._whole != (self.camera.view is None):
            self._lay_out(self.layer.look)

    def _word_closer(self, look: Look) -> None:
        """What the button that changes the view says."""
        word, sign = ("zoom_in", "zoom-in") if self._whole else ("zoom_out", "zoom-out")
        fill(self._closer, icon(sign))
        label(self._closer, say(look.lang, f"table.{word}"))
        self.put_closer()

    def put_closer(self) -> None:
        """Lay that button in the middle of the whole board or in a corner of a part, over no choice."""
        if self.layer is None or not self.camera.small:
            return
        plan = self._plan()
        wood, box = plan.outline, frame(plan, *self._room)
        middle = self.in_place((wood.x + wood.w / 2, wood.y + wood.h / 2)) if self._whole else None
        asked = [self.in_place((shape.x, shape.y)) for shape in self.shapes if shape.role == "button"]
        x, y = button(box, middle, asked)
        self._closer.style.left, self._closer.style.top = f"{x}px", f"{y}px"

    def in_place(self, point: Point) -> Point:
        """Where in the board's place a point of the board lies now, in px."""
        assert self.layer is not None
        left, top = self.corner()
        x = self.surface.offsetLeft + (point[0] - left) * self.layer.pitch
        return x, self.surface.offsetTop + (point[1] - top) * self.layer.pitch

    def _change_view(self) -> None:
        self.camera.change(self.shapes)
        self._look()
        self.draw(self.shapes)

    # ---- frames

    def _ask(self) -> None:
        if not (self._closed or self._asked):
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
                self.draw(motion.shapes_at(self._film, at))
                self._ask()
        elif performance.now() - self._pulse_from < PULSES_MS:
            self.draw(self.shapes)
            self._ask()

    def draw(self, picture: Sequence[Shape]) -> None:
        """Draw these shapes, as they are at a moment."""
        if self.layer is None:
            return
        calm = data(document.documentElement, "calm") == "yes"
        glow = 1.0 if calm else motion.pulse(performance.now() - self._pulse_from)
        ctx = self.node.getContext("2d")
        paint(ctx, self.layer, picture, self.corner(), glow)
        self._twin.lay(self.layer.pitch, self.corner())

    def corner(self) -> Point:
        """The point of the board in the canvas's upper left corner."""
        assert self.layer is not None
        if self.camera.view is not None:
            return self.camera.view.x, self.camera.view.y
        return -MARGIN / self.layer.pitch, -MARGIN / self.layer.pitch
