"""Sheets and questions: native dialogs, so focus stays inside, Escape closes and the rest is out of reach."""

import asyncio
import itertools
from collections.abc import Callable
from typing import Any

from js import document, performance, window
from pyscript.ffi import create_proxy

from ...text import MESSAGES
from .dom import button, by_id, data, el, fill, handle, listen
from .svg import icon_only_button

TOAST_MS = 8000

IGNORE_TAP_MS = 300.0
"""A sheet that has just come up under a finger is not closed by it."""

FAR = 90.0
"""Px that a sheet is drawn down to be closed."""

DRAWN = ".sheet:has(> header [data-do=close-dialog])"
"""Sheets that can be drawn down."""

HELD = "input, textarea, select, canvas"
"""Controls that a finger holds in a sheet without drawing that."""

WRITTEN = "textarea, input[type=text]:not([readonly])"
"""Fields whose words no tap beside them takes away."""

_answers: dict[str, "asyncio.Future[str]"] = {}
_changes: dict[str, Callable[[Any], object]] = {}
_numbers = itertools.count(1)


def open_sheet(
    title: str,
    *nodes: Any,
    close: bool = True,
    cls: str = "sheet",
    changed: Callable[[Any], object] | None = None,
) -> Any:
    """Open a sheet with a title, and a button to `close` it; return the dialog.

    `changed` is called with a field in it that was changed.
    """
    name, messages = f"dialog-{next(_numbers)}", MESSAGES[data(document.documentElement, "lang")]
    head = el(
        "header",
        el("h2", text=title, id=f"{name}-title", tabindex=-1, autofocus=True),
        icon_only_button("close", messages.format("close"), "close-dialog", name) if close else None,
    )
    dialog = el("dialog", head, *nodes, cls=cls, id=name, aria_labelledby=f"{name}-title")
    if changed is not None:
        _changes[dialog.id] = changed
    show_modal(dialog)
    return dialog


def show_modal(dialog: Any) -> None:
    """Put a dialog on the page, over everything else; an open one that holds a field of it gives way."""
    for node in (dialog, *dialog.querySelectorAll("[id]")):
        if (twin := by_id(node.id)) and (older := twin.closest("dialog")):
            close(older)
    dialog.dataset.opened = str(performance.now())
    by_id("dialogs").append(dialog)
    dialog.showModal()


def close_top_sheet() -> bool:
    """Close the sheet on top, as Escape does; return False where none is open, or one that fills the window."""
    dialog = by_id("dialogs").lastElementChild
    if is_sheet := bool(dialog and dialog.matches(".sheet")):
        close(dialog)
    return is_sheet


def _closed(dialog: Any) -> None:
    """Remove a dialog that was closed, by us or by the browser, immediately, with its ids."""
    _changes.pop(dialog.id, None)
    answer = _answers.pop(dialog.id, None)
    if answer is not None and not answer.done():
        answer.set_result(dialog.returnValue or "")
    dialog.remove()


def close(dialog: Any, answer: str = "") -> None:
    """Close a sheet, with the choice made in it."""
    if dialog.open:
        dialog.close(answer)
        _closed(dialog)


def is_any_open() -> bool:
    """Return whether a sheet is open over the page."""
    return bool(by_id("dialogs").childElementCount)


def close_all() -> None:
    """Close every open sheet."""
    for dialog in list(by_id("dialogs").children):
        close(dialog)


async def wait_for_answer(dialog: Any, *ends: Callable[[], object]) -> str:
    """Wait for the sheet to close; return the answer, or "" when it was dismissed.

    When the task is cancelled it closes. One that nobody asked for gives way to it. `ends` are called then:
    they end listening and the like.
    """
    for unasked in by_id("dialogs").querySelectorAll("[data-unasked]"):
        close(unasked)
    future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    _answers[dialog.id] = future
    try:
        return await future
    finally:
        close(dialog)
        for end in ends:
            end()


async def ask(title: str, text: str, choices: dict[str, str], *, close: bool = False) -> str:
    """Ask a question with one button for each choice (value: label), the first in gold; return "" when dismissed."""
    buttons = [
        button(label, "answer", value, cls="paper" if i else "gold") for i, (value, label) in enumerate(choices.items())
    ]
    body = [el("p", text=text)] if text else []
    return await wait_for_answer(open_sheet(title, *body, el("div", *buttons, cls="answers"), close=close))


def toast(text: str, act: Any = None, *, bad: bool = False, spoken: bool = True) -> None:
    """Show a sentence for a while and speak it once, unless it is not `spoken`; `act` is a button after it."""
    place = by_id("toasts")
    hidden = None if spoken else "true"
    fill(place, el("p", el("span", text=text), act, cls="toast bad" if bad else "toast", aria_hidden=hidden))
    window.clearTimeout(int(data(place, "timer") or 0))
    place.dataset.timer = str(window.setTimeout(_clear_toasts, TOAST_MS))


def _answer(value: str) -> None:
    opened = document.querySelectorAll("#dialogs dialog")
    if opened.length:
        close(opened.item(opened.length - 1), value)


def _close_named(name: str) -> None:
    if dialog := by_id(name):
        close(dialog)


def clear_toasts() -> None:
    """Remove the sentence of the moment."""
    fill(by_id("toasts"))


_clear_toasts = create_proxy(lambda *_: clear_toasts())

handle(answer=_answer, close_dialog=_close_named)


def _on_close_event(event: Any) -> None:
    if not event.target.open:  # or it was opened again before the news of its closing came
        _closed(event.target)


def _is_outside(event: Any) -> bool:
    """Return whether an event is beside a sheet that has a button to close it, and in which nothing was written."""
    dialog = event.target
    if dialog.tagName != "DIALOG" or not dialog.querySelector("header [data-do=close-dialog]"):
        return False
    box, x, y = dialog.getBoundingClientRect(), event.clientX, event.clientY
    beside = not (box.left <= x <= box.right and box.top <= y <= box.bottom)
    return beside and not any(field.value for field in dialog.querySelectorAll(WRITTEN))


class _SheetGestures:
    """A finger or mouse on the sheets: a tap beside one closes it, and so does a finger that draws it down."""

    def __init__(self) -> None:
        self._beside: Any = None
        """The sheet beside which it was put down, long enough after that was opened."""
        self._drawn: Any = None
        """The sheet that follows it."""
        self._from = self._down = 0.0
        """The height at which it was put down, and how far below that it is, in px."""
        hears = {
            "pointerdown": self.put_down,
            "click": self.tap,
            "touchstart": self.touch,
            "touchmove": self.draw,
            "touchend": self.let_go,
            "touchcancel": self.leave,
        }
        for event, hear in hears.items():
            listen(by_id("dialogs"), event, hear)

    def put_down(self, event: Any) -> None:
        settled = float(event.timeStamp) - float(data(event.target, "opened") or 0) > IGNORE_TAP_MS
        self._beside = event.target if settled and _is_outside(event) else None

    def tap(self, event: Any) -> None:
        if self._beside and self._beside.isSameNode(event.target) and _is_outside(event):
            close(event.target)

    def touch(self, event: Any) -> None:
        node, dialog = event.target, event.target.closest("dialog")
        self._drawn = None
        if event.touches.length > 1 or not dialog or not dialog.matches(DRAWN) or node.closest(HELD):
            return
        while not node.isSameNode(dialog) and not node.scrollTop:
            node = node.parentElement
        if not node.scrollTop:  # a node that can be scrolled up is scrolled up
            self._drawn, self._from, self._down = dialog, float(event.touches.item(0).clientY), 0.0

    def draw(self, event: Any) -> None:
        if self._drawn:
            self._down = max(float(event.touches.item(0).clientY) - self._from, 0.0)
            self._drawn.style.translate = f"0 {self._down:.0f}px"

    def let_go(self, event: Any) -> None:
        if self._drawn and self._down > FAR:
            close(self._drawn)
        self.leave(event)

    def leave(self, _: Any) -> None:
        if self._drawn:
            self._drawn.style.translate = ""
        self._drawn = None


def _on_change_event(event: Any) -> None:
    dialog = event.target.closest("dialog")
    if dialog and (changed := _changes.get(dialog.id)):
        changed(event.target)


# One listener for every dialog there will be; close does not bubble, but it can be caught going down.
listen(by_id("dialogs"), "close", _on_close_event, capture=True)
listen(by_id("dialogs"), "change", _on_change_event)
_SheetGestures()
