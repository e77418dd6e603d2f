"""Sealed tables in tests: a device a seat, links between them, and bots that choose from what they see."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from kaartbord.bots.players import PLAYERS
from kaartbord.games import GAMES
from kaartbord.rules.protocol import Action
from kaartbord.sealed import audit, due, link
from kaartbord.sealed.course.terms import STRICT, Terms
from kaartbord.sealed.dealings import DEALINGS
from kaartbord.sealed.device import Device
from kaartbord.sealed.faults import Fault
from kaartbord.sealed.group import Group
from kaartbord.sealed.pack import PackSlot
from support.sealed.groups import SmallGroup

SMALL = SmallGroup()

FORM = STRICT
"""The form of matches, see `conftest`."""

Pick = Callable[[Device, list[Action]], Action]
"""Chooses from the legal actions what a device does."""


def firm(device: Device, legal: list[Action]) -> Action:
    """As the computer's firm player does."""
    if len(legal) == 1:
        return legal[0]
    return PLAYERS[device.terms.code].choose_firm(device.view, device.seat, legal)


HOUSES: dict[str, dict[str, Any]] = {code: dict(dealing.fixed) for code, dealing in DEALINGS.items()}


class Sealed:
    """A match at which all send their links round."""

    def __init__(
        self,
        code: str,
        seats: int,
        house: dict[str, Any] | None = None,
        group: Group = SMALL,
        seed: int = 1,
        form: int | None = None,
    ):
        game = GAMES[code]
        self.terms = Terms(
            code,
            game.INFO.version,
            game.options({**HOUSES[code], **(house or {})}),
            seats,
            seed.to_bytes(16, "big"),
            form if form is not None else FORM,
        )
        self.devices = [Device(group, self.terms, seat, bytes([seat + 1]) * 32) for seat in range(seats)]
        self.links: list[tuple[int, str]] = []
        self.dice = random.Random(seed)

    def receive(self, seat: int) -> Device:
        """The device of a seat, once it has opened the last link."""
        device = self.devices[seat]
        if self.links and self.links[-1][0] != seat:
            try:
                link.take(device, link.read(self.links[-1][1]))
            except Fault as fault:
                if fault.kind != "stale":
                    raise
        return device

    def twin(self, seat: int, master: int, messages: int) -> Device:
        """Another device for a seat, that has opened the first links."""
        device = Device(self.devices[seat].group, self.terms, seat, bytes([master]) * 32)
        for _, text in self.links[:messages]:
            link.take(device, link.read(text))
        return device

    def cards(self) -> dict[PackSlot, int]:
        """Every card of every pack, by the audit with the seeds of all."""
        device = self.devices[self.links[-1][0]]
        faces: dict[PackSlot, int] = {}
        for pack in range(device.table.playing + 1):
            seeds = {d.seat: d.keys.seed(pack) for d in self.devices}
            slots = enumerate(audit.audit(device.log, device.table, pack, seeds))
            faces |= {(pack, slot): device.table.basis.deck.cards[card] for slot, card in slots}
        return faces

    def hop(self, pick: Pick | None = None) -> int | None:
        """The next message, by whose turn it is; None when the game is over."""
        seats = due.next_senders(self.devices[self.links[-1][0] if self.links else 0].table)
        if not seats:
            return None
        devices = [self.receive(seat) for seat in seats]
        device = next((device for device in devices if device.forced_action), devices[0])
        device.speak(device.forced_action or self.choice(device, pick))
        self.links.append((device.seat, link.write(device)))
        for seat in range(self.terms.seats):  # who is out looks on
            if self.terms.dealing.out(device.table.state, seat):
                self.receive(seat)
        return device.seat

    def choice(self, device: Device, pick: Pick | None = None) -> Action | None:
        """Return the choice of a device's bot, which sees what the seat sees; None if it is not to move."""
        if not due.can_move(device.table, device.seat):
            return None
        legal = list(self.terms.rules.legal(device.view, device.seat))
        return (pick or (lambda _, actions: self.dice.choice(actions)))(device, legal)
