"""Lay cards of the hand: functions of a question whose picked value has `cards`. Pure."""

from collections.abc import Callable, Iterable
from typing import Any

from ..rules.cards import in_first_pack
from ..rules.protocol import Action, Refusal
from ..text import people
from .chooser import AnyQuestion, TapResult
from .presentation import HandCard


def asks_card(question: AnyQuestion[Any]) -> bool:
    """Return whether the question is answered with cards of the hand."""
    return bool(question.legal and question.legal[0].cards)


def _with_cards(question: AnyQuestion[Any], cards: Iterable[int]) -> Any:
    return question.picked._replace(cards=tuple(cards))


def preselected(question: AnyQuestion[Any]) -> Any:
    """Pick the card that is the only one to play."""
    plays = [action for action in question.legal if action.cards]
    return _with_cards(question, plays[0].cards) if len(plays) == 1 else question.picked


def tap(question: AnyQuestion[Any], card: int, refusals: Callable[[Any, int], Iterable[Refusal]]) -> TapResult[Any]:
    """Pick a card; tapped again it is played, or put back where several are asked for."""
    legal, picked = question.legal, question.picked.cards
    wanted = max(len(action.cards) for action in legal)
    if not any(card in action.cards for action in legal):
        why = (refusal for refusal in refusals(question.view, question.seat) if refusal.card == card)
        return TapResult(_with_cards(question, ()), next(why, Refusal("follow", card)))
    if card not in picked:
        return TapResult(_with_cards(question, (*picked, card)[-wanted:]))
    if wanted == 1:
        return TapResult(question.picked, played=complete_action(question))
    return TapResult(_with_cards(question, (other for other in picked if other != card)))


def pick_action(question: AnyQuestion[Any], action: Action) -> Any:
    """Pick the cards of an action; return None for one without any."""
    return _with_cards(question, action.cards) if action.cards else None


def complete_action(question: AnyQuestion[Any]) -> Action | None:
    """Return the action with these cards, once all of its cards are picked."""
    picked = sorted(question.picked.cards)
    return next((each for each in question.legal if each.cards and sorted(each.cards) == picked), None)


def next_card_place(question: AnyQuestion[Any], action: Action, hand: bytes) -> int | None:
    """Return the place in the hand of the next card of an action."""
    return next((hand.find(card) for card in action.cards if card not in question.picked.cards and card in hand), None)


def hand_cards(question: AnyQuestion[Any], hand: bytes, *, asked: bool) -> list[HandCard]:
    """Return the hand as it is drawn; with cards `asked` for, those that cannot be played are dead."""
    playable = {card for action in question.legal for card in action.cards}
    return [
        HandCard(
            in_first_pack(card),
            people.card_name(question.messages, in_first_pack(card)),
            unplayable=asked and card not in playable,
            chosen=card in question.picked.cards,
        )
        for card in hand
    ]


def forced_prompt(question: AnyQuestion[Any], hand: bytes, prompt: str) -> str:
    """Return the prompt, with a note if there is only one card for it."""
    if len(hand) == 1:
        return question.messages.format("table.forced.last")
    return f"{prompt} {question.messages.format('table.forced.card')}"
