"""A choice that is to be explained, and what explains it. Pure."""

from typing import Any, NamedTuple

from ...rules.protocol import Action, Event, Game
from ..reader import Reader


class Odds(NamedTuple):
    """How likely the side of a seat is to win, from 0 to 1."""

    chance: float = 0.5
    """With the choice that is judged."""
    other: float | None = None
    """With the best of the rest; None if that is not known."""


Why = tuple[str, dict[str, object]]
"""The key of a phrase, behind `hint.why.`, and what is filled in."""


class Case(NamedTuple):
    """A choice of a seat in its own view, and what comes of it."""

    reader: Reader
    game: Game[Any]
    view: Any
    seat: int
    action: Action
    after: Any
    events: tuple[Event, ...]
    chance: float
    """Of its side to win, as far as is known."""

    def of(self, kind: str) -> list[Event]:
        """The events of a kind."""
        return [event for event in self.events if event.kind == kind]

    @property
    def side(self) -> tuple[int, ...]:
        """The seat and its partner."""
        return next(side for side in self.game.sides(self.view) if self.seat in side)
