"""The frames of a board: a film that plays, and the pulse of what may be picked."""

import asyncio
from collections.abc import Callable, Sequence

from js import performance, window

from ....scene import motion
from ....scene.shapes import Shape
from ...ui.dom import js_callback

PULSES_MS = 4800


class Frames:
    """The present picture of a board: its shapes, or a moment of the film that leads to them."""

    def __init__(self, draw: Callable[[], None]) -> None:
        """Take `draw`, which draws the present picture."""
        self._draw = draw
        self.shapes: tuple[Shape, ...] = ()
        """The shapes once no film plays."""
        self._film: motion.Timeline | None = None
        self._done: asyncio.Future[None] | None = None
        self._start = 0.0
        self._pulse_from = 0.0
        self._asked = 0
        """The frame that was asked for, or 0."""
        self._closed = False
        self._tick = js_callback(self._frame)

    @property
    def plays(self) -> bool:
        """Return whether a film plays."""
        return self._film is not None

    def now(self) -> Sequence[Shape]:
        """Return the shapes of this moment."""
        if self._film is None:
            return self.shapes
        return motion.shapes_at(self._film, performance.now() - self._start)

    def glow(self) -> float:
        """Return the phase of the pulse."""
        return motion.glow_pulse(performance.now() - self._pulse_from)

    def put(self, picture: Sequence[Shape]) -> None:
        """Show these shapes from now on; what may be picked pulses a few times, unless a film leads to it."""
        before, self.shapes = _buttons(self.shapes), tuple(picture)
        if self._film is None and _buttons(self.shapes) - before:
            self._pulse_from = performance.now()
            self._ask()

    def start(self, film: motion.Timeline) -> asyncio.Future[None]:
        """Start a film; return the future of its end."""
        self.shapes, self._film, self._start = film.after, film, performance.now()
        self._done = asyncio.get_running_loop().create_future()
        self._ask()
        return self._done

    def finish(self) -> None:
        """Jump to the end of the film that is playing, if any."""
        if self._film is None:
            return
        self._film = None
        self._draw()
        if self._done is not None and not self._done.done():
            self._done.set_result(None)
        self._done = None

    def finish_if_current(self, done: asyncio.Future[None]) -> None:
        """Jump to the end of the film with this future, if it still plays."""
        if self._done is done:
            self.finish()

    def close(self) -> None:
        """Stop asking for frames."""
        self.finish()
        self._closed = True
        window.cancelAnimationFrame(self._asked)
        self._tick.destroy()

    def _ask(self) -> None:
        if not self._closed and not self._asked:
            self._asked = window.requestAnimationFrame(self._tick)

    def _frame(self, now: float) -> None:
        self._asked = 0
        try:
            if self._film is not None and performance.now() - self._start >= self._film.duration:
                self.finish()
            elif self._film is not None or performance.now() - self._pulse_from < PULSES_MS:
                self._draw()
                self._ask()
        except Exception as fault:
            if self._done is None or self._done.done():
                raise
            self._done.set_exception(fault)  # or the wait for the end of the film would never end


def _buttons(shapes: Sequence[Shape]) -> set[str]:
    return {shape.id for shape in shapes if shape.role == "button"}
