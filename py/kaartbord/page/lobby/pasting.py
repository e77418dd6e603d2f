"""An invitation that comes as a link on the clipboard, as text or in a file."""

from typing import Any

from js import navigator

from ...match import incoming, link
from ...match.daily import link as daily
from ...text.messages import Messages
from ..storage import files
from ..ui import dialogs, promises
from ..ui.dom import button, el, handle, listen, show, spawn
from ..ui.fields import text_field


async def ask_for_link(messages: Messages) -> str:
    """Return the link on the clipboard; where it has no good one or may not be read, ask for one in a sheet."""
    text = str(await promises.call_or_none(navigator.clipboard, "readText", patience=None) or "")
    return await _ask_in_sheet(messages) if _fault(text) else text


def _fault(text: str) -> str:
    """Return why a text does not open, by the reason of BadLink; "" if it may. The page handles a newer one."""
    if daily.find(text):
        return ""  # its own screen says what is wrong with it
    try:
        incoming.parse(text)
    except link.BadLink as bad:
        return "" if bad.reason == "newer" else bad.reason
    return ""


async def _ask_in_sheet(messages: Messages) -> str:
    """Return what a person pastes into the field, or "" when the sheet was closed.

    A link that does not open is reported there, so that it can be pasted again.
    """
    label = messages.format("paste.label")
    field = text_field("paste-field", label, "", placeholder=label, longest=link.LONGEST_TEXT)
    opening = button(messages.format("paste.open"), "lobby-typed", cls="gold")
    unread = el("p", cls="is-bad", role="alert", hidden=True)
    sheet = dialogs.open_sheet(
        messages.format("lobby.invited"),
        el("p", text=messages.format("paste.text")),
        field,
        el("div", opening, files.chooser("paste-file", messages.format("paste.file")), cls="answers"),
        unread,
        changed=lambda chosen: spawn(read(chosen)) if chosen.id == "paste-file" else None,
    )
    typed = ""

    async def read(chooser: Any) -> None:
        try:
            text = await files.read(chooser.files.item(0), link.LONGEST_TEXT)
        except promises.BrowserRefused:
            text = None
        if text:
            field.value = text
            take("")
        else:
            refuse(messages.format("paste.unread"))

    def refuse(why: str) -> None:
        unread.textContent = why
        show(unread)

    def take(_: str) -> None:
        nonlocal typed
        text = str(field.value).strip()
        if text and not (fault := _fault(text)):
            typed = text
            dialogs.close(sheet)
            return
        if text:
            refuse(messages.format(f"bad.{fault}"))
        field.focus()

    def entered(event: Any) -> None:
        if event.key == "Enter":
            event.preventDefault()  # or the button that gets the focus back is pressed too
            take("")

    field.focus()
    await dialogs.wait_for_answer(sheet, handle(lobby_typed=take), listen(field, "keydown", entered))
    return typed
