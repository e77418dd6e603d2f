"""The stage that a game is played on: what all tables do, and what each kind of table adds."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from js import document

from ...match.match import Ply
from ...match.session.session import Session
from ...paint.kit import Look
from ...rules.protocol import Action, Event, Game, Placements, Refusal
from ...scene.chooser import Chooser, Tap
from ...scene.presentation import Button, Presentation, Question, TableStatus
from ...scene.race.board import Point
from ...scene.shapes import Shape
from ...scene.sound import cues
from ...scene.sound.cues import Cue, Sounds
from ...scene.timing import BREATH_MS, NO_PAUSE, Pause
from ...scene.trick_table import TrickCard
from ...text import phrasebooks, say
from ...text.glossary import Glossary, meanings
from ...text.reader import Reader
from ..storage.settings import Settings
from ..ui import sound, terms
from ..ui.dialogs import close, sheet
from ..ui.dom import button, by_id, by_keys, el, fill, handle, on_resize
from ..ui.walking import one_stop
from . import finger, hand, side
from .controls import announce, doing, offer, take_away
from .hand import Drag
from .plates import Players
from .status import call

S = TypeVar("S")
P = TypeVar("P")


LAST_TRICK = "last-trick"
"""Of a game's `extras`: its last trick can be looked at again."""


class StageCallbacks(NamedTuple):
    """What a stage asks of the table around it."""

    explain: Callable[[str], None]
    """Open the rules at a paragraph; "" for their beginning."""
    fitted: Callable[[], None]
    """The table has been laid out in other room."""
    stand: Callable[[Pause], Awaitable[None]]
    """Let what has just been shown stand for a pause, in the middle of a ply."""


class Stage(ABC, Generic[S, P]):
    """Draws what is seen, plays what happens, and asks for a choice. One lives as long as its table.

    What all tables do stands here; a kind of table adds how it draws, and how a choice is put together.
    """

    chooser: Chooser[P]
    """How what is asked is answered in parts."""
    extras: Sequence[str] = ()
    """Items that this game adds to the menu, each named `menu.NAME`."""
    sounds: Sounds
    """Which of its events are heard, and how."""

    def __init__(self, game: Game[S], settings: Settings, callbacks: StageCallbacks) -> None:
        self.game, self.settings = game, settings
        self.fitted, self.stand = callbacks.fitted, callbacks.stand
        self.place = by_id("board-place")
        self.seen: Presentation[S] | None = None
        self.legal: Sequence[Action] = ()
        self.forced = False
        """Whether what is asked leaves nothing to choose: a tap plays what lies ready."""
        self.picked = self.chooser.nothing
        self.plies: Sequence[Ply] = ()
        """What led to the question."""
        self.guide: Action | None = None
        """The action to which a finger shows the way, in a lesson."""
        self.company = False
        """Whether several people play, so that what has been played stays played."""
        self.keeps = False
        """Whether what is shown next stays as it lies until something else is put there, as in a lesson."""
        self.refusal: Refusal | None = None
        """Why the card that was tried last cannot be played."""
        self._left: tuple[Sequence[Action], P] = (), self.chooser.nothing
        """What was asked when that was broken off, and what had been chosen of it."""
        self._drawn_in = (0.0, 0.0)
        """How wide and high the place was when it was last drawn in."""
        self._answer: asyncio.Future[Action] | None = None
        self._list: Any = None
        self._ends = [
            on_resize(self.place, self._resized),
            Drag(self.drop_card).end,
            handle(
                card=lambda place: self.tap_card(int(place)),
                part_back=lambda _: self.undo(),
                chip=self._press,
                confirm=lambda _: self.confirm(),
                use=self._use,
                others=lambda _: self._open_list(),
                rule=callbacks.explain,
                terms=lambda _: self._open_terms(),
                side=lambda _: side.turn_over(),
            ),
        ]

    @property
    def lang(self) -> str:
        """The language of the page."""
        return self.settings.lang

    @property
    def look(self) -> Look:
        """How things are painted now."""
        look = self.settings.look
        return look if self.seen is None else look._replace(colours=self.seen.colours)

    @property
    def glossary(self) -> Glossary:
        """What explains the words of the table."""
        view: Any = self.question.view
        table = view.table
        return Glossary(self.lang, self.game.INFO.code, table.options, table.seats)

    def marked(self, sentence: str) -> list[Any]:
        """A sentence with its terms as buttons, and names apart."""
        (nodes,) = terms.marked(self.glossary, [sentence], self.question.reader)
        return nodes

    @property
    def question(self) -> Question[S, P]:
        """What is asked, as far as it has been answered."""
        assert self.seen is not None
        return Question(self.lang, self.seen, self.legal, self.picked, self.forced, self.plies)

    # ---- what is shown

    def answers_openly(self, view: S) -> bool:
        """Whether what is asked now is answered without looking into a hand, so that no curtain falls."""
        return False

    def delegate(self, view: S, seat: int) -> int:
        """Who may answer for a seat that the computer plays, or -1."""
        return -1

    def is_gone(self, view: S, seat: int) -> bool:
        """Return whether a seat is out of the game for good, while others play on."""
        return False

    async def ordered(self, session: Session, seat: int, *, apart: bool) -> Action | None:
        """What a seat, here or elsewhere, has ordered to answer to the question that comes now; None if it is asked.
        `apart` says that nobody is live."""
        return None

    def is_ordered(self, session: Session, ply: Ply) -> bool:
        """Return whether a choice is what its seat has ordered, as all who play by link know."""
        return False

    async def open_extra(self, name: str, session: Session, reader: Reader) -> bool:
        """Open what stands behind one of `extras`; whether the next question may be answered otherwise now."""
        return False

    def last_trick(self, plies: Sequence[Ply], viewer: int | None) -> tuple[Sequence[TrickCard], int] | None:
        """The last trick that was taken in these plies and whose card took it, as a viewer knows it; None before
        there is one."""
        return None

    def look_back(self, plies: Sequence[Ply], viewer: int | None) -> None:
        """These plies lead to what has been put there, in a replay."""

    def put(self, seen: Presentation[S]) -> None:
        """Show this, with nothing asked."""
        self.seen, self.keeps = seen, False
        self.forget()
        take_away()
        self._drawn_in = self._place_size()
        self.redraw()

    def _place_size(self) -> tuple[float, float]:
        return float(self.place.clientWidth), float(self.place.clientHeight)

    def forget(self) -> None:
        """Nothing is asked or chosen; of a question that is broken off it stays known what was chosen."""
        broken_off = self._answer is not None and (self._answer.cancelled() or not self._answer.done())
        if self.legal and broken_off:
            self._left = self.legal, self.picked
        self.legal, self.picked, self.refusal = (), self.chooser.nothing, None

    def forget_move(self) -> None:
        """Take the traces of the last move away."""

    def _resized(self) -> None:
        if self.seen is not None and self.place.isConnected and self._place_size() != self._drawn_in:
            self._drawn_in = self._place_size()
            self.redraw()
            self.fitted()

    @abstractmethod
    def redraw(self) -> None:
        """Draw everything again, as after a change of size or settings."""

    def draw_status(self, seen: Presentation[S], status: TableStatus) -> None:
        """Bring the plates of the players and the line under the title up to date."""
        self.company = status.company
        plates = self.plates(Players(seen, status, self.look))
        if plates is not None:
            fill(by_id("plates"), *plates)
        by_id("deal-line").textContent = self.top_line(seen)

    @abstractmethod
    def plates(self, players: Players[S]) -> Sequence[Any] | None:
        """The players' plates, each in its place; None as long as there is no room for them."""

    @abstractmethod
    def top_line(self, seen: Presentation[S]) -> str:
        """How far the game is, in a line."""

    def score_key(self, view: S) -> str:
        """The key of the title of the score."""
        return "score.title"

    @abstractmethod
    def score(self, seen: Presentation[S], plies: Sequence[Ply]) -> Any:
        """The score as a new node of the document, after these plies."""

    # ---- what happens

    async def play(
        self,
        seen: Presentation[S],
        events: Sequence[Event],
        *,
        tempo: float = 1.0,
        instead: Sequence[Any] = (),
    ) -> None:
        """Show one ply: from what stands on the stage to `seen`, at once with a tempo of 0.

        `instead` are buttons that stand where those of the question were.
        """
        before, self.seen = self.seen or seen, seen
        self.forget()
        take_away(*instead)
        if tempo:
            self.hear(cues.shown(self.sounds, events))
        await self.film(before, seen, events, tempo)
        sound.hush()

    def hear(self, heard: Iterable[Cue]) -> None:
        """Let what is seen now also be heard, on a page that is looked at."""
        if not document.hidden:
            sound.hear(heard, loud=self.settings.loud, buzz=self.settings.buzzes)

    @abstractmethod
    async def film(
        self, before: Presentation[S], after: Presentation[S], events: Sequence[Event], tempo: float
    ) -> None:
        """Show how one picture becomes the next, and leave the next one standing."""

    def pause(self, ply: Ply, *, own: bool, tapped: bool) -> Pause:
        """What comes between this ply and the next; `own` are those of this device, `tapped` one that was forced
        and has been seen coming.

        A card that is laid ready needs no time.
        """
        known = own and not ply.forced or tapped
        return NO_PAUSE if ply.action.kind == "give" or known else Pause(BREATH_MS)

    @abstractmethod
    def finish(self) -> None:
        """Jump to the end of what is moving."""

    def close(self) -> None:
        """Let go of the page."""
        for end in self._ends:
            end()

    # ---- what is asked

    async def choose(
        self, seen: Presentation[S], legal: Sequence[Action], plies: Sequence[Ply], *, forced: bool = False
    ) -> Action:
        """Ask the seat whose hand is open for one of its legal actions, after these plies.

        A `forced` one lies ready, and a tap plays it.
        """
        self.seen = seen
        self.forget()
        self.legal, self.forced, self.plies = legal, forced, plies
        self.picked = self.chooser.ready(self.question)
        self.prepare(plies)
        if legal == self._left[0]:
            self.picked = self._left[1]
        self._left = (), self.chooser.nothing
        self.ask()
        if forced:
            self.suggest(legal[0])
        self._answer = asyncio.get_running_loop().create_future()
        try:
            return await self._answer
        finally:
            side.turn(board=False)
            self.forget()
            self._answer, self.forced = None, False
            take_away()
            finger.show_at(None)
            self._close_list()

    def prepare(self, plies: Sequence[Ply]) -> None:
        """Something is asked, after these plies."""

    def ask(self) -> None:
        """Show the question, and what can be chosen."""
        self.redraw()

    def answer(self, action: Action) -> None:
        """Answer the question: resolve what the game loop waits for in `choose`."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(action)

    def confirm(self) -> None:
        """Play what has been picked, if that is a whole action."""
        if self.legal and (action := self.action()):
            self.answer(action)

    def action(self) -> Action | None:
        """The action that the button in gold plays, once it is fixed."""
        return self.chooser.whole(self.question) if self.legal else None

    def called(self) -> int | None:
        """Return the place among `legal` of what may be done out of turn too, and so has a button of its own."""
        kinds = [action.kind for action in self.legal]
        return kinds.index(self.chooser.out_of_turn) if self.chooser.out_of_turn in kinds else None

    def call(self) -> bool:
        """Choose that, where it is among what is asked; whether it was."""
        if is_asked := (rank := self.called()) is not None:
            self.answer(self.legal[rank])
        return is_asked

    def tap_card(self, place: int) -> None:
        """Tap the card at a place of the hand."""
        if self.seen is None or not self.chooser.asks_card(self.question):
            return
        keyed, tap = by_keys(), self.chooser.tap(self.question, place)
        self._tapped(tap)
        if keyed and not (tap.refusal or tap.played) and tap.picked != self.chooser.nothing:
            self.lead()

    def drop_card(self, place: int, raised: bool) -> None:
        """Draw a card of the hand, which may be `raised` already, onto the table."""
        if self.seen is not None and self.chooser.asks_card(self.question):
            self._tapped(self.chooser.drop(self.question, place, raised=raised))

    def pick(self, shape: Shape, sure: bool) -> None:
        """Pick a shape on the board, `sure` if no other can be meant."""
        if self.legal:
            keyed = by_keys()
            sure = sure and not self.company and self.settings.confirm == "parts"
            self._tapped(self.chooser.pick(self.question, shape, sure))
            if keyed:
                self.lead()

    def _tapped(self, tap: Tap[P]) -> None:
        if tap.played:
            self.answer(tap.played)
            self.forget()
        else:
            self._show(tap.picked, tap.refusal)

    def _show(self, picked: P, refusal: Refusal | None = None) -> None:
        """Show what has been picked, and ask on."""
        self.picked, self.refusal = picked, refusal
        self.show_picked()
        self.show_question()

    @abstractmethod
    def show_picked(self) -> None:
        """Show what has been picked in the hand and on the board."""

    def lead(self) -> None:
        """Bring the focus to where a choice that is made by keys goes on."""

    def refuse_at(self, point: Point) -> None:
        """Say why what is at a point of the board cannot be picked."""
        if self.legal and (refusal := self.chooser.why_not(self.question, self.plan(), point)):
            self.refusal = refusal
            self.show_question()

    def plan(self) -> Any:
        """How the board lies."""

    def _press(self, word: str) -> None:
        if self.legal:
            self._show(self.chooser.press(self.question, word))

    def undo(self) -> None:
        """Take the last thing picked back."""
        if self.legal:
            self._show(self.chooser.undo(self.question))

    def suggest(self, action: Action) -> None:
        """Show one of the legal actions as if it had been picked, up to the button that confirms it."""
        if self.legal and (picked := self.chooser.take(self.question, action)) is not None:
            self._show(picked)

    def _use(self, rank: str) -> None:
        if self.legal:
            action = self.legal[int(rank)]
            self._close_list()
            if self.chooser.is_shown_first(action):
                self.suggest(action)
            else:
                self.answer(action)

    # ---- the question in words

    def show_question(self) -> None:
        """Ask: what to do or why a card cannot be played, the choices, and the buttons."""
        if not self.legal:
            return
        if self.refusal is None:
            words, link = self.chooser.prompt(self.question), self._help()
        else:
            words = self.chooser.refusal(self.question, self.refusal)
            paragraph = phrasebooks.refusal_paragraph(self.game.INFO.code, self.refusal.rule)
            link = button(say(self.lang, "table.rule"), "rule", paragraph, cls="plain link")
        announce(words, link, kind="bad" if self.refusal else "", marked=self.marked(words))
        side.turn(board=self.chooser.points_at_board(self.question) and not self.forced)
        offer(self._choices(), self._actions(), forced=self.forced)
        if self.guide is not None:
            finger.show_at(self._next_tap(self.guide))
        if (rank := self.called()) is not None:
            call(phrasebooks.PHRASEBOOKS[self.game.INFO.code].tell(self.lang, "call"), rank)

    def _next_tap(self, guide: Action) -> Point | None:
        """Where in the window the next part of an action is chosen."""
        if self.action() == guide:
            return finger.middle(by_id("actions").querySelector(".gold"))
        rank = list(self.legal).index(guide)
        chip = f"[data-do=chip][data-arg='{guide.kind}']:not([aria-pressed=true])"
        node = by_id("controls").querySelector(f"{doing(rank)}, {chip}")
        return finger.middle(node) or self._part_at(guide)

    def _part_at(self, action: Action) -> Point | None:
        """Where in the window the next card or pawn of an action lies, or the square it goes to."""
        part = self.chooser.next_part(self.question, action)
        return self.at(part) if isinstance(part, tuple) else None if part is None else hand.at(part)

    def at(self, placements: Placements) -> Point | None:
        """Where in the window lies what is to be tapped next of a turn that places pawns so."""
        return None

    def _terms(self) -> Sequence[str]:
        return self.chooser.terms(self.question) if self.legal else ()

    def _help(self) -> Any:
        """The button that explains the words of the question, if it has any to explain."""
        return button(say(self.lang, "table.terms"), "terms", cls="plain link") if self._terms() else None

    def _open_terms(self) -> None:
        known = meanings(self.glossary)
        parts = [
            el("section", el("h3", text=known[name].title), el("p", text=known[name].words))
            for name in self._terms()
        ]
        rules = el("div", button(say(self.lang, "table.rules"), "rule", cls="paper"), cls="answers")
        sheet(say(self.lang, "table.terms"), *parts, rules, cls="sheet rules")

    def _choices(self) -> list[Any]:
        """What can be chosen that is neither in the hand nor on the board."""
        hint, nodes = self.chooser.hint(self.question), [*map(self.node, self.chooser.choices(self.question))]
        return [*nodes, el("p", text=hint, cls="hint")] if hint else nodes

    def _actions(self) -> list[Any]:
        """The buttons that act; the last one plays what has been picked."""
        question = self.question
        nodes, words = (
            [self.node(answer) for answer in self.chooser.answers(question)],
            self.chooser.confirm(question),
        )
        if self.chooser.can_undo(question) and not self.forced:
            nodes.append(button(say(self.lang, "table.back"), "part-back", cls="ghost"))
        if words:
            nodes.append(
                button(words, "confirm", cls="gold", aria_disabled=None if self.action() else "true")
            )
        return nodes

    def node(self, shown: Button) -> Any:
        """A button of the question as a new node of the document."""
        arg = shown.arg if shown.action is None else list(self.legal).index(shown.action)
        node = button(
            "",
            shown.does,
            arg,
            cls=shown.kind,
            aria_label=_heard(shown) or None,
            aria_pressed=None if shown.pressed is None else str(shown.pressed).lower(),
        )
        fill(node, el("span", *terms.named(shown.words, self.question.reader)))
        return node

    def _open_list(self) -> None:
        if self.legal:
            question = self.question
            rows = [
                el("li", self.node(self.chooser.row(question, action)))
                for action in self.chooser.listed(question)
            ]
            listed = el("ol", *rows, cls="uses", data_walk=True)
            one_stop(listed)
            self._list = sheet(say(self.lang, "table.every_title"), listed)

    def _close_list(self) -> None:
        if self._list is not None:
            close(self._list)
        self._list = None


def _heard(shown: Button) -> str:
    """What is heard of a button, if that is not just what is seen: it begins with the words that are seen, as
    who speaks to the page calls the button by them."""
    if not shown.spoken or shown.words in shown.spoken:
        return shown.spoken
    return f"{shown.words}. {shown.spoken}"
