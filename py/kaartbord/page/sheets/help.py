"""The help on Kaartbord: playing by link, live, on phones or sealed, and keeping games."""

from typing import Any

from ...text.messages import Messages
from ...text.printed import help as words
from ..ui import dialogs
from ..ui.dom import el


def show(messages: Messages) -> Any:
    """Open the sheet; each paragraph unfolds. Return the dialog."""
    sections = (
        el(
            "details",
            el("summary", el("h3", text=title)),
            *(el("p", text=line) for line in lines),
            cls="contents",
        )
        for _, title, lines in words.help_page(messages)
    )
    return dialogs.open_sheet(messages.format("help.title"), *sections, cls="sheet help")
