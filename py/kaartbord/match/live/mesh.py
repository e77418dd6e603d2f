"""A mesh of devices in one network: each has lines to others, and passes on what two without a line send. Pure.

Where one device has met two others, it introduces them: they exchange codes over their lines to it, and get a line of
their own. So when it leaves, or a line is lost, the others still have each other. A device is in a room for each
open table, as a table and the next one can be open at the same time. What goes over a line is a list in JSON:

    in DEVICE ROOM              a device is in a room
    out DEVICE ROOM             it has left
    say DEVICE ROOM TO TEXT     its message to one device in a room
    code DEVICE TO TEXT         its code for a line to a device that it only knows through this one

A message is passed on once, for the device at the other end of the line that it came over. Nobody speaks for a device
to which there is a line.
"""

import json
from collections.abc import Callable
from typing import NamedTuple, Protocol

MAX_LETTERS = 200_000
"""Letters of the longest message that a device has reason to send."""

MAX_DEVICES, MAX_ROOMS = 32, 16
"""Devices in a room, and rooms, that the devices around this one have reason to speak of."""


class Line(Protocol):
    """A connection to one other device."""

    def send(self, text: str) -> None:
        """Send a text, if the other device is still there."""

    def close(self) -> None:
        """End the connection."""


class RoomCallbacks(NamedTuple):
    """Called about the other devices in a room; each is named by a text of its own."""

    joined: Callable[[str], object]
    left: Callable[[str], object]
    said: Callable[[str, str], object]


class Mesh:
    """One device of the mesh."""

    def __init__(self, name: str, introduced: Callable[[str, str], object]) -> None:
        """`introduced` is called with the name and the code of a device that this one only knows through another; the
        code is "" if this one is to send the first."""
        self.name = name
        """The name by which the others know this device."""
        self._introduced = introduced
        self._lines: dict[str, Line] = {}
        self._rooms: dict[str, RoomCallbacks] = {}
        self._ways: dict[str, dict[str, list[str]]] = {}
        """By room and by device in it: the lines over which it was announced, of which its own comes first."""

    @property
    def lines(self) -> tuple[str, ...]:
        """The devices to which there is a line."""
        return tuple(self._lines)

    # ---- lines

    def add_line(self, device: str, line: Line) -> None:
        """Add a line to a device, in the place of an older one."""
        older = self._lines.get(device)
        self._lines[device] = line
        if older is not None:
            older.close()
        for room in self._rooms:
            self._write(device, "in", self.name, room)
        for room, ways in self._ways.items():
            for other, lines in ways.items():
                if other in lines and other != device:
                    self._write(device, "in", other, room)

    def remove_line(self, device: str, line: Line) -> None:
        """Remove a line that was lost, unless there is a newer one; what it led to may be reached over others."""
        if self._lines.get(device) is line:
            del self._lines[device]
            for room, ways in self._ways.items():
                for other in [*ways]:
                    self._remove_way(room, other, device)
            self.introduce(device)

    def disconnect(self, device: str) -> None:
        """Close the line to a device, if there is one."""
        if line := self._lines.get(device):
            line.close()

    def receive(self, device: str, text: str) -> None:
        """Handle what came over the line to a device. What is no message of ours is ignored."""
        message = read_message(text)
        if device not in self._lines or len(message) < 3 or message[1] == self.name:
            return
        kind, of, *rest = message
        if kind == "in" and len(rest) == 1:
            self._add_way(rest[0], of, device)
        elif kind == "out" and len(rest) == 1:
            self._remove_way(rest[0], of, device)
        elif kind == "say" and len(rest) == 3:
            self._take_message(device, of, *rest)
        elif kind == "code" and len(rest) == 2:
            self._take_code(device, of, *rest)

    # ---- rooms

    def enter(self, room: str, callbacks: RoomCallbacks) -> None:
        """Enter a room; the devices in it are reported immediately."""
        self._rooms[room] = callbacks
        for device in [*self._ways.get(room, {})]:
            callbacks.joined(device)
        for line in self.lines:
            self._write(line, "in", self.name, room)

    def leave(self, room: str) -> None:
        """Leave a room."""
        if self._rooms.pop(room, None) is not None:
            for line in self.lines:
                self._write(line, "out", self.name, room)

    def send(self, room: str, text: str, to: str = "") -> None:
        """Send a message to one device in a room, or to all."""
        ways = self._ways.get(room, {})
        for device in [to] if to else ways:
            if lines := ways.get(device):
                self._write(lines[0], "say", self.name, room, device, text)

    def send_code(self, device: str, code: str) -> None:
        """Send a device the code for a line to it, over those that know it."""
        if lines := next((ways[device] for ways in self._ways.values() if device in ways), None):
            self._write(lines[0], "code", self.name, device, code)

    # ---- what other devices send

    def _add_way(self, room: str, device: str, line: str) -> None:
        if room not in self._ways and len(self._ways) >= MAX_ROOMS:
            return
        ways = self._ways.setdefault(room, {})
        if line in ways.get(device, ()) or (device not in ways and len(ways) >= MAX_DEVICES):
            return
        is_new = device not in ways
        ways.setdefault(device, []).insert(0 if line == device else len(ways[device]), line)
        if line == device:
            self._tell_others("in", device, room)
        if is_new:
            if callbacks := self._rooms.get(room):
                callbacks.joined(device)
            self.introduce(device)

    def _remove_way(self, room: str, device: str, line: str) -> None:
        ways = self._ways.get(room, {})
        if line not in ways.get(device, ()):
            return
        ways[device].remove(line)
        if line == device:
            self._tell_others("out", device, room)
        if not ways[device]:
            del ways[device]
            if callbacks := self._rooms.get(room):
                callbacks.left(device)

    def _tell_others(self, kind: str, device: str, room: str) -> None:
        for line in self.lines:
            if line != device:
                self._write(line, kind, device, room)

    def introduce(self, device: str) -> None:
        """Ask for a line to a device known through others only; of two, the one whose name comes first makes it."""
        known = any(device in ways for ways in self._ways.values())
        if known and device not in self._lines and self.name < device:
            self._introduced(device, "")

    def _take_message(self, line: str, device: str, room: str, to: str, text: str) -> None:
        if line not in self._ways.get(room, {}).get(device, ()) or (line != device and device in self._lines):
            return
        if to == self.name:
            if callbacks := self._rooms.get(room):
                callbacks.said(device, text)
        elif line == device:
            self._write(to, "say", device, room, to, text)

    def _take_code(self, line: str, device: str, to: str, code: str) -> None:
        if to == self.name and device != line:
            self._introduced(device, code)
        elif line == device:
            self._write(to, "code", device, to, code)

    def _write(self, line: str, *parts: str) -> None:
        if to := self._lines.get(line):
            to.send(json.dumps(parts))


def read_message(text: str) -> list[str]:
    """Return the parts of a message; none if it is not a list of texts, or is too long."""
    try:
        parts = json.loads(text) if len(text) <= MAX_LETTERS else []
    except ValueError:
        return []
    return parts if isinstance(parts, list) and all(isinstance(part, str) for part in parts) else []
