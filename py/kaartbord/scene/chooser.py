"""Answer a question in parts: one record of pure functions a game."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from ..rules.protocol import Action, Placements, Refusal
from . import presentation
from .geometry import Point
from .presentation import Button, HandCard, Presentation
from .shapes import Shape

P = TypeVar("P")
"""The parts of an answer that are picked, of a type that each game defines."""

AnyQuestion = presentation.Question[Any, P]
"""A question of any game, by the type of its picked parts."""


class TapResult(NamedTuple, Generic[P]):
    """The result of a tap on a card or on the board."""

    picked: P
    """The parts of the answer picked after the tap."""
    refusal: Refusal | None = None
    """The reason, if the tap was refused."""
    played: Action | None = None
    """The action that it plays."""


class Chooser(NamedTuple, Generic[P]):
    """Functions of a question, and of the parts of its answer that are `picked`."""

    nothing: P
    """The value of `picked` before any part is picked."""
    hand: Callable[[Presentation[Any]], bytes]
    """The cards in the open hand, in their order there."""
    hand_cards: Callable[[AnyQuestion[P]], list[HandCard]]
    """The same cards as they are drawn."""
    asks_card: Callable[[AnyQuestion[P]], bool]
    """True if a tap on a card of the hand can be part of the answer."""
    tap: Callable[[AnyQuestion[P], int], TapResult[P]]
    """Tap the card at a place of the hand."""
    pick_action: Callable[[AnyQuestion[P], Action], P | None]
    """Pick a whole action; None for one that has no parts."""
    action: Callable[[AnyQuestion[P]], Action | None]
    """The complete action, once all its parts are picked."""
    next_part: Callable[[AnyQuestion[P], Action], int | Placements | None]
    """The next part of an action: the place of a card in the hand, or placements on the board."""
    prompt: Callable[[AnyQuestion[P]], str]
    """The prompt for the next part."""
    refusal: Callable[[AnyQuestion[P], Refusal], str]
    """The reason for a refusal, in a sentence."""
    confirm: Callable[[AnyQuestion[P]], str]
    """The words on the gold button that plays the action; "" without one."""
    choices: Callable[[AnyQuestion[P]], list[Button]]
    """The choices that are neither in the hand nor on the board."""
    answer_buttons: Callable[[AnyQuestion[P]], list[Button]] = lambda question: []
    """Buttons that play a whole action, shown before the one that plays the picked parts."""
    hint: Callable[[AnyQuestion[P]], str] = lambda question: ""
    """A line below the choices."""
    terms: Callable[[AnyQuestion[P]], Sequence[str]] = lambda question: ()
    """The names of the glossary terms on the buttons, which a link explains."""
    preselected: Callable[[AnyQuestion[P]], P] = lambda question: question.picked
    """The parts picked beforehand."""
    pick: Callable[[AnyQuestion[P], Shape, bool], TapResult[P]] = lambda question, shape, sure: TapResult(
        question.picked
    )
    """Pick a shape on the board; `sure` if no other can be meant, and it may be played immediately."""
    why_not: Callable[[AnyQuestion[P], Any, Point], Refusal | None] = lambda question, plan, point: None
    """(question, board plan, point): the reason why the thing at that point cannot be picked, if there is one."""
    press: Callable[[AnyQuestion[P], str], P] = lambda question, word: question.picked
    """Pick the part that the `arg` of a button stands for; of buttons whose `does` is `chip`."""
    undo: Callable[[AnyQuestion[P]], P] = lambda question: question.picked
    """Take back the part picked last."""
    can_undo: Callable[[AnyQuestion[P]], bool] = lambda question: False
    points_at_board: Callable[[AnyQuestion[P]], bool] = lambda question: False
    """True if the rest of the answer is picked on the board."""
    needs_preview: Callable[[Action], bool] = lambda action: False
    """True if an action that was named as a whole is shown before it is played."""
    listed: Callable[[AnyQuestion[P]], Sequence[Action]] = lambda question: question.legal
    """The actions in the list of all choices."""
    row: Callable[[AnyQuestion[P], Action], Button] = lambda question, action: Button("", action, kind="row")
    """The button of an action in that list."""
    out_of_turn: str = ""
    """The kind of action that is legal out of turn too, and so has a button of its own."""

    def action_to_confirm(self, question: AnyQuestion[P]) -> Action | None:
        """Return the action that the gold button plays: where nothing is left to choose, the only one."""
        return question.legal[0] if question.forced else self.action(question)

    def drop(self, question: AnyQuestion[P], place: int, *, raised: bool) -> TapResult[P]:
        """Tap a card dragged onto the table, unless `raised` already; play it if nothing else is left to choose."""
        tap = TapResult(question.picked) if raised else self.tap(question, place)
        whole = self.action_to_confirm(question._replace(picked=tap.picked))
        return tap._replace(played=whole) if whole and len(whole.cards) == 1 and not tap.refusal else tap
