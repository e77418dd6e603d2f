"""The cheats of `support/sealed/cheats.py`, as a page meets them: what a device knew, what it was sent, and what is
wrong with that."""

from __future__ import annotations

from base64 import urlsafe_b64decode
from collections.abc import Callable
from itertools import count
from typing import NamedTuple

import pytest
from kaartbord.match import link, sealed_links
from kaartbord.match.sealed_links import SealedLink
from kaartbord.sealed import due
from kaartbord.sealed import link as letters
from kaartbord.sealed.device import Device
from kaartbord.sealed.history.history import SealedHistory
from support.sealed import cheats, tables
from support.sealed import party as parties
from support.sealed.groups import SodiumGroup

NAMES = ("Anna", "Wim", "Bep", "Cor")


class Cheat(NamedTuple):
    """One cheat, as links."""

    known: str
    """Brings the device back that was cheated on, as it was before."""
    seat: int
    """The seat of that device."""
    sent: str
    kind: str
    by: int | None


def met(cheat: Callable[[], None]) -> Cheat:
    """Return what the last accusation of a cheat is about, played with the cards of the page."""
    found: list[Cheat] = []
    group = SodiumGroup()
    accuse = cheats.accuse

    def hear(table: tables.Sealed, seat: int, text: str | None = None) -> tuple[str, int | None]:
        said = text or table.links[-1][1]
        device = table.devices[seat]
        secrets = bytes([seat]) + bytes([seat + 1]) * 32
        known, verdict = letters.pack(device, full=True), accuse(table, seat, text)
        sent = urlsafe_b64decode(said + "=" * (-len(said) % 4))
        found.append(Cheat(_link(device, known, secrets), seat, _link(device, sent), *verdict))
        return verdict

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cheats, "SMALL", group)
        patch.setattr(cheats, "accuse", hear)
        patch.setattr(tables.Sealed.__init__, "__defaults__", (None, group, 1, None))
        cheat()
    return found[-1]


class Odds(NamedTuple):
    """Toepen where a card is to be played, and somebody else may toep at that moment; links, but `other`."""

    known: str
    """Brings back the device that is to play a card."""
    toep: str
    """The message of the other, of a lower seat."""
    other: SealedHistory
    """The device of that other, once it has said it."""


def at_odds() -> Odds:
    """Return two devices that will speak at the same moment, with the cards of the page."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(parties, "SMALL", SodiumGroup())
        for seed in count(1):
            party, mover, caller = parties.at_odds(seed)
            if caller < mover and once(party.locals[mover], mover):
                break
    here, other = party.locals[mover], party.locals[caller]
    known = _link(here.device, here.pack(full=True), here.secrets())
    toep = parties.act(other, caller, "toep")
    return Odds(known, _link(other.device, toep), other)


def last_card(form: int) -> str:
    """Brings back a device at a game of Toepen for two that ends with the card that it plays now."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(parties, "SMALL", SodiumGroup())
        for seed in count(1):
            party = parties.Party("P", (0,), (1,), house={"limit": 5}, seed=seed, form=form)
            while party.hop():
                for local in party.locals:
                    (seat,) = local.devices
                    if local.can_choose(seat) and ends(local, seat):
                        return _link(local.device, local.pack(full=True), local.secrets())
    raise AssertionError("no such game")


def ends(local: SealedHistory, seat: int) -> bool:
    """Return whether the game is over once a seat has taken its only legal action."""
    actions = local.terms.rules.legal(local.devices[seat].view, seat)
    again = local.copy()
    again.act(seat, actions[0])
    return len(actions) == 1 and not due.next_senders(again.table)


def once(local: SealedHistory, seat: int) -> bool:
    """Return whether a seat that plays any card now does not move next too, as it does not take the trick."""
    for action in local.terms.rules.legal(local.devices[seat].view, seat):
        copy = local.copy()
        copy.act(seat, action)
        if copy.can_choose(seat):
            return False
    return True


def as_link(local: SealedHistory) -> str:
    """Return the bytes that a device sends, as a link."""
    return _link(local.device, local.pack())


def _link(device: Device, messages: bytes, secrets: bytes = b"") -> str:
    seats = [link.Seat("link", name, True) for name in NAMES[: device.terms.seats]]
    people = link.write_people(seats)
    return sealed_links.write(SealedLink(device.terms.code, device.terms.version, messages, people, secrets=secrets))
