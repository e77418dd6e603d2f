"""Several seats of a sealed match on one device, as the page plays them."""

from __future__ import annotations

import json

import pytest
from kaartbord.games import GAMES
from kaartbord.match.setup import house_rule_choices
from kaartbord.rules.protocol import DEALER
from kaartbord.sealed import audit, link
from kaartbord.sealed.due import links
from kaartbord.sealed.faults import Fault
from kaartbord.sealed.history import kept, sync
from kaartbord.sealed.history.history import SealedHistory
from kaartbord.sealed.history.masters import fits
from kaartbord.sealed.keys import read_masters
from support.sealed.party import Party, Plain
from support.sealed.tables import SMALL

TABLES = [
    ("K", (0,), (1, 2), (3,)),
    ("T", (0, 2), (1,)),
    ("P", (0,), (1, 2)),
    ("O", (0, 1, 3), (2,)),
    ("L", (0,), (1,)),
]


@pytest.mark.parametrize("table", TABLES)
def test_a_device_knows_the_hands_of_its_seats_and_no_other(table) -> None:
    party = Party(*table)
    party.play(40)
    game = party.terms.rules
    for local in (*party.locals, party.watcher):
        play = local.play
        for seat, device in local.devices.items():
            assert [game.view(ply.after, seat) for ply in play.plies] == device.views[1:]
            assert [game.seen(ply.before, ply.seat, ply.action, seat) for ply in play.plies]
        assert game.view(play.state, None) == local.table.state
        assert len(play.plies) == len(local.table.steps) > 20
        assert play.plies[-1].after == play.state


def test_after_the_end_all_hands_lie_open() -> None:
    party = Party("P", (0,), (1, 2), house={"limit": 5})
    party.play(5000)
    game = party.terms.rules
    one, other, watcher = (local.play for local in (*party.locals, party.watcher))
    assert not party.locals[0].due_seats() and game.score(one.state).winners
    assert one.state == other.state == watcher.state
    assert one.plies == other.plies
    states = audit.followed(party.locals[0].table, party.locals[0].judge.faces(party.locals[0].table))
    assert [one.plies[0].before, *(ply.after for ply in one.plies)] == states
    assert all(ply.radix > 0 for ply in one.plies if ply.seat != DEALER)


@pytest.mark.parametrize("table", TABLES)
def test_a_device_that_was_put_away_goes_on_as_it_was(table) -> None:
    party = Party(*table)
    for hops in (1, 6, 12, 30, 60):
        party.play(hops)
        for at, local in enumerate(party.locals):
            found = kept.read(SMALL, json.loads(json.dumps(kept.write(local))))
            assert (found.terms, found.masters, found.due_seats()) == (local.terms, local.masters, local.due_seats())
            assert found.play == local.play
            assert link.pack(found.device) == link.pack(local.device)
            assert found.judge.audited == local.judge.audited
            party.locals[at] = found
    assert party.sent == 60


def test_what_somebody_sent_twice_is_stale() -> None:
    party = Party("K", (0,), (1,))
    party.locals[0].settle()
    data = link.pack(party.locals[0].device)
    party.locals[1].take(data)
    with pytest.raises(Fault) as found:
        party.locals[1].take(data)
    assert found.value.kind == "stale"


def test_a_key_and_the_full_link_of_another_bring_a_lost_seat_back() -> None:
    party = Party("K", (0,), (1,))
    party.play(7)
    here, lost = party.locals
    masters = read_masters(lost.secrets())
    assert masters.keys() == {1}
    letter = link.unpack(link.name(lost.terms))
    assert letter.is_name_only
    assert letter.terms == party.terms
    new = SealedHistory(SMALL, party.terms, masters)
    with pytest.raises(Fault, match="stale"):
        new.take(link.name(lost.terms))
    assert not fits(new, masters)
    new.take(here.pack(full=True))
    assert fits(new, masters)
    assert not fits(new, {1: bytes(32)})
    assert not fits(new, {0: masters[1]})
    assert new.play.state == lost.play.state
    with pytest.raises(Fault, match="torn"):
        read_masters(lost.secrets()[:-1])


def test_two_moves_at_one_moment_are_evidence_that_is_kept() -> None:
    party = Party("O", (0,), (1,))
    here, there = party.locals
    while not there.can_choose(1):
        party.hop()
    one, other = there.copy(), there.copy()
    for local, action in zip((one, other), there.terms.rules.legal(there.play.state, 1), strict=False):
        local.act(1, action)
    assert there.revision() not in (one.revision(), other.revision())
    here.take(one.pack())
    before = here.revision()
    with pytest.raises(Fault) as found:
        here.copy().take(other.pack())
    assert here.judge.note(found.value, other.pack())
    assert here.judge.note(found.value, other.pack())
    assert here.revision() == before
    assert here.evidence == [("two_moves", 1, other.pack())]
    assert kept.read(SMALL, json.loads(json.dumps(kept.write(here)))).evidence == here.evidence
    assert not here.judge.note(Fault("signature", 1), b"")
    assert len(here.evidence) == 1


def test_where_two_devices_took_one_seat_the_longer_history_counts_and_then_the_lower_key() -> None:
    party = Party("K", (0,), (1,), (2,), (3,))
    first = party.locals[0]
    first.settle()
    rivals = [SealedHistory(SMALL, party.terms, {1: bytes([n]) * 32}) for n in (7, 8)]
    for rival in rivals:
        rival.take(first.pack())
        rival.settle()
    low, high = sorted(rivals, key=lambda rival: rival.table.joined[1].key)
    with pytest.raises(Fault, match="taken"):
        low.copy().take(high.pack())
    with pytest.raises(Fault, match="stale"):
        sync.resolve_double_join(low, high.pack())
    out = sync.resolve_double_join(high, low.pack())
    assert not out.masters
    assert out.revision() == low.revision()

    third = party.locals[2]  # it knows the history that did not count, and goes on with it
    third.take(high.pack())
    third.settle()
    again = sync.resolve_double_join(low, third.pack())
    assert not again.masters
    first.take(low.pack())
    host = sync.resolve_double_join(first, third.pack())
    assert (host.masters.keys(), host.revision()) == ({0}, third.revision())


def test_no_seat_changes_hands_once_cards_have_been_played() -> None:
    party = Party("K", (0,), (1,))
    party.play(5)
    here, there = party.locals
    assert here.setup_progress() is None
    with pytest.raises(Fault, match="taken"):
        sync.resolve_double_join(here, there.pack())


def test_the_keys_of_a_table_look_the_same_on_all_devices_and_others_if_one_of_them_is_another() -> None:
    party = Party("K", (0,), (1,))
    party.play(1)
    assert party.locals[0].key_fingerprint(15) == ()
    party.play(4)
    here, there = party.locals
    assert here.key_fingerprint(15) == there.key_fingerprint(15) == party.watcher.key_fingerprint(15)
    assert len(here.key_fingerprint(15)) == 18 and max(here.key_fingerprint(15)) < 15
    assert 15**18 > 2**64
    other = Party("K", (0,), (1,))
    other.locals[1] = SealedHistory(SMALL, other.terms, {1: bytes(32)})
    other.play(4)
    same = [a == b for a, b in zip(here.key_fingerprint(15), other.locals[0].key_fingerprint(15), strict=True)]
    assert sum(same) < 9


def test_who_is_out_long_before_the_end_is_not_waited_for_and_shows_its_seeds_in_the_end() -> None:
    """Its device opens no link meanwhile, and links do not grow."""
    party, longest = Party("P", (0,), (1,), (2,), (3,), (4,), (5,), house={"limit": 5}), 0
    away = None
    while party.locals[0].next_revealing_seat() is None:
        assert party.hop()
        table = party.locals[0].table
        longest = max(longest, len(link.news(party.locals[0].device.log, table.active_seats).entries))
        if away is None and len(table.active_seats) == 5:
            away = party.locals[next(seat for seat in range(6) if seat not in table.active_seats)]
            party.locals.remove(away)
    assert away is not None
    assert longest < 40
    away.take(party.locals[0].pack())
    party.locals.append(away)
    while party.hop():
        pass
    assert all(local.next_revealing_seat() is None for local in party.locals)


@pytest.mark.parametrize("asked", ["", "blind", "was", "whistle", "four_alike"])
def test_the_first_card_of_toepen_lies_after_as_many_messages_as_the_setup_says(asked) -> None:
    """By the usual house rules of a sealed table of three six at most; every rule that asks takes some more."""
    info = GAMES["P"].INFO
    rules = house_rule_choices.adapt_to_sealing(
        info, "SpelTips", house_rule_choices.preset_values(info, "SpelTips"), sealed=True
    )
    if asked:
        rules[asked] = True
    party = Party("P", (0,), (1,), (2,), house=rules)
    party.dice = Plain()
    said = links(3) + 3 * house_rule_choices.count_asking_rules(info, rules)
    while party.locals[0].table.playing < 0 or not any(
        ply.action.kind in ("card", "toep") for ply in party.locals[0].play.plies
    ):
        assert party.hop()
    assert party.sent <= said + 1 <= (9 if asked else 6)
