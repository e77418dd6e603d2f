"""A sealed table as everybody sees it: who joined, the packs, and the game from the seat of a spectator."""

from collections.abc import Callable, Iterable, Sequence, Set
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from ..match.match import RULES
from ..rules import options as house
from ..rules.misuse import Misuse
from ..rules.protocol import DEALER, UNKNOWN, Action, Game, Illegal, Placements
from . import operations
from .dealing import Dealing, shufflers
from .faults import Fault, Kind
from .games import DEALINGS
from .group import Group, digest
from .keys import GAME
from .log import Chain
from .messages import Down, Gift, Join, Lack, Move, Open, Operation, Seed, Void, deflated, piece
from .pack import STOCK, Basis, Claim, Deck, Pack, Place, Points, Recent

FIRST, LEAN, STRICT = 0, 1, 2
"""Forms of messages: each signed and proved, several signed and proved at once, and those of which more is asked."""

NEWEST = STRICT
"""The form of a new match."""

FORM, GOES_ON = 16, 128
"""What the number of seats is counted up by: a form, and where a match goes on from a position."""

ALL = -1
"""Sees a card of a step: everybody. Else a chair."""

MOST_PACKS = 240
"""From this pack on no deal is called off: their numbers are a byte, and the match has to come to its end."""

LAST_PACK = 254
"""The number of the last one: with one more it would not fit where it is counted."""

MOST_STEPS = (255, 255, 1024)
"""By form: how many steps from one pack are counted."""

SPARE = 40
"""How many of them are left for what a last message brings along."""


class Terms(NamedTuple):
    """What a sealed match is, as its creator fixed it."""

    code: str
    version: int
    options: Any
    seats: int
    nonce: bytes
    """16 bytes that no other match has."""
    form: int = NEWEST
    """How its messages are written, and what is asked of them."""
    position: str = ""
    """How the game stands at the start, if it goes on from another match in which somebody did not come back."""

    @property
    def rules(self) -> Game[Any]:
        """The game."""
        return RULES[self.code, self.version]

    @property
    def dealing(self) -> Dealing:
        """How it deals."""
        return DEALINGS[self.code]

    def write(self) -> bytes:
        """The terms as bytes, 20 with the house rules of a preset that is near the defaults."""
        number = house.rank(self.rules.INFO.options, self.options)
        rules = number.to_bytes(-(-number.bit_length() // 8), "big")
        position = deflated(self.position.encode()) if self.position else b""
        mark = self.form * FORM + self.seats + (GOES_ON if position else 0)
        start = self.code.encode() + bytes([self.version, mark]) + piece(rules) + self.nonce
        return start + (len(position).to_bytes(2, "big") + position if position else b"")

    @property
    def game(self) -> bytes:
        """The 16 bytes with which everything in this match is hashed."""
        return digest(b"KSL1 terms", self.write())[:GAME]

    @property
    def lean(self) -> bool:
        """Whether messages may be bare, see `log.Entry`."""
        return self.form >= LEAN

    @property
    def strict(self) -> bool:
        """Whether a device takes only what stands against a changed program."""
        return self.form >= STRICT

    def like(self, other: "Terms") -> bool:
        """Whether the same game is played by the same rules as at another table, by as many."""
        return (self.code, self.version, self.options, self.seats) == other[:4]

    @property
    def chain(self) -> Chain:
        """How its messages follow from each other."""
        return Chain(self.game, self.lean, self.strict)


def goes_on(game: Game[Any], state: Any) -> bool:
    """Whether a match can begin so: all hands are empty, and the dealer is to deal from a new pack."""
    empty = game.to_move(state) == (DEALER,) and not b"".join(state.hands)
    return empty and game.deal(state, game.stock(state)).kind == "deal"


class Step(NamedTuple):
    """An action of the game, of a seat or of the dealer, by the places of its cards."""

    seat: int
    kind: str
    placements: Placements = ()
    places: tuple[Place, ...] = ()
    sees: tuple[int, ...] = ()
    """By place: the chair that sees its card, or ALL."""


Reads = Callable[[Place, int], int]
"""The card of a place to somebody who may see what that chair (or ALL) sees, UNKNOWN if he cannot."""


@dataclass
class Table:
    """All that the messages so far say to somebody who holds no key."""

    terms: Terms
    basis: Basis
    state: Any
    """The game as a spectator sees it."""
    opening: Any
    """The same before the first of `steps`."""
    start: Any
    """The same at the first deal from the pack that is played."""
    joined: dict[int, Join] = field(default_factory=dict)
    packs: dict[int, Pack] = field(default_factory=dict)
    """The pack that is played, and the next once somebody has shuffled it."""
    playing: int = -1
    """The number of the pack that is played."""
    dealt: int = 0
    """How many deals were made from it."""
    steps: tuple[Step, ...] = ()
    first: int = 0
    """How many of the steps were made before `start`."""
    starts: dict[int, tuple[Any, int]] = field(default_factory=dict)
    """By pack, of the one that is played and the one before: `start` and `first`, as far as they are known."""
    void: tuple[Step, ...] = ()
    """Steps that count for nothing any more, as the deal was void."""
    cuts: tuple[int, ...] = ()
    """How many steps were left each time that a deal was void."""
    voided: frozenset[int] = frozenset()
    """The packs that count for nothing."""
    shown: dict[Place, int] = field(default_factory=dict)
    """By place, of packs played out too: the card that was opened there."""
    laid: dict[int, Place] = field(default_factory=dict)
    """By chair: the card that it gave, until the gifts are opened."""
    recent: dict[Place, Recent] = field(default_factory=dict)
    """By place: the cards that were shown since the slowest seat's last message."""
    voices: dict[int, int] = field(default_factory=dict)
    """By pack: the seats that want its deals to be void, a bit each."""
    given: dict[int, int] = field(default_factory=dict)
    """By pack: the seats that showed its seed, a bit each."""
    lacking: frozenset[int] = frozenset()
    """The seats that said that they do not hold the card that its holder leads, until the gifts are opened."""
    handled: tuple[tuple[Place, int], ...] = ()
    """The places that this message opened (ALL), gave or put away (the chair) and the game does not know of yet."""

    @classmethod
    def fresh(cls, group: Group, terms: Terms) -> "Table":
        """The table before anybody joined; the last seat deals, unless it goes on from a position."""
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
        basis = Basis(group, terms.game, terms.seats, shufflers(terms.seats), deck, {}, {}, terms.strict)
        return cls(terms, basis, state, state, state)

    def copy(self) -> "Table":
        """The same, to be changed apart."""
        packs = {number: pack.copy() for number, pack in self.packs.items()}
        return replace(self, packs=packs, **{name: getattr(self, name).copy() for name in COPIED})

    # ---- what messages do

    def act(self, seat: int, operation: Operation, points: Points) -> None:
        """One operation of a seat; Fault if it may not."""
        match operation:
            case Join():
                self._join(seat, operation)
            case Move():
                self._move(seat, operation)
            case Seed():
                self._give_seed(seat, operation.pack)
            case Void():
                self._void(seat, operation.pack)
            case Lack():
                self._lack(seat, operation.pack)
            case _:
                if isinstance(operation, Open):
                    self._announce(seat, operation)
                pack = self._pack(seat, operation)
                owners = pack.owners.copy()
                unproved = operations.apply(self.basis, pack, seat, operation, points)
                if isinstance(operation, Open) and (pack.number, operation.slot) in self.turning():
                    self.shown[pack.number, operation.slot] = self.basis.deck.cards[operation.card]
                elif isinstance(operation, Open | Gift | Down):
                    self._handle(seat, operation, owners[operation.slot])
                if isinstance(operation, Open) and unproved:
                    self.recent[pack.number, operation.slot] = unproved
        self.deal()

    def finish(self, seat: int, proofs: Sequence[bytes] | None = None) -> None:
        """The end of a seat's message; Fault if it handled cards and did not say why, or if its proofs do not hold.

        There are none where a later message of the seat proves what it showed.
        """
        if self.handled:
            raise Fault("illegal", seat)
        heard = {place: one._replace(heard=one.heard | 1 << seat) for place, one in self.recent.items()}
        waiting = sum(1 << other for other in self.speaking)
        self.recent = {place: one for place, one in heard.items() if waiting & ~one.heard}
        if self.terms.strict and any(self.others_gave(seat, pack) for pack in self.owed(seat)):
            raise Fault("withheld", seat)
        if proofs is None:
            return
        owed = self.to_prove(seat)
        both = zip(owed, proofs, strict=False)
        if len(owed) != len(proofs) or not all(
            self.basis.holds(claim, proof) for claim, proof in both if all(claim.afters)
        ):
            raise Fault("card", seat)

    @property
    def used_up(self) -> bool:
        """Return whether the last pack was played out, and the dealer would need another one."""
        last = self.playing == LAST_PACK and self.dealt == max(self.packs[LAST_PACK].stages) + 1
        return last and goes_on(self.terms.rules, self.state)

    @property
    def full(self) -> bool:
        """Return whether there is no room for more, so that the game can only go on in a match of its own."""
        return self.used_up or len(self.steps) - self.first > MOST_STEPS[self.terms.form] - SPARE

    @property
    def speaking(self) -> list[int]:
        """The seats that speak before the game is over: who is out for good does not, unless it shuffles."""
        leaves = self.terms.dealing.leaves
        return [
            seat
            for seat in range(self.terms.seats)
            if seat < self.basis.shufflers or not leaves(self.start, seat)
        ]

    def to_prove(self, seat: int) -> list[Claim]:
        """By pack: what the proofs of a seat's message are about, once that is finished."""
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
        """The deals from a pack, and from the next one if it is played already, count for nothing: the game is as it
        was before them, and another pack is shuffled."""
        over = not self.terms.rules.to_move(self.state) or self.playing >= MOST_PACKS
        if over or self.handled or number not in (self.playing - 1, self.playing) or number < 0:
            raise Fault("turn", seat)
        if number in self.voided:
            raise Fault("again", seat)
        if number not in self.starts:
            raise Fault("missing")
        if self.terms.strict and not self._agreed(seat, number):
            return
        self.voided |= {*range(number, self.playing + 1)}
        self.start, self.first = self.starts[number]
        self.void += self.steps[self.first :]
        if coming := self._coming():
            self.void += (
                Step(DEALER, "draw", (), coming, self.terms.dealing.drawing(self.state)[: len(coming)]),
            )
        self.state, self.steps, self.cuts = self.start, self.steps[: self.first], (*self.cuts, self.first)
        self.playing, self.dealt, self.laid, self.lacking = max(self.packs), 0, {}, frozenset()
        self.packs = {self.playing: self.packs[self.playing]}
        self.packs[self.playing].clear()

    def _agreed(self, seat: int, number: int) -> bool:
        """Whether deals are void now that a seat wants it: a second one does, or a complaint has shown that another
        seat cheated."""
        voices = self.voices.get(number, 0)
        if voices >> seat & 1:
            raise Fault("again", seat)
        if not voices and all(not pack.blamed or pack.blamed[1] == seat for pack in self.packs.values()):
            self.voices[number] = 1 << seat
            return False
        self.voices = {}
        return True

    def _give_seed(self, seat: int, number: int) -> None:
        """A seat shows the seed of a pack; whether it is the true one is for who audits."""
        if self.terms.strict and number not in self.owed(seat):
            raise Fault("turn", seat)
        self.given[number] = self.given.get(number, 0) | 1 << seat

    def owed(self, seat: int) -> list[int]:
        """The packs whose seeds a seat has still to show: those that were played out or are void; where hands stay
        closed, of others not before the match is over."""
        over = not self.terms.rules.to_move(self.state)
        closed = self.terms.dealing.stays_closed and not over
        done = {*range(0 if closed else self.playing + over)} | self.voided
        return [pack for pack in sorted(done) if not self.given.get(pack, 0) >> seat & 1]

    def others_gave(self, seat: int, pack: int) -> bool:
        """Whether all but this seat have shown the seed of a pack."""
        return self.given.get(pack, 0) | 1 << seat == (1 << self.terms.seats) - 1

    def _lack(self, seat: int, number: int) -> None:
        """A seat does not hold the card that its holder has to lead; once nobody does the game goes on without."""
        if number != self.playing or seat in self.lacking or not self.terms.dealing.unheld(self.state):
            raise Fault("turn", seat)
        self.lacking |= {seat}

    def _pack(self, seat: int, operation: operations.OnPack) -> Pack:
        """The pack that an operation is about; who shuffles first opens the next one."""
        number, newest = operation.pack, max(self.packs, default=-1)
        if seat not in self.joined:
            raise Fault("turn", seat)
        if number == newest + 1 <= LAST_PACK and newest <= self.playing:
            self.packs[number] = Pack.fresh(self.basis, number)
        if number not in self.packs:
            raise Fault("turn", seat)
        return self.packs[number]

    def turning(self) -> tuple[Place, ...]:
        """The places of the cards that their owner opens now: that the dealer turns over, or that it draws open."""
        if self.terms.dealing.draws_open(self.state):
            return self._coming()
        chairs = self.terms.dealing.turning(self.state)
        if not chairs:
            return ()
        pack = self.packs[self.playing]
        slots = [slot for slot in pack.down if pack.owners[slot] == chairs[0]]
        return tuple((pack.number, slot) for slot in slots[-len(chairs) :])

    def _handle(self, seat: int, operation: Open | Gift | Down, chair: int) -> None:
        """Cards are opened, given and put away for the move that follows, by the chair whose turn it is."""
        dealing, place = self.terms.dealing, (operation.pack, operation.slot)
        if chair != dealing.acting(self.state, seat) or place in self.laid.values():
            raise Fault("owner", seat)
        if isinstance(operation, Gift) and operation.to != dealing.receiver(self.state, chair):
            raise Fault("gift", seat)
        self.handled += ((place, ALL if isinstance(operation, Open) else chair),)
        if isinstance(operation, Gift):
            self.laid[chair] = place
        if isinstance(operation, Open):
            self.shown[place] = self.basis.deck.cards[operation.card]

    def _move(self, seat: int, move: Move) -> None:
        """The game goes on, by its own rules."""
        places = tuple(place for place, _ in self.handled)
        sees = tuple(who for _, who in self.handled)
        if unsaid := self.terms.dealing.unsaid(self.state, seat, move.kind):
            if sees != (self.terms.dealing.acting(self.state, seat),) * len(unsaid):
                raise Fault("illegal", seat)
            places = sees = ()
        self._step(Step(seat, move.kind, move.placements, places, sees))
        self.handled = ()

    def _step(self, step: Step) -> None:
        """Applies a step, and remembers it."""
        game = self.terms.rules
        self.state = game.view(apply_step(game, self.state, step, self.read_open), None)
        self.steps += (step,)

    def replay(self, steps: Iterable[Step]) -> None:
        """The steps since `start`, when the packs are as they were left."""
        stage = 0
        for step in steps:
            if step.kind == "deal":
                step, stage = self._hand_out(stage), stage + 1
            self._step(step)

    def points(self, number: int) -> list[bytes]:
        """What a seat that shuffles takes up: a pack of which nobody has shuffled anything is in its first order."""
        pack = self.packs.get(number)
        return [point for point in pack.points if point] if pack else self.basis.card_points(number)

    def read_open(self, place: Place, sees: int) -> int:
        """A card that lies open, for `Reads`."""
        return self.shown.get(place, UNKNOWN) if sees == ALL else UNKNOWN

    # ---- what the dealer does of itself

    def deal(self) -> None:
        """All that the dealer can do now."""
        self._assign_fresh()
        while self.terms.rules.to_move(self.state) == (DEALER,) and (step := self._dealers_step()):
            before = self.terms.dealing.under(self.state)
            self._step(step)
            if step.kind == "turn_over":
                self._lie(step.places, under=self.terms.dealing.under(self.state) > before)
            self._assign_fresh()

    def _assign_fresh(self) -> None:
        """Fixes whose cards those of a pack are that everybody has shuffled, once it is known who gets any."""
        for pack in self.packs.values():
            fresh = pack.number > self.playing and set(pack.stages) == {STOCK}
            if fresh and pack.shuffled(self.basis):
                self._assign(pack)

    def layout(self) -> list[list[tuple[int, range]]]:
        """By deal from one pack: the chairs, in the order of the dealer's action, each with the slots it gets."""
        tops = [first for first, _ in self.basis.deck.piles]
        layout: list[list[tuple[int, range]]] = []
        for shares in self.terms.dealing.stages(self.state):
            layout.append([])
            for chair, count in shares:
                pile = self.terms.dealing.pile_of(chair)
                layout[-1].append((chair, range(tops[pile], tops[pile] + count)))
                tops[pile] += count
        return layout

    def _assign(self, pack: Pack) -> None:
        """Fixes which slots will be dealt to whom, in every deal from a pack."""
        for stage, hands in enumerate(self.layout()):
            for chair, slots in hands:
                pack.deal(slots, chair, self.terms.seats, stage)

    def _dealers_step(self) -> Step | None:
        """What the dealer does next, or None while it cannot."""
        game, state = self.terms.rules, self.state
        kind = game.deal(state, game.stock(state)).kind
        if kind == "deal":
            return self._hands()
        if kind == "draw":
            return self._drawn()
        if kind == "look":
            return self._looked()
        if kind == "turn_over":
            return self._turned_over()
        waits = self.terms.dealing.announced(state) and len(self.lacking) < self.terms.seats
        return self._exchanged() if kind == "exchange" and not waits else None

    def _hands(self) -> Step | None:
        """Hands for everybody, from the pack that is played or from the next."""
        if self.playing < 0 or self.dealt == max(self.packs[self.playing].stages) + 1:
            following = self.packs.get(self.playing + 1)
            if not following or not following.shuffled(self.basis):
                return None
            self.packs.pop(self.playing, None)
            self.playing, self.dealt = self.playing + 1, 0
            self.start, self.first = self.state, len(self.steps)
            before = {number: start for number, start in self.starts.items() if number == self.playing - 1}
            self.voices = {number: seats for number, seats in self.voices.items() if number in before}
            self.starts = {**before, self.playing: (self.start, self.first)}
        self.dealt += 1
        return self._hand_out(self.dealt - 1)

    def _hand_out(self, stage: int) -> Step:
        """The cards of one deal, in the order of the dealer's action."""
        dealt = [(slot, chair) for chair, slots in self.layout()[stage] for slot in slots]
        places = tuple((self.playing, slot) for slot, _ in dealt)
        return Step(DEALER, "deal", (), places, tuple(chair for _, chair in dealt))

    def _looked(self) -> Step:
        """Hands that were dealt blind are turned up for their owners."""
        pack = self.packs[self.playing]
        slots = [(slot, chair) for chair in self.terms.dealing.looking(self.state) for slot in pack.of(chair)]
        places = tuple((pack.number, slot) for slot, _ in slots)
        return Step(DEALER, "look", (), places, tuple(chair for _, chair in slots))

    def _turned_over(self) -> Step | None:
        """Cards that were put away and lie open now, sorted like the hand that they were."""
        places = sorted(self.turning(), key=lambda place: self.shown.get(place, UNKNOWN))
        if any(place not in self.shown for place in places):
            return None
        return Step(DEALER, "turn_over", (), tuple(places), (ALL,) * len(places))

    def _lie(self, places: tuple[Place, ...], *, under: bool) -> None:
        """What becomes of cards that were turned over: out of play, under the stock, or back in the hand."""
        pack = self.packs[self.playing]
        slots = [slot for _, slot in places]
        pack.down = [slot for slot in pack.down if slot not in slots]
        if under:
            pack.under += slots
        elif self.terms.dealing.takes_up(self.state, pack.owners[slots[0]]):
            pack.up.update(slots)

    def _announce(self, seat: int, operation: Open) -> None:
        """The last exchange is opened when the card lies open whose holder the dealer has to name."""
        if seat in self.lacking:
            return
        pack, announced = self.packs.get(operation.pack), self.terms.dealing.announced(self.state)
        cards = self.basis.deck.cards[operation.card : operation.card + 1]
        if pack and announced and cards == announced.cards and operation.slot < len(pack.owners):
            self._step(self._exchanged(((cards[0], pack.owners[operation.slot]),)))

    def _exchanged(self, placements: Placements = ()) -> Step:
        """The gifts are opened for those who get them, and what was put away is taken up again."""
        pack = self.packs[self.playing]
        gifts = {pack.owners[place[1]]: place for place in self.laid.values()}
        self.laid, self.lacking = {}, frozenset()
        pack.down.clear()
        places = tuple(place for _, place in sorted(gifts.items()))
        return Step(DEALER, "exchange", placements, places, tuple(sorted(gifts)))

    def _drawn(self) -> Step | None:
        """Cards from the top of the stock, and then what lies open under it; None while they are to be opened."""
        pack, dealing = self.packs[self.playing], self.terms.dealing
        chairs, lie_open = dealing.drawing(self.state), dealing.draws_open(self.state)
        top = [slot for _, slot in self._coming()]
        top = top or [slot for slot, who in enumerate(pack.owners) if who == STOCK][: len(chairs)]
        known = pack.under[: len(chairs) - len(top)]
        for slot, chair in zip(top + known, chairs, strict=True):
            pack.deal([slot], chair, self.terms.seats, self.dealt - 1)
        if lie_open and any((self.playing, slot) not in self.shown for slot in top):
            return None
        pack.under = pack.under[len(known) :]
        pack.up.update(top + known if lie_open else known)
        sees = (ALL,) * len(chairs) if lie_open else chairs[: len(top)] + (ALL,) * len(known)
        return Step(DEALER, "draw", (), tuple((self.playing, slot) for slot in top + known), sees)

    def _coming(self) -> tuple[Place, ...]:
        """The places of cards that came off the stock to be opened, and that the game does not know of yet."""
        if not self.terms.dealing.draws_open(self.state):
            return ()
        pack, chairs = self.packs[self.playing], self.terms.dealing.drawing(self.state)
        known = {place for step in self.steps[self.first :] for place in step.places}
        slots = [slot for slot, chair in enumerate(pack.owners) if chair in chairs]
        dealt = [(pack.number, slot) for slot in slots if pack.stages[slot] < self.dealt]
        return tuple(place for place in dealt if place not in known)


COPIED = "joined", "laid", "shown", "starts", "recent", "given", "voices"


def unchanged(steps: Sequence[Step], known: Sequence[Step], read: Set[Place] = frozenset()) -> int:
    """Return how many steps are those that were known, from the first on, of whose cards none was read since."""
    both = enumerate(zip(steps, known, strict=False))
    changed = (at for at, (step, old) in both if step != old or not read.isdisjoint(step.places))
    return next(changed, min(len(steps), len(known)))


def apply_step(game: Game[Any], state: Any, step: Step, reads: Reads) -> Any:
    """What follows of a state or a view; Fault if the game forbids it."""
    action = action_of(step, reads)
    try:
        after = game.apply(state, step.seat, action)
    except Illegal as illegal:
        kind: Kind = "turn" if illegal.refusal.rule == "turn" else "illegal"
        silent = DEALINGS[game.INFO.code].silent
        raise Fault(kind, silent(state, action) if step.seat == DEALER else step.seat) from illegal
    except Misuse as misuse:
        raise Fault("illegal", step.seat) from misuse
    return after


def action_of(step: Step, reads: Reads) -> Action:
    """The action of a step, as far as its cards can be read."""
    read = [(sees, reads(place, sees)) for place, sees in zip(step.places, step.sees, strict=True)]
    if step.seat == DEALER:  # a hand is sorted, however its cards came; what lies open keeps its order
        order = list(dict.fromkeys(step.sees))
        read.sort(key=lambda card: (order.index(card[0]), 0 if card[0] == ALL else card[1]))
    return Action(step.kind, bytes(card for _, card in read), step.placements)
