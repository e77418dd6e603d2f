"""The trick in the middle of a table: cards are laid, and a finished trick goes to its taker."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import inf
from typing import Any

from ...rules.protocol import Event
from ...scene.presentation import Presentation
from ...scene.sound import cues
from ...scene.timing import CARD_MOVE_MS, SWEEP_MS, TRICK_MS, Pause
from ...scene.trick_table import TrickFunctions
from ..ui.dom import by_id
from . import hand
from .action_input import ActionInput
from .banner import Banner
from .context import StageContext
from .trick_cards import TrickCards

MIN_SIZE = 40
"""CSS px of a place that is too small, or not shown, to lay anything out in."""


class TrickArea:
    """The trick with its announcements, whose nodes the table puts into its place, and the hand."""

    def __init__(self, showing: StageContext, answering: ActionInput, tricks: TrickFunctions) -> None:
        self.showing, self.answering, self.tricks = showing, answering, tricks
        self.cards, self.banner = TrickCards(tricks.sign, lambda: answering.question), Banner()
        showing.place.prepend(self.cards.heard)
        self.is_animating = False
        """True while a ply is being shown."""

    @property
    def size(self) -> tuple[float, float] | None:
        """Width and height of the place for the table, in CSS px; None without one."""
        size = self.showing.size
        return None if min(size) < MIN_SIZE else size

    def draw(self, view: Any) -> None:
        """Draw the trick in a view; in a replay, the one that was just taken with its winner."""
        cards, taker = self.showing.taken or (self.tricks.on_table(view), -1)
        self.cards.put(cards)
        self.cards.mark_winner(taker)

    def draw_hand(self, seen: Presentation[Any]) -> None:
        """Draw the open hand; the cards that cannot be picked are dim."""
        question, chooser = self.answering.question._replace(seen=seen), self.answering.chooser
        hand.draw(chooser.hand_cards(question), self.showing.look, asked=chooser.asks_card(question))

    def asked(self) -> None:
        """Bring the focus from the question to the hand for a player with keys."""
        asks_card = self.answering.chooser.asks_card(self.answering.question)
        if asks_card and by_id("prompt").matches(":focus-visible"):
            hand.enter()

    @contextmanager
    def animating(self, before: Presentation[Any], after: Presentation[Any]) -> Iterator[None]:
        """Keep the view of `before` in the room of `after` while a ply is shown."""
        self.showing.seen, self.showing.taken = after._replace(view=before.view), None
        self.is_animating = True
        try:
            yield
        finally:
            self.is_animating = False
        if not self.showing.keeps:
            self.showing.seen = after

    def tempo(self, tempo: float) -> float:
        """Return the tempo of what moves: nothing does where people want calm."""
        return 0.0 if self.showing.settings.is_motion_reduced else tempo

    def mark_winner(self, taker: int, events: Sequence[Event], tempo: float) -> None:
        """Mark the card that took the trick, and play its sound."""
        self.cards.mark_winner(taker)
        if tempo:
            self.showing.play_sounds(cues.event_cues(self.showing.sounds, events, "taken"))

    async def collect(self, taker: int, after: Any, tempo: float) -> None:
        """Keep a finished trick until it has been seen and move it to its taker, unless it stays in view."""
        settings = self.showing.settings
        if tempo and not self.showing.keeps:
            waits, ms = settings.tricks == "wait", TRICK_MS
            if settings.is_motion_reduced:  # it comes and goes without motion, and is in view as long
                ms += CARD_MOVE_MS + SWEEP_MS
            await self.showing.callbacks.hold(Pause(inf, "table.seen") if waits else Pause(ms))
            if not self.tricks.on_table(after) and not self.showing.is_replay:
                await self.cards.sweep(taker, self.tempo(tempo))

    def finish(self) -> None:
        """End all waits immediately."""
        self.cards.finish()
        self.banner.finish()
