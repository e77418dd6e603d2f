"""Lines to devices in the same network, made by codes that they show each other: no relay and no server is asked.

They last while the page does, whatever table is open. Devices that have met a third get lines to each other through it
(`match.live.mesh`); an open table uses all of them as a `Channel`.
"""

import asyncio
import json
from contextlib import suppress
from secrets import token_bytes
from typing import Any

from js import RTCPeerConnection
from pyscript.ffi import to_js

from ....match.live.meeting_code import BadMeetingCode, MeetingCode, from_description, read, to_description, write
from ....match.live.mesh import Mesh, RoomCallbacks, read_message
from ...ui import promises
from ...ui.dom import js_callback, spawn
from .channel import ChannelCallbacks

GATHERING = 2.0
"""Seconds in which a browser finds its addresses."""

LOOK = 0.1
"""Seconds between two looks whether all addresses are known."""

PATIENCE = 10.0
"""Seconds in which two devices in one network should be connected."""

AGAIN = 5.0
"""Seconds after which a device is offered a line again that it did not get."""

OPENING = 60.0
"""Seconds in which the other device should have read an answer."""

KEYS = {"name": "ECDSA", "namedCurve": "P-256"}
"""The kind of key in the certificate of a device."""


class Line:
    """A connection to one other device: first a code to show, then a line."""

    def __init__(self, mesh: Mesh, certificate: Any, number: bytes) -> None:
        self.number = number
        """Of the offer that it was made for."""
        self._mesh = mesh
        self._peer = RTCPeerConnection.new(to_js({"iceServers": [], "certificates": [certificate]}))
        self._peer.onconnectionstatechange = js_callback(lambda *_: self._look())
        self._channel: Any = None
        self._device = ""
        self._is_connected = asyncio.Event()
        self.called: asyncio.Future[tuple[str, str]] = asyncio.get_running_loop().create_future()
        """The link of the table to which the other device calls this one, and what to show of that."""

    @property
    def is_connected(self) -> bool:
        """Return whether the line came about."""
        return self._is_connected.is_set()

    async def offer(self) -> str:
        """Return the code of an offer. Raise BrowserRefused, or ValueError if the browser tells no address."""
        self._use(self._peer.createDataChannel("say"))
        return await self._describe("createOffer", is_answer=False)

    async def answer(self, code: MeetingCode) -> str:
        """Return the code of an answer to an offer; raise as `offer` does."""
        self._peer.ondatachannel = js_callback(lambda event: self._use(event.channel))
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
        return self.is_connected

    async def _accept(self, kind: str, code: MeetingCode) -> None:
        self._device = code.device
        description = to_js({"type": kind, "sdp": to_description(code)})
        await promises.call(self._peer, "setRemoteDescription", description)

    async def _describe(self, method: str, *, is_answer: bool) -> str:
        await promises.call(self._peer, "setLocalDescription", await promises.call(self._peer, method))
        for _ in range(int(GATHERING / LOOK)):
            if str(self._peer.iceGatheringState) == "complete":
                break
            await asyncio.sleep(LOOK)
        code = from_description(str(self._peer.localDescription.sdp), self.number, is_answer=is_answer)
        self._mesh.name = code.device
        return write(code)

    def _use(self, channel: Any) -> None:
        self._channel = channel
        channel.onopen = js_callback(lambda *_: self._open())
        channel.onmessage = js_callback(lambda event: self._receive(str(event.data)))
        channel.onclose = js_callback(lambda *_: self.close())

    def _open(self) -> None:
        self._mesh.add_line(self._device, self)
        self._is_connected.set()

    def _look(self) -> None:
        """Close the line once the browser has given it up: it tells no channel of that."""
        if str(self._peer.connectionState) == "failed":
            self.close()

    def send(self, text: str) -> None:
        """Send a text over the line, if it is still there."""
        if self._channel and str(self._channel.readyState) == "open":
            self._channel.send(text)

    def _receive(self, text: str) -> None:
        if text.startswith('["link"'):
            _, *rest = read_message(text) or [""]
            if len(rest) == 2 and not self.called.done():
                self.called.set_result((rest[0], rest[1]))
        else:
            self._mesh.receive(self._device, text)

    def call(self, link: str, layout: str) -> None:
        """Call the other device to a table, by its link, and say what to show of it; "" for all."""
        self.send(json.dumps(["link", link, layout]))

    def close(self) -> None:
        """End the line."""
        self._mesh.remove_line(self._device, self)
        self._peer.close()


class Nearby:
    """All lines of this device."""

    def __init__(self) -> None:
        self._mesh = Mesh("", lambda device, code: spawn(self._meet(device, code)))
        self._certificate: Any = None
        self._offered: dict[str, Line] = {}
        """By device: the line to it that another device has passed on the offer for."""

    @property
    def devices(self) -> int:
        """The number of devices to which there is a line."""
        return len(self._mesh.lines)

    async def line(self, number: bytes = b"") -> Line:
        """Return a new line, for an offer of its own or for that of another device. Raise BrowserRefused."""
        if self._certificate is None:
            self._certificate = await promises.call(RTCPeerConnection, "generateCertificate", to_js(KEYS))
        return Line(self._mesh, self._certificate, number or token_bytes(4))

    def channel(self, room: str) -> "NearbyChannel":
        """Return a place in a room, which is entered when it is opened."""
        return NearbyChannel(self._mesh, room)

    async def _meet(self, device: str, text: str) -> None:
        """Make a line to a device that is known through another only, and try again as long as it is not there."""
        with suppress(BadMeetingCode, promises.BrowserRefused, ValueError):
            line = await (self._take(device, read(text)) if text else self._offer(device))
            if line is not None and not await line.wait(PATIENCE):
                line.close()
        if not text:
            await asyncio.sleep(AGAIN)
            self._mesh.introduce(device)

    async def _offer(self, device: str) -> Line:
        line = self._offered[device] = await self.line()
        self._mesh.send_code(device, await line.offer())
        return line

    async def _take(self, device: str, code: MeetingCode) -> Line | None:
        """Answer the offer of a device, and return the line; or take its answer. A code of another is ignored."""
        if code.device != device:
            return None
        if code.is_answer:
            offered = self._offered.pop(device, None)
            if offered is not None and offered.number == code.number:
                await offered.finish(code)
            return None
        line = await self.line(code.number)
        self._mesh.send_code(device, await line.answer(code))
        return line


class NearbyChannel:
    """A place in a room among devices in the same network; it is used as a `Channel`."""

    apart = 0.0
    is_direct = True

    def __init__(self, mesh: Mesh, room: str) -> None:
        self.name, self._mesh, self._room = mesh.name, mesh, room

    def open(self, callbacks: ChannelCallbacks) -> None:
        """Enter the room; the devices in it are reported immediately."""
        self._mesh.enter(self._room, RoomCallbacks(callbacks.joined, callbacks.left, callbacks.said))

    def send(self, text: str, peer: str = "") -> None:
        """Send a message to one device, or to all."""
        self._mesh.send(self._room, text, peer)

    @property
    def trouble(self) -> str:
        """The reason that nobody hears this device; "" if there is a line."""
        return "" if self._mesh.lines else "failed"

    @property
    def is_cut_off(self) -> bool:
        """Return whether all lines are lost."""
        return not self._mesh.lines

    async def is_back(self) -> bool:
        """Return True: without a line the room is entered anew, by whatever way there is."""
        return True

    def disconnect(self, peer: str) -> None:
        """Disconnect from a device."""
        self._mesh.disconnect(peer)

    def close(self) -> None:
        """Leave the room."""
        self._mesh.leave(self._room)
