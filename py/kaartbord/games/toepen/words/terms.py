"""The terms in a question of Toepen and on its buttons."""

from ..rules import state as toepen
from ..rules.state import ToepenState

TERMS_BY_PHASE = {
    toepen.BLIND: ("blind", "toep"),
    toepen.BLIND_ANSWER: ("blind", "stay", "look"),
    toepen.PELT: ("pelt", "stay"),
    toepen.ANSWER: ("toep", "stay"),
    toepen.FOUR: ("four", "chance"),
    toepen.WASH: ("wash", "white", "dirty"),
    toepen.CHECK: ("check", "white", "dirty"),
    toepen.WHISTLE: ("whistle",),
    toepen.DISCARD: ("final",),
    toepen.TRICK: ("order", "follow", "toep"),
}
"""By phase, the names of terms."""


def question_terms(view: ToepenState) -> tuple[str, ...]:
    """Return the names of the terms of the question that is open."""
    if view.phase == toepen.TRICK and view.length != toepen.HAND:
        return ("order", "follow", "final")
    return TERMS_BY_PHASE.get(view.phase, ())
