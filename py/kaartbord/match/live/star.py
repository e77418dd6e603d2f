"""A star of devices in one network: lines lead from the middle to all others, and it passes on what they send. Pure.

A device is in a room for each open table, as a table and the next one can be open at the same time. What goes
over a line is a list in JSON:

    in ROOM DEVICE              a device is in a room
    out ROOM DEVICE             it has left
    say ROOM DEVICE TO TEXT     its message to one device, or to all ("")

A device at the end of a line speaks only for itself: what it sends in the name of another is ignored.
"""

import json
from collections.abc import Callable
from typing import NamedTuple

MAX_LETTERS = 200_000
"""Letters of the longest message that a device has reason to send."""


class RoomCallbacks(NamedTuple):
    """Called about the other devices in a room; each is named by a text of its own."""

    joined: Callable[[str], object]
    left: Callable[[str], object]
    said: Callable[[str, str], object]


class Star:
    """One device of the star."""

    def __init__(self, name: str) -> None:
        self.name = name
        """The name by which the others know this device."""
        self._lines: dict[str, Callable[[str], object]] = {}
        self._leads = False
        self._rooms: dict[str, RoomCallbacks] = {}
        self._members: dict[str, dict[str, str]] = {}
        """By room: the other devices in it, and the line that leads to each."""

    @property
    def lines(self) -> tuple[str, ...]:
        """The devices to which there is a line."""
        return tuple(self._lines)

    # ---- lines

    def add_line(self, device: str, send: Callable[[str], object], *, leads: bool) -> bool:
        """Add a line to a device; this one is the middle if it `leads`. Return False for a name that another has."""
        if device == self.name or device in self._lines:
            return False
        self._lines[device], self._leads = send, self._leads or leads
        for room in self._rooms:
            self._write(device, "in", room, self.name)
        return True

    def remove_line(self, device: str) -> None:
        """Remove a line that was lost, and the devices behind it."""
        if self._lines.pop(device, None) is not None:
            for room, members in self._members.items():
                for gone in [member for member, line in members.items() if line == device]:
                    self._leave(room, gone)

    def receive(self, line: str, text: str) -> None:
        """Handle what came over a line. What is no message of ours is ignored."""
        message = read_message(text)
        if line not in self._lines or len(message) < 3:
            return
        kind, room, device, *rest = message
        if device == self.name or self._leads and device != line:
            return
        if kind == "in" and not rest:
            self._join(room, device, line)
        elif kind == "out" and not rest and device in self._members.get(room, {}):
            self._leave(room, device)
        elif kind == "say" and len(rest) == 2:
            self._pass_on(room, device, *rest)

    # ---- rooms

    def enter(self, room: str, callbacks: RoomCallbacks) -> None:
        """Enter a room; the devices in it are reported immediately."""
        self._rooms[room] = callbacks
        for device in [*self._members.get(room, {})]:
            callbacks.joined(device)
        for line in self._lines:
            self._write(line, "in", room, self.name)

    def leave(self, room: str) -> None:
        """Leave a room."""
        if self._rooms.pop(room, None) is not None:
            for line in self._lines:
                self._write(line, "out", room, self.name)

    def send(self, room: str, text: str, to: str = "") -> None:
        """Send a message to one device in a room, or to all."""
        self._forward(room, self.name, to, text)

    # ---- for the devices at the ends

    def _join(self, room: str, device: str, line: str) -> None:
        members = self._members.setdefault(room, {})
        if device in members:
            return
        if self._leads:
            for other in members:
                self._write(line, "in", room, other)
                self._write(members[other], "in", room, device)
        members[device] = line
        if callbacks := self._rooms.get(room):
            callbacks.joined(device)

    def _leave(self, room: str, device: str) -> None:
        members = self._members[room]
        line = members.pop(device)
        if self._leads:
            for other in {*members.values()} - {line}:
                self._write(other, "out", room, device)
        if callbacks := self._rooms.get(room):
            callbacks.left(device)

    def _pass_on(self, room: str, device: str, to: str, text: str) -> None:
        if device not in self._members.get(room, {}):
            return
        if to in ("", self.name) and (callbacks := self._rooms.get(room)):
            callbacks.said(device, text)
        if self._leads and to != self.name:
            self._forward(room, device, to, text)

    def _forward(self, room: str, device: str, to: str, text: str) -> None:
        members = self._members.get(room, {})
        own = members.get(device)
        lines = {members[to]} if to in members else {*members.values()} if not to else set[str]()
        for line in lines - {own}:
            self._write(line, "say", room, device, to, text)

    def _write(self, line: str, *parts: str) -> None:
        if send := self._lines.get(line):
            send(json.dumps(parts))


def read_message(text: str) -> list[str]:
    """Return the parts of a message; none if it is not a list of texts, or is too long."""
    try:
        parts = json.loads(text) if len(text) <= MAX_LETTERS else []
    except ValueError:
        return []
    return parts if isinstance(parts, list) and all(isinstance(part, str) for part in parts) else []
