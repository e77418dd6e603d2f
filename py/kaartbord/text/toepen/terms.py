"""The terms in a question of Toepen and on its buttons."""

from ...games.toepen.state import (
    ANSWER,
    BLIND,
    BLIND_ANSWER,
    CHECK,
    DISCARD,
    FOUR,
    HAND,
    PELT,
    TRICK,
    WASH,
    WHISTLE,
    State,
)

TERMS = {
    BLIND: ("blind", "toep"),
    BLIND_ANSWER: ("blind", "stay", "look"),
    PELT: ("pelt", "stay"),
    ANSWER: ("toep", "stay"),
    FOUR: ("four", "chance"),
    WASH: ("wash", "white", "dirty"),
    CHECK: ("check", "white", "dirty"),
    WHISTLE: ("whistle",),
    DISCARD: ("final",),
    TRICK: ("order", "follow", "toep"),
}
"""By phase, the names of terms."""


def terms(view: State) -> tuple[str, ...]:
    """The names of the terms of the question that is open."""
    if view.phase == TRICK and view.length != HAND:
        return ("order", "follow", "final")
    return TERMS.get(view.phase, ())
