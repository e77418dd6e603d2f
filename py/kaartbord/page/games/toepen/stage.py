"""The stage of Toepen: the table of tricks, the hand, and the question that is put."""

from collections.abc import Callable, Sequence
from math import inf
from typing import Any

from ....games.toepen.state import DEAL, DISCARD, OVER, TRICK, State
from ....match.match import Ply
from ....match.session import Session
from ....rules.protocol import UNKNOWN, Action, Event, Game, Refusal
from ....scene.toepen import picture
from ....scene.trick_table import Layout, layout
from ....text import people, say
from ....text.reader import Reader
from ....text.toepen import phrases
from ...paint.kit import Look
from ...storage.settings import Settings
from ...table import hand
from ...table.answer import Answer
from ...table.controls import take_away
from ...table.hand import Held
from ...table.stage import BREATH_MS, NO_PAUSE, Pause, Presentation, TableStatus
from ...ui import sound
from ...ui.dom import by_id, handle, on_resize, spawn
from ...ui.seat_mark import mark
from . import evening, question, status
from .felt import Felt
from .orders import StandingOrders
from .question import LAID_AWAY, Question

HOLD_MS = 1100
"""How long a finished trick lies before it goes to its winner."""

BANNERS = ("toep", "blind", "show", "whistle", "wash", "true_wash", "false_wash", "pelt", "round")
"""Events that are announced over the table."""

KNOCKS = ("toep", "blind", "show")


class ToepStage:
    """Draws what is seen, plays what happens, and asks for a choice. One lives as long as its table."""

    extras = ("score", "orders")

    def __init__(
        self,
        game: Game[State],
        settings: Settings,
        help_on: Callable[[str], None],
        fitted: Callable[[], None],
    ) -> None:
        """`help_on` explains a rule; `fitted` hears that the table has been laid out in other room."""
        self.game, self.settings, self.help_on, self.fitted = game, settings, help_on, fitted
        self.seen: Presentation[State] | None = None
        self.legal: Sequence[Action] = ()
        self.picked: tuple[int, ...] = ()
        self._refusal: Refusal | None = None
        self._answer = Answer()
        self._plies: Sequence[Ply] = ()
        self._orders = StandingOrders()
        self._moving = False
        """Whether a ply is being shown."""
        self.place = by_id("board-place")
        self.felt = Felt(self.place)
        self._end_fitting = on_resize(self.place, self._fit_again)
        self._end_handling = handle(
            card=self._pick,
            confirm=lambda _: self._confirm(),
            use=self._use,
            rule=lambda arg: self.help_on(arg),
            sheet=lambda _: self._open_sheet(),
        )

    # ---- what is to be seen

    @property
    def lang(self) -> str:
        """The language of the page."""
        return self.settings.lang

    @property
    def look(self) -> Look:
        """How things are painted now."""
        return self.settings.look

    def answers_openly(self, view: State) -> bool:
        """Every question takes a look into the hand."""
        return False

    def delegate(self, view: State, seat: int) -> int:
        """Everybody plays alone for the computer."""
        return -1

    async def ordered(self, session: Session, seat: int) -> Action | None:
        """What a seat has ordered to answer."""
        return await self._orders.answer(session, seat)

    async def open_extra(self, name: str, session: Session, reader: Reader) -> bool:
        """Open the sheet of standing orders."""
        return await self._orders.open(session, reader)

    def put(self, seen: Presentation[State]) -> None:
        """Show this, with nothing asked."""
        self.seen, self.legal, self.picked, self._refusal = seen, (), (), None
        take_away()
        self.redraw()

    def forget_move(self) -> None:
        """A trick leaves no traces."""

    def _layout(self) -> Layout | None:
        width, height = float(self.place.clientWidth), float(self.place.clientHeight)
        if self.seen is None or width < 40 or height < 40:
            return None
        return layout(self.seen.view.table.seats, self.seen.bottom, width, height)

    def _fit_again(self) -> None:
        if self.seen is not None and self.place.isConnected:
            self.redraw()
            self.fitted()

    def redraw(self) -> None:
        """Draw everything again, as after a change of size or settings.

        While something moves only its place changes: what lies there is neither what was nor what comes.
        """
        placed = self._layout()
        if self.seen is None or placed is None:
            return
        self.felt.fit(placed, self.look)
        if self._moving:
            return
        self._show_table(self.seen.view)
        self.felt.cards.put(picture.lying(self.seen.view))
        self._show_hand()
        if self.legal:
            question.put(self._question())

    def _show_table(self, view: State) -> None:
        """Mat, the line under it, and which trick it is."""
        lang, over = self.lang, view.phase in (DEAL, OVER)
        self.felt.put_stake(
            view.raised or view.stake,
            phrases.tell(lang, "stake"),
            phrases.costs(lang, view),
            asked=bool(view.raised),
        )
        number = min(view.tricks + 1, view.length)
        words = phrases.tell(lang, "trick", number=number, all=view.length) if view.rounds else ""
        self.felt.put_note(words, view.tricks, view.length, now=not over)
        awaited = view.phase == TRICK and bool(self.legal) and not over
        assert self.seen is not None
        self.felt.put_own(self.seen.bottom, phrases.tell(lang, "your_card") if awaited else "")

    def draw_status(self, seen: Presentation[State], company: TableStatus) -> None:
        """Plates and top line."""
        placed, view = self._layout(), seen.view
        if placed is not None:
            status.plates(by_id("plates"), placed, view, seen.names, company, self.lang)
        words = [phrases.tell(self.lang, "top", round=view.rounds)] if view.rounds else []
        if words and (placed is None or placed.words is None):
            words += phrases.costs(self.lang, view)
        by_id("deal-line").textContent = ", ".join(words)

    def score(self, seen: Presentation[State], plies: Sequence[Ply]) -> Any:
        """The sheet of the evening with its chart."""
        self._plies = plies
        return evening.sheet(self.lang, seen.view, plies, seen.names)

    def _open_sheet(self) -> None:
        if self.seen is not None:
            evening.show(self.lang, self.seen.view, self._plies, self.seen.names)

    # ---- the hand

    def _cards(self) -> bytes:
        """The cards in the open hand, as they are held."""
        assert self.seen is not None
        viewer = self.seen.viewer
        return b"" if viewer is None else picture.in_order(self.seen.view.hands[viewer])

    def _show_hand(self) -> None:
        asks = bool(self.legal) and self._question().takes_cards
        playable = self._question().playable if asks else frozenset()
        held = []
        for i, card in enumerate(self._cards()):
            label = (
                people.card_name(self.lang, card)
                if card
                else phrases.tell(self.lang, "card_closed", number=i + 1)
            )
            held.append(Held(card, label, "", asks and card not in playable, card in self.picked))
        hand.draw(by_id("hand"), held, self.look, asked=asks, unplayable=say(self.lang, "table.card_dead"))

    # ---- what happens

    async def play(
        self,
        seen: Presentation[State],
        events: Sequence[Event],
        *,
        tempo: float = 1.0,
        instead: Sequence[Any] = (),
    ) -> None:
        """Show one ply: from what stands on the stage to `seen`, at once with a tempo of 0.

        `instead` are buttons that stand where those of the question were.
        """
        before = (self.seen or seen).view
        self.seen, self.legal, self.picked, self._refusal = seen, (), (), None
        self._show_hand()
        take_away(*instead)
        placed = self._layout()
        if placed is not None:
            self.felt.fit(placed, self.look)
            self._moving = True
            try:
                await self._film(before, seen.view, {event.kind: event for event in events}, tempo)
            finally:
                self._moving = False
        self.redraw()

    async def _film(self, before: State, after: State, events: dict[str, Event], tempo: float) -> None:
        """A card comes to the table, somebody knocks, a trick goes to its winner."""
        moving = 0.0 if self.settings.calm else tempo
        card = events.get("card")
        if "trick" in events:
            seat, laid = (card.seat, card.cards[0]) if card else (-1, UNKNOWN)
            await self.felt.cards.lay(picture.finished(before, after, seat, laid), seat, moving)
            self.felt.cards.crown(events["trick"].seat)
        elif card:
            await self.felt.cards.lay(picture.lying(after), card.seat, moving)
        self._show_table(after)
        self._announce(events, tempo)
        if "trick" in events and "round" not in events and tempo:
            await self.felt.cards.hold(HOLD_MS * tempo)
            await self.felt.cards.sweep(events["trick"].seat, moving)

    def _announce(self, events: dict[str, Event], tempo: float) -> None:
        """A knock is felt, heard and read; the rest is read."""
        if tempo and not events.keys().isdisjoint(KNOCKS):
            if not self.settings.calm:
                self.felt.knock()
            if self.settings.sound == "on":
                sound.knock()
        kind = next((kind for kind in BANNERS if kind in events), "")
        if kind and tempo:
            key = "wash.dirty" if kind == "wash" and events[kind].amount else kind
            words = phrases.tell(self.lang, f"banner.{key}")
            seat = events[kind].seat
            who = mark(seat, self.lang, 34) if seat >= 0 else None
            spawn(self.felt.banner.announce(words, tempo, who))

    def pause(self, ply: Ply, *, own: bool) -> Pause:
        """The end of a round stands until somebody goes on; what is let pass does not stand at all."""
        ends = (DEAL, OVER)
        if ply.after.phase in ends and ply.before.phase not in ends:
            return (
                Pause(inf, "toepen.next_round", (("toepen.sheet.open", "sheet"),))
                if (ply.after.phase == DEAL)
                else Pause(BREATH_MS)
            )
        if own and not ply.forced or phrases.quiet(ply, None):
            return NO_PAUSE
        return Pause(BREATH_MS)

    def finish(self) -> None:
        """Go on at once."""
        self.felt.finish()

    def close(self) -> None:
        """Let go of the page."""
        self._end_handling()
        self._end_fitting()
        self.felt.close()

    # ---- what is asked

    async def choose(
        self, seen: Presentation[State], legal: Sequence[Action], plies: Sequence[Ply]
    ) -> Action:
        """Ask the seat whose hand is open for one of its legal actions; the only card lies ready."""
        self.seen, self.legal, self._refusal = seen, legal, None
        playing = [action for action in legal if action.kind == "card"]
        self.picked = tuple(playing[0].cards) if len(playing) == 1 else ()
        self.redraw()
        try:
            return await self._answer.wait()
        finally:
            self.legal, self.picked = (), ()
            take_away()

    def _question(self) -> Question:
        assert self.seen is not None
        return Question(self.lang, self.seen, self.legal, self.picked, self._refusal)

    def _pick(self, index: str) -> None:
        if self.seen is None or not self.legal or not self._question().takes_cards:
            return
        card, self._refusal = self._cards()[int(index)], None
        if card not in self._question().playable:
            self._refusal, self.picked = Refusal("follow", card), ()
        elif self.seen.view.phase == DISCARD:
            rest = tuple(c for c in self.picked if c != card)
            self.picked = rest if card in self.picked else (*self.picked, card)[-LAID_AWAY:]
        elif card in self.picked:
            self._confirm()
            return
        else:
            self.picked = (card,)
        self._show_hand()
        question.put(self._question())

    def _confirm(self) -> None:
        if self.legal and (done := self._question().done):
            self._answer.settle(done)

    def _use(self, rank: str) -> None:
        if self.legal:
            self._answer.settle(self.legal[int(rank)])

    def suggest(self, action: Action) -> None:
        """Show the cards as chosen; the gold button lays them."""
        if action.cards and self.legal and self._question().takes_cards:
            self.picked, self._refusal = tuple(action.cards), None
            self._show_hand()
            question.put(self._question())
