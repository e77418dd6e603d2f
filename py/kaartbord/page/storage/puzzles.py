"""The puzzles of each game, fetched when they are first used, and those that were solved on this device."""

from collections.abc import Sequence

from js import URL, Date, document, fetch

from ...games import ENTRIES
from ...match.puzzles.puzzle import Puzzle, read
from . import store

PREFIX = "puzzles:"
"""The start of a key, before the code letter of a game."""

MINUTES_OF_A_DAY, MS_OF_A_MINUTE = 24 * 60, 60_000

_fetched: dict[str, Sequence[Puzzle]] = {}


async def load(code: str) -> Sequence[Puzzle]:
    """Return the puzzles of a game; raise OSError if they cannot be had now."""
    if code not in _fetched:
        answer = await fetch(URL.new(f"web/puzzles/{ENTRIES[code].name.lower()}.txt", document.baseURI))
        if not answer.ok:
            raise OSError("no puzzles could be fetched")
        _, *lines = str(await answer.text()).splitlines()
        _fetched[code] = [read(code, line) for line in lines]
    return _fetched[code]


def today() -> int:
    """Return the number of this day, by the clock of the device."""
    now = Date.new()
    return int((now.getTime() / MS_OF_A_MINUTE - now.getTimezoneOffset()) // MINUTES_OF_A_DAY)


async def solved(code: str) -> set[str]:
    """Return the keys of the puzzles of a game that were solved; without what is damaged."""
    kept = await store.get(PREFIX + code)
    return {key for key in kept if isinstance(key, str)} if isinstance(kept, list) else set()


async def save_solved(puzzle: Puzzle) -> None:
    """Remember that a puzzle was solved."""
    await store.put(PREFIX + puzzle.code, sorted({*await solved(puzzle.code), puzzle.key}))
