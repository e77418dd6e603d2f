"""The sheet on which players at a sealed table compare their keys aloud, so that nobody sits in between unseen."""

from typing import Any

from ...match.names import EMBLEMS
from ...match.session import Session
from ...text import say
from ..ui import dialogs
from ..ui.dom import el
from ..ui.svg import emblem

ROW = 3
"""Pictures in a row, as they are read out."""


def show(lang: str, session: Session) -> Any:
    """Open it; returns the dialog."""
    local = session.sealed
    names = [EMBLEMS[number] for number in local.pictures(len(EMBLEMS))] if local else []
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
    weak = el("p", text=say(lang, "seals.weak"), cls="advice") if local and local.weak else None
    return dialogs.sheet(
        say(lang, "menu.seals"),
        weak,
        el("p", text=say(lang, how)),
        el("ol", *rows, cls="seals"),
    )
