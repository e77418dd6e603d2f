"""The sheet on which players at a sealed table compare their keys aloud, so that nobody sits in between unseen."""

from typing import Any

from ...match.names import EMBLEMS
from ...match.session.history import Sealed
from ...text import say
from ..ui import dialogs
from ..ui.dom import button, el
from ..ui.svg import emblem

ROW = 3
"""Pictures in a row, as they are read out."""


def show(lang: str, local: Sealed) -> Any:
    """Open it; returns the dialog."""
    notes = [key for key, so in (("seals.weak", local.weak), ("seals.word", local.on_word)) if so]
    advice = [el("p", text=say(lang, key), cls="advice") for key in notes]
    return dialogs.sheet(say(lang, "menu.seals"), *advice, *_pictures(lang, local))


async def confirmed(lang: str, local: Sealed, name: str) -> bool:
    """Ask on a device that lost a game, or has it from a backup, whether it stands as in the link of who spoke last;
    return whether. All keys are shown, as the link is believed in them too."""
    ways = [(say(lang, f"sealed.restored.{way}"), way) for way in ("yes", "no")]
    buttons = [button(words, "answer", way, cls="gold" if way == "yes" else "paper") for words, way in ways]
    sheet = dialogs.sheet(
        say(lang, "sealed.restored.title"),
        el("p", text=say(lang, "sealed.restored.ask", name=name), cls="advice"),
        *_pictures(lang, local),
        el("div", *buttons, cls="answers"),
    )
    return await dialogs.answered(sheet) == "yes"


def _pictures(lang: str, local: Sealed) -> list[Any]:
    """Return the keys of all, in rows to be read out, under what is to be done with them."""
    names = [EMBLEMS[number] for number in local.pictures(len(EMBLEMS))]
    rows = [
        el(
            "li",
            el("span", *map(emblem, names[at : at + ROW]), cls="seal-pictures"),
            el(
                "span",
                text=", ".join(say(lang, f"emblem.{name}") for name in names[at : at + ROW]),
                cls="meta",
            ),
        )
        for at in range(0, len(names), ROW)
    ]
    how = "seals.how" if names else "seals.early"
    return [el("p", text=say(lang, how), cls="advice"), el("ol", *rows, cls="seals")]
