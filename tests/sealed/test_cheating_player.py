"""A player whose program chooses among all messages that it can make, in whole games against honest devices."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import pytest
from kaartbord.sealed import due, fixed_tables, link, messages
from kaartbord.sealed.course.terms import STRICT
from kaartbord.sealed.device import NOBODY, Device
from kaartbord.sealed.faults import Fault
from kaartbord.sealed.group import inverse
from kaartbord.sealed.history import sync
from kaartbord.sealed.history.history import SealedHistory
from kaartbord.sealed.keys import lock_of
from kaartbord.sealed.log import LogEntry, bare_but_last, write_entry
from kaartbord.sealed.messages import Complain, Open, Operation, ProvedUnlock, RevealSeed, VoidDeals, hash_points
from kaartbord.sealed.pack import Basis, Pack, PackSlot, PointSource
from kaartbord.sealed.seat.draft import MessageDraft
from kaartbord.sealed.table import SealedTable
from support.long import long
from support.sealed.groups import SmallGroup
from support.sealed.party import Party
from support.sealed.tables import SMALL

GAMES = [("K", 2), ("K", 4), ("T", 3), ("O", 2), ("L", 2), ("P", 3)]
MESSAGES = 70
"""That are sent in a game, at most."""

MOST_WORK = 2500
"""Multiplications by which an honest device must be done with a link: a shuffle and the audit of a pack are less."""


@pytest.fixture(autouse=True)
def form() -> int:
    """All of it is about this form."""
    return STRICT


class Counting(SmallGroup):
    """Counts what a device computes."""

    def __init__(self) -> None:
        super().__init__()
        self.work = 0

    def mul(self, scalar: int, element: bytes) -> bytes:
        self.work += 1
        return super().mul(scalar, element)


class Cheat:
    """The one who cheats: a true key, and all that it ever had or saw."""

    def __init__(self, local: SealedHistory, dice: random.Random) -> None:
        self.local, self.dice = local, dice
        self.past: list[SealedHistory] = []
        self.sent: list[bytes] = []
        self.ways: list[Callable[[Device], bytes]] = [
            self.nothing,
            self.doubled,
            self.early_seed,
            self.early_unlock,
            self.void,
            self.complaint,
            self.another_branch,
            self.another_table,
            self.another_card,
            self.old_message,
            self.points_of_others,
            self.held_back,
            self.envelope_of_another,
            self.table_that_it_signed,
        ]

    def lie(self) -> bytes:
        """A message or a link of the kind that no honest program makes, or not now."""
        self.past.append(self.local.copy())
        way = self.dice.choice(self.ways)
        return way(self.local.copy().device)

    def signed(self, device: Device, said: list[Operation], table: SealedTable | None = None) -> bytes:
        """A link with a message that nobody has checked."""
        draft = MessageDraft(device)
        for operation in said:
            with suppress(Exception):  # a program that checks nothing goes on
                draft.table.act(device.seat, operation, PointSource({}, set()))
        draft.table.handled_cards = ()
        draft.operations = said
        last, chain = max(device.log.places), device.log.chain
        head = device.log.places[last].head
        entry = LogEntry(device.seat, tuple(said), fixed_tables.digest_of(table or draft.table))
        text = chain.signed(chain.head(last + 1, head, entry), entry)
        entry = entry._replace(signature=device.group.sign(device.keys.signing_seed, text))
        before = device.log.since(max(last - 5, min(device.log.places)) + 1, last)
        said_too = bare_but_last([*before.entries, entry])
        body = b"".join(
            [
                before.first.to_bytes(2, "big"),
                before.before[:8],
                len(said_too).to_bytes(2, "big"),
                *(write_entry(one, True) for one in said_too),
            ]
        )
        return b"\0" + device.terms.write() + body

    def nothing(self, device: Device) -> bytes:
        return self.signed(device, [])

    def doubled(self, device: Device) -> bytes:
        said = [op for entry in device.log.entries[-6:] for op in entry.operations]
        return self.signed(device, self.dice.sample(said, self.dice.randint(1, len(said))) if said else [])

    def early_seed(self, device: Device) -> bytes:
        pack = max(device.table.playing + self.dice.choice((-1, 0, 1)), 0)
        seed = self.dice.choice((device.keys.seed(pack), bytes(32)))
        return self.signed(device, [RevealSeed(pack, seed)])

    def early_unlock(self, device: Device) -> bytes:
        said: list[Operation] = []
        for number, pack in device.table.packs.items():
            slots = tuple(sorted(self.dice.sample(range(len(pack.points)), 3)))
            lock = lock_of(device.keys.seed(number)) + self.dice.choice((0, 0, 5))
            points = SMALL.mul_many(lock, [pack.points[slot] or messages_base(device) for slot in slots])
            groups = pack.groups(slots)
            hashes = tuple(hash_points([points[slots.index(slot)] for slot in group]) for group in groups)
            said.append(ProvedUnlock(number, slots, hashes, bytes(48), self.dice.choice(((), tuple(points)))))
        return self.signed(device, said)

    def void(self, device: Device) -> bytes:
        return self.signed(device, [VoidDeals(max(device.table.playing + self.dice.choice((-2, -1, 0, 1)), 0))])

    def complaint(self, device: Device) -> bytes:
        gifts = [(n, slot) for n, pack in device.table.packs.items() for slot in pack.gifts] or [(0, 0)]
        number, slot = self.dice.choice(gifts)
        return self.signed(device, [Complain(number, slot, messages_base(device), bytes(64))])

    def another_branch(self, device: Device) -> bytes:
        old = self.dice.choice(self.past[-8:]).copy()
        old.settle()
        for seat in old.devices:
            if old.can_choose(seat):
                old.act(seat, self.dice.choice(old.terms.rules.legal(old.devices[seat].view, seat)))
        return old.pack(full=self.dice.random() < 0.3)

    def another_table(self, device: Device) -> bytes:
        raw = bytearray(fixed_tables.write(device.table))
        raw[self.dice.randrange(len(raw))] ^= 1 << self.dice.randrange(8)
        at, said = max(device.log.places) + self.dice.choice((1, 2)), [VoidDeals(0)]
        entry = LogEntry(device.seat, tuple(said), bytes(16), bytes(64))
        parts = (
            at.to_bytes(2, "big"),
            bytes(32),
            b"\0\1",
            write_entry(entry, True),
            b"\0\0\0",
            bytes(raw),
        )
        return b"\1" + device.terms.write() + messages.compress(b"".join(parts))

    def another_card(self, device: Device) -> bytes:
        mine = [op for entry in device.log.entries for op in entry.operations if isinstance(op, Open)]
        held = [slot for pack in device.table.packs.values() for slot in range(len(pack.points))]
        if not mine:
            return self.signed(device, [])
        op = self.dice.choice(mine)
        return self.signed(device, [op._replace(slot=self.dice.choice(held), card=self.dice.randrange(52))])

    def old_message(self, device: Device) -> bytes:
        return self.dice.choice(self.sent) if self.sent else device.terms.write()

    def points_of_others(self, device: Device) -> bytes:
        data = bytearray(self.local.pack())
        for _ in range(3):
            data[self.dice.randrange(len(data))] = self.dice.randrange(256)
        return bytes(data)

    def held_back(self, device: Device) -> bytes:
        """Return the next message, with another lock taken off and points missing."""

        def unlock(draft: MessageDraft, places: list[PackSlot]) -> None:
            for number in sorted({number for number, _ in places}):
                pack, slots = draft.table.packs[number], tuple(slot for n, slot in places if n == number)
                lock = inverse(lock_of(device.keys.seed(number)) + 3)
                old = tuple(pack.points[slot] or messages_base(device) for slot in slots)
                made = dict(zip([(number, slot) for slot in slots], SMALL.mul_many(lock, old), strict=True))
                groups = [[made[number, slot] for slot in group] for group in pack.groups(slots)]
                hashes, some = tuple(map(hash_points, groups)), old[: self.dice.randint(0, 2)]
                with pytest.MonkeyPatch.context() as patch:
                    patch.setattr("kaartbord.sealed.operations._unlock", unlocked)
                    draft.do(ProvedUnlock(number, slots, hashes, bytes(48), some), made)

        with pytest.MonkeyPatch.context() as patch, suppress(Fault):
            patch.setattr(MessageDraft, "unlock", unlock)
            device.speak()
        return link.pack(device)

    def envelope_of_another(self, device: Device) -> bytes:
        """Return the next message, with an envelope that somebody else has made."""
        gifts = [gift.envelope for pack in device.table.packs.values() for gift in pack.gifts.values()]
        theirs = self.dice.choice([*filter(None, gifts), bytes(65)])
        legal = device.terms.rules.legal(device.view, device.seat) if due.can_move(device.table, device.seat) else ()
        gives = [action for action in legal if action.kind == "give"]
        with pytest.MonkeyPatch.context() as patch, suppress(Fault):
            patch.setattr(Device, "envelope", lambda *_: theirs)
            device.speak(self.dice.choice(gives) if gives else None)
        return link.pack(device)

    def table_that_it_signed(self, device: Device) -> bytes:
        """A full link with what it said last once more, from a table on which a seed is owed."""
        past = next((past for past in device.checkpoints if past.last == max(device.log.places) - 1), None)
        if past is None or device.log.entries[-1].seat != device.seat:
            return self.early_seed(device)
        device.go_back(past)
        device.table = device.table.copy()
        owed = max(device.table.playing, 0)
        device.table.void_packs |= {owed}
        device.table.given[owed] = self.dice.randrange(1 << device.terms.seats)
        device.checkpoints = ()
        with suppress(Fault):
            device.speak()
        return link.pack(device, full=True) if device.checkpoints else self.nothing(device)


def unlocked(basis: Basis, pack: Pack, seat: int, operation: ProvedUnlock, points: PointSource) -> None:
    """Unlock as a program that checks nothing."""
    for slot in operation.slots:
        pack.points[slot] = points.given[pack.number, slot]
        pack.locks[slot] &= ~(1 << seat)


def messages_base(device: Device) -> bytes:
    """Any element."""
    return device.table.basis.card_points(0)[0]


def heard(local: SealedHistory, data: bytes) -> SealedHistory:
    """Take a link as a page does: try it on a copy, resolve conflicts, and say what is due."""
    try:
        again = local.copy()
        again.take(data)
    except Fault as fault:
        local.judge.note(fault, data)
        if fault.kind != "at_once":
            return local
        try:
            again = sync.resolve_conflict(local, data)
        except Fault:
            return local
    again.check()
    again.settle()
    again.check()
    return again


def play(code: str, seats: int, seed: int, way: int | None = None) -> int:
    """A game with one who cheats, always in the same way of its list or at random; how many of its lies were taken.
    Fails where an honest device is harmed."""
    dice = random.Random(seed)
    liar = dice.randrange(seats)
    party = Party(code, *((seat,) for seat in range(seats)), seed=seed)
    groups = [Counting() for _ in range(seats)]
    locals_ = [SealedHistory(group, party.terms, {seat: bytes([seat + 1]) * 32}) for seat, group in enumerate(groups)]
    cheat, taken = Cheat(locals_[liar], dice), 0
    if way is not None:
        cheat.ways = [cheat.ways[way % len(cheat.ways)]]
    for _ in range(MESSAGES):
        sent: list[bytes] = []
        for seat in dice.sample(range(seats), seats):
            local = locals_[seat]
            if seat == liar and dice.random() < 0.5 and local.device.log.entries:
                cheat.local = local
                before = [other.revision() for other in locals_]
                all_hear(locals_, groups, cheat.lie(), liar)
                taken += sum(local.revision() != stood for local, stood in zip(locals_, before, strict=True))
            said = local.settle()
            chooser = next((one for one in local.due_seats() if local.can_choose(one)), None)
            if chooser is not None:
                local.act(chooser, dice.choice(local.terms.rules.legal(local.devices[chooser].view, chooser)))
            if said or chooser is not None:
                sent.append(local.pack())
                break
        for data in sent:
            cheat.sent.append(data)
            all_hear(locals_, groups, data, liar)
            locals_[liar] = hears(locals_[liar], data, groups[liar], liar)
        unharmed(locals_, liar)
    for local in locals_[:liar] + locals_[liar + 1 :]:
        replays(local)
    return taken


def all_hear(locals_: list[SealedHistory], groups: list[Counting], data: bytes, liar: int) -> None:
    """The honest devices hear of a link."""
    for seat, group in enumerate(groups):
        if seat != liar:
            locals_[seat] = hears(locals_[seat], data, group, liar)


def replays(local: SealedHistory) -> None:
    """The whole history, message by message, on a device that never heard of it: each was signed by its seat, at a time
    when that could say it, and what follows of all is the table here."""
    log, last = local.device.log, local.message_count()
    if not last:
        return
    fresh, window = Device(SMALL, local.terms, NOBODY, bytes(32)), log.since(1, last)
    assert len(window.entries) == last
    fresh.log.check(SMALL, window, {})
    table, packs = fresh.table.copy(), local.table.packs
    given = {
        (number, slot): found
        for number, pack in packs.items()
        for slot, point in enumerate(pack.points)
        if (found := point or pack.bare.get(slot))
    }
    said = [entry.operations for entry in window.entries]
    points = PointSource(given, {*packs}, said, len(table.basis.deck.cards), spare=True)
    for entry in window.entries:
        assert due.can_send(table, entry)
        for operation in entry.operations:
            table.act(entry.seat, operation, points)
        table.finish(entry.seat, entry.proofs if entry.signature else None)
    both = [replace(one, recent={}) for one in (table, local.table)]  # a pack that is over has lost its points
    assert fixed_tables.digest_of(both[0]) == fixed_tables.digest_of(both[1])
    assert table.terms.rules.write(table.state) == table.terms.rules.write(local.table.state)


def hears(local: SealedHistory, data: bytes, group: Counting, liar: int) -> SealedHistory:
    """Return the history of an honest device after a link; it must not hang, and blame nobody but the liar."""
    group.work, old = 0, local
    local = heard(local, data)
    assert group.work < MOST_WORK
    named = {one.seat for one in local.evidence} | {one.seat for one in local.verdicts.values()}
    assert named <= {None, liar}
    parted = next(
        (n for n, (a, b) in enumerate(zip(old.device.log.entries, local.device.log.entries, strict=False)) if a != b),
        len(old.device.log.entries),
    )
    gone = {entry.seat for entry in old.device.log.entries[parted:]} - {liar}
    if len(local.device.log.entries) and gone:
        stays = [e.operations for e in local.device.log.entries]
        lost = [e for e in old.device.log.entries[parted:] if e.operations not in stays]
        assert len({entry.seat for entry in lost} - {liar}) < 2, "what two honest seats signed was given up"
    return local


def unharmed(locals_: list[SealedHistory], liar: int) -> None:
    """Assert that no honest seat has shown a seed while anybody may still play from that pack, or holds an unknown
    card; every history is one chain."""
    for seat, local in enumerate(locals_):
        if seat == liar:
            continue
        assert not local.device.dark
        table, log = local.table, local.device.log
        for entry in log.entries:
            for op in entry.operations:
                if isinstance(op, RevealSeed) and entry.seat == seat:
                    over = not table.terms.rules.to_move(table.state)
                    assert op.pack < table.playing or op.pack in table.void_packs or over
        head = log.places[0].head
        for at, entry in enumerate(log.entries, 1):
            head = log.chain.head(at, head, entry)
            assert log.places[at].head == head


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(("code", "seats"), GAMES)
def test_who_cheats_harms_nobody(code: str, seats: int, seed: int) -> None:
    """Every other game by its list, and all others at random."""
    at = GAMES.index((code, seats)) * 10 + seed
    play(code, seats, seed, None if at % 2 else at // 2)


@pytest.mark.parametrize(("code", "seats", "first"), long(*((*GAMES[n % 6], 100 + 50 * n) for n in range(99))))
def test_who_cheats_harms_nobody_in_thousands_of_games(code: str, seats: int, first: int) -> None:
    for seed in range(first, first + 50):
        play(code, seats, seed)
