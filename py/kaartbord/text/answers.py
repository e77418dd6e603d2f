"""The questions that a table answers about its game, and the answers that all games share.

An answer comes from what the asking reader may see, and from nothing else.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from ..rules.protocol import DEALER, UNKNOWN
from . import capitalize_first, turn_line
from .messages import Message, Messages, Value, count_phrase
from .reader import Reader


class TableQuestion(NamedTuple):
    """A reader's question: the reader, and the view and the seat it is about."""

    reader: Reader
    view: Any
    """The reader's view."""
    seat: int | None
    """The seat with the open hand; None without one."""

    @property
    def messages(self) -> Messages:
        """The language of the answer."""
        return self.reader.messages


Answer = Callable[[TableQuestion], str]


class Answers(NamedTuple):
    """The answers of one game; None where there is nothing to ask."""

    hand: Answer
    score: Answer
    """The score of all, and the stake."""
    trick: Answer | None = None
    board: Answer | None = None
    """The whole board in a sentence or two."""
    rows: Answer | None = None
    owners: Callable[[TableQuestion], Sequence[str]] = lambda asked: ()
    """The owners of pawns to ask about, in a few words each: every seat, or both teams."""
    pawns: Callable[[TableQuestion, int], str] = lambda asked, owner: ""
    """The places of the pawns of one owner."""


QUESTIONS = ("hand", "trick", "board", "rows", "score", "turn", "last")
"""All questions but those about pawns; every game has turn and last. `answer.NAME` labels the button."""


def available_questions(answers: Answers) -> list[str]:
    """Return the questions that a game answers."""
    return [name for name in QUESTIONS if name in ("turn", "last") or getattr(answers, name)]


# ---- answers that all games share


def turn_answer(reader: Reader, pending_seats: Sequence[int]) -> str:
    """Return whose turn it is, by the seats that the game waits for."""
    return (
        reader.messages.format("answer.dealing")
        if DEALER in pending_seats
        else f"{turn_line.turn_or_winner(reader, pending_seats)}."
    )


def last_turn_answer(messages: Messages, lines: Sequence[str], back: int) -> str:
    """Return what happened last, or the line of the log `back` lines before that."""
    if back < len(lines):
        return lines[-1 - back]
    return messages.format("answer.last.no_more" if lines else "answer.last.none")


# ---- answers of several games


def hand_answer(messages: Messages, hands: Sequence[bytes], list_cards: Callable[[bytes], Value]) -> str:
    """Return what is in the open hand, or in each of two; `listed` lists the cards of one."""
    if not hands:
        return messages.format("answer.hand.closed")
    return " ".join(
        _hand(messages, hand, list_cards, f".{number}" if len(hands) > 1 else "")
        for number, hand in enumerate(hands, 1)
    )


def _hand(messages: Messages, hand: bytes, listed: Callable[[bytes], Value], which: str) -> str:
    if not hand:
        return messages.format(f"answer.hand.none{which}")
    held = Message("answer.hand.unseen") if UNKNOWN in hand else listed(hand)
    return messages.format(f"answer.hand.holds{which}", count=count_phrase(len(hand), "card"), cards=held)


def repeated(what: Value, number: int) -> Value:
    """Return something that may occur more than once: "2 keer start"."""
    return what if number == 1 else Message("answer.times", {"number": number, "what": what})


def with_counts(words: Iterable[str]) -> list[Value]:
    """Return words with the number of times each occurs, in the order in which they first do."""
    listed = list(words)
    return [repeated(word, listed.count(word)) for word in dict.fromkeys(listed)]


def as_sentence(words: str) -> str:
    """Return words as a sentence of their own."""
    return f"{capitalize_first(words)}."
