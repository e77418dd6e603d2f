"""A pack as all devices see it: for each slot its point, the locks on it, and its owner; and the operations on it.

Card number x has an element P(x) (see `card_points`). A slot holds P(x) times every lock that is still on it. A slot
belongs to a chair, and its card is read by the seat of that chair alone, whose lock comes off last.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from ..rules.seats import seat_of_chair
from . import proofs
from .faults import Fault, FaultKind
from .group import Group
from .keys import card_points, context
from .messages import ENVELOPE_SIZE, STRICT_ENVELOPE_SIZE, Lock, Open, Operation, Shuffle, Unlock, hash_points

STOCK = -1
"""The owner of a slot that is not dealt."""

PackSlot = tuple[int, int]
"""(pack, slot)"""


class Deck(NamedTuple):
    """The cards that are shuffled."""

    cards: bytes
    """By number of the card: its value in the game."""
    piles: tuple[tuple[int, int], ...]
    """The slots that are shuffled separately, as (first, end)."""


class Claim(NamedTuple):
    """The claim that a proof is about: that each of some points is another one times a seat's lock in a pack."""

    pack: int
    key: bytes
    """The lock times BASE."""
    befores: Sequence[bytes]
    afters: Sequence[bytes]


class UnprovedCard(NamedTuple):
    """A card that was shown, and whose proof a player may not have seen."""

    seat: int
    """The seat that showed it."""
    key: bytes
    """The public side of the lock that came off last."""
    card: int
    point: bytes
    """The card's, with that lock on."""
    heard: int
    """The seats that have spoken since, a bit each."""


class Basis(NamedTuple):
    """The basis of all packs of a match."""

    group: Group
    game: bytes
    """16 bytes that name the match."""
    seats: int
    shufflers: int
    """The seats below this one lock and shuffle all cards, the others lock their own."""
    deck: Deck
    points: dict[int, list[bytes]]
    """By pack: the point of each card, computed when needed."""
    addresses: Mapping[int, bytes]
    """By seat: the key that envelopes for it are addressed to."""

    strict: bool = False
    """True if the form of the messages is strict."""

    def card_points(self, pack: int) -> list[bytes]:
        """Return the point of each card."""
        if pack not in self.points:
            self.points[pack] = card_points(self.group, self.game, pack, len(self.deck.cards))
        return self.points[pack]

    @property
    def envelope(self) -> int:
        """Return the bytes of an envelope: in the strict form its proof is shorter."""
        return STRICT_ENVELOPE_SIZE if self.strict else ENVELOPE_SIZE

    def holds(self, claim: Claim, proof: bytes) -> bool:
        """Return whether a proof of a claim holds."""
        pack, key, befores, afters = claim
        tied = context(self.game, pack)
        return proofs.holds(self.group, proof, key, befores, afters, tied, whole=self.strict)


class EnvelopeAddress(NamedTuple):
    """The address of one envelope for a chair: opening that publicly opens no other."""

    number: int
    """Among all in the pack."""
    address: bytes


class GivenCard(NamedTuple):
    """A card that is given from one chair to another."""

    giver: int
    receiver: int
    envelope: bytes
    """Empty while it is only promised."""
    ask: EnvelopeAddress | None = None
    """The address of its envelope, in the strict form."""


@dataclass
class Pack:
    """One pack, shuffled once. Lists are by slot, except `keys`."""

    number: int
    points: list[bytes | None]
    """None for an open card, and, while a link is read, for a point that later messages replace."""
    keys: list[bytes | None]
    """By seat: its lock times BASE."""
    locks: list[int]
    """The locks that are on, a bit a seat."""
    owners: list[int]
    """The chair whose card it is, or STOCK."""
    provers: list[int]
    """The seat whose lock comes off last; a card that is given away keeps its giver's."""
    stages: list[int]
    """The number of the deal from this pack with the card, from 0; -1 for the stock."""
    opened: dict[int, int] = field(default_factory=dict)
    """By slot: the card."""
    gifts: dict[int, GivenCard] = field(default_factory=dict)
    down: list[int] = field(default_factory=list)
    """The cards put away unseen, in order."""
    up: set[int] = field(default_factory=set)
    """Cards that were open and were taken up into a hand: everybody knows them."""
    under: list[int] = field(default_factory=list)
    """Cards that were open and went under the stock, to be drawn when that is used up."""
    asks: dict[int, EnvelopeAddress] = field(default_factory=dict)
    """By chair: the address of an envelope for it, until there is one."""
    asked: int = 0
    """Number of addresses."""
    blamed: tuple[FaultKind, int] | None = None
    """The fault that a complaint of an envelope has shown, and its seat."""
    bare: dict[int, bytes] = field(default_factory=dict, compare=False)
    """By opened slot: the point it was proved with, for a full link."""

    @classmethod
    def fresh(cls, basis: Basis, number: int) -> "Pack":
        """Return a pack that nobody has shuffled."""
        size = len(basis.deck.cards)
        none = [STOCK] * size
        points: list[bytes | None] = [*basis.card_points(number)]
        return cls(number, points, [None] * basis.seats, [0] * size, none, none.copy(), none.copy())

    def copy(self) -> "Pack":
        """Return an independent copy."""
        lists = {name: getattr(self, name).copy() for name in COPIED_FIELDS}
        return replace(self, **lists)

    def shuffled(self, basis: Basis) -> bool:
        """Return whether all shufflers have shuffled."""
        return None not in self.keys[: basis.shufflers]

    @property
    def whole(self) -> bool:
        """Return whether the point of every slot that is not open is known."""
        return all(point or slot in self.opened for slot, point in enumerate(self.points))

    def is_readable(self, slot: int) -> bool:
        """Return whether its owner can read it: one lock is on, its own or that of the giver of an envelope."""
        gift = self.gifts.get(slot)
        if slot in self.up:
            return True
        if self.provers[slot] < 0 or slot in self.opened or (gift and not gift.envelope):
            return False
        return self.locks[slot] == 1 << self.provers[slot]

    def of(self, chair: int) -> list[int]:
        """Return the slots that this chair holds in hand."""
        return [slot for slot, who in enumerate(self.owners) if who == chair and self.in_hand(slot)]

    def in_hand(self, slot: int) -> bool:
        """Return whether a dealt card is neither open nor put away."""
        return slot in self.up or (slot not in self.opened and slot not in self.down)

    def deal(self, slots: Iterable[int], chair: int, seats: int, stage: int) -> None:
        """Give slots to a chair."""
        for slot in slots:
            self.owners[slot], self.stages[slot] = chair, stage
            self.provers[slot] = seat_of_chair(chair, seats)

    def clear(self) -> None:
        """Take all cards back: nothing of this pack is played any more."""
        none = [STOCK] * len(self.points)
        self.owners, self.provers, self.stages = none, none.copy(), none.copy()
        self.gifts, self.down, self.up, self.under, self.asks = {}, [], set(), [], {}

    def groups(self, slots: Sequence[int]) -> list[list[int]]:
        """Return the slots by their owner."""
        owners = sorted({self.owners[slot] for slot in slots})
        return [[slot for slot in slots if self.owners[slot] == chair] for chair in owners]


COPIED_FIELDS = (
    "points",
    "keys",
    "locks",
    "owners",
    "provers",
    "stages",
    "opened",
    "gifts",
    "down",
    "up",
    "under",
    "bare",
    "asks",
)


class PointSource:
    """The source of the points that messages make: next to them, or in a later message that changes them."""

    def __init__(
        self,
        given: Mapping[PackSlot, bytes],
        packs: set[int],
        messages: Iterable[Sequence[Operation]] = (),
        size: int = 0,
        between: Mapping[int, Mapping[PackSlot, bytes]] | None = None,
        *,
        spare: bool = False,
    ) -> None:
        """Create the source; `between` has by message the points of some places after it."""
        self.given, self._packs, self._catching_up = given, packs, spare
        self._makers = dict[PackSlot, int]()
        """By place without its point in the link: the seat that made it."""
        self.loose = False
        """True if points came along that nobody here can confirm as signed."""
        self.unproved = set[int]()
        """The seats that opened a card whose point nobody knows any more, without another seat's signature since."""
        self._made: dict[PackSlot, list[bytes | None]] = {}
        """By place: the points made of it, one after the other; None for one that does not travel."""
        for at, operations in enumerate(messages):
            for operation in operations:
                self._know(carried(operation))
                for place in made(operation, size):
                    self._made.setdefault(place, []).append(None)
            self._know((between or {}).get(at, {}).items())
        for place, points in self._made.items():
            points[-1] = points[-1] or given.get(place)

    def _know(self, points: Iterable[tuple[PackSlot, bytes]]) -> None:
        """Keep points by the message of the link that made them last."""
        for place, point in points:
            if place in self._made:
                self._made[place][-1] = point

    def may_skip_proof(self, pack: int, seat: int) -> bool:
        """Return whether a seat need not prove a card, as its pack is played out by the end of a full link. A
        later signer has verified it."""
        spared = self._catching_up and pack not in self._packs
        self.unproved |= {seat} if spared else set()
        return spared

    def withholds(self, pack: Pack, seat: int, slots: Sequence[int]) -> bool:
        """Return whether a seat makes new points of its own ones without bringing those along, to be compared."""
        made = (self._makers.get((pack.number, slot)) for slot in slots if not pack.points[slot])
        return not self._catching_up and seat in made

    def make(self, basis: Basis, seat: int, pack: int, slots: Sequence[int], want: bytes) -> Sequence[bytes | None]:
        """Return the points of these slots; None for one that does not travel, which is left to the audit. Such a point
        is replaced later, or its pack is played out by then. The signed hash is compared if all are known."""
        places = [(pack, slot) for slot in slots]
        points = [self._made[place].pop(0) if place in self._made else self.given.get(place) for place in places]
        self._makers |= {place: seat for place, point in zip(places, points, strict=True) if point is None}
        known = [point for point in points if point is not None]
        signed = len(known) == len(points)
        if signed and hash_points(known) != want:
            raise Fault("points")
        self.loose |= bool(known) and not signed
        if not all(map(basis.group.valid, known)):
            raise Fault("invalid", seat if signed else None)
        return points


def carried(operation: Operation) -> list[tuple[PackSlot, bytes]]:
    """Return the points that an operation brings along, by place: those before it."""
    if isinstance(operation, Open) and operation.point:
        return [((operation.pack, operation.slot), operation.point)]
    if not isinstance(operation, Unlock):
        return []
    places = [(operation.pack, slot) for slot in operation.slots]
    return list(zip(places, operation.befores, strict=False))


def made(operation: Operation, size: int) -> list[PackSlot]:
    """Return the places whose points an operation makes; `size` is that of a pack."""
    if isinstance(operation, Shuffle):
        return [(operation.pack, slot) for slot in range(size)]
    return [(operation.pack, slot) for slot in operation.slots] if isinstance(operation, Lock | Unlock) else []
