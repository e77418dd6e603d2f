"""The log's report of one ply, sentence by sentence."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from ....rules.protocol import Event
from ....text.messages import Message, Messages, People, Value
from ....text.people import card_phrase
from ....text.reader import Reader
from .phrases import format_text


class PlyReport(NamedTuple):
    """A ply and its events, for one reader."""

    game: str
    """The first part of the keys of the game's texts."""
    reader: Reader
    before: Any
    """The view before the ply."""
    events: Sequence[Event]

    @property
    def messages(self) -> Messages:
        """Return the language of the reader."""
        return self.reader.messages

    def people(self, seat: int) -> People:
        """Return the seat as it is named in the sentence; empty for -1."""
        return self.reader.people([seat] if seat >= 0 else [])

    def card_takes(self) -> bool:
        """Return whether a card is played that takes the trick or the round."""
        seats = {event.kind: event.seat for event in self.events}
        return "card" in seats and seats["card"] in (seats.get("trick"), seats.get("round"))

    def taker_phrase(self, event: Event, **values: Value) -> Value:
        """Return the taker of a trick or a round: "Truus speelt ruiten 10 en" or "Truus"."""
        who = self.people(event.seat)
        if not self.card_takes():
            return who
        (card,) = next(event.cards for event in self.events if event.kind == "card")
        return Message(f"{self.game}.turn.card.and", {"who": who, "card": card_phrase(card), **values})

    def format(self, key: str, **values: Value) -> str:
        """Return a sentence of the log."""
        return format_text(self.game, self.messages, f"turn.{key}", **values)


T = TypeVar("T", bound=PlyReport)
DescribeEvents = Callable[[T, Sequence[Event]], str]
"""The sentence for the events of one kind."""


def no_sentence(report: PlyReport, events: Sequence[Event]) -> str:
    """Return no sentence: that of another event covers it."""
    return ""


def events_by_kind(events: Sequence[Event]) -> dict[str, list[Event]]:
    """Return the events of each kind, in the order in which the kinds first occur."""
    found: dict[str, list[Event]] = {}
    for event in events:
        found.setdefault(event.kind, []).append(event)
    return found


def report_sentences(report: T, describers: Mapping[str, DescribeEvents[T]]) -> list[str]:
    """Return the sentences of a ply and its effects; events of one kind share one, some have none."""
    described = [describers[kind](report, alike) for kind, alike in events_by_kind(report.events).items()]
    return [sentence for sentence in described if sentence]
