"""Playing live: devices that have the same table open show each other their turns immediately.

The messages are links (see `match.live.wire`), and a received one is handled as any link is. So nothing
depends on the connection: a turn that does not arrive is in the next link, by whatever way that comes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, NamedTuple

from js import console

from ...match.link import LinkContents, ParsedLink
from ...match.live import receiver, wire
from ...match.live.peers import Peer
from ...match.live.receiver import MessageReceiver
from ...match.live.wire import LocalGame, MessageVerdict
from ...match.match import Play, Ply
from ...match.sealed_links import SealedLink
from ...match.session.session import Session
from ...text.reader import Reader
from ..storage import store
from ..storage.stored_games import LIVE_PREFIX
from ..ui import awake
from ..ui.dialogs import toast
from ..ui.dom import handle, spawn
from . import joining, update
from .room.channel import ChannelCallbacks
from .room.device import ThisDevice
from .room.gestures import Gestures
from .room.handover import Handover
from .room.presence import Presence
from .room.room import LiveRoom, now

if TYPE_CHECKING:
    from .room.nearby import Nearby

SPACING = 0.5
"""Seconds between two links that are sent to all."""


class LiveCallbacks(NamedTuple):
    """The callbacks of live play to the table and the page."""

    reader: Callable[[], Reader]
    """The reader of sentences now."""
    meet: Callable[[LinkContents, Play], Coroutine[Any, Any, None]]
    """A link came in, with its play."""
    presence: Callable[[], None]
    """A player elsewhere has come or gone."""
    follow: Callable[[ParsedLink], Coroutine[Any, Any, None]]
    """The table continues with another game, whose link came in."""
    sealed: Callable[[SealedLink], Coroutine[Any, Any, bool]]
    """A link came in to a match whose hands are sealed; return whether this device has answered it."""
    asked: Callable[[int], Coroutine[Any, Any, None]]
    """Somebody wants the computer to play a seat that is played here."""
    asking: Callable[[], bool]
    """True while somebody here is asked about a game that came in."""
    is_ordered: Callable[[Ply], bool]
    """True for a choice that follows the standing order of its seat, sent by link."""


class Live:
    """One open table, live or not."""

    def __init__(
        self, session: Session, callbacks: LiveCallbacks, nearby: Callable[[], Nearby | None] = lambda: None
    ) -> None:
        self.on, self.key = False, session.key
        self._session, self._callbacks = session, callbacks
        self._hearing = MessageReceiver()
        self._room = LiveRoom(ChannelCallbacks(self._joined, self._left, self._said, self._mute), nearby)
        self.who = Presence(session, callbacks.reader, lambda: self._hearing.peers.values() if self.on else ())
        self._device = ThisDevice(session, self._room, self.who)
        self._reader: asyncio.Task[None] | None = None
        self._task: asyncio.Task[None] | None = None
        self._beaten = self._sent = 0.0
        self._last = ""
        """The link that was last received or sent to all."""
        self._soon: asyncio.Task[None] | None = None
        self._parted: set[str] = set()
        """The states of those histories that parted from ours and have been asked about."""
        self._lagging: set[str] = set()
        """The states of the peers that have been sent our link."""
        self._warned = False
        self._gestures = Gestures(session, callbacks.reader, self._room.send)
        self.muted: list[str] = []
        """A sentence for each device that is ignored."""
        self._one_by_one = asyncio.Lock()
        self._handover = Handover(lambda: self._hearing.peers, callbacks.follow)
        self._end = handle(live_again=lambda _: self.turn(True))

    # ---- on and off

    def open(self) -> None:
        """Go live if this table was left so."""
        spawn(self._gestures.load())
        self._task = spawn(self._resume())

    async def _resume(self) -> None:
        if await store.get(LIVE_PREFIX + self.key):
            self.on = True
            await self._run()

    def meet(self) -> None:
        """Be live with devices in the same network. That is not kept, and asks no relay unless the table did before."""
        if self.on and self._room.is_nearby:
            return
        self._room.over_relays = self.on and self._room.over_relays
        self._stop()
        self.on = True
        self._task = spawn(self._run())

    async def turn(self, on: bool) -> None:
        """Go live, or stop; keep that with the game."""
        self._stop()
        self._room.over_relays = True
        if on:
            self.on = True
            self._task = spawn(self._run())
        await joining.note_live(self.key, on=on)

    def lead_on(self, fragment: str) -> None:
        """Continue the table with another game; once this is closed, the others receive its link until they go."""
        self._handover.next = fragment if self.on and self._device.speaks else ""

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
        if self._handover.next and self._room.is_entered:
            spawn(self._handover.send_next(self._room.detach()))
        else:
            self._leave()
            self._hearing = MessageReceiver()
        self.who.forget()
        self.muted = []
        self._show()

    def _leave(self) -> None:
        self._room.leave()
        self._last = ""
        for name in [*self._hearing.peers]:
            self._hearing.leave(name)

    async def _run(self) -> None:
        """Stay in the room; enter it again when that is the way to be found again."""
        while True:
            self._room.await_relays()
            self._show()
            await self._room.enter(self._device.room_match)
            await self._room.stay(self._tick)
            self._leave()

    def _tick(self) -> tuple[bool, bool]:
        """Announce that this device is here, and notice peers that have gone. Return whether any peer is here,
        and whether there is a connection to all of them."""
        if now() - self._beaten >= wire.ANNOUNCE_INTERVAL:
            self._beaten = now()
            self._room.send(self._device.words())
        self._show()
        present = bool(self.who.present())
        return present, not present or self.who.here <= self.who.reached()

    # ---- sending

    def pass_on(self) -> None:
        """Send the newest state of the game to the others, unless it came from them."""
        fragment, device = self._session.fragment, self._device
        if self._room.is_entered and (device.speaks or device.announced_seats) and fragment != self._last:
            self._last = fragment
            if not device.speaks:  # the others listen until they know that it left its last seat
                self._room.send(fragment)
            elif self._soon is None or self._soon.done():
                self._soon = spawn(self._send_all())

    async def _send_all(self) -> None:
        await asyncio.sleep(max(0.0, self._sent + SPACING - now()))
        self._sent = now()
        if self._device.announced_seats != frozenset(
            self._session.local_seats
        ):  # it was a spectator, or had other seats
            self._room.send(self._device.words())
        self._room.send(self._session.fragment)

    def announce_forced_turn(self) -> None:
        """Notify the others that a forced turn has just been made here: they may show it too."""
        self._room.send(self._device.words(ahead=1))

    def ask_for(self, seat: int) -> None:
        """Ask the player of a seat elsewhere whether the computer may play it."""
        self._room.send(f"{wire.YIELD_REQUEST} {seat}")

    # ---- receiving

    def _joined(self, name: str) -> None:
        if self._device.signs and (idle := self._hearing.peer_to_evict(name)):
            self._room.disconnect(idle)
            self._left(idle)
        if not self._hearing.join(name, now()):
            self._room.disconnect(name)
            return
        self._last = self._session.fragment
        self._room.send(self._device.words(), name)
        self._send_link(name)

    def _left(self, name: str) -> None:
        self._hearing.leave(name)
        if self.on:
            self._show()

    def _send_link(self, name: str, *, full: bool = False) -> None:
        """Send a device our link; of a sealed match all of it, if the new part was not enough."""
        if self._device.speaks or self._device.asks:
            fragment = self._session.saved_game.fragment(full=True) if full else self._session.fragment
            self._room.send(fragment, name)

    def _ours(self) -> LocalGame:
        return self._device.ours(self._parted, self._callbacks.is_ordered, asking=self._callbacks.asking())

    def _said(self, name: str, text: Any) -> None:
        if name not in self._hearing.peers:
            return
        heard = self._hearing.receive(name, text, self._ours(), now())
        if not self.on:  # once it has left, a device only receives the next table
            self._handover.receive(str(text), heard)
            return
        if heard.why == "too many":
            return
        if heard.kind == "hang up":
            self._show_muted(name, heard.peer)
        else:
            self._apply_message(name, str(text), heard)
        if self._hearing.is_reading and (self._reader is None or self._reader.done()):
            self._reader = spawn(self._read())

    async def _read(self) -> None:
        """Read the received messages, slice by slice."""
        while self._hearing.is_reading:
            for read in self._hearing.read_slice(self._ours(), now()):
                self._apply_message(*read)
            await asyncio.sleep(receiver.SLICE_PAUSE)

    def _apply_message(self, name: str, text: str, heard: MessageVerdict) -> None:
        """Handle a message that was judged."""
        if heard.why:
            console.info(f"passed over: {heard.why}")
        self._show()
        if heard.gesture is not None:
            self._gestures.show_gesture(heard.gesture)
        if heard.kind == "yield":
            spawn(self._callbacks.asked(heard.seat))
        self._handover.receive(text, heard)
        if heard.kind == "newer" and not self._warned:
            self._warned = True
            toast(self._callbacks.reader().messages.format("live.newer"))
            spawn(update.fetch())
        if heard.sealed_link is not None:
            spawn(self._receive_sealed(heard.sealed_link))
        if heard.kind == "fork" or (heard.kind == "behind" and heard.peer.revision not in self._parted):
            self._send_link(name, full=heard.peer.revision in self._lagging)
            self._lagging.add(heard.peer.revision)
        if heard.kind == "fork":
            self._parted.add(wire.revision_of(text))
        if heard.kind in ("take", "fork") and heard.shared is not None and heard.play is not None:
            self._last = text
            spawn(self._callbacks.meet(heard.shared, heard.play))

    async def _receive_sealed(self, parcel: SealedLink) -> None:
        """Meet a link to this sealed match; the messages of one link are checked after those of another."""
        async with self._one_by_one:
            if not await self._callbacks.sealed(parcel):
                self._last = self._session.fragment  # it came from them

    # ---- muted devices

    def _mute(self, name: str) -> None:
        """Mute a device that sends more than any device has reason to."""
        if name in self._hearing.peers:
            peer = self._hearing.peers[name]
            self._hearing.mute(name)
            self._show_muted(name, peer)

    def _show_muted(self, name: str, peer: Peer) -> None:
        """Disconnect from a device that was muted, and name it."""
        self._room.disconnect(name)
        self._show()
        if (words := self.who.muted(peer)) not in self.muted:
            self.muted += [words]
            toast(words, bad=True)

    # ---- presence

    def _show(self) -> None:
        """Update who is here where that has changed, on the page and at the table."""
        changed = self.who.look()
        self.who.tell("" if self.who.present() or not self.on else self._room.trouble, on=self.on)
        awake.keep("live", self.on and bool(self._session.due_seats))
        self._gestures.offer(bool(self.who.here) and self._device.speaks)
        if changed:
            self._callbacks.presence()
