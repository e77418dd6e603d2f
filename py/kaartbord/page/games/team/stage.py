"""The stage of two teams: the board, the trick and the hand, and the question that is put.

While cards are played the board is small; while pawns move it has the room, and the hand is away.
"""

from collections.abc import Callable, Sequence
from math import inf
from typing import Any

from js import window

from ....match.match import Ply
from ....match.session import Session
from ....rules.protocol import Action, Event, Game, Refusal
from ....rules.seats import own
from ....scene.shapes import Shape
from ....scene.team import hand as team_hand
from ....scene.team import table
from ....scene.trick_table import Lying
from ....text import people, say
from ....text.reader import Reader
from ...paint.cards import paint_card_canvas
from ...paint.kit import Look
from ...paint.theme import LOW, RAIL
from ...storage.settings import Settings
from ...table import hand, regions
from ...table.answer import Answer
from ...table.controls import take_away
from ...table.hand import Held
from ...table.stage import BREATH_MS, NO_PAUSE, Pause, Presentation, TableStatus
from ...ui.dialogs import close, sheet
from ...ui.dom import by_id, el, fill, handle, on_resize, spawn
from . import question, status
from .felt import TeamFelt
from .play import TeamPlay
from .question import Question

HOLD_MS = 1100
"""How long a finished trick lies before it goes to its taker."""

OTHER = 34.0
"""Width of the cards of a second hand, in px."""


class TeamStage:
    """Draws what is seen, plays what happens, and asks for a choice. One lives as long as its table."""

    extras: Sequence[str] = ()

    def __init__(
        self,
        play: TeamPlay[Any],
        game: Game[Any],
        settings: Settings,
        help_on: Callable[[str], None],
        fitted: Callable[[], None],
    ) -> None:
        """`help_on` explains a rule; `fitted` hears that the table has been laid out in other room."""
        self.game, self.settings, self.help_on, self.fitted = game, settings, help_on, fitted
        self.team_play = play
        self.seen: Presentation[Any] | None = None
        self.legal: Sequence[Action] = ()
        self.picked = 0
        """The card chosen, or 0."""
        self.large = False
        """Whether the board is looked at while cards are played."""
        self._refusal: Refusal | None = None
        self._answer = Answer()
        self._list: Any = None
        self._me: int | None = None
        self._moving = False
        """Whether a ply is being shown."""
        self.felt = TeamFelt(by_id("board-place"), self._pick_shape, self._speak_shape, play.sign)
        self.second = el("div", cls="second-hand", role="img")
        by_id("hand").before(self.second)
        self._end_fitting = on_resize(self.felt.place, self._fit_again)
        self._end_handling = handle(
            card=self._pick_card,
            part_back=lambda _: self._change(self.team_play.back),
            confirm=lambda _: self._confirm(),
            use=self._use,
            chip=self._press,
            others=lambda _: self._open_list(),
            rule=lambda arg: self.help_on(arg),
            enlarge=lambda _: self._enlarge(),
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

    def answers_openly(self, view: Any) -> bool:
        """Pawns are moved in the open."""
        return self.team_play.on_board(view)

    async def ordered(self, session: Session, seat: int) -> Action | None:
        """Nobody gives standing orders here."""
        return None

    async def open_extra(self, name: str, session: Session, reader: Reader) -> bool:
        """Nothing more is in the menu."""
        return False

    def delegate(self, view: Any, seat: int) -> int:
        """Who may move the pawns for a seat: its partner, where that is so."""
        partners = view.table.seats == 4 and self.team_play.mates_move
        return (seat + 2) % 4 if partners and self.team_play.on_board(view) else -1

    def put(self, seen: Presentation[Any]) -> None:
        """Show this, with nothing asked."""
        self.seen = seen
        self._forget()
        take_away()
        self.redraw()

    def _forget(self) -> None:
        self.legal, self.picked, self._refusal = (), 0, None
        self.team_play.begin()

    def forget_move(self) -> None:
        """Take the traces of the last move away."""
        self.team_play.show_move(())

    def _fit_again(self) -> None:
        if self.seen is not None and self.felt.place.isConnected:
            self.redraw()
            self.fitted()

    def _room(self) -> table.Room | None:
        (width, height), seen = self.felt.size, self.seen
        if seen is None or width < 40 or height < 40:
            return None
        view = seen.view
        board = self.team_play.sheet(view, upright=self._upright(view)).size
        told = window.innerWidth >= RAIL and window.innerHeight >= LOW
        pawns = self.large or self.team_play.on_board(view)
        return table.room(width, height, board, view.table.chairs, seen.bottom, pawns=pawns, told=told)

    def _upright(self, view: Any) -> bool:
        """Whether the board had better be higher than wide: in a high room that it has for itself."""
        width, height = self.felt.size
        return height > width and (self.large or self.team_play.on_board(view))

    def redraw(self) -> None:
        """Draw everything again, as after a change of size or settings.

        While something moves only its place changes: what lies there is neither what was nor what comes.
        """
        if self._lay_out() and self.seen is not None and not self._moving:
            self._show_table(self.seen.view)
            lying = self.team_play.trick(self.seen.view)
            self.felt.cards.put(_lying(lying))
            if len(lying) == self.seen.view.table.chairs:
                self.felt.cards.crown(self.seen.view.takers[-1])
            self._show_board()
            self._show_hand(self.seen)
            if self.legal:
                question.put(self._question())

    def _lay_out(self) -> bool:
        """Everything in its place; False as long as there is no room."""
        if self.seen is None:
            return False
        view = self.seen.view
        by_id("table").dataset.stage = "pawns" if self.team_play.on_board(view) else "cards"
        room = self._room()
        if room is None:
            return False
        self.felt.fit(room, self.team_play.sheet(view, upright=self._upright(view)), self.look)
        return True

    def _show_table(self, view: Any) -> None:
        """The tally, and the place of the card that is awaited."""
        assert self.seen is not None
        strip = self.felt.room is not None and self.felt.room.strip
        self.felt.put_tally(
            el(
                "div",
                self.team_play.tally(self.lang, self.seen, self._me, self.look, strip=strip),
                self._enlarger(),
                cls="tally",
            )
        )
        waits = bool(self.legal) and self.legal[0].kind == "card"
        chair = view.turn if waits else self.seen.bottom
        self.felt.put_own(chair, say(self.lang, "table.your_card") if waits else "")

    def _enlarger(self) -> Any:
        """The button that makes the board large while cards are played, and small again."""
        assert self.seen is not None
        if self.team_play.on_board(self.seen.view) or window.innerWidth >= RAIL:
            return None
        key = "table.show_cards" if self.large else "table.show_board"
        return el("button", text=say(self.lang, key), cls="plain link", do="enlarge", type="button")

    def _enlarge(self) -> None:
        self.large = not self.large
        self.redraw()
        self.fitted()
        if node := self.felt.tally.querySelector("[data-do=enlarge]"):
            node.focus()

    def _show_board(self) -> None:
        assert self.seen is not None
        self.felt.board.show(self.team_play.shapes(self.lang, self.seen, self._pawn_choices()))

    def _pawn_choices(self) -> Sequence[Action]:
        """What may be chosen on the board now."""
        return self.legal if self.seen and self.team_play.on_board(self.seen.view) else ()

    def draw_status(self, seen: Presentation[Any], company: TableStatus) -> None:
        """Plates and top line."""
        self._me = company.me
        room = self._room()
        if room is not None:
            status.plates(by_id("plates"), room, seen, company, self.team_play, self.lang)
        by_id("deal-line").textContent = self.team_play.top(self.lang, seen.view)

    def score(self, seen: Presentation[Any], plies: Sequence[Ply]) -> Any:
        """What each team has."""
        return self.team_play.score(self.lang, seen, plies, self.look)

    # ---- the hand

    def _hands(self, seen: Presentation[Any]) -> tuple[bytes, bytes]:
        """The cards in the open hand, and those of a second hand of the same player."""
        view, _, viewer, _ = seen
        if viewer is None or self.team_play.on_board(view):
            return b"", b""
        chair = self.team_play.hand(view, viewer)
        others = [c for c in own(viewer, view.table.seats, view.table.chairs) if c != chair]
        rest = b"".join(view.hands[c] for c in others)
        return team_hand.in_order(view.hands[chair]), team_hand.in_order(rest)

    def _show_hand(self, seen: Presentation[Any]) -> None:
        cards, rest = self._hands(seen)
        playable = {card for action in self.legal for card in action.cards}
        held = [
            Held(
                team_hand.face(card),
                people.card_name(self.lang, team_hand.face(card)),
                "",
                bool(self.legal) and card not in playable,
                card == self.picked and card > 0,
            )
            for card in cards
        ]
        hand.draw(
            by_id("hand"),
            held,
            self.look,
            asked=bool(self.legal),
            unplayable=say(self.lang, "table.card_dead"),
        )
        self._show_second(rest)

    def _show_second(self, cards: bytes) -> None:
        """The other hand of somebody who plays two, small."""
        faces = [team_hand.face(card) for card in cards]
        pictures = []
        for card in faces:
            picture = el("canvas", aria_hidden="true")
            paint_card_canvas(picture, card, OTHER, self.look)
            pictures.append(picture)
        fill(self.second, *pictures)
        names = ", ".join(people.card_name(self.lang, card) for card in faces)
        self.second.setAttribute("aria-label", say(self.lang, "table.second_hand", cards=names))
        self.second.hidden = not faces

    # ---- what happens

    async def play(
        self,
        seen: Presentation[Any],
        events: Sequence[Event],
        *,
        tempo: float = 1.0,
        instead: Sequence[Any] = (),
    ) -> None:
        """Show one ply: from what stands on the stage to `seen`, at once with a tempo of 0.

        `instead` are buttons that stand where those of the question were.
        """
        before = (self.seen or seen).view
        self.large = False
        self._forget()
        take_away(*instead)
        self.seen = seen._replace(view=before)
        if self._lay_out():
            self._show_board()
            self._moving = True
            try:
                await self._film(before, seen, events, tempo)
            finally:
                self._moving = False
        self.seen = seen
        self.redraw()

    async def _film(
        self, before: Any, seen: Presentation[Any], events: Sequence[Event], tempo: float
    ) -> None:
        """A card comes to the table, a trick goes to its taker, pawns move."""
        play, moving = self.team_play, 0.0 if self.settings.calm else tempo
        kinds = {event.kind for event in events}
        if "trick" in kinds or "card" in kinds:
            self._show_hand(seen)
            await self._film_cards(before, seen, kinds, moving, tempo)
        play.show_move(events)
        film = play.film(before, seen, events, calm=self.settings.calm, tempo=tempo)
        words = play.banner(self.lang, seen.view, events, self._me)
        if words and tempo:
            spawn(self.felt.banner.announce(words, tempo))
        if tempo:
            await self.felt.board.play(film)
            if self.felt.cards.lying and not play.trick(seen.view):
                await self.felt.cards.sweep(seen.view.takers[-1], moving)

    async def _film_cards(
        self, before: Any, seen: Presentation[Any], kinds: set[str], moving: float, tempo: float
    ) -> None:
        play, felt = self.team_play, self.felt
        felt.put_own(0, "")
        if "trick" not in kinds:
            lying = play.trick(seen.view)
            await felt.cards.lay(_lying(lying), lying[-1][0], moving)
            return
        lying = play.finished(before, seen.view)
        await felt.cards.lay(_lying(lying), lying[-1][0], moving)
        taker = seen.view.takers[-1]
        felt.cards.crown(taker)
        if tempo:
            await felt.cards.hold(HOLD_MS * tempo)
            if not play.trick(seen.view):
                await felt.cards.sweep(taker, moving)

    def pause(self, ply: Ply, *, own: bool) -> Pause:
        """A card that is laid ready stands not at all, a finished trick has stood already."""
        if own and (key := self.team_play.stands(ply)):
            return Pause(inf, key)
        if ply.action.kind == "give" or own and not ply.forced:
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
        del by_id("table").dataset.stage

    # ---- what is asked

    async def choose(self, seen: Presentation[Any], legal: Sequence[Action], plies: Sequence[Ply]) -> Action:
        """Ask for one of the legal actions; the only card lies ready."""
        self.seen = seen
        self._forget()
        self.legal, self.large = legal, False
        if len(legal) == 1 and legal[0].cards:
            self.picked = legal[0].cards[0]
        self.redraw()
        self.fitted()
        try:
            return await self._answer.wait()
        finally:
            self._forget()
            take_away()
            self._close_list()

    def _question(self) -> Question:
        assert self.seen is not None
        return Question(self.lang, self.seen, self.legal, self.picked, self._refusal, self.team_play)

    def _pick_card(self, index: str) -> None:
        if self.seen is None or not self.legal or self._pawn_choices():
            return
        card, self._refusal = self._hands(self.seen)[0][int(index)], None
        if not any(card in action.cards for action in self.legal):
            self._refusal, self.picked = self._why_not(card), 0
        elif card == self.picked:
            self._confirm()
            return
        else:
            self.picked = card
        self._show_hand(self.seen)
        question.put(self._question())

    def _why_not(self, card: int) -> Refusal:
        assert self.seen is not None and self.seen.viewer is not None
        found = self.game.refusals(self.seen.view, self.seen.viewer)
        return next((one for one in found if one.card == card), Refusal("follow", card))

    def _pick_shape(self, shape: Shape) -> None:
        self._change(lambda seen, legal: self.team_play.pick(seen, legal, shape))

    def _press(self, word: str) -> None:
        self._change(lambda seen, legal: self.team_play.press(seen, legal, word))

    def _change(self, change: Callable[[Presentation[Any], Sequence[Action]], None]) -> None:
        """Choose or take back something on the board, and show what follows of it."""
        if self.seen is None or not self._pawn_choices():
            return
        self._refusal = None
        change(self.seen, self.legal)
        self._show_board()
        question.put(self._question())

    def _speak_shape(self, shape: Shape) -> None:
        regions.say_aloud(shape.label)

    def _confirm(self) -> None:
        if self.legal and (done := self._question().done):
            self._answer.settle(done)

    def _use(self, rank: str) -> None:
        """A whole turn was named: it is shown on the board, or played at once."""
        if not self.legal:
            return
        action = self.legal[int(rank)]
        self._close_list()
        if action.placements:
            self._change(lambda seen, legal: self.team_play.take(seen, legal, action))
        else:
            self._answer.settle(action)

    def suggest(self, action: Action) -> None:
        """Show a card as chosen, or a whole turn on the board."""
        if action.placements:
            self._change(lambda seen, legal: self.team_play.take(seen, legal, action))
        elif action.cards and self.seen is not None:
            self.picked, self._refusal = action.cards[0], None
            self._show_hand(self.seen)
            question.put(self._question())

    def _open_list(self) -> None:
        if self.legal:
            rows = question.rows(self._question())
            title, shut = say(self.lang, "table.every_title"), say(self.lang, "close")
            self._list = sheet(title, el("ol", *rows, cls="uses"), close=shut)

    def _close_list(self) -> None:
        if self._list is not None:
            close(self._list)
        self._list = None


def _lying(trick: Sequence[tuple[int, int]]) -> tuple[Lying, ...]:
    return tuple(Lying(chair, team_hand.face(card), False) for chair, card in trick)
