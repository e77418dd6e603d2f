"""The counts of the kept games that are over, each next to its game, and the time since which games count."""

from collections.abc import Iterable
from typing import NamedTuple

from js import Date

from ...match import stepwise
from ...match.archive import parse_time
from ...match.backup import BackupRecord
from ...match.session.saved_game import GAME_KEY_PREFIX, SavedGame
from ...match.statistics import game_counts
from ...match.statistics.game_counts import GameCounts
from ...match.statistics.totals import CountedGame
from ...match.stored import GameSummary, summary_of
from . import store, stored_games
from .stored_games import COUNT_PREFIX

SINCE = "counted-since"
"""The key in the store, and in a backup."""

SHOWN = "statistics"
"""The key of the number that was pressed last."""


class StoredCounts(NamedTuple):
    """The contents of the store for statistics."""

    games: list[CountedGame]
    """The games that were counted."""
    left: list[GameSummary]
    """The games that are still to be counted."""
    since: float
    """The wiping of the statistics, in milliseconds since 1970; games that were over by then do not count."""


async def load() -> StoredCounts:
    """Return all games that count."""
    texts, limit = dict(await store.entries(COUNT_PREFIX)), await load_since()
    games, left = list[CountedGame](), list[GameSummary]()
    for name, stored in await store.entries(GAME_KEY_PREFIX):
        entry = summary_of(name, stored)
        if entry is None or entry.awaited_seats or entry.changed_at < limit:
            continue
        mark = game_counts.record_mark(stored.get("link"), entry.mine)
        done = game_counts.decode_counts(texts.get(COUNT_PREFIX + name), entry.game, mark)
        if done is None:
            left.append(entry)
        else:
            games.append(CountedGame(entry, done))
    return StoredCounts(games, left, limit)


async def count_game(entry: GameSummary) -> CountedGame | None:
    """Count a game and store that; return None if it cannot be read."""
    stored = await store.get(entry.key)
    found = await stored_games.read(stored) if isinstance(stored, dict) else None
    return CountedGame(entry, await _count(found, stored["link"])) if found is not None else None


async def count_ended_game(game: SavedGame, fragment: str) -> None:
    """Count a game that has just ended, `fragment` being its link, unless that is done already."""
    mark = game_counts.record_mark(fragment, game.mine)
    if game_counts.decode_counts(await store.get(COUNT_PREFIX + game.key), game.match.game, mark) is None:
        await _count(game, fragment)


async def _count(game: SavedGame, fragment: str) -> GameCounts:
    done = await stepwise.run_in_slices(game_counts.count_steps(game.play, game.seats, game.mine))
    await store.put(
        COUNT_PREFIX + game.key, game_counts.encode_counts(done, game_counts.record_mark(fragment, game.mine))
    )
    return done


async def load_since() -> float:
    """Return when statistics were wiped last; 0 for never."""
    stored = await store.get(SINCE)
    return float(stored) if isinstance(stored, int | float) else 0.0


async def save_since(moment: float) -> None:
    """Count only games that are over later than this, with 0 all of them.

    A count stays next to its game, so that nothing need be counted twice.
    """
    await store.put(SINCE, moment)


async def load_shown() -> str:
    """Return the number whose games are listed, or ""."""
    return str(await store.get(SHOWN) or "")


async def save_shown(name: str) -> None:
    """Remember the number whose games are listed."""
    await store.put(SHOWN, name)


async def records(title: str) -> list[BackupRecord]:
    """Return since when games count, as a record of a backup; none where all of them do."""
    limit = await load_since()
    return [BackupRecord(title, "", {SINCE: str(int(limit))})] if limit else []


async def restore(records: Iterable[BackupRecord]) -> None:
    """Adopt the wiping of a backup if it is later: what was wiped does not come back with its games."""
    known = [parse_time(record.fields[SINCE]) for record in records if SINCE in record.fields and not record.link]
    if (latest := min(max(known, default=0), Date.now())) > await load_since():
        await store.put(SINCE, latest)
