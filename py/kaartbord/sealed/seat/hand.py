"""The hand of one seat of a sealed match: its secrets, the cards it can read, and its proofs of them."""

from collections.abc import Iterable, Sequence
from typing import Any

from ...rules.protocol import Action
from ...rules.seats import seat_of_chair
from .. import due, operations, proofs
from ..course.steps import ALL, SealedStep, apply_step, unchanged
from ..course.terms import Terms
from ..faults import Fault
from ..group import BASE, Group, inverse
from ..keys import Keys, context, envelope_key, lock_of
from ..log import Log
from ..messages import Complain
from ..pack import Claim, EnvelopeAddress, Pack, PackSlot
from ..table import SealedTable


class SeatHand:
    """The hand of a seat; a negative one for a spectator's device."""

    def __init__(self, group: Group, terms: Terms, seat: int, master: bytes) -> None:
        self.group, self.terms, self.seat = group, terms, seat
        self._viewer = None if seat < 0 else seat
        self.keys = Keys(group, master, terms.match_id)
        self.log = Log(terms.chain)
        self.table = SealedTable.fresh(group, terms)
        """The table, as verified by this device."""
        self.cards: dict[PackSlot, int | None] = {}
        """By place: the number of the card, if it is this seat's; None for an invalid card, which proves that
        somebody cheated."""
        self.received: dict[PackSlot, bytes] = {}
        """By place: the giver's proof of a card that was given to this seat."""
        self._views: list[Any] = [terms.rules.view(self.table.state, self._viewer)]
        self._followed: tuple[Any, tuple[SealedStep, ...]] = self.table.opening, ()
        """The basis of the views: the opening state, and the steps since."""

    @property
    def views(self) -> Sequence[Any]:
        """Return the game as this seat saw it, after every step of the table."""
        return self._views

    @property
    def view(self) -> Any:
        """Return the game as this seat sees it."""
        return self._views[-1]

    def look(self) -> None:
        """Read the cards that have become readable, and follow the game with them."""
        read, steps, (opening, known) = ({*self._read(), *self._find_duplicates()}, self.table.steps, self._followed)
        if opening != self.table.opening:
            self._views, known = [self.terms.rules.view(self.table.opening, self._viewer)], ()
        del self._views[unchanged(steps, known, read) + 1 :]
        self._followed = self.table.opening, steps
        try:
            for step in steps[len(self._views) - 1 :]:
                after = apply_step(self.terms.rules, self.view, step, self.reads)
                self._views.append(self.terms.rules.view(after, self._viewer))
        except Fault as fault:  # the view of this device alone proves nothing about anybody
            raise Fault(fault.kind) from fault

    def _find_duplicates(self) -> Iterable[PackSlot]:
        """Yield the places of this seat whose card is in the pack a second time, open or in hand. They count
        as invalid, as somebody made a copy of the card."""
        for number, pack in self.table.packs.items():
            known = {*pack.opened.values()}
            for place in [(number, slot) for slot in range(len(pack.points)) if slot not in pack.opened]:
                if (card := self.cards.get(place)) in known:
                    self.cards[place] = None
                    yield place
                elif card is not None:
                    known.add(card)

    def reads(self, place: PackSlot, sees: int) -> int:
        """Return, for `CardReader`, an open card, or one of its own that can be read."""
        mine = sees != ALL and seat_of_chair(sees, self.terms.seats) == self.seat
        card = self.cards.get(place) if mine else None
        return self.table.open_card(place, sees) if card is None else self.table.basis.deck.cards[card]

    def _read(self) -> Iterable[PackSlot]:
        """Yield the places that this device could not read before: those with only its own lock on, and gifts."""
        for number, pack in self.table.packs.items():
            points = self.table.basis.card_points(number)
            fresh = [
                slot for slot in range(len(points)) if (number, slot) not in self.cards and slot not in pack.opened
            ]
            mine = [slot for slot in fresh if pack.provers[slot] == self._viewer and pack.locks[slot] == 1 << self.seat]
            found = self.group.mul_many(inverse(self._lock(number)), [pack.points[slot] or BASE for slot in mine])
            for slot, point in zip(mine, found, strict=True):
                self.cards[number, slot] = points.index(point) if point in points else None
                yield number, slot
            for slot, gift in pack.gifts.items():
                receives = seat_of_chair(gift.receiver, self.terms.seats) == self.seat
                if receives and slot in fresh and slot not in mine and gift.envelope:
                    yield self._open_envelope(pack, slot)

    def _open_envelope(self, pack: Pack, slot: int) -> PackSlot:
        """Open an envelope."""
        gift = pack.gifts[slot]
        shared = self.group.mul(self._secret(pack.number, gift.ask), self._address(gift.giver))
        content = operations.unwrap(self.table.basis, pack, slot, shared)
        place = pack.number, slot
        self.cards[place] = content[0] if content else None
        if content:
            self.received[place] = content[1]
        return place

    @property
    def forced_action(self) -> Action | None:
        """Return the action that this seat must make now because it holds a certain card, which nobody else
        can know."""
        announced = self.terms.dealing.announced(self.table.state)
        if not announced:
            return None
        pack, faces = self.table.packs[self.table.playing], self.table.basis.deck.cards
        held = [slot for chair in due.chairs_of(self.table, self.seat) for slot in pack.of(chair)]
        cards = [self.cards.get((pack.number, slot)) for slot in held]
        return announced if announced.cards[0] in [faces[card] for card in cards if card is not None] else None

    @property
    def dark(self) -> list[PackSlot]:
        """Return the places of this seat without a valid card: somebody cheated, and an audit finds the seat."""
        return [place for place, card in self.cards.items() if card is None and place[0] not in self.table.void_packs]

    @property
    def complaints(self) -> list[PackSlot]:
        """Return the envelopes without a valid card that this seat has still to complain of. A good envelope
        with a card that is known twice is not among them."""
        packs = self.table.packs if self.terms.strict else {}
        dark = [place for place in self.dark if place[0] in packs and place not in self.received]
        given = [place for place in dark if place[1] in packs[place[0]].gifts]
        return [place for place in given if not packs[place[0]].blamed][:1]

    # ---- proofs

    def prove(self, claim: Claim, size: int = proofs.SIZE) -> bytes:
        """Return the proof of a claim about a lock of this seat."""
        pack, key, befores, afters = claim
        tied, whole = context(self.terms.match_id, pack), self.terms.strict
        return proofs.prove(self.group, self._lock(pack), key, befores, afters, tied, size, whole=whole)

    def complaint(self, place: PackSlot) -> Complain:
        """Open an envelope to all: its content is not a valid card."""
        gift = self.table.packs[place[0]].gifts[place[1]]
        secret, theirs = self._secret(place[0], gift.ask), self._address(gift.giver)
        shared = self.group.mul(secret, theirs)
        tied, whole = context(self.terms.match_id, place[0]), self.terms.strict
        address = gift.ask.address if gift.ask else self.keys.address
        proof = proofs.prove(self.group, secret, address, [theirs], [shared], tied, whole=whole)
        return Complain(*place, shared, proof)

    def envelope(self, pack: Pack, slot: int, giver: int, receiver: int) -> bytes:
        """Return an envelope with a card of this seat and its proof, from one chair to another."""
        card, proof = self.proof(pack, slot)
        address = pack.asks[receiver].address if self.terms.strict else self._address(receiver)
        shared = self.group.mul(self.keys.secret, address)
        key = envelope_key(shared, self.terms.match_id, pack.number, slot, giver)
        return self.group.seal(key, bytes([card]) + proof)

    def proof(self, pack: Pack, slot: int) -> tuple[int, bytes]:
        """Return the card of a slot of this seat, and the proof of it; raise Fault `locked` if it cannot read it."""
        card, point = self.card(pack, slot), pack.points[slot]
        if given := self.received.get((pack.number, slot)):
            return card, given
        before, key = self.table.basis.card_points(pack.number)[card], pack.keys[self.seat]
        size = proofs.BRIEF_PROOF_SIZE if self.terms.strict else proofs.SIZE
        return card, self.prove(Claim(pack.number, key or BASE, [before], [point or BASE]), size)

    def card(self, pack: Pack, slot: int) -> int:
        """Return the card of a slot of this seat; raise Fault `locked` if it cannot read it."""
        card = self.cards.get((pack.number, slot))
        if card is None or not pack.points[slot]:
            raise Fault("locked", self.seat)
        return card

    def _lock(self, pack: int) -> int:
        return lock_of(self.keys.seed(pack))

    def _secret(self, pack: int, ask: EnvelopeAddress | None) -> int:
        """Return the secret that opens one envelope for this seat, or before the strict form all of them."""
        return self.keys.envelope(pack, ask.number) if ask else self.keys.secret

    def _address(self, chair: int) -> bytes:
        return self.table.joined[seat_of_chair(chair, self.terms.seats)].address
