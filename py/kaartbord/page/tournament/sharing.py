"""Links and codes that leave the device of a tournament, and the sheet that takes in results of tables."""

from collections.abc import Awaitable, Callable
from typing import Any

from js import location

from ...match.tournament.slip import FRAGMENT
from ...text.messages import Messages
from ..sharing.room.camera import Camera
from ..sharing.sending import SendButtons, ShareMessage
from ..ui import dialogs
from ..ui.dom import by_id, el, listen, spawn
from ..ui.fields import text_field

MAX_LINK = 20_000
"""Characters of a text that is pasted."""


def address_of(text: str) -> str:
    """Return the address that opens such a text."""
    return f"{location.origin}{location.pathname}#{FRAGMENT}={text}"


def show_link(messages: Messages, title: str, why: str, message: ShareMessage) -> None:
    """Open a sheet that hands a link on, with its code in sight where cameras read that."""
    sending = SendButtons(messages, f"{FRAGMENT}.txt", lambda: message, lambda _: False)
    field = el("input", id="share-url", type="text", readonly=True, aria_label=messages.format("share.link"))
    field.value = message.url
    preview = el("div", el("p", text=message.text, cls="share-text"), field, cls="share-preview")
    dialogs.open_sheet(title, el("p", text=why), preview, *sending.nodes(), cls="sheet share covers")
    sending.renew(message.url)
    if not (code := by_id("share-qr-button")).hidden:
        code.click()


async def take_in(messages: Messages, take: Callable[[str], Awaitable[str]]) -> None:
    """Take in what tables hand in until the sheet is closed. `take` books what is in a text, and returns what it
    did."""
    heard, last, busy = el("p", role="status", cls="verdict", id="cup-heard-slip"), "", False
    label = messages.format("cup.desk.label")
    field = text_field("cup-slip", label, "", placeholder=label, longest=MAX_LINK)

    async def hear(text: str) -> None:
        nonlocal last, busy
        if busy or not text.strip() or text == last:
            return
        last, busy = text, True
        try:
            heard.textContent = await take(text)
        finally:
            busy = False

    async def typed() -> None:
        nonlocal last
        last = ""
        await hear(str(field.value))
        field.value = ""

    def entered(event: Any) -> None:
        event.preventDefault()
        spawn(typed())

    film = Camera(lambda text: spawn(hear(text)))
    form = el(
        "form",
        field,
        el("button", text=messages.format("cup.desk.take"), cls="gold", type="submit", id="cup-slip-take"),
        cls="cup-entry",
        id="cup-slip-entry",
    )
    place = el("div", film.node, cls="qr-place")
    sheet = dialogs.open_sheet(
        messages.format("cup.desk"),
        el("p", text=messages.format("cup.desk.how")),
        heard,
        place,
        form,
        cls="sheet meeting",
    )
    end = listen(form, "submit", entered)

    async def look() -> None:
        if not await film.start():
            place.replaceChildren(el("p", text=messages.format("cup.desk.blind"), cls="meta"))

    spawn(look())
    await dialogs.wait_for_answer(sheet, end, film.stop)
