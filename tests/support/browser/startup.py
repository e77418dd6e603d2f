"""TODO."""

from __future__ import annotations

from kaartbord.text import start


def reason(name: str, lang: str = "nl", **values: str) -> str:
    """What the page says of its start."""
    return start.CATALOG[lang][f"start.{name}"].format(**values)
