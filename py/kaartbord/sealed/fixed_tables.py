"""A table as bytes: it is hashed into every message, and a full link brings it to a device that lost its own."""

from itertools import chain, groupby

from .course.steps import SealedStep
from .course.terms import Terms
from .faults import Fault, FaultKind
from .group import ELEMENT_SIZE, Group, digest
from .messages import HASH_SIZE, PLACEMENTS, WORD, ByteReader, Join, piece
from .pack import EnvelopeAddress, GivenCard, Pack, UnprovedCard
from .table import MOST_STEPS, SealedTable

WORDS = 2
"""Bytes for the length of a position text."""


def digest_of(table: SealedTable) -> bytes:
    """Return the 16 bytes by which a receiver verifies that its own replay ends in the same table."""
    return digest(b"KSL1 table", write(table))[:HASH_SIZE]


def write(table: SealedTable) -> bytes:
    """Return the whole table, without anything that only one seat knows."""
    text, strict = table.terms.rules.write(table.start).encode(), table.terms.strict
    steps = table.steps[table.first :]
    return b"".join(
        [
            bytes([sum(1 << seat for seat in table.joined)]),
            *(join.key + join.address for _, join in sorted(table.joined.items())),
            bytes([table.playing + 1, table.dealt]),
            len(text).to_bytes(WORDS, "big") + text,
            len(steps).to_bytes(1 + strict, "big"),
            *map(_write_step, steps),
            piece(bytes(number for chair, place in sorted(table.laid.items()) for number in (chair, *place))),
            bytes([len(table.packs)]),
            *(_write_pack(pack) for _, pack in sorted(table.packs.items())),
            piece(bytes(sorted(table.lacking))) + _write_recent(table) if table.terms.lean else b"",
            _write_more(table) if strict else b"",
        ]
    )


def read(group: Group, terms: Terms, reader: ByteReader) -> SealedTable:
    """Return the table that was written; raise Fault `torn` if it is not valid."""
    try:
        return _read(SealedTable.fresh(group, terms), reader)
    except (Fault, ValueError, KeyError, IndexError) as error:  # nobody signed this table
        raise Fault("torn") from error


def _read(table: SealedTable, reader: ByteReader) -> SealedTable:
    mask = reader.number()
    for seat in range(table.terms.seats):
        if mask >> seat & 1:
            table.joined[seat] = Join(reader.take(ELEMENT_SIZE), reader.take(ELEMENT_SIZE))
    addresses = {seat: join.address for seat, join in table.joined.items()}
    table.basis = table.basis._replace(addresses=addresses)
    table.playing, table.dealt = reader.number() - 1, reader.number()
    text = reader.take(reader.number(WORDS))
    count = reader.number(1 + table.terms.strict)
    if count > MOST_STEPS[table.terms.form]:
        raise Fault("torn")
    steps = [_read_step(reader) for _ in range(count)]
    laid = reader.piece()
    table.laid = {laid[at]: (laid[at + 1], laid[at + 2]) for at in range(0, len(laid), 3)}
    cards = table.basis.deck.cards
    for _ in range(reader.number()):
        pack = _read_pack(reader, table.terms.seats, len(cards))
        table.packs[pack.number] = pack
        table.shown |= {(pack.number, slot): cards[card] for slot, card in pack.opened.items()}
    if table.terms.lean:
        table.lacking = frozenset(reader.piece())
        _read_recent(table, reader)
    if table.terms.strict:
        _read_more(table, reader)
    elements = chain(addresses.values(), *map(_elements, table.packs.values()))
    if not all(map(table.basis.group.valid, elements)):
        raise Fault("torn")
    table.opening = table.start = table.state = table.terms.rules.read(text.decode())
    if table.dealt:
        table.starts = {table.playing: (table.start, 0)}
    table.replay(steps)
    return table


def _elements(pack: Pack) -> list[bytes]:
    """Return everything in a pack that must be an element."""
    asks = [*pack.asks.values(), *(gift.ask for gift in pack.gifts.values() if gift.ask)]
    return [*filter(None, (*pack.keys, *pack.points)), *(ask.address for ask in asks)]


def _write_step(step: SealedStep) -> bytes:
    """Return a step; the cards of a deal follow from the pack."""
    about = () if step.kind == "deal" else tuple(zip(step.places, step.sees, strict=True))
    return b"".join(
        [
            bytes([step.seat + 1]),
            WORD[0](step.kind),
            PLACEMENTS[0](step.placements),
            piece(bytes(number for (pack, slot), sees in about for number in (pack, slot, sees + 1))),
        ]
    )


def _read_step(reader: ByteReader) -> SealedStep:
    seat, kind, placements, about = (
        reader.number() - 1,
        WORD[1](reader),
        PLACEMENTS[1](reader),
        reader.piece(),
    )
    threes = range(0, len(about) - 2, 3)
    places = tuple((about[at], about[at + 1]) for at in threes)
    return SealedStep(seat, kind, placements, places, tuple(about[at + 2] - 1 for at in threes))


def _write_recent(table: SealedTable) -> bytes:
    """Return the cards that were shown lately; packs that are still there have their keys."""
    return bytes([len(table.recent)]) + b"".join(
        bytes([*place, one.seat, one.card, one.heard]) + one.point + (b"" if place[0] in table.packs else one.key)
        for place, one in table.recent.items()
    )


def _read_recent(table: SealedTable, reader: ByteReader) -> None:
    for _ in range(reader.number()):
        number, slot, seat, card, heard = reader.take(5)
        point, pack = reader.take(ELEMENT_SIZE), table.packs.get(number)
        key = pack.keys[seat] if pack else reader.take(ELEMENT_SIZE)
        if not key or card >= len(table.basis.deck.cards):
            raise Fault("torn")
        table.recent[number, slot] = UnprovedCard(seat, key, card, point, heard)


COMPLAINT_FAULTS: tuple[FaultKind, ...] = ("gift", "complaint")
"""Faults that a complaint can show."""


def _write_more(table: SealedTable) -> bytes:
    """Return the void packs, the seeds revealed by seat, the votes to void deals, and the results of complaints."""
    blamed = {
        n: COMPLAINT_FAULTS.index(pack.blamed[0]) + 2 * pack.blamed[1] for n, pack in table.packs.items() if pack.blamed
    }
    pairs = (table.given, table.voices, blamed)
    asks = b"".join(_write_asks(pack) for _, pack in sorted(table.packs.items()))
    return piece(bytes(sorted(table.void_packs))) + b"".join(map(_write_pairs, pairs)) + asks


def _read_more(table: SealedTable, reader: ByteReader) -> None:
    table.void_packs = frozenset(reader.piece())
    table.given, table.voices = _read_pairs(reader), _read_pairs(reader)
    for number, mark in _read_pairs(reader).items():
        table.packs[number].blamed = COMPLAINT_FAULTS[mark % 2], mark // 2
    for _, pack in sorted(table.packs.items()):
        _read_asks(pack, reader)


def _write_asks(pack: Pack) -> bytes:
    """Return the addresses of envelopes: those that were asked for, by chair, and those in use, by slot."""
    there = {slot: gift.ask for slot, gift in pack.gifts.items() if gift.ask}
    lists = [sorted(asks.items()) for asks in (pack.asks, there)]
    written = (bytes([len(one)]) + b"".join(bytes([at, ask.number]) + ask.address for at, ask in one) for one in lists)
    return bytes([pack.asked]) + b"".join(written)


def _read_asks(pack: Pack, reader: ByteReader) -> None:
    pack.asked = reader.number()
    pack.asks, there = (
        {reader.number(): EnvelopeAddress(reader.number(), reader.take(ELEMENT_SIZE)) for _ in range(reader.number())}
        for _ in range(2)
    )
    for slot, ask in there.items():
        pack.gifts[slot] = pack.gifts[slot]._replace(ask=ask)


def _write_pairs(pairs: dict[int, int]) -> bytes:
    return bytes([len(pairs), *chain.from_iterable(sorted(pairs.items()))])


def _read_pairs(reader: ByteReader) -> dict[int, int]:
    return {reader.number(): reader.number() for _ in range(reader.number())}


LISTS = ("locks", "owners", "provers", "stages")
"""The fields of each slot, written in runs of equal values."""


def _write_pack(pack: Pack) -> bytes:
    keys = {seat: key for seat, key in enumerate(pack.keys) if key}
    gifts = sorted(pack.gifts.items())
    runs = [[(len(list(run)), value + 1) for value, run in groupby(getattr(pack, name))] for name in LISTS]
    return b"".join(
        [
            bytes([pack.number, sum(1 << seat for seat in keys)]),
            *keys.values(),
            *(bytes([len(run), *(number for one in run for number in one)]) for run in runs),
            piece(bytes(number for pair in pack.opened.items() for number in pair)),
            *(piece(bytes(slots)) for slots in (pack.down, sorted(pack.up), pack.under)),
            bytes([len(gifts)]),
            *(bytes([slot, gift.giver, gift.receiver]) + piece(gift.envelope) for slot, gift in gifts),
            *(point for point in pack.points if point),
        ]
    )


def _read_pack(reader: ByteReader, seats: int, size: int) -> Pack:
    number, mask = reader.number(), reader.number()
    keys = [reader.take(ELEMENT_SIZE) if mask >> seat & 1 else None for seat in range(seats)]
    lists = [_read_runs(reader) for _ in LISTS]
    opened, down, up, under = (reader.piece() for _ in range(4))
    gifts = dict[int, GivenCard]()
    for _ in range(reader.number()):
        slot, giver, receiver = reader.take(3)
        gifts[slot] = GivenCard(giver, receiver, reader.piece())
    pairs = dict(zip(opened[::2], opened[1::2], strict=False))
    points = [None if slot in pairs else reader.take(ELEMENT_SIZE) for slot in range(size)]
    if any(len(values) != size for values in lists):
        raise Fault("torn")
    locks, owners, provers, stages = lists
    if not {*up, *under} <= pairs.keys():
        raise Fault("torn")
    lying = [*down], {*up}, [*under]
    return Pack(number, [*points], keys, locks, owners, provers, stages, pairs, gifts, *lying)


def _read_runs(reader: ByteReader) -> list[int]:
    """Return a number for every slot."""
    values: list[int] = []
    for _ in range(reader.number()):
        count, value = reader.take(2)
        values += [value - 1] * count
    return values
