"""The table of Toepen: a ring of players round the trick, with a mat for the stake."""

from collections.abc import Mapping, Sequence
from math import inf
from typing import Any

from ....match.match import Ply
from ....page.stage.action_input import ActionInput
from ....page.stage.context import StageContext
from ....page.stage.plates import PlateContext
from ....page.stage.stage import LAST_TRICK, StageParts
from ....page.stage.tricks import TrickArea
from ....page.ui import magnifier
from ....page.ui.dom import el, handle, spawn
from ....page.ui.seat_mark import seat_mark
from ....rules.protocol import Event
from ....scene.presentation import Presentation
from ....scene.sound import cues
from ....scene.timing import BANNER_MS, NO_PAUSE, PLY_PAUSE_MS, Pause, usual_pause
from ....scene.trick_table import TrickLayout, trick_layout
from ...tricks.page import scorecard
from ...tricks.page.scorecard import ScorecardData
from ..rules.state import DEAL, OVER, TRICK, ToepenState
from ..scene.picture import TRICKS, out_reason
from ..scene.question import CHOOSER
from ..scene.scorecard import finished_rounds
from ..scene.sounds import SOUNDS
from ..words import phrases
from . import status
from .mat import Mat
from .orders import StandingOrders

ANNOUNCED_EVENTS = ("toep", "blind", "show", "whistle", "wash", "true_wash", "false_wash", "pelt", "round")
"""Events that are announced over the table."""

SHAKING_EVENTS = ("toep", "blind", "show")


class ToepenTabletop:
    """The `Tabletop` of Toepen."""

    board = plan = None

    def __init__(self, showing: StageContext, answering: ActionInput) -> None:
        self._showing, self._answering = showing, answering
        self._plies: Sequence[Ply] = ()
        self._area, self._mat = TrickArea(showing, answering, TRICKS), Mat()
        self.finish, self.asked = self._area.finish, self._area.asked
        cards, mat = self._area.cards, self._mat
        nodes = mat.ring, cards.own, mat.stake, mat.costs, mat.note, cards.trick, self._area.banner.node
        showing.place.prepend(el("div", *nodes, cls="felt"))
        showing.place.dataset.do = "last-trick"
        self._end = handle(sheet=lambda _: self._open_scorecard())

    def close(self) -> None:
        """Release the page's elements."""
        self._end()
        self.finish()

    # ---- what is shown

    def clear_last_move(self) -> None:
        """Take nothing away: a move leaves no traces."""

    def _ring(self) -> TrickLayout | None:
        """Return the layout of the players in a ring, each with a card."""
        size, seen = self._area.size, self._showing.seen
        if size is None or seen is None:
            return None
        return trick_layout(seen.view.table.seats, seen.bottom, *size, magnifier.letter_scale())

    def _fit(self) -> bool:
        """Put everything in its place; return False while there is no room."""
        if (ring := self._ring()) is None:
            return False
        self._mat.fit(ring)
        self._area.cards.fit(ring.cards, ring.turns, ring.plates, self._showing.look)
        return True

    def draw(self) -> bool:
        """Draw everything again. During an animation or a pause only positions change: the table shows neither the old
        state nor the new one."""
        seen = self._showing.seen
        if not self._fit() or seen is None or self._area.is_animating or self._showing.keeps:
            return False
        self._area.draw(seen.view)
        self._draw_mat(seen.view)
        self._area.draw_hand(seen)
        return True

    def draw_picked(self) -> None:
        """Draw the cards picked from the hand."""
        self._area.draw_hand(self._answering.question.seen)

    def _draw_mat(self, view: ToepenState) -> None:
        """Draw the mat, the line under it, and the number of the trick."""
        messages, over = self._showing.settings.messages, view.phase in (DEAL, OVER)
        costs, stake = phrases.cost_lines(messages, view), view.raised or view.stake
        self._mat.show_stake(stake, phrases.format_text(messages, "stake"), costs, asked=bool(view.raised))
        number = min(view.tricks + 1, view.length)
        words = phrases.format_text(messages, "trick", number=number, all=view.length) if view.rounds else ""
        self._mat.show_trick_number(words, view.tricks, view.length, now=not over)
        awaited = view.phase == TRICK and bool(self._answering.legal)
        bottom = self._answering.question.seen.bottom
        self._area.cards.show_own_slot(bottom, phrases.format_text(messages, "your_card") if awaited else "")

    def plates(self, players: PlateContext[ToepenState]) -> Sequence[Any] | None:
        """Return a plate before each card."""
        ring = self._ring()
        return None if ring is None else status.plates(players, ring)

    def top_line(self, seen: Presentation[ToepenState]) -> str:
        """Return the round, and its cost if that has no room on the table."""
        messages, view, ring = self._showing.settings.messages, seen.view, self._ring()
        words = [phrases.format_text(messages, "top", round=view.rounds)] if view.rounds else []
        if words and (ring is None or ring.words is None):
            words.append(phrases.short_cost_line(messages, view))
        return ", ".join(words)

    def score(self, seen: Presentation[ToepenState], plies: Sequence[Ply]) -> Any:
        """Return the scorecard with its chart."""
        self._plies = plies
        return scorecard.build(self._showing.look, seen, self._scores(seen.view))

    def _scores(self, view: ToepenState) -> ScorecardData:
        return ScorecardData(phrases.format_text, finished_rounds(self._plies), view.points, view.table.options.limit)

    def _open_scorecard(self) -> None:
        if (seen := self._showing.seen) is not None:
            scorecard.show(self._showing.look, seen, self._scores(seen.view))

    # ---- what happens

    async def film(
        self, before: Presentation[ToepenState], after: Presentation[ToepenState], events: Sequence[Event], tempo: float
    ) -> None:
        """Move a card to the table, and a finished trick to its taker; the last one of a round stays."""
        with self._area.animating(before, after):
            if self._fit():
                await self._move(before.view, after.view, events, tempo)
        if not self._showing.keeps:
            self.draw()

    async def _move(self, before: ToepenState, after: ToepenState, events: Sequence[Event], tempo: float) -> None:
        area, happened = self._area, {event.kind: event for event in events}
        card, trick = happened.get("card"), happened.get("trick")
        area.draw_hand(self._answering.question.seen._replace(view=after))
        if card or trick:
            laid = TRICKS.taken_trick(before, after, card) if trick else TRICKS.on_table(after)
            self._showing.play_sounds(cues.landing_cues(area.tempo(tempo) if card else 0.0))
            await area.cards.lay(laid, card.seat if card else -1, area.tempo(tempo))
        if trick:
            area.mark_winner(trick.seat, events, tempo)
        self._draw_mat(after)
        if tempo:
            self._announce(happened, tempo)
        if trick and not TRICKS.on_table(after):
            await area.collect(trick.seat, after, tempo)

    def _announce(self, events: Mapping[str, Event], tempo: float) -> None:
        """Announce the events; a knock shakes the table."""
        place, look = self._showing.place, self._showing.look
        if not self._showing.settings.is_motion_reduced and not events.keys().isdisjoint(SHAKING_EVENTS):
            place.classList.remove("is-knocked")
            _ = place.offsetWidth  # so that the same movement starts again
            place.classList.add("is-knocked")
        kind = next((kind for kind in ANNOUNCED_EVENTS if kind in events), "")
        if kind:
            key = "wash.dirty" if kind == "wash" and events[kind].amount else kind
            words, seat = phrases.format_text(look.messages, f"banner.{key}"), events[kind].seat
            who = seat_mark(look.figure(seat), look.messages, 34) if seat >= 0 else None
            spawn(self._area.banner.announce(words, BANNER_MS * tempo, who))

    def pause(self, ply: Ply, *, own: bool, tapped: bool) -> Pause:
        """Return the pause after a ply: the end of a round waits for a tap; a pass has none."""
        ends = (DEAL, OVER)
        if ply.after.phase in ends and ply.before.phase not in ends:
            open_scorecard = (("toepen.sheet.open", "sheet"),)
            last = ply.after.phase == OVER
            return Pause(PLY_PAUSE_MS) if last else Pause(inf, "toepen.next_round", open_scorecard)
        return NO_PAUSE if phrases.is_minor_ply(ply, None) else usual_pause(ply, own=own, tapped=tapped)

    # ---- what is asked

    def prepare(self) -> None:
        """Do nothing: everything is laid out already."""

    def lead(self) -> None:
        """Leave the focus in the hand."""


STAGE_PARTS = StageParts(
    CHOOSER,
    ToepenTabletop,
    SOUNDS,
    TRICKS,
    menu_items=(LAST_TRICK, "score", "orders"),
    orders=StandingOrders,
    is_gone=lambda view, seat: out_reason(view, seat) == "gone",
)
