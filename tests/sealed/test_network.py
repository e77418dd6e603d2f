"""Honest devices that hear of each other late and in another order: all come to the same end, and nobody is blamed."""

from __future__ import annotations

import random

import pytest
from kaartbord.sealed.course.terms import STRICT
from kaartbord.sealed.faults import Fault
from kaartbord.sealed.history import sync
from kaartbord.sealed.history.calling_off import call_off, pack_to_call_off
from kaartbord.sealed.history.history import SealedHistory
from support.long import long
from support.sealed.party import Party
from support.sealed.tables import SMALL

STEPS = 4000
"""More than any of these games takes."""


@pytest.fixture(autouse=True)
def form() -> int:
    """All of it is about this form."""
    return STRICT


class Network:
    """Links on their way; each device acts as soon as it may, and now and then calls a deal off."""

    def __init__(self, code: str, seats: int, seed: int, house: dict | None = None) -> None:
        self.locals = Party(code, *((seat,) for seat in range(seats)), seed=seed, form=STRICT, house=house).locals
        self.dice, self.coming = random.Random(seed), list[tuple[int, bytes]]()
        self.parted = 0

    def send(self, at: int) -> None:
        data = self.locals[at].pack()
        self.coming += [(other, data) for other in range(len(self.locals)) if other != at]

    def hear(self, at: int, data: bytes) -> None:
        """As a page does."""
        again = self.locals[at].copy()
        try:
            again.take(data)
        except Fault as fault:
            assert fault.seat is None, fault
            if fault.kind != "at_once":
                return
            self.parted += 1
            try:
                again = sync.resolve_conflict(self.locals[at], data)
            except Fault as kept:
                assert kept.kind == "at_once"
                return
        said = again.settle()
        again.check()
        assert not again.verdicts
        self.locals[at] = again
        if said:
            self.send(at)

    def act(self, at: int) -> bool:
        """Say and choose what a seat can now; return whether there was anything."""
        local = self.locals[at]
        said = local.settle()
        for seat in filter(local.can_choose, local.due_seats()):
            local.act(seat, self.dice.choice(local.terms.rules.legal(local.devices[seat].view, seat)))
            said = True
            break
        if self.dice.random() < 0.004 and (pack := pack_to_call_off(local)) is not None:
            call_off(local, pack)
            said = True
        if said:
            self.send(at)
        return said

    def play(self) -> None:
        """To the end; where nobody has anything to say any more all send their last links again."""
        idle = 0
        for _ in range(STEPS):
            if self.coming and self.dice.random() < 0.8:
                self.hear(*self.coming.pop(self.dice.randrange(min(len(self.coming), 6))))
            elif not self.act(self.dice.randrange(len(self.locals))) and not self.coming:
                idle += 1
            if all(map(over, self.locals)) and not self.coming:
                return
            if idle > 6:
                idle = 0
                for at in range(len(self.locals)):
                    self.send(at)
        raise AssertionError("they do not come to an end")


def over(local: SealedHistory) -> bool:
    return not local.due_seats() and local.next_revealing_seat() is None


@pytest.mark.parametrize("seed", [8, *long(1, 2, 3, 4, 5, 6, 7, 9, 10)])
@pytest.mark.parametrize("seats", [3, 4])
def test_all_come_to_the_same_end_whoever_speaks_at_once(seats: int, seed: int) -> None:
    network = Network("P", seats, seed, {"limit": 5})
    network.play()
    assert len({local.revision() for local in network.locals}) == 1
    assert len({repr(local.play.state) for local in network.locals}) == 1
    assert all(not local.evidence and local.all_hands_known() for local in network.locals)


@pytest.mark.parametrize(("code", "seats"), [("L", 2), *long(("P", 3), ("K", 4), ("O", 4), ("T", 3))])
def test_a_device_that_lost_everything_can_come_back_at_any_moment(code: str, seats: int) -> None:
    party = Party(code, *((seat,) for seat in range(seats)), form=STRICT)
    party.play(1)
    for _ in range(45):
        assert party.hop()
        for lost in party.locals:
            for other in party.locals:
                if lost is not other and lost.devices.keys() <= other.table.joined.keys():
                    new = SealedHistory(SMALL, party.terms, lost.masters)
                    new.take(other.pack(full=True))
                    assert new.table.state == other.table.state
