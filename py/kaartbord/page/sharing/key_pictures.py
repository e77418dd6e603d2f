"""The sheet on which players at a sealed table compare their keys aloud, so that nobody sits in between unseen."""

from typing import Any

from ...match.names import EMBLEMS
from ...match.session.history import SealedHistoryProtocol
from ...text.messages import Messages, People
from ..ui import dialogs
from ..ui.dom import button, el
from ..ui.svg import emblem

ROW = 3
"""Pictures in a row, as they are read out."""


def show(messages: Messages, local: SealedHistoryProtocol) -> Any:
    """Open the sheet; return the dialog."""
    notes = [key for key, so in (("seals.weak", local.is_weak), ("seals.word", local.has_unverified_start)) if so]
    advice = [el("p", text=messages.format(key), cls="advice") for key in notes]
    return dialogs.open_sheet(messages.format("menu.seals"), *advice, *_pictures(messages, local))


async def confirmed(messages: Messages, local: SealedHistoryProtocol, name: People) -> bool:
    """Return whether the last sender's link is right, by asking a device that lost a game or has it from a
    backup. All keys are shown, as the link is trusted in them too."""
    ways = [(messages.format(f"sealed.restored.{way}"), way) for way in ("yes", "no")]
    buttons = [button(words, "answer", way, cls="gold" if way == "yes" else "paper") for words, way in ways]
    sheet = dialogs.open_sheet(
        messages.format("sealed.restored.title"),
        el("p", text=messages.format("sealed.restored.ask", name=name), cls="advice"),
        *_pictures(messages, local),
        el("div", *buttons, cls="answers"),
    )
    return await dialogs.wait_for_answer(sheet) == "yes"


def _pictures(messages: Messages, local: SealedHistoryProtocol) -> list[Any]:
    """Return the keys of all, in rows to be read out, under what to do with them."""
    names = [EMBLEMS[number] for number in local.key_fingerprint(len(EMBLEMS))]
    rows = [
        el(
            "li",
            el("span", *map(emblem, names[at : at + ROW]), cls="seal-pictures"),
            el(
                "span",
                text=", ".join(messages.format(f"emblem.{name}") for name in names[at : at + ROW]),
                cls="meta",
            ),
        )
        for at in range(0, len(names), ROW)
    ]
    how = "seals.how" if names else "seals.early"
    return [el("p", text=messages.format(how), cls="advice"), el("ol", *rows, cls="seals")]
