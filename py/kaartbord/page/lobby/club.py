"""The frame of the screens that are reached from the lobby and are no game: a head with a way back, and a body."""

from typing import Any

from js import document

from ..ui.dom import by_id, el, fill
from ..ui.svg import icon


def draw(root: Any, title: str, back: str, *body: Any, cls: str = "") -> None:
    """Draw such a screen again, its way back named `back`; the focus stays where it was, as far as that is there."""
    held = str(document.activeElement.id) if root.contains(document.activeElement) else ""
    fill(root, _head(title, back), el("div", *body, cls=f"club-body {cls}".rstrip()))
    if held:
        (by_id(held) or by_id("club-title")).focus()


def _head(title: str, back: str) -> Any:
    way = el(
        "button",
        icon("back"),
        cls="icon-button",
        type="button",
        do="club-back",
        id="club-back",
        aria_label=back,
    )
    return el("header", way, el("h1", text=title, id="club-title", tabindex=-1), cls="setup-head")
