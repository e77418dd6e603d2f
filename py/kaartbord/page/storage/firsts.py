"""The explanations that this device gave a newcomer, a list of names a game; without a list none is given."""

from collections.abc import Collection

from . import store

PREFIX = "firsts:"
"""The start of a key, before the letter of a game."""


async def load_explained(code: str) -> set[str] | None:
    """Return the moments of a game that were explained; None where there is nothing to explain.

    A list that is torn counts as empty.
    """
    stored = await store.get(PREFIX + code)
    if stored is None:
        return None
    return {name for name in stored if isinstance(name, str)} if isinstance(stored, list) else set()


async def save_explained(code: str, said: Collection[str]) -> None:
    """Store the names of explained moments; with none, begin to explain."""
    await store.put(PREFIX + code, sorted(said))


async def stop_explaining(code: str) -> None:
    """Stop the explanations of a game."""
    await store.remove(PREFIX + code)
