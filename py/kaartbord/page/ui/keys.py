"""Keys that work anywhere on the page."""

from collections.abc import Callable
from typing import Any

from js import document

from .dom import listen

ELSEWHERE = "input:not([type=range]), textarea, select, dialog"
"""Where keys have a use of their own."""


def on_key(key: str, do: Callable[[], object], *, control: bool = False) -> Callable[[], None]:
    """Have `do` called when a key is pressed, with Control or Command if `control`; returns what ends that.

    It is passed over while something is typed or a sheet lies over the page.
    """

    def hear(event: Any) -> None:
        held = bool(event.ctrlKey or event.metaKey)
        if str(event.key).lower() != key or held != control or document.querySelector("dialog[open]"):
            return
        if hasattr(event.target, "closest") and event.target.closest(ELSEWHERE):
            return
        event.preventDefault()
        do()

    return listen(document, "keydown", hear)
