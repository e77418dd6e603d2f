"""Tests of live messages at a sealed table: a seat counts only for the device whose player signs for it."""

from __future__ import annotations

import pytest
from kaartbord.games import GAMES
from kaartbord.match import sealed_links
from kaartbord.match.link import Seat
from kaartbord.match.live import peers, wire
from kaartbord.match.live.receiver import MessageReceiver
from kaartbord.match.live.wire import LocalGame
from kaartbord.sealed import link
from kaartbord.sealed.course.terms import STRICT
from kaartbord.sealed.faults import Fault
from kaartbord.sealed.history.history import SealedHistory
from support.sealed.groups import SmallGroup
from support.sealed.party import Party
from support.sealed.tables import SMALL

SEATS = tuple(Seat("link", name, True) for name in ("An", "Bo", "Cor"))


@pytest.fixture(autouse=True)
def form() -> int:
    """All of it is about this form."""
    return STRICT


def party(messages: int = 8) -> Party:
    """Three devices at one table."""
    table = Party("T", (0,), (1,), (2,))
    table.play(messages)
    return table


def ours(local: SealedHistory) -> LocalGame:
    mine, vouched = frozenset(local.masters), local.verify_live
    return LocalGame(local.play, SEATS, mine, "x", sealed=True, verify_signers=vouched, free_seats=local.free_seats())


def says(local: SealedHistory, name: str, seats: set[int]) -> str:
    """Return the announcement of a device of this name in the room."""
    return wire.announcement(seats, "x", {0}, lambda words: local.sign_live(seats, f"{name} {words}"))


def hears(room: MessageReceiver, local: SealedHistory, name: str, text: str, now: float = 1.0) -> wire.MessageVerdict:
    assert room.join(name, now)
    return room.receive(name, text, ours(local), now)


def test_a_seat_counts_whose_player_signs_for_it() -> None:
    table, room = party(), MessageReceiver()
    here, there = table.locals[0], table.locals[1]
    peer = hears(room, here, "bo", says(there, "bo", {1})).peer
    assert (peer.seats, peer.signed_seats, peer.connected_seats) == ({1}, {1}, {0})
    assert room.receive("bo", "sign 1 nice", ours(here), 2.0).kind == "sign"


@pytest.mark.parametrize("claimed", [{2}, {1, 2}, {0, 2}])
def test_nobody_speaks_for_the_seat_of_another(claimed: set[int]) -> None:
    """Not by its name, not with a signature of its own, and not with what the other has said."""
    table, room = party(), MessageReceiver()
    here, liar, other = table.locals
    liar.devices |= dict.fromkeys(claimed, liar.devices[1])
    for name, text in (
        ("bo", wire.announcement(claimed, "x", {0})),
        ("bob", says(liar, "bob", claimed)),
        ("boris", says(other, "cor", {2})),
        ("bos", says(other, "bos", {2}).replace("here 2", "here 1")),
        ("bol", wire.announcement({2}, "x", {0}, lambda _: "\ud800 =")),
    ):
        peer = hears(room, here, name, text).peer
        assert peer.has_announced and 2 not in peer.seats, name
        assert room.receive(name, "sign 2 nice", ours(here), 2.0).kind == "pass"
        assert not peer.connected_seats or peer.seats == {1}


def test_a_seat_that_nobody_has_taken_can_be_claimed_by_who_is_to_take_it() -> None:
    table, room = party(2), MessageReceiver()
    peer = hears(room, table.locals[0], "cor", wire.announcement({2}, "x")).peer
    assert (peer.seats, peer.signed_seats) == ({2}, frozenset())


def test_a_signature_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table, room, looked = party(), MessageReceiver(), list[bytes]()
    here, text = table.locals[0], says(table.locals[1], "bo", {1})
    true = SmallGroup.verify

    def counted(group: SmallGroup, key: bytes, message: bytes, signature: bytes) -> bool:
        looked.append(signature)
        return true(group, key, message, signature)

    monkeypatch.setattr(SmallGroup, "verify", counted)
    hears(room, here, "bo", text)
    for second in range(5):
        assert room.receive("bo", text, ours(here), 2.0 + second).peer.seats == {1}
    assert len(looked) == 1


def test_who_plays_comes_first_where_the_room_is_full() -> None:
    table, room = party(), MessageReceiver()
    here = table.locals[0]
    hears(room, here, "bo", says(table.locals[1], "bo", {1}))
    for number in range(wire.MAX_PEERS - 1):
        hears(room, here, f"nobody {number}", wire.announcement({1, 2}, "x"))
    assert not room.join("cor", 1.0)
    gone = room.peer_to_evict("cor")
    assert gone == "nobody 0"
    room.leave(gone)
    assert hears(room, here, "cor", says(table.locals[2], "cor", {2})).peer.seats == {2}
    for number in range(3 * wire.MAX_PEERS):
        room.leave(str(room.peer_to_evict(f"more {number}")))
        hears(room, here, f"more {number}", wire.announcement({1, 2}, "x"))
    assert {"bo", "cor"} <= room.peers.keys()


def test_who_is_muted_is_so_under_every_name() -> None:
    table, room = party(), MessageReceiver()
    here, loud = table.locals[0], table.locals[1]
    hears(room, here, "bo", says(loud, "bo", {1}))
    room.mute("bo")
    assert hears(room, here, "bob", says(loud, "bob", {1})).kind == "hang up"
    assert "bob" not in room.peers and room.muted == {"bo", "bob"}
    assert hears(room, here, "cor", says(table.locals[2], "cor", {2})).peer.seats == {2}


def test_who_sends_links_without_pause_pays_for_their_signatures() -> None:
    """And none has more of them than there are seats."""
    table, room = party(20), MessageReceiver()
    here, loud = table.locals[0], table.locals[1]
    hears(room, here, "bo", says(loud, "bo", {1}))
    text = sealed_links.write(sealed_links.SealedLink("T", GAMES["T"].INFO.version, loud.pack()))
    taken = [room.receive("bo", text, ours(here), 1.0).kind for _ in range(20)].count("sealed")
    assert 0 < taken < peers.BURST
    window = loud.device.log.since(1, 20)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(link, "news", lambda *_: window)
        patch.setattr(link, "bare_but_last", list)
        with pytest.raises(Fault, match="torn"):
            here.take(loud.pack())


def test_before_the_strict_form_and_at_open_tables_a_seat_is_who_says_so() -> None:
    table, room = party(), MessageReceiver()
    open_table = ours(table.locals[0])._replace(verify_signers=None, free_seats=frozenset())
    assert room.join("bo", 1.0)
    assert room.receive("bo", wire.announcement({1}, "x"), open_table, 1.0).peer.seats == {1}
    assert SealedHistory(SMALL, table.terms, {}).free_seats() == {0, 1, 2}
