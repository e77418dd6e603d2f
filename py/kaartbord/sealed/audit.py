"""The audit of a pack: from the seeds of all seats, every lock, order and card of it is computed again."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..rules.protocol import DEALER, UNKNOWN
from .course.steps import ALL, apply_step
from .faults import Fault, FaultKind
from .group import BASE, ORDER, inverse
from .keys import lock_of, order_of
from .log import Log, LogEntry
from .messages import Gift, Lock, Open, Operation, ProvedUnlock, RevealSeed, Shuffle, Unlock, hash_points
from .pack import STOCK, Basis, PackSlot, made
from .table import SealedTable

KINDS: dict[type[Operation], FaultKind] = {Shuffle: "shuffle", Lock: "lock", Unlock: "unlock", ProvedUnlock: "unlock"}
"""The fault of each operation that proves false."""


def seeds_of(log: Log, pack: int) -> dict[int, bytes]:
    """Return by seat the seeds of a pack that were given."""
    return given(log.entries, pack)


def given(entries: Iterable[LogEntry], pack: int) -> dict[int, bytes]:
    """Return the same for some messages."""
    return {
        entry.seat: operation.seed
        for entry in entries
        for operation in entry.operations
        if isinstance(operation, RevealSeed) and operation.pack == pack
    }


def audit(log: Log, table: SealedTable, pack: int, seeds: Mapping[int, bytes]) -> list[int]:
    """Return by slot the card that was there. Raise Fault for the first false message, with its seat. The
    fault is `missing` if this device does not have all messages about the pack."""
    if not log.holds(pack, table.basis.shufflers):
        raise Fault("missing")
    entries = [(entry.seat, operation) for entry in log.entries for operation in entry.operations]
    about = [
        (seat, op) for seat, op in entries if isinstance(op, Shuffle | Lock | Unlock | Open | Gift) and op.pack == pack
    ]
    for seat, operation in about:
        if isinstance(operation, Shuffle | Lock):
            if seat not in seeds:
                raise Fault("withheld", seat)
            if table.basis.group.mul(lock_of(seeds[seat]), BASE) != operation.key:
                raise Fault("seed", seat)
    opened = {op.slot: seat for seat, op in reversed(about) if isinstance(op, Open)}
    owners, size = _owners(table, pack, opened), len(table.basis.deck.cards)
    last = {slot: at for at, (_, operation) in enumerate(about) for _, slot in made(operation, size)}
    try:  # the final points of all slots show that all was well, with one multiplication a card
        return _Recomputation(table.basis, pack, seeds, owners).all(about, last)
    except Fault:
        return _Recomputation(table.basis, pack, seeds, owners).all(about, None)


class _Recomputation:
    """The pack computed again, with all locks known."""

    def __init__(self, basis: Basis, pack: int, seeds: Mapping[int, bytes], owners: Mapping[int, int]) -> None:
        self.basis, self.seeds, self.owners = basis, seeds, {**owners}
        self.faces = basis.card_points(pack)
        self.cards = list(range(len(self.faces)))
        self.locks = [1] * len(self.faces)
        """By slot: the product of the locks that are on."""

    def all(self, about: Sequence[tuple[int, Operation]], last: Mapping[int, int] | None) -> list[int]:
        """Return the cards by slot after all operations; raise Fault for the first false one. `last` has by
        slot the only operation that is checked, if not all are."""
        for at, (seat, operation) in enumerate(about):
            match operation:
                case Shuffle() | Lock() | Unlock():
                    slots = self._redo(seat, operation)
                    self._check(seat, operation, slots, {slot for slot in slots if not last or last[slot] == at})
                case Gift():
                    self.owners[operation.slot] = operation.to
                case Open() if self.cards[operation.slot] != operation.card:
                    raise Fault("card", seat)
        return self.cards

    def _redo(self, seat: int, operation: Shuffle | Lock | Unlock) -> Sequence[int]:
        """Repeat an operation of a seat; return the slots that it was about."""
        lock = lock_of(self.seeds[seat])
        if isinstance(operation, Shuffle):
            slots: Sequence[int] = range(len(self.cards))
            order = order_of(self.seeds[seat], self.basis.deck.piles)
            self.cards = [self.cards[slot] for slot in order]
            self.locks = [self.locks[slot] for slot in order]
        else:
            slots = operation.slots
        factor = inverse(lock) if isinstance(operation, Unlock) else lock
        for slot in slots:
            self.locks[slot] = self.locks[slot] * factor % ORDER
        return slots

    def _check(self, seat: int, operation: Shuffle | Lock | Unlock, slots: Sequence[int], checked: set[int]) -> None:
        """Raise Fault if the signed points differ from those computed, in the groups with a slot to check."""
        if isinstance(operation, Unlock):
            groups, hashes = self._groups(slots), operation.hashes
        else:
            groups, hashes = [[*slots]], (operation.hash,)
        both = zip(groups, hashes, strict=False)
        asked = [(group, signed) for group, signed in both if checked.intersection(group)]
        if len(groups) != len(hashes) or any(hash_points(self._points(group)) != signed for group, signed in asked):
            raise Fault(KINDS[type(operation)], seat)

    def _points(self, slots: Sequence[int]) -> list[bytes]:
        """Return the points of these slots."""
        points = dict[int, bytes]()
        for lock in {self.locks[slot] for slot in slots}:
            alike = [slot for slot in slots if self.locks[slot] == lock]
            new = self.basis.group.mul_many(lock, [self.faces[self.cards[slot]] for slot in alike])
            points |= zip(alike, new, strict=True)
        return [points[slot] for slot in slots]

    def _groups(self, slots: Sequence[int]) -> list[list[int]]:
        """Return the slots by their owner; raise Fault `missing` if this device was absent when they were dealt."""
        if not self.owners.keys() >= {*slots}:
            raise Fault("missing")
        owners = sorted({self.owners[slot] for slot in slots})
        return [[slot for slot in slots if self.owners[slot] == chair] for chair in owners]


def _owners(table: SealedTable, number: int, opened: Mapping[int, int]) -> dict[int, int]:
    """Return by slot the chair that it was first dealt to; for cards drawn open the seat that opened them."""
    # the later deals of a void pack were unlocked in part, but never dealt
    owners = {slot: chair for stage in table.layout() for chair, slots in stage for slot in slots}
    pack = table.packs.get(number)
    owners |= {slot: chair for slot, chair in enumerate(pack.owners) if chair != STOCK} if pack else {}
    first: dict[int, int] = {}
    for step in (*table.void, *table.steps):
        if step.seat == DEALER and step.kind in ("deal", "draw"):
            for (which, slot), chair in zip(step.places, step.sees, strict=True):
                if which == number and (chair != ALL or slot in opened):
                    first.setdefault(slot, opened[slot] if chair == ALL else chair)
    return owners | first


def followed(table: SealedTable, faces: Mapping[PackSlot, int]) -> list[Any]:
    """Return the game with all hands open, after every step: `faces` are the cards by place. Raise Fault
    `illegal` for the seat that broke a rule about its hand, such as to follow suit."""
    game = table.terms.rules
    states = [table.opening]
    for step in table.steps:
        states.append(apply_step(game, states[-1], step, lambda place, _: faces.get(place, UNKNOWN)))
    return states
