"""The puzzles of each game, and those that were solved on this device."""

from collections.abc import Sequence

from js import URL, document, fetch

from ...games import ENTRIES
from ...match.puzzles.puzzle import Puzzle, read
from . import store

PREFIX = "puzzles:"
"""The start of a key, before the code letter of a game."""


async def load(code: str) -> Sequence[Puzzle]:
    """Return the puzzles of a game; raise OSError if they cannot be had now."""
    answer = await fetch(URL.new(f"web/puzzles/{ENTRIES[code].name.lower()}.txt", document.baseURI))
    if not answer.ok:
        raise OSError("no puzzles could be fetched")
    _, *lines = str(await answer.text()).splitlines()
    return [read(code, line) for line in lines]


async def solved(code: str) -> set[str]:
    """Return the keys of the puzzles of a game that were solved; without what is damaged."""
    kept = await store.get(PREFIX + code)
    return {key for key in kept if isinstance(key, str)} if isinstance(kept, list) else set()


async def save_solved(puzzle: Puzzle) -> None:
    """Remember that a puzzle was solved."""
    await store.put(PREFIX + puzzle.code, sorted({*await solved(puzzle.code), puzzle.key}))
