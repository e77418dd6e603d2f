"""A table for a whole room: drawn large, without hands or questions, and with a way out that keeps out of sight."""

from collections.abc import Callable

from js import document, window
from pyscript.ffi import create_proxy

from ...text.messages import Messages
from ..ui import awake, magnifier
from ..ui.dom import by_id, combine_callbacks, el, listen, show, spawn
from ..ui.keys import on_key
from ..ui.svg import icon_button, icon_only_button

CONTROLS_MS = 4000
"""Milliseconds for which the way out stays in sight after a movement of the pointer."""


class BigScreen:
    """The page while the table on it is drawn large."""

    def __init__(self, messages: Messages, leave: Callable[[], object], resized: Callable[[], object]) -> None:
        """Draw the table large; `leave` goes back, `resized` is called when it is drawn in another size."""
        self._resized, self._timer = resized, 0
        corner = self._corner = el(
            "div",
            icon_button("expand", messages.format("screen.full"), "screen-full", id="screen-full"),
            icon_button("close", messages.format("screen.leave"), "screen-leave"),
            # Last, so that it keeps its place under the finger whose touch brings the others.
            icon_only_button("qr", messages.format("screen.phones"), "phones", cls="paper icon-button"),
            cls="screen-corner",
        )
        self._rest = create_proxy(lambda *_: corner.classList.remove("is-awake"))
        show(corner.firstElementChild, bool(document.fullscreenEnabled))
        by_id("table").append(corner)
        magnifier.magnify()
        self._end = combine_callbacks(
            on_key("escape", leave),
            listen(window, "resize", lambda _: self._fit()),
            listen(document, "pointermove", lambda _: self._show_controls()),
            listen(document, "pointerdown", lambda _: self._show_controls()),
        )
        self._show_controls()
        awake.keep("screen")

    def close(self) -> None:
        """Release the page: the table has its usual size, and the screen may go dark."""
        self._end()
        window.clearTimeout(self._timer)
        self._rest.destroy()
        self._corner.remove()
        magnifier.stop_magnifying()
        awake.keep("screen", False)
        if document.fullscreenElement:
            spawn(magnifier.toggle_fullscreen())

    def _fit(self) -> None:
        magnifier.magnify()
        self._resized()

    def _show_controls(self) -> None:
        """Show the way out for a while, as somebody is at the screen."""
        self._corner.classList.add("is-awake")
        window.clearTimeout(self._timer)
        self._timer = window.setTimeout(self._rest, CONTROLS_MS)
