"""The merge of a sealed match with a link whose history differs from this device's."""

from ...rules.protocol import Action
from .. import link as letters
from ..course.steps import action_of, unchanged
from ..faults import Fault
from ..log import prevails
from ..messages import Join, VoidDeals
from .calling_off import call_off, can_call_off
from .history import SealedHistory


@letters.torn_on_error()
def reached(local: SealedHistory, data: bytes) -> bool:
    """Return whether received data has nothing beyond what is known here, so that this device can continue
    from there."""
    letter = letters.unpack(data)
    known = local.device.log.places.get(letter.window.last)
    theirs = letter.terms == local.terms and letter.window.entries[-1:]
    if theirs and known and theirs[0].seat not in local.devices and theirs[0].signature:
        entry = known.entry
        return bool(entry and entry.signature == theirs[0].signature)
    return False


@letters.torn_on_error()
def resolve_double_join(local: SealedHistory, data: bytes) -> SealedHistory:
    """Return the match in received data, after two devices took one seat before the first card.

    The longer history counts, and of two that are as long the one whose key is lower. Raise Fault `stale` if
    that is the one here. A seat of this device that another has there is no longer played here. The other
    messages of this device are sent again.
    """
    letter = letters.unpack(data)
    theirs, ours = letter.window, local.device.log
    if letter.terms != local.terms or theirs.first != 1 or local.setup_progress() is None:
        raise Fault("taken")
    keys = [
        {e.seat: op.key for e in entries for op in e.operations if isinstance(op, Join)}
        for entries in (theirs.entries, ours.entries)
    ]
    other = [(keys[0][seat], key) for seat, key in keys[1].items() if keys[0].get(seat, key) != key]
    if not other:
        raise Fault("taken")
    if (-len(theirs.entries), min(other)) >= (-len(ours.entries), min(key[::-1] for key in other)):
        raise Fault("stale")
    kept = {
        seat: master
        for seat, master in local.masters.items()
        if keys[0].get(seat, keys[1].get(seat)) == keys[1].get(seat)
    }
    again = SealedHistory(local.group, local.terms, kept)
    for seat, device in again.devices.items():
        device.keys = local.devices[seat].keys.copy()
        device.undo(ours.entries)
    again.take(data)
    return again


@letters.torn_on_error()
def seat_taken_again(local: SealedHistory, data: bytes) -> int | None:
    """Return the seat that was taken with another key than it has here, in a link from the beginning on."""
    letter = letters.unpack(data)
    keys = {e.seat: op.key for e in letter.window.entries for op in e.operations if isinstance(op, Join)}
    joined = local.table.joined if letter.terms == local.terms else {}
    return next((seat for seat, key in keys.items() if seat in joined and joined[seat].key != key), None)


def changed_seats(local: SealedHistory, before: SealedHistory) -> list[int]:
    """Return the seats whose keys have changed, except those that were played here."""
    old, new = before.table.joined, local.table.joined
    return [seat for seat in old if seat in new and old[seat] != new[seat] and seat not in before.masters]


@letters.torn_on_error()
def resolve_conflict(local: SealedHistory, data: bytes) -> SealedHistory:
    """Return the match in received data, after two seats spoke simultaneously, out of turn or to call off a deal.

    The history that `prevails` is taken; before the strict form it is the longer, or of two that are as long the one in
    which the lower seat spoke first. Raise Fault `at_once` if that is the one here. The choice made here is made again
    if it still may be.
    """
    letter, log = letters.unpack(data), local.device.log
    theirs, at = letter.window, log.parting(letter.window)
    last = max(log.places)
    ours = log.places[min(at, last)].entry
    if at > min(last, theirs.last) or ours is None:
        raise Fault("stale")
    strict, branch = local.terms.strict, theirs.entries[at - theirs.first :]
    old = (-theirs.last, branch[0].seat) >= (-last, ours.seat)
    if not prevails(branch, log.after(at - 1)) if strict else old:
        raise Fault("at_once")
    again, chosen, off = local.copy(), None, _called_off(local, at)
    known = [past.last for past in local.device.checkpoints if theirs.first - 1 <= past.last < at]
    if known:
        for device in again.devices.values() or [again.device]:
            device.go_back(next(past for past in device.checkpoints if past.last == known[-1]))
        if not any(entry.seat in local.devices for entry in branch):  # else this device was there before
            chosen = _choice(local, len(again.table.steps))
    elif not letter.rest or (strict and local.masters):
        raise Fault("missing")
    else:
        again = SealedHistory(local.group, local.terms, local.masters)
        again.judge.evidence = local.judge.evidence
    again.take(data)
    again.turns = (*local.turns, unchanged(again.table.steps, local.table.steps))
    again.settle()
    if chosen is not None and again.can_choose(chosen[0]):
        seat, action = chosen
        if action in local.terms.rules.legal(again.devices[seat].view, seat):
            again.act(seat, action)
    if off is not None and can_call_off(again, off):
        call_off(again, off)
    return again


def _called_off(local: SealedHistory, at: int) -> int | None:
    """Return the pack whose deals a seat here wanted to be void, from a place on."""
    said = (op for entry in local.device.log.after(at - 1) if entry.seat in local.devices for op in entry.operations)
    return next((op.pack for op in said if isinstance(op, VoidDeals)), None)


def _choice(local: SealedHistory, steps: int) -> tuple[int, Action] | None:
    """Return the first action of a seat here after the first `steps` steps, with its seat."""
    for step in local.table.steps[steps:]:
        if device := local.devices.get(step.seat):
            return step.seat, action_of(step, device.reads)
    return None
