"""A link of a sealed match: the messages that somebody may not have seen, and the points of cards that they made."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable
from itertools import chain
from typing import NamedTuple

from ..match.match import RULES
from ..rules import options as house
from . import messages, tables
from .device import Device
from .faults import Fault
from .games import DEALINGS, in_the_way
from .group import ELEMENT
from .keys import GAME
from .log import START, Log, Window, unseen
from .messages import Entry, Open, Reader, piece
from .operations import distinct
from .pack import Place, Points, made
from .table import FORM, GOES_ON, LEAN, Table, Terms, goes_on

SHORT, FULL, NAME = 0, 1, 2
"""What a link begins with: only what is new, the whole table as well, or nothing but which match it is."""


BEFORE = 8
"""Bytes that a short link has of the head before its messages, where they may be bare."""


class Letter(NamedTuple):
    """A link that was taken apart."""

    terms: Terms
    window: Window
    given: dict[Place, bytes]
    packs: set[int]
    """Those of which points are given. Of packs that were played out none are: that is left to the audit."""
    rest: Reader | None
    """Of a full link: where the table stands."""

    @property
    def is_name(self) -> bool:
        """Whether it only says which match it is."""
        return not self.window.entries


class News(NamedTuple):
    """What `Device.take_over` goes on from."""

    window: Window
    keys: dict[int, bytes]
    table: Table


def write(device: Device, full: bool = False) -> str:
    """What a device sends as letters of base64url."""
    return urlsafe_b64encode(pack(device, full)).decode().rstrip("=")


def pack(device: Device, full: bool = False) -> bytes:
    """What a device sends: short, or full if somebody has lost its memory or missed too much."""
    window = news(device.log, device.table.speaking)
    entries, before = list(window.entries), window.before
    lean = device.terms.lean
    if lean:
        entries, before = messages.bare_but_last(entries), before if full else before[:BEFORE]
    data = [
        window.first.to_bytes(2, "big"),
        before,
        bytes([len(entries)]),
        *(messages.write_entry(entry, lean) for entry in entries),
    ]
    data.append(tables.write(device.table) if full else _points(device.table, window.entries))
    body = b"".join(data)
    start = bytes([FULL if full else SHORT]) + device.terms.write()
    return start + (messages.deflated(body) if lean and full else body)


def name(terms: Terms) -> bytes:
    """What only says which match it is: it goes with the secret of a seat."""
    return bytes([NAME]) + terms.write()


def news(log: Log, seats: Iterable[int]) -> Window:
    """The messages since the last one of the slowest of these seats."""
    last = max(log.places)
    return log.since(last + 1 - unseen(log.entries, seats), last)


def _points(table: Table, entries: tuple[Entry, ...]) -> bytes:
    """By pack that is not played out: which slots, and their points."""
    size = len(table.basis.deck.cards)
    places = sorted({place for entry in entries for op in entry.operations for place in made(op, size)})
    parts: list[bytes] = []
    for number, pack in table.packs.items():
        slots = [slot for which, slot in places if which == number and pack.points[slot]]
        points = [point for slot in slots if (point := pack.points[slot])]
        if number in {which for which, _ in places}:
            bits = sum(1 << slot for slot in slots)
            parts += [bytes([number]), piece(bits.to_bytes(-(-size // 8), "little")), *points]
    return b"".join(parts)


def read(text: str) -> Letter:
    """Letters of base64url taken apart, as `unpack` does it."""
    try:
        data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise Fault("torn") from None
    return unpack(data)


def unpack(data: bytes) -> Letter:
    """What was sent taken apart; Fault `torn` if it is none, `foreign` if it is of a game that is not played sealed."""
    reader = Reader(data)
    kind, terms = reader.number(), read_terms(reader)
    if kind == NAME and not reader.left:
        return Letter(terms, Window(1, START, ()), {}, set(), None)
    if terms.lean and kind == FULL:
        reader = Reader(messages.inflated(reader.rest()))
    first, before = reader.number(2), reader.take(BEFORE if terms.lean and kind == SHORT else ELEMENT)
    entries = tuple(messages.read_entry(reader, terms.lean) for _ in range(reader.number()))
    if kind not in (SHORT, FULL) or not entries or not first:
        raise Fault("torn")
    given: dict[Place, bytes] = {}
    packs: set[int] = set()
    while kind == SHORT and reader.left:
        number, slots = reader.number(), messages.read_slots(reader)
        packs.add(number)
        given |= {(number, slot): reader.take(ELEMENT) for slot in slots}
    return Letter(terms, Window(first, before, entries), given, packs, reader if kind == FULL else None)


def read_terms(reader: Reader) -> Terms:
    """What match it is."""
    code, version, mark = reader.take(1).decode("latin-1"), reader.number(), reader.number()
    form, seats = divmod(mark % GOES_ON, FORM)
    number, nonce = int.from_bytes(reader.piece(), "big"), reader.take(GAME)
    game = RULES.get((code, version))
    if not game or code not in DEALINGS or seats not in game.INFO.seats or form > LEAN:
        raise Fault("foreign")
    try:
        options = game.options(house.unrank(game.INFO.options, number))
    except ValueError:
        raise Fault("foreign") from None
    if in_the_way(code, options):
        raise Fault("foreign")
    terms = Terms(code, version, options, seats, nonce, form)
    return terms._replace(position=_position(terms, reader)) if mark >= GOES_ON else terms


def _position(terms: Terms, reader: Reader) -> str:
    """How the game stood from which a match goes on; Fault `foreign` if it cannot."""
    game, data = terms.rules, messages.inflated(reader.take(reader.number(2)))
    try:
        text = data.decode()
        state = game.read(text)
        fits = (state.table.options, state.table.seats) == (terms.options, terms.seats) and goes_on(
            game, state
        )
    except (ValueError, KeyError, IndexError):
        raise Fault("foreign") from None
    if not fits or game.write(state) != text:
        raise Fault("foreign")
    return text


def receive(device: Device, text: str) -> None:
    """Takes a link, as `take` does it."""
    take(device, read(text))


def take(device: Device, letter: Letter) -> None:
    """Checks what was sent and goes on from it; Fault, and nothing changed, if it is not right or not new."""
    device.take_over(*checked(device, letter))


def checked(device: Device, letter: Letter) -> News:
    """What was sent, once all is right with it; Fault if it is not, or nothing in it is new."""
    if letter.terms != device.terms:
        raise Fault("foreign")
    full = tables.read(device.group, letter.terms, letter.rest) if letter.rest else None
    keys = {seat: join.key for seat, join in (full or device.table).joined.items()}
    window = device.log.check(device.group, letter.window, keys)
    last = max(device.log.places)
    if window.last <= last:
        raise Fault("stale")
    if last >= window.first - 1:
        table = _replayed(device.table, window.entries[last + 1 - window.first :], letter, full)
    elif full:
        table = full
    else:
        raise Fault("missing")
    sender = window.entries[-1]
    if tables.digest_of(table) != sender.digest:
        raise Fault("state", sender.seat)
    return News(window, keys, table)


def _replayed(table: Table, entries: tuple[Entry, ...], letter: Letter, full: Table | None) -> Table:
    """The table after new messages."""
    table, size, sender = table.copy(), len(table.basis.deck.cards), entries[-1].seat
    given, packs = letter.given, letter.packs
    if full:
        packs = set(full.packs)
        given = {(n, slot): p for n, pack in full.packs.items() for slot, p in enumerate(pack.points) if p}
    carried = list(chain.from_iterable(entry.operations for entry in entries))
    given |= {(op.pack, op.slot): op.point for op in carried if isinstance(op, Open) and op.point}
    points = Points(given, packs, carried, size)
    for entry in entries:
        for operation in entry.operations:
            try:
                table.act(entry.seat, operation, points)
            except Fault as fault:
                raise Fault("points", sender) if fault.kind == "points" else fault from None
        table.finish(entry.seat, entry.proofs if entry.signature else None)
    for number, pack in table.packs.items():
        for slot, point in enumerate(pack.points):
            if point is None and slot not in pack.opened:
                pack.points[slot] = given.get((number, slot), b"")
                if not table.basis.group.valid(pack.points[slot] or b""):
                    raise Fault("points", sender)
        distinct(pack, sender)
    return table
