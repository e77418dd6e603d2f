"""Ask a player here: taps put an answer together, which ends as the action that the game loop waits for."""

import asyncio
from collections.abc import Sequence
from typing import Any

from ...match.match import Ply
from ...rules.protocol import Action, Refusal
from ...scene.chooser import AnyQuestion, Chooser, TapResult
from ...scene.geometry import Point
from ...scene.presentation import Presentation
from ...scene.shapes import Shape
from ...text import phrasebooks
from ..ui.dom import by_id, combine_callbacks, handle, is_keyboard_focus
from . import finger, hand, regions
from .context import StageContext, Tabletop
from .controls import action_selector, clear_controls
from .hand import CardDrag
from .question_bar import ActionMaps, QuestionBar
from .status import show_call_button


class ActionInput:
    """The question of a table and its answer until now, which the game's chooser puts together."""

    tabletop: Tabletop
    """The place where cards and pawns are picked."""

    def __init__(self, showing: StageContext, chooser: Chooser[Any], maps: ActionMaps) -> None:
        self.showing, self.chooser = showing, chooser
        self.bar = QuestionBar(showing.game.INFO.code, chooser, maps)
        self.legal: Sequence[Action] = ()
        self.forced = False
        """True if the question leaves nothing to choose: the only action is picked, and a tap plays it."""
        self.plies: Sequence[Ply] = ()
        """The plies that led to the question."""
        self.picked = chooser.nothing
        self.last_picked = chooser.nothing
        """The picked parts of the question before, until its effect has been shown."""
        self.refusal: Refusal | None = None
        """The refusal of the last tap."""
        self.lesson_action: Action | None = None
        """The action to which a finger shows the way, in a lesson."""
        self._left: tuple[Sequence[Action], Any] = (), chooser.nothing
        """The question that was broken off, and the picked parts of it."""
        self._answer: asyncio.Future[Action] | None = None
        self.close = combine_callbacks(
            CardDrag(self._drop).end,
            handle(
                card=lambda place: self.tap_card(int(place)),
                part_back=lambda _: self.undo(),
                chip=self._press,
                confirm=lambda _: self.confirm(),
                use=self._use,
                others=lambda _: self.bar.open_list(self.question) if self.legal else None,
                terms=lambda _: self.bar.open_terms(self.question) if self.legal else None,
            ),
        )

    @property
    def question(self) -> AnyQuestion[Any]:
        """The question, with the picked parts of the answer."""
        seen, messages = self.showing.seen, self.showing.settings.messages
        assert seen is not None
        return AnyQuestion[Any](messages, seen, self.legal, self.picked, self.forced, self.plies)

    async def choose(
        self, seen: Presentation[Any], legal: Sequence[Action], plies: Sequence[Ply], *, forced: bool = False
    ) -> Action:
        """Ask the seat with the open hand for one of its legal actions, after these plies; return it.

        A `forced` one is ready, and a tap plays it.
        """
        self.showing.seen = seen
        self.clear_question()
        self.legal, self.forced, self.plies = legal, forced, plies
        self.tabletop.prepare()
        self.picked = self._left[1] if legal == self._left[0] else self.chooser.preselected(self.question)
        self._left = (), self.chooser.nothing
        self.redraw()
        self.tabletop.asked()
        if forced:
            self.suggest(legal[0])
        self._answer = asyncio.get_running_loop().create_future()
        try:
            return await self._answer
        finally:
            regions.show_side(board=False)
            self.clear_question()
            self._answer, self.forced = None, False
            clear_controls()
            finger.show_at(None)
            self.bar.close()

    def answer(self, action: Action) -> None:
        """Answer the question: resolve what the game loop waits for in `choose`."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(action)

    def clear_question(self) -> None:
        """Clear the question; keep the picked parts of one that is broken off."""
        broken_off = self._answer is not None and (self._answer.cancelled() or not self._answer.done())
        if self.legal and broken_off:
            self._left = self.legal, self.picked
        if self.picked != self.chooser.nothing:
            self.last_picked = self.picked
        self.legal, self.picked, self.refusal = (), self.chooser.nothing, None

    def redraw(self) -> None:
        """Draw the table again, and the question."""
        if self.showing.seen is not None and self.tabletop.draw():
            self.show()

    def show(self) -> None:
        """Show the question, and in a lesson the next part of its answer."""
        if self.legal:
            self.bar.show(self.question, self.refusal)
            if self.lesson_action is not None:
                finger.show_at(self._next_tap(self.lesson_action))
            if (rank := self.call_rank()) is not None:
                words = phrasebooks.PHRASEBOOKS[self.showing.game.INFO.code].format(self.question.messages, "call")
                show_call_button(words, rank)

    def _next_tap(self, lesson_action: Action) -> Point | None:
        """Return where in the window the next part of an action is picked."""
        if self.chooser.action_to_confirm(self.question) == lesson_action:
            return finger.middle(by_id("actions").querySelector(".gold"))
        rank = list(self.legal).index(lesson_action)
        chip = f"[data-do=chip][data-arg='{lesson_action.kind}']:not([aria-pressed=true])"
        if point := finger.middle(by_id("controls").querySelector(f"{action_selector(rank)}, {chip}")):
            return point
        part = self.chooser.next_part(self.question, lesson_action)
        if isinstance(part, tuple):
            return self.tabletop.board.at(part) if self.tabletop.board else None
        return None if part is None else hand.at(part)

    # ---- taps

    def tap_card(self, place: int) -> None:
        """Tap the card at a place of the hand."""
        if self.legal and self.chooser.asks_card(self.question):
            tap = self.chooser.tap(self.question, place)
            picks = not tap.played and tap.picked != self.chooser.nothing
            self._tapped(tap, leads=picks and is_keyboard_focus())

    def _drop(self, place: int, raised: bool) -> None:
        """Draw a card of the hand, which may be `raised` already, onto the table."""
        if self.legal and self.chooser.asks_card(self.question):
            self._tapped(self.chooser.drop(self.question, place, raised=raised))

    def pick(self, shape: Shape, sure: bool) -> None:
        """Pick a shape on the board, `sure` if no other can be meant."""
        if self.legal:
            sure = sure and not self.showing.company and self.showing.settings.confirm == "parts"
            self._tapped(self.chooser.pick(self.question, shape, sure), leads=is_keyboard_focus())

    def show_refusal_at(self, point: Point) -> None:
        """Show why the thing at a point of the board cannot be picked."""
        if self.legal and (refusal := self.chooser.why_not(self.question, self.tabletop.plan, point)):
            self.refusal = refusal
            self.show()

    def _press(self, word: str) -> None:
        if self.legal:
            self._pick(self.chooser.press(self.question, word))

    def undo(self) -> None:
        """Take back what was picked last."""
        if self.legal:
            self._pick(self.chooser.undo(self.question))

    def suggest(self, action: Action) -> None:
        """Pick one of the legal actions as a whole, up to the button that confirms it."""
        if self.legal and (picked := self.chooser.pick_action(self.question, action)) is not None:
            self._pick(picked)

    def confirm(self) -> None:
        """Play what has been picked, if that is a whole action."""
        if self.legal and (whole := self.chooser.action_to_confirm(self.question)):
            self._tapped(TapResult(self.picked, played=whole), leads=is_keyboard_focus())

    def _use(self, rank: str) -> None:
        if self.legal:
            action = self.legal[int(rank)]
            self.bar.close()
            if self.chooser.needs_preview(action):
                self.suggest(action)
            else:
                self.answer(action)

    def _tapped(self, tap: TapResult[Any], *, leads: bool = False) -> None:
        """Adopt the result of a tap; it `leads` the focus on where it was made by keys."""
        if tap.played:
            self.answer(tap.played)
            self.clear_question()
        else:
            self._pick(tap.picked, tap.refusal)
        if leads and not tap.refusal:
            self.tabletop.lead()

    def _pick(self, picked: Any, refusal: Refusal | None = None) -> None:
        self.picked, self.refusal = picked, refusal
        self.tabletop.draw_picked()
        self.show()

    # ---- out of turn

    def call_rank(self) -> int | None:
        """Return the place among `legal` of the action with its own button, which may be done out of turn too."""
        kinds = [action.kind for action in self.legal]
        return kinds.index(self.chooser.out_of_turn) if self.chooser.out_of_turn in kinds else None

    def call(self) -> bool:
        """Choose that action, where it is legal now; return whether it was."""
        if is_asked := (rank := self.call_rank()) is not None:
            self.answer(self.legal[rank])
        return is_asked
