"""The curtain between two players of one device: opaque, and only the next player lifts it."""

from collections.abc import Sequence
from typing import Any

from js import window

from ...paint.cards import delft
from ...paint.pen import Look, size_canvas
from ...text import people
from ...text.messages import Messages
from ..ui.dialogs import show_modal, wait_for_answer
from ..ui.dom import button, el
from ..ui.seat_mark import seat_mark

TILE = 65


async def hide_until_lifted(messages: Messages, figure: int, name: str, last: Sequence[str], look: Look) -> None:
    """Hide everything until the player called `name`, whose pawns are of that figure, lifts it.

    `last` is a sentence for each ply of those before.
    """
    wall = el("canvas", cls="wall", aria_hidden="true")
    panel = el(
        "div",
        seat_mark(figure, messages, 92),
        el("p", text=messages.format("curtain.give")),
        el("h2", text=name, id="curtain-name"),
        el("p", text=messages.format("curtain.turn", colour=people.colour_name(messages, figure)), cls="meta"),
        el("p", text=messages.format("curtain.alone"), cls="curtain-alone"),
        button(messages.format("curtain.me", name=name), "answer", "me", cls="gold", autofocus=True),
        button(messages.format("over.leave"), "leave", cls="plain link"),
        cls="curtain-panel panel",
    )
    dialog = el(
        "dialog",
        wall,
        panel,
        el("div", *[el("p", text=words) for words in last], cls="curtain-last panel") if last else None,
        cls="curtain",
        id="curtain",
        closedby="none",
        aria_labelledby="curtain-name",
    )
    _paint(wall, look)
    show_modal(dialog)
    try:
        while await wait_for_answer(dialog) != "me":
            show_modal(dialog)
    finally:
        wall.width = 0  # a phone gives a page only so many pixels of canvas


def _paint(wall: Any, look: Look) -> None:
    width, height = float(window.innerWidth), float(window.innerHeight)
    delft(size_canvas(wall, width, height, look.dpr), width, height, TILE, look)
