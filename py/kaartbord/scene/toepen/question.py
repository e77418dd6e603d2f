"""The question of a game of Toepen in words and buttons: the prompt, the answers, and what confirms. Pure."""

from typing import NamedTuple

from ...games import toepen as game
from ...games.toepen.stake import QUESTIONS
from ...games.toepen.state import CHECK, DISCARD, TRICK, State, pelts
from ...games.toepen.tricks import led
from ...rules.protocol import Action
from ...text import join, people
from ...text.toepen import phrases
from .. import presentation
from ..presentation import Button

LAID_AWAY = 3

KINDS = {
    **dict.fromkeys(
        ("stay", "no_blind", "draw", "no_wash", "no_check", "show", "whistle", "no_whistle"), "gold"
    ),
    **dict.fromkeys(("fold", "blind", "no_draw", "check"), "paper"),
    **dict.fromkeys(("look", "wash_white", "wash_dirty"), "chip"),
}
"""The kind of button for all that is said in answer; gold is what lets the game go on as it was."""

WHY_NO_TOEP = ("own_toep", "dead", "toep_turn", "final")


class Picked(NamedTuple):
    """The cards of the hand that have been picked."""

    cards: tuple[int, ...] = ()


Question = presentation.Question[State, Picked]


def _kind(action: Action) -> str:
    return KINDS.get(action.kind, "")


def prompt(question: Question) -> str:
    """The question as it stands."""
    lang, view, names = question.lang, question.view, question.seen.names
    if len(question.legal) == 1 and view.phase != TRICK:
        return phrases.tell(lang, f"ask.{question.legal[0].kind}", lose=view.raised)
    if view.phase in QUESTIONS:
        raisers = [view.toeper] if view.toeper >= 0 else list(pelts(view))
        who = join(lang, [people.name(lang, seat, names) for seat in raisers])
        return phrases.tell(lang, f"ask.{view.phase}", who=who, lose=view.raised, fold=view.stake)
    if view.phase == TRICK:
        suit = led(view)
        key = "lead" if suit < 0 else "follow" if _follows(question, suit) else "free"
        return phrases.tell(lang, f"ask.{key}", suit=phrases.suit(lang, suit) if suit >= 0 else "")
    if view.phase == CHECK:
        who = people.name(lang, view.washer, names)
        return phrases.tell(lang, "ask.check", who=who, claim=phrases.tell(lang, f"claim.{view.claim}"))
    if view.phase == DISCARD:
        left = LAID_AWAY - len(question.picked.cards)
        return phrases.tell(lang, "ask.lay_away" if left else "ask.lay_away.done", left=left)
    return phrases.tell(lang, f"ask.{view.phase}")


def _follows(question: Question, suit: int) -> bool:
    return any(card & 3 == suit for card in question.view.hands[question.seat])


def _answer(question: Question, action: Action) -> Button:
    view = question.view
    prices = {"lose": view.raised, "fold": view.stake, "peek": view.stake + 1}
    return Button(phrases.tell(question.lang, f"do.{action.kind}", **prices), action, kind=_kind(action))


def choices(question: Question) -> list[Button]:
    """Answers that are neither on paper nor gold."""
    return [_answer(question, action) for action in question.legal if _kind(action) == "chip"]


def answers(question: Question) -> list[Button]:
    """What is on paper, then what is gold."""
    return [
        _answer(question, action)
        for kind in ("paper", "gold")
        for action in question.legal
        if _kind(action) == kind
    ]


def card_words(question: Question, action: Action | None) -> str:
    """The words on the button that lays the chosen cards."""
    if question.view.phase == DISCARD:
        return phrases.tell(question.lang, "do.lay_away")
    if action is None:
        return phrases.tell(question.lang, "do.pick")
    return phrases.tell(question.lang, "do.card", card=people.rank_name(question.lang, action.cards[0]))


def hint(question: Question) -> str:
    """What a toep would cost, or why there can be none; else ""."""
    view = question.view
    if view.phase != TRICK:
        return ""
    if any(action.kind == "toep" for action in question.legal):
        return phrases.tell(question.lang, "hint.toep", lose=view.stake + 1)
    why = next((r for r in game.refusals(view, question.seat) if r.rule in WHY_NO_TOEP), None)
    return phrases.refusal(question.reader, view, why) if why else ""
