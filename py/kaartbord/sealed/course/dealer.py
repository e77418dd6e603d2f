"""What the dealer does of itself at a sealed table: it needs no message to deal, draw, turn over and exchange."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from ...rules.protocol import DEALER, UNKNOWN, Placements
from ..messages import Open
from ..pack import STOCK, Basis, Pack, Place
from .steps import ALL, Step, apply_step
from .terms import Terms


@dataclass
class Dealer:
    """The game as everybody sees it, and the packs from which it is dealt."""

    terms: Terms
    basis: Basis
    state: Any
    """The game as a spectator sees it."""
    opening: Any
    """The same before the first of `steps`."""
    start: Any
    """The same at the first deal from the pack that is played."""
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
    shown: dict[Place, int] = field(default_factory=dict)
    """By place, of packs played out too: the card that was opened there."""
    laid: dict[int, Place] = field(default_factory=dict)
    """By chair: the card that it gave, until the gifts are opened."""
    voices: dict[int, int] = field(default_factory=dict)
    """By pack: the seats that want its deals to be void, a bit each."""
    lacking: frozenset[int] = frozenset()
    """The seats that said that they do not hold the card that its holder leads, until the gifts are opened."""

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

    def read_open(self, place: Place, sees: int) -> int:
        """A card that lies open, for `Reads`."""
        return self.shown.get(place, UNKNOWN) if sees == ALL else UNKNOWN
