"""The question of a game of Toepen in words and buttons: the prompt, the answers, and what confirms."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ....games import toepen as game
from ....games.toepen.stake import QUESTIONS
from ....games.toepen.state import CHECK, DISCARD, TRICK, State, pelts
from ....games.toepen.tricks import led
from ....rules.protocol import Action, Refusal
from ....text import join, people, say
from ....text.reader import Reader
from ....text.toepen import phrases
from ...table.controls import announce, offer
from ...table.stage import Presentation
from ...ui.dom import button, el

LAID_AWAY = 3

KINDS = {
    "stay": "gold",
    "fold": "paper",
    "look": "chip",
    "blind": "paper",
    "no_blind": "gold",
    "draw": "gold",
    "no_draw": "paper",
    "wash_white": "chip",
    "wash_dirty": "chip",
    "no_wash": "gold",
    "check": "paper",
    "no_check": "gold",
    "toep": "paper",
    "show": "gold",
    "whistle": "gold",
    "no_whistle": "gold",
}
"""The kind of button for everything that can be said; gold is what lets the game go on as it was."""

WHY_NO_TOEP = ("own_toep", "dead", "toep_turn", "final")


class Question(NamedTuple):
    """What is asked now, and how far it is answered."""

    lang: str
    seen: Presentation[State]
    legal: Sequence[Action]
    picked: tuple[int, ...]
    """The cards chosen so far."""
    refusal: Refusal | None
    """Why the card that was tried last cannot be played."""

    @property
    def seat(self) -> int:
        """Who is asked: the seat whose hand lies open."""
        assert self.seen.viewer is not None
        return self.seen.viewer

    @property
    def playable(self) -> frozenset[int]:
        """The cards that may be chosen."""
        return frozenset(card for action in self.legal for card in action.cards)

    @property
    def done(self) -> Action | None:
        """The action that lays the chosen cards, once they are all chosen."""
        chosen = bytes(sorted(self.picked))
        return next((a for a in self.legal if a.cards and bytes(sorted(a.cards)) == chosen), None)

    @property
    def takes_cards(self) -> bool:
        """Whether the question is answered with cards."""
        return self.seen.view.phase in (TRICK, DISCARD)


def put(question: Question) -> None:
    """Ask it: prompt, answers and buttons."""
    lang, refusal = question.lang, question.refusal
    if refusal is not None:
        words = phrases.refusal(Reader(lang, question.seen.names), question.seen.view, refusal)
        announce(words, rule=refusal.rule, rule_text=say(lang, "table.rule"))
    else:
        announce(_asked(question))
    chips = [_answer(question, action) for action in question.legal if _kind(action) == "chip"]
    offer([*chips, *_hint(question)], _actions(question))


def _kind(action: Action) -> str:
    return KINDS.get(action.kind, "")


def _asked(question: Question) -> str:
    lang, (view, _, _, names) = question.lang, question.seen
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
        left = LAID_AWAY - len(question.picked)
        return phrases.tell(lang, "ask.lay_away" if left else "ask.lay_away.done", left=left)
    return phrases.tell(lang, f"ask.{view.phase}")


def _follows(question: Question, suit: int) -> bool:
    return any(card & 3 == suit for card in question.seen.view.hands[question.seat])


def _answer(question: Question, action: Action) -> Any:
    return button(_words(question, action), "use", list(question.legal).index(action), cls=_kind(action))


def _words(question: Question, action: Action) -> str:
    view = question.seen.view
    return phrases.tell(
        question.lang, f"do.{action.kind}", lose=view.raised, fold=view.stake, peek=view.stake + 1
    )


def _actions(question: Question) -> list[Any]:
    """What is on paper, then what is gold."""
    lang = question.lang
    buttons = [
        _answer(question, action)
        for kind in ("paper", "gold")
        for action in question.legal
        if _kind(action) == kind
    ]
    if not question.takes_cards:
        return buttons
    done = question.done
    if question.seen.view.phase == DISCARD:
        words = phrases.tell(lang, "do.lay_away")
    elif done:
        words = phrases.tell(lang, "do.card", card=people.card(lang, done.cards[0]))
    else:
        words = phrases.tell(lang, "do.pick")
    return [*buttons, button(words, "confirm", cls="gold", aria_disabled=None if done else "true")]


def _hint(question: Question) -> list[Any]:
    """What a toep would cost, or why there can be none."""
    view = question.seen.view
    if view.phase != TRICK:
        return []
    if any(action.kind == "toep" for action in question.legal):
        return [el("p", text=phrases.tell(question.lang, "hint.toep", lose=view.stake + 1), cls="hint")]
    why = next((r for r in game.refusals(view, question.seat) if r.rule in WHY_NO_TOEP), None)
    words = phrases.refusal(Reader(question.lang), view, why) if why else ""
    return [el("p", text=words, cls="hint")] if why else []
