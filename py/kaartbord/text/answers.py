"""The questions that a table answers about its game, and the answers that all games share.

An answer comes from what the asking reader may see, and from nothing else.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from ..rules.protocol import DEALER, UNKNOWN
from . import capital, standing
from .messages import Message, Messages, Value, count
from .reader import Reader


class Asked(NamedTuple):
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


Answer = Callable[[Asked], str]


class Answers(NamedTuple):
    """The answers of one game; None where there is nothing to ask."""

    hand: Answer
    score: Answer
    """The score of all, and the stake."""
    trick: Answer | None = None
    board: Answer | None = None
    """The whole board in a sentence or two."""
    rows: Answer | None = None
    owners: Callable[[Asked], Sequence[str]] = lambda asked: ()
    """The owners of pawns to ask about, in a few words each: every seat, or both teams."""
    pawns: Callable[[Asked, int], str] = lambda asked, owner: ""
    """The places of the pawns of one owner."""


QUESTIONS = ("hand", "trick", "board", "rows", "score", "turn", "last")
"""All questions but those about pawns; every game has turn and last. `answer.NAME` labels the button."""


def questions(answers: Answers) -> list[str]:
    """Return the questions that a game answers."""
    return [name for name in QUESTIONS if name in ("turn", "last") or getattr(answers, name)]


# ---- answers that all games share


def turn(reader: Reader, waited: Sequence[int]) -> str:
    """Return whose turn it is, by the seats that the game waits for."""
    return reader.messages.say("answer.dealing") if DEALER in waited else f"{standing.state(reader, waited)}."


def last(messages: Messages, lines: Sequence[str], back: int) -> str:
    """Return what happened last, or the line of the log `back` lines before that."""
    if back < len(lines):
        return lines[-1 - back]
    return messages.say("answer.last.no_more" if lines else "answer.last.none")


# ---- answers of several games


def cards(messages: Messages, hands: Sequence[bytes], listed: Callable[[bytes], Value]) -> str:
    """Return what is in the open hand, or in each of two; `listed` lists the cards of one."""
    if not hands:
        return messages.say("answer.hand.closed")
    return " ".join(
        _hand(messages, hand, listed, f".{number}" if len(hands) > 1 else "")
        for number, hand in enumerate(hands, 1)
    )


def _hand(messages: Messages, hand: bytes, listed: Callable[[bytes], Value], which: str) -> str:
    if not hand:
        return messages.say(f"answer.hand.none{which}")
    held = Message("answer.hand.unseen") if UNKNOWN in hand else listed(hand)
    return messages.say(f"answer.hand.holds{which}", count=count(len(hand), "card"), cards=held)


def times(what: Value, number: int) -> Value:
    """Return something that may occur more than once: "2 keer start"."""
    return what if number == 1 else Message("answer.times", {"number": number, "what": what})


def counted(words: Iterable[str]) -> list[Value]:
    """Return words with the number of times each occurs, in the order in which they first do."""
    listed = list(words)
    return [times(word, listed.count(word)) for word in dict.fromkeys(listed)]


def sentence(words: str) -> str:
    """Return words as a sentence of their own."""
    return f"{capital(words)}."
