"""Every key that does something, as a sheet."""

from collections.abc import Mapping, Sequence
from typing import Any

from ...scene.keyboard.keys import Key
from ...text.messages import Messages
from ..ui.dialogs import open_sheet
from ..ui.dom import el


def show(messages: Messages, setting: str, groups: Mapping[str, Sequence[Key]]) -> Any:
    """Open the sheet with the keys by where they work; return the dialog. `setting` is what those of one letter
    need."""
    parts = [
        el(
            "section",
            el("h3", text=messages.format(f"keys.at.{place}"), id=f"keys-{place}"),
            el("p", text=messages.format(f"keys.letters.{setting}"), cls="meta") if place == "ask" else None,
            el("dl", *[node for key in keys for node in _row(messages, key)]),
            aria_labelledby=f"keys-{place}",
        )
        for place, keys in groups.items()
    ]
    return open_sheet(messages.format("keys.title"), *parts, cls="sheet keys")


def _row(messages: Messages, key: Key) -> tuple[Any, Any]:
    caps = [el("kbd", text="+".join(_cap(messages, cap) for cap in keys.split("+"))) for keys in key.keys]
    return el("dt", *caps), el("dd", text=messages.format(key.words))


def _cap(messages: Messages, cap: str) -> str:
    """Return the words on a key: its name in this language, if it has one."""
    name = f"keys.cap.{cap}"
    return messages.format(name) if name in messages else cap
