"""The tournaments of this device, and which view was shown last."""

from collections.abc import Iterable

from ...match.backup import BackupRecord
from ...match.tournament import stored
from ...match.tournament.tournament import Tournament, conflicting_tables, merge_tournaments
from . import store

PREFIX = "cup:"
"""The start of a key, before that of a tournament."""

SHOWN = "cups"
"""The key of the tournament that was open, and of its view."""


async def list_all() -> list[Tournament]:
    """Return all tournaments; a record that is not one is left out."""
    values = [value for _, value in await store.entries(PREFIX)]
    fields = [{str(name): str(text) for name, text in value.items()} for value in values if isinstance(value, dict)]
    return list(stored.from_backup_records(BackupRecord(each.get("name", ""), "", each) for each in fields))


async def load(key: str) -> Tournament | None:
    """Return the tournament of this key, if there is one."""
    return next((cup for cup in await list_all() if cup.key == key), None)


async def save(cup: Tournament) -> None:
    """Store a tournament."""
    await store.put(PREFIX + cup.key, {"name": cup.name, **stored.to_fields(cup)})


async def delete(key: str) -> None:
    """Remove a tournament from this device."""
    await store.remove(PREFIX + key)


async def load_shown() -> tuple[str, str]:
    """Return the key of the tournament that was open, and its view; "" for none."""
    match await store.get(SHOWN):
        case [str(key), str(view)]:
            return key, view
    return "", ""


async def save_shown(key: str, view: str) -> None:
    """Store what is shown."""
    await store.put(SHOWN, [key, view])


async def records() -> list[BackupRecord]:
    """Return all tournaments as records of a backup."""
    return [stored.to_backup_record(cup) for cup in await list_all()]


async def restore(records: Iterable[BackupRecord]) -> tuple[int, int]:
    """Join the tournaments of a backup with those that are here. Return how many they are, and how many results
    stay as they are here, where the backup differs."""
    known = {cup.key: cup for cup in await list_all()}
    number, stay = 0, 0
    for cup in stored.from_backup_records(records):
        ours = known.get(cup.key)
        both = merge_tournaments(ours, cup) if ours else cup
        stay += len(conflicting_tables(ours, cup)) if ours else 0
        if both != ours:
            await save(both)
        known[cup.key] = both
        number += 1
    return number, stay
