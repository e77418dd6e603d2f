"""A message in the making: operations, and the table after them."""

from collections.abc import Sequence

from ...rules.protocol import Action
from ...rules.seats import chairs_of_seat, seat_of_chair
from .. import due, log, proofs
from ..faults import Fault
from ..group import BASE, inverse
from ..keys import lock_of, order_of
from ..messages import (
    PLAY,
    AddressedGift,
    BriefOpen,
    FillEnvelope,
    Gift,
    Join,
    Lock,
    Move,
    Open,
    OpenGift,
    Operation,
    PlayMove,
    ProvedUnlock,
    PutAway,
    ReportMissingCard,
    RevealSeed,
    Shuffle,
    StrictFillEnvelope,
    Unlock,
    hash_points,
)
from ..pack import Claim, Pack, PackSlot, PointSource, made
from .hand import SeatHand


class MessageDraft:
    """A message in the making: operations, and the table after them."""

    def __init__(self, device: SeatHand) -> None:
        self.device, self.table = device, device.table.copy()
        self.operations: list[Operation] = []

    def do(self, operation: Operation, made: dict[PackSlot, bytes] | None = None) -> None:
        """Add an operation, with the points that it makes."""
        self.table.act(self.device.seat, operation, PointSource(made or {}, {number for number, _ in made or {}}))
        self.operations.append(operation)

    # ---- automatic operations

    def add_due(self) -> None:
        """Join, shuffle, lock and unlock, if others wait for it."""
        device, table = self.device, self.table
        if device.seat not in table.joined:
            self.do(Join(device.keys.key, device.keys.address))
        for place in device.complaints:
            self.do(device.complaint(place))
        if due.must_shuffle(table, device.seat):
            self.shuffle(table.playing + 1)
        for number in list(self.table.packs):
            self.lock_own(number)
        self.unlock(due.unlocks(table, device.seat))
        for number, slot in due.turns(table, device.seat):
            self.open(number, slot)
        for place in due.fills(table, device.seat):
            pack, slot = table.packs[place[0]], place[1]
            gift = pack.gifts[slot]
            filled = StrictFillEnvelope if table.terms.strict else FillEnvelope
            self.do(filled(*place, device.envelope(pack, slot, gift.giver, gift.receiver)))
        if due.must_report_missing(table, device.seat) and not device.forced_action:
            self.do(ReportMissingCard(table.playing))

    def seeds(self) -> None:
        """Reveal the seeds that this seat owes. Before all others have given theirs, that of a pack incomplete in its
        own log is withheld: a table that another device claims must not make it betray its lock."""
        device, table = self.device, self.table
        # With hands that stay closed, a seat that is out early may lack the end of a pack, also in the forms before.
        shows_all = table.terms.strict or table.terms.dealing.stays_closed
        over = shows_all and not table.terms.rules.to_move(table.state)
        for pack in table.owed(device.seat):
            if over or device.log.holds(pack, table.basis.shufflers) or table.others_gave_seed(device.seat, pack):
                self.do(RevealSeed(pack, device.keys.seed(pack)))

    def follow(self) -> None:
        """Add after a move the operations that the next deal needs, so that they take no messages of their own."""
        device, table = self.device, self.table
        self.unlock(due.unlocks(table, device.seat))
        if due.should_shuffle_early(table, device.seat):
            self.shuffle(table.playing + 1)
        for number in list(table.packs):
            self.lock_own(number)
        self.unlock(due.next_places_to_unlock(table, device.seat))

    # ---- operations

    def move(self, action: Action) -> None:
        """Make an action of the game, with the cards it is about."""
        pack, dealing = self.table.packs[self.table.playing], self.table.terms.dealing
        announced = dealing.announced(self.table.state) == action
        held = due.hand(self.table, dealing.acting(self.table.state, self.device.seat))
        if announced:  # gifts to it too
            held = [slot for chair in due.chairs_of(self.table, self.device.seat) for slot in pack.of(chair)]
        for slot in self._find_slots(held, action.cards):
            if action.kind == "give":
                self._give(pack, slot)
            elif action.kind in dealing.puts_away:
                self.do(PutAway(pack.number, slot))
            else:
                self.open(pack.number, slot)
        for slot in self._find_slots(held, dealing.unsaid(self.device.view, self.device.seat, action.kind)):
            self.do(PutAway(pack.number, slot))
        short = self.table.terms.lean and action.kind == PLAY
        self.do((PlayMove if short else Move)(action.kind, action.placements))

    def _give(self, pack: Pack, slot: int) -> None:
        """Give a card; its envelope waits until the receiver has given one too."""
        giver = pack.owners[slot]
        receiver = self.table.terms.dealing.receiver(self.table.state, giver)
        own = seat_of_chair(receiver, self.table.terms.seats) == self.device.seat
        laid = receiver in self.table.laid and not own
        device = self.device
        envelope = device.envelope(pack, slot, giver, receiver) if laid else b""
        if self.table.terms.strict:
            address = device.group.mul(device.keys.envelope(pack.number, pack.asked + 1), BASE)
            self.do(AddressedGift(pack.number, slot, receiver, envelope, address))
        else:
            self.do(Gift(pack.number, slot, receiver, envelope))

    def _find_slots(self, held: Sequence[int], faces: bytes) -> list[int]:
        """Return those of the slots that hold these cards, in their order; raise Fault `owner` if one is missing."""
        pack, cards = self.table.packs[self.table.playing], self.table.basis.deck.cards
        found: list[int] = []
        for face in faces:
            for slot in held:
                number = pack.opened.get(slot, self.device.cards.get((pack.number, slot)))
                if number is not None and cards[number] == face and slot not in found:
                    found.append(slot)
                    break
            else:
                raise Fault("owner", self.device.seat)
        return found

    def open(self, number: int, slot: int) -> None:
        """Open a card."""
        pack, lean = self.table.packs[number], self.table.terms.lean
        known, received = slot in pack.up, (number, slot) in self.device.received
        point = (pack.points[slot] or b"") if (number, slot) in self._unseen() and not known else b""
        if lean and not received:
            card = pack.opened[slot] if known else self.device.card(pack, slot)
            self.do(BriefOpen(number, slot, card, b"", point))
            return
        kind, size = (OpenGift, proofs.BRIEF_PROOF_SIZE) if self.table.terms.strict else (Open, proofs.SIZE)
        card, proof = (pack.opened[slot], bytes(size)) if known else self.device.proof(pack, slot)
        self.do(kind(number, slot, card, proof, point))

    def _unseen(self) -> dict[PackSlot, int]:
        """Return the seat by place whose point was made by a message that a player may not have seen. Such a
        point no longer travels once another is made of it."""
        entries = self.device.log.entries
        unseen = entries[len(entries) - log.unseen(entries, self.table.active_seats) :]
        said = [(entry.seat, entry.operations) for entry in unseen] + [(self.device.seat, self.operations)]
        size = len(self.table.basis.deck.cards)
        return {place: seat for seat, operations in said for op in operations for place in made(op, size)}

    def shuffle(self, number: int) -> None:
        """Lock all cards of a pack and reorder them."""
        device, basis = self.device, self.table.basis
        seed, old = device.keys.seed(number), self.table.points(number)
        new = device.group.mul_many(lock_of(seed), [old[slot] for slot in order_of(seed, basis.deck.piles)])
        key = device.group.mul(lock_of(seed), BASE)
        self.do(Shuffle(number, key, hash_points(new)), {(number, slot): point for slot, point in enumerate(new)})

    def lock_own(self, number: int) -> None:
        """Put the lock of a seat that does not shuffle on its own cards."""
        device, pack = self.device, self.table.packs.get(number)
        if device.seat < self.table.basis.shufflers or not pack:
            return
        chairs = chairs_of_seat(device.seat, self.table.terms.seats, self.table.terms.dealing.chairs(self.table.state))
        slots = tuple(
            slot
            for slot, chair in enumerate(pack.owners)
            if chair in chairs
            and slot not in pack.opened
            and pack.provers[slot] == device.seat
            and not pack.locks[slot] >> device.seat & 1
        )
        if slots:
            lock = lock_of(device.keys.seed(number))
            key, old = device.group.mul(lock, BASE), [pack.points[slot] or BASE for slot in slots]
            new = device.group.mul_many(lock, old)
            proof = device.prove(Claim(number, key, old, new))
            points = {(number, slot): point for slot, point in zip(slots, new, strict=True)}
            self.do(Lock(number, slots, key, hash_points(new), proof), points)

    def unlock(self, places: Sequence[PackSlot]) -> None:
        """Take this seat's lock off cards of others."""
        for number in sorted({number for number, _ in places}):
            pack = self.table.packs[number]
            slots = tuple(slot for which, slot in places if which == number)
            lock = inverse(lock_of(self.device.keys.seed(number)))
            new = self.device.group.mul_many(lock, [pack.points[slot] or BASE for slot in slots])
            points = {(number, slot): point for slot, point in zip(slots, new, strict=True)}
            hashes = tuple(hash_points([points[number, slot] for slot in group]) for group in pack.groups(slots))
            if self.table.basis.strict:
                befores = tuple(pack.points[slot] or BASE for slot in slots)
                own = {place for place, seat in self._unseen().items() if seat == self.device.seat}
                key = pack.keys[self.device.seat] or BASE
                proof = self.device.prove(Claim(number, key, new, befores), proofs.BRIEF_PROOF_SIZE)
                self.do(ProvedUnlock(number, slots, hashes, proof, befores if own & points.keys() else ()), points)
            else:
                self.do(Unlock(number, slots, hashes), points)
