"""The players elsewhere who are at a live table, by the messages of their devices."""

import asyncio
from collections.abc import Callable, Iterable, Sequence, Set

from js import document

from ....match.live import receiver
from ....match.live.peers import Peer
from ....match.session.session import Session
from ....text import presence
from ....text.reader import Reader
from ...ui.dialogs import toast
from ...ui.dom import by_id, is_news, show
from .. import seat_choice
from .room import now
from .switch import TROUBLE

FIRST_LOOK = 3.0
"""Seconds for a newcomer to receive who is there."""


class Presence:
    """The players who are here, and those who are gone."""

    def __init__(self, session: Session, reader: Callable[[], Reader], peers: Callable[[], Iterable[Peer]]) -> None:
        """Take the table; `peers` returns the devices that are not muted, none while the table is not live."""
        self._session, self._reader, self._peers = session, reader, peers
        self.here: frozenset[int] = frozenset()
        """The seats elsewhere that are played on a device that can be seen."""
        self._seen: frozenset[int] = frozenset()
        """The seats that were here at some time."""
        self._asked: frozenset[int] | None = None
        """The players who were gone when the one here was asked along to another game; None while nobody is asked."""
        self._last_shown = self.here, self.here
        """The players who were here, and those who were gone, at the last look."""
        self._twice: frozenset[int] = frozenset()
        """The seats here that another device claims to play too, as was shown already."""
        self._told = {"", "search", "apart"}
        """The troubles that need no toast any more."""

    def present(self) -> list[Peer]:
        """Return the devices that can be seen now."""
        return [peer for peer in self._peers() if peer.has_announced and not peer.is_gone(now())]

    def reached(self) -> frozenset[int]:
        """Return the seats of the devices that this one has a connection to."""
        return frozenset(seat for peer in self.present() for seat in peer.seats)

    def shown(self, seat: int | None = None) -> int:
        """Return the plies shown on a visible device, or on one where `seat` is played; -1 if unknown."""
        playing = (peer for peer in self.present() if seat is None or seat in peer.seats)
        return max((peer.shown_plies for peer in playing), default=-1)

    @property
    def _people(self) -> frozenset[int]:
        """The seats that people play elsewhere."""
        others = {seat for seat, who in enumerate(self._session.seats) if who.kind != "computer"}
        return frozenset(others.difference(self._session.local_seats))

    @property
    def _gone(self) -> frozenset[int]:
        """The seats elsewhere whose player was here, did not leave them, and cannot be seen any more."""
        return self._absent_seats if self._asked is None else self._absent_seats & self._asked

    @property
    def _absent_seats(self) -> frozenset[int]:
        left = {seat for seat, who in enumerate(self._session.seats) if who.handovers and not who.claimed}
        return (self._seen - self.here - left) & self._people

    def seats(self) -> Sequence[Set[int]]:
        """Return the seats elsewhere whose player is here, and those whose player is gone."""
        return self.here & self._people, self._gone

    async def look_round(self) -> None:
        """Wait for the first message of a player, but not for long."""
        since = now()
        while not self.here and now() - since < FIRST_LOOK:
            await asyncio.sleep(receiver.SLICE_PAUSE)

    def set_asking(self, *, asked: bool) -> None:
        """Note whether the player here is asked along to another game: one who leaves meanwhile waits there."""
        self._asked = self._gone if asked else None

    def forget(self) -> None:
        """Forget the players who were here."""
        self._seen = frozenset()

    def look(self) -> bool:
        """Update the players who are here; return whether that has changed."""
        mine, reached = frozenset(self._session.local_seats), self.reached()
        self.here = reached.union(*[peer.connected_seats for peer in self.present()]) - mine
        if (mine & reached) - self._twice:
            seat_choice.show_played_twice(self._reader().messages)
        self._twice |= mine & reached
        self._seen |= self.here
        was, self._last_shown = self._last_shown, (self.here, self._gone)
        return self._last_shown != was

    def tell(self, trouble: str, *, on: bool) -> None:
        """Write on the page who is here, or what trouble there is, while the table is live."""
        place, words = by_id("live"), self._sentence(trouble) if on else ""
        show(place, on)
        place.classList.toggle("is-missing", bool(self._gone))
        if is_news(place, words):
            place.firstElementChild.textContent = words
        for shown in document.querySelectorAll(f".{TROUBLE}"):
            shown.firstElementChild.textContent = words
            show(shown.children.item(1), trouble == "failed")  # a wrong clock is no blocker
            show(shown, trouble not in ("", "search"))
        if trouble not in self._told:
            self._told.add(trouble)
            toast(words, bad=True, spoken=False)

    def muted(self, peer: Peer) -> str:
        """Return the sentence about a device that is ignored."""
        reader = self._reader()
        others = sorted(peer.seats - frozenset(self._session.local_seats))
        return presence.muted_notice(reader.messages, [reader.name(seat) for seat in others])

    def _sentence(self, trouble: str) -> str:
        reader = self._reader()
        if trouble:
            return reader.messages.format(f"live.{trouble}")
        here, gone, ahead = (
            [reader.name(seat) for seat in sorted(seats)] for seats in (*self.seats(), self._absent_seats - self._gone)
        )
        watching = [peer for peer in self.present() if not peer.seats]
        return presence.presence_sentence(
            reader.messages,
            here,
            gone,
            len(watching),
            boards=sum(peer.is_board for peer in watching),
            all_present=self._people <= self.here,
            in_next_game=ahead,
        )
