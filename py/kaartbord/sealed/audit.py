"""The audit of a pack: with the seeds of all, every lock, order and card of it is computed again from the messages."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..rules.protocol import DEALER, UNKNOWN
from .faults import Fault
from .group import BASE, inverse
from .keys import lock_of, order_of
from .log import Log
from .messages import Gift, Lock, Open, Operation, Seed, Shuffle, Unlock, hash_points
from .pack import STOCK, Basis, Place
from .table import Table, apply_step


def seeds_of(log: Log, pack: int) -> dict[int, bytes]:
    """By seat: the seed of a pack, as far as it was given."""
    return {
        entry.seat: operation.seed
        for entry in log.entries
        for operation in entry.operations
        if isinstance(operation, Seed) and operation.pack == pack
    }


def audit(log: Log, table: Table, pack: int, seeds: Mapping[int, bytes]) -> list[int]:
    """By slot: the card that lay there. Fault for the first message that was a lie, naming its seat.

    `missing` if this device does not have all messages about the pack.
    """
    if len(log.entries) < max(log.places):
        raise Fault("missing")
    entries = [(entry.seat, operation) for entry in log.entries for operation in entry.operations]
    about = [
        (seat, op)
        for seat, op in entries
        if isinstance(op, Shuffle | Lock | Unlock | Open | Gift) and op.pack == pack
    ]
    for seat, operation in about:
        if isinstance(operation, Shuffle | Lock):
            if seat not in seeds:
                raise Fault("withheld", seat)
            if table.basis.group.mul(lock_of(seeds[seat]), BASE) != operation.key:
                raise Fault("seed", seat)
    return _Recount(table.basis, pack, seeds, _owners(table, pack)).all(about)


class _Recount:
    """The pack once more, with all locks known."""

    def __init__(self, basis: Basis, pack: int, seeds: Mapping[int, bytes], owners: dict[int, int]) -> None:
        self.basis, self.seeds, self.owners = basis, seeds, owners
        self.points = list(basis.card_points(pack))
        self.cards = list(range(len(self.points)))

    def all(self, about: Sequence[tuple[int, Operation]]) -> list[int]:
        """The cards by slot, after all operations."""
        for seat, operation in about:
            match operation:
                case Shuffle():
                    order = order_of(self.seeds[seat], self.basis.deck.piles)
                    self.points, self.cards = (
                        [self.points[at] for at in order],
                        [self.cards[at] for at in order],
                    )
                    self._times(range(len(order)), lock_of(self.seeds[seat]))
                    self._same("shuffle", seat, [range(len(order))], [operation.hash])
                case Lock():
                    self._times(operation.slots, lock_of(self.seeds[seat]))
                    self._same("lock", seat, [operation.slots], [operation.hash])
                case Unlock():
                    self._times(operation.slots, inverse(lock_of(self.seeds[seat])))
                    self._same("unlock", seat, self._groups(operation.slots), operation.hashes)
                case Gift():
                    self.owners[operation.slot] = operation.to
                case Open() if self.cards[operation.slot] != operation.card:
                    raise Fault("card", seat)
        return self.cards

    def _times(self, slots: Sequence[int], scalar: int) -> None:
        """Multiplies the points of these slots."""
        new = self.basis.group.mul_many(scalar, [self.points[slot] for slot in slots])
        for slot, point in zip(slots, new, strict=True):
            self.points[slot] = point

    def _same(self, kind: Any, seat: int, groups: Sequence[Sequence[int]], hashes: Sequence[bytes]) -> None:
        """Fault if what was signed is not what follows."""
        if [hash_points([self.points[slot] for slot in group]) for group in groups] != list(hashes):
            raise Fault(kind, seat)

    def _groups(self, slots: Sequence[int]) -> list[list[int]]:
        """The slots by their owner; Fault `missing` where this device was not there when they were dealt."""
        if not self.owners.keys() >= {*slots}:
            raise Fault("missing")
        owners = sorted({self.owners[slot] for slot in slots})
        return [[slot for slot in slots if self.owners[slot] == chair] for chair in owners]


def _owners(table: Table, number: int) -> dict[int, int]:
    """By slot: the chair to which it was dealt first."""
    # what a void pack would have brought later was unlocked in part, but never dealt
    owners = {slot: chair for stage in table.layout() for chair, slots in stage for slot in slots}
    pack = table.packs.get(number)
    owners |= {slot: chair for slot, chair in enumerate(pack.owners) if chair != STOCK} if pack else {}
    for step in (*table.void, *table.steps):
        if step.seat == DEALER and step.kind in ("deal", "draw"):
            dealt = zip(step.places, step.sees, strict=True)
            owners |= {slot: chair for (which, slot), chair in dealt if which == number}
    return owners


def followed(table: Table, faces: Mapping[Place, int]) -> list[Any]:
    """The game with all hands open, after every step: `faces` are the cards by place.

    Fault `illegal` for the seat that did what its hand forbids, as not to follow suit.
    """
    game = table.terms.rules
    states = [table.opening]
    for step in table.steps:
        states.append(apply_step(game, states[-1], step, lambda place, _: faces.get(place, UNKNOWN)))
    return states
