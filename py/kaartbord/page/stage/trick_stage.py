"""The stage of every game in which a hand of cards is played in tricks.

A game adds its words, its plates and its score; what else it has (a board, a mat) it lays around the trick.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from math import inf
from typing import Any, TypeVar

from ...match.match import Ply, observed
from ...rules.protocol import Event
from ...rules.seats import owner
from ...scene.presentation import Presentation
from ...scene.sound import cues
from ...scene.timing import LAY_MS, SWEEP_MS, TRICK_MS, Pause
from ...scene.trick_table import Layout, TrickCard, heard, layout
from ..ui import magnifier
from ..ui.dom import by_id
from . import hand
from .banner import Banner
from .stage import LAST_TRICK, Stage
from .trick_cards import TrickCards

S = TypeVar("S")

LEAST_ROOM = 40
"""CSS px of a place that is too small, or not shown, to lay anything out in."""


class TrickStage(Stage[S, Any]):
    """A table of tricks."""

    extras: Sequence[str] = (LAST_TRICK,)

    def __init__(self, *table: Any) -> None:
        """As `Stage`; a game puts the nodes of `self.cards` and `self.banner` into the place."""
        super().__init__(*table)
        self.cards, self.banner = TrickCards(self.sign, self.heard, self.player), Banner()
        self.place.prepend(self.cards.heard)
        self._moving = False
        """Whether a ply is being shown."""
        self.looks_back = False
        self._taken: tuple[Sequence[TrickCard], int] | None = None
        """The trick that has just been taken where somebody looks back, and whose card took it."""

    # ---- what the game says

    @abstractmethod
    def trick(self, view: S) -> Sequence[TrickCard]:
        """The cards that lie on the table."""

    def sign(self, card: int) -> str:
        """What stands on a card that was played, "" for nothing."""
        return ""

    def heard(self, card: TrickCard, won: bool) -> str:
        """A card of the trick in words."""
        view: Any = self.question.view
        return heard(self.question.reader, view.table.seats, card, won=won)

    def player(self, card: TrickCard) -> str:
        """Who played a card of the trick."""
        view: Any = self.question.view
        return self.question.reader.starting(owner(card.seat, view.table.seats))

    def show_table(self, view: S) -> None:
        """Show what lies around the trick."""

    @abstractmethod
    def finished(self, before: S, after: S, card: Event | None) -> Sequence[TrickCard]:
        """The trick that was taken between these two; `card` is what was played last, if anything was."""

    def taker(self, after: S, trick: Event) -> int:
        """Whose card took the trick of this event."""
        return trick.seat

    def last_trick(self, plies: Sequence[Ply], viewer: int | None) -> tuple[Sequence[TrickCard], int] | None:
        """The last trick, as the events of the plies tell it."""
        for ply in reversed(plies):
            before, _, events, after = observed(self.game, ply, viewer)
            happened = {event.kind: event for event in events}
            if trick := happened.get("trick"):
                return self.finished(before, after, happened.get("card")), self.taker(after, trick)
        return None

    def put(self, seen: Presentation[S]) -> None:
        """Show this, with nothing asked."""
        self.looks_back, self._taken = False, None
        super().put(seen)

    def look_back(self, plies: Sequence[Ply], viewer: int | None) -> None:
        """Show the trick that was taken last, with its winner."""
        self.looks_back, self._taken = True, self.last_trick(plies[-1:], viewer)
        self.redraw()

    def announce(self, events: Mapping[str, Event], tempo: float) -> None:
        """Say over the table what happened, by kind of event."""

    # ---- what is shown

    def size(self) -> tuple[float, float] | None:
        """Width and height of the place for the table, in CSS px; None as long as there is none."""
        width, height = float(self.place.clientWidth), float(self.place.clientHeight)
        return None if width < LEAST_ROOM or height < LEAST_ROOM else (width, height)

    def ring(self) -> Layout | None:
        """The players in a ring, each with a card."""
        size, seen = self.size(), self.seen
        if size is None or seen is None:
            return None
        view: Any = seen.view
        return layout(view.table.seats, seen.bottom, *size, magnifier.letters())

    def fit(self) -> bool:
        """Put everything in its place; False as long as there is no room."""
        ring = self.ring()
        if ring is not None:
            self.cards.fit(ring.cards, ring.turns, ring.plates, self.look)
        return ring is not None

    def redraw(self) -> None:
        """Draw everything again, as after a change of size or settings.

        While something moves, or is kept, only its place changes: what lies there is neither what was nor what comes.
        """
        if self.fit() and self.seen is not None and not (self._moving or self.keeps):
            cards, taker = self._taken or (self.trick(self.seen.view), -1)
            self.cards.put(cards)
            self.cards.crown(taker)
            self.show_table(self.seen.view)
            self.show_hand(self.seen)
            self.show_question()

    def show_hand(self, seen: Presentation[S]) -> None:
        """The cards in the open hand; those that cannot be picked are dim."""
        question = self.question._replace(seen=seen)
        hand.draw(self.chooser.held(question), self.look, asked=self.chooser.asks_card(question))

    def show_picked(self) -> None:
        """Show what has been picked of the hand."""
        self.show_hand(self.question.seen)

    async def film(
        self, before: Presentation[S], after: Presentation[S], events: Sequence[Event], tempo: float
    ) -> None:
        """Show a ply in the room that there was before it."""
        self.seen, self._taken = after._replace(view=before.view), None
        if self.fit():
            self._moving = True
            try:
                await self.move(before.view, after.view, events, tempo)
            finally:
                self._moving = False
        if not self.keeps:
            self.seen = after
            self.redraw()

    async def move(self, before: S, after: S, events: Sequence[Event], tempo: float) -> None:
        """A card comes to the table, a finished trick goes to who took it."""
        happened = {event.kind: event for event in events}
        card, trick = happened.get("card"), happened.get("trick")
        self.show_hand(self.question.seen._replace(view=after))
        if card or trick:
            laid = self.finished(before, after, card) if trick else self.trick(after)
            self.hear(cues.laid(self.moving(tempo) if card else 0.0))
            await self.cards.lay(laid, card.seat if card else -1, self.moving(tempo))
        if trick:
            self.cards.crown(self.taker(after, trick))
            self.hear_taken(events, tempo)
        self.show_table(after)
        if tempo:
            self.announce(happened, tempo)
        if trick:
            await self.collect(self.taker(after, trick), after, tempo)

    def hear_taken(self, events: Sequence[Event], tempo: float) -> None:
        """It is seen who took a trick."""
        if tempo:
            self.hear(cues.shown(self.sounds, events, "taken"))

    async def collect(self, taker: int, after: S, tempo: float) -> None:
        """A finished trick stands until it has been seen and goes to its taker, unless it stays in view."""
        if tempo and not self.keeps:
            waits, ms = self.settings.tricks == "wait", TRICK_MS
            if self.settings.calm:  # it comes and goes at once, and is in view as long
                ms += LAY_MS + SWEEP_MS
            await self.stand(Pause(inf, "table.seen") if waits else Pause(ms))
            if not self.trick(after) and not self.looks_back:
                await self.cards.sweep(taker, self.moving(tempo))

    def moving(self, tempo: float) -> float:
        """The tempo of what moves: nothing does where people want calm."""
        return 0.0 if self.settings.calm else tempo

    def finish(self) -> None:
        """Go on at once."""
        self.cards.finish()
        self.banner.finish()

    def close(self) -> None:
        """Let go of the page."""
        super().close()
        self.finish()

    # ---- what is asked

    def ask(self) -> None:
        """Ask; who plays by keys and was sent back to the question comes to the hand."""
        super().ask()
        if self.chooser.asks_card(self.question) and by_id("prompt").matches(":focus-visible"):
            hand.enter()
