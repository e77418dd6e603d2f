"""A choice that is to be explained, and what explains it. Pure."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

from ...rules.protocol import Action, Event, Game
from ..messages import Value, count
from ..reader import Reader

CLEAR = 0.02
"""How much likelier to win the best choice must be than the next for that to be the reason."""


class Odds(NamedTuple):
    """How likely the side of a seat is to win, from 0 to 1."""

    chance: float = 0.5
    """With the choice that is judged."""
    other: float | None = None
    """With the best of the rest; None if that is not known."""

    @property
    def clear(self) -> bool:
        """Whether the choice is known to be so much likelier to win that this is reason enough."""
        return self.other is not None and self.chance - self.other >= CLEAR


@dataclass(frozen=True)
class Case:
    """A choice of a seat in its own view, and what comes of it."""

    reader: Reader
    game: Game[Any]
    view: Any
    seat: int
    action: Action
    odds: Odds

    @cached_property
    def after(self) -> Any:
        """What the seat sees when the choice is made."""
        return self.game.apply(self.view, self.seat, self.action)

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What happens."""
        return self.game.events(self.view, self.seat, self.action, self.after)

    @cached_property
    def others(self) -> "tuple[Case, ...]":
        """What else the seat may choose."""
        legal = self.game.legal(self.view, self.seat)
        return tuple(replace(self, action=action) for action in legal if action != self.action)

    @cached_property
    def side(self) -> tuple[int, ...]:
        """The seat and its partner."""
        return next(side for side in self.game.sides(self.view) if self.seat in side)

    def of(self, kind: str) -> list[Event]:
        """The events of a kind."""
        return [event for event in self.events if event.kind == kind]


Values = Mapping[str, Value]
"""What is filled in."""

Why = tuple[str, Values]
"""The key of a phrase, behind `hint.why.`, and what is filled in."""


class Reason(NamedTuple):
    """A phrase that may be said of a choice."""

    key: str
    paragraph: str
    """That of the rules page which explains it."""
    true: Callable[[Case], bool | Sequence[Values]]
    """Whether it is true; for a phrase with words to fill in, all with which it is, the best first."""

    def ways(self, case: Case) -> Sequence[Values]:
        """What may be filled in so that it is true of a choice."""
        found = self.true(case)
        return ([{}] if found else []) if isinstance(found, bool) else found


Ways = Callable[[Case], list[Values]]


def figure(numbers: Callable[[Case], int], least: int = 1) -> Ways:
    """A number, if it is no smaller."""
    return lambda case: [{"number": number}] if (number := numbers(case)) >= least else []


def counted(noun: str, numbers: Callable[[Case], int], least: int = 1) -> Ways:
    """A number with its noun, if it is no smaller."""

    def ways(case: Case) -> list[Values]:
        number = numbers(case)
        return [{f"{noun}s": count(number, noun)}] if number >= least else []

    return ways


def telling(
    reasons: Sequence[Reason], case: Case, sensible: Callable[[Case], bool] = lambda _: True
) -> Why | None:
    """The first reason that is true of the choice and not, in the same words, of every sensible other."""
    rest = [other for other in case.others if sensible(other)]
    for reason in reasons:
        for words in reason.ways(case):
            if not (rest and all(words in reason.ways(other) for other in rest)):
                return reason.key, words
    return None
