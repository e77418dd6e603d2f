"""Choose at a table of two teams: a card of the hand, or pawns on the board. Pure."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, SupportsIndex

from ....rules.cards import ACE, JOKER, KING, in_first_pack
from ....rules.protocol import Action, Placements, Refusal
from ....rules.seats import chairs_of_seat
from ....scene import card_picking, chooser
from ....scene.chooser import AnyQuestion, TapResult
from ....scene.presentation import Button, HandCard, Presentation
from ....scene.shapes import Shape
from ....scene.trick_table import TrickCard, TrickFunctions
from .play import TeamPlay

Refusals = Callable[[Any, int], Iterable[Refusal]]
"""By view and seat: the forbidden actions, with their rules."""


def sort_hand(hand: bytes) -> bytes:
    """Sort a hand by suit, black and red by turns, the highest card last; unseen cards first, jokers at the end."""
    return bytes(sorted(hand, key=_place))


def _place(index: SupportsIndex) -> tuple[int, int]:
    card = int(index)
    rank = in_first_pack(card) >> 2
    if rank == JOKER:
        return 4, card
    return (card & 3 if card else -1), KING + 1 if rank == ACE else rank


def trick_functions(play: TeamPlay) -> TrickFunctions:
    """Return the tricks of a game, with cards before chairs."""

    def laid(trick: Sequence[tuple[int, int]]) -> tuple[TrickCard, ...]:
        return tuple(TrickCard(chair, in_first_pack(card), False) for chair, card in trick)

    return TrickFunctions(
        on_table=lambda view: laid(play.trick(view)),
        taken_trick=lambda before, after, card: laid(play.taken_trick(before, after)),
        taker=lambda view, trick: view.takers[-1],
        sign=play.sign,
    )


def other_hand(play: TeamPlay, seen: Presentation[Any]) -> bytes:
    """Return the cards in a second hand of the same player."""
    view, viewer = seen.view, seen.viewer
    if viewer is None:
        return b""
    chair = play.hand(view, viewer)
    others = [other for other in chairs_of_seat(viewer, view.table.seats, view.table.chairs) if other != chair]
    return sort_hand(b"".join(view.hands[other] for other in others))


class _TeamChooser(NamedTuple):
    """The shared chooser functions of two games; `refusals` are those of the rules, for cards."""

    play: TeamPlay
    refusals: Refusals

    def on_board(self, question: AnyQuestion[Any]) -> bool:
        return bool(question.legal) and not card_picking.asks_card(question)

    def hand(self, seen: Presentation[Any]) -> bytes:
        if seen.viewer is None:
            return b""
        return sort_hand(seen.view.hands[self.play.hand(seen.view, seen.viewer)])

    def held(self, question: AnyQuestion[Any]) -> list[HandCard]:
        return card_picking.hand_cards(question, self.hand(question.seen), asked=card_picking.asks_card(question))

    def tap(self, question: AnyQuestion[Any], place: int) -> TapResult[Any]:
        return card_picking.tap(question, self.hand(question.seen)[place], self.refusals)

    def take(self, question: AnyQuestion[Any], action: Action) -> Any:
        return self.play.pick_action(action) if self.on_board(question) else card_picking.pick_action(question, action)

    def action(self, question: AnyQuestion[Any]) -> Action | None:
        return (
            self.play.complete_action(question) if self.on_board(question) else card_picking.complete_action(question)
        )

    def next_part(self, question: AnyQuestion[Any], action: Action) -> int | Placements | None:
        if self.on_board(question):
            return action.placements
        return card_picking.next_card_place(question, action, self.hand(question.seen))

    def prompt(self, question: AnyQuestion[Any]) -> str:
        asked = self.play.prompt(question)
        if question.forced and card_picking.asks_card(question):
            return card_picking.forced_prompt(question, self.hand(question.seen), asked)
        return asked

    def listed(self, question: AnyQuestion[Any]) -> Any:
        return self.play.listed(question) if self.on_board(question) else question.legal

    def choices(self, question: AnyQuestion[Any]) -> list[Button]:
        if card_picking.asks_card(question):
            return []
        number = len(self.listed(question))
        words = question.messages.format("table.every_choice", number=number)
        return [*self.play.chips(question), *([Button(words, does="others")] if number > 1 else [])]

    def pick(self, question: AnyQuestion[Any], shape: Shape, sure: bool) -> TapResult[Any]:
        """Pick a shape that can be picked; an own pawn of a complete turn plays it."""
        if shape.role == "button":
            return TapResult(self.play.pick(question, shape))
        return TapResult(question.picked, played=self.action(question))


def team_chooser(play: TeamPlay, refusals: Refusals) -> chooser.Chooser[Any]:
    """Return the chooser of a game, from its parts and from the refusals of its rules."""
    ways = _TeamChooser(play, refusals)
    return chooser.Chooser(
        nothing=play.nothing,
        hand=ways.hand,
        hand_cards=ways.held,
        asks_card=card_picking.asks_card,
        tap=ways.tap,
        pick_action=ways.take,
        action=ways.action,
        next_part=ways.next_part,
        prompt=ways.prompt,
        refusal=play.refusal,
        confirm=lambda question: play.confirm(question, ways.action(question)),
        choices=ways.choices,
        preselected=lambda question: (
            card_picking.preselected(question) if card_picking.asks_card(question) else question.picked
        ),
        pick=ways.pick,
        why_not=lambda question, plan, point: play.why_not(question, plan, point) if ways.on_board(question) else None,
        press=lambda question, word: play.press(word),
        undo=play.undo,
        can_undo=lambda question: ways.on_board(question) and play.has_picks(question),
        points_at_board=ways.on_board,
        needs_preview=lambda action: bool(action.placements),
        listed=ways.listed,
        row=lambda question, action: Button(play.choice(question, action), action, kind="row"),
    )
