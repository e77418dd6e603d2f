"""What the log tells of one ply, sentence by sentence, whatever game is played."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from ..rules.protocol import Event
from .reader import Reader


class Telling(NamedTuple):
    """What is told and to whom: a ply by its events, to a reader."""

    game: str
    """The name under which the game's texts stand."""
    reader: Reader
    before: Any
    """The view before the ply."""
    events: Sequence[Event]

    @property
    def lang(self) -> str:
        """The language of the reader."""
        return self.reader.lang

    def who(self, seat: int) -> str:
        """Who does it, at the start of a sentence; "" for nobody."""
        return self.reader.starting(seat) if seat >= 0 else ""

    def whom(self, seat: int) -> str:
        """To whom it is done; "" for nobody."""
        return self.reader.whom(seat) if seat >= 0 else ""

    def say(self, key: str, **values: object) -> str:
        """A sentence of the log."""
        return self.reader.say(f"{self.game}.turn.{key}", **values)


T = TypeVar("T", bound=Telling)
Teller = Callable[[T, Sequence[Event]], str]
"""Tells the events of one kind."""


def by_kind(events: Sequence[Event]) -> dict[str, list[Event]]:
    """The events of each kind, in the order in which the kinds first occur."""
    found: dict[str, list[Event]] = {}
    for event in events:
        found.setdefault(event.kind, []).append(event)
    return found


def sentences(telling: T, tellers: Mapping[str, Teller[T]]) -> list[str]:
    """What is done and what comes of it; events of one kind are told together, some in no words."""
    told = [tellers[kind](telling, alike) for kind, alike in by_kind(telling.events).items()]
    return [sentence for sentence in told if sentence]
