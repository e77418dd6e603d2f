"""How well the computer plays: one choice for all its seats at a table."""

from typing import Any

from ...match.link import LEVELS
from ...text import say
from ..ui.fields import radios


def field(name: str, lang: str, level: str) -> Any:
    """The choice, the easiest first, as a field of this name."""
    return radios(
        name, say(lang, "level"), [(one, say(lang, f"level.{one}")) for one in reversed(LEVELS)], level
    )
