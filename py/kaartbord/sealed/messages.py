"""What a message can say: operations, and their bytes.

Sizes are for 52 cards and four seats; points of cards travel next to the messages (see `link`).
"""

import zlib
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ..rules.protocol import Placements
from .faults import Fault
from .group import ELEMENT, TAG, digest
from .keys import SEED
from .proofs import BRIEF
from .proofs import SIZE as PROOF

HASH = 16
"""Bytes of a hash of points, and of a digest of the state."""

ENVELOPE = 1 + PROOF + TAG
"""Bytes of an envelope: a card and the proof that it is that card."""

SHORTER = 1 + BRIEF + TAG
"""The same in the strict form."""


class Join(NamedTuple):
    """Takes a seat. 65 bytes."""

    key: bytes
    """What its signatures are checked with."""
    address: bytes
    """What envelopes for it are addressed to."""


class Shuffle(NamedTuple):
    """Puts its lock on every card of a pack, and lays them in another order. 50 bytes."""

    pack: int
    key: bytes
    """The lock times BASE."""
    hash: bytes
    """Of the new points, slot by slot."""


class Lock(NamedTuple):
    """Puts its lock on its own cards: of a seat that does not shuffle. 121 bytes."""

    pack: int
    slots: tuple[int, ...]
    key: bytes
    hash: bytes
    proof: bytes


class Unlock(NamedTuple):
    """Takes its lock off cards of others. 59 bytes, 16 for each owner of cards among them."""

    pack: int
    slots: tuple[int, ...]
    hashes: tuple[bytes, ...]
    """Of the new points, by owner."""
    proof: bytes = b""
    """That they are what is left without its lock; nothing before the strict form."""
    befores: tuple[bytes, ...] = ()
    """The points before, if they do not travel next to the message."""


class Freed(Unlock):
    """The same with its proof: 49 bytes more, and 32 for each point that it carries."""

    __slots__ = ()


class Open(NamedTuple):
    """Lays a card open, to play it or to show it. 70 bytes, 32 more if it was unlocked in the same link."""

    pack: int
    slot: int
    card: int
    proof: bytes
    point: bytes
    """The point of the slot, if it does not travel next to the message, else nothing."""


class Shown(Open):
    """Lays a card open, proved with its message: 6 bytes, 32 more if it was unlocked in the same link."""

    __slots__ = ()


class Passed(Open):
    """Lays a card open that was given, with the proof of 48 bytes that its giver made."""

    __slots__ = ()


class Gift(NamedTuple):
    """Gives a card, seen by its receiver alone. 85 bytes, 4 if it is promised only."""

    pack: int
    slot: int
    to: int
    """The chair that gets it."""
    envelope: bytes
    """Nothing while it is promised only."""
    address: bytes = b""
    """What the one envelope is addressed to that its giver gets in turn; nothing before the strict form."""


class Offered(Gift):
    """The same with an address. 101 bytes, 36 if it is promised only."""

    __slots__ = ()


class Fill(NamedTuple):
    """The envelope of a promised gift. 84 bytes."""

    pack: int
    slot: int
    envelope: bytes


class Filled(Fill):
    """The same with an envelope of the strict form. 68 bytes."""

    __slots__ = ()


class Down(NamedTuple):
    """A card that is put away unseen. 3 bytes."""

    pack: int
    slot: int


class Move(NamedTuple):
    """What the game is to make of the cards that this message opened, gave or put away: 3 bytes and its words."""

    kind: str
    placements: Placements


PLAY = "play"


class Played(Move):
    """A move of the kind that is by far the most frequent: 1 byte and its placements."""

    __slots__ = ()


class Seed(NamedTuple):
    """What the seat's lock and order of a finished pack follow from, for the audit. 34 bytes."""

    pack: int
    seed: bytes


class Complain(NamedTuple):
    """Opens an envelope to all, because nothing good is in it: this one alone, in the strict form. 99 bytes."""

    pack: int
    slot: int
    shared: bytes
    proof: bytes


class Void(NamedTuple):
    """The deals from a pack count for nothing: the board is as it was before them. 2 bytes."""

    pack: int


class Lack(NamedTuple):
    """Says that the seat does not hold the card that its holder has to lead. 2 bytes."""

    pack: int


Operation = Join | Shuffle | Lock | Unlock | Open | Gift | Fill | Down | Move | Seed | Complain | Void | Lack


class Reader:
    """Reads bytes from the first to the last; Fault `torn` where there are too few."""

    def __init__(self, data: bytes) -> None:
        self._data, self._at = data, 0

    def take(self, size: int) -> bytes:
        """The next bytes."""
        if self._at + size > len(self._data):
            raise Fault("torn")
        self._at += size
        return self._data[self._at - size : self._at]

    def number(self, size: int = 1) -> int:
        """The next bytes as a number."""
        return int.from_bytes(self.take(size), "big")

    def piece(self) -> bytes:
        """Bytes behind their number."""
        return self.take(self.number())

    def rest(self) -> bytes:
        """All bytes that come yet."""
        return self.take(len(self._data) - self._at)

    @property
    def left(self) -> bool:
        """Whether anything comes yet."""
        return self._at < len(self._data)


LONGEST = 1 << 16
"""Bytes that are compressed at the most."""


def deflated(data: bytes) -> bytes:
    """Compressed, for texts and tables; points and signatures only become longer."""
    return zlib.compress(data, 9)


def inflated(data: bytes) -> bytes:
    """What was compressed; Fault `torn` if it is not whole, or more than any match comes to."""
    stream = zlib.decompressobj()
    try:
        body = stream.decompress(data, LONGEST)
    except zlib.error:
        raise Fault("torn") from None
    if not stream.eof or stream.unused_data:
        raise Fault("torn")
    return body


Part = tuple[Callable[[Any], bytes], Callable[[Reader], Any]]
"""How a field is written and read."""


def _fixed(size: int) -> Part:
    return bytes, lambda reader: reader.take(size)


def _slots_bytes(slots: Sequence[int]) -> bytes:
    bits = sum(1 << slot for slot in slots)
    return piece(bits.to_bytes(-(-bits.bit_length() // 8), "little"))


def read_slots(reader: Reader) -> tuple[int, ...]:
    """Slots that stand as bits."""
    bits = int.from_bytes(reader.piece(), "little")
    return tuple(slot for slot in range(bits.bit_length()) if bits >> slot & 1)


def _read_hashes(reader: Reader) -> tuple[bytes, ...]:
    return tuple(reader.take(HASH) for _ in range(reader.number()))


def _read_placements(reader: Reader) -> Placements:
    return tuple((reader.number(), reader.number()) for _ in range(reader.number()))


def _read_word(reader: Reader) -> str:
    word = reader.piece()
    if not word.isascii():
        raise Fault("torn")
    return word.decode()


def piece(data: bytes) -> bytes:
    """Bytes behind their number."""
    return bytes([len(data)]) + data


NUMBER: Part = (lambda number: bytes([number]), Reader.number)
POINT: Part = _fixed(ELEMENT)
PIECE: Part = (piece, Reader.piece)
SLOTS: Part = (_slots_bytes, read_slots)
HASHES: Part = (lambda hashes: bytes([len(hashes)]) + b"".join(hashes), _read_hashes)
POINTS: Part = (HASHES[0], lambda reader: tuple(reader.take(ELEMENT) for _ in range(reader.number())))
NOTHING: Part = (b"".join, lambda reader: ())
WORD: Part = (lambda word: piece(word.encode()), _read_word)
PLACEMENTS: Part = (
    lambda placed: bytes([len(placed), *(number for placement in placed for number in placement)]),
    _read_placements,
)

FORMATS: tuple[tuple[type[Operation], tuple[Part, ...]], ...] = (
    (Join, (_fixed(ELEMENT), POINT)),
    (Shuffle, (NUMBER, POINT, _fixed(HASH))),
    (Lock, (NUMBER, SLOTS, POINT, _fixed(HASH), _fixed(PROOF))),
    (Unlock, (NUMBER, SLOTS, HASHES, _fixed(0), NOTHING)),
    (Open, (NUMBER, NUMBER, NUMBER, _fixed(PROOF), PIECE)),
    (Gift, (NUMBER, NUMBER, NUMBER, PIECE, _fixed(0))),
    (Fill, (NUMBER, NUMBER, _fixed(ENVELOPE))),
    (Down, (NUMBER, NUMBER)),
    (Move, (WORD, PLACEMENTS)),
    (Seed, (NUMBER, _fixed(SEED))),
    (Complain, (NUMBER, NUMBER, POINT, _fixed(PROOF))),
    (Void, (NUMBER,)),
    (Shown, (NUMBER, NUMBER, NUMBER, _fixed(0), PIECE)),
    (Played, ((lambda kind: b"", lambda reader: PLAY), PLACEMENTS)),
    (Lack, (NUMBER,)),
    (Freed, (NUMBER, SLOTS, HASHES, _fixed(BRIEF), POINTS)),
    (Filled, (NUMBER, NUMBER, _fixed(SHORTER))),
    (Passed, (NUMBER, NUMBER, NUMBER, _fixed(BRIEF), PIECE)),
    (Offered, (NUMBER, NUMBER, NUMBER, PIECE, POINT)),
)
"""By number of the operation: its fields. The order is the format of links; add at the end."""

NUMBERS = {kind: number for number, (kind, _) in enumerate(FORMATS)}


def write(operations: Sequence[Operation]) -> bytes:
    """The operations of a message, each behind its number."""
    return b"".join(
        bytes([NUMBERS[type(operation)]])
        + b"".join(
            put(value)
            for (put, _), value in zip(FORMATS[NUMBERS[type(operation)]][1], operation, strict=True)
        )
        for operation in operations
    )


def read(data: bytes) -> tuple[Operation, ...]:
    """The operations of a message; Fault `torn` if it cannot be one, or could be written in another way."""
    reader, found = Reader(data), list[Operation]()
    while reader.left:
        number = reader.number()
        if number >= len(FORMATS):
            raise Fault("torn")
        kind, parts = FORMATS[number]
        found.append(kind(*(take(reader) for _, take in parts)))
    if write(found) != data:
        raise Fault("torn")
    return tuple(found)


def hash_points(points: Sequence[bytes]) -> bytes:
    """The 16 bytes that stand for points in what is signed."""
    return digest(b"KSL1 points", *points)[:HASH]
