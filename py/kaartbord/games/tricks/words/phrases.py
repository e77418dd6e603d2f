"""Sentences of the games with tricks: their own, or those that they share."""

from ....rules.cards import SUITS
from ....rules.protocol import DEALER, Refusal
from ....text.messages import Messages, Value
from ....text.people import suit_name
from ....text.reader import Reader


def format_text(game: str, messages: Messages, key: str, /, **values: Value) -> str:
    """Return a text of a game: its own, else the one that all games with tricks share."""
    return messages.format(messages.first_key(f"{game}.{key}", f"tricks.{key}"), **values)


def format_refusal(game: str, reader: Reader, refusal: Refusal, key: str, led: int, **values: Value) -> str:
    """Return the rule that forbids something and an alternative, by the key of its rule or a more precise one.

    `led` is the suit that was led; any other number means no suit.
    """
    if refusal.rule == "turn" and refusal.seat == DEALER:
        key = "turn.dealer"
    who = reader.name(refusal.seat) if refusal.seat >= 0 else ""
    asked = suit_name(reader.messages, led) if led in range(len(SUITS)) else ""
    return format_text(game, reader.messages, f"no.{key}", who=who, suit=asked, **values)
