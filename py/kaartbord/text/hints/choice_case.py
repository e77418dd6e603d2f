"""A choice to explain, and the reasons for it. Pure."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

from ...rules.protocol import Action, Event, Game
from ..messages import Value, count_phrase
from ..reader import Reader

DECISIVE_LEAD = 0.02
"""The lead in chance to win over the next choice from which that is the reason for the best one."""


class Odds(NamedTuple):
    """The chance of the side of a seat to win, from 0 to 1."""

    chance: float = 0.5
    """With the choice that is judged."""
    next_best: float | None = None
    """With the best of the rest; None if that is not known."""

    @property
    def is_decisive(self) -> bool:
        """Return whether the choice is known to be likelier to win by enough to be the reason for it."""
        return self.next_best is not None and self.chance - self.next_best >= DECISIVE_LEAD


@dataclass(frozen=True)
class ChoiceCase:
    """A choice of a seat in its own view, and its effects."""

    reader: Reader
    game: Game[Any]
    view: Any
    seat: int
    action: Action
    odds: Odds

    @cached_property
    def after(self) -> Any:
        """The seat's view after the choice."""
        return self.game.apply(self.view, self.seat, self.action)

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """The events of the choice."""
        return self.game.events(self.view, self.seat, self.action, self.after)

    @cached_property
    def alternatives(self) -> "tuple[ChoiceCase, ...]":
        """The other choices of the seat."""
        legal = self.game.legal(self.view, self.seat)
        return tuple(replace(self, action=action) for action in legal if action != self.action)

    @cached_property
    def side(self) -> tuple[int, ...]:
        """The seat and its partner."""
        return next(side for side in self.game.sides(self.view) if self.seat in side)

    def events_of(self, kind: str) -> list[Event]:
        """Return the events of a kind."""
        return [event for event in self.events if event.kind == kind]


Values = Mapping[str, Value]
"""The values to fill in."""

ReasonFound = tuple[str, Values]
"""The key of a phrase, behind `hint.why.`, and the values to fill in."""


class Reason(NamedTuple):
    """A phrase that may explain a choice."""

    key: str
    paragraph: str
    """The paragraph of the rules page that explains it."""
    condition: Callable[[ChoiceCase], bool | Sequence[Values]]
    """(case): whether it is true; for a phrase with words to fill in, all with which it is, the best first."""

    def matches(self, case: ChoiceCase) -> Sequence[Values]:
        """Return the values that make the phrase true of a choice."""
        found = self.condition(case)
        return ([{}] if found else []) if isinstance(found, bool) else found


FindValues = Callable[[ChoiceCase], list[Values]]


def number_value(numbers: Callable[[ChoiceCase], int], least: int = 1) -> FindValues:
    """Return a number, if it is no smaller than `least`."""
    return lambda case: [{"number": number}] if (number := numbers(case)) >= least else []


def counted_value(noun: str, numbers: Callable[[ChoiceCase], int], least: int = 1) -> FindValues:
    """Return a number with its noun, if it is no smaller than `least`."""

    def ways(case: ChoiceCase) -> list[Values]:
        number = numbers(case)
        return [{f"{noun}s": count_phrase(number, noun)}] if number >= least else []

    return ways


def distinctive_reason(
    reasons: Sequence[Reason], case: ChoiceCase, sensible: Callable[[ChoiceCase], bool] = lambda _: True
) -> ReasonFound | None:
    """Return the first reason that is true of the choice and not, in the same words, of every sensible other."""
    rest = [other for other in case.alternatives if sensible(other)]
    for reason in reasons:
        for words in reason.matches(case):
            if not (rest and all(words in reason.matches(other) for other in rest)):
                return reason.key, words
    return None
