"""Explanations for a newcomer of what happens, or is asked, for the first time. Pure.

A game names the moments that a ply or a question shows; the caller remembers which were explained.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ..rules.protocol import Action, Event, Game
from .reader import Reader


class Tip(NamedTuple):
    """Something that a newcomer may see for the first time. Its sentence is the game's `first.NAME`.

    A name may have a form: `hit.mine` is `hit` when it happens to the reader. A moment without a form is not
    explained any more once one of its forms was.
    """

    name: str
    values: Mapping[str, object] = {}
    """The values to fill in."""


class SeenPly(NamedTuple):
    """A ply and its events, as one reader saw them."""

    reader: Reader
    game: Game[Any]
    before: Any
    """The view before the ply."""
    events: Sequence[Event]

    def events_of(self, kind: str) -> list[Event]:
        """Return the events of a kind."""
        return [event for event in self.events if event.kind == kind]

    def is_reader(self, seat: int) -> bool:
        """Return whether it is the reader's seat."""
        return seat == self.reader.me

    def is_partner(self, seat: int) -> bool:
        """Return whether it is the seat of the reader's partner."""
        return not self.is_reader(seat) and any(
            self.reader.me in side and seat in side for side in self.game.sides(self.before)
        )

    def form_suffix(self, seat: int) -> str:
        """Return the form of a moment about a seat: ".mine", ".partner", or "" for others."""
        return ".mine" if self.is_reader(seat) else ".partner" if self.is_partner(seat) else ""


ExplainEvent = Callable[[SeenPly, Event], Tip | str | None]
"""The moment that an event shows, or just its name; None if there is nothing to explain."""


class SeenQuestion(NamedTuple):
    """A question to the reader."""

    reader: Reader
    view: Any
    seat: int
    legal: Sequence[Action]

    @property
    def action_kinds(self) -> set[str]:
        """The kinds of the legal actions."""
        return {action.kind for action in self.legal}


class NewcomerTips(NamedTuple):
    """The explanations that one game has for a newcomer."""

    event_tips: Mapping[str, ExplainEvent | str]
    """By kind of event, the most important first; a name where the explanation is always the same."""
    question_tips: Callable[[SeenQuestion], Iterable[Tip | str]]
    """The moments that a question shows, the most important first."""
    paragraph_overrides: Mapping[str, str]
    """By name of a moment without its form: the paragraph of the rules page about it, if not that of its name."""


OVER = "over"
"""The kind of event that ends a game; the next screen explains how it was won."""


def tips_for_ply(tips: NewcomerTips, ply: SeenPly) -> list[Tip]:
    """Return the moments that a ply shows, the most important first; none once the game is over."""
    if ply.events_of(OVER):
        return []
    found = [
        explain if isinstance(explain, str) else explain(ply, event)
        for kind, explain in tips.event_tips.items()
        for event in ply.events_of(kind)
    ]
    return _tips(found)


def tips_for_question(tips: NewcomerTips, question: SeenQuestion) -> list[Tip]:
    """Return the moments that a question shows, the most important first."""
    return _tips(tips.question_tips(question))


def _tips(found: Iterable[Tip | str | None]) -> list[Tip]:
    return [Tip(each) if isinstance(each, str) else each for each in found if each]


def first_unexplained(tips: Iterable[Tip], explained: Collection[str]) -> Tip | None:
    """Return the first of these moments that was not explained; `explained` has the names of those that were."""
    known = {name.partition(".")[0] for name in explained}
    fresh = (moment for moment in tips if moment.name not in explained)
    return next((moment for moment in fresh if "." in moment.name or moment.name not in known), None)


def rules_paragraph(tips: NewcomerTips, tip: Tip) -> str:
    """Return the paragraph of the rules page that explains more about a moment."""
    name = tip.name.partition(".")[0]
    return tips.paragraph_overrides.get(name, name)
