"""The chain of signed messages, and a device's memory of it: keys at first sight, and every head it saw."""

from collections.abc import Iterable, Sequence
from itertools import chain, takewhile
from typing import NamedTuple

from .faults import Fault
from .group import ELEMENT_SIZE, SIGNATURE_SIZE, Group, digest
from .messages import HASH_SIZE, ByteReader, Join, Operation, Shuffle, piece, read, write
from .proofs import BRIEF_PROOF_SIZE

MOST_PLACES = 0xFFFF
"""The most messages that are counted."""

START = bytes(ELEMENT_SIZE)
"""The head before the first message."""


class LogEntry(NamedTuple):
    """A message: 3 bytes and its operations, and 81 bytes and its proofs if it is signed.

    In a link it may come bare, with nothing after its operations: then a later message of its seat is signed there, and
    that signature and those proofs are about both. In matches of the first form every message comes signed.
    """

    seat: int
    operations: tuple[Operation, ...]
    digest: bytes = b""
    """Of the state after it, 16 bytes."""
    signature: bytes = b""
    proofs: tuple[bytes, ...] = ()
    """By pack: of the cards shown by this message, and by earlier ones which another player may not have seen."""


SIGNED = 0x80
"""Added to the seat of a message that is signed, if not all are."""


def write_entry(entry: LogEntry, lean: bool) -> bytes:
    """Return the bytes of a message; `lean` if messages may be bare."""
    body, proofs = write(entry.operations), b"".join(entry.proofs)
    mark = SIGNED if lean and entry.signature else 0
    start = bytes([entry.seat | mark]) + len(body).to_bytes(2, "big") + body + entry.digest
    return start + (piece(proofs) if mark else b"") + entry.signature


def read_entry(reader: ByteReader, lean: bool) -> LogEntry:
    """Return the next message."""
    seat, body = reader.number(), reader.take(reader.number(2))
    if lean and seat < SIGNED:
        return LogEntry(seat, read(body))
    state, proofs = reader.take(HASH_SIZE), reader.piece() if lean else b""
    parts = tuple(proofs[at : at + BRIEF_PROOF_SIZE] for at in range(0, len(proofs), BRIEF_PROOF_SIZE))
    return LogEntry(seat % SIGNED, read(body), state, reader.take(SIGNATURE_SIZE), parts)


def bare_but_last(entries: Sequence[LogEntry]) -> list[LogEntry]:
    """Return the messages of a link, bare but for the last one of each seat."""
    last = {entry.seat: at for at, entry in enumerate(entries)}
    return [
        entry if last[entry.seat] == at else LogEntry(entry.seat, entry.operations) for at, entry in enumerate(entries)
    ]


class HashChain(NamedTuple):
    """The links between the messages of a match."""

    game: bytes
    """16 bytes that name the match."""
    lean: bool
    """True if messages may be bare (see `LogEntry`): then digests and proofs are signed, but not part of the head."""
    strict: bool = False
    """True if of two histories that part the one signed by a third seat counts, see `prevails`."""

    def head(self, at: int, before: bytes, entry: LogEntry) -> bytes:
        """Return the 32 bytes that represent all messages up to the one at place `at`, counted from 1."""
        place, said = at.to_bytes(2, "big"), write(entry.operations)
        parts = self.game, place, before, bytes([entry.seat]), said, b"" if self.lean else entry.digest
        return digest(b"KSL1 head", *parts)[:ELEMENT_SIZE]

    def signed(self, head: bytes, entry: LogEntry) -> bytes:
        """Return the bytes that a seat signs."""
        return b"KSL1 signature" + head + (entry.digest + b"".join(entry.proofs) if self.lean else b"")


class Window(NamedTuple):
    """Consecutive messages."""

    first: int
    """The place of the first one, counted from 1."""
    before: bytes
    """The head before it, or the beginning of that."""
    entries: tuple[LogEntry, ...]

    @property
    def last(self) -> int:
        """Return the place of the last one."""
        return self.first + len(self.entries) - 1


class LogPlace(NamedTuple):
    """A message in the memory of a device."""

    head: bytes
    entry: LogEntry | None
    """None if only the head is known."""


class Log:
    """The messages that one device has seen since it follows the match; every one from some place on."""

    def __init__(self, chain: HashChain) -> None:
        self.chain = chain
        self.places: dict[int, LogPlace] = {0: LogPlace(START, None)}
        self.keys: dict[int, bytes] = {}
        """By seat: the key that its signatures are checked with, as it was at first sight."""

    def copy(self) -> "Log":
        """Return an independent copy."""
        other = Log(self.chain)
        other.places, other.keys = {**self.places}, {**self.keys}
        return other

    @property
    def entries(self) -> list[LogEntry]:
        """Return every message that is known, in order."""
        return [known.entry for _, known in sorted(self.places.items()) if known.entry]

    def check(self, group: Group, window: Window, keys: dict[int, bytes]) -> Window:
        """Return the messages as this device keeps them; raise Fault if they are not valid. Nothing is kept yet.

        `keys` are those of seats that joined before the window; a message that was seen before keeps the signature that
        was checked then.
        """
        keys, window = self._all_keys(window, keys), self.whole(window)
        head, good, fresh = window.before, list[LogEntry](), list[tuple[int, bytes, LogEntry]]()
        for at, entry in enumerate(window.entries, window.first):
            head = self.chain.head(at, head, entry)
            known = self.places.get(at)
            if known and known.head == head and known.entry and (known.entry.signature or not entry.signature):
                good.append(known.entry)
            else:
                good.append(entry)
                fresh.append((at, head, entry))
        self._verify(group, fresh, keys)
        self._check_no_fork(fresh)
        return window._replace(entries=tuple(good))

    def _verify(self, group: Group, fresh: Sequence[tuple[int, bytes, LogEntry]], keys: dict[int, bytes]) -> None:
        """Raise Fault unless each seat signed its last message, and so those before, and all other signatures
        are valid."""
        last = {entry.seat: at for at, _, entry in fresh}
        for at, head, entry in fresh:
            if entry.seat not in keys:
                raise Fault("missing")
            bare = not entry.signature and at < last[entry.seat]
            said = self.chain.signed(head, entry)
            if not bare and not group.verify(keys[entry.seat], said, entry.signature):
                raise Fault("signature")

    def whole(self, window: Window) -> Window:
        """Return messages with the whole head before them; raise Fault if they do not follow what is known here."""
        known = self.places.get(window.first - 1)
        if known and not known.head.startswith(window.before):
            raise Fault("fork")
        if not known and len(window.before) < ELEMENT_SIZE:
            raise Fault("stale" if window.last <= max(self.places) else "missing")
        return window._replace(before=known.head) if known else window

    def keep(self, window: Window, keys: dict[int, bytes]) -> None:
        """Keep messages that were checked."""
        self.keys = self._all_keys(window, keys)
        head = window.before
        if window.first - 1 not in self.places:  # messages before a gap are of no use any more
            self.places = {window.first - 1: LogPlace(head, None)}
        for at, entry in enumerate(window.entries, window.first):
            head = self.chain.head(at, head, entry)
            self.places[at] = LogPlace(head, entry)

    def since(self, first: int, last: int) -> Window:
        """Return the messages from one place to another."""
        entries = [self.places[at].entry for at in range(first, last + 1)]
        return Window(first, self.places[first - 1].head, tuple(entry for entry in entries if entry))

    def parting(self, window: Window) -> int:
        """Return the place of the first message that differs from the one known here; one after the last if
        all agree."""
        head = self.whole(window).before
        for at, entry in enumerate(window.entries, window.first):
            head = self.chain.head(at, head, entry)
            if at not in self.places or self.places[at].head != head:
                return at
        return window.last + 1

    def holds(self, pack: int, shufflers: int) -> bool:
        """Return whether every message about a pack is here: those of all its `shufflers`, or the whole log."""
        said = chain.from_iterable(entry.operations for entry in self.entries)
        shuffles = sum(isinstance(op, Shuffle) and op.pack == pack for op in said)
        return 0 in self.places or shuffles == shufflers

    def forget(self, last: int) -> list[LogEntry]:
        """Drop the messages after a place, and return them."""
        gone = self.entries[last - min(self.places) :]
        self.places = {at: known for at, known in self.places.items() if at <= last}
        return gone

    def _all_keys(self, window: Window, keys: dict[int, bytes]) -> dict[int, bytes]:
        """Return the keys of all seats; raise Fault `taken` if one of them has changed."""
        found = dict(self.keys)
        joined = ((e.seat, op.key) for e in window.entries for op in e.operations if isinstance(op, Join))
        for seat, key in (*keys.items(), *joined):
            if found.setdefault(seat, key) != key:
                raise Fault("taken")
        return found

    def after(self, at: int) -> list[LogEntry]:
        """Return the messages after a place."""
        return self.entries[at - min(self.places) :]

    def _check_no_fork(self, fresh: Sequence[tuple[int, bytes, LogEntry]]) -> None:
        """Raise Fault if messages part from those that this device knows. It is `at_once` if two seats spoke
        at one place, `two_moves` if one did, or if one of the two continued the other's message there, though
        its own counts."""
        for at, head, entry in fresh:
            known = self.places.get(at, LogPlace(head, None))
            if known.head == head:
                continue
            if not known.entry:
                raise Fault("two_moves")
            theirs, ours = [e for place, _, e in fresh if place >= at], self.after(at - 1)
            for branch, seat in ((theirs, known.entry.seat), (ours, entry.seat)):
                before = list(takewhile(lambda e, seat=seat: e.seat != seat, branch))  # type: ignore[misc]
                goes_on = self.chain.strict and before not in ([], branch)
                own = LogEntry(seat, ())  # it gave this up for the messages before
                if not before or (goes_on and not prevails(before, [own])):
                    raise Fault("two_moves", seat)
            raise Fault("at_once")


def prevails(one: Sequence[LogEntry], other: Sequence[LogEntry]) -> bool:
    """Return whether of two histories that part the first counts. That is the one signed by a third seat,
    besides the two that spoke simultaneously, or else that of the lower seat."""
    both = one[0].seat, other[0].seat
    first, second = ({*both}.issuperset(entry.seat for entry in branch) for branch in (one, other))
    return (first, both[0]) < (second, both[1])


def unseen(entries: Sequence[LogEntry], seats: Iterable[int]) -> int:
    """Return how many of the last messages one of these seats may not have seen: those since the slowest one's last."""
    waiting, count = set(seats), 0
    for entry in reversed(entries):
        waiting.discard(entry.seat)
        if not waiting:
            break
        count += 1
    return count
