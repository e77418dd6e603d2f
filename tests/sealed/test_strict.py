"""Tests that a device takes nothing of a strict match that a changed program could have forged."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from kaartbord.sealed import due, fixed_tables, link, messages
from kaartbord.sealed import table as table_module
from kaartbord.sealed.course.terms import STRICT
from kaartbord.sealed.device import Device
from kaartbord.sealed.faults import Fault
from kaartbord.sealed.group import BASE, inverse
from kaartbord.sealed.history import history as local_module
from kaartbord.sealed.history import kept, successor, sync
from kaartbord.sealed.history.calling_off import call_off, can_call_off, seat_wanting_void
from kaartbord.sealed.history.history import SealedHistory
from kaartbord.sealed.history.masters import seated
from kaartbord.sealed.keys import Keys, lock_of
from kaartbord.sealed.log import Log, LogEntry, write_entry
from kaartbord.sealed.messages import AddressedGift, Complain, ProvedUnlock, RevealSeed, VoidDeals, hash_points
from kaartbord.sealed.pack import EnvelopeAddress, GivenCard, Pack
from kaartbord.sealed.seat.draft import MessageDraft
from kaartbord.sealed.table import SealedTable
from support.sealed.party import Party
from support.sealed.tables import SMALL

FOUR = (0,), (1,), (2,), (3,)


@pytest.fixture(autouse=True)
def form() -> int:
    """All of it is about this form."""
    return STRICT


def signed(
    device: Device, table: SealedTable, said: tuple[messages.Operation, ...], at: int, before: bytes
) -> LogEntry:
    """A message of a program that checks nothing, after which the table is said to be so."""
    entry = LogEntry(device.seat, said, fixed_tables.digest_of(table))
    chain = device.log.chain
    text = chain.signed(chain.head(at, before, entry), entry)
    return entry._replace(signature=device.group.sign(device.keys.signing_seed, text))


def full(device: Device, table: SealedTable, entries: list[LogEntry], first: int, before: bytes) -> bytes:
    """A full link with any table and any messages."""
    said = [write_entry(entry, True) for entry in entries]
    parts = (
        first.to_bytes(2, "big"),
        before,
        len(said).to_bytes(2, "big"),
        *said,
        b"\0\0\0",
        fixed_tables.write(table),
    )
    return bytes([link.FULL]) + device.terms.write() + messages.compress(b"".join(parts))


def refused(local: SealedHistory, data: bytes) -> tuple[str, int | None]:
    """Return the fault of a link; the device must stay unchanged."""
    before = kept.write(local)
    with pytest.raises(Fault) as found:
        local.take(data)
    assert kept.write(local) == before
    return found.value.kind, found.value.seat


# ---- no table is believed


def test_no_table_is_taken_over_a_gap() -> None:
    party = Party("O", *FOUR, seed=3)
    party.play(20)
    cheat, victim = party.locals[3].devices[3], party.locals[0]
    at = victim.message_count() + 2
    entry = signed(cheat, cheat.table, (VoidDeals(0),), at, bytes(32))
    found = refused(victim, full(cheat, cheat.table, [entry], at, bytes(32)))
    assert found in [("missing", None), ("state", None), ("turn", None)]


def test_a_device_with_nothing_takes_only_a_table_that_its_own_seat_has_signed() -> None:
    party = Party("O", *FOUR, seed=3)
    party.play(24)
    sender, lost = party.locals[0], party.locals[2]
    true = sender.pack(full=True)
    letter = link.unpack(true)
    again = SealedHistory(SMALL, party.terms, lost.masters)
    again.take(true)
    assert again.table == lost.table or again.table.state == lost.table.state
    base = fixed_tables.read(SMALL, party.terms, letter.rest)  # type: ignore[arg-type]
    number = base.playing
    slots = [slot for slot, point in enumerate(base.packs[number].points) if point][:2]
    for change in (
        lambda: base.packs[number].points.__setitem__(slots[0], SMALL.mul(7, BASE)),
        lambda: base.packs[number].locks.__setitem__(slots[0], 0),
        lambda: base.joined.__setitem__(1, base.joined[3]),
    ):
        change()
        window = letter.window
        data = full(sender.devices[0], base, list(window.entries), window.first, window.before)
        new = SealedHistory(SMALL, party.terms, lost.masters)
        with pytest.raises(Fault) as found:
            new.take(data)
        assert found.value.seat is None
        assert not new.device.log.entries


def forged(party: Party, seat: int, **changes: object) -> bytes:
    """A full link with the last message of a seat once more, from a table on which things are said to be so."""
    device = party.locals[seat].copy().devices[seat]
    device.go_back(next(past for past in device.checkpoints if past.last == max(device.log.places) - 1))
    device.table = device.table.copy()
    for name, value in changes.items():
        setattr(device.table, name, value)
    device.checkpoints = ()
    assert device.speak()
    return link.pack(device, full=True)


def test_a_key_makes_nobody_believe_the_table_that_it_only_looked_on_at() -> None:
    """Else its device would show the seed of the pack that is played."""
    party = Party("K", *FOUR)
    while party.locals[0].message_count() < 9 or party.locals[0].device.log.entries[-1].seat != 1:
        assert party.hop()
    everybody_else = {0: 0b1011}
    sent = link.unpack(forged(party, 1, void_packs=frozenset({0}), given=everybody_else))
    watcher = SealedHistory(SMALL, party.terms, {})
    watcher.device.take_over(*link.checked(watcher.device, sent))
    assert watcher.table.owed(2) == [0] and watcher.table.others_gave_seed(2, 0)
    with pytest.raises(Fault, match="missing"):
        seated(watcher, party.locals[2].masters)
    true = SealedHistory(SMALL, party.terms, {})
    true.take(party.locals[1].pack(full=True))
    true = kept.read(SMALL, json.loads(json.dumps(kept.write(true))))
    assert seated(true, party.locals[2].masters).revision() == party.locals[2].revision()


def test_nobody_joins_at_a_table_of_which_the_beginning_lacks() -> None:
    party = Party("K", *FOUR)
    party.play(3)
    data = forged(party, 2, given={0: 0b0111}, void_packs=frozenset({0}))
    new = SealedHistory(SMALL, party.terms, party.locals[3].masters)
    assert refused(new, data) == ("missing", None)
    new.take(party.locals[2].pack(full=True))
    assert new.revision() == party.locals[2].revision()


def test_no_seed_leaves_a_device_that_has_not_the_whole_pack_before_all_others_gave_theirs() -> None:
    party = Party("K", (0,), (1,))
    party.play(8)
    here, lost = party.locals
    new = SealedHistory(SMALL, party.terms, lost.masters)
    new.take(here.pack(full=True))
    party.locals[1] = new
    while not any(pack.bit_count() == 2 for pack in here.table.given.values()):
        assert party.hop()
        gave = [
            e.seat
            for e in here.device.log.entries
            for op in e.operations
            if isinstance(op, RevealSeed) and op.pack == 0
        ]
        assert gave in ([], [0], [0, 1])
    assert gave == [0, 1] and not here.verdicts


# ---- history only grows


def test_who_is_not_due_is_refused_by_name() -> None:
    party = Party("K", *FOUR)
    party.play(9)
    for seat in range(4):
        local = party.locals[seat].copy()
        device = local.devices[seat]
        draft = MessageDraft(device)
        device.sign(draft)  # a message that says nothing
        other = party.locals[(seat + 1) % 4]
        assert refused(other, local.pack()) == ("turn", seat)


def test_a_shuffle_that_was_undone_is_made_in_another_order() -> None:
    party = Party("K", (0,), (1,))
    local = party.locals[0]
    local.settle()
    device = local.devices[0]
    first, lock = device.table.packs[0].points, device.keys.seed(0)
    device.go_back(device.checkpoints[0])
    assert device.keys.seed(0) != lock
    local.settle()
    assert not {*device.table.packs[0].points} & {*first}
    party.locals[1].take(local.pack())
    party.locals[1].settle()
    new = SealedHistory(SMALL, party.terms, local.masters)  # it finds which order counted
    new.take(party.locals[1].pack(full=True))
    assert new.devices[0].keys.seed(0) == device.keys.seed(0)
    found = kept.read(SMALL, json.loads(json.dumps(kept.write(local))))
    assert found.devices[0].keys.seed(0) == device.keys.seed(0)


def test_a_shuffle_that_counts_after_all_has_its_own_lock_again_and_the_next_one_another() -> None:
    party = Party("K", (0,), (1,))
    local, seeds = party.locals[0], list[bytes]()
    local.settle()
    device, said = local.devices[0], local.pack()
    for _ in range(3):
        seeds.append(device.keys.seed(0))
        device.go_back(device.checkpoints[0])
        local.take(said)
        assert device.keys.seed(0) == seeds[0]
        found = kept.read(SMALL, json.loads(json.dumps(kept.write(local))))
        found.devices[0].go_back(found.devices[0].checkpoints[0])
        device.go_back(device.checkpoints[0])
        assert device.keys.seed(0) == found.devices[0].keys.seed(0) not in seeds
        local.settle()


def test_nobody_signs_another_table_behind_a_later_message_of_a_second_seat() -> None:
    """Else whoever takes it could bring nobody back with a full link."""
    party = Party("K", (0,), (1, 2), (3,))
    while not party.locals[1].can_choose(1) or party.locals[0].table.playing < 0:
        assert party.hop()
    liar, true = party.locals[1].copy(), fixed_tables.digest_of
    for seat in (1, 2):
        with pytest.MonkeyPatch.context() as patch:
            if seat == 1:
                patch.setattr("kaartbord.sealed.device.digest_of", lambda table: true(table)[::-1])
            legal = party.terms.rules.legal(liar.devices[seat].view, seat)
            liar.act(seat, legal[0])
    said = liar.device.log.entries[-2:]
    assert [entry.seat for entry in said] == [1, 2]
    assert refused(party.locals[0], liar.pack()) == ("state", None)


# ---- seeds are owed


@pytest.mark.parametrize("code", ["K", "L"])
def test_who_withholds_a_seed_is_refused_by_name(code: str) -> None:
    party = Party(code, (0,), (1,))
    true = MessageDraft.seeds
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(MessageDraft, "seeds", lambda draft: None if draft.device.seat == 1 else true(draft))
        patch.setattr(SealedTable, "finish", finish(1))
        with pytest.raises(Fault) as found:
            party.play(5000)
    assert (found.value.kind, found.value.seat) == ("withheld", 1)


def finish(liar: int):
    """The end of a message, which a liar's own program does not check."""
    true = SealedTable.finish

    def checked(table: SealedTable, seat: int, proofs=None) -> None:
        if seat == liar and proofs is None:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(SealedTable, "owed", lambda *_: [])
                true(table, seat, proofs)
        else:
            true(table, seat, proofs)

    return checked


def test_in_the_end_the_seeds_of_all_packs_are_shown() -> None:
    party = Party("P", (0,), (1,), house={"limit": 5})
    while party.hop():
        pass
    for local in party.locals:
        assert local.next_revealing_seat() is None and local.all_hands_known()
        assert sorted(local.judge.audited) == [*range(local.table.playing + 1)]


# ---- unlocking is proved, and copies are no cards


def lying_unlock(scalar: int, brought: Callable[[list[bytes]], list[bytes]] = list):
    """Another lock comes off than was put on, with the best proof that there is of it; `brought` are the points that
    come along, of those that should."""

    def unlock(draft: MessageDraft, places) -> None:
        for number in sorted({number for number, _ in places}):
            pack, device = draft.table.packs[number], draft.device
            slots = tuple(slot for which, slot in places if which == number)
            lock = lock_of(device.keys.seed(number))
            old = [pack.points[slot] or BASE for slot in slots]
            new = SMALL.mul_many(inverse(lock + scalar), old)
            made = {(number, slot): point for slot, point in zip(slots, new, strict=True)}
            hashes = tuple(hash_points([made[number, slot] for slot in group]) for group in pack.groups(slots))
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr("kaartbord.sealed.proofs.holds", lambda *_, **__: True)
                own = {place for place, by in draft._unseen().items() if by == device.seat}
                carried = old if own & made.keys() else []
                said = ProvedUnlock(number, slots, hashes, bytes(48), tuple(carried))
                draft.do(said, made)
                draft.operations[-1] = said._replace(befores=tuple(brought(carried)))

    return unlock


@pytest.mark.parametrize("seat", [1, 3])
def test_who_takes_another_lock_off_is_named_at_once(seat: int) -> None:
    """Also who shuffles last, and unlocks in the same message."""
    party = Party("K", *FOUR)
    with pytest.MonkeyPatch.context() as patch:
        true, lie = MessageDraft.unlock, lying_unlock(5)
        patch.setattr(MessageDraft, "unlock", lambda draft, at: (lie if draft.device.seat == seat else true)(draft, at))
        with pytest.raises(Fault) as found:
            party.play(8)
    assert (found.value.kind, found.value.seat) == ("unlock", seat)


@pytest.mark.parametrize("brought", [lambda old: [], lambda old: old[:1], lambda old: [*old, BASE]])
def test_a_proof_is_not_passed_over_as_points_are_held_back(brought) -> None:
    """Of those that were shuffled in the same message some do not come along, or more than there are."""
    party, true = Party("K", *FOUR), MessageDraft.unlock
    lie = lying_unlock(5, brought)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(MessageDraft, "unlock", lambda draft, at: (lie if draft.device.seat == 3 else true)(draft, at))
        with pytest.raises(Fault) as found:
            party.play(8)
    assert found.value.kind == "unlock"
    assert found.value.seat in (None, 3)
    assert party.sent == 4, "it is refused by who hears of it first"


def test_a_card_that_is_known_already_is_taken_for_none_and_nobody_is_named() -> None:
    party = Party("K", *FOUR)
    party.play(8)
    local = party.locals[2]
    device = local.devices[2]
    (place, card), *_ = ((at, card) for at, card in device.cards.items() if at[1] not in device.table.packs[0].opened)
    table = device.table.copy()
    other = next(slot for slot in table.packs[0].of(0))
    table.packs[0].opened[other] = card or 0
    device.table = table
    device.look()
    assert device.cards[place] is None and place in device.dark
    local.check()
    assert local.verdicts == {0: ("card", None)}


def test_nobody_complains_of_a_good_envelope_as_its_card_is_known_twice() -> None:
    party = Party("T", *FOUR)
    while not (received := party.locals[2].devices[2].received):
        assert party.hop()
    device, ((number, slot), _) = party.locals[2].devices[2], received.popitem()
    device.received[number, slot] = party.locals[2].copy().devices[2].received.get((number, slot), bytes(64))
    table = device.table = device.table.copy()
    table.packs[number].opened[table.packs[number].of(0)[0]] = device.cards[number, slot] or 0
    device.look()
    assert (number, slot) in device.dark and not device.complaints


# ---- voids, complaints


def test_a_deal_is_void_once_a_second_seat_wants_it() -> None:
    party = Party("K", *FOUR)
    party.play(10)
    here, there = party.locals[1], party.locals[2]
    stood = here.table.start
    call_off(here, 0)
    party.send(here)
    assert not there.table.void_packs and seat_wanting_void(there) == 1 and not can_call_off(here, 0)
    with pytest.raises(Fault, match="again"):
        call_off(here, 0)
    party.play(party.sent + 1)  # one voice stops nobody
    call_off(there, 0)
    party.send(there)
    assert all(local.table.void_packs == {0} and local.table.start == stood for local in party.locals)
    assert seat_wanting_void(here) is None


def test_an_envelope_with_nothing_good_in_it_is_complained_of_by_itself_and_its_giver_named() -> None:
    """Only that one is opened to all; and one voice is enough to call the deal off then."""
    party, true = Party("T", *FOUR), Device.envelope

    def spoiled(*args: Any) -> bytes:
        return true(*args)[:-1] + b"?"

    while not any(gift.envelope for pack in party.locals[0].table.packs.values() for gift in pack.gifts.values()):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Device, "envelope", spoiled)
            assert party.hop()
    for _ in range(4):
        if any(pack.blamed for pack in party.locals[0].table.packs.values()):
            break
        assert party.hop()
    entry = next(e for e in party.locals[0].device.log.entries for op in e.operations if isinstance(op, Complain))
    number, (kind, giver) = next((n, p.blamed) for n, p in party.locals[0].table.packs.items() if p.blamed)
    assert kind == "gift" and giver != entry.seat
    for local in (*party.locals, party.watcher):
        assert local.verdicts[number] == ("gift", giver)
    found = kept.read(SMALL, json.loads(json.dumps(kept.write(party.locals[0]))))
    assert found.table.packs[number].blamed == ("gift", giver)
    call_off(party.locals[giver - 1], number)
    party.send(party.locals[giver - 1])
    assert number in party.locals[0].table.void_packs


def test_an_address_is_used_for_one_envelope_alone() -> None:
    """So who complains of one opens no other, whatever it was sealed with."""
    party, asks = Party("O", *FOUR, seed=3), dict[bytes, tuple[int, int]]()
    filled = set[tuple[int, int, bytes]]()
    while party.locals[0].table.playing < 1:
        assert party.hop()
        for number, pack in party.locals[0].table.packs.items():
            for slot, gift in pack.gifts.items():
                if gift.envelope:
                    assert gift.ask and len(gift.envelope) == 65
                    filled.add((number, slot, gift.envelope))
                    assert asks.setdefault(gift.ask.address, (number, gift.ask.number)) == (
                        number,
                        gift.ask.number,
                    )
    assert len(asks) == len(filled) > 4


@pytest.mark.parametrize("twice", [True, False])
def test_an_envelope_that_nobody_asked_for_is_refused(twice: bool) -> None:
    """None is addressed to what another was addressed to before, nor to what its giver made up."""
    party, true = Party("T", *FOUR), Pack.copy

    def asking(pack: Pack) -> Pack:
        other = true(pack)
        used = {gift.receiver: gift.ask for gift in pack.gifts.values() if gift.ask} if twice else {}
        other.asks = {chair: EnvelopeAddress(1, BASE) for chair in range(4)} | used | other.asks
        return other

    while True:
        before = [local.copy() for local in party.locals]
        owed = due.seats_due_envelopes(party.locals[0].table)
        laid = party.locals[0].table.laid
        giver = next((seat for seat in range(4) if laid and party.locals[seat].can_choose(seat)), None)
        if giver is not None and (giver + 2) % 4 not in laid and not owed:
            break
        assert party.hop()
    liar = before[giver].copy()
    device = liar.devices[giver]
    legal = liar.terms.rules.legal(device.view, giver)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Pack, "copy", asking)
        patch.setattr(MessageDraft, "_give", lambda draft, pack, slot: draft.do(device_gives(draft, pack, slot)))
        device.speak(next(action for action in legal if action.kind == "give"))
    for seat, local in enumerate(before):
        if seat != giver:
            assert refused(local, liar.pack()) == ("gift", giver)


def device_gives(draft: MessageDraft, pack: Pack, slot: int) -> AddressedGift:
    """A gift whose envelope is there before anybody has asked for one."""
    giver, device = pack.owners[slot], draft.device
    receiver = draft.table.terms.dealing.receiver(draft.table.state, giver)
    envelope = device.envelope(pack, slot, giver, receiver)
    return AddressedGift(pack.number, slot, receiver, envelope, device.keys.address)


def test_who_complains_of_a_good_envelope_is_named() -> None:
    party = Party("T", *FOUR)
    gifts = list[tuple[int, int, GivenCard]]()
    while not gifts:
        assert party.hop()
        packs = party.locals[0].table.packs
        gifts = [(n, s, g) for n, pack in packs.items() for s, g in pack.gifts.items() if g.envelope]
    number, slot, gift = gifts[0]
    liar = party.locals[gift.receiver]
    draft = MessageDraft(liar.devices[gift.receiver])
    draft.do(liar.devices[gift.receiver].complaint((number, slot)))
    liar.devices[gift.receiver].sign(draft)
    party.send(liar)
    assert party.watcher.verdicts[number] == ("complaint", gift.receiver)
    call_off(liar, number)  # by itself it cannot end a deal that it loses
    party.send(liar)
    assert not party.watcher.table.void_packs and seat_wanting_void(party.watcher) == gift.receiver


# ---- what comes from elsewhere is a link or a refusal


def test_what_is_no_link_is_refused_and_nothing_else_happens() -> None:
    party, dice = Party("O", (0,), (1,), seed=2), random.Random(5)
    party.play(30)
    cheat, victim = party.locals[1].devices[1], party.locals[0]
    raw, taken = fixed_tables.write(cheat.table), 0
    for _ in range(150):
        data = bytearray(raw)
        for _ in range(dice.choice((1, 1, 2, 3))):
            at = dice.randrange(len(data))
            data[at : at + dice.choice((0, 1, 1, 2))] = bytes([dice.choice((0, 1, 2, 3, 255, dice.randrange(256)))])
        at = victim.message_count() + 1
        head = cheat.log.places[victim.message_count()].head
        said = [write_entry(LogEntry(1, (VoidDeals(0),), bytes(16), bytes(64)), True)]
        body = b"".join([at.to_bytes(2, "big"), head, b"\0\1", *said, b"\0\0\0", bytes(data)])
        sent = bytes([link.FULL]) + party.terms.write() + messages.compress(body)
        for local in (victim, SealedHistory(SMALL, party.terms, victim.masters)):
            try:
                local.take(sent)
                taken += 1
            except Fault:
                pass
    assert not taken


def test_who_sent_points_that_were_changed_on_the_way_is_not_named() -> None:
    party, dice = Party("K", *FOUR), random.Random(3)
    for _ in range(9):
        before = [local.copy() for local in party.locals]
        assert party.hop()
        sent = next(
            new
            for new, old in zip(party.locals, before, strict=True)
            if new.own_message_count() > old.own_message_count()
        )
        data = sent.pack()
        for _ in range(30):
            changed = bytearray(data)
            changed[dice.randrange(len(data) // 2, len(data))] ^= 1 << dice.randrange(8)
            for local in before:
                if not local.devices.keys() & sent.devices.keys():
                    try:
                        local.copy().take(bytes(changed))
                    except Fault as fault:
                        assert fault.seat is None, fault


def test_audits_go_on_after_a_full_link() -> None:
    party = Party("K", (0,), (1,))
    party.play(8)
    new = SealedHistory(SMALL, party.terms, party.locals[1].masters)
    new.take(party.locals[0].pack(full=True))
    party.locals[1] = new
    while len(new.judge.audited) < 2:
        assert party.hop()
    assert {1, 2} <= new.judge.audited.keys()


def test_a_backup_waits_for_what_another_device_knows() -> None:
    party = Party("K", (0,), (1,))
    while not party.locals[0].can_choose(0):
        party.hop()
    backup, last = party.locals[0].pack(full=True), party.locals[1].pack()
    old = SealedHistory(SMALL, party.terms, party.locals[0].masters)
    old.take(backup, own=True)
    assert old.restored and not old.can_choose(0) and not old.settle()
    found = kept.read(SMALL, json.loads(json.dumps(kept.write(old))))
    assert found.restored
    assert sync.reached(old, last) and not sync.reached(old, link.name(party.locals[0].terms))
    party.hop()
    party.hop()
    old.take(party.locals[1].pack(full=True))
    assert old.restored and not old.settle(), "a cheat may have sent an early part of it: its player is asked"
    assert old.revision() == party.locals[1].revision()


def test_a_second_seat_is_played_on_a_device_that_knows_the_match() -> None:
    party = Party("K", *FOUR)
    party.play(12)
    here, gone = party.locals[0], party.locals[2]
    both = seated(here, gone.masters)
    assert both.devices.keys() == {0, 2}
    assert both.devices[2].view.hands == gone.devices[2].view.hands
    assert both.revision() == here.revision()


def test_more_than_a_byte_of_messages_travels() -> None:
    party = Party("K", (0,), (1,))
    party.play(60)
    device = party.locals[0].device
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(link, "news", lambda log, _: log.since(1, 60)._replace(entries=(*log.entries,) * 5))
        assert len(link.unpack(link.pack(device)).window.entries) == 300


# ---- what is counted, and ends in words


@pytest.mark.parametrize("code", ["K", "P"])
def test_once_the_packs_are_used_up_the_game_goes_on_in_a_match_of_its_own(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (table_module, due):
        monkeypatch.setattr(module, "LAST_PACK", 1)
    party = Party(code, (0,), (1,))
    while party.hop():
        assert party.locals[0].table.playing <= 1
    for local in party.locals:
        assert local.is_full and local.table.is_used_up and local.due_seats()
        assert not any(map(local.can_choose, local.devices)) and not local.settle()
    here, there = party.locals
    assert here.resumable_position() == here.terms.rules.write(here.table.state) == there.resumable_position()
    on = SealedHistory(SMALL, successor.going_on(here, bytes([9]) * 16), {0: bytes([9]) * 32, 1: bytes([8]) * 32})
    assert on.settle() and on.setup_progress() is None and not on.is_full
    cheat = here.device
    draft = MessageDraft(cheat)
    with pytest.raises(Fault, match="turn"):
        draft.shuffle(2)


def test_no_room_for_more_is_said_before_it_comes_to_that(monkeypatch: pytest.MonkeyPatch) -> None:
    party = Party("K", (0,), (1,))
    party.play(6)
    here = party.locals[0]
    assert not here.is_full
    for module, name, most in ((table_module, "SPARE", 1024), (local_module, "MOST_PLACES", 20)):
        with monkeypatch.context() as patch:
            patch.setattr(module, name, most)
            assert here.is_full and not here.settle() and not here.can_choose(0)
    assert here.resumable_position() is not None


def test_a_table_of_endless_steps_is_torn(monkeypatch: pytest.MonkeyPatch) -> None:
    party = Party("K", (0,), (1,))
    party.play(8)
    device = party.locals[0].device
    monkeypatch.setattr(fixed_tables, "MOST_STEPS", (1, 1, 1))
    with pytest.raises(Fault, match="torn"):
        fixed_tables.read(SMALL, party.terms, messages.ByteReader(fixed_tables.write(device.table)))


def test_a_link_has_no_more_signatures_than_seats() -> None:
    """Each costs who reads it as much as a long letter."""
    party = Party("K", (0,), (1,))
    party.play(6)
    device = party.locals[0].device
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(link, "bare_but_last", list)
        patch.setattr(link, "news", lambda log, _: log.since(1, 6))
        assert all(entry.signature for entry in device.log.entries[:1])
        with pytest.raises(Fault, match="torn"):
            link.unpack(link.pack(device))


def test_a_device_that_always_finds_something_to_say_falls_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    party = Party("K", (0,), (1,))
    local, before = party.locals[0], party.locals[0].message_count()

    def says(device: Device, _: object) -> bool:
        device.sign(MessageDraft(device))
        return True

    monkeypatch.setattr(SealedHistory, "_speaker", lambda local: local.devices[0])
    monkeypatch.setattr(Device, "speak", says)
    assert local.settle()
    assert local.message_count() == before + local_module.MAX_DUE_MESSAGES * 2


def test_a_shuffle_is_undone_as_often_as_anybody_likes() -> None:
    keys = Keys(SMALL, bytes(32), bytes(16))
    seeds = set()
    for attempt in (0, 1, 255, 256, 257, 70_000):
        keys.attempts[3] = attempt
        seeds.add(keys.seed(3))
    assert len(seeds) == 6


def test_whatever_goes_wrong_where_a_link_is_read_is_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    party = Party("K", (0,), (1,))
    party.play(6)
    before, data = party.locals[1].copy(), party.locals[0].copy()
    while not data.settle() and not data.can_choose(0):
        assert party.hop()
        before, data = party.locals[1].copy(), party.locals[0].copy()
    if data.can_choose(0):
        data.act(0, data.terms.rules.legal(data.device.view, 0)[0])
    for error in (KeyError, IndexError, ValueError, OverflowError, TypeError, AttributeError):

        def fails(*_: object, error: type[Exception] = error) -> None:
            raise error

        for method in ("look", "take_over"):
            with monkeypatch.context() as patch:
                patch.setattr(Device, method, fails)
                assert refused(before, data.pack()) == ("torn", None)
        with monkeypatch.context() as patch:
            patch.setattr(Log, "parting", fails)
            with pytest.raises(Fault, match="torn"):
                sync.resolve_conflict(before, data.pack())
    before.take(data.pack())
