"""The table on this device, the cards on the phones: one code that everybody scans, and who has done so."""

from collections.abc import Callable, Sequence, Set
from typing import Any

from ...match import link
from ...match.session.session import Session
from ...text.messages import Messages
from ..ui import dialogs, qr
from ..ui.dom import button, data, el, fill
from ..ui.seat_mark import seat_line
from .address import address_of
from .room import switch


class PhonesSheet:
    """The sheet with the code. It keeps up with the game and with the players present, and closes once the last
    free seat has been taken; opened later it serves for another phone in the place of one that is gone."""

    def __init__(
        self, session: Session, messages: Messages, site: str, presence: Callable[[], Sequence[Set[int]]]
    ) -> None:
        """Open the sheet; `site` is the address of the page; `presence` returns the seats here, and those gone."""
        self._session, self._messages, self._site, self._presence = session, messages, site, presence
        self._fills = not self._is_full()
        self._code, self._seats = el("div", cls="qr-place"), el("ul", cls="seat-lines", role="status")
        done = el(
            "div",
            button(messages.format("phones.done"), "answer", "done", cls="gold"),
            button(messages.format("meet.title"), "meet"),
            cls="answers",
        )
        self._dialog = dialogs.open_sheet(
            messages.format("phones.title"),
            el("p", text=messages.format("phones.how")),
            switch.notes(messages),
            el("div", self._code, el("div", self._seats, done), cls="phones"),
            cls="sheet phones-sheet",
        )
        self.renew()

    def renew(self) -> None:
        """Show the code of the present game, and which seats are taken, free, or had better be taken over."""
        session, messages = self._session, self._messages
        if not self._dialog.open:
            return
        if self._fills and self._is_full():
            dialogs.close(self._dialog)
            return
        table = link.encode_link(session.play, self._seats_now(), extra_sections=session.extra_sections)
        url = address_of(self._site, table, "hand")
        if data(self._code, "url") != url:
            self._code.setAttribute("data-url", url)
            long = el("p", text=messages.format("share.qr.long"))
            fill(self._code, qr.code(url, messages.format("share.qr.label")) or long)
        people = [seat for seat, who in enumerate(session.seats) if who.kind != "computer"]
        fill(self._seats, *[self._seat(seat) for seat in people])

    def _seats_now(self) -> tuple[link.Seat, ...]:
        """Return the seats as they are, whatever the newest link has. The seat of a player present is taken, and
        the seat of one who is gone is free for another phone."""
        here, gone = self._presence()
        return tuple(
            who._replace(claimed=seat in here or who.claimed and seat not in gone)
            for seat, who in enumerate(self._session.seats)
        )

    def _is_full(self) -> bool:
        """Return whether every seat of a person is taken."""
        people = [who for who in self._seats_now() if who.kind != "computer"]
        return bool(people) and all(who.claimed for who in people)

    def _seat(self, seat: int) -> Any:
        who, gone = self._seats_now()[seat], seat in self._presence()[1]
        state = "phones.gone" if gone else "phones.taken" if who.claimed else "phones.free"
        return seat_line(self._session, self._messages, seat, state)
