"""Gestures at a live table: made on a sheet, shown for a moment, announced once, and kept nowhere."""

import asyncio
from collections.abc import Callable
from typing import Any

from js import performance

from ....match.live.gestures import GESTURES, Gesture, GestureLimiter, can_gesture, gesture_message
from ....match.session.session import Session
from ....text import phrasebooks
from ....text.reader import Reader
from ...storage import store
from ...storage.stored_games import MUTED_PREFIX
from ...ui.dialogs import open_sheet, toast, wait_for_answer
from ...ui.dom import by_id, el, handle, show, spawn
from ...ui.fields import switch
from ...ui.seat_mark import seat_mark
from ...ui.svg import icon, icon_button

SHOWN_S = 5.0
"""Seconds that a gesture is shown; the next one of the same player takes its place."""

FIELD = "shown-"
"""The name of the switch of a player, before the seat."""


class Gestures:
    """The gestures of one open table."""

    def __init__(self, session: Session, reader: Callable[[], Reader], send: Callable[[str], object]) -> None:
        self._session, self._reader, self._send = session, reader, send
        self._spacing = GestureLimiter()
        self._quiet: set[int] = set()
        """The seats whose gestures are not shown on this device."""
        self.close = handle(gesture=lambda _: spawn(self._open()))

    async def load(self) -> None:
        """Load the muted seats."""
        self._quiet = set(await store.get(MUTED_PREFIX + self._session.key) or ())

    def offer(self, here: bool) -> None:
        """Show the button, if somebody is there to see a gesture of somebody here."""
        show(by_id("gesture"), here)

    # ---- seeing

    def show_gesture(self, gesture: Gesture) -> None:
        """Show a gesture for a moment, and announce it once."""
        if gesture.seat in self._quiet:
            return
        reader, place = self._reader(), by_id("gestures")
        if older := place.querySelector(f"[data-seat='{gesture.seat}']"):
            older.remove()
        name, words = reader.name(gesture.seat), reader.messages.format(f"gesture.{gesture.name}")
        node = el(
            "p",
            seat_mark(phrasebooks.pawn_colour(self._session.code, gesture.seat, reader.colours), reader.messages, 30),
            icon(f"gesture-{gesture.name}"),
            el("span", text=reader.messages.format("gesture.of", name=name, words=words)),
            cls="toast gesture",
            data_seat=str(gesture.seat),
        )
        place.append(node)
        spawn(_vanish(node))

    # ---- making

    @property
    def _seat(self) -> int:
        """The seat that makes a gesture: the one with the open hand, where several play."""
        viewer, seats = self._session.viewer, sorted(self._session.local_seats)
        return viewer if viewer is not None and viewer in seats else seats[0]

    async def _open(self) -> None:
        """Open the sheet with the gestures, and with the players whose gestures are shown here."""
        messages, names = self._reader().messages, self._reader()
        open_now = can_gesture(self._session.play, self._seat)
        buttons = [
            icon_button(f"gesture-{name}", messages.format(f"gesture.{name}"), "answer", name) for name in GESTURES
        ]
        why = messages.format("gesture.shown.why")
        shown = {
            seat: messages.format("gesture.shown", name=names.name(seat))
            for seat, who in enumerate(self._session.seats)
            if who.kind != "computer" and seat not in self._session.local_seats
        }
        dialog = open_sheet(
            messages.format("gesture.title"),
            el("div", *buttons, cls="gestures") if open_now else el("p", text=messages.format("gesture.partner")),
            *[switch(f"{FIELD}{seat}", words, why, seat not in self._quiet) for seat, words in shown.items()],
            changed=self._changed,
        )
        if (chosen := await wait_for_answer(dialog)) in GESTURES:
            self._make(Gesture(self._seat, chosen))

    def _changed(self, field: Any) -> None:
        seat = int(str(field.name).removeprefix(FIELD))
        self._quiet = self._quiet - {seat} if field.checked else self._quiet | {seat}
        spawn(store.put(MUTED_PREFIX + self._session.key, sorted(self._quiet)))

    def _make(self, gesture: Gesture) -> None:
        """Send a gesture to the others, if it may be made now."""
        messages = self._reader().messages
        if not can_gesture(self._session.play, gesture.seat):
            toast(messages.format("gesture.partner"))
        elif not self._spacing.admit(gesture, performance.now() / 1000):
            toast(messages.format("gesture.soon"))
        else:
            self._send(gesture_message(gesture))
            self.show_gesture(gesture)


async def _vanish(node: Any) -> None:
    await asyncio.sleep(SHOWN_S)
    node.remove()
