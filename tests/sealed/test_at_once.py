"""Tests of two seats that speak at the same moment: the same message counts everywhere, and the other is repeated."""

from __future__ import annotations

import json

import pytest
from kaartbord.sealed.course.terms import LEAN, STRICT
from kaartbord.sealed.faults import Fault
from kaartbord.sealed.history import kept, sync
from kaartbord.sealed.history.calling_off import call_off
from kaartbord.sealed.history.history import SealedHistory
from support.sealed.party import Party, act, at_odds
from support.sealed.tables import SMALL


def meets(local: SealedHistory, data: bytes) -> tuple[SealedHistory, str]:
    """Take a link as a page does; return the history and the kind of fault."""
    try:
        again = local.copy()
        again.take(data)
    except Fault as fault:
        if fault.kind != "at_once":
            return local, fault.kind
    else:
        return again, ""
    try:
        return sync.resolve_conflict(local, data), ""
    except Fault as fault:
        return local, fault.kind


def both(seed: int, form: int | None = None) -> tuple[Party, int, int]:
    """One plays a card, the other toeps; nobody else has heard of either. The lower seat, and the higher."""
    party, mover, caller = at_odds(seed, form)
    act(party.locals[mover], mover, "card")
    act(party.locals[caller], caller, "toep")
    return party, min(mover, caller), max(mover, caller)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_of_two_that_spoke_at_once_the_lower_seat_counts(seed: int) -> None:
    party, low, high = both(seed)
    first, second = party.locals[low], party.locals[high]
    first, why = meets(first, second.pack())
    assert why == "at_once"
    stood, said = first.revision(), len(second.device.log.entries)
    again, why = meets(second, first.pack())
    assert not why
    entries = again.device.log.entries
    assert entries[said - 1] == first.device.log.entries[-1]
    assert again.play.match.undo_count == 1
    last = again.play.plies[-1]
    if again.revision() == stood:  # what it had chosen it may not any more: it is asked again
        assert last.seat == low
    else:
        assert last.seat == high
        first, why = meets(first, again.pack())
        assert not why
    assert first.revision() == again.revision()
    assert first.table.state == again.table.state
    found = kept.read(SMALL, json.loads(json.dumps(kept.write(again))))
    assert found.play == again.play


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_who_heard_of_both_stands_where_all_stand(order: tuple[int, int]) -> None:
    party, low, high = both(1)
    third = next(seat for seat in range(3) if seat not in (low, high))
    sent = [party.locals[seat].pack() for seat in (low, high)]
    other = party.locals[third]
    for at in order:
        other, _ = meets(other, sent[at])
    assert other.revision() == party.locals[low].revision()
    assert other.play.match.undo_count == (1 if order == (1, 0) else 0)
    for seat, device in other.devices.items():
        assert [other.terms.rules.view(ply.after, seat) for ply in other.play.plies] == device.views[1:]


@pytest.mark.parametrize("seed", [2, 3, 5])
def test_before_the_strict_form_the_longer_history_counts_whoever_began_it(seed: int) -> None:
    party, low, high = both(seed, LEAN)
    third = next(seat for seat in range(3) if seat not in (low, high))
    other, why = meets(party.locals[third], party.locals[high].pack())
    assert not why
    assert other.can_choose(third)
    other.act(third, other.terms.rules.legal(other.devices[third].view, third)[0])
    assert meets(other, party.locals[low].pack())[1] == "at_once"
    first, why = meets(party.locals[low], other.pack())
    assert not why
    assert first.device.log.entries[: len(other.device.log.entries)] == other.device.log.entries


def test_nobody_signs_twice_at_one_place() -> None:
    party, low, high = both(2)
    signed: dict[tuple[int, int], bytes] = {}
    here, there = party.locals[low], party.locals[high]
    for _ in range(3):
        for local in (here, there):
            for at, known in local.device.log.places.items():
                if known.entry:
                    assert signed.setdefault((at, known.entry.seat), known.head) == known.head
        there, _ = meets(there, here.pack())
        here, _ = meets(here, there.pack())


def test_a_deal_called_off_by_two_at_once_is_void_once() -> None:
    party = Party("K", (0,), (1,))
    party.play(6)
    here, there = party.locals
    for local in party.locals:
        call_off(local, 0)
    here, why = meets(here, there.pack())
    assert why == "at_once"
    there, why = meets(there, here.pack())
    assert not why
    here, _ = meets(here, there.pack())
    assert here.revision() == there.revision()
    assert here.table.cuts == there.table.cuts
    assert len(here.table.cuts) == 1


@pytest.mark.parametrize("seed", [2, 3, 5])
def test_what_a_third_seat_has_signed_stays(seed: int) -> None:
    """So nobody can go back behind it; the lower seat says again what it said, and nobody is blamed for that. Who had
    gone back as it had not heard of it comes back."""
    party, low, high = both(seed, STRICT)
    third = next(seat for seat in range(3) if seat not in (low, high))
    other, why = meets(party.locals[third], party.locals[high].pack())
    other.act(third, other.terms.rules.legal(other.devices[third].view, third)[0])
    early = party.locals[low].pack()
    assert meets(other, early)[1] == "at_once"
    led, why = meets(party.locals[high], early)  # it has not heard of a third one
    assert not why and led.revision() != other.revision()
    while led.settle() or led.can_choose(high):
        if led.can_choose(high):
            led.act(high, led.terms.rules.legal(led.devices[high].view, high)[0])
            break
    assert {entry.seat for entry in led.device.log.after(other.message_count() - 2)} == {low, high}
    assert meets(other, led.pack())[1] == "at_once", "two have signed, but one who had spoken at that moment itself"
    back, why = meets(led, other.pack())
    assert (why, back.revision(), back.evidence) == ("", other.revision(), [])
    first, why = meets(party.locals[low], other.pack())
    assert not why
    assert first.device.log.entries[: other.message_count()] == other.device.log.entries
    last, why = meets(other, first.pack()) if first.message_count() > other.message_count() else (first, "")
    assert not why and last.revision() == first.revision()
    assert meets(last, early)[1] == "at_once"  # no proof of anything
    assert not last.evidence


def test_a_page_that_was_closed_meanwhile_goes_back_as_well() -> None:
    party, low, high = both(1, STRICT)
    second = kept.read(SMALL, json.loads(json.dumps(kept.write(party.locals[high]))))
    again, why = meets(second, party.locals[low].pack())
    kept_open, _ = meets(party.locals[high], party.locals[low].pack())
    assert not why
    assert again.revision() == kept_open.revision()
    assert again.play == kept_open.play


def test_who_spoke_first_after_all_is_named() -> None:
    """It had gone on with what another said at that place, and wants to have been there before."""
    party, low, high = both(1, STRICT)
    first, cheat = party.locals[high], party.locals[low]
    mine = cheat.pack()  # made before it heard, and kept back
    old = next(past for past in cheat.device.checkpoints if past.last == cheat.message_count() - 1)
    cheat.device.go_back(old)
    cheat.take(first.pack())
    while not any(map(cheat.can_choose, cheat.devices)):
        party.locals[low] = cheat
        other = next(local for local in party.locals if any(map(local.can_choose, local.devices)))
        seat = next(filter(other.can_choose, other.devices))
        other.act(seat, other.terms.rules.legal(other.devices[seat].view, seat)[0])
        for local in party.locals:
            if local is not other:
                local.take(other.pack())
    cheat.act(low, cheat.terms.rules.legal(cheat.devices[low].view, low)[0])
    first.take(cheat.pack())
    with pytest.raises(Fault) as found:
        first.take(mine)
    assert (found.value.kind, found.value.seat) == ("two_moves", low)


def test_before_the_strict_form_a_page_that_was_closed_meanwhile_needs_the_full_link() -> None:
    party, low, high = both(1, LEAN)
    stored = json.loads(json.dumps(kept.write(party.locals[high])))
    second = kept.read(SMALL, stored)
    again, why = meets(second, party.locals[low].pack())
    assert (again, why) == (second, "missing")
    again, why = meets(second, party.locals[low].pack(full=True))
    assert not why
    assert again.table.state == party.locals[low].table.state or again.play.plies[-1].seat == high
