"""Keys that work anywhere on the page."""

from collections.abc import Callable
from typing import Any

from js import document

from .dom import data, listen

ELSEWHERE = "input:not([type=range]), textarea, select, dialog"
"""Nodes in which keys have a use of their own."""


def on_key(key: str, do: Callable[[], object], *, control: bool = False) -> Callable[[], None]:
    """Call `do` when a key is pressed, with Control or Command if `control`; return what ends that.

    It is ignored while something is typed or a sheet is open over the page, and so is a single letter, digit
    or sign where the settings switch those off, or without Shift.
    """

    def hear(event: Any) -> None:
        held = bool(event.ctrlKey or event.metaKey)
        if key_name(event) != key or held != control or document.querySelector("dialog[open]"):
            return
        if len(key) == 1 and not control and not _is_letter_key_on(shift=bool(event.shiftKey)):
            return
        if hasattr(event.target, "closest") and event.target.closest(ELSEWHERE):
            return
        event.preventDefault()
        do()

    return listen(document, "keydown", hear)


def key_name(event: Any) -> str:
    """Return the name on the key that was pressed; with Shift a digit is still that digit."""
    code = str(event.code)
    return code[-1] if event.shiftKey and code.startswith("Digit") else str(event.key).lower()


def _is_letter_key_on(*, shift: bool) -> bool:
    """Return whether a key of one letter does something; such keys work everywhere, and so can be in the way."""
    setting = data(document.documentElement, "keys")
    return shift if setting == "shift" else setting != "off"
