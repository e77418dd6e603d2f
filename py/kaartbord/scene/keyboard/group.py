"""Keys in a group that is one Tab stop: arrows, Home, End, and the first letters of its items. Pure."""

from collections.abc import Sequence

STEPS = {"ArrowLeft": -1, "ArrowUp": -1, "ArrowRight": 1, "ArrowDown": 1}


def item_for_key(key: str, at: int, letters: Sequence[str]) -> int | None:
    """Return the item that a key leads to from another one; None for a key that leads nowhere.

    `letters` are those that the items begin with, in small letters; the same letter again leads to the next of them.
    """
    if key in ("Home", "End"):
        return 0 if key == "Home" else len(letters) - 1
    if key in STEPS:
        return (at + STEPS[key]) % len(letters)
    following = [*range(at + 1, len(letters)), *range(at + 1)]
    return next((i for i in following if letters[i] == key.lower()), None)
