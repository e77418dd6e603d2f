"""The operations in a message, and their bytes. Sizes are for 52 cards and four seats; points of cards travel
next to the messages (see `link`)."""

import zlib
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ..rules.protocol import Placements
from .faults import Fault
from .group import ELEMENT_SIZE, TAG, digest
from .keys import SEED
from .proofs import BRIEF_PROOF_SIZE
from .proofs import SIZE as PROOF

HASH_SIZE = 16
"""Bytes of a hash of points, and of a digest of the state."""

ENVELOPE_SIZE = 1 + PROOF + TAG
"""Bytes of an envelope: a card and the proof that it is that card."""

STRICT_ENVELOPE_SIZE = 1 + BRIEF_PROOF_SIZE + TAG
"""The same in the strict form."""


class Join(NamedTuple):
    """The taking of a seat. 65 bytes."""

    key: bytes
    """The key that its signatures are checked with."""
    address: bytes
    """The key that envelopes for it are addressed to."""


class Shuffle(NamedTuple):
    """A seat's lock on every card of a pack, and a new order of them. 50 bytes."""

    pack: int
    key: bytes
    """The lock times BASE."""
    hash: bytes
    """Of the new points, slot by slot."""


class Lock(NamedTuple):
    """The lock of a seat that does not shuffle on its own cards. 121 bytes."""

    pack: int
    slots: tuple[int, ...]
    key: bytes
    hash: bytes
    proof: bytes


class Unlock(NamedTuple):
    """The removal of a seat's lock from cards of others. 59 bytes, 16 for each owner of cards among them."""

    pack: int
    slots: tuple[int, ...]
    hashes: tuple[bytes, ...]
    """Of the new points, by owner."""
    proof: bytes = b""
    """Of the points being those left without its lock; empty before the strict form."""
    befores: tuple[bytes, ...] = ()
    """The points before, if they do not travel next to the message."""


class ProvedUnlock(Unlock):
    """The same with its proof: 49 bytes more, and 32 for each point that it carries."""

    __slots__ = ()


class Open(NamedTuple):
    """An opened card, to play it or to show it. 70 bytes, 32 more if it was unlocked in the same link."""

    pack: int
    slot: int
    card: int
    proof: bytes
    point: bytes
    """The point of the slot, if it does not travel next to the message, else b""."""


class BriefOpen(Open):
    """An opened card, proved with its message: 6 bytes, 32 more if it was unlocked in the same link."""

    __slots__ = ()


class OpenGift(Open):
    """An opened card that was given, with the proof of 48 bytes that its giver made."""

    __slots__ = ()


class Gift(NamedTuple):
    """A given card, seen by its receiver alone. 85 bytes, 4 if it is only promised."""

    pack: int
    slot: int
    to: int
    """The chair that gets it."""
    envelope: bytes
    """Empty while it is only promised."""
    address: bytes = b""
    """The address of the one envelope that its giver gets in turn; empty before the strict form."""


class AddressedGift(Gift):
    """The same with an address. 101 bytes, 36 if it is only promised."""

    __slots__ = ()


class FillEnvelope(NamedTuple):
    """The envelope of a promised gift. 84 bytes."""

    pack: int
    slot: int
    envelope: bytes


class StrictFillEnvelope(FillEnvelope):
    """The same with an envelope of the strict form. 68 bytes."""

    __slots__ = ()


class PutAway(NamedTuple):
    """A card that is put away unseen. 3 bytes."""

    pack: int
    slot: int


class Move(NamedTuple):
    """The action of the game with the cards that this message opened, gave or put away: 3 bytes and its words."""

    kind: str
    placements: Placements


PLAY = "play"


class PlayMove(Move):
    """A move of the most frequent kind by far: 1 byte and its placements."""

    __slots__ = ()


class RevealSeed(NamedTuple):
    """The seed of the seat's lock and order of a finished pack, for the audit. 34 bytes."""

    pack: int
    seed: bytes


class Complain(NamedTuple):
    """An envelope opened to all, as it has no valid card: this one alone, in the strict form. 99 bytes."""

    pack: int
    slot: int
    shared: bytes
    proof: bytes


class VoidDeals(NamedTuple):
    """The cancelling of the deals from a pack: the board is as it was before them. 2 bytes."""

    pack: int


class ReportMissingCard(NamedTuple):
    """The announcement that the seat lacks the card that its holder has to lead. 2 bytes."""

    pack: int


Operation = (
    Join
    | Shuffle
    | Lock
    | Unlock
    | Open
    | Gift
    | FillEnvelope
    | PutAway
    | Move
    | RevealSeed
    | Complain
    | VoidDeals
    | ReportMissingCard
)


class ByteReader:
    """A reader of bytes from the first to the last; it raises Fault `torn` if there are too few."""

    def __init__(self, data: bytes) -> None:
        self._data, self._at = data, 0

    def take(self, size: int) -> bytes:
        """Return the next bytes."""
        if self._at + size > len(self._data):
            raise Fault("torn")
        self._at += size
        return self._data[self._at - size : self._at]

    def number(self, size: int = 1) -> int:
        """Return the next bytes as a number."""
        return int.from_bytes(self.take(size), "big")

    def piece(self) -> bytes:
        """Return bytes that follow their number."""
        return self.take(self.number())

    def rest(self) -> bytes:
        """Return all remaining bytes."""
        return self.take(len(self._data) - self._at)

    @property
    def left(self) -> bool:
        """Return whether any bytes remain."""
        return self._at < len(self._data)


LONGEST = 1 << 16
"""The most bytes that are compressed."""


def compress(data: bytes) -> bytes:
    """Return data compressed, for texts and tables; points and signatures only become longer."""
    return zlib.compress(data, 9)


def decompress(data: bytes) -> bytes:
    """Return decompressed data; raise Fault `torn` if it is not whole, or more than any match has."""
    stream = zlib.decompressobj()
    try:
        body = stream.decompress(data, LONGEST)
    except zlib.error:
        raise Fault("torn") from None
    if not stream.eof or stream.unused_data:
        raise Fault("torn")
    return body


FieldCodec = tuple[Callable[[Any], bytes], Callable[[ByteReader], Any]]
"""The writer and the reader of a field."""


def _fixed(size: int) -> FieldCodec:
    return bytes, lambda reader: reader.take(size)


def _slots_bytes(slots: Sequence[int]) -> bytes:
    bits = sum(1 << slot for slot in slots)
    return piece(bits.to_bytes(-(-bits.bit_length() // 8), "little"))


def read_slots(reader: ByteReader) -> tuple[int, ...]:
    """Return slots that are written as bits."""
    bits = int.from_bytes(reader.piece(), "little")
    return tuple(slot for slot in range(bits.bit_length()) if bits >> slot & 1)


def _read_hashes(reader: ByteReader) -> tuple[bytes, ...]:
    return tuple(reader.take(HASH_SIZE) for _ in range(reader.number()))


def _read_placements(reader: ByteReader) -> Placements:
    return tuple((reader.number(), reader.number()) for _ in range(reader.number()))


def _read_word(reader: ByteReader) -> str:
    word = reader.piece()
    if not word.isascii():
        raise Fault("torn")
    return word.decode()


def piece(data: bytes) -> bytes:
    """Return bytes behind their number."""
    return bytes([len(data)]) + data


NUMBER: FieldCodec = (lambda number: bytes([number]), ByteReader.number)
POINT: FieldCodec = _fixed(ELEMENT_SIZE)
PREFIXED: FieldCodec = (piece, ByteReader.piece)
SLOTS: FieldCodec = (_slots_bytes, read_slots)
HASHES: FieldCodec = (lambda hashes: bytes([len(hashes)]) + b"".join(hashes), _read_hashes)
POINTS: FieldCodec = (HASHES[0], lambda reader: tuple(reader.take(ELEMENT_SIZE) for _ in range(reader.number())))
NOTHING: FieldCodec = (b"".join, lambda reader: ())
WORD: FieldCodec = (lambda word: piece(word.encode()), _read_word)
PLACEMENTS: FieldCodec = (
    lambda placed: bytes([len(placed), *(number for placement in placed for number in placement)]),
    _read_placements,
)

FORMATS: tuple[tuple[type[Operation], tuple[FieldCodec, ...]], ...] = (
    (Join, (_fixed(ELEMENT_SIZE), POINT)),
    (Shuffle, (NUMBER, POINT, _fixed(HASH_SIZE))),
    (Lock, (NUMBER, SLOTS, POINT, _fixed(HASH_SIZE), _fixed(PROOF))),
    (Unlock, (NUMBER, SLOTS, HASHES, _fixed(0), NOTHING)),
    (Open, (NUMBER, NUMBER, NUMBER, _fixed(PROOF), PREFIXED)),
    (Gift, (NUMBER, NUMBER, NUMBER, PREFIXED, _fixed(0))),
    (FillEnvelope, (NUMBER, NUMBER, _fixed(ENVELOPE_SIZE))),
    (PutAway, (NUMBER, NUMBER)),
    (Move, (WORD, PLACEMENTS)),
    (RevealSeed, (NUMBER, _fixed(SEED))),
    (Complain, (NUMBER, NUMBER, POINT, _fixed(PROOF))),
    (VoidDeals, (NUMBER,)),
    (BriefOpen, (NUMBER, NUMBER, NUMBER, _fixed(0), PREFIXED)),
    (PlayMove, ((lambda kind: b"", lambda reader: PLAY), PLACEMENTS)),
    (ReportMissingCard, (NUMBER,)),
    (ProvedUnlock, (NUMBER, SLOTS, HASHES, _fixed(BRIEF_PROOF_SIZE), POINTS)),
    (StrictFillEnvelope, (NUMBER, NUMBER, _fixed(STRICT_ENVELOPE_SIZE))),
    (OpenGift, (NUMBER, NUMBER, NUMBER, _fixed(BRIEF_PROOF_SIZE), PREFIXED)),
    (AddressedGift, (NUMBER, NUMBER, NUMBER, PREFIXED, POINT)),
)
"""By number of the operation: its fields. The order is the format of links; add at the end."""

NUMBERS = {kind: number for number, (kind, _) in enumerate(FORMATS)}


def write(operations: Sequence[Operation]) -> bytes:
    """Return the operations of a message, each behind its number."""
    return b"".join(
        bytes([NUMBERS[type(operation)]])
        + b"".join(put(value) for (put, _), value in zip(FORMATS[NUMBERS[type(operation)]][1], operation, strict=True))
        for operation in operations
    )


def read(data: bytes) -> tuple[Operation, ...]:
    """Return the operations of a message; raise Fault `torn` if it is not valid, or could be written differently."""
    reader, found = ByteReader(data), list[Operation]()
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
    """Return the 16 bytes that represent points in signed messages."""
    return digest(b"KSL1 points", *points)[:HASH_SIZE]
