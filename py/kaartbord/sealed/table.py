"""A sealed table as everybody sees it: the seats that joined, the packs, and the game as a spectator sees it."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ..rules.protocol import DEALER, Action
from . import operations
from .course.dealer import Dealer
from .course.steps import ALL, SealedStep
from .course.terms import Terms, goes_on
from .dealing import shufflers
from .faults import Fault
from .group import Group
from .messages import Gift, Join, Move, Open, Operation, PutAway, ReportMissingCard, RevealSeed, VoidDeals
from .pack import Basis, Claim, Deck, Pack, PackSlot, PointSource, UnprovedCard

MOST_PACKS = 240
"""From this pack on no deal is called off: their numbers are a byte, and the match has to come to its end."""

LAST_PACK = 254
"""The number of the last pack: one more would not fit in its counter."""

MOST_STEPS = (255, 255, 1024)
"""By form: the most steps from one pack."""

SPARE = 40
"""Number of them reserved for the steps of a last message."""


@dataclass
class SealedTable(Dealer):
    """The public state after all messages."""

    joined: dict[int, Join] = field(default_factory=dict)
    void: tuple[SealedStep, ...] = ()
    """Steps that no longer count, as the deal was void."""
    cuts: tuple[int, ...] = ()
    """Number of steps left each time that a deal was void."""
    void_packs: frozenset[int] = frozenset()
    """The packs that are void."""
    recent: dict[PackSlot, UnprovedCard] = field(default_factory=dict)
    """By place: the cards that were shown since the slowest seat's last message."""
    given: dict[int, int] = field(default_factory=dict)
    """By pack: the seats that revealed its seed, a bit each."""
    handled_cards: tuple[tuple[PackSlot, int], ...] = ()
    """The places that this message opened (ALL), gave or put away (the chair), and that are in no step yet."""

    @classmethod
    def fresh(cls, group: Group, terms: Terms) -> "SealedTable":
        """Return the table before anybody joined; the last seat deals, unless it continues from a position."""
        game = terms.rules
        state = game.setup(terms.options, terms.seats)
        if game.deal(state, game.stock(state)).kind == "lot":
            state = game.apply(state, DEALER, Action("lot", bytes([terms.seats - 1])))
        cards = game.stock(state)
        piles, first = list[tuple[int, int]](), 0
        for pile in terms.dealing.piles(cards):
            piles.append((first, first + len(pile)))
            first += len(pile)
        if terms.position:
            state = game.read(terms.position)
        deck = Deck(b"".join(terms.dealing.piles(cards)), tuple(piles))
        basis = Basis(group, terms.match_id, terms.seats, shufflers(terms.seats), deck, {}, {}, terms.strict)
        return cls(terms, basis, state, state, state)

    def copy(self) -> "SealedTable":
        """Return an independent copy."""
        packs = {number: pack.copy() for number, pack in self.packs.items()}
        return replace(self, packs=packs, **{name: getattr(self, name).copy() for name in COPIED_FIELDS})

    # ---- messages

    def act(self, seat: int, operation: Operation, points: PointSource) -> None:
        """Apply one operation of a seat; raise Fault if it may not."""
        match operation:
            case Join():
                self._join(seat, operation)
            case Move():
                self._move(seat, operation)
            case RevealSeed():
                self._record_seed(seat, operation.pack)
            case VoidDeals():
                self._void(seat, operation.pack)
            case ReportMissingCard():
                self._report_missing_card(seat, operation.pack)
            case _:
                if isinstance(operation, Open):
                    self._announce(seat, operation)
                pack = self._pack_of(seat, operation)
                owners = pack.owners.copy()
                unproved = operations.apply(self.basis, pack, seat, operation, points)
                if isinstance(operation, Open) and (pack.number, operation.slot) in self.turning():
                    self.shown[pack.number, operation.slot] = self.basis.deck.cards[operation.card]
                elif isinstance(operation, Open | Gift | PutAway):
                    self._handle_card(seat, operation, owners[operation.slot])
                if isinstance(operation, Open) and unproved:
                    self.recent[pack.number, operation.slot] = unproved
        self.deal()

    def finish(self, seat: int, proofs: Sequence[bytes] | None = None) -> None:
        """End a seat's message; raise Fault if it handled cards without a move, or if its proofs do not hold.
        `proofs` is None if a later message of the seat proves the cards it showed."""
        if self.handled_cards:
            raise Fault("illegal", seat)
        heard = {place: one._replace(heard=one.heard | 1 << seat) for place, one in self.recent.items()}
        waiting = sum(1 << other for other in self.active_seats)
        self.recent = {place: one for place, one in heard.items() if waiting & ~one.heard}
        if self.terms.strict and any(self.others_gave_seed(seat, pack) for pack in self.owed(seat)):
            raise Fault("withheld", seat)
        if proofs is None:
            return
        owed = self.claims_to_prove(seat)
        both = zip(owed, proofs, strict=False)
        if len(owed) != len(proofs) or not all(
            self.basis.holds(claim, proof) for claim, proof in both if all(claim.afters)
        ):
            raise Fault("card", seat)

    @property
    def is_used_up(self) -> bool:
        """Return whether the last pack was played out, and the dealer would need another one."""
        last = self.playing == LAST_PACK and self.dealt == max(self.packs[LAST_PACK].stages) + 1
        return last and goes_on(self.terms.rules, self.state)

    @property
    def full(self) -> bool:
        """Return whether it has no room for more, so that the game can only continue in another match."""
        return self.is_used_up or len(self.steps) - self.first > MOST_STEPS[self.terms.form] - SPARE

    @property
    def active_seats(self) -> list[int]:
        """Return the seats that speak before the game is over: one that is out for good does not, unless it
        shuffles."""
        leaves = self.terms.dealing.leaves
        return [seat for seat in range(self.terms.seats) if seat < self.basis.shufflers or not leaves(self.start, seat)]

    def claims_to_prove(self, seat: int) -> list[Claim]:
        """Return by pack the claims to prove with a seat's message, once that is finished."""
        own = {place: one for place, one in self.recent.items() if one.seat == seat}
        claims = list[Claim]()
        for number in sorted({number for number, _ in own}):
            shown = [one for (which, _), one in own.items() if which == number]
            points = self.basis.card_points(number)
            claims.append(
                Claim(number, shown[0].key, [points[one.card] for one in shown], [one.point for one in shown])
            )
        return claims

    def _join(self, seat: int, operation: Join) -> None:
        if seat in self.joined or seat >= self.terms.seats:
            raise Fault("turn", seat)
        if not self.basis.group.valid(operation.address):
            raise Fault("invalid", seat)
        self.joined[seat] = operation
        self.basis = self.basis._replace(addresses={**self.basis.addresses, seat: operation.address})

    def _void(self, seat: int, number: int) -> None:
        """Cancel the deals from a pack, and from the next one if it is played already. The game is as it was
        before them, and another pack is shuffled."""
        over = not self.terms.rules.to_move(self.state) or self.playing >= MOST_PACKS
        if over or self.handled_cards or number not in (self.playing - 1, self.playing) or number < 0:
            raise Fault("turn", seat)
        if number in self.void_packs:
            raise Fault("again", seat)
        if number not in self.starts:
            raise Fault("missing")
        if self.terms.strict and not self._agreed(seat, number):
            return
        self.void_packs |= {*range(number, self.playing + 1)}
        self.start, self.first = self.starts[number]
        self.void += self.steps[self.first :]
        if coming := self._pending_reveals():
            self.void += (
                SealedStep(DEALER, "draw", (), coming, self.terms.dealing.drawing(self.state)[: len(coming)]),
            )
        self.state, self.steps, self.cuts = self.start, self.steps[: self.first], (*self.cuts, self.first)
        self.playing, self.dealt, self.laid, self.lacking = max(self.packs), 0, {}, frozenset()
        self.packs = {self.playing: self.packs[self.playing]}
        self.packs[self.playing].clear()

    def _agreed(self, seat: int, number: int) -> bool:
        """Return whether deals are void now that a seat wants it. A second seat must want it, or a complaint
        have shown that another seat cheated."""
        voices = self.voices.get(number, 0)
        if voices >> seat & 1:
            raise Fault("again", seat)
        if not voices and all(not pack.blamed or pack.blamed[1] == seat for pack in self.packs.values()):
            self.voices[number] = 1 << seat
            return False
        self.voices = {}
        return True

    def _record_seed(self, seat: int, number: int) -> None:
        """Record that a seat reveals the seed of a pack; only the audit verifies it."""
        if self.terms.strict and number not in self.owed(seat):
            raise Fault("turn", seat)
        self.given[number] = self.given.get(number, 0) | 1 << seat

    def owed(self, seat: int) -> list[int]:
        """Return the packs whose seeds a seat has still to reveal: those that were played out or are void. If
        hands stay closed, those played out wait until the match is over."""
        over = not self.terms.rules.to_move(self.state)
        closed = self.terms.dealing.stays_closed and not over
        done = {*range(0 if closed else self.playing + over)} | self.void_packs
        return [pack for pack in sorted(done) if not self.given.get(pack, 0) >> seat & 1]

    def others_gave_seed(self, seat: int, pack: int) -> bool:
        """Return whether all but this seat have revealed the seed of a pack."""
        return self.given.get(pack, 0) | 1 << seat == (1 << self.terms.seats) - 1

    def _report_missing_card(self, seat: int, number: int) -> None:
        """Record that a seat lacks the card that its holder has to lead; once all do the game continues without."""
        if number != self.playing or seat in self.lacking or not self.terms.dealing.unheld(self.state):
            raise Fault("turn", seat)
        self.lacking |= {seat}

    def _pack_of(self, seat: int, operation: operations.PackOperation) -> Pack:
        """Return the pack that an operation is about; the first to shuffle opens the next one."""
        number, newest = operation.pack, max(self.packs, default=-1)
        if seat not in self.joined:
            raise Fault("turn", seat)
        if number == newest + 1 <= LAST_PACK and newest <= self.playing:
            self.packs[number] = Pack.fresh(self.basis, number)
        if number not in self.packs:
            raise Fault("turn", seat)
        return self.packs[number]

    def _handle_card(self, seat: int, operation: Open | Gift | PutAway, chair: int) -> None:
        """Open, give or put away a card for the move that follows, from the chair whose turn it is."""
        dealing, place = self.terms.dealing, (operation.pack, operation.slot)
        if chair != dealing.acting(self.state, seat) or place in self.laid.values():
            raise Fault("owner", seat)
        if isinstance(operation, Gift) and operation.to != dealing.receiver(self.state, chair):
            raise Fault("gift", seat)
        self.handled_cards += ((place, ALL if isinstance(operation, Open) else chair),)
        if isinstance(operation, Gift):
            self.laid[chair] = place
        if isinstance(operation, Open):
            self.shown[place] = self.basis.deck.cards[operation.card]

    def _move(self, seat: int, move: Move) -> None:
        """Continue the game, by its own rules."""
        places = tuple(place for place, _ in self.handled_cards)
        sees = tuple(who for _, who in self.handled_cards)
        if unsaid := self.terms.dealing.unsaid(self.state, seat, move.kind):
            if sees != (self.terms.dealing.acting(self.state, seat),) * len(unsaid):
                raise Fault("illegal", seat)
            places = sees = ()
        self._step(SealedStep(seat, move.kind, move.placements, places, sees))
        self.handled_cards = ()

    def points(self, number: int) -> list[bytes]:
        """Return the points that a seat shuffles: a pack that nobody has shuffled is in its first order."""
        pack = self.packs.get(number)
        return [point for point in pack.points if point] if pack else self.basis.card_points(number)


COPIED_FIELDS = "joined", "laid", "shown", "starts", "recent", "given", "voices"
