"""Playing live: devices that have the same table open show each other their turns at once.

What goes over the line are links (see `match.live.wire`), and what is heard is met as a link is. So nothing hangs
on the line: a turn that does not arrive is in the next link, by whatever way that comes.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence, Set
from typing import Any, NamedTuple

from js import Date, console, document, performance

from ...match import parcel
from ...match.link import Shared
from ...match.live import gestures, hearing, wire
from ...match.live.hearing import Hearing
from ...match.live.wire import Judged, Ours, Peer
from ...match.match import Match, Play, Ply
from ...match.session.history import Sealed
from ...match.session.session import Session
from ...text import presence, say
from ...text.reader import Reader
from ..storage import store
from ..storage.kept import LIVE
from ..ui import awake
from ..ui.dialogs import toast
from ..ui.dom import by_id, handle, is_news, show, spawn
from . import joining, update, who
from .room import channel
from .room.channel import Channel, ChannelCallbacks
from .room.gestures import Gestures
from .switch import TROUBLE

TICK = 1.0
"""Seconds between two looks at who is still there."""

FIRST_LOOK = 3.0
"""Seconds in which who comes new is to hear who is there."""

SPACING = 0.5
"""Seconds between two links that are sent to all."""

PATIENCE = 8.0
"""Seconds in which a relay should answer."""

SEEN_OFF = 5
"""So often those who stay in a room hear at first where the table goes on."""

STAYS = 600
"""Seconds for which who went on listens to those who stayed: they may begin another game still."""

AGAIN = 60.0
"""Seconds without a relay that is of use, or without a way to somebody who is only seen through a third, after which
the room is entered again."""

LOOK = 5.0
"""Seconds between two looks whether a relay that was lost is there again."""

SEEN, APART = 5.0, 10.0
"""Seconds in which others were answered and no connection came of it, after which that is said, and the room is entered
again."""

MOST_PATIENT = 32
"""Where nothing comes of entering it again either, the next try comes twice as late, at most so many times as late."""

ASLEEP = 10.0
"""Seconds of sleep after which the others have let go of a device."""


def _now() -> float:
    return float(performance.now()) / 1000


def _clock() -> float:
    """Return the time of day in seconds, which goes on while the device sleeps."""
    return float(Date.now()) / 1000


class LiveCallbacks(NamedTuple):
    """What live play asks of the table and the page."""

    reader: Callable[[], Reader]
    """To whom sentences are addressed now."""
    meet: Callable[[Shared, Play], Coroutine[Any, Any, None]]
    """A link came in, with its play."""
    presence: Callable[[], None]
    """Somebody who plays elsewhere has come or gone."""
    follow: Callable[[str], Coroutine[Any, Any, None]]
    """The table goes on with another game, whose link came in."""
    sealed: Callable[[str], Coroutine[Any, Any, None]]
    """A link came in to a match whose hands are sealed."""
    asked: Callable[[int], Coroutine[Any, Any, None]]
    """Somebody wants the computer to play a seat that is played here."""
    asking: Callable[[], bool]
    """Whether somebody here is being asked about what came."""
    is_ordered: Callable[[Ply], bool]
    """Whether a choice is what its seat ordered to answer by link."""


class Live:
    """One open table, live or not."""

    def __init__(self, session: Session, callbacks: LiveCallbacks) -> None:
        self.on, self.key = False, session.key
        self._session, self._callbacks = session, callbacks
        self._hearing = Hearing()
        self._reader: asyncio.Task[None] | None = None
        self._seen: frozenset[int] = frozenset()
        """The seats that were here at some time."""
        self._here: frozenset[int] = frozenset()
        self._presence = self._here, self._here
        """Who was here, and who was gone, when the table was last told."""
        self._asked: frozenset[int] | None = None
        """Who was gone when the player here was asked along to another game; None while nobody is asked."""
        self._tells = 0
        """So often those who stay in the room are still to hear where the table goes on."""
        self._spoke = frozenset[int]()
        """The seats for which this device spoke last."""
        self._twice: frozenset[int] = frozenset()
        """The seats here of which it was said that another device plays them too."""
        self._channel: Channel | None = None
        self._task: asyncio.Task[None] | None = None
        self._since = self._beaten = self._sent = 0.0
        self._at: tuple[Play, str] = (session.play, "")
        """A play, and how far it is."""
        self._last = ""
        """The link that was last heard or sent to all."""
        self._soon: asyncio.Task[None] | None = None
        self._parted: set[str] = set()
        """How far those histories are that parted from ours and have been asked about."""
        self._lagging: set[str] = set()
        """How far those were who have been sent our link."""
        self._warned, self._patience = False, 1
        self._told = {"", "search", "apart"}
        """The troubles that need no toast any more."""
        self._gestures = Gestures(session, callbacks.reader, lambda made: self._send(gestures.message(made)))
        self.muted: list[str] = []
        """A sentence for each device that is not listened to any more."""
        self._one_by_one = asyncio.Lock()
        self._next = ""
        """The link of the game with which the table goes on here."""
        self._other = ""
        """The link of another one that was heard of last."""
        self._end = handle(live_again=lambda _: self.turn(True))

    # ---- on and off

    def open(self) -> None:
        """Go live if this table was left so."""
        spawn(self._gestures.load())
        self._task = spawn(self._resume())

    async def _resume(self) -> None:
        if await store.get(LIVE + self.key):
            self.on = True
            await self._run()

    async def turn(self, on: bool) -> None:
        """Go live, or no longer; it is kept with the game."""
        self._stop()
        if on:
            self.on = True
            self._task = spawn(self._run())
        await joining.note_live(self.key, on=on)

    def lead_on(self, fragment: str) -> None:
        """The table goes on with another game: until they are gone, the others hear its link once this is closed."""
        self._next = fragment if self.on and self._speaks else ""

    def ask_along(self, *, asked: bool) -> None:
        """Note whether the player here is asked along to another game: who leaves meanwhile waits there."""
        self._asked = self.gone if asked else None

    def close(self) -> None:
        """Leave the table."""
        self._stop()
        self._end()
        self._gestures.close()

    def _stop(self) -> None:
        """Leave the room, if this table is in it."""
        self.on = False
        if self._task is not None:
            self._task.cancel()
        if self._next and self._channel is not None:
            spawn(self._see_off(self._channel, self._next))
            self._channel = None
        else:
            self._leave()
            self._hearing = Hearing()
        self._seen, self.muted = frozenset(), []
        self._show()

    def _leave(self) -> None:
        if self._channel is not None:
            self._channel.close()
        self._channel, self._last = None, ""
        for name in [*self._hearing.peers]:
            self._hearing.leave(name)

    async def _run(self) -> None:
        """Be in the room; enter it again when that is the way to be found again."""
        callbacks = ChannelCallbacks(self._joined, self._left, self._said, self._mute)
        while True:
            self._since = _now()
            self._show()
            try:
                self._channel = await channel.join(*wire.room(self._met_by), callbacks)
            except Exception as fault:
                console.info(f"not live: {fault}")
            await self._stay()
            self._leave()

    @property
    def _met_by(self) -> Match:
        """The match after which the room is named."""
        return parcel.meeting(self._session.more, self._session.match)

    async def _stay(self) -> None:
        """Say that this device is here, and notice who no longer is.

        Ends when the room had better be entered again: no relay was of use for long, or one that was lost is back; this
        device was away, as it slept or all seem to have left; or others are seen and no connection comes about.
        """
        lost, reached, sought, company, looked = _now(), _now(), _now(), False, _clock()
        while True:
            await asyncio.sleep(TICK)
            now, slept = _now(), _clock() - looked > ASLEEP
            looked = _clock()
            if now - self._beaten >= wire.BEAT:
                self._beaten = now
                self._send(self._words())
            self._show()
            present = self._present()
            if present or not self._trouble:
                lost = now
            if slept or now - lost > AGAIN or (company and not present):
                return
            if not present or self._here <= self._reached():
                reached, self._patience = now, 1 if present else self._patience
            apart = self._channel.apart if self._channel else 0.0
            if apart > APART * self._patience or now - reached > AGAIN * self._patience:
                self._patience = min(2 * self._patience, MOST_PATIENT)
                return
            if self._channel and self._channel.is_cut_off and now - sought > LOOK:
                sought = now
                if await self._channel.is_back():
                    return
            company = bool(present)

    async def _see_off(self, room: Channel, link: str) -> None:
        """Let those who stay in a room know where the table goes on, and leave once nobody is there any more who could
        say that they go on elsewhere."""
        self._tells = SEEN_OFF
        for turn in range(STAYS):
            if not (self._tells or self._hearing.peers):
                break
            if self._tells or not turn % SEEN_OFF:  # who is silent is taken for gone
                room.send(link)
            self._tells = max(0, self._tells - 1)
            await asyncio.sleep(TICK)
        room.close()

    # ---- what is said

    def pass_on(self) -> None:
        """The game stands further here: let the others know, unless it came from them."""
        if (
            self._channel is not None
            and (self._speaks or self._spoke)
            and self._session.fragment != self._last
        ):
            self._last = self._session.fragment
            if not self._speaks:  # who has just left the last seat here is listened to until that is known
                self._send(self._last)
            elif self._soon is None or self._soon.done():
                self._soon = spawn(self._send_all())

    async def _send_all(self) -> None:
        await asyncio.sleep(max(0.0, self._sent + SPACING - _now()))
        self._sent = _now()
        if self._spoke != frozenset(self._session.locals):  # who only looked on, or sat somewhere else
            self._send(self._words())
        self._send(self._session.fragment)

    @property
    def _speaks(self) -> bool:
        """Whether this device plays along, and does not only look on."""
        return bool(self._session.locals) and not self._session.watch

    def tell(self) -> None:
        """Let the others know that a forced turn has just been made here: they may show it too."""
        self._send(self._words(ahead=1))

    def ask_for(self, seat: int) -> None:
        """Ask who plays a seat elsewhere whether the computer may play it."""
        self._send(f"{wire.YIELD} {seat}")

    def _words(self, *, ahead: int = 0) -> str:
        """Return that this device is here; it will have shown so many more plies in a moment."""
        seats = frozenset(self._session.locals) if self._speaks else frozenset[int]()
        sealed, own = self._signs, self._channel.name if self._channel else ""
        sign = (lambda words: sealed.vouch(seats, f"{own} {words}")) if sealed else None
        self._spoke = seats
        words, shown = wire.here(seats, self._stand(), self._reached(), sign), self._session.shown + ahead
        return wire.showing(words, shown, board=self._session.layout == "screen")

    @property
    def _asks(self) -> bool:
        """Whether this device asks for a seat of a sealed match whose key it lacks."""
        return parcel.asked(self._session.more) is not None

    @property
    def _signs(self) -> Sealed | None:
        """Return the sealed match at which a seat counts only if its player signs what is said."""
        sealed = self._session.sealed
        return sealed if sealed and not sealed.weak else None

    def _stand(self) -> str:
        play = self._session.play
        if self._at[0] is not play or not self._at[1]:
            self._at = play, self._session.history.stand() or wire.stand(self._session.fragment)
        return self._at[1]

    def _send(self, text: str, peer: str = "") -> None:
        if self._channel is not None:
            self._channel.send(text, peer)

    # ---- what is heard

    def _joined(self, name: str) -> None:
        if self._signs and (idle := self._hearing.makes_room(name)):
            self._hang_up(idle)
            self._left(idle)
        if not self._hearing.join(name, _now()):
            self._hang_up(name)
            return
        self._last = self._session.fragment
        self._send(self._words(), name)
        self._send_link(name)

    def _left(self, name: str) -> None:
        self._hearing.leave(name)
        if self.on:
            self._show()

    def _send_link(self, name: str, *, full: bool = False) -> None:
        """Send a device our link; of a sealed match all of it, if what is new was not enough."""
        if self._speaks or self._asks:
            fragment = self._session.kept.fragment(full=True) if full else self._session.fragment
            self._send(fragment, name)

    def _ours(self) -> Ours:
        session, signs = self._session, self._signs
        return Ours(
            session.play,
            session.seats,
            frozenset(session.locals),
            self._stand(),
            frozenset(self._parted),
            session.sealed is not None,
            signs.vouched if signs else None,
            signs.free() if signs else frozenset(),
            self._callbacks.asking(),
            session.more,
            self._callbacks.is_ordered,
        )

    def _said(self, name: str, text: Any) -> None:
        if name not in self._hearing.peers:
            return
        heard = self._hearing.hear(name, text, self._ours(), _now())
        if not self.on:  # who leaves this table hears of another one, and of nothing else
            self._follow(str(text), heard)
            return
        if heard.why == "too many":
            return
        if heard.verdict == "hang up":
            self._say_muted(name, heard.peer)
        else:
            self._obey(name, str(text), heard)
        if self._hearing.is_reading and (self._reader is None or self._reader.done()):
            self._reader = spawn(self._read())

    async def _read(self) -> None:
        """Read what was sent, slice by slice."""
        while self._hearing.is_reading:
            for read in self._hearing.read(self._ours(), _now()):
                self._obey(*read)
            await asyncio.sleep(hearing.PAUSE)

    def _obey(self, name: str, text: str, heard: Judged) -> None:
        """Do what is to be done with a message."""
        if heard.why:
            console.info(f"passed over: {heard.why}")
        self._show()
        if heard.gesture is not None:
            self._gestures.see(heard.gesture)
        if heard.verdict == "yield":
            spawn(self._callbacks.asked(heard.seat))
        self._follow(text, heard)
        if heard.verdict == "newer" and not self._warned:
            self._warned = True
            toast(say(self._callbacks.reader().lang, "live.newer"))
            spawn(update.fetch())
        if heard.verdict == "sealed":
            spawn(self._meet_sealed(text))
        if heard.verdict == "fork" or (heard.verdict == "behind" and heard.peer.stand not in self._parted):
            self._send_link(name, full=heard.peer.stand in self._lagging)
            self._lagging.add(heard.peer.stand)
        if heard.verdict == "fork":
            self._parted.add(wire.stand(text))
        if heard.verdict in ("take", "fork") and heard.shared is not None and heard.play is not None:
            self._last = text
            spawn(self._callbacks.meet(heard.shared, heard.play))

    def _follow(self, text: str, heard: Judged) -> None:
        """Go on with another game, if a message holds the link to one."""
        if heard.verdict == "follow" and text not in (self._next, self._other):
            self._other, self._tells = text, SEEN_OFF  # who begins one later lacks ours
            spawn(self._callbacks.follow(text))

    async def _meet_sealed(self, text: str) -> None:
        """A link to this match came in, whose messages are checked one after the other."""
        async with self._one_by_one:
            before = self._said_here()
            await self._callbacks.sealed(text)
            if self._said_here() == before:
                self._last = self._session.fragment  # it came from them

    def _said_here(self) -> int:
        """How many messages of a sealed match this device has made."""
        return self._session.sealed.said() if self._session.sealed else 0

    # ---- who is not listened to

    def _mute(self, name: str) -> None:
        """A device says more than anybody has to say."""
        if name in self._hearing.peers:
            peer = self._hearing.peers[name]
            self._hearing.mute(name)
            self._say_muted(name, peer)

    def _say_muted(self, name: str, peer: Peer) -> None:
        """Break off with a device that was muted, and name it."""
        self._hang_up(name)
        self._show()
        reader = self._callbacks.reader()
        others = sorted(peer.seats - frozenset(self._session.locals))
        words = presence.muted(reader.lang, [reader.name(seat) for seat in others])
        if words not in self.muted:
            self.muted += [words]
            toast(words, bad=True)

    def _hang_up(self, name: str) -> None:
        if self._channel is not None:
            self._channel.hang_up(name)

    # ---- who is here

    @property
    def _people(self) -> frozenset[int]:
        """Return the seats that people play elsewhere."""
        others = {seat for seat, who in enumerate(self._session.seats) if who.kind != "computer"}
        return frozenset(others.difference(self._session.locals))

    @property
    def gone(self) -> frozenset[int]:
        """Return the seats elsewhere whose player was here, did not leave them, and cannot be seen any more."""
        return self._away if self._asked is None else self._away & self._asked

    @property
    def _away(self) -> frozenset[int]:
        left = {seat for seat, who in enumerate(self._session.seats) if who.handed and not who.claimed}
        return (self._seen - self._here - left) & self._people if self.on else frozenset()

    def presence(self) -> Sequence[Set[int]]:
        """Return the seats elsewhere whose player is here, and those whose player is gone."""
        return self._here & self._people, self.gone

    async def look_round(self) -> None:
        """Wait until somebody who plays has been heard, but not for long."""
        since = _now()
        while not self._here and _now() - since < FIRST_LOOK:
            await asyncio.sleep(hearing.PAUSE)

    @property
    def company(self) -> bool:
        """Whether anybody who plays elsewhere can be seen now."""
        return bool(self._here)

    def shown(self, seat: int | None = None) -> int:
        """Return how many plies have been shown on a device that can be seen now, or on one where a seat is played; -1
        where there is none, or it does not say so."""
        playing = (peer for peer in self._present() if seat is None or seat in peer.seats)
        return max((peer.shown for peer in playing), default=-1)

    def _present(self) -> list[Peer]:
        now = _now()
        return [
            peer
            for peer in self._hearing.peers.values()
            if self.on and peer.announced and not wire.is_gone(peer, now)
        ]

    def _reached(self) -> frozenset[int]:
        """Return the seats of the devices that this one has a connection to."""
        return frozenset(seat for peer in self._present() for seat in peer.seats)

    def _show(self) -> None:
        """Say who is here where that has changed, on the page and to the table."""
        present, before = self._present(), self._presence
        mine = frozenset(self._session.locals)
        self._here = self._reached().union(*[peer.reaches for peer in present]) - mine
        self._say_twice(mine & self._reached())
        self._seen |= self._here
        place, trouble = by_id("live"), "" if present or not self.on else self._trouble
        words = self._sentence(trouble, [peer for peer in present if not peer.seats])
        show(place, self.on)
        place.classList.toggle("is-missing", bool(self.gone))
        awake.keep("live", self.on and bool(self._session.owing))
        self._gestures.offer(bool(self._here) and self._speaks)
        if is_news(place, words):
            place.firstElementChild.textContent = words
        for shown in document.querySelectorAll(f".{TROUBLE}"):
            shown.firstElementChild.textContent = words
            show(shown.children.item(1), trouble == "failed")  # a wrong clock is no blocker
            show(shown, trouble not in ("", "search"))
        if trouble not in self._told:
            self._told.add(trouble)
            toast(words, bad=True, heard=False)
        self._presence = self._here, self.gone
        if self._presence != before:
            self._callbacks.presence()

    def _say_twice(self, seats: frozenset[int]) -> None:
        """Say once of seats here that somebody plays them on another device too."""
        if seats - self._twice:
            who.tell_twice(self._callbacks.reader().lang)
        self._twice |= seats

    @property
    def _trouble(self) -> str:
        """Why nobody can find this device; "search" while a relay may still answer, "" if nothing is wrong."""
        trouble = self._channel.trouble if self._channel else "failed"
        if self._channel and not trouble and self._channel.apart > SEEN:
            trouble = "apart"
        return "search" if trouble and _now() - self._since <= PATIENCE else trouble

    def _sentence(self, trouble: str, watching: Sequence[Peer]) -> str:
        reader, people = self._callbacks.reader(), self._people
        here, gone = ([reader.name(seat) for seat in sorted(seats)] for seats in self.presence())
        if not self.on:
            return ""
        if trouble:
            return say(reader.lang, f"live.{trouble}")
        boards = sum(peer.board for peer in watching)
        return presence.sentence(
            reader.lang,
            here,
            gone,
            len(watching),
            boards=boards,
            all_here=people <= self._here,
            ahead=[reader.name(seat) for seat in sorted(self._away - self.gone)],
        )
