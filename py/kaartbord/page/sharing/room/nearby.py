"""Lines to devices in the same network, made by codes that they show each other: no relay and no server is asked.

They last while the page does, whatever table is open. The device that shows the first codes is the middle of a star
(`match.live.star`); an open table uses its lines as a `Channel`.
"""

import asyncio
import json
from contextlib import suppress
from secrets import token_bytes, token_hex
from typing import Any

from js import RTCPeerConnection
from pyscript.ffi import to_js

from ....match.live.meeting_code import MeetingCode, from_description, to_description, write
from ....match.live.star import RoomCallbacks, Star, read_message
from ...ui import promises
from ...ui.dom import js_callback
from .channel import ChannelCallbacks

GATHERING = 2.0
"""Seconds in which a browser finds its addresses."""

LOOK = 0.1
"""Seconds between two looks whether all addresses are known."""

PATIENCE = 10.0
"""Seconds in which two devices in one network should be connected."""

OPENING = 60.0
"""Seconds in which the other device should have read an answer."""


class Line:
    """A connection to one other device: first a code to show, then a line."""

    def __init__(self, star: Star, number: bytes) -> None:
        self.number = number
        """Of the offer that it was made for."""
        self._star = star
        self._peer = RTCPeerConnection.new(to_js({"iceServers": []}))
        self._channel: Any = None
        self.device = ""
        """The name of the other device, once it is connected."""
        self._is_connected = asyncio.Event()
        self.called: asyncio.Future[tuple[str, str]] = asyncio.get_running_loop().create_future()
        """The link of the table to which the other device calls this one, and what to show of that."""

    async def offer(self) -> str:
        """Return the code of an offer. Raise BrowserRefused, or ValueError if the browser tells no address."""
        self._use(self._peer.createDataChannel("say"), leads=True)
        return await self._describe("createOffer", is_answer=False)

    async def answer(self, code: MeetingCode) -> str:
        """Return the code of an answer to an offer; raise as `offer` does."""
        self._peer.ondatachannel = js_callback(lambda event: self._use(event.channel, leads=False))
        await self._accept("offer", code)
        return await self._describe("createAnswer", is_answer=True)

    async def finish(self, code: MeetingCode) -> bool:
        """Connect by the answer to the offer; return whether that came about in time."""
        try:
            await self._accept("answer", code)
        except promises.BrowserRefused:
            return False
        return await self.wait(PATIENCE)

    async def wait(self, seconds: float) -> bool:
        """Wait for the line; return whether it came about in time."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._is_connected.wait(), seconds)
        return self._is_connected.is_set()

    async def _accept(self, kind: str, code: MeetingCode) -> None:
        description = to_js({"type": kind, "sdp": to_description(code)})
        await promises.call(self._peer, "setRemoteDescription", description)

    async def _describe(self, method: str, *, is_answer: bool) -> str:
        await promises.call(self._peer, "setLocalDescription", await promises.call(self._peer, method))
        for _ in range(int(GATHERING / LOOK)):
            if str(self._peer.iceGatheringState) == "complete":
                break
            await asyncio.sleep(LOOK)
        return write(from_description(str(self._peer.localDescription.sdp), self.number, is_answer=is_answer))

    def _use(self, channel: Any, *, leads: bool) -> None:
        self._channel = channel
        channel.onopen = js_callback(lambda *_: self.send(json.dumps(["hello", self._star.name])))
        channel.onmessage = js_callback(lambda event: self._receive(str(event.data), leads=leads))
        channel.onclose = js_callback(lambda *_: self.close())

    def send(self, text: str) -> None:
        """Send a text over the line, if it is still there."""
        if self._channel and str(self._channel.readyState) == "open":
            self._channel.send(text)

    def _receive(self, text: str, *, leads: bool) -> None:
        kind, *rest = read_message(text) or [""]
        if kind == "hello" and rest and not self.device:
            if self._star.add_line(rest[0], self.send, leads=leads):
                self.device = rest[0]
                self._is_connected.set()
            else:
                self.close()
        elif kind == "link" and len(rest) == 2 and not leads and not self.called.done():
            self.called.set_result((rest[0], rest[1]))
        elif self.device:
            self._star.receive(self.device, text)

    def call(self, link: str, layout: str) -> None:
        """Call the other device to a table, by its link, and say what to show of it; "" for all."""
        self.send(json.dumps(["link", link, layout]))

    def close(self) -> None:
        """End the line."""
        if self.device:
            self._star.remove_line(self.device)
        self._peer.close()


class Nearby:
    """All lines of this device."""

    def __init__(self) -> None:
        self._star = Star(token_hex(8))

    @property
    def devices(self) -> int:
        """The number of devices to which there is a line."""
        return len(self._star.lines)

    def line(self, number: bytes = b"") -> Line:
        """Return a new line, for an offer of its own or for that of another device."""
        return Line(self._star, number or token_bytes(4))

    def channel(self, room: str) -> "NearbyChannel":
        """Return a place in a room, which is entered when it is opened."""
        return NearbyChannel(self._star, room)


class NearbyChannel:
    """A place in a room among devices in the same network; it is used as a `Channel`."""

    apart = 0.0
    is_direct = True

    def __init__(self, star: Star, room: str) -> None:
        self.name, self._star, self._room = star.name, star, room

    def open(self, callbacks: ChannelCallbacks) -> None:
        """Enter the room; the devices in it are reported immediately."""
        self._star.enter(self._room, RoomCallbacks(callbacks.joined, callbacks.left, callbacks.said))

    def send(self, text: str, peer: str = "") -> None:
        """Send a message to one device, or to all."""
        self._star.send(self._room, text, peer)

    @property
    def trouble(self) -> str:
        """The reason that nobody hears this device; "" if there is a line."""
        return "" if self._star.lines else "failed"

    @property
    def is_cut_off(self) -> bool:
        """Return whether all lines are lost."""
        return not self._star.lines

    async def is_back(self) -> bool:
        """Return True: without a line the room is entered anew, by whatever way there is."""
        return True

    def disconnect(self, peer: str) -> None:
        """Disconnect from a device."""
        self._star.remove_line(peer)

    def close(self) -> None:
        """Leave the room."""
        self._star.leave(self._room)
