"""The sheet on which devices in one network meet without internet: each shows the other a code."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from js import navigator

from ....match.live.meeting_code import BadMeetingCode, MeetingCode, read
from ....text.messages import Messages
from ...storage import files
from ...ui import dialogs, promises, qr
from ...ui.dom import button, el, fill, handle, show, spawn
from ...ui.fields import text_field
from . import camera
from .nearby import OPENING, Line, Nearby

T = TypeVar("T")

LATE = 20.0
"""Seconds in which a line may still come about after it was said that it does not."""

LINK_PATIENCE = 30.0
"""Seconds in which the link of the table should come over a new line."""


class MeetingSheet:
    """The sheet, on the device of the table or on one that comes to it."""

    def __init__(self, messages: Messages, nearby: Nearby) -> None:
        self._messages, self._nearby = messages, nearby
        self._camera: camera.Camera | None = None
        self._has_filmed = False
        self._texts: asyncio.Queue[str] = asyncio.Queue()
        """Texts that were seen or pasted and not looked at yet."""
        self._used = ""
        """The text of the last code that was used: the other device still shows it for a moment."""
        self._line: Line | None = None
        self._code = ""
        self._how = el("p", text=messages.format("meet.how"), cls="meta")
        self._status = el("p", role="status")
        self._place, self._film = el("div", cls="qr-place"), el("div", cls="qr-place")
        self._wrong = el("p", cls="is-bad", role="alert", hidden=True)
        self._buttons = el("div", cls="answers")
        self._field = text_field("meet-paste", messages.format("meet.theirs"), "", longest=400)
        self._mine = button(messages.format("meet.copy"), "meet-copy", hidden=True)
        self._dialog = dialogs.open_sheet(
            messages.format("meet.title"),
            self._status,
            el("div", self._place, self._film, cls="meeting-codes"),
            self._wrong,
            self._buttons,
            self._how,
            el(
                "details",
                el("summary", text=messages.format("meet.other")),
                self._mine,
                self._field,
                el(
                    "div",
                    button(messages.format("meet.use"), "meet-use"),
                    files.chooser("meet-picture", messages.format("meet.picture"), "image/*"),
                    cls="answers",
                ),
                cls="share-more",
            ),
            cls="sheet meeting covers",
            changed=self._changed,
        )

    # ---- the two sides

    async def invite(self, link: Callable[[], tuple[str, str]], connected: Callable[[], object]) -> None:
        """Let devices in, one after the other, until the sheet is closed. Each is called to the table of `link`, to
        show what that says of it; `connected` is called for each."""
        await self._until_closed(self._let_in(link, connected))

    async def come(self) -> tuple[str, str] | None:
        """Come to the table of another device; return its link and what to show of it, None if the sheet was closed."""
        return await self._until_closed(self._follow())

    async def _until_closed(self, steps: Coroutine[Any, Any, T]) -> T | None:
        """Run the steps of a meeting; None if the sheet was closed before their end."""
        task = asyncio.ensure_future(steps)
        task.add_done_callback(lambda _: dialogs.close(self._dialog))
        end = handle(
            meet_scan=lambda _: self._scan(),
            meet_use=lambda _: self._take(str(self._field.value)),
            meet_copy=lambda _: self._copy(),
            meet_torch=lambda _: self._shine(),
        )
        await dialogs.wait_for_answer(self._dialog, end)
        self._stop_camera()
        if not task.done():
            task.cancel()
            if self._line is not None and not self._line.is_connected:
                self._line.close()
            return None
        return task.result()

    async def _let_in(self, link: Callable[[], tuple[str, str]], connected: Callable[[], object]) -> None:
        while True:
            try:
                line = self._line = await self._nearby.line()
                self._show_code(await line.offer(), "meet.show")
            except (promises.BrowserRefused, ValueError):
                self._say("meet.impossible")
                await asyncio.Event().wait()
            if self._has_filmed:  # the camera may be used: who comes next is seen without a tap
                spawn(self._scan(beside=True))
            else:
                fill(self._buttons, button(self._messages.format("meet.scan"), "meet-scan", cls="gold"))
            code = await self._next_code(is_answer=True, number=line.number)
            self._say("meet.connecting")
            if not await line.finish(code):
                self._refuse("meet.failed")
            if await line.wait(LATE):
                show(self._wrong, False)
                line.call(*link())
                connected()
            else:
                line.close()

    async def _follow(self) -> tuple[str, str]:
        self._say("meet.first")
        fill(self._buttons)
        spawn(self._scan())
        while True:
            code = await self._next_code(is_answer=False)
            try:
                line = self._line = await self._nearby.line(code.number)
                self._show_code(await line.answer(code), "meet.answer")
            except (promises.BrowserRefused, ValueError):
                self._refuse("meet.impossible")
                continue
            fill(self._buttons)
            if await line.wait(OPENING):
                with suppress(TimeoutError):
                    return await asyncio.wait_for(line.called, LINK_PATIENCE)
            line.close()
            self._refuse("meet.failed")
            fill(self._buttons, button(self._messages.format("meet.scan"), "meet-scan", cls="gold"))

    # ---- codes

    def _show_code(self, code: str, words: str) -> None:
        self._stop_camera()
        show(self._place)
        self._code = code
        self._say(words)
        show(self._how, words == "meet.show")
        show(self._mine)
        fill(self._place, qr.code(code, self._messages.format("meet.label")))

    async def _next_code(self, *, is_answer: bool, number: bytes = b"") -> MeetingCode:
        """Return the next code that is one of the wanted kind; every other is refused with a sentence."""
        while True:
            try:
                code = read(text := await self._texts.get())
            except BadMeetingCode as bad:
                self._refuse(f"meet.bad.{bad.reason}")
                continue
            if code.is_answer != is_answer:
                self._refuse("meet.bad.offer" if is_answer else "meet.bad.answer")
            elif is_answer and code.number != number:
                self._refuse("meet.bad.old")
            else:
                self._used = text
                show(self._wrong, False)
                self._stop_camera()
                while not self._texts.empty():  # the camera saw it more than once
                    self._texts.get_nowait()
                return code

    def _take(self, text: str) -> None:
        if text.strip() and text != self._used and self._texts.empty():
            self._texts.put_nowait(text)

    async def _scan(self, *, beside: bool = False) -> None:
        """Show the film of the camera in the place of the code, or `beside` it, and read what it sees."""
        self._stop_camera()
        film = self._camera = camera.Camera(self._take)
        show(self._place, beside)
        fill(self._film, film.node, el("p", text=self._messages.format("meet.camera"), cls="meta"))
        if await film.start():
            self._has_filmed = True
            fill(self._buttons)
            fill(
                self._film,
                film.node,
                button(self._messages.format("meet.torch"), "meet-torch") if film.has_torch else None,
            )
        elif film is self._camera:
            fill(self._film)
            show(self._place)
            self._refuse("meet.refused")
            self._dialog.querySelector("details").open = True

    def _stop_camera(self) -> None:
        fill(self._film)
        if self._camera is not None:
            self._camera.stop()
            self._camera = None

    async def _shine(self) -> None:
        if self._camera is not None:
            await self._camera.toggle_torch()

    def _copy(self) -> None:
        spawn(promises.call_or_none(navigator.clipboard, "writeText", self._code, patience=None))

    def _changed(self, field: Any) -> None:
        if field.id == "meet-picture":
            spawn(self._read_picture(field.files.item(0)))

    async def _read_picture(self, file: Any) -> None:
        if text := await camera.read_picture(file):
            self._take(text)
        else:
            self._refuse("meet.bad.picture")

    # ---- words

    def _say(self, key: str) -> None:
        words = self._messages.format(key)
        if self._nearby.devices and key == "meet.show":
            words = f"{self._messages.format('meet.connected', count=self._nearby.devices)} {words}"
        self._status.textContent = words

    def _refuse(self, key: str) -> None:
        self._wrong.textContent = self._messages.format(key)
        show(self._wrong)
