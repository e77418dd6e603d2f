"""The reasons why a laid position cannot be, in words."""

from collections.abc import Iterable

from ...text.messages import Messages

FLAWS = {
    "pieces": "pieces",
    "trick": "trick",
    "unread": "unread",
    "a pawn off the board or in a home of others": "home",
    "a side has all pawns home": "over",
    "more than one winner": "over",
    "a team has": "over",
    "the game is over": "over",
    "the seat to move has no cards": "hand",
    "a hand too large": "hand",
    "a hand of the wrong size": "hand",
    "in deal": "hand",
    "a card too many": "twice",
    "a pawn on a red square": "red",
    "another leads": "leads",
    "two pawns on one square": "square",
    "a start too full": "start",
    "a phase that cannot be": "value",
}
"""By the first words of a reason that a game gives: the last part of the key of its sentence."""


OTHER = "other"
"""The last part of the key for a reason that only a text can bring."""


def flaw_names(reasons: Iterable[str]) -> list[str]:
    """Return the last parts of the keys for the reasons of a game, each once."""
    names = (next((name for words, name in FLAWS.items() if reason.startswith(words)), OTHER) for reason in reasons)
    return list(dict.fromkeys(names))


def flaw_sentences(messages: Messages, reasons: Iterable[str]) -> list[str]:
    """Return the sentences for the reasons of a game."""
    return [messages.format(f"arbiter.flaw.{name}") for name in flaw_names(reasons)]
