"""Text files: one that the page gives away, and one that a person chose."""

import re
from typing import Any, Literal, NamedTuple

from js import URL, Blob, File, document, navigator, setTimeout, window
from pyscript.ffi import to_js

from ...text.messages import Messages
from ..ui import promises
from ..ui.dom import el

MIME_TYPE = "text/plain"

URL_LIFETIME_MS = 60_000
"""Milliseconds for which the browser can fetch a file, as it may ask first where to put it."""

IN_APP_BROWSERS = re.compile(
    r"FBA[NV]|FB_IAB|MessengerForiOS|Instagram|Telegram|WhatsApp/|musical_ly|Bytedance|TikTok|LinkedInApp|GSA/"
    r"|MicroMessenger|\bLine/|Snapchat|Pinterest|Twitter|; wv\)|\((?:iPhone|iPad|iPod)(?!.*Safari/)"
)
"""The names of browsers inside apps, for sites; on iPhones they are those that do not call themselves Safari."""

End = Literal["shared", "left", "started"]
"""The end of a file: handed to another app, kept back by the person, or given to the browser to save."""


def is_on_phone() -> bool:
    """Return whether this is a phone or tablet, where nobody looks for downloads."""
    return bool(window.matchMedia("(hover: none) and (pointer: coarse)").matches)


def is_in_app() -> bool:
    """Return whether the page is open inside another app, whose browser may not save files."""
    installed = bool(window.matchMedia("(display-mode: standalone)").matches)
    return not installed and bool(IN_APP_BROWSERS.search(str(navigator.userAgent)))


def in_app_warning(messages: Messages, words: str = "inapp") -> Any:
    """Return the line that leads out of another app; None where the page is not in one."""
    return el("p", text=messages.format(words), cls="meta in-app") if is_in_app() else None


class TextFile(NamedTuple):
    """A file that the page made."""

    name: str
    text: str

    def can_be_shared(self) -> bool:
        """Return whether the device has a way of its own to hand a file on, as phones have."""
        return hasattr(navigator, "canShare") and bool(navigator.canShare(self._given()))

    async def deliver(self) -> End:
        """Hand the file on: on phones in the way of the device, else by the browser."""
        return await self.share() if is_on_phone() and self.can_be_shared() else self.save()

    async def deliver_and_report(self, messages: Messages, place: Any) -> None:
        """Hand the file on, and write in a place what became of it."""
        if (end := await self.deliver()) != "left":
            place.textContent = messages.format(f"file.{end}", name=self.name)

    async def share(self) -> End:
        """Hand the file on in the way of the device; where that is refused, save it."""
        try:
            await promises.call(navigator, "share", self._given(), patience=None)
        except promises.BrowserRefused as fault:
            return "left" if fault.name == "AbortError" else self.save()
        return "shared"

    def save(self) -> End:
        """Ask the browser to save the file; it does not report whether it did."""
        address = URL.createObjectURL(Blob.new(to_js([self.text]), to_js({"type": f"{MIME_TYPE};charset=utf-8"})))
        door = el("a", href=address, download=self.name)
        document.body.append(door)
        door.click()
        door.remove()
        setTimeout(URL.revokeObjectURL, URL_LIFETIME_MS, address)
        return "started"

    def _given(self) -> Any:
        """Return the file as the device takes it."""
        return to_js({"files": [File.new(to_js([self.text]), self.name, to_js({"type": MIME_TYPE}))]})


def chooser(name: str, label: str, accept: str = f".txt,{MIME_TYPE}") -> Any:
    """Return a button with which a file is chosen, usually of text; the input in it has the id `name`."""
    field = el("input", id=name, type="file", accept=accept, cls="sr-only")
    return el("label", field, el("span", text=label), cls="button paper file-choice")


async def read(file: Any, longest: int) -> str | None:
    """Return the text of a file that was chosen; None if it is longer than `longest` characters. Refused if the
    browser does not read it."""
    if file.size > 4 * longest:  # a character takes four bytes at the most
        return None
    return str(await promises.call(file, "text", patience=None))
