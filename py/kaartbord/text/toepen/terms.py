"""The words in a question of Toepen that somebody may not know, each with what it means."""

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
from .moves import tell

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
"""By phase: the terms in what is asked and on the buttons."""


def terms(lang: str, view: State) -> list[tuple[str, str]]:
    """The terms of the question that is open, as (term, what it means)."""
    names = TERMS.get(view.phase, ())
    if view.phase == TRICK and view.length != HAND:
        names = ("order", "follow", "final")
    options = view.table.options
    numbers = {"limit": options.limit, "last": options.limit - 1, "blind_value": options.blind_value}
    return [(tell(lang, f"term.{name}"), tell(lang, f"term.{name}.why", **numbers)) for name in names]
