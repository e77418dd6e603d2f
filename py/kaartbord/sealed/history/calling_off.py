"""Calling off a deal of a sealed match: the deals from a pack on are void once enough devices want that."""

from ..device import Device
from ..faults import Fault
from ..messages import VoidDeals
from ..table import MOST_PACKS
from .history import SealedHistory


def pack_to_call_off(local: SealedHistory) -> int | None:
    """Return the pack whose deals are void if a player here wants that: one with a fault, else the current
    one. Return None if nobody here can call one off."""
    packs = (*sorted(local.verdicts), local.table.playing)
    return next((pack for pack in packs if can_call_off(local, pack)), None)


def can_call_off(local: SealedHistory, pack: int) -> bool:
    """Return whether a player here may call off the deals from a pack on."""
    table = local.table
    going = table.terms.rules.to_move(table.state) and table.playing < MOST_PACKS
    can = going and pack in table.starts and pack not in table.void_packs
    return bool(can) and _voice(local, pack) is not None


def call_off(local: SealedHistory, pack: int) -> None:
    """Call off the deals from a pack on, and send all that follows; raise Fault if all seats here have done so."""
    device = _voice(local, pack)
    if not device:
        raise Fault("again")
    device.call_off(pack)
    local.pass_on(device)


def caller(local: SealedHistory, before: int) -> int | None:
    """Return the seat by which a deal became void, if there were `before` void ones; None if none did since."""
    said = [e.seat for e in local.device.log.entries if any(isinstance(op, VoidDeals) for op in e.operations)]
    return said[-1] if said and len(local.table.cuts) > before else None


def seat_wanting_void(local: SealedHistory) -> int | None:
    """Return the seat that wants the deals to be void and waits for a second one, or None."""
    return next((seats.bit_length() - 1 for seats in local.table.voices.values()), None)


def _voice(local: SealedHistory, pack: int) -> Device | None:
    """Return a device here that has not called off these deals yet."""
    said = local.table.voices.get(pack, 0)
    return next((device for seat, device in local.devices.items() if not said >> seat & 1), None)
