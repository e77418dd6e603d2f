"""Every key that does something, as a sheet."""

from typing import Any, NamedTuple

from ...text import say
from ..ui.dialogs import sheet
from ..ui.dom import el


class Key(NamedTuple):
    """What a key does."""

    keys: tuple[str, ...]
    """What stands on it; several where any of them will do, with `+` between those that are pressed together."""
    words: str
    """`keys.WORDS` says what it does."""


KEYS = {
    "page": (
        Key(("F1",), "help"),
        Key(("Tab", "Shift+Tab"), "walk"),
        Key(("Enter", "Space"), "press"),
        Key(("Esc",), "close"),
    ),
    "table": (
        Key(("?",), "hint"),
        Key(("Ctrl+Z",), "undo"),
        Key(("L",), "last_trick"),
        Key(("←", "→", "Home", "End"), "hand"),
        Key(("←", "↑", "→", "↓"), "board"),
        Key(("Enter", "Space"), "square"),
    ),
    "replay": (
        Key(("←", "→"), "step"),
        Key(("Home", "End"), "ends"),
        Key(("PageUp", "PageDown"), "round"),
    ),
    "editor": (
        Key(("←", "↑", "→", "↓"), "tile"),
        Key(("Letter",), "paint"),
        Key(("Ctrl+Z",), "unpaint"),
        Key(("Ctrl+Y",), "repaint"),
    ),
}
"""By where they work."""


def show(lang: str) -> Any:
    """Open the sheet. Returns the dialog."""
    parts = [
        el(
            "section",
            el("h3", text=say(lang, f"keys.at.{place}"), id=f"keys-{place}"),
            el("dl", *[node for key in keys for node in _row(lang, key)]),
            aria_labelledby=f"keys-{place}",
        )
        for place, keys in KEYS.items()
    ]
    return sheet(say(lang, "keys.title"), *parts, close=say(lang, "close"), cls="sheet keys")


def _row(lang: str, key: Key) -> tuple[Any, Any]:
    caps = [el("kbd", text=name.replace("Space", say(lang, "keys.space"))) for name in key.keys]
    return el("dt", *caps), el("dd", text=say(lang, f"keys.{key.words}"))
