"""Watching tables on the beamer: one game after the other, from the links that tables share for that."""

import asyncio
from typing import Any

from js import location, window

from ...match import incoming, link
from ...match.tournament.slip import FRAGMENT
from ...text.messages import Messages
from ..sharing.address import LIVE, is_live_link
from ..ui.dom import button, by_id, el
from ..ui.fields import text_area
from .sharing import MAX_LINK

WINDOW = "kaartbord-beamer"
"""The name of the window on the beamer."""

HALL = "zaal"
"""The part of the address behind FRAGMENT that shows the hall."""

ENDED = "#table:not([hidden]) [data-do=over]"
"""The way to the result of a game, which is there once that has ended."""

LOOK_S = 2.0
LINGER_S = 20.0
"""Seconds between two looks at a game that is watched, and for which its end stays."""


def nodes(messages: Messages) -> Any:
    """Return the field for the links, folded away."""
    label = messages.format("cup.watch.label")
    return el(
        "details",
        el("summary", text=messages.format("cup.watch")),
        el("p", text=messages.format("cup.watch.why"), cls="meta", id="cup-watch-why"),
        text_area("cup-watch", label, "", longest=MAX_LINK, told_by="cup-watch-why"),
        el("p", role="status", cls="problem", id="cup-watch-bad"),
        button(messages.format("cup.watch.open"), "cup-watch", id="cup-watch-open"),
        cls="cup-fold",
    )


def show_hall() -> Any:
    """Open the hall in the window of the beamer, or bring it back there; return that window."""
    return window.open(f"{location.pathname}#{FRAGMENT}={HALL}", WINDOW)


async def watch(messages: Messages) -> None:
    """Show the games of the links in the field one after the other, each until it has ended, then the hall."""
    links = [found for line in str(by_id("cup-watch").value).splitlines() if (found := _address(line))]
    by_id("cup-watch-bad").textContent = "" if links else messages.format("cup.watch.bad")
    if not links:
        return
    beamer = show_hall()
    for each in links:
        beamer.location.href = each
        await asyncio.sleep(LOOK_S)  # until the end of the game before is gone
        while not beamer.closed and not beamer.document.querySelector(ENDED):
            await asyncio.sleep(LOOK_S)
        if beamer.closed:
            return
        await asyncio.sleep(LINGER_S)
    show_hall()


def _address(text: str) -> str:
    """Return the address that shows the game of a link large, and live if the link says so; "" without a whole one."""
    try:
        incoming.parse(text)
        live = f"&{LIVE}" if is_live_link(text.partition("#")[0]) else ""
        return f"{location.pathname}?screen{live}#{link.find_link(text)}"
    except link.BadLink:
        return ""
