"""The dealer of a sealed table: it deals, draws, turns over and exchanges without any message."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from ...rules.protocol import DEALER, UNKNOWN, Placements
from ..messages import Open
from ..pack import STOCK, Basis, Pack, PackSlot
from .steps import ALL, SealedStep, apply_step
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
    """The same at the first deal from the current pack."""
    packs: dict[int, Pack] = field(default_factory=dict)
    """The current pack, and the next once a seat has shuffled it."""
    playing: int = -1
    """The number of the current pack."""
    dealt: int = 0
    """Number of deals from it."""
    steps: tuple[SealedStep, ...] = ()
    first: int = 0
    """Number of steps before `start`."""
    starts: dict[int, tuple[Any, int]] = field(default_factory=dict)
    """By pack, of the current one and the one before: `start` and `first`, if known."""
    shown: dict[PackSlot, int] = field(default_factory=dict)
    """By place, of packs played out too: the card that was opened there."""
    laid: dict[int, PackSlot] = field(default_factory=dict)
    """By chair: the card that it gave, until the gifts are opened."""
    voices: dict[int, int] = field(default_factory=dict)
    """By pack: the seats that want its deals to be void, a bit each."""
    lacking: frozenset[int] = frozenset()
    """The seats that announced that they lack the card that its holder leads, until the gifts are opened."""

    def deal(self) -> None:
        """Do all that the dealer can do now."""
        self._assign_shuffled_packs()
        while self.terms.rules.to_move(self.state) == (DEALER,) and (step := self._next_step()):
            before = self.terms.dealing.under(self.state)
            self._step(step)
            if step.kind == "turn_over":
                self._place_turned_over(step.places, under=self.terms.dealing.under(self.state) > before)
            self._assign_shuffled_packs()

    def _assign_shuffled_packs(self) -> None:
        """Assign the cards of a pack that all shufflers have shuffled, once the players who get cards are known."""
        for pack in self.packs.values():
            fresh = pack.number > self.playing and set(pack.stages) == {STOCK}
            if fresh and pack.shuffled(self.basis):
                self._assign_slots(pack)

    def layout(self) -> list[list[tuple[int, range]]]:
        """Return by deal from one pack the chairs, in the order of the dealer's action, each with its slots."""
        tops = [first for first, _ in self.basis.deck.piles]
        layout: list[list[tuple[int, range]]] = []
        for shares in self.terms.dealing.stages(self.state):
            layout.append([])
            for chair, count in shares:
                pile = self.terms.dealing.pile_of(chair)
                layout[-1].append((chair, range(tops[pile], tops[pile] + count)))
                tops[pile] += count
        return layout

    def _assign_slots(self, pack: Pack) -> None:
        """Assign the slots of every deal from a pack to their chairs."""
        for stage, hands in enumerate(self.layout()):
            for chair, slots in hands:
                pack.deal(slots, chair, self.terms.seats, stage)

    def _next_step(self) -> SealedStep | None:
        """Return the dealer's next step, or None while it cannot act."""
        game, state = self.terms.rules, self.state
        kind = game.deal(state, game.stock(state)).kind
        if kind == "deal":
            return self._hands()
        if kind == "draw":
            return self._drawn()
        if kind == "look":
            return self._looked()
        if kind == "turn_over":
            return self._turn_over_step()
        waits = self.terms.dealing.announced(state) and len(self.lacking) < self.terms.seats
        return self._exchanged() if kind == "exchange" and not waits else None

    def _hands(self) -> SealedStep | None:
        """Return the deal of hands, from the current pack or the next; None while that is not shuffled."""
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
        return self._deal_step(self.dealt - 1)

    def _deal_step(self, stage: int) -> SealedStep:
        """Return the deal of a stage, with its cards in the order of the dealer's action."""
        dealt = [(slot, chair) for chair, slots in self.layout()[stage] for slot in slots]
        places = tuple((self.playing, slot) for slot, _ in dealt)
        return SealedStep(DEALER, "deal", (), places, tuple(chair for _, chair in dealt))

    def _looked(self) -> SealedStep:
        """Return the step that turns up blind hands for their owners."""
        pack = self.packs[self.playing]
        slots = [(slot, chair) for chair in self.terms.dealing.looking(self.state) for slot in pack.of(chair)]
        places = tuple((pack.number, slot) for slot, _ in slots)
        return SealedStep(DEALER, "look", (), places, tuple(chair for _, chair in slots))

    def _turn_over_step(self) -> SealedStep | None:
        """Return the step that turns over cards put away, sorted as in the hand; None before all are opened."""
        places = sorted(self.turning(), key=lambda place: self.shown.get(place, UNKNOWN))
        if any(place not in self.shown for place in places):
            return None
        return SealedStep(DEALER, "turn_over", (), tuple(places), (ALL,) * len(places))

    def _place_turned_over(self, places: tuple[PackSlot, ...], *, under: bool) -> None:
        """Put turned-over cards out of play, under the stock, or back in the hand."""
        pack = self.packs[self.playing]
        slots = [slot for _, slot in places]
        pack.down = [slot for slot in pack.down if slot not in slots]
        if under:
            pack.under += slots
        elif self.terms.dealing.takes_up(self.state, pack.owners[slots[0]]):
            pack.up.update(slots)

    def _announce(self, seat: int, operation: Open) -> None:
        """Open the last exchange once the card is open whose holder the dealer has to name."""
        if seat in self.lacking:
            return
        pack, announced = self.packs.get(operation.pack), self.terms.dealing.announced(self.state)
        cards = self.basis.deck.cards[operation.card : operation.card + 1]
        if pack and announced and cards == announced.cards and operation.slot < len(pack.owners):
            self._step(self._exchanged(((cards[0], pack.owners[operation.slot]),)))

    def _exchanged(self, placements: Placements = ()) -> SealedStep:
        """Open the gifts for their receivers, and return the step; cards put away are taken up again."""
        pack = self.packs[self.playing]
        gifts = {pack.owners[place[1]]: place for place in self.laid.values()}
        self.laid, self.lacking = {}, frozenset()
        pack.down.clear()
        places = tuple(place for _, place in sorted(gifts.items()))
        return SealedStep(DEALER, "exchange", placements, places, tuple(sorted(gifts)))

    def _drawn(self) -> SealedStep | None:
        """Return the draw from the top of the stock and then from the open cards under it; None while they
        are to be opened."""
        pack, dealing = self.packs[self.playing], self.terms.dealing
        chairs, lie_open = dealing.drawing(self.state), dealing.draws_open(self.state)
        top = [slot for _, slot in self._pending_reveals()]
        top = top or [slot for slot, who in enumerate(pack.owners) if who == STOCK][: len(chairs)]
        known = pack.under[: len(chairs) - len(top)]
        for slot, chair in zip(top + known, chairs, strict=True):
            pack.deal([slot], chair, self.terms.seats, self.dealt - 1)
        if lie_open and any((self.playing, slot) not in self.shown for slot in top):
            return None
        pack.under = pack.under[len(known) :]
        pack.up.update(top + known if lie_open else known)
        sees = (ALL,) * len(chairs) if lie_open else chairs[: len(top)] + (ALL,) * len(known)
        return SealedStep(DEALER, "draw", (), tuple((self.playing, slot) for slot in top + known), sees)

    def _pending_reveals(self) -> tuple[PackSlot, ...]:
        """Return the places of cards that came off the stock to be opened, and are not in any step yet."""
        if not self.terms.dealing.draws_open(self.state):
            return ()
        pack, chairs = self.packs[self.playing], self.terms.dealing.drawing(self.state)
        known = {place for step in self.steps[self.first :] for place in step.places}
        slots = [slot for slot, chair in enumerate(pack.owners) if chair in chairs]
        dealt = [(pack.number, slot) for slot in slots if pack.stages[slot] < self.dealt]
        return tuple(place for place in dealt if place not in known)

    def turning(self) -> tuple[PackSlot, ...]:
        """Return the places of the cards that their owner opens now: turned over, or drawn open by the dealer."""
        if self.terms.dealing.draws_open(self.state):
            return self._pending_reveals()
        chairs = self.terms.dealing.turning(self.state)
        if not chairs:
            return ()
        pack = self.packs[self.playing]
        slots = [slot for slot in pack.down if pack.owners[slot] == chairs[0]]
        return tuple((pack.number, slot) for slot in slots[-len(chairs) :])

    def _step(self, step: SealedStep) -> None:
        """Apply a step, and add it to the steps."""
        game = self.terms.rules
        self.state = game.view(apply_step(game, self.state, step, self.open_card), None)
        self.steps += (step,)

    def replay(self, steps: Iterable[SealedStep]) -> None:
        """Apply the steps since `start`, with the packs as they were then."""
        stage = 0
        for step in steps:
            if step.kind == "deal":
                step, stage = self._deal_step(stage), stage + 1
            self._step(step)

    def open_card(self, place: PackSlot, sees: int) -> int:
        """Return the card of a place if it is open, for `CardReader`."""
        return self.shown.get(place, UNKNOWN) if sees == ALL else UNKNOWN
