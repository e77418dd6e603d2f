"""The counts of the kept games that are over, each next to its game, and the time since which games count."""

from collections.abc import Iterable
from typing import NamedTuple

from js import Date

from ...match import stepwise
from ...match.archive import moment
from ...match.backup import Record
from ...match.session.kept import PREFIX, Kept
from ...match.statistics import counted
from ...match.statistics.counted import Counted
from ...match.statistics.totals import Game
from ...match.stored import Entry, entry_of
from . import kept, store
from .kept import COUNTED

SINCE = "counted-since"
"""The key in the store, and in a backup."""

SHOWN = "statistics"
"""The key of the number that was pressed last."""


class Found(NamedTuple):
    """The contents of the store for statistics."""

    games: list[Game]
    """The games that were counted."""
    left: list[Entry]
    """The games that are still to be counted."""
    since: float
    """The wiping of the statistics, in milliseconds since 1970; games that were over by then do not count."""


async def load() -> Found:
    """Return all games that count."""
    texts, limit = dict(await store.entries(COUNTED)), await since()
    games, left = list[Game](), list[Entry]()
    for name, stored in await store.entries(PREFIX):
        entry = entry_of(name, stored)
        if entry is None or entry.waits or entry.at < limit:
            continue
        mark = counted.mark(stored.get("link"), entry.mine)
        done = counted.read(texts.get(COUNTED + name), entry.game, mark)
        if done is None:
            left.append(entry)
        else:
            games.append(Game(entry, done))
    return Found(games, left, limit)


async def count(entry: Entry) -> Game | None:
    """Count a game and store that; return None if it cannot be read."""
    stored = await store.get(entry.key)
    found = await kept.read(stored) if isinstance(stored, dict) else None
    return Game(entry, await _count(found, stored["link"])) if found is not None else None


async def note(game: Kept, fragment: str) -> None:
    """Count a game that has just ended, `fragment` being its link, unless that is done already."""
    mark = counted.mark(fragment, game.mine)
    if counted.read(await store.get(COUNTED + game.key), game.match.game, mark) is None:
        await _count(game, fragment)


async def _count(game: Kept, fragment: str) -> Counted:
    done = await stepwise.finished(counted.counting(game.play, game.seats, game.mine))
    await store.put(COUNTED + game.key, counted.written(done, counted.mark(fragment, game.mine)))
    return done


async def since() -> float:
    """Return when statistics were wiped last; 0 for never."""
    stored = await store.get(SINCE)
    return float(stored) if isinstance(stored, int | float) else 0.0


async def count_since(moment: float) -> None:
    """Count only games that are over later than this, with 0 all of them.

    A count stays next to its game, so that nothing need be counted twice.
    """
    await store.put(SINCE, moment)


async def shown() -> str:
    """Return the number whose games are listed, or ""."""
    return str(await store.get(SHOWN) or "")


async def show(name: str) -> None:
    """Remember the number whose games are listed."""
    await store.put(SHOWN, name)


async def records(title: str) -> list[Record]:
    """Return since when games count, as a record of a backup; none where all of them do."""
    limit = await since()
    return [Record(title, "", {SINCE: str(int(limit))})] if limit else []


async def restore(records: Iterable[Record]) -> None:
    """Adopt the wiping of a backup if it is later: what was wiped does not come back with its games."""
    known = [moment(record.fields[SINCE]) for record in records if SINCE in record.fields and not record.link]
    if (latest := min(max(known, default=0), Date.now())) > await since():
        await store.put(SINCE, latest)
