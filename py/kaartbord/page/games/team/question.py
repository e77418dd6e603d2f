"""The question of a game of two teams in words and buttons: the prompt, the choices, and what confirms."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ....rules.protocol import Action, Refusal
from ....text import say
from ...table.controls import announce, offer
from ...table.stage import Presentation
from ...ui.dom import button, el
from .play import TeamPlay


class Question(NamedTuple):
    """What is asked now, and how far it is answered."""

    lang: str
    seen: Presentation[Any]
    legal: Sequence[Action]
    picked: int
    """The card chosen, or 0."""
    refusal: Refusal | None
    """Why the card that was tried last cannot be played."""
    play: TeamPlay[Any]

    @property
    def takes_cards(self) -> bool:
        """Whether the question is answered with a card."""
        return bool(self.legal[0].cards)

    @property
    def done(self) -> Action | None:
        """The turn that has been chosen."""
        if self.takes_cards:
            return next((a for a in self.legal if a.cards and a.cards[0] == self.picked), None)
        return self.play.done(self.seen, self.legal)


def put(question: Question) -> None:
    """Ask it: prompt, choices and buttons."""
    lang, seen, legal, _, refusal, play = question
    if refusal is not None:
        announce(play.refusal(lang, seen, refusal), rule=refusal.rule, rule_text=say(lang, "table.rule"))
    else:
        announce(play.ask(lang, seen, legal))
    offer(_choices(question), _actions(question))


def _choices(question: Question) -> list[Any]:
    """What can be chosen beside hand and board, and the list of everything."""
    lang, seen, legal, _, _, play = question
    if question.takes_cards:
        return []
    every = button(say(lang, "table.every_choice", number=len(legal)), "others", cls="chip")
    return [*play.chips(lang, seen, legal), *([every] if len(legal) > 1 else [])]


def _actions(question: Question) -> list[Any]:
    lang, seen, _, _, _, play = question
    done = question.done
    words = play.confirm(lang, seen, done)
    gold = button(words, "confirm", cls="gold", aria_disabled=None if done else "true")
    begun = not question.takes_cards and play.begun()
    return [button(say(lang, "table.back"), "part-back", cls="ghost"), gold] if begun else [gold]


def rows(question: Question) -> list[Any]:
    """A row for every legal choice."""
    lang, seen, legal, _, _, play = question
    return [
        el("li", button(play.choice(lang, seen, action), "use", i, cls="row"))
        for i, action in enumerate(legal)
    ]
