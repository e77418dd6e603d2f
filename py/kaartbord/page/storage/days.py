"""The deals of the day that were played on this device."""

from collections.abc import Iterable

from js import Date

from ...match.backup import BackupRecord
from ...match.daily import deal
from ...match.daily import record as daily
from ...match.daily.record import DayRecord
from ...match.match import Play
from . import store

PREFIX = "day:"
"""The start of a key, before the number of a day."""

MILLISECONDS = 86_400_000
"""In a day."""


def today() -> int:
    """Return the day by the date of this device, wherever it is."""
    now = Date.new()
    return int(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())) // MILLISECONDS


async def load(day: int) -> DayRecord:
    """Return the deal of a day as it is stored; an empty record if it was not played."""
    return daily.from_stored(await store.get(f"{PREFIX}{day}"))


async def load_play(day: int) -> tuple[DayRecord, Play]:
    """Return the deal of a day and its play, without what is stored but cannot have been played."""
    record = await load(day)
    play, other = _replay(day, record.ranks), _replay(day, record.rival)
    if other is None or other.pending:
        record = record._replace(rival=())
    if play is None:
        return DayRecord(rival=record.rival), deal.replay(day, ())
    return record._replace(result=() if play.pending else tuple(deal.outcome(day, play))), play


def _replay(day: int, ranks: Iterable[int]) -> Play | None:
    try:
        return deal.replay(day, ranks)
    except ValueError:
        return None


async def save(day: int, record: DayRecord) -> None:
    """Store the deal of a day."""
    await store.put(f"{PREFIX}{day}", daily.to_stored(record))


async def list_all() -> dict[int, DayRecord]:
    """Return all deals that were begun here, by day."""
    found = [(name.removeprefix(PREFIX), stored) for name, stored in await store.entries(PREFIX)]
    return {int(day): daily.from_stored(stored) for day, stored in found if day.isdecimal()}


async def records(title: str) -> list[BackupRecord]:
    """Return all deals as records of a backup."""
    return [daily.to_backup_record(title, day, record) for day, record in (await list_all()).items() if record.ranks]


async def restore(found: Iterable[BackupRecord]) -> int:
    """Put back the deals of a backup, unless they are further here; return how many were in it."""
    number = 0
    for day, record in daily.from_backup_records(found):
        here = await load(day)
        if (here.is_over, len(here.ranks)) < (record.is_over, len(record.ranks)):
            await save(day, record._replace(rival=here.rival or record.rival))
        number += 1
    return number
