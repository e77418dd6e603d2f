"""The question of a game of Slagen, a card to lay, and the tricks on its table."""

from typing import NamedTuple

from kaartbord.rules.protocol import Event
from kaartbord.scene import card_picking, presentation
from kaartbord.scene.chooser import Chooser
from kaartbord.scene.presentation import HandCard, Presentation
from kaartbord.scene.trick_table import TrickCard, TrickFunctions
from kaartbord.text import people

from ... import smallest as game
from .. import STRENGTH, State, course, led
from ..words import phrases


class Picked(NamedTuple):
    """The card that has been picked."""

    cards: tuple[int, ...] = ()


Question = presentation.Question[State, Picked]


def lying(view: State) -> tuple[TrickCard, ...]:
    """Return the cards of the trick under way."""
    return tuple(TrickCard(seat, card, False) for seat, card in course(view).lying)


def finished(before: State, after: State, card: Event | None) -> tuple[TrickCard, ...]:
    """Return the trick that this card has closed."""
    assert card is not None
    return (*lying(before), TrickCard(card.seat, card.cards[0], False))


def hand(seen: Presentation[State]) -> bytes:
    """Return the open hand by suit, the highest card first."""
    held = b"" if seen.viewer is None else seen.view.hands[seen.viewer]
    by_suit = sorted(held, key=lambda card: (card & 3, -STRENGTH[card]))
    return bytes(by_suit)


def held(question: Question) -> list[HandCard]:
    """Return the hand as it is drawn."""
    return card_picking.hand_cards(question, hand(question.seen), asked=card_picking.asks_card(question))


def prompt(question: Question) -> str:
    """Say what to do next."""
    suit = led(question.view)
    follows = any(card & 3 == suit for card in question.view.hands[question.seat])
    key = "lead" if suit < 0 else "follow" if follows else "free"
    name = people.suit_name(question.messages, suit) if suit >= 0 else ""
    words = phrases.tell(question.messages, f"ask.{key}", suit=name)
    return card_picking.forced_prompt(question, hand(question.seen), words) if question.forced else words


def confirm(question: Question) -> str:
    """Return the words on the button that plays the picked card."""
    if (action := card_picking.complete_action(question)) is None:
        return phrases.tell(question.messages, "do.pick")
    return phrases.tell(question.messages, "do.card", card=people.rank_phrase(action.cards[0]))


TRICKS = TrickFunctions(lying, finished)

CHOOSER = Chooser(
    nothing=Picked(),
    hand=hand,
    hand_cards=held,
    asks_card=card_picking.asks_card,
    tap=lambda question, place: card_picking.tap(question, hand(question.seen)[place], game.refusals),
    pick_action=card_picking.pick_action,
    action=card_picking.complete_action,
    next_part=lambda question, action: card_picking.next_card_place(question, action, hand(question.seen)),
    prompt=prompt,
    refusal=lambda question, refusal: phrases.refusal(question.reader, question.view, refusal),
    confirm=confirm,
    choices=lambda question: [],
    terms=lambda question: ("lead", "follow"),
    preselected=card_picking.preselected,
)
