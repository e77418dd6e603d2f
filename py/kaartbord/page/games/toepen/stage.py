"""The stage of Toepen: a table of tricks with a mat for the stake, and answers to a knock."""

from collections.abc import Mapping, Sequence
from math import inf
from typing import Any

from ....games.toepen.state import DEAL, OVER, TRICK, State
from ....match.match import Ply
from ....match.session.session import Session
from ....rules.protocol import UNKNOWN, Action, Event
from ....scene.presentation import Presentation
from ....scene.timing import BANNER_MS, BREATH_MS, NO_PAUSE, Pause
from ....scene.toepen import picture, question
from ....scene.toepen.sounds import SOUNDS
from ....scene.trick_table import TrickCard
from ....text.reader import Reader
from ....text.toepen import phrases
from ...stage.plates import Players
from ...stage.trick_stage import TrickStage
from ...ui.dom import el, handle, spawn
from ...ui.seat_mark import mark
from . import scorecard, status
from .mat import Mat
from .orders import StandingOrders, is_ordered

BANNERS = ("toep", "blind", "show", "whistle", "wash", "true_wash", "false_wash", "pelt", "round")
"""Events that are announced over the table."""

KNOCKS = ("toep", "blind", "show")


class ToepStage(TrickStage[State]):
    """What Toepen adds to a table of tricks."""

    chooser = question.CHOOSER
    extras = (*TrickStage.extras, "score", "orders")
    sounds = SOUNDS

    def __init__(self, *table: Any) -> None:
        super().__init__(*table)
        self._plies: Sequence[Ply] = ()
        self._orders = StandingOrders()
        self.mat, cards = Mat(), self.cards
        around = self.mat.stake, self.mat.costs, self.mat.note
        nodes = self.mat.ring, cards.own, *around, cards.trick, self.banner.node
        self.place.prepend(el("div", *nodes, cls="felt"))
        self.place.dataset.do = "last-trick"
        self._ends.append(handle(sheet=lambda _: self._open_scorecard()))

    def is_gone(self, view: State, seat: int) -> bool:
        """Return whether a seat has too many points to play on."""
        return picture.is_out(view, seat) == "gone"

    async def ordered(self, session: Session, seat: int, *, apart: bool) -> Action | None:
        """What a seat has ordered to answer."""
        return await self._orders.answer(session, seat, apart=apart)

    def is_ordered(self, session: Session, ply: Ply) -> bool:
        """Return whether the order of a seat that is in the link chooses so."""
        return is_ordered(session, ply)

    async def open_extra(self, name: str, session: Session, reader: Reader) -> bool:
        """Open the sheet of standing orders."""
        return await self._orders.open(session, reader)

    # ---- what is shown

    def trick(self, view: State) -> Sequence[TrickCard]:
        """The trick that is played, or the last one when the round is over."""
        return picture.trick_cards(view)

    def fit(self) -> bool:
        """The players in a ring round the mat."""
        ring = self.ring()
        if ring is not None:
            self.mat.fit(ring)
        return super().fit()

    def show_table(self, view: State) -> None:
        """Mat, the line under it, and which trick it is."""
        lang, over = self.lang, view.phase in (DEAL, OVER)
        costs, stake = phrases.costs(lang, view), view.raised or view.stake
        self.mat.put_stake(stake, phrases.tell(lang, "stake"), costs, asked=bool(view.raised))
        number = min(view.tricks + 1, view.length)
        words = phrases.tell(lang, "trick", number=number, all=view.length) if view.rounds else ""
        self.mat.put_note(words, view.tricks, view.length, now=not over)
        awaited = view.phase == TRICK and bool(self.legal)
        self.cards.put_own(self.question.seen.bottom, phrases.tell(lang, "your_card") if awaited else "")

    def plates(self, players: Players[State]) -> Sequence[Any] | None:
        """A plate before each card."""
        ring = self.ring()
        return None if ring is None else status.plates(players, ring)

    def top_line(self, seen: Presentation[State]) -> str:
        """The round, and what it costs where that has no room on the table."""
        view, ring = seen.view, self.ring()
        words = [phrases.tell(self.lang, "top", round=view.rounds)] if view.rounds else []
        if words and (ring is None or ring.words is None):
            words.append(phrases.costs_in_short(self.lang, view))
        return ", ".join(words)

    def score(self, seen: Presentation[State], plies: Sequence[Ply]) -> Any:
        """The scorecard with its chart."""
        self._plies = plies
        return scorecard.build(self.look, seen, plies)

    def _open_scorecard(self) -> None:
        if self.seen is not None:
            scorecard.show(self.look, self.seen, self._plies)

    # ---- what happens

    def finished(self, before: State, after: State, card: Event | None) -> Sequence[TrickCard]:
        """The trick that was taken, by a card or because the others folded."""
        seat, laid = (card.seat, card.cards[0]) if card else (-1, UNKNOWN)
        return picture.finished(before, after, seat, laid)

    async def collect(self, taker: int, after: State, tempo: float) -> None:
        """The last trick of a round stays where it is."""
        if not self.trick(after):
            await super().collect(taker, after, tempo)

    def announce(self, events: Mapping[str, Event], tempo: float) -> None:
        """A knock shakes the table; everything is read."""
        if not self.settings.calm and not events.keys().isdisjoint(KNOCKS):
            self.place.classList.remove("is-knocked")
            _ = self.place.offsetWidth  # so that the same movement starts again
            self.place.classList.add("is-knocked")
        kind = next((kind for kind in BANNERS if kind in events), "")
        if kind:
            key = "wash.dirty" if kind == "wash" and events[kind].amount else kind
            words, seat = phrases.tell(self.lang, f"banner.{key}"), events[kind].seat
            who = mark(self.look.figure(seat), self.lang, 34) if seat >= 0 else None
            spawn(self.banner.announce(words, BANNER_MS * tempo, who))

    def pause(self, ply: Ply, *, own: bool, tapped: bool) -> Pause:
        """The end of a round stands until somebody goes on; what is let pass does not stand at all."""
        ends = (DEAL, OVER)
        if ply.after.phase in ends and ply.before.phase not in ends:
            open_scorecard = (("toepen.sheet.open", "sheet"),)
            last = ply.after.phase == OVER
            return Pause(BREATH_MS) if last else Pause(inf, "toepen.next_round", open_scorecard)
        return NO_PAUSE if phrases.quiet(ply, None) else super().pause(ply, own=own, tapped=tapped)
