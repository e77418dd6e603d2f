"""The tournaments of this device, and what of them was shown last."""

from collections.abc import Iterable

from ...match.backup import Record
from ...match.tournament import stored
from ...match.tournament.tournament import Tournament, contrary, merged
from . import store

PREFIX = "cup:"
"""Before the key of a tournament."""

SHOWN = "cups"
"""Where it stands which tournament was open, and what of it was shown."""


async def list_all() -> list[Tournament]:
    """All tournaments; what can be read as none is left out."""
    values = [value for _, value in await store.entries(PREFIX)]
    fields = [
        {str(name): str(text) for name, text in value.items()} for value in values if isinstance(value, dict)
    ]
    return list(stored.of_records(Record(each.get("name", ""), "", each) for each in fields))


async def load(key: str) -> Tournament | None:
    """The tournament of this key, if there is one."""
    return next((cup for cup in await list_all() if cup.key == key), None)


async def save(cup: Tournament) -> None:
    """Remember a tournament."""
    await store.put(PREFIX + cup.key, {"name": cup.name, **stored.fields(cup)})


async def forget(key: str) -> None:
    """Remove a tournament from this device."""
    await store.remove(PREFIX + key)


async def shown() -> tuple[str, str]:
    """The key of the tournament that was open, and what of it was shown; "" for none."""
    match await store.get(SHOWN):
        case [str(key), str(view)]:
            return key, view
    return "", ""


async def show(key: str, view: str) -> None:
    """Remember what is shown."""
    await store.put(SHOWN, [key, view])


async def records() -> list[Record]:
    """All tournaments as records of a backup."""
    return [stored.record(cup) for cup in await list_all()]


async def restore(records: Iterable[Record]) -> tuple[int, int]:
    """Join the tournaments of a backup with those that are here: how many they are, and how many results stay as they
    are here, where the backup says otherwise."""
    known = {cup.key: cup for cup in await list_all()}
    number, stay = 0, 0
    for cup in stored.of_records(records):
        ours = known.get(cup.key)
        both = merged(ours, cup) if ours else cup
        stay += len(contrary(ours, cup)) if ours else 0
        if both != ours:
            await save(both)
        known[cup.key] = both
        number += 1
    return number, stay
