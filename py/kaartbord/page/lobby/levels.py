"""How well the computer plays: one choice for all its seats at a table, or one for each."""

from typing import Any

from ...match.link import LEVELS
from ...match.setup.seating import EACH
from ...text import say
from ..ui.dom import by_id, el, fill
from ..ui.fields import radios, select

EASIEST_FIRST = LEVELS[::-1]


def field(name: str, lang: str, level: str, *, each: bool) -> Any:
    """The choice as a field of this name, with what is chosen explained; with `each` every computer can play at a level
    of its own."""
    levels = [*EASIEST_FIRST, *([EACH] if each else [])]
    chosen = radios(name, say(lang, "level"), [(one, say(lang, f"level.{one}")) for one in levels], level)
    chosen.append(el("div", *_meaning(lang, level), cls="meta", id=f"{name}-meaning", role="status"))
    return chosen


def explain(name: str, lang: str, level: str) -> None:
    """Explain another choice in the field of this name."""
    fill(by_id(f"{name}-meaning"), *_meaning(lang, level))


def _meaning(lang: str, level: str) -> list[Any]:
    if level != EACH:
        return [el("p", text=say(lang, f"level.{level}.why"))]
    return [
        el("p", el("strong", text=say(lang, f"level.{one}")), " ", say(lang, f"level.{one}.why"))
        for one in EASIEST_FIRST
    ]


def own(name: str, lang: str, player: str, level: str) -> Any:
    """Return the choice for one computer, folded away."""
    levels = [(one, say(lang, f"level.{one}")) for one in EASIEST_FIRST]
    return select(name, say(lang, "level.own", name=player), levels, level)
