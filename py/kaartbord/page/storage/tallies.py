"""The score sheets of this device, one a game, and which was shown last."""

from collections.abc import Callable, Iterable

from ...match.backup import BackupRecord
from ...match.tally import TALLIES, page, stored
from ...match.tally.page import StoredSheet
from . import store

PREFIX = "tally:"
"""The start of a key, before the letter of a game."""

SHOWN = "tallies"
"""The key of the sheet that was shown last."""


async def load(code: str) -> StoredSheet | None:
    """Return the sheet of a game, if there is a readable one."""
    return page.from_record(code, await store.get(PREFIX + code))


async def save(sheet: StoredSheet) -> None:
    """Store a sheet in the place of the game's last one."""
    await store.put(PREFIX + sheet.code, page.to_record(sheet))


async def load_shown() -> str:
    """Return the letter of the game whose sheet was shown, or ""."""
    return str(await store.get(SHOWN) or "")


async def save_shown(code: str) -> None:
    """Store which sheet is shown."""
    await store.put(SHOWN, code)


async def records(title: Callable[[str], str]) -> list[BackupRecord]:
    """Return all sheets as records of a backup, each with the title of its game."""
    return [stored.to_backup_record(title(code), sheet) for code in TALLIES if (sheet := await load(code))]


async def restore(records: Iterable[BackupRecord]) -> int:
    """Put back the sheets of a backup where none is here, or one that they continue; return how many were in it.

    A device has one sheet a game, so another one that is here stays.
    """
    number = 0
    for sheet in stored.from_backup_records(records):
        if stored.is_continuation(await load(sheet.code), sheet):
            await save(sheet)
        number += 1
    return number
