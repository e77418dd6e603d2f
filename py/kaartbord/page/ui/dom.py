"""The document: making nodes, and one click handler for the whole page.

Text only ever enters as text, so a name or a link can hold any characters. A node that can be pressed carries
`data-do` (the name of a handler) and `data-arg`; one listener on the document serves them all.
"""

import asyncio
import traceback
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

from js import ResizeObserver, console, document, window
from pyscript.ffi import create_proxy

Handler = Callable[[str], Any]
"""(the `data-arg` of what was pressed): handles a press; may be a coroutine function."""

_handlers: dict[str, Handler] = {}
_tasks: set["asyncio.Task[None]"] = set()


_on_failure: list[Callable[[], object]] = []
"""Callbacks for unforeseen failures."""

_known: set[str] = set()
"""Tracebacks of failures aside from play."""


def el(tag: str, *children: Any, cls: str = "", text: str = "", do: str = "", arg: Any = "", **attributes: Any) -> Any:
    """Return a new element. Attribute names are written with underscores; None and False leave one out."""
    node = document.createElement(tag)
    if cls:
        node.className = cls
    if text:
        node.textContent = text
    if do:
        node.dataset.do = do
        node.dataset.arg = str(arg)
    for name, value in attributes.items():
        if value is not None and value is not False:
            node.setAttribute(name.strip("_").replace("_", "-"), "" if value is True else str(value))
    node.append(*[child for child in children if child is not None])
    return node


def button_element(*children: Any, **attributes: Any) -> Any:
    """Return a button of more than words, or of words that are still to come; the arguments are those of `el`."""
    return el("button", *children, type="button", **attributes)


def bdi(name: str, **attributes: Any) -> Any:
    """Return a name as a node: it moves nothing around it, and no browser translates it."""
    return el("bdi", text=name, translate="no", **attributes)


SHEET_OPENERS = frozenset(("others", "sheet", "why-not"))
"""Buttons of a question with these `data-do` open a sheet, as screen readers announce before the press."""


def button(text: str, do: str, arg: Any = "", *, cls: str = "paper", **attributes: Any) -> Any:
    """Return a button in one of the kinds of controls.css: gold, paper, ghost, chip, plain."""
    popup = "dialog" if do in SHEET_OPENERS else None
    return button_element(text=text, cls=cls, do=do, arg=arg, aria_haspopup=popup, **attributes)


def data(node: Any, name: str) -> str:
    """Return the node's `data-` attribute, or ""."""
    return str(node.getAttribute(f"data-{name}") or "") if node else ""


def label(node: Any, words: str) -> None:
    """Name a button without words, for screen readers and for a mouse that rests on it."""
    node.title = words
    node.setAttribute("aria-label", words)


def by_id(name: str) -> Any:
    """Return the element with this id."""
    return document.getElementById(name)


def fill(node: Any, *children: Any) -> None:
    """Replace the contents of the node."""
    node.replaceChildren(*[child for child in children if child is not None])


def is_news(node: Any, words: str) -> bool:
    """Note the words of a node; return False if it had them already, in whatever language a browser shows them."""
    before, node.dataset.words = data(node, "words"), words
    return before != words


def show(node: Any, visible: bool = True) -> None:
    """Show or hide a node, for every sense."""
    node.hidden = not visible


def is_keyboard_focus() -> bool:
    """Return whether keys brought the focus to where it is."""
    return bool(document.activeElement and document.activeElement.matches(":focus-visible"))


def handle(**handlers: Handler) -> Callable[[], None]:
    """Set the handlers of `data-do` values; a later handler of the same name takes its place.

    Return what removes those that are not replaced by then.
    """
    named = {name.replace("_", "-"): handler for name, handler in handlers.items()}
    _handlers.update(named)

    def end() -> None:
        for name, handler in named.items():
            if _handlers.get(name) is handler:
                del _handlers[name]

    return end


def on_failure(callback: Callable[[], object]) -> None:
    """Have `callback` called when a task or a listener fails unforeseen; the console gets the traceback."""
    _on_failure.append(callback)


def _report_failure() -> None:
    console.error(traceback.format_exc())
    for callback in _on_failure:
        callback()


@contextmanager
def log_failures(failed: Callable[[], object] = lambda: None) -> Iterator[None]:
    """Do something that play can do without: a failure ends it and nothing else, and calls `failed`.

    The console gets the traceback, of the same failure once.
    """
    try:
        yield
    except Exception:
        if (words := traceback.format_exc()) not in _known:
            _known.add(words)
            console.error(words)
        failed()


def js_callback(handler: Callable[..., object]) -> Any:
    """Return a callback for JavaScript that reports the failures of the handler; to be destroyed in the end."""

    def hear(*happened: Any) -> None:
        try:
            handler(*happened)
        except Exception:
            _report_failure()

    return create_proxy(hear)


def on_resize(node: Any, hear: Callable[[], object]) -> Callable[[], None]:
    """Call `hear` now and whenever the node changes its size; return what ends that."""
    heard = js_callback(lambda *_: hear())
    observer = ResizeObserver.new(heard)
    observer.observe(node)

    def end() -> None:
        observer.disconnect()
        heard.destroy()

    return end


async def wait_for_paint() -> None:
    """Wait until the document has been painted as it is now; not in a page that nobody sees."""
    for _ in range(2):  # the second frame begins when the first has been painted
        if document.hidden:
            return
        began = asyncio.get_running_loop().create_future()
        heard = create_proxy(lambda _, began=began: began.done() or began.set_result(None))
        asked = window.requestAnimationFrame(heard)
        try:
            await began
        finally:
            window.cancelAnimationFrame(asked)
            heard.destroy()


def spawn(work: Coroutine[Any, Any, object]) -> "asyncio.Task[None]":
    """Run something that waits; a failure is reported, and the task can be cancelled before it begins."""
    task = asyncio.ensure_future(_run_reported(work))
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)
    task.add_done_callback(lambda _: work.close())  # if it never began, Python would complain of it
    return task


async def _run_reported(work: Awaitable[object]) -> None:
    try:
        await work
    except asyncio.CancelledError:
        raise
    except Exception:
        _report_failure()


def listen(node: Any, event: str, handler: Callable[[Any], object], *, capture: bool = False) -> Callable[[], None]:
    """Listen for as long as the page lives; return what ends that. A failure is reported."""
    heard = js_callback(handler)
    node.addEventListener(event, heard, capture)

    def end() -> None:
        node.removeEventListener(event, heard, capture)
        heard.destroy()

    return end


def combine_callbacks(*ends: Callable[[], object]) -> Callable[[], None]:
    """Return a function that calls all of these: ends of listening, of handling and the like."""

    def end() -> None:
        for one in ends:
            one()

    return end


def _pressed(event: Any) -> None:
    node = event.target.closest("[data-do]") if hasattr(event.target, "closest") else None
    if not node or node.getAttribute("aria-disabled") == "true" and not data(node, "reason"):
        return
    handler = _handlers.get(data(node, "do"))
    if handler is None:
        return
    result = handler(data(node, "arg"))
    if isinstance(result, Coroutine):
        spawn(result)


def _on_input(event: Any) -> None:
    """Pass each value of a field with `data-input` to its handler, before the change is final."""
    handler = _handlers.get(data(event.target, "input")) if hasattr(event.target, "getAttribute") else None
    if handler is not None:
        handler(str(event.target.value))


listen(document, "click", _pressed)
listen(document, "input", _on_input)
