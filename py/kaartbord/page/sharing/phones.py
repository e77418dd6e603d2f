"""The table lies here, the cards are on the phones: one code that everybody scans, and who has done so."""

from typing import Any

from ...match import link
from ...match.session import Session
from ...text import phrasebooks, say
from ..ui import dialogs, qr
from ..ui.dom import button, data, el, fill
from ..ui.seat_mark import mark
from . import switch
from .address import address_of


class Phones:
    """The sheet with the code. It keeps up with the game, and is gone once everybody has a seat."""

    def __init__(self, session: Session, lang: str, site: str) -> None:
        """`site` is the address of the page."""
        self._session, self._lang, self._site = session, lang, site
        self._code, self._seats = el("div", cls="qr-place"), el("ul", cls="phones-seats", role="status")
        self._dialog = dialogs.sheet(
            say(lang, "phones.title"),
            el("p", text=say(lang, "phones.how")),
            switch.notes(lang),
            el("div", self._code, self._seats, cls="phones"),
            el("div", button(say(lang, "phones.done"), "answer", "done", cls="gold"), cls="answers"),
            cls="sheet phones-sheet",
        )
        self.renew()

    def renew(self) -> None:
        """Show the code of the game as it stands, and which seats are still free."""
        session, lang = self._session, self._lang
        if not self._dialog.open:
            return
        people = [seat for seat, who in enumerate(session.seats) if who.kind != "computer"]
        if people and all(session.seats[seat].claimed for seat in people):
            dialogs.close(self._dialog)
            return
        url = address_of(
            self._site, link.encode_table(session.play, session.seats, more=session.more), "hand"
        )
        if data(self._code, "url") != url:
            self._code.setAttribute("data-url", url)
            long = el("p", text=say(lang, "share.qr.long"))
            fill(self._code, qr.code(url, say(lang, "share.qr.label")) or long)
            fill(self._seats, *[self._seat(seat) for seat in people])

    def _seat(self, seat: int) -> Any:
        who, code, lang = self._session.seats[seat], self._session.code, self._lang
        names, colours = [one.name for one in self._session.seats], self._session.colours
        state = say(lang, "phones.taken" if who.claimed else "phones.free")
        return el(
            "li",
            mark(phrasebooks.figure(code, seat, colours), lang, 30),
            el("b", text=phrasebooks.known_as(lang, code, seat, names, colours)),
            el("span", text=state, cls="meta"),
        )
