"""The questions that a table answers about its game, and the answers that all games share.

An answer comes from what the asking reader may see, and from nothing else.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from ..rules.cards import ACE, JOKER, face
from ..rules.protocol import DEALER, UNKNOWN
from ..rules.seats import own, own_first, owner
from . import capital, standing
from .messages import Listed, Message, Messages, Value, count
from .people import WHITE, by_rank
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


def by_suit(hand: bytes) -> Listed:
    """Return cards by suit, from low to high: "schoppen 2 en aas; harten 7; joker"."""
    groups = list[Value]()
    for suit in range(4):
        held = sorted(
            (card for card in map(face, hand) if card & 3 == suit and card >> 2 != JOKER), key=_height
        )
        if held:
            ranks = Listed([*map(by_rank, held)])
            groups.append(Message("answer.suit", {"suit": Message(f"suit.{suit}"), "ranks": ranks}))
    if jokers := sum(face(card) >> 2 == JOKER for card in hand):
        groups.append(times(Message(f"rank.{JOKER}.name"), jokers))
    return Listed(groups, "groups")


def team_hand(asked: Asked) -> str:
    """Return what is in the open hand at a table of two teams, where two players have two hands each."""
    view, t = asked.view, asked.view.table
    chairs = () if asked.seat is None else own(asked.seat, t.seats, t.chairs)
    return cards(asked.messages, [view.hands[chair] for chair in chairs], by_suit)


def teams(asked: Asked) -> tuple[int, int]:
    """Return both of two teams, that of the reader first."""
    return own_first(asked.reader.me or 0)


def _height(card: int) -> int:
    return JOKER if card >> 2 == ACE else card >> 2


def times(what: Value, number: int) -> Value:
    """Return something that may occur more than once: "2 keer start"."""
    return what if number == 1 else Message("answer.times", {"number": number, "what": what})


def counted(words: Iterable[str]) -> list[Value]:
    """Return words with the number of times each occurs, in the order in which they first do."""
    listed = list(words)
    return [times(word, listed.count(word)) for word in dict.fromkeys(listed)]


class Trick(NamedTuple):
    """A trick under way."""

    number: int
    """From 1."""
    all: int
    cards: Sequence[tuple[int, Value]]
    """The cards that were played, by chair, in order of play."""
    chair: int
    """The chair of the highest card until now; without a card, the chair that leads."""


def trick(asked: Asked, seats: int, there: Trick) -> str:
    """Return who played what to a trick, and whose card is the highest."""
    reader, who = asked.reader, chair(asked.reader, seats, there.chair)
    values: dict[str, Value] = {"number": there.number, "all": there.all, "who": who}
    if not there.cards:
        return reader.say("answer.trick.empty", **values)
    lie = (
        Message("answer.trick.card", {"who": chair(reader, seats, at), "card": words})
        for at, words in there.cards
    )
    return reader.say("answer.trick.cards", cards=Listed(tuple(lie)), **values)


def chair(reader: Reader, seats: int, at: int) -> Value:
    """Return whose hand a chair is: a player, or the second hand of one."""
    who = reader.people([owner(at, seats)])
    return Message("answer.second", {"who": who}) if at >= seats else who


def colours(asked: Asked) -> list[str]:
    """Return the teams whose pawns there are to ask about."""
    names = (asked.messages.say(f"colour.{WHITE + team}") for team in (0, 1))
    return [capital(asked.messages.say("answer.pawns.team", colour=name)) for name in names]


def sentence(words: str) -> str:
    """Return words as a sentence of their own."""
    return f"{capital(words)}."
