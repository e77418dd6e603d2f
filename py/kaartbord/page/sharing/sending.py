"""The ways of a link out of this device: its own share sheet, the clipboard, a file, or a code to scan."""

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

from js import document, navigator, window
from pyscript.ffi import to_js

from ...match.session.saved_game import SendMethod
from ...text.messages import Messages
from ..storage import files
from ..ui import dialogs, promises, qr
from ..ui.dialogs import close, toast
from ..ui.dom import button_element, by_id, data, el, fill, handle, show, spawn
from ..ui.svg import icon, icon_button

COPIED_SHOWN_S = 4.0
"""Seconds for which the button shows that the link was copied."""

MAX_CHAT_LENGTH = 2000
"""Letters at which some apps cut a message off, Signal and Discord first of all."""

AROUND = 16, 150
"""CSS pixels beside a code that fills the screen, and above and below it."""


class ShareMessage(NamedTuple):
    """The words and the link that leave the device."""

    text: str
    url: str


class SendButtons:
    """The ways out of one share sheet."""

    def __init__(
        self, messages: Messages, file: str, message: Callable[[], ShareMessage], sent: Callable[[SendMethod], bool]
    ) -> None:
        """Take the parts of the sheet. `file` is the name of the file for a link that is too long for a message.
        `sent` is called with how a message left, and returns whether the table announces it."""
        self._messages, self._file, self._message, self._sent = messages, file, message, sent
        self._is_sharing = False
        """True while the device asks where to send it."""
        handle(
            share_link=lambda _: self._share(),
            share_copy=lambda _: self._copy(),
            share_qr=lambda _: self._toggle_code(),
            share_qr_fill=lambda _: self._fill_screen(),
            share_file=lambda _: self._give_file(),
        )
        can_share = hasattr(navigator, "share")
        share = icon_button("share", messages.format("share.share"), "share-link", cls="gold big")
        self._copy_button = icon_button("copy", messages.format("share.copy"), "share-copy", cls="paper")
        self._first = share if can_share else self._copy_button
        """The share sheet of the device where there is one; else copying is the golden way."""
        self._file_button = icon_button(
            "save", messages.format("share.file"), "share-file", id="share-file", hidden=True
        )
        code = icon_button(
            "qr",
            messages.format("share.qr"),
            "share-qr",
            id="share-qr-button",
            aria_expanded="false",
            aria_controls="share-qr",
        )
        ways = [share] if can_share else []
        self._buttons = el(
            "div", *ways, self._copy_button, code, self._file_button, cls="share-buttons", id="share-buttons"
        )

    def nodes(self) -> list[Any]:
        """Return the ways, the notes about them, and the place of the code."""
        done = el("li", icon("check"), el("span"), id="share-done", cls="done", aria_live="polite", hidden=True)
        dense = el("li", icon("qr"), el("span"), id="share-dense", hidden=True)
        return [
            self._buttons,
            el("ul", done, dense, cls="share-told"),
            el("div", id="share-qr", cls="qr-place", hidden=True),
        ]

    def renew(self, url: str) -> None:
        """Offer the ways that a link is short enough for; one comes before all others."""
        room = min(window.innerWidth - AROUND[0], window.innerHeight - AROUND[1])
        dense, long = (
            len(url) > qr.max_letters(room),
            len(url) > MAX_CHAT_LENGTH,
        )  # no camera reads it from this screen
        show(by_id("share-qr-button"), not dense)
        show(self._file_button, dense)
        golden = self._file_button if long else self._first
        for way in (self._first, self._file_button):
            way.className = "paper"
        golden.className = "gold" if data(golden, "do") == "share-copy" else "gold big"
        self._buttons.prepend(golden)
        line = by_id("share-dense")
        line.querySelector("span").textContent = self._messages.format("share.dense", letters=len(url))
        show(line, dense and not long)
        if dense:
            show(by_id("share-qr"), False)
        elif not by_id("share-qr").hidden:
            self._draw_code(url)

    async def _share(self) -> None:
        """Hand the link to the device, once for any number of presses."""
        if self._is_sharing:
            return
        self._is_sharing = True
        text, url = self._message()
        try:
            given = to_js({"title": "Kaartbord", "text": text, "url": url})
            await promises.call(navigator, "share", given, patience=None)
        except promises.BrowserRefused as fault:
            if fault.name != "AbortError":
                await self._copy("share.refused")
            return
        finally:
            self._is_sharing = False
        self._hand_on()

    async def _copy(self, told: str = "share.paste") -> None:
        """Copy message and link; `told` is the key of what is shown then, besides the words on the button."""
        text, url = self._message()
        try:
            await promises.call(navigator.clipboard, "writeText", f"{text}\n{url}")
        except promises.BrowserRefused:
            self._copy_by_hand()
            return
        self._copied(told)

    def _hand_on(self) -> None:
        """Report that the link was sent, and close."""
        told = self._sent("sent")
        close(self._buttons.closest("dialog"))
        if not told:
            toast(self._messages.format("share.shared"))

    def _copied(self, told: str) -> None:
        """Report that the link can be pasted, for a while on the button."""
        self._sent("copied")
        spawn(self._say_copied())
        self._confirm(told)

    async def _say_copied(self) -> None:
        """Show for a while on the copy button that the link was copied."""
        words = self._copy_button.querySelector("span")
        words.textContent = self._messages.format("share.copied")
        await asyncio.sleep(COPIED_SHOWN_S)
        words.textContent = self._messages.format("share.copy")

    def _copy_by_hand(self) -> None:
        """Select the link, where the clipboard is refused, and try the old way, or leave it to the hand."""
        field = by_id("share-url")
        field.focus()
        field.select()
        try:
            copied = bool(document.execCommand("copy"))
        except Exception:
            copied = False
        if copied:
            self._copied("share.paste")
        else:
            self._confirm("share.select")

    async def _give_file(self) -> None:
        """Hand the link on as a file, for which no message is too short."""
        text, url = self._message()
        if (end := await files.TextFile(self._file, f"{text}\n{url}\n").deliver()) == "shared":
            self._hand_on()
        elif end == "started":
            self._sent("copied")
            self._confirm("share.started")

    def _confirm(self, key: str) -> None:
        if line := by_id("share-done"):
            line.querySelector("span").textContent = self._messages.format(key, name=self._file)
            show(line)
            line.scrollIntoView(to_js({"block": "nearest"}))

    def _toggle_code(self) -> None:
        place, opening = by_id("share-qr"), bool(by_id("share-qr").hidden)
        show(place, opening)
        by_id("share-qr-button").setAttribute("aria-expanded", str(opening).lower())
        if opening:
            self._sent("shown")
            self._draw_code(self._message().url)
            place.scrollIntoView(to_js({"block": "nearest"}))

    def _draw_code(self, url: str) -> None:
        code = qr.code(url, self._messages.format("share.qr.label"))
        larger = button_element(
            code, do="share-qr-fill", cls="qr-fill", aria_label=self._messages.format("share.qr.fill")
        )
        fill(by_id("share-qr"), larger, el("p", text=self._messages.format("share.qr.tap"), cls="meta"))

    def _fill_screen(self) -> None:
        """Show the code as large as the screen allows."""
        code = qr.code(self._message().url, self._messages.format("share.qr.label"))
        how = el("p", text=self._messages.format("share.qr.how"), cls="meta")
        dialogs.open_sheet(self._messages.format("share.qr"), code, how, cls="sheet covers qr-full")
