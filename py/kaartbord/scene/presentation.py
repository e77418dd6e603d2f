"""What is shown at a table and to whom, and what is asked: values that stages, plates and questions share. Pure."""

from collections.abc import Sequence, Set
from typing import Generic, NamedTuple, TypeVar

from ..match.link import Seat
from ..match.match import Ply
from ..rules.protocol import Action
from ..text.messages import Messages
from ..text.reader import Reader

S = TypeVar("S")
P = TypeVar("P")


class Presentation(NamedTuple, Generic[S]):
    """What stands on the stage: a view, the seat at the bottom, whose hand lies open, and the names."""

    view: S
    bottom: int
    viewer: int | None
    names: Sequence[str]
    computers: Sequence[int] = ()
    """The seats that the computer plays."""
    emblems: Sequence[str] = ()
    """By seat, what each is known by; "" for none."""
    colours: tuple[int, ...] = ()
    """By seat the number of its colour; nothing where they are the usual ones."""


class TableStatus(NamedTuple):
    """The people round the table."""

    seats: Sequence[Seat]
    owing: Sequence[int]
    """The seats that have to choose, the one whose turn it is first."""
    thinking: int
    """The seat that the computer thinks for now, or -1."""
    me: int | None
    """Who is addressed as "you"."""
    here: Set[int] = frozenset()
    """The seats whose player is live on another device."""
    gone: Set[int] = frozenset()
    """Those whose player was live, and cannot be seen any more."""

    def presence(self, seat: int) -> str:
        """Return how a player takes part: "here" or "gone" on a live table, the "computer" in company, else ""."""
        if seat in self.gone:
            return "gone"
        if seat in self.here:
            return "here"
        return "computer" if self.company and self.seats[seat].kind == "computer" else ""

    @property
    def company(self) -> bool:
        """Whether several people play, here or elsewhere."""
        return sum(seat.kind != "computer" for seat in self.seats) > 1


class Button(NamedTuple):
    """A button that answers a question, or goes on with the answer."""

    words: str
    action: Action | None = None
    """The whole legal action that it stands for."""
    does: str = "use"
    """What happens when it is pressed: `use` chooses the action."""
    arg: str = ""
    """With what that happens, where there is no action."""
    kind: str = "chip"
    """How it looks."""
    spoken: str = ""
    """What is said for it, if not the words."""
    pressed: bool | None = None
    """Of one that stays pressed: whether it is."""


class Held(NamedTuple):
    """One card of the hand."""

    card: int
    label: str
    """What it is called."""
    strip: str = ""
    """Signs at its foot that say what it does."""
    dead: bool = False
    """Cannot be used, and can be pressed for the reason."""
    chosen: bool = False


class Question(NamedTuple, Generic[S, P]):
    """What is asked now, and how far it is answered."""

    messages: Messages
    seen: Presentation[S]
    legal: Sequence[Action]
    picked: P
    """What has been picked so far."""
    forced: bool = False
    """Whether nothing is left to choose: what can be played is picked already."""
    plies: Sequence[Ply] = ()
    """What led to it."""

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
        return Reader(self.messages, self.seen.names, self.seen.viewer, self.seen.colours)
