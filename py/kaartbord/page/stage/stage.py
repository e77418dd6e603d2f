"""The stage that a game is played on: what all tables do, and what each kind of table adds."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from js import document

from ...match.match import Ply
from ...match.session.session import Session
from ...paint.kit import Look
from ...rules.protocol import Action, Event, Game, Refusal
from ...scene.presentation import Button, Presentation, Question, TableStatus
from ...scene.race.board import Point
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
from ..ui.dom import button, by_id, el, fill, handle, on_resize
from ..ui.walking import one_stop
from . import finger, side
from .controls import announce, doing, offer, take_away
from .hand import Drag
from .plates import Players

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

    nothing: P
    """What `picked` is while nothing has been chosen."""
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
        self.picked = self.nothing
        self.guide: Action | None = None
        """The action to which a finger shows the way, in a lesson."""
        self.company = False
        """Whether several people play, so that what has been played stays played."""
        self.keeps = False
        """Whether what is shown next stays as it lies until something else is put there, as in a lesson."""
        self.refusal: Refusal | None = None
        """Why the card that was tried last cannot be played."""
        self._left: tuple[Sequence[Action], P] = (), self.nothing
        """What was asked when that was broken off, and what had been chosen of it."""
        self._drawn_in = (0.0, 0.0)
        """How wide and high the place was when it was last drawn in."""
        self._answer: asyncio.Future[Action] | None = None
        self._list: Any = None
        self._ends = [
            on_resize(self.place, self._resized),
            Drag(self.drop_card).end,
            handle(
                card=lambda index: self.pick_card(int(index)),
                part_back=lambda _: self.take_back(),
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
        return Question(self.lang, self.seen, self.legal, self.picked)

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

    @abstractmethod
    def hand(self, seen: Presentation[S]) -> bytes:
        """Return the cards in the open hand, as they are held."""

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
        self.legal, self.picked, self.refusal = (), self.nothing, None

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
        self.legal, self.forced = legal, forced
        self.prepare(plies)
        if legal == self._left[0]:
            self.picked = self._left[1]
        self._left = (), self.nothing
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
        """Something is asked, after these plies: choose what can be chosen beforehand."""

    def ask(self) -> None:
        """Show the question, and what can be chosen."""
        self.redraw()

    def settle(self, action: Action) -> None:
        """This is the choice, if one is waited for."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(action)

    def confirm(self) -> None:
        """Play what has been chosen, if that is a whole action."""
        if self.legal and (action := self.answer()):
            self.settle(action)

    def answer(self) -> Action | None:
        """The action that the button in gold plays, once it is fixed."""
        return self.legal[0] if self.forced else self.chosen()

    @abstractmethod
    def chosen(self) -> Action | None:
        """The action that was put together, once it is whole."""

    def called(self) -> int | None:
        """Return the place among `legal` of what may be done out of turn too, and so has a button of its own."""
        return None

    def call(self) -> bool:
        """Choose that, where it is among what is asked; whether it was."""
        if is_asked := (rank := self.called()) is not None:
            self.settle(self.legal[rank])
        return is_asked

    @abstractmethod
    def pick_card(self, index: int) -> None:
        """A card of the hand was pressed."""

    def drop_card(self, index: int, raised: bool) -> None:
        """A card of the hand was drawn onto the table: choose it, unless it is `raised` already, and play it if nothing
        else is left to choose."""
        if not raised:
            self.pick_card(index)
        if self.refusal is None and (action := self.answer()) and len(action.cards) == 1:
            self.confirm()

    def take_back(self) -> None:
        """Take the last thing chosen back."""

    @abstractmethod
    def suggest(self, action: Action) -> None:
        """Show one of the legal actions as if it had been chosen, up to the button that confirms it."""

    def needs_confirming(self, action: Action) -> bool:
        """Whether an action that was named as a whole is shown first."""
        return False

    def _use(self, rank: str) -> None:
        if self.legal:
            action = self.legal[int(rank)]
            self._close_list()
            if self.needs_confirming(action):
                self.suggest(action)
            else:
                self.settle(action)

    # ---- the question in words

    def show_question(self) -> None:
        """Ask: what to do or why a card cannot be played, the choices, and the buttons."""
        if not self.legal:
            return
        if self.refusal is None:
            words, link = self.forced_prompt() if self.forced else self.prompt(), self._help()
        else:
            words = self.refusal_words(self.refusal)
            paragraph = phrasebooks.refusal_paragraph(self.game.INFO.code, self.refusal.rule)
            link = button(say(self.lang, "table.rule"), "rule", paragraph, cls="plain link")
        announce(words, link, kind="bad" if self.refusal else "", marked=self.marked(words))
        side.turn(board=self.points_at_board() and not self.forced)
        offer(self.choices(), self.actions(), forced=self.forced)
        if self.guide is not None:
            finger.show_at(self._next_tap(self.guide))

    def _next_tap(self, guide: Action) -> Point | None:
        """Where in the window the next part of an action is chosen."""
        if self.answer() == guide:
            return finger.middle(by_id("actions").querySelector(".gold"))
        rank = list(self.legal).index(guide)
        chip = f"[data-do=chip][data-arg='{guide.kind}']:not([aria-pressed=true])"
        node = by_id("controls").querySelector(f"{doing(rank)}, {chip}")
        return finger.middle(node) or self.part_at(guide)

    def points_at_board(self) -> bool:
        """Whether the rest of the answer is pointed out on the board, or stands there."""
        return False

    @abstractmethod
    def part_at(self, action: Action) -> Point | None:
        """Where in the window the next card or pawn of an action lies, or the square it goes to."""

    @abstractmethod
    def prompt(self) -> str:
        """What to do next."""

    def terms(self) -> Sequence[str]:
        """The names of the terms on the buttons of the question."""
        return ()

    def _help(self) -> Any:
        """The button that explains the words of the question, if it has any to explain."""
        return button(say(self.lang, "table.terms"), "terms", cls="plain link") if self.terms() else None

    def _open_terms(self) -> None:
        known = meanings(self.glossary)
        parts = [
            el("section", el("h3", text=known[name].title), el("p", text=known[name].words))
            for name in self.terms()
        ]
        rules = el("div", button(say(self.lang, "table.rules"), "rule", cls="paper"), cls="answers")
        sheet(say(self.lang, "table.terms"), *parts, rules, cls="sheet rules")

    def forced_prompt(self) -> str:
        """What lies ready where there is nothing to choose."""
        return self.prompt()

    @abstractmethod
    def refusal_words(self, refusal: Refusal) -> str:
        """Why something is refused, in a sentence."""

    @abstractmethod
    def choices(self) -> list[Any]:
        """What can be chosen that is neither in the hand nor on the board."""

    @abstractmethod
    def actions(self) -> list[Any]:
        """The buttons that act."""

    def gold(self, words: str, *, back: bool = False) -> list[Any]:
        """The button that confirms, and with `back` one that takes back."""
        gold = button(words, "confirm", cls="gold", aria_disabled=None if self.answer() else "true")
        if not back or self.forced:
            return [gold]
        return [button(say(self.lang, "table.back"), "part-back", cls="ghost"), gold]

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

    def listed(self) -> Sequence[Action]:
        """The actions that stand in the list of all choices."""
        return self.legal

    def label(self, action: Action) -> str:
        """A legal action in words, as it is spoken."""
        return ""

    def row(self, action: Action) -> Button:
        """A legal action in the list of all choices."""
        return Button(self.label(action), action, kind="row")

    def _open_list(self) -> None:
        if self.legal:
            rows = [el("li", self.node(self.row(action))) for action in self.listed()]
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
