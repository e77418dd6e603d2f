"""Links of sealed games: how long they are, what damage does to them, and a device that lost its memory."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import Mock

import pytest
from kaartbord.sealed import due, link, proofs
from kaartbord.sealed.dealings import DEALINGS
from kaartbord.sealed.device import NOBODY, Device
from kaartbord.sealed.faults import Fault
from kaartbord.sealed.log import LogEntry
from kaartbord.sealed.messages import BriefOpen, Move
from support.long import long
from support.sealed.groups import SodiumGroup
from support.sealed.tables import SMALL, Sealed, firm

CHAT = 4096
"""Letters that a message of a chat takes."""


@pytest.mark.parametrize(
    ("code", "seats", "setup", "median", "longest"),
    [("K", 2, 1760, 560, 1880), ("O", 4, 4900, 752, 3400)],
)
def test_how_long_links_are(code, seats, setup, median, longest) -> None:
    """Before the first card, and after it: nothing that a chat cuts off."""
    table = Sealed(code, seats)
    for _ in range(2 * seats - 2):
        table.hop(firm)
    before = [len(text) for _, text in table.links]
    while (device := table.devices[table.links[-1][0]]).table.playing < 1 and due.next_senders(device.table):
        table.hop(firm)
    later = sorted(len(text) for _, text in table.links[len(before) :])
    assert max(before) <= setup
    assert later[len(later) // 2] <= median
    assert later[-1] <= longest < CHAT


@pytest.mark.parametrize(
    ("code", "seats"), [("K", 2), ("K", 4), ("K", 6), *long(("T", 3), ("T", 5), ("O", 4), ("L", 4))]
)
def test_so_many_links_go_round_before_the_first_choice_as_was_said(code, seats) -> None:
    table = Sealed(code, seats)
    for _ in range(due.links(seats)):
        speaker = due.next_senders(table.devices[table.links[-1][0] if table.links else 0].table)[0]
        assert not due.can_move(table.receive(speaker).table, speaker)
        table.hop()
    assert table.hop() is not None
    assert any(isinstance(op, Move) for op in entries(table)[-1].operations)


def test_the_messages_travel_until_everybody_has_seen_them() -> None:
    table = Sealed("K", 4)
    for _ in range(12):
        table.hop()
    last = {seat: max(at for at, (who, _) in enumerate(table.links, 1) if who == seat) for seat in range(4)}
    letter = link.read(table.links[-1][1])
    assert letter.window.first == min(last.values()) + 1
    assert letter.window.last == 12


def test_a_device_that_missed_links_asks_for_more() -> None:
    table = Sealed("K", 4)
    for _ in range(12):
        table.hop()
    late = Device(SMALL, table.terms, 2, bytes([3]) * 32)
    with pytest.raises(Fault) as found:
        link.take(late, link.read(table.links[-1][1]))
    assert (found.value.kind, found.value.seat) == ("missing", None)


@pytest.mark.parametrize(("code", "seats"), [("K", 2), ("O", 4), *long(("T", 4), ("L", 2), ("T", 8))])
def test_a_lost_device_comes_back_by_a_full_link_and_plays_on(code, seats) -> None:
    """All it needs besides is its secret of 32 bytes."""
    table = Sealed(code, seats)
    for _ in range(5 * seats + 3):
        table.hop()
    sender, lost = table.devices[table.links[-1][0]], (table.links[-1][0] + 1) % seats
    device = Device(SMALL, table.terms, lost, bytes([lost + 1]) * 32)
    link.take(device, link.read(link.write(sender, full=True)))
    table.receive(lost)
    assert device.table.state == table.devices[lost].table.state
    assert device.view == table.devices[lost].view
    table.devices[lost] = device
    for _ in range(4 * seats):
        table.hop()
    assert len(device.log.places) > 2


def spoken_twice(liar: int | None = None) -> tuple[Sealed, int]:
    """A table at which a seat has played two cards since another spoke last, and that other seat. A liar makes its
    proofs up, and all who speak meanwhile let it pass."""
    table = Sealed("O", 4)
    if liar is not None:
        table.devices[liar].prove = Mock(side_effect=lambda claim, size=proofs.SIZE, **_: bytes(size))  # type: ignore[method-assign]
    with pytest.MonkeyPatch.context() as patch:
        if liar is not None:
            patch.setattr(proofs, "holds", lambda *_, **__: True)
        for _ in range(6):
            table.hop(firm)
        while True:
            who = table.hop(firm)
            before = entries(table)[:-1]
            shown = {entry.seat for entry in before for op in entry.operations if isinstance(op, BriefOpen)}
            if who in shown:
                return table, next(seat for seat in range(4) if seat not in {who, *(e.seat for e in before)})


def entries(table: Sealed) -> tuple[LogEntry, ...]:
    """The messages of the last link, as they travel."""
    return link.read(table.links[-1][1]).window.entries


def test_who_speaks_twice_signs_and_proves_once() -> None:
    table, late = spoken_twice()
    sender = table.links[-1][0]
    first, last = [entry for entry in entries(table) if entry.seat == sender]
    assert first == LogEntry(sender, first.operations)
    assert len(last.signature) == 64 and [len(proof) for proof in last.proofs] == [48]
    device = table.receive(late)
    assert device.table.state == table.devices[sender].table.state


def test_what_nobody_signed_is_refused() -> None:
    """Neither a bare message behind the last signed one of its seat, nor one that was changed on the way."""
    table, late = spoken_twice()
    device, letter = table.devices[late], link.read(table.links[-1][1])
    *before, last = letter.window.entries
    first = next(at for at, entry in enumerate(before) if entry.seat == last.seat)
    changed = [op._replace(card=op.card ^ 1) if isinstance(op, BriefOpen) else op for op in before[first].operations]
    for wrong in (
        (*before, LogEntry(last.seat, last.operations)),
        (*before[:first], LogEntry(last.seat, tuple(changed)), *before[first + 1 :], last),
    ):
        with pytest.raises(Fault) as found:
            link.take(device, letter._replace(window=letter.window._replace(entries=wrong)))
        assert (found.value.kind, found.value.seat) == ("signature", None)


def test_a_false_proof_is_seen_also_when_others_let_it_pass() -> None:
    """The later proof of a seat is about all of its cards that somebody may not have seen."""
    liar = spoken_twice()[0].links[-1][0]
    table, late = spoken_twice(liar)
    with pytest.raises(Fault) as found:
        table.receive(late)
    assert (found.value.kind, found.value.seat) == ("card", liar)


def test_links_of_before_are_opened_for_ever() -> None:
    """Also those in which every message is signed and every card proved; and the games go on in their own form."""
    lines = (Path(__file__).parent / "golden.txt").read_text().splitlines()
    missed = set(DEALINGS) - {line.split("\t")[0] for line in lines}
    assert not missed, f"add the lines that tests/sealed/make_golden.py prints of {missed}"
    for line in lines:
        _, _, before, stands, full, *links = line.split("\t")
        letter = link.read(full)
        device = Device(SodiumGroup(), letter.terms, NOBODY, bytes(32))
        for text in (full, *links):
            link.take(device, link.read(text))
        assert max(device.log.places) == int(before) + len(links)
        assert device.terms.rules.write(device.table.state) == stands
        if not due.next_senders(device.table):  # it was the end of the game
            continue
        seat = due.next_senders(device.table)[0]
        player = Device(device.group, letter.terms, seat, bytes([seat + 1]) * 32)
        for text in (full, *links):
            link.take(player, link.read(text))
        can_move = due.can_move(player.table, seat)
        player.speak(letter.terms.rules.legal(player.view, seat)[0] if can_move else player.forced_action)
        link.take(device, link.read(link.write(player)))
        assert device.table.state == player.table.state


def test_a_full_link_says_the_same_as_a_short_one() -> None:
    table = Sealed("K", 4)
    for _ in range(11):
        table.hop()
    sender, other = table.devices[table.links[-1][0]], table.devices[(table.links[-1][0] + 1) % 4]
    link.take(other, link.read(link.write(sender, full=True)))
    assert other.table.state == sender.table.state
    assert other.table.packs == sender.table.packs
