"""A link of a later version: fetch that version, and open the link with it."""

import asyncio

from js import window

from ...text.messages import Messages
from ..ui import dialogs, promises
from ..ui.dom import el

PATIENCE = 180.0
"""Seconds in which a newer version should have been fetched, over a slow line too."""


async def fetch() -> None:
    """Look for a newer version; once it is here the page offers to reload."""
    await promises.call_or_none(window.kaartbordUpdate, "find", patience=PATIENCE)


async def offer(messages: Messages) -> str:
    """Show that the link in the address is newer than the page, and update the page if that is wanted.

    Returns only where the page stays as it is: "lobby" or, when the question was put away, "".
    """
    text, button = "bad.newer", "bad.update"
    while True:
        choices = {"update": messages.format(button), "lobby": messages.format("bad.lobby")}
        answer = await dialogs.ask(messages.format("bad.title"), messages.format(text), choices, close=True)
        if answer != "update":
            return answer
        outcome = await _updated(messages)
        if not outcome:
            return ""
        text, button = f"bad.newer.{outcome}", "boot.again"


async def _updated(messages: Messages) -> str:
    """Start a newer version, which reloads the page; otherwise return why not: "none" if there is no newer one,
    "offline" if it could not be fetched, "busy" if other tabs are in the way, "" if it was put away."""
    sheet = dialogs.open_sheet(
        messages.format("bad.update"), el("p", text=messages.format("bad.newer.wait"), role="status")
    )
    closed = asyncio.ensure_future(dialogs.wait_for_answer(sheet))
    work = asyncio.ensure_future(_take())
    try:
        await asyncio.wait([closed, work], return_when=asyncio.FIRST_COMPLETED)
        dialogs.close(sheet)
        await closed
        return work.result() if work.done() else ""
    finally:
        work.cancel()
        closed.cancel()


async def _take() -> str:
    try:
        found = str(await promises.call(window.kaartbordUpdate, "find", patience=PATIENCE))
        if found != "ready":
            return found
        return str(await promises.call(window.kaartbordUpdate, "take", patience=PATIENCE))
    except promises.BrowserRefused:
        return "offline"
