"""The table of Slagen: a ring of players round the trick."""

from collections.abc import Sequence
from math import inf
from typing import Any

from kaartbord.match.match import Ply
from kaartbord.page.stage import plates as kit
from kaartbord.page.stage.action_input import ActionInput
from kaartbord.page.stage.context import StageContext
from kaartbord.page.stage.plates import PlateContext, PlayerPlate
from kaartbord.page.stage.stage import LAST_TRICK, StageParts
from kaartbord.page.stage.tricks import TrickArea
from kaartbord.page.ui import magnifier
from kaartbord.page.ui.dom import bdi, el
from kaartbord.page.ui.seat_mark import seat_mark
from kaartbord.rules.protocol import Event
from kaartbord.scene.presentation import Presentation
from kaartbord.scene.sound import cues
from kaartbord.scene.timing import Pause, usual_pause
from kaartbord.scene.trick_table import TrickLayout, trick_layout
from kaartbord.text import people

from .. import HAND, State, course, score
from ..scene.question import CHOOSER, TRICKS
from ..words import phrases


class Table:
    """The `Tabletop` of Slagen."""

    board = plan = None

    def __init__(self, showing: StageContext, answering: ActionInput) -> None:
        self._showing, self._answering = showing, answering
        self._area = TrickArea(showing, answering, TRICKS)
        self.finish, self.close, self.asked = self._area.finish, self._area.finish, self._area.asked
        cards = self._area.cards
        showing.place.prepend(el("div", cards.own, cards.trick, cls="felt"))

    # ---- what is shown

    def clear_last_move(self) -> None:
        """Take nothing away: a move leaves no traces."""

    def _ring(self) -> TrickLayout | None:
        """Return where the players sit; None as long as there is no room."""
        size, seen = self._area.size, self._showing.seen
        if size is None or seen is None:
            return None
        return trick_layout(seen.view.table.seats, seen.bottom, *size, magnifier.letter_scale())

    def draw(self) -> bool:
        """Draw everything again; while something moves, or is kept, only its place changes."""
        seen, ring = self._showing.seen, self._ring()
        if seen is None or ring is None:
            return False
        self._area.cards.fit(ring.cards, ring.turns, ring.plates, self._showing.look)
        if self._area.is_animating or self._showing.keeps:
            return False
        self._area.draw(seen.view)
        words = phrases.tell(self._showing.settings.messages, "your_card") if self._answering.legal else ""
        self._area.cards.show_own_slot(seen.bottom, words)
        self._area.draw_hand(seen)
        return True

    def draw_picked(self) -> None:
        """Draw what has been picked of the hand."""
        self._area.draw_hand(self._answering.question.seen)

    def plates(self, players: PlateContext[State]) -> Sequence[Any] | None:
        """Return a plate before each card."""
        ring = self._ring()
        return ring and [_plate(players, seat, box) for seat, box in enumerate(ring.plates)]

    def top_line(self, seen: Presentation[State]) -> str:
        """Return which trick it is."""
        number = min(len(course(seen.view).takers) + 1, HAND)
        return phrases.tell(self._showing.settings.messages, "top", number=number, all=HAND)

    def score(self, seen: Presentation[State], plies: Sequence[Ply]) -> Any:
        """Return the tricks of all."""
        look = self._showing.look
        rows = (
            el(
                "li",
                seat_mark(look.figure(seat), look.messages, kit.PAWN),
                el("span", bdi(people.seat_name(look.messages, seat, seen.names)), cls="score-words"),
                el("b", text=str(number), cls="score-number"),
            )
            for seat, number in enumerate(score(seen.view).points)
        )
        return el("ol", *rows, cls="score")

    # ---- what happens

    async def film(
        self, before: Presentation[State], after: Presentation[State], events: Sequence[Event], tempo: float
    ) -> None:
        """Lay a card on the table; a trick that it closes goes to its taker."""
        area, happened = self._area, {event.kind: event for event in events}
        with area.animating(before, after):
            if (card := happened.get("card")) and self._ring():
                trick = happened.get("trick")
                area.draw_hand(self._answering.question.seen._replace(view=after.view))
                laid = TRICKS.taken_trick(before.view, after.view, card) if trick else TRICKS.on_table(after.view)
                self._showing.play_sounds(cues.landing_cues(area.tempo(tempo)))
                await area.cards.lay(laid, card.seat, area.tempo(tempo))
                if trick:
                    area.mark_winner(trick.seat, events, tempo)
                    await area.collect(trick.seat, after.view, tempo)
        if not self._showing.keeps:
            self.draw()

    def pause(self, ply: Ply, *, own: bool, tapped: bool) -> Pause:
        """Return the usual pause."""
        return usual_pause(ply, own=own, tapped=tapped)

    # ---- what is asked

    def prepare(self) -> None:
        """Lay out nothing: all is there already."""

    def lead(self) -> None:
        """Leave the focus in the hand."""


def _plate(players: PlateContext[State], seat: int, box: Any) -> Any:
    """Return the plate of a player: cards and tricks."""
    view, messages = players.view, players.messages
    number, played = score(view).points[seat], dict(course(view).lying).get(seat)
    said = [
        phrases.tell(messages, "plate.tricks", number=number),
        messages.format_count(len(view.hands[seat]), "card"),
    ]
    if played:
        said.append(phrases.tell(messages, "plate.card", card=people.card_name(messages, played)))
    thinks = seat == players.status.thinking
    plate = PlayerPlate(
        seat=seat,
        figure=players.look.figure(seat),
        row=(kit.state(text="…") if thinks else kit.state(*kit.card_backs(len(view.hands[seat]), inf)),),
        spoken_parts=said,
        deals=False,
        turn=seat in players.status.due_seats[:1],
        after=(el("b", text=str(number), cls="plate-points", aria_hidden="true"),),
    )
    return kit.build(plate, players, box)


STAGE_PARTS = StageParts(CHOOSER, Table, cues.TRICKS, TRICKS, menu_items=(LAST_TRICK, "score"))
