"""The score sheets of this device, one a game, and which was shown last."""

from ...match.tally import page
from ...match.tally.page import Page
from . import store

PREFIX = "tally:"
"""Before the letter of a game."""

SHOWN = "tallies"
"""Where it stands which one was shown."""


async def load(code: str) -> Page | None:
    """The sheet of a game, if there is one that can be read."""
    return page.read(code, await store.get(PREFIX + code))


async def save(sheet: Page) -> None:
    """Remember a sheet in the place of the game's last one."""
    await store.put(PREFIX + sheet.code, page.stored(sheet))


async def shown() -> str:
    """The letter of the game whose sheet was shown, or ""."""
    return str(await store.get(SHOWN) or "")


async def show(code: str) -> None:
    """Remember which one is shown."""
    await store.put(SHOWN, code)
