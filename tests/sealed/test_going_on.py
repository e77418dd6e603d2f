"""Matches that go on from where another stood, as somebody did not come back."""

from __future__ import annotations

import json

import pytest
from kaartbord.sealed import link
from kaartbord.sealed.faults import Fault
from kaartbord.sealed.history import kept, successor
from kaartbord.sealed.history.history import SealedHistory
from kaartbord.sealed.messages import ByteReader
from support.long import long
from support.sealed.party import Party, left
from support.sealed.tables import SMALL

NONCE = bytes(range(16))
TABLES = [("K", (0,), (1,), (2,), (3,)), ("P", (0,), (1,), (2,))]
MORE = [("T", (0,), (1,), (2,)), ("L", (0,), (1,), (2,), (3,))]


@pytest.mark.parametrize("table", [*TABLES, *long(*((table,) for table in MORE))])
def test_others_go_on_without_the_cards_of_who_is_gone(table) -> None:
    """The seat is played on the device of another, and nothing is left of the locks of before."""
    party = left(*table)
    here, *others = party.locals[1:]
    stood = here.table.start
    terms = successor.going_on(here, NONCE)
    assert terms.match_id != party.terms.match_id
    seats = {0: bytes([77]) * 32, **here.masters}
    party.locals = [
        SealedHistory(SMALL, terms, seats),
        *(SealedHistory(SMALL, terms, other.masters) for other in others),
    ]
    party.watcher, party.terms, party.sent = SealedHistory(SMALL, terms, {}), terms, 0
    assert all(local.table.state == stood for local in party.locals)
    party.play(40)
    first = party.locals[0]
    assert len(first.table.steps) > 8
    for local in (*party.locals, party.watcher):
        play = local.play
        assert play.plies[0].before == stood
        assert terms.rules.view(play.state, None) == local.table.state
        assert kept.read(SMALL, json.loads(json.dumps(kept.write(local)))).play == play


def test_the_position_travels_with_every_link_and_nothing_else_is_taken_for_one() -> None:
    here = left("P", (0,), (1,)).locals[0]
    terms = successor.going_on(here, NONCE)
    local = SealedHistory(SMALL, terms, {0: bytes(32)})
    local.settle()
    assert link.unpack(local.pack()).terms == terms
    for wrong in (
        terms.position + " ",
        terms.position.replace("toepen 2", "toepen 3"),
        terms.rules.write(here.table.state),
        "toepen",
    ):
        with pytest.raises(Fault) as found:
            link.read_terms(ByteReader(terms._replace(position=wrong).write()))
        assert found.value.kind == "foreign"


def test_before_the_first_card_and_after_the_last_nothing_goes_on() -> None:
    party = Party("P", (0,), (1,))
    here = party.locals[0]
    assert here.resumable_position() is None
    while party.hop():
        pass
    assert here.resumable_position() is None
    with pytest.raises(ValueError, match="cannot go on"):
        successor.going_on(here, NONCE)
