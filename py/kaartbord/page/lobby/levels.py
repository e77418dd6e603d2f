"""The level of the computer: one choice for all its seats at a table, or one for each."""

from typing import Any

from ...match.link import LEVELS
from ...match.setup.seating import LEVEL_PER_CHAIR
from ...text.messages import Messages
from ..ui.dom import by_id, el, fill
from ..ui.fields import radios, select

EASIEST_FIRST = LEVELS[::-1]


def field(name: str, messages: Messages, level: str, *, each: bool) -> Any:
    """Return the choice as a field of this name, with an explanation of the chosen level. With `each` every
    computer can play at a level of its own."""
    levels = [*EASIEST_FIRST, *([LEVEL_PER_CHAIR] if each else [])]
    chosen = radios(name, messages.format("level"), [(one, messages.format(f"level.{one}")) for one in levels], level)
    chosen.append(el("div", *_meaning(messages, level), cls="meta", id=f"{name}-meaning", role="status"))
    return chosen


def explain(name: str, messages: Messages, level: str) -> None:
    """Explain another choice in the field of this name."""
    fill(by_id(f"{name}-meaning"), *_meaning(messages, level))


def _meaning(messages: Messages, level: str) -> list[Any]:
    if level != LEVEL_PER_CHAIR:
        return [el("p", text=messages.format(f"level.{level}.why"))]
    return [
        el("p", el("strong", text=messages.format(f"level.{one}")), " ", messages.format(f"level.{one}.why"))
        for one in EASIEST_FIRST
    ]


def seat_field(name: str, messages: Messages, player: str, level: str) -> Any:
    """Return the choice for one computer, folded away."""
    levels = [(one, messages.format(f"level.{one}")) for one in EASIEST_FIRST]
    return select(name, messages.format("level.own", name=player), levels, level)
