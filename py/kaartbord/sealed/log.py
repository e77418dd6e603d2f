"""The chain of signed messages, and what a device remembers of it: keys at first sight, and every head it saw."""

from collections.abc import Sequence
from typing import NamedTuple

from .faults import Fault
from .group import ELEMENT, Group, digest
from .messages import Entry, Join, write

START = bytes(ELEMENT)
"""The head before the first message."""


class Chain(NamedTuple):
    """How the messages of a match follow from each other."""

    game: bytes
    """16 bytes that name the match."""

    def head(self, at: int, before: bytes, entry: Entry) -> bytes:
        """The 32 bytes that stand for all messages up to the one at place `at`, counted from 1."""
        parts = (
            self.game,
            at.to_bytes(2, "big"),
            before,
            bytes([entry.seat]),
            write(entry.operations),
            entry.digest,
        )
        return digest(b"KSL1 head", *parts)[:ELEMENT]

    def signed(self, head: bytes) -> bytes:
        """What a seat signs."""
        return b"KSL1 signature" + head


class Window(NamedTuple):
    """Messages that follow each other."""

    first: int
    """The place of the first one, counted from 1."""
    before: bytes
    """The head before it."""
    entries: tuple[Entry, ...]

    @property
    def last(self) -> int:
        """The place of the last one."""
        return self.first + len(self.entries) - 1


class Known(NamedTuple):
    """A message as a device remembers it."""

    head: bytes
    entry: Entry | None
    """None where only the head is known."""


class Log:
    """What one device has seen. Nothing in it changes once it is there."""

    def __init__(self, chain: Chain) -> None:
        self.chain = chain
        self.places: dict[int, Known] = {0: Known(START, None)}
        self.keys: dict[int, bytes] = {}
        """By seat: the key that its signatures are checked with, as it was at first sight."""

    def copy(self) -> "Log":
        """A memory that goes its own way from here."""
        other = Log(self.chain)
        other.places, other.keys = {**self.places}, {**self.keys}
        return other

    @property
    def entries(self) -> list[Entry]:
        """Every message that is known, in order."""
        return [known.entry for _, known in sorted(self.places.items()) if known.entry]

    def check(self, group: Group, window: Window, keys: dict[int, bytes]) -> Window:
        """The messages as this device keeps them, once all is right with them; Fault if not. Keeps nothing yet.

        `keys` are those of seats that joined before the window; a message that was seen before keeps the signature
        that was checked then.
        """
        keys = self._all_keys(window, keys)
        head, good = window.before, list[Entry]()
        self._same(window.first - 1, head, None)
        for at, entry in enumerate(window.entries, window.first):
            if entry.seat not in keys:
                raise Fault("missing")
            head = self.chain.head(at, head, entry)
            known = self.places.get(at)
            if known and known.head == head and known.entry:
                good.append(known.entry)
                continue
            if not group.verify(keys[entry.seat], self.chain.signed(head), entry.signature):
                raise Fault("signature")
            self._same(at, head, entry)
            good.append(entry)
        return window._replace(entries=tuple(good))

    def keep(self, window: Window, keys: dict[int, bytes]) -> None:
        """Remembers messages that were checked."""
        self.keys = self._all_keys(window, keys)
        head = window.before
        self.places.setdefault(window.first - 1, Known(head, None))
        for at, entry in enumerate(window.entries, window.first):
            head = self.chain.head(at, head, entry)
            self.places[at] = Known(head, entry)

    def since(self, first: int, last: int) -> Window:
        """The messages from one place to another."""
        entries = [self.places[at].entry for at in range(first, last + 1)]
        return Window(first, self.places[first - 1].head, tuple(entry for entry in entries if entry))

    def parting(self, window: Window) -> int:
        """The place of the first message that is not the one known here; one behind the last if there is none."""
        head = window.before
        for at, entry in enumerate(window.entries, window.first):
            head = self.chain.head(at, head, entry)
            if at not in self.places or self.places[at].head != head:
                return at
        return window.last + 1

    def forget(self, last: int) -> None:
        """Nothing was said after a place."""
        self.places = {at: known for at, known in self.places.items() if at <= last}

    def _all_keys(self, window: Window, keys: dict[int, bytes]) -> dict[int, bytes]:
        """The keys of all seats; Fault `taken` if one of them has changed."""
        found = dict(self.keys)
        joined = ((e.seat, op.key) for e in window.entries for op in e.operations if isinstance(op, Join))
        for seat, key in (*keys.items(), *joined):
            if found.setdefault(seat, key) != key:
                raise Fault("taken")
        return found

    def _same(self, at: int, head: bytes, entry: Entry | None) -> None:
        """Fault if the head at a place is not the one that this device knows."""
        known = self.places.get(at)
        if not known or known.head == head:
            return
        both = entry and known.entry and known.entry.seat == entry.seat
        if entry and known.entry and not both:
            raise Fault("at_once")
        raise Fault("two_moves" if entry else "fork", entry.seat if entry and both else None)


def unseen(entries: Sequence[Entry], seats: int) -> int:
    """How many of the last messages somebody may not have seen: those since the slowest seat's last one."""
    waiting, count = set(range(seats)), 0
    for entry in reversed(entries):
        waiting.discard(entry.seat)
        if not waiting:
            break
        count += 1
    return count
