"""A link of a sealed match: the messages that a player may not have seen, and the points of cards that they made."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from ..games import engine
from ..rules import options as house
from . import due, fixed_tables, messages
from .course.terms import CONTINUES_FLAG, FORM, STRICT, Terms, goes_on
from .dealings import DEALINGS, conflicting_options
from .device import Device
from .faults import Fault, FaultKind
from .group import ELEMENT_SIZE
from .keys import GAME
from .log import START, Log, LogEntry, Window, bare_but_last, read_entry, unseen, write_entry
from .messages import ByteReader, RevealSeed, piece
from .operations import distinct
from .pack import PackSlot, PointSource, made
from .table import SealedTable

MOST = 255
"""The most messages in a link, unless the form is strict: then only the length of the link is limited."""

SHORT, FULL, NAME = 0, 1, 2
"""First byte of a link: only what is new, the whole table as well, or nothing but the terms of its match."""


PARSE_ERRORS = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""The errors of reading data that is not a link at all."""


@contextmanager
def torn_on_error() -> Iterator[None]:
    """Refuse unreadable data as `torn`."""
    try:
        yield
    except PARSE_ERRORS as error:
        raise Fault("torn") from error


POINT_FAULTS: tuple[FaultKind, ...] = ("card", "gift", "lock", "twins", "unlock")
"""Faults that may be due to points other than those signed."""

BEFORE = 8
"""Bytes that a short link has of the head before its messages, if they may be bare."""


class DecodedLink(NamedTuple):
    """The parts of a link."""

    terms: Terms
    window: Window
    given: dict[PackSlot, bytes]
    packs: set[int]
    """The packs with points in the link; packs that were played out have none: that is left to the audit."""
    rest: ByteReader | None
    """Of a full link: the table, in the strict form as it was before the messages, else after them."""
    between: dict[int, dict[PackSlot, bytes]]
    """Of a full link of the strict form, by message: points after it that were changed since."""

    @property
    def is_name_only(self) -> bool:
        """Return whether it only names its match."""
        return not self.window.entries


class CheckedMessages(NamedTuple):
    """The arguments of `Device.take_over`."""

    window: Window
    keys: dict[int, bytes]
    table: SealedTable
    base: SealedTable | None = None
    """The table before the messages, if it was not known."""
    vouched: frozenset[int] = frozenset()
    """The seats that signed the table in them, if it was not known."""


def write(device: Device, full: bool = False) -> str:
    """Return the data that a device sends as letters of base64url."""
    return urlsafe_b64encode(pack(device, full)).decode().rstrip("=")


def pack(device: Device, full: bool = False) -> bytes:
    """Return the data that a device sends: short, or full for one that lost its memory."""
    terms, last, table = device.terms, max(device.log.places), device.table
    window = news(device.log, table.active_seats)
    if full and terms.strict:
        base = device.base
        window, table = device.log.since(base.last + 1, last), base.table
    elif not terms.strict and len(window.entries) > MOST:
        full, window = True, device.log.since(last + 1 - MOST, last)
    entries, before = list(window.entries), window.before
    if terms.lean:
        entries, before = bare_but_last(entries), before if full else before[:BEFORE]
    data = [
        window.first.to_bytes(2, "big"),
        before,
        len(entries).to_bytes(1 + terms.strict, "big"),
        *(write_entry(entry, terms.lean) for entry in entries),
    ]
    if terms.strict or not full:
        data += _points(device.table, window.entries, counted=full)
    if full and terms.strict:
        data += _between(device, window.first, window.entries)
    if full:
        data.append(fixed_tables.write(table))
    body = b"".join(data)
    start = bytes([FULL if full else SHORT]) + terms.write()
    return start + (messages.compress(body) if terms.lean and full else body)


def name(terms: Terms) -> bytes:
    """Return data that only names the match: it goes with the secret of a seat."""
    return bytes([NAME]) + terms.write()


def news(log: Log, seats: Iterable[int]) -> Window:
    """Return the messages since the last one of the slowest of these seats."""
    last = max(log.places)
    return log.since(last + 1 - unseen(log.entries, seats), last)


def _points(table: SealedTable, entries: tuple[LogEntry, ...], *, counted: bool) -> list[bytes]:
    """Return by pack that is not played out the slots and their points; first the number of packs if `counted`."""
    size = len(table.basis.deck.cards)
    places = sorted({place for entry in entries for op in entry.operations for place in made(op, size)})
    packs = {number: pack for number, pack in table.packs.items() if number in {which for which, _ in places}}
    parts = [bytes([len(packs)])] if counted else []
    for number, pack in packs.items():
        opened = pack.bare if counted else {}
        points = {slot: pack.points[slot] or opened.get(slot) for which, slot in places if which == number}
        parts.append(_block(number, {slot: point for slot, point in points.items() if point}, size))
    return parts


def _block(number: int, points: dict[int, bytes], size: int) -> bytes:
    """Return the points of some slots of a pack."""
    bits = sum(1 << slot for slot in points)
    return bytes([number]) + piece(bits.to_bytes(-(-size // 8), "little")) + b"".join(points.values())


def _between(device: Device, first: int, entries: tuple[LogEntry, ...]) -> list[bytes]:
    """Return the known points of each signer's table that were changed since or whose pack was played out.
    They allow the signed table to be compared: each block follows the number of its message."""
    size, last = len(device.table.basis.deck.cards), {entry.seat: at for at, entry in enumerate(entries)}
    told = [{place for op in entry.operations for place in made(op, size)} for entry in entries]
    blocks, pasts = [], [past for past in device.checkpoints if past.last >= first]
    newest = {number: past.last for past in pasts for number in past.table.packs}
    for past in pasts:
        at = past.last - first
        until, later = set[PackSlot]().union(*told[: at + 1]), set[PackSlot]().union(*told[at + 1 :])
        for number, pack in past.table.packs.items():
            over = number not in device.table.packs and newest[number] == past.last
            gone = until if over else until & later if at in last.values() else set[PackSlot]()
            slots = sorted(slot for which, slot in gone if which == number)
            if points := {slot: p for slot in slots if (p := pack.points[slot] or pack.bare.get(slot))}:
                blocks.append(at.to_bytes(2, "big") + _block(number, points, size))
    return [len(blocks).to_bytes(2, "big"), *blocks]


def read(text: str) -> DecodedLink:
    """Return the parts of letters of base64url, as `unpack` does it."""
    with torn_on_error():
        data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    return unpack(data)


@torn_on_error()
def unpack(data: bytes) -> DecodedLink:
    """Return the parts of data that was sent. Raise Fault `torn` if it is not valid, `foreign` if it is of a
    game that is not played sealed."""
    reader = ByteReader(data)
    kind, terms = reader.number(), read_terms(reader)
    if kind == NAME and not reader.left:
        return DecodedLink(terms, Window(1, START, ()), {}, set(), None, {})
    if terms.lean and kind == FULL:
        reader = ByteReader(messages.decompress(reader.rest()))
    first, before = reader.number(2), reader.take(BEFORE if terms.lean and kind == SHORT else ELEMENT_SIZE)
    entries = tuple(read_entry(reader, terms.lean) for _ in range(reader.number(1 + terms.strict)))
    signed = sum(bool(entry.signature) for entry in entries)
    if kind not in (SHORT, FULL) or not entries or not first or (terms.lean and signed > terms.seats):
        raise Fault("torn")
    given: dict[PackSlot, bytes] = {}
    packs: set[int] = set()
    several = reader.number() if kind == FULL and terms.strict else 0
    while len(packs) < several or (kind == SHORT and reader.left):
        number, slots = reader.number(), messages.read_slots(reader)
        packs.add(number)
        given |= {(number, slot): reader.take(ELEMENT_SIZE) for slot in slots}
    between: dict[int, dict[PackSlot, bytes]] = {}
    for _ in range(reader.number(2) if kind == FULL and terms.strict else 0):
        at, number, slots = reader.number(2), reader.number(), messages.read_slots(reader)
        between.setdefault(at, {}).update({(number, slot): reader.take(ELEMENT_SIZE) for slot in slots})
    rest = reader if kind == FULL else None
    return DecodedLink(terms, Window(first, before, entries), given, packs, rest, between)


def read_terms(reader: ByteReader) -> Terms:
    """Return the terms of the match."""
    code, version, mark = reader.take(1).decode("latin-1"), reader.number(), reader.number()
    form, seats = divmod(mark % CONTINUES_FLAG, FORM)
    number, nonce = int.from_bytes(reader.piece(), "big"), reader.take(GAME)
    if code not in DEALINGS or form > STRICT:
        raise Fault("foreign")
    try:
        game = engine(code, version)
        options = game.options(house.decode_values(game.INFO.options, number))
    except (KeyError, ValueError):
        raise Fault("foreign") from None
    if seats not in game.INFO.seats or conflicting_options(code, options):
        raise Fault("foreign")
    terms = Terms(code, version, options, seats, nonce, form)
    return terms._replace(position=_position(terms, reader)) if mark >= CONTINUES_FLAG else terms


def _position(terms: Terms, reader: ByteReader) -> str:
    """Return the position from which a match continues; raise Fault `foreign` if it cannot."""
    game, data = terms.rules, messages.decompress(reader.take(reader.number(2)))
    try:
        text = data.decode()
        state = game.read(text)
        fits = (state.table.options, state.table.seats) == (terms.options, terms.seats) and goes_on(game, state)
    except (ValueError, KeyError, IndexError):
        raise Fault("foreign") from None
    if not fits or game.write(state) != text:
        raise Fault("foreign")
    return text


def take(device: Device, letter: DecodedLink) -> None:
    """Validate the message and apply it; raise Fault, and change nothing, if it is not valid or not new."""
    device.take_over(*checked(device, letter))


@torn_on_error()
def checked(device: Device, letter: DecodedLink, *, own: bool = False) -> CheckedMessages:
    """Return the news in a letter; raise Fault if it is not valid, or has nothing new. This device's `own` backup
    needs nobody to vouch for it."""
    if letter.terms != device.terms:
        raise Fault("foreign")
    strict, last = letter.terms.strict, max(device.log.places)
    full = fixed_tables.read(device.group, letter.terms, letter.rest) if letter.rest else None
    keys = {seat: join.key for seat, join in (full or device.table).joined.items()}
    window = device.log.check(device.group, letter.window, keys)
    if window.last <= last:
        raise Fault("stale")
    if last >= window.first - 1:
        entries = window.entries[last + 1 - window.first :]
        if full and not strict:
            points = {(n, slot): p for n, pack in full.packs.items() for slot, p in enumerate(pack.points) if p}
            letter = letter._replace(given=points, packs={*full.packs})
        behind = bool(full) and device.seat not in device.table.active_seats
        table, vouched = _replay(device.table, entries, letter, spare=strict and behind)
    elif full and strict:
        table, vouched = _replay(full, window.entries, letter, spare=True, vouched=True)
        early = len(table.joined) < table.terms.seats  # then no link lacks the beginning
        joined = device.seat in table.joined
        if early or (device.seat not in vouched and (last or joined) and not own):
            raise Fault("missing")
    elif full:
        table, vouched = _with_seeds(full, window.entries), set[int]()
    else:
        raise Fault("missing")
    if fixed_tables.digest_of(table) != window.entries[-1].digest:
        raise Fault("state")
    base = full if strict and last < window.first - 1 else None
    return CheckedMessages(window, keys, table, base, frozenset(vouched))


def _with_seeds(table: SealedTable, entries: tuple[LogEntry, ...]) -> SealedTable:
    """Return a table with the seeds that these messages reveal, which it does not record itself."""
    for entry in entries:
        for op in entry.operations:
            if isinstance(op, RevealSeed):
                table.given[op.pack] = table.given.get(op.pack, 0) | 1 << entry.seat
    return table


def _replay(
    table: SealedTable, entries: tuple[LogEntry, ...], letter: DecodedLink, *, spare: bool, vouched: bool = False
) -> tuple[SealedTable, set[int]]:
    """Return the table after new messages, and the seats that signed it after one of them.

    Only those tables are compared whose points are all known here; raise Fault `state` if one differs.
    `spare` is for a device that has not followed the match, and so lacks points that all others have seen.
    """
    table, size, seats = table.copy(), len(table.basis.deck.cards), set[int]()
    said = [entry.operations for entry in entries]
    points = PointSource(letter.given, letter.packs, said, size, letter.between if vouched else None, spare=spare)
    for entry in entries:
        try:
            _happens(table, entry, points)
        except Fault as fault:  # nobody signed a table that was sent whole, or points that came loose
            loose = points.loose and fault.kind in POINT_FAULTS
            raise Fault(fault.kind, None if vouched or loose else fault.seat) from fault
        if entry.signature:
            points.unproved &= {entry.seat}
        if table.terms.strict and entry.signature and all(pack.whole for pack in table.packs.values()):
            if fixed_tables.digest_of(table) != entry.digest:
                raise Fault("state")
            seats.add(entry.seat)
    if points.unproved or not all(pack.whole for pack in table.packs.values()):
        raise Fault("points")
    for pack in table.packs.values():
        distinct(pack)
    return table, seats


def _happens(table: SealedTable, entry: LogEntry, points: PointSource) -> None:
    """Apply a message to the table; raise Fault if its seat may not send it now."""
    if table.terms.strict and not due.can_send(table, entry):
        raise Fault("turn", entry.seat)
    for operation in entry.operations:
        table.act(entry.seat, operation, points)
    table.finish(entry.seat, entry.proofs if entry.signature else None)
