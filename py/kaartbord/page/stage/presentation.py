"""What is shown at a table and to whom, and what is asked: values that stages, plates and questions share."""

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from ...match.link import Seat
from ...paint.kit import Look
from ...rules.protocol import Action
from ...text.reader import Reader
from ..ui.dom import button

S = TypeVar("S")
P = TypeVar("P")


class Presentation(NamedTuple, Generic[S]):
    """What stands on the stage: a view, the seat at the bottom, whose hand lies open, and the names."""

    view: S
    bottom: int
    viewer: int | None
    names: Sequence[str]


class TableStatus(NamedTuple):
    """The people round the table."""

    seats: Sequence[Seat]
    owing: Sequence[int]
    """The seats that have to choose, the one whose turn it is first."""
    thinking: int
    """The seat that the computer thinks for now, or -1."""
    me: int | None
    """Who is addressed as "you"."""


class Players(NamedTuple, Generic[S]):
    """What plates are made from: what is seen, who sits there, and how it is painted."""

    seen: Presentation[S]
    status: TableStatus
    look: Look

    @property
    def view(self) -> S:
        """The game as it is seen."""
        return self.seen.view

    @property
    def lang(self) -> str:
        """The language of the page."""
        return self.look.lang

    @property
    def reader(self) -> Reader:
        """To whom the plates speak."""
        return Reader(self.lang, self.seen.names, self.status.me)


class Question(NamedTuple, Generic[S, P]):
    """What is asked now, and how far it is answered."""

    lang: str
    seen: Presentation[S]
    legal: Sequence[Action]
    picked: P
    """What has been chosen so far."""

    @property
    def view(self) -> S:
        """The game as it is seen by who is asked."""
        return self.seen.view

    @property
    def seat(self) -> int:
        """Who is asked: the seat whose hand lies open."""
        assert self.seen.viewer is not None
        return self.seen.viewer

    @property
    def reader(self) -> Reader:
        """To whom the question is put."""
        return Reader(self.lang, self.seen.names, self.seen.viewer)

    def use(self, action: Action, words: str, cls: str, **attributes: Any) -> Any:
        """A button that names a whole legal action."""
        return button(words, "use", list(self.legal).index(action), cls=cls, **attributes)
