"""Links and messages that were mangled, by chance on the way or by who signs them: 200,000 in the long cases."""

from __future__ import annotations

import random
from base64 import urlsafe_b64decode
from collections.abc import Callable
from functools import cache
from typing import Any, get_args

import pytest
from kaartbord.match import sealed_links
from kaartbord.match.link import BadLink
from kaartbord.match.sealed_links import SealedLink
from kaartbord.sealed import due, link
from kaartbord.sealed.device import Device
from kaartbord.sealed.faults import Fault, FaultKind
from kaartbord.sealed.fixed_tables import digest_of
from kaartbord.sealed.log import LogPlace
from kaartbord.sealed.messages import Operation
from kaartbord.sealed.pack import PointSource
from kaartbord.sealed.seat.draft import MessageDraft
from kaartbord.sealed.table import SealedTable
from support.long import long
from support.sealed.tables import Sealed

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
KINDS = {kind for part in get_args(FaultKind) for kind in get_args(part) or (part,)}

TABLES = [("K", 4, 3), ("T", 4, 16), ("P", 3, 20), ("O", 4, 14), ("L", 2, 30)]
"""Game, seats, and how many messages were sent: in the middle of the shuffling, of gifts, and of play."""

SOME = [(*TABLES[1], 60), *long(*((*table, 10_000) for table in TABLES))]
"""With a number of rounds; the long ones are 50,000."""

Mangle = Callable[[Any, random.Random], Any]


@cache
def played(code: str, seats: int, messages: int) -> Sealed:
    table = Sealed(code, seats)
    for _ in range(messages):
        table.hop()
    return table


def receiver(table: Sealed) -> Device:
    """A device that has not seen the last message, of a seat that did not send it."""
    sender = table.links[-1][0]
    return table.twin((sender + 1) % table.terms.seats, (sender + 1) % table.terms.seats + 1, len(table.links) - 1)


def outcome(device: Device, data: bytes | str) -> Fault | None:
    """Return the fault that a device finds in what it is sent; the device must stay unchanged, and ready for the
    next."""
    before = device.table, len(device.log.places), len(device.views), digest_of(device.table)
    try:
        if isinstance(data, str):
            link.take(device, link.read(data))
        else:
            link.take(device, link.unpack(data))
    except Fault as fault:
        assert before == (device.table, len(device.log.places), len(device.views), digest_of(device.table))
        assert fault.kind in KINDS
        return fault
    return None


# ---- on the way


def letters(text: str, dice: random.Random) -> str:
    """A letter changed, lost, doubled or moved, or a piece cut out or off."""
    at, to = sorted(dice.sample(range(len(text)), 2))
    ways = (
        text[:at] + dice.choice(ALPHABET) + text[at + 1 :],
        text[:at] + text[at + 1 :],
        text[:at] + text[at:to] + text[at:],
        text[:at] + text[to:],
        text[:to],
    )
    return dice.choice(ways)


def octets(data: bytes, dice: random.Random) -> bytes:
    """A bit flipped, bytes made up, or a piece lost, doubled or moved."""
    at, to = sorted(dice.sample(range(len(data)), 2))
    ways = (
        data[:at] + bytes([data[at] ^ 1 << dice.randrange(8)]) + data[at + 1 :],
        data[:at] + dice.randbytes(min(to - at, 8)) + data[at + min(to - at, 8) :],
        data[:at] + data[to:],
        data[:to] + data[at:],
        data[to:] + data[:to],
    )
    return dice.choice(ways)


def respelt(text: str) -> bytes:
    """The bytes of a link; base64 has several spellings of the last ones."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def same(text: str | bytes, other: str | bytes) -> bool:
    try:
        return text == other or (isinstance(text, str) and isinstance(other, str) and respelt(text) == respelt(other))
    except ValueError:
        return False


@pytest.mark.parametrize(("code", "seats", "messages", "rounds"), SOME)
@pytest.mark.parametrize("mangle", [letters, octets])
@pytest.mark.parametrize("full", [False, True], ids=["short", "full"])
def test_a_mangled_link_is_refused_and_nothing_changes(
    code: str, seats: int, messages: int, rounds: int, mangle: Mangle, full: bool
) -> None:
    table, dice = played(code, seats, messages), random.Random(f"{code}{mangle.__name__}{full}")
    sender, fresh = table.devices[table.links[-1][0]], receiver(table)
    device = fresh.copy()
    good: Any = link.write(sender, full)
    if mangle is octets:
        good = respelt(good)
    for _ in range(rounds // 2):
        bad = mangle(good, dice)
        if same(bad, good) or outcome(device, bad) is not None:
            continue
        # only what this device had checked before was hit, as a signature: it keeps the good one
        assert digest_of(device.table) == digest_of(sender.table)
        both = zip(device.log.entries, sender.log.entries[-len(device.log.entries) :], strict=True)
        for mine, said in both:
            assert mine[:2] == said[:2]
            assert mine == said or not (mine.signature and said.signature)
        device = fresh.copy()
    assert outcome(device, good) is None


@pytest.mark.parametrize("rounds", [200, *long(50_000)])
def test_a_mangled_link_of_the_page_is_no_link(rounds: int) -> None:
    table, dice = played(*TABLES[0]), random.Random(11)
    good = sealed_links.write(SealedLink("K", 1, link.pack(table.devices[table.links[-1][0]])))
    for _ in range(rounds):
        bad = letters(good, dice)
        try:
            held = sealed_links.read(bad)
        except BadLink as reason:
            assert reason.reason
        else:
            assert held == sealed_links.read(good)


# ---- by who signs


FIELDS: dict[type, Mangle] = {
    int: lambda number, dice: dice.choice([0, 1, 255, (number + 1) % 256, number - 1 & 255, dice.randrange(60)]),
    bytes: lambda data, dice: dice.choice([bytes(len(data)), dice.randbytes(len(data)), data[::-1]]),
    str: lambda word, dice: dice.choice(["play", "give", "deal", "stay", "toep", "", word + "e"]),
    tuple: lambda parts, dice: dice.choice([(), parts[1:], parts[::-1], parts + parts[:1]]),
}
"""The mangling of a field of an operation, by its type."""


def field(operation: Operation, dice: random.Random) -> Operation:
    """One field of it changed."""
    at = dice.randrange(len(operation))
    name = operation._fields[at]
    return operation._replace(**{name: FIELDS[type(operation[at])](operation[at], dice)})


def operations(honest: list[Operation], old: list[Operation], dice: random.Random) -> list[Operation]:
    """A message with an operation changed, left out, said twice, earlier, or again that was said before."""
    at = dice.randrange(len(honest))
    ways: list[list[Operation]] = [
        [*honest[:at], field(honest[at], dice), *honest[at + 1 :]],
        [*honest[:at], field(honest[at], dice), *honest[at + 1 :]],
        honest[:at] + honest[at + 1 :],
        honest[: at + 1] + honest[at:],
        [honest[at], *honest[:at], *honest[at + 1 :]],
        [*honest[:at], dice.choice(old), *honest[at:]],
        [*honest[:at], field(dice.choice(old), dice), *honest[at:]],
    ]
    return dice.choice(ways)


def after(table: SealedTable, seat: int, said: list[Operation], made: SealedTable) -> SealedTable:
    """Return the table after the valid part of a message, for a liar who signs what follows from the lie."""
    result = table
    given = {(n, slot): point for n, pack in made.packs.items() for slot, point in enumerate(pack.points) if point}
    for operation in said:
        further = result.copy()
        try:
            further.act(seat, operation, PointSource(given, set(made.packs), [said], len(table.basis.deck.cards)))
        except Fault:
            break
        result = further
    return result


def packed(device: Device, said: list[Operation], table: SealedTable) -> bytes | None:
    """Return what a program that checks nothing sends; None if the message cannot be written down."""
    last = max(device.log.places)
    try:
        (entry,) = device.signed(said, table).entries
    except (ValueError, OverflowError):
        return None
    honest, device.table = device.table, table
    device.log.places[last + 1] = LogPlace(b"", entry)
    try:
        return link.pack(device)
    finally:
        device.table = honest
        del device.log.places[last + 1]


@pytest.mark.parametrize(("code", "seats", "messages", "rounds"), SOME)
def test_a_lie_that_is_signed_is_refused_and_its_seat_is_named(
    code: str, seats: int, messages: int, rounds: int
) -> None:
    """Some changes are no lies, such as leaving out what was not due yet: then both tables are the same afterwards."""
    table, dice = played(code, seats, messages), random.Random(code)
    speaker = due.next_senders(table.devices[table.links[-1][0]].table)[0]
    device = table.twin(speaker, speaker + 1, len(table.links))
    fresh = table.twin((speaker + 1) % seats, (speaker + 1) % seats + 1, len(table.links))
    witness = fresh.copy()
    draft = MessageDraft(device)
    draft.add_due()
    if action := table.choice(device):
        draft.move(action)
    draft.follow()
    old = [operation for entry in device.log.entries for operation in entry.operations]
    refused = 0
    for _ in range(rounds):
        said = operations(draft.operations, old, dice)
        made = after(device.table, speaker, said, draft.table)
        data = packed(device, said, made)
        if data is None:
            continue
        fault = outcome(witness, data)
        if fault is None:
            assert digest_of(witness.table) == digest_of(made)
            witness = fresh.copy()
        else:
            refused += 1
            assert fault.seat in (speaker, None)
    assert refused > rounds // 2
