"""A group of buttons that is one Tab stop: the arrows, Home, End and first letters go from one to the other.

Its node carries `data-walk`; one listener on the document serves them all.
"""

from typing import Any

from js import document

from ...scene.keyboard.group import STEPS, item_for_key
from .dom import data, listen


def set_tab_stop(place: Any, at: int | None = None) -> None:
    """Make Tab stop at one of the buttons in a place alone: at the one given, else the gold one, or the first."""
    buttons = list(place.querySelectorAll("button"))
    golden = next((i for i, node in enumerate(buttons) if node.classList.contains("gold")), 0)
    for i, node in enumerate(buttons):
        node.setAttribute("tabindex", "0" if i == (golden if at is None else at % len(buttons)) else "-1")


def _hear(event: Any) -> None:
    """Walk over the group that has the focus. With Shift a letter is left to the questions to the table."""
    key = str(event.key)
    place = event.target.closest("[data-walk]") if hasattr(event.target, "closest") else None
    if event.target.id == "prompt" and key in STEPS:
        _enter_answers(event)
    if not place or event.ctrlKey or event.metaKey or event.altKey or (len(key) == 1 and event.shiftKey):
        return
    buttons = list(place.querySelectorAll("button"))
    at = item_for_key(key, buttons.index(event.target), [_letter(node) for node in buttons])
    if at is not None:
        event.preventDefault()
        event.stopPropagation()
        set_tab_stop(place, at)
        buttons[at].focus()


def _enter_answers(event: Any) -> None:
    """Go by an arrow from the question to its answers: the hand, the choices or the buttons under them."""
    usable = "[data-walk] button[tabindex='0']:not([aria-disabled=true])"
    if node := document.querySelector(f"#table {usable}"):
        event.preventDefault()
        node.focus()


def _letter(node: Any) -> str:
    """Return the letter that finds a button: its own, or the first of its words."""
    return (data(node, "letter") or str(node.textContent).strip()[:1]).lower()


listen(document, "keydown", _hear, capture=True)  # before the questions to the table by the same letters
