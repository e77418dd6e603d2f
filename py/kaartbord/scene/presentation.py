"""The view of a table and the question to its viewer: values that stages, plates and questions share. Pure."""

from collections.abc import Sequence, Set
from typing import Generic, NamedTuple, TypeVar

from ..match.link import Seat
from ..match.match import Ply
from ..rules.protocol import Action
from ..text.messages import Messages
from ..text.reader import Reader

S = TypeVar("S")
"""A view of a game, of a type that each game defines."""

P = TypeVar("P")
"""The parts of an answer that are picked, of a type that each game defines."""


class Presentation(NamedTuple, Generic[S]):
    """The contents of the stage: a view, the seat at the bottom, the seat with the open hand, and the names."""

    view: S
    bottom: int
    viewer: int | None
    names: Sequence[str]
    computers: Sequence[int] = ()
    """The seats that the computer plays."""
    emblems: Sequence[str] = ()
    """The emblem of each seat; "" for none."""
    colours: tuple[int, ...] = ()
    """By seat the number of its colour; nothing where they are the usual ones."""


class TableStatus(NamedTuple):
    """The people round the table."""

    seats: Sequence[Seat]
    due_seats: Sequence[int]
    """The seats that must choose, the one whose turn it is first."""
    thinking: int
    """The seat that the computer thinks for now, or -1."""
    me: int | None
    """The seat that is addressed as "you"."""
    live_seats: Set[int] = frozenset()
    """The seats whose player is live on another device."""
    lost_seats: Set[int] = frozenset()
    """Those whose player was live and has disappeared."""

    def presence(self, seat: int) -> str:
        """Return how a player takes part: "here" or "gone" on a live table, the "computer" in company, else ""."""
        if seat in self.lost_seats:
            return "gone"
        if seat in self.live_seats:
            return "here"
        return "computer" if self.company and self.seats[seat].kind == "computer" else ""

    @property
    def company(self) -> bool:
        """Return whether several people play, here or elsewhere."""
        return sum(seat.kind != "computer" for seat in self.seats) > 1


class Button(NamedTuple):
    """A button that answers a question, or continues the answer."""

    words: str
    action: Action | None = None
    """The whole legal action that it chooses."""
    does: str = "use"
    """The effect of a press: `use` chooses the action."""
    arg: str = ""
    """The argument of that effect, where there is no action."""
    kind: str = "chip"
    """The look of the button."""
    spoken: str = ""
    """The words for speech, if not the same."""
    pressed: bool | None = None
    """True or false for a button that stays pressed."""


class HandCard(NamedTuple):
    """One card of the hand."""

    card: int
    label: str
    """The name of the card."""
    strip: str = ""
    """Signs at its foot for its effect."""
    unplayable: bool = False
    """True if it cannot be used; a press explains why."""
    chosen: bool = False


class Question(NamedTuple, Generic[S, P]):
    """The question to a seat, and the answer until now."""

    messages: Messages
    seen: Presentation[S]
    legal: Sequence[Action]
    picked: P
    """The parts of the answer that are picked."""
    forced: bool = False
    """True if nothing is left to choose: the only action is picked already."""
    plies: Sequence[Ply] = ()
    """All plies before it, from the first of the match."""

    @property
    def view(self) -> S:
        """The game as the asked seat sees it."""
        return self.seen.view

    @property
    def seat(self) -> int:
        """The asked seat: the one with the open hand."""
        assert self.seen.viewer is not None
        return self.seen.viewer

    @property
    def reader(self) -> Reader:
        """The reader to whom the question is put."""
        return Reader(self.messages, self.seen.names, self.seen.viewer, self.seen.colours)
