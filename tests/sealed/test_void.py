"""Deals that are void: the board as it was before them, who cheated, and another deal from a new pack."""

from __future__ import annotations

import json

import pytest
from kaartbord.sealed import link
from kaartbord.sealed.course.terms import LEAN
from kaartbord.sealed.faults import Fault
from kaartbord.sealed.group import BASE, inverse
from kaartbord.sealed.history import calling_off, kept
from kaartbord.sealed.history.history import SealedHistory
from kaartbord.sealed.keys import lock_of
from kaartbord.sealed.messages import Unlock, VoidDeals, hash_points
from kaartbord.sealed.seat.draft import MessageDraft
from kaartbord.sealed.table import MOST_PACKS
from support.long import long
from support.sealed.party import Party
from support.sealed.tables import SMALL

TABLES = [("K", (0,), (1, 2), (3,)), ("P", (0,), (1, 2))]
MORE = [("T", (0, 2), (1,)), ("O", (0, 1, 3), (2,)), ("L", (0,), (1,))]


def call_off(party: Party, at: int, pack: int) -> None:
    for local in (party.locals[at], *party.locals):  # in the strict form a second voice is needed
        if calling_off.can_call_off(local, pack):
            calling_off.call_off(local, pack)
            party.send(local)


def settled(party: Party) -> None:
    """Everybody says what is due, until somebody has to choose."""
    for _ in range(30):
        for local in party.locals:
            if local.settle():
                party.send(local)


def false_unlock(party: Party, seat: int) -> None:
    """A seat takes another lock off than it put on, for the first time that it unlocks anything."""
    local = next(local for local in party.locals if seat in local.devices)
    device = local.devices[seat]

    def unlock(draft: MessageDraft, places) -> None:
        number = min(number for number, _ in places)
        pack = draft.table.packs[number]
        slots = tuple(slot for which, slot in places if which == number)
        lock = inverse(lock_of(device.keys.seed(number)) + 5)
        new = SMALL.mul_many(lock, [pack.points[slot] or BASE for slot in slots])
        made = {(number, slot): point for slot, point in zip(slots, new, strict=True)}
        hashes = tuple(hash_points([made[number, slot] for slot in group]) for group in pack.groups(slots))
        draft.do(Unlock(number, slots, hashes), made)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(MessageDraft, "unlock", lambda draft, places: unlock(draft, places) if places else None)
        assert local.settle()
    party.send(local)


@pytest.mark.parametrize("table", [*TABLES, *long(*((table,) for table in MORE))])
def test_a_deal_is_called_off_in_the_middle_and_made_again(table) -> None:
    party = Party(*table)
    party.play(22)
    here = party.locals[0]
    while len(here.table.steps) < here.table.first + 3:
        party.hop()
    pack, start, dealer = here.table.playing, here.table.start, len(here.table.steps[: here.table.first])
    call_off(party, 0, pack)
    for local in (*party.locals, party.watcher):
        assert local.table.start == start
        assert local.table.steps[:dealer] == local.table.steps[: local.table.cuts[0]]
        assert local.play.match.undo_count == 1
        assert not local.verdicts
    settled(party)
    assert here.table.playing > pack
    assert pack in here.judge.audited
    assert not here.verdicts
    party.play(party.sent + 25)
    game = party.terms.rules
    for local in (*party.locals, party.watcher):
        play = local.play
        for seat, device in local.devices.items():
            assert [game.view(ply.after, seat) for ply in play.plies] == device.views[1:]
        assert game.view(play.state, None) == local.table.state
        assert len(play.plies) == len(local.table.steps) > dealer + 2
        assert sorted(play.match.choices) == list(play.match.choices)
        found = kept.read(SMALL, json.loads(json.dumps(kept.write(local))))
        assert (found.play, found.table.void_packs, found.judge.audited) == (play, {pack}, local.judge.audited)


@pytest.mark.parametrize("seed", [2, 4])
def test_a_void_pack_is_audited_although_the_next_deal_from_it_was_unlocked_in_part(seed: int) -> None:
    party = Party("K", (0,), (1, 2), (3,), seed=seed)
    party.play(22)
    here = party.locals[0]
    assert any(
        pack.stages[slot] >= here.table.dealt and bin(pack.locks[slot]).count("1") < 4
        for pack in here.table.packs.values()
        for slot, chair in enumerate(pack.owners)
        if chair >= 0
    )
    call_off(party, 0, 0)
    settled(party)
    assert 0 in here.judge.audited


def test_who_unlocked_another_lock_is_named_once_the_deal_is_called_off() -> None:
    party = Party("K", (0,), (1,), (2,), (3,), form=LEAN)
    party.play(4)
    false_unlock(party, 1)
    while party.locals[0].device.dark == [] and party.hop():
        pass
    here = party.locals[0]
    assert here.verdicts == {0: ("card", None)}
    assert calling_off.pack_to_call_off(here) == 0
    call_off(party, 0, 0)
    settled(party)
    for local in (*party.locals, party.watcher):
        assert local.verdicts == {0: ("unlock", 1)}
        assert calling_off.pack_to_call_off(local) in (1, None)
        assert not any(device.dark for device in local.devices.values())
    assert here.table.playing == 1
    party.play(party.sent + 20)
    assert len(here.table.steps) > 15


def test_what_an_audit_finds_later_puts_the_board_back_before_that_deal() -> None:
    party = Party("K", (0,), (1,))
    party.play(2)
    here, there = party.locals
    start = here.table.start
    steps = [step for step in here.table.steps if step.kind == "lot"]
    true = MessageDraft.seeds

    def seeds(draft: MessageDraft) -> None:
        with pytest.MonkeyPatch.context() as other:
            if draft.device.seat == 1:
                other.setattr(draft.device.keys, "seed", lambda pack: bytes(32))
            true(draft)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(MessageDraft, "seeds", seeds)
        while not here.verdicts and party.hop():
            pass
    assert here.verdicts == {0: ("seed", 1)}
    assert here.table.playing == 1
    call_off(party, 0, 0)
    assert here.table.start == here.table.state == there.table.state == start
    assert list(here.table.steps) == steps
    assert here.table.void_packs == {0, 1}
    settled(party)
    assert here.table.playing >= 2


def test_a_device_that_lost_its_memory_goes_on_after_a_void_deal() -> None:
    party = Party("K", (0,), (1,))
    party.play(9)
    call_off(party, 0, 0)
    here, lost = party.locals
    new = SealedHistory(SMALL, party.terms, lost.masters)
    new.take(here.pack(full=True))
    party.locals[1] = new
    settled(party)
    party.play(party.sent + 12)
    assert here.play.match.undo_count == 1
    assert here.table.state == new.table.state
    assert len(here.table.steps) > 4


def test_a_deal_is_not_called_off_twice_nor_before_it_is_made_nor_after_the_end() -> None:
    party = Party("P", (0,), (1,), house={"limit": 5})
    here = party.locals[0]

    def refused(pack: int) -> tuple[str, int | None]:
        with pytest.raises(Fault) as found:
            MessageDraft(here.device).do(VoidDeals(pack))
        return found.value.kind, found.value.seat

    party.play(1)
    assert refused(0) == ("turn", 0)
    party.play(12)
    pack = here.table.playing
    assert refused(pack + 1) == ("turn", 0)
    assert calling_off.can_call_off(here, pack)
    call_off(party, 0, pack)
    assert refused(pack) == ("again", 0)
    assert not calling_off.can_call_off(here, pack)
    party.play(5000)
    assert not here.due_seats()
    assert refused(here.table.playing) == ("turn", 0)
    assert here.play.state == party.watcher.play.state
    assert not here.verdicts
    assert link.unpack(here.pack()).window.last == max(here.device.log.places)


def test_deals_are_called_off_so_often_at_most_that_the_match_can_be_written_down(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert MOST_PACKS < 255
    for module in ("table", "history.calling_off"):
        monkeypatch.setattr(f"kaartbord.sealed.{module}.MOST_PACKS", 5)
    party = Party("K", (0,), (1,))
    party.play(4)
    while calling_off.can_call_off(party.locals[0], party.locals[0].table.playing):
        call_off(party, 0, party.locals[0].table.playing)
        settled(party)
    assert party.locals[0].table.playing == 5
    with pytest.raises(Fault, match="turn"):
        MessageDraft(party.locals[0].device).do(VoidDeals(5))
    party.play(party.sent + 12)
    assert party.locals[0].table.playing >= 5
