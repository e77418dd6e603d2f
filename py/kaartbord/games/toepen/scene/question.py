"""The question of a game of Toepen: the cards to lay, the answers, and the words. Pure."""

from typing import NamedTuple

from ....rules.protocol import Action
from ....scene import card_picking, chooser, presentation
from ....scene.presentation import Button, HandCard, Presentation
from ....text import people
from ... import toepen as game
from ..rules.stake import ANSWER_PHASES
from ..rules.state import CHECK, DISCARD, TRICK, ToepenState, pelt_seats
from ..rules.tricks import suit_led
from ..words import phrases
from ..words.terms import question_terms
from . import picture

DISCARD_COUNT = 3

KINDS = {
    **dict.fromkeys(("stay", "no_blind", "draw", "no_wash", "no_check", "show", "whistle", "no_whistle"), "gold"),
    **dict.fromkeys(("fold", "blind", "no_draw", "check"), "paper"),
    **dict.fromkeys(("look", "wash_white", "wash_dirty"), "chip"),
}
"""The kind of button for every answer in words; gold is for those that let the game continue as it was."""

WHY_NO_TOEP = ("own_toep", "dead", "toep_turn", "final")


class PickedCards(NamedTuple):
    """Cards of the hand that have been picked."""

    cards: tuple[int, ...] = ()


ToepenQuestion = presentation.Question[ToepenState, PickedCards]


def _kind(action: Action) -> str:
    return KINDS.get(action.kind, "")


def hand(seen: Presentation[ToepenState]) -> bytes:
    """Return the open hand by suit, the highest card first."""
    return b"" if seen.viewer is None else picture.sort_hand(seen.view.hands[seen.viewer])


def hand_cards(question: ToepenQuestion) -> list[HandCard]:
    """Return the hand as it is drawn; a face-down card is called by its number."""
    return [
        one if one.card else one._replace(label=phrases.format_text(question.messages, "card_closed", number=number))
        for number, one in enumerate(
            card_picking.hand_cards(question, hand(question.seen), asked=asks_card(question)), 1
        )
    ]


def asks_card(question: ToepenQuestion) -> bool:
    """Return whether a card must be played, or cards must be laid away."""
    return bool(question.legal) and question.view.phase in (TRICK, DISCARD)


def prompt(question: ToepenQuestion) -> str:
    """Say what to do next."""
    if question.forced and asks_card(question):
        return card_picking.forced_prompt(question, hand(question.seen), _asked(question))
    return _asked(question)


def _asked(question: ToepenQuestion) -> str:
    messages, view, reader = question.messages, question.view, question.reader
    if len(question.legal) == 1 and view.phase != TRICK:
        return phrases.format_text(messages, f"ask.{question.legal[0].kind}", lose=view.raised)
    if view.phase in ANSWER_PHASES:
        raisers = [view.toeper] if view.toeper >= 0 else list(pelt_seats(view))
        who = reader.people(raisers)
        return phrases.format_text(messages, f"ask.{view.phase}", who=who, lose=view.raised, fold=view.stake)
    if view.phase == TRICK:
        suit = suit_led(view)
        follows = any(card & 3 == suit for card in view.hands[question.seat])
        key = "lead" if suit < 0 else "follow" if follows else "free"
        return phrases.format_text(messages, f"ask.{key}", suit=phrases.suit_name(messages, suit) if suit >= 0 else "")
    if view.phase == CHECK:
        who = reader.people([view.washer])
        return phrases.format_text(
            messages, "ask.check", who=who, claim=phrases.format_text(messages, f"claim.{view.claim}")
        )
    if view.phase == DISCARD:
        left = DISCARD_COUNT - len(question.picked.cards)
        return phrases.format_text(messages, "ask.lay_away" if left else "ask.lay_away.done", left=left)
    return phrases.format_text(messages, f"ask.{view.phase}")


def _answer(question: ToepenQuestion, action: Action) -> Button:
    view = question.view
    prices = {"lose": view.raised, "fold": view.stake, "peek": view.stake + 1}
    return Button(phrases.format_text(question.messages, f"do.{action.kind}", **prices), action, kind=_kind(action))


def choices(question: ToepenQuestion) -> list[Button]:
    """Return the answers that are neither on paper nor gold."""
    return [_answer(question, action) for action in question.legal if _kind(action) == "chip"]


def answers(question: ToepenQuestion) -> list[Button]:
    """Return the answers on paper, then those in gold."""
    return [
        _answer(question, action) for kind in ("paper", "gold") for action in question.legal if _kind(action) == kind
    ]


def confirm_label(question: ToepenQuestion) -> str:
    """Return the words on the button that lays the picked cards; "" if none are asked for."""
    if not asks_card(question):
        return ""
    if question.view.phase == DISCARD:
        return phrases.format_text(question.messages, "do.lay_away")
    if (action := card_picking.complete_action(question)) is None:
        return phrases.format_text(question.messages, "do.pick")
    return phrases.format_text(question.messages, "do.card", card=people.rank_phrase(action.cards[0]))


def hint(question: ToepenQuestion) -> str:
    """Return the cost of a toep, or the reason against one; else ""."""
    view = question.view
    if view.phase != TRICK:
        return ""
    if any(action.kind == "toep" for action in question.legal):
        return phrases.format_text(question.messages, "hint.toep", lose=view.stake + 1)
    why = next((r for r in game.refusals(view, question.seat) if r.rule in WHY_NO_TOEP), None)
    return phrases.refusal_text(question.reader, view, why) if why else ""


CHOOSER = chooser.Chooser(
    nothing=PickedCards(),
    hand=hand,
    hand_cards=hand_cards,
    asks_card=asks_card,
    tap=lambda question, place: card_picking.tap(question, hand(question.seen)[place], game.refusals),
    pick_action=lambda question, action: card_picking.pick_action(question, action) if asks_card(question) else None,
    action=card_picking.complete_action,
    next_part=lambda question, action: card_picking.next_card_place(question, action, hand(question.seen)),
    prompt=prompt,
    refusal=lambda question, refusal: phrases.refusal_text(question.reader, question.view, refusal),
    confirm=confirm_label,
    choices=choices,
    answer_buttons=answers,
    hint=hint,
    terms=lambda question: question_terms(question.view),
    preselected=lambda question: card_picking.preselected(question) if asks_card(question) else question.picked,
    out_of_turn="toep",
)
