"""The sheet on which players at a sealed table compare their keys aloud, so that nobody sits in between unseen."""

from typing import Any

from ...match.names import EMBLEMS
from ...match.session import Session
from ...text import join, phrasebooks, say
from ..ui import dialogs
from ..ui.dom import el
from ..ui.svg import emblem


def show(lang: str, session: Session) -> Any:
    """Open it; returns the dialog."""
    pictures = session.sealed.pictures(len(EMBLEMS)) if session.sealed else {}
    names = [one.name for one in session.seats]
    rows = [
        el(
            "li",
            el("b", text=phrasebooks.known_as(lang, session.code, seat, names, session.colours)),
            el("span", *[emblem(EMBLEMS[number]) for number in numbers], cls="seal-pictures"),
            el("span", text=join(lang, [say(lang, f"emblem.{EMBLEMS[n]}") for n in numbers]), cls="meta"),
        )
        for seat, numbers in pictures.items()
    ]
    return dialogs.sheet(
        say(lang, "menu.seals"),
        el("p", text=say(lang, "seals.how")),
        el("ul", *rows, cls="seals"),
        close=say(lang, "close"),
    )
