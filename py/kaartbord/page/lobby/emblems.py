"""The emblem of a player, chosen where the names are filled in."""

from collections.abc import Container
from typing import Any

from ...match.names import EMBLEMS
from ...text import say
from ..ui import dialogs
from ..ui.dom import el
from ..ui.seat_mark import mark
from ..ui.svg import emblem, icon

NONE = "none"
"""The answer of who wants no emblem."""


def opener(lang: str, place: int, pawn: int, colour: str, chosen: str) -> Any:
    """The pawn of a seat with its emblem, as the button that lets another be chosen."""
    name = say(lang, "emblem.open", colour=colour, emblem=say(lang, f"emblem.{chosen or NONE}"))
    return el(
        "button",
        el("span", text=name, cls="sr-only"),
        mark(pawn, lang, 36),
        emblem(chosen) or icon("plus"),
        do="setup-emblem",
        arg=place,
        cls="emblem-open",
        id=f"emblem-{place}",
        type="button",
        aria_haspopup="dialog",
    )


async def ask(lang: str, colour: str, chosen: str, free: Container[str]) -> str | None:
    """The emblem chosen for a seat, "" for none; None when the question was put away."""
    choices = [_choice(lang, name, name == chosen, name in free) for name in EMBLEMS]
    grid = el("div", _choice(lang, "", not chosen, True), *choices, cls="emblems")
    sheet = dialogs.sheet(say(lang, "emblem.title", colour=colour), grid, close=say(lang, "close"))
    answer = await dialogs.answered(sheet)
    return None if not answer else "" if answer == NONE else answer


def _choice(lang: str, name: str, is_chosen: bool, is_free: bool) -> Any:
    return el(
        "button",
        emblem(name),
        el("span", text=say(lang, f"emblem.{name or NONE}")),
        do="answer",
        arg=name or NONE,
        cls="paper",
        type="button",
        aria_pressed="true" if is_chosen else "false",
        disabled=not is_free,
    )
