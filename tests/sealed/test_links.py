"""Links of sealed games: how long they are, what damage does to them, and a device that lost its memory."""

from __future__ import annotations

import pytest
from kaartbord.sealed import due, link
from kaartbord.sealed.device import Device
from kaartbord.sealed.faults import Fault
from long import long
from sealed.tables import SMALL, Sealed, firm

CHAT = 4096
"""Letters that a message of a chat takes."""


@pytest.mark.parametrize(
    ("code", "seats", "setup", "median", "longest"),
    [("K", 2, 1500, 900, 2100), ("O", 4, 3540, 1000, 3900)],
)
def test_how_long_links_are(code, seats, setup, median, longest) -> None:
    """Before the first card, and after it: nothing that a chat cuts off."""
    table = Sealed(code, seats)
    for _ in range(2 * seats - 2):
        table.hop(firm)
    before = [len(text) for _, text in table.links]
    while (device := table.devices[table.links[-1][0]]).table.playing < 1 and due.speakers(device.table):
        table.hop(firm)
    later = sorted(len(text) for _, text in table.links[len(before) :])
    assert max(before) <= setup
    assert later[len(later) // 2] <= median
    assert later[-1] <= longest < CHAT


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
        link.receive(late, table.links[-1][1])
    assert (found.value.kind, found.value.seat) == ("missing", None)


@pytest.mark.parametrize(("code", "seats"), [("K", 2), ("O", 4), *long(("T", 4), ("L", 2), ("T", 8))])
def test_a_lost_device_comes_back_by_a_full_link_and_plays_on(code, seats) -> None:
    """All it needs besides is its secret of 32 bytes."""
    table = Sealed(code, seats)
    for _ in range(5 * seats + 3):
        table.hop()
    sender, lost = table.devices[table.links[-1][0]], (table.links[-1][0] + 1) % seats
    device = Device(SMALL, table.terms, lost, bytes([lost + 1]) * 32)
    link.receive(device, link.write(sender, full=True))
    table.receive(lost)
    assert device.table.state == table.devices[lost].table.state
    assert device.view == table.devices[lost].view
    table.devices[lost] = device
    for _ in range(4 * seats):
        table.hop()
    assert len(device.log.places) > 2


def test_a_full_link_says_the_same_as_a_short_one() -> None:
    table = Sealed("K", 4)
    for _ in range(11):
        table.hop()
    sender, other = table.devices[table.links[-1][0]], table.devices[(table.links[-1][0] + 1) % 4]
    link.receive(other, link.write(sender, full=True))
    assert other.table.state == sender.table.state
    assert other.table.packs == sender.table.packs
