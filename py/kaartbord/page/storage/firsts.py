"""What this device explained to a newcomer, a list of names a game; without a list nothing is explained."""

from collections.abc import Collection

from . import store

PREFIX = "firsts:"
"""Before the letter of a game."""


async def said(code: str) -> set[str] | None:
    """The moments of a game that were explained; None where there is nothing to explain.

    A list that is torn counts as empty.
    """
    stored = await store.get(PREFIX + code)
    if stored is None:
        return None
    return {name for name in stored if isinstance(name, str)} if isinstance(stored, list) else set()


async def note(code: str, said: Collection[str]) -> None:
    """Remember what was explained; with nothing, begin to explain."""
    await store.put(PREFIX + code, sorted(said))


async def end(code: str) -> None:
    """Explain nothing more of a game."""
    await store.remove(PREFIX + code)
