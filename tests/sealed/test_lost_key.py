"""Somebody says to have lost the key of a seat: the others deal again, and who lies about it gains nothing."""

from __future__ import annotations

import pytest
from kaartbord.match import sealed_links
from kaartbord.match.sections import Section
from kaartbord.sealed.history import successor
from kaartbord.sealed.history.history import SealedHistory, match_of
from kaartbord.sealed.history.masters import fits
from kaartbord.sealed.messages import RevealSeed
from support.sealed.party import Party, left
from support.sealed.tables import SMALL


def again(party: Party, lost: int, number: int = 1) -> tuple[Party, tuple[Section, ...]]:
    """The match in which the others deal again, where one seat has a new key; and what the first of them signed."""
    first = party.locals[0 if lost else 1]
    terms = successor.going_on(first, bytes([number]) * 16)
    new = Party.__new__(Party)
    new.__dict__ |= party.__dict__ | {"terms": terms, "sent": 0, "watcher": SealedHistory(SMALL, terms, {})}
    new.locals = [SealedHistory(SMALL, terms, {seat: bytes([50 + number, seat]) * 16}) for seat in range(terms.seats)]
    if lost:
        new.locals[0].settle()
        new.send(new.locals[0])
    return new, successor.put((), first, new.locals[0 if lost else 1])


@pytest.mark.parametrize("lost", [0, 1])
def test_all_play_on_from_the_board_before_the_deal_and_see_who_signed(lost: int) -> None:
    party = left("P", (0,), (1,), (2,))
    stood = party.locals[2].table.start
    new, more = again(party, lost)
    signed = successor.founder(more, party.locals[2], new.watcher)
    assert signed == (0 if lost else 1), "also where nobody has said anything yet"
    new.play(new.sent + 12)
    assert all(local.table.opening == stood for local in new.locals) and new.locals[0].table.steps
    assert successor.founder(more, party.locals[2], new.watcher) == signed
    assert successor.founder(more, left("P", (0,), (1,), (2,)).locals[2], new.watcher) == signed
    met = sealed_links.room_match(more, match_of(new.terms))
    assert met == match_of(party.terms), "who was away finds them where the match began"
    third, further = again(new, 2, 2)
    assert sealed_links.room_match(successor.put(more, new.locals[0], third.locals[0]), match_of(third.terms)) == met
    assert further


def test_who_kept_the_key_reads_no_card_by_saying_that_it_is_lost() -> None:
    """Nothing of the deal that was left comes out: no seed of it is shown, and the old key opens nothing of the new."""
    party, cheat = left("P", (0,), (1,)), 1
    before = party.locals[cheat].copy()
    new, _ = again(party, cheat)
    while new.locals[0].table.playing < 1:
        assert new.hop()
    new.play(new.sent + 6)
    assert new.locals[0].table.playing > 0, "seeds were shown"
    shown = {
        op.seed for entry in new.locals[0].device.log.entries for op in entry.operations if isinstance(op, RevealSeed)
    }
    for seat, local in enumerate(party.locals):
        keys = local.devices[seat].keys
        assert not shown & {keys.seed(pack) for pack in range(before.table.playing + 1)}
        assert new.locals[seat].devices[seat].keys.key != keys.key
    hands = {card for seat, device in before.devices.items() for card in device.cards}
    for local in new.locals:
        with pytest.raises(Exception, match="foreign"):
            before.take(local.pack(full=True))
    assert {card for device in before.devices.values() for card in device.cards} == hands
    assert not fits(new.watcher, before.masters), "nor does it speak for the seat any more"


def test_nobody_is_led_back_to_a_board_of_before() -> None:
    """A player who had a better board some deals ago, or at the start of the match that continues, cannot continue from
    there."""
    party = left("P", (0,), (1,))
    early = successor.going_on(party.locals[0], bytes(16))
    assert successor.continues_from(party.locals[1], early)
    while party.locals[0].table.playing < 3:
        assert party.hop()
    assert not successor.continues_from(party.locals[1], early)
    assert successor.continues_from(party.locals[1], successor.going_on(party.locals[0], bytes(16)))
    assert not successor.continues_from(party.locals[1], party.terms), "nor is every match of the game one of them"
    new, _ = again(party, 1)
    sibling = successor.going_on(party.locals[1], bytes([9]) * 16)
    assert successor.continues_from(new.locals[1], sibling), "before the first card of what two began at once"
    while new.locals[0].table.playing < 2:
        assert new.hop()
    assert new.locals[1].table.start != new.locals[1].table.opening
    assert not successor.continues_from(new.locals[1], sibling)


@pytest.mark.parametrize("lost", [0, 1])
def test_what_was_signed_is_worth_nothing_for_other_keys(lost: int) -> None:
    """A reader of the link cannot begin the same match at the seat of the player who signed, or at the first one."""
    party = left("P", (0,), (1,), (2,))
    new, more = again(party, lost)
    founder = 0 if lost else 1
    stolen = SealedHistory(SMALL, new.terms, {seat: bytes([99, seat]) * 16 for seat in range(founder + 1)})
    stolen.settle()
    watcher = SealedHistory(SMALL, new.terms, {})
    watcher.take(stolen.pack())
    assert successor.founder(more, party.locals[2], watcher) is None
    for wrong in (
        (Section(successor.KIND, b""),),
        (Section(successor.KIND, more[0].body[:-1]),),
        (Section(successor.KIND, bytes([2]) + more[0].body[1:]),),
        (Section(successor.KIND, more[0].body + bytes(64)),),
    ):
        assert successor.founder(wrong, party.locals[2], watcher) is None
        assert successor.founder(wrong, party.locals[2], new.watcher) is None
