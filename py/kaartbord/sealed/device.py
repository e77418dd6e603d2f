"""One player's device: its secrets, what it can read, and the messages it makes."""

from collections.abc import Iterable, Sequence
from copy import copy
from itertools import chain
from typing import Any, NamedTuple

from ..rules.protocol import Action
from ..rules.seats import own, owner
from . import due, log, operations, proofs
from .faults import Fault
from .group import BASE, Group, inverse
from .keys import Keys, context, envelope_key, lock_of, order_of
from .log import Entry, Log, Window
from .messages import (
    PLAY,
    Complain,
    Down,
    Fill,
    Filled,
    Freed,
    Gift,
    Join,
    Lack,
    Lock,
    Move,
    Offered,
    Open,
    Operation,
    Passed,
    Played,
    Seed,
    Shown,
    Shuffle,
    Unlock,
    Void,
    hash_points,
)
from .pack import Ask, Claim, Pack, Place, Points, made
from .table import ALL, Step, Table, Terms, apply_step, unchanged
from .tables import digest_of

TRAIL = 6
"""How often a device can go back."""

LONGEST_TRAIL = 24
"""The same where a seat has not spoken for long: of what lies in between something is left out, then."""

NOBODY = -1
"""The seat of a device that only looks on."""


class Past(NamedTuple):
    """What a device knew before it heard or said something."""

    last: int
    """The place of the last message in the log."""
    table: Table
    cards: dict[Place, int | None]
    received: dict[Place, bytes]


class Device:
    """A seat of a sealed match, on the device that plays it; or NOBODY, who only looks on."""

    def __init__(self, group: Group, terms: Terms, seat: int, master: bytes) -> None:
        self.group, self.terms, self.seat = group, terms, seat
        self._viewer = None if seat == NOBODY else seat
        self.keys = Keys(group, master, terms.game)
        self.log = Log(terms.chain)
        self.table = Table.fresh(group, terms)
        """As far as this device has checked it."""
        self.cards: dict[Place, int | None] = {}
        """By place: the number of the card, where it is this seat's; None for a card that is none, so that
        somebody must have cheated."""
        self.received: dict[Place, bytes] = {}
        """By place: the giver's proof of a card that was given to this seat."""
        self.trail: tuple[Past, ...] = ()
        """The last times that something came to it, so that it can go back where two spoke at once."""
        self.vouched = frozenset[int]()
        """The seats that signed the table which it was given, where it was not there from the start."""
        self._views: list[Any] = [terms.rules.view(self.table.state, self._viewer)]
        self._followed: tuple[Any, tuple[Step, ...]] = self.table.opening, ()
        """What the views follow from: how the game stood, and the steps since."""

    def copy(self) -> "Device":
        """A device that goes its own way from here; a table is never changed, so that both may have this one."""
        other = copy(self)
        other.log, other.keys, other._views = self.log.copy(), self.keys.copy(), [*self._views]
        other.cards, other.received = {**self.cards}, {**self.received}
        return other

    # ---- what this seat sees

    @property
    def views(self) -> Sequence[Any]:
        """The game as this seat saw it, after every step of the table."""
        return self._views

    @property
    def view(self) -> Any:
        """The game as this seat sees it."""
        return self._views[-1]

    def look(self) -> None:
        """Reads the cards that have become readable, and follows the game with them."""
        read, steps, (opening, known) = {*self._read(), *self._doubled()}, self.table.steps, self._followed
        if opening != self.table.opening:
            self._views, known = [self.terms.rules.view(self.table.opening, self._viewer)], ()
        del self._views[unchanged(steps, known, read) + 1 :]
        self._followed = self.table.opening, steps
        try:
            for step in steps[len(self._views) - 1 :]:
                after = apply_step(self.terms.rules, self.view, step, self.reads)
                self._views.append(self.terms.rules.view(after, self._viewer))
        except Fault as fault:  # what only this device sees proves nothing of anybody
            raise Fault(fault.kind) from fault

    def _doubled(self) -> Iterable[Place]:
        """The places of this seat whose card is in the pack a second time, open or in hand: taken for no card,
        as somebody made a copy of it."""
        for number, pack in self.table.packs.items():
            known = {*pack.opened.values()}
            for place in [(number, slot) for slot in range(len(pack.points)) if slot not in pack.opened]:
                if (card := self.cards.get(place)) in known:
                    self.cards[place] = None
                    yield place
                elif card is not None:
                    known.add(card)

    def reads(self, place: Place, sees: int) -> int:
        """For `Reads`: what lies open, and the own cards that can be read."""
        mine = sees != ALL and owner(sees, self.terms.seats) == self.seat
        card = self.cards.get(place) if mine else None
        return self.table.read_open(place, sees) if card is None else self.table.basis.deck.cards[card]

    def _read(self) -> Iterable[Place]:
        """The places that this device could not read before: what only its own lock is on, and what it was given."""
        for number, pack in self.table.packs.items():
            points = self.table.basis.card_points(number)
            fresh = [
                slot
                for slot in range(len(points))
                if (number, slot) not in self.cards and slot not in pack.opened
            ]
            mine = [
                slot
                for slot in fresh
                if pack.provers[slot] == self.seat != NOBODY and pack.locks[slot] == 1 << self.seat
            ]
            found = self.group.mul_many(
                inverse(self._lock(number)), [pack.points[slot] or BASE for slot in mine]
            )
            for slot, point in zip(mine, found, strict=True):
                self.cards[number, slot] = points.index(point) if point in points else None
                yield number, slot
            for slot, gift in pack.gifts.items():
                receives = owner(gift.receiver, self.terms.seats) == self.seat
                if receives and slot in fresh and slot not in mine and gift.envelope:
                    yield self._unwrap(pack, slot)

    def _unwrap(self, pack: Pack, slot: int) -> Place:
        """Opens an envelope."""
        gift = pack.gifts[slot]
        shared = self.group.mul(self._secret(pack.number, gift.ask), self._address(gift.giver))
        content = operations.unwrap(self.table.basis, pack, slot, shared)
        place = pack.number, slot
        self.cards[place] = content[0] if content else None
        if content:
            self.received[place] = content[1]
        return place

    @property
    def announcement(self) -> Action | None:
        """What this seat must do now because it holds a certain card, which nobody else can know."""
        announced = self.terms.dealing.announced(self.table.state)
        if not announced:
            return None
        pack, faces = self.table.packs[self.table.playing], self.table.basis.deck.cards
        held = [slot for chair in due.chairs_of(self.table, self.seat) for slot in pack.of(chair)]
        cards = [self.cards.get((pack.number, slot)) for slot in held]
        return (
            announced if announced.cards[0] in [faces[card] for card in cards if card is not None] else None
        )

    @property
    def dark(self) -> list[Place]:
        """Places of this seat that hold no card: somebody cheated, and an audit finds who."""
        return [
            place for place, card in self.cards.items() if card is None and place[0] not in self.table.voided
        ]

    @property
    def complaints(self) -> list[Place]:
        """The envelopes with nothing good in them of which this seat has still to complain: not of a good one with a
        card that is known twice."""
        packs = self.table.packs if self.terms.strict else {}
        dark = [place for place in self.dark if place[0] in packs and place not in self.received]
        given = [place for place in dark if place[1] in packs[place[0]].gifts]
        return [place for place in given if not packs[place[0]].blamed][:1]

    # ---- messages

    def speak(self, action: Action | None = None) -> bool:
        """Makes this seat's next message: with an action of the game, or with what is due; whether there is any."""
        draft = Draft(self)
        draft.dues()
        draft.seeds()
        if action:
            draft.move(action)
        draft.follow()
        if draft.operations:
            self.sign(draft)
        return bool(draft.operations)

    def call_off(self, pack: int) -> None:
        """Says that the deals from a pack are void, and takes up the next one."""
        draft = Draft(self)
        draft.do(Void(pack))
        draft.dues()
        draft.seeds()
        self.sign(draft)

    def sign(self, draft: "Draft") -> None:
        """Signs what was drafted, and takes it as what happened."""
        draft.table.finish(self.seat)
        window = self.signed(draft.operations, draft.table)
        self._remember()
        self.log.keep(window, {})
        self.table = draft.table
        self.look()

    def signed(self, said: Sequence[Operation], table: Table) -> Window:
        """The next message of this seat, after which the table stands so."""
        last, chain = max(self.log.places), self.log.chain
        before = self.log.places[last].head
        shown = tuple(self.prove(claim, proofs.BRIEF) for claim in table.to_prove(self.seat))
        entry = Entry(self.seat, tuple(said), digest_of(table), proofs=shown)
        signature = self.group.sign(
            self.keys.signing, chain.signed(chain.head(last + 1, before, entry), entry)
        )
        return Window(last + 1, before, (entry._replace(signature=signature),))

    def prove(self, claim: Claim, size: int = proofs.SIZE) -> bytes:
        """The proof of what holds by a lock of this seat."""
        pack, key, befores, afters = claim
        tied, whole = context(self.terms.game, pack), self.terms.strict
        return proofs.prove(self.group, self._lock(pack), key, befores, afters, tied, size, whole=whole)

    def take_over(
        self,
        window: Window,
        keys: dict[int, bytes],
        table: Table,
        base: Table | None = None,
        vouched: frozenset[int] = frozenset(),
    ) -> None:
        """Goes on from messages that were checked, and the table after them; `base` is the one before them, for who
        knew nothing, and `vouched` who has signed it."""
        fresh = window.entries[max(0, max(self.log.places) + 1 - window.first) :]
        if base:
            self.trail, self.vouched = (Past(window.first - 1, base, {}, {}),), vouched
        elif window.first - 1 in self.log.places:
            self._remember()
        else:
            self.trail = ()
        self.log.keep(window, keys)
        self.table = table
        if any(entry.seat == self.seat for entry in fresh):  # its own messages come back to it
            self._recall()
        self.look()

    def past(self, last: int, table: Table) -> Past:
        """What this device knew when the table was so, after the message at a place."""
        old = {
            place: card
            for place, card in self.cards.items()
            if place[0] < table.playing
            or ((pack := table.packs.get(place[0])) and (pack.readable(place[1]) or place[1] in pack.opened))
        }
        return Past(
            last, table, old, {place: proof for place, proof in self.received.items() if place in old}
        )

    def _remember(self) -> None:
        self.trail = (*self.trail, self.past(max(self.log.places), self.table))
        first = self.base.last if self.terms.strict else max(self.log.places)
        needed = sum(past.last >= first for past in self.trail)
        self.trail = self.trail[-max(TRAIL, needed) :]
        if len(self.trail) > LONGEST_TRAIL:
            self.trail = (self.trail[0], *self.trail[2:])

    @property
    def base(self) -> Past:
        """What was known here before the last message of the slowest seat: where a full link begins, so that in it each
        seat signed what the table was."""
        waiting, slowest = {*self.table.joined}, max(self.log.places) + 1
        while waiting and (entry := self.log.places[slowest - 1].entry):
            slowest -= 1
            waiting.discard(entry.seat)
        if waiting:
            return self.trail[0]
        return next((past for past in reversed(self.trail) if past.last < slowest), self.trail[0])

    def go_back(self, past: Past) -> None:
        """Knows no more than it did then. What was shuffled since is never shuffled in the same order again."""
        self.undo(self.log.forget(past.last))
        self.table, self.cards, self.received = past.table, {**past.cards}, {**past.received}
        self.trail = tuple(earlier for earlier in self.trail if earlier.last < past.last)
        self.look()

    def undo(self, entries: Iterable[Entry]) -> None:
        """Messages of this seat count for nothing, so that what was shuffled in them needs another order."""
        for op in chain.from_iterable(entry.operations for entry in entries if entry.seat == self.seat):
            if isinstance(op, Shuffle | Lock) and self.terms.strict:
                self.keys.again(op.pack)

    def restore(self, window: Window, table: Table) -> None:
        """Goes on from what this device stored of itself."""
        self.log.keep(window, {seat: join.key for seat, join in table.joined.items()})
        self.table = table
        self._recall()
        self.look()

    def _recall(self) -> None:
        """Finds out how often the shuffles of this seat were undone."""
        for number, pack in self.table.packs.items():
            if self.terms.strict and self.seat != NOBODY and (key := pack.keys[self.seat]):
                self.keys.recall(self.group, number, key)

    def join(self, other: "Device") -> None:
        """Knows what another device knows that all may know."""
        self.log, self.table = other.log.copy(), other.table
        self.trail = tuple(Past(past.last, past.table, {}, {}) for past in other.trail)
        self._recall()
        self.look()

    def complaint(self, place: Place) -> Complain:
        """Opens an envelope to all: what lies in it is no card."""
        gift = self.table.packs[place[0]].gifts[place[1]]
        secret, theirs = self._secret(place[0], gift.ask), self._address(gift.giver)
        shared = self.group.mul(secret, theirs)
        tied, whole = context(self.terms.game, place[0]), self.terms.strict
        address = gift.ask.address if gift.ask else self.keys.address
        proof = proofs.prove(self.group, secret, address, [theirs], [shared], tied, whole=whole)
        return Complain(*place, shared, proof)

    def envelope(self, pack: Pack, slot: int, giver: int, receiver: int) -> bytes:
        """A card of this seat and its proof, from a chair for the eyes of another."""
        card, proof = self.proof(pack, slot)
        address = pack.asks[receiver].address if self.terms.strict else self._address(receiver)
        shared = self.group.mul(self.keys.secret, address)
        key = envelope_key(shared, self.terms.game, pack.number, slot, giver)
        return self.group.seal(key, bytes([card]) + proof)

    def proof(self, pack: Pack, slot: int) -> tuple[int, bytes]:
        """The card of a slot of this seat, and the proof of it; Fault `locked` if it cannot read it."""
        card, point = self.card(pack, slot), pack.points[slot]
        if given := self.received.get((pack.number, slot)):
            return card, given
        before, key = self.table.basis.card_points(pack.number)[card], pack.keys[self.seat]
        size = proofs.BRIEF if self.terms.strict else proofs.SIZE
        return card, self.prove(Claim(pack.number, key or BASE, [before], [point or BASE]), size)

    def card(self, pack: Pack, slot: int) -> int:
        """The card of a slot of this seat; Fault `locked` if it cannot read it."""
        card = self.cards.get((pack.number, slot))
        if card is None or not pack.points[slot]:
            raise Fault("locked", self.seat)
        return card

    def _lock(self, pack: int) -> int:
        return lock_of(self.keys.seed(pack))

    def _secret(self, pack: int, ask: Ask | None) -> int:
        """Return what opens one envelope for this seat, or before the strict form all of them."""
        return self.keys.envelope(pack, ask.number) if ask else self.keys.secret

    def _address(self, chair: int) -> bytes:
        return self.table.joined[owner(chair, self.terms.seats)].address


class Draft:
    """A message that is being made: operations, and the table as it is after them."""

    def __init__(self, device: Device) -> None:
        self.device, self.table = device, device.table.copy()
        self.operations: list[Operation] = []

    def do(self, operation: Operation, made: dict[Place, bytes] | None = None) -> None:
        """Adds an operation, with the points that it makes."""
        self.table.act(self.device.seat, operation, Points(made or {}, {number for number, _ in made or {}}))
        self.operations.append(operation)

    # ---- what is due of itself

    def dues(self) -> None:
        """Joins, shuffles, locks and unlocks, as far as others wait for it."""
        device, table = self.device, self.table
        if device.seat not in table.joined:
            self.do(Join(device.keys.key, device.keys.address))
        for place in device.complaints:
            self.do(device.complaint(place))
        if due.shuffles_now(table, device.seat):
            self.shuffle(table.playing + 1)
        for number in list(self.table.packs):
            self.lock_own(number)
        self.unlock(due.unlocks(table, device.seat))
        for number, slot in due.turns(table, device.seat):
            self.open(number, slot)
        for place in due.fills(table, device.seat):
            pack, slot = table.packs[place[0]], place[1]
            gift = pack.gifts[slot]
            filled = Filled if table.terms.strict else Fill
            self.do(filled(*place, device.envelope(pack, slot, gift.giver, gift.receiver)))
        if due.lacks_now(table, device.seat) and not device.announcement:
            self.do(Lack(table.playing))

    def seeds(self) -> None:
        """The seeds that this seat owes, but of a pack that is not whole in its own log none before all others have
        given theirs: a table that somebody else says it stands at must not make it betray its lock."""
        device, table = self.device, self.table
        # Where hands stay closed who is out early may lack the end of a pack, also in the forms before.
        shows_all = table.terms.strict or table.terms.dealing.stays_closed
        over = shows_all and not table.terms.rules.to_move(table.state)
        for pack in table.owed(device.seat):
            if over or device.log.holds(pack, table.basis.shufflers) or table.others_gave(device.seat, pack):
                self.do(Seed(pack, device.keys.seed(pack)))

    def follow(self) -> None:
        """After a move: what the next deal needs, so that it costs no messages of its own."""
        device, table = self.device, self.table
        self.unlock(due.unlocks(table, device.seat))
        if due.shuffles_early(table, device.seat):
            self.shuffle(table.playing + 1)
        for number in list(table.packs):
            self.lock_own(number)
        self.unlock(due.unlocks_next(table, device.seat))

    # ---- operations

    def move(self, action: Action) -> None:
        """An action of the game, with the cards it is about."""
        pack, dealing = self.table.packs[self.table.playing], self.table.terms.dealing
        announced = dealing.announced(self.table.state) == action
        held = due.hand(self.table, dealing.acting(self.table.state, self.device.seat))
        if announced:  # what was given to it too
            held = [slot for chair in due.chairs_of(self.table, self.device.seat) for slot in pack.of(chair)]
        for slot in self._slots(held, action.cards):
            if action.kind == "give":
                self._give(pack, slot)
            elif action.kind in dealing.puts_away:
                self.do(Down(pack.number, slot))
            else:
                self.open(pack.number, slot)
        for slot in self._slots(held, dealing.unsaid(self.device.view, self.device.seat, action.kind)):
            self.do(Down(pack.number, slot))
        short = self.table.terms.lean and action.kind == PLAY
        self.do((Played if short else Move)(action.kind, action.placements))

    def _give(self, pack: Pack, slot: int) -> None:
        """Gives a card; its envelope waits until who gets it has given one too."""
        giver = pack.owners[slot]
        receiver = self.table.terms.dealing.receiver(self.table.state, giver)
        own = owner(receiver, self.table.terms.seats) == self.device.seat
        laid = receiver in self.table.laid and not own
        device = self.device
        envelope = device.envelope(pack, slot, giver, receiver) if laid else b""
        if self.table.terms.strict:
            address = device.group.mul(device.keys.envelope(pack.number, pack.asked + 1), BASE)
            self.do(Offered(pack.number, slot, receiver, envelope, address))
        else:
            self.do(Gift(pack.number, slot, receiver, envelope))

    def _slots(self, held: Sequence[int], faces: bytes) -> list[int]:
        """Those of the slots that hold these cards, in their order; Fault `owner` if one is not there."""
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
        """Lays a card open."""
        pack, lean = self.table.packs[number], self.table.terms.lean
        known, received = slot in pack.up, (number, slot) in self.device.received
        point = (pack.points[slot] or b"") if (number, slot) in self._unseen() and not known else b""
        if lean and not received:
            card = pack.opened[slot] if known else self.device.card(pack, slot)
            self.do(Shown(number, slot, card, b"", point))
            return
        kind, size = (Passed, proofs.BRIEF) if self.table.terms.strict else (Open, proofs.SIZE)
        card, proof = (pack.opened[slot], bytes(size)) if known else self.device.proof(pack, slot)
        self.do(kind(number, slot, card, proof, point))

    def _unseen(self) -> dict[Place, int]:
        """The seat by place whose point was made by a message that somebody has not seen, and so does not travel once
        another is made of it."""
        entries = self.device.log.entries
        unseen = entries[len(entries) - log.unseen(entries, self.table.speaking) :]
        said = [(entry.seat, entry.operations) for entry in unseen] + [(self.device.seat, self.operations)]
        size = len(self.table.basis.deck.cards)
        return {place: seat for seat, operations in said for op in operations for place in made(op, size)}

    def shuffle(self, number: int) -> None:
        """Locks all cards of a pack and lays them in another order."""
        device, basis = self.device, self.table.basis
        seed, old = device.keys.seed(number), self.table.points(number)
        new = device.group.mul_many(lock_of(seed), [old[slot] for slot in order_of(seed, basis.deck.piles)])
        key = device.group.mul(lock_of(seed), BASE)
        self.do(
            Shuffle(number, key, hash_points(new)), {(number, slot): point for slot, point in enumerate(new)}
        )

    def lock_own(self, number: int) -> None:
        """Puts the lock of a seat that does not shuffle on its own cards."""
        device, pack = self.device, self.table.packs.get(number)
        if device.seat < self.table.basis.shufflers or not pack:
            return
        chairs = own(device.seat, self.table.terms.seats, self.table.terms.dealing.chairs(self.table.state))
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

    def unlock(self, places: Sequence[Place]) -> None:
        """Takes this seat's lock off cards of others."""
        for number in sorted({number for number, _ in places}):
            pack = self.table.packs[number]
            slots = tuple(slot for which, slot in places if which == number)
            lock = inverse(lock_of(self.device.keys.seed(number)))
            new = self.device.group.mul_many(lock, [pack.points[slot] or BASE for slot in slots])
            points = {(number, slot): point for slot, point in zip(slots, new, strict=True)}
            hashes = tuple(
                hash_points([points[number, slot] for slot in group]) for group in pack.groups(slots)
            )
            if self.table.basis.strict:
                befores = tuple(pack.points[slot] or BASE for slot in slots)
                own = {place for place, seat in self._unseen().items() if seat == self.device.seat}
                key = pack.keys[self.device.seat] or BASE
                proof = self.device.prove(Claim(number, key, new, befores), proofs.BRIEF)
                self.do(Freed(number, slots, hashes, proof, befores if own & points.keys() else ()), points)
            else:
                self.do(Unlock(number, slots, hashes), points)
