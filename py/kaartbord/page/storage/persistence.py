"""The browser's care for the store of this device: its promise, and anything that it threw away.

A note in localStorage and a mark in the database stand for each other. Where only one of the two is left the
browser has wiped the other. A device that was never noted, or lost both, knows of nothing lost.
"""

from contextlib import suppress
from typing import Literal

from js import navigator, window

from ..ui import promises
from . import store

NOTE = "kaartbord.kept"
MARK = "noted"

DataLoss = Literal["", "games", "notes", "apart"]
"""The loss: nothing that can be seen, the games, or what else the page had noted. "apart": the games of Safari
are kept apart from this app on the home screen."""


def apple_store() -> Literal["", "app", "safari"]:
    """Return which of the two stores this is where Apple keeps Safari and the home screen apart; "" elsewhere."""
    on_screen = getattr(navigator, "standalone", None)
    return "" if on_screen is None else "app" if on_screen else "safari"


async def request_persistence() -> None:
    """Ask the browser never to wipe the store. Some put that to the player: so only after a tap."""
    await promises.call_or_none(getattr(navigator, "storage", None), "persist", patience=None)


async def is_persistent() -> bool:
    """Return whether the browser has promised not to wipe the store on its own."""
    return bool(await promises.call_or_none(getattr(navigator, "storage", None), "persisted"))


async def detect_loss() -> DataLoss:
    """Return what was wiped since the first game was kept, until it is noted; else what may be elsewhere."""
    marked = bool(await store.get(MARK))
    if store.is_memory_only() or (noted := _noted()) is None:
        return ""
    if noted == marked:
        return "apart" if not marked and apple_store() == "app" else ""
    return "games" if noted else "notes"


async def note_stored_games() -> None:
    """Note in both places that games are kept here."""
    if not await store.get(MARK):
        await store.put(MARK, True)
    with suppress(Exception):
        window.localStorage.setItem(NOTE, "yes")


def _noted() -> bool | None:
    """Return whether the note is there; None where the browser keeps no notes at all."""
    try:
        return bool(window.localStorage.getItem(NOTE))
    except Exception:
        return None
