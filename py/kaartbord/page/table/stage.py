"""What a table asks of the stage that its game is played on; each kind of game has a stage of its own."""

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from ...match.link import Seat
from ...match.match import Ply
from ...match.session import Session
from ...rules.protocol import Action, Event
from ...text.reader import Reader
from ..paint.kit import Look
from ..storage.settings import Settings

BREATH_MS = 650
"""The usual pause after somebody else's turn, so that people can follow."""


class Pause(NamedTuple):
    """How long what has been shown stands, and the button that goes on at once."""

    ms: float
    """Infinite: until somebody goes on, where people play."""
    key: str = "table.hurry"
    """The words on the button."""
    beside: tuple[tuple[str, str], ...] = ()
    """Other buttons meanwhile: (key of the words, what it does)."""


NO_PAUSE = Pause(0.0)


S = TypeVar("S")


class Presentation(NamedTuple, Generic[S]):
    """What stands on the stage: a view, the seat at the bottom, whose hand lies open, and the names."""

    view: S
    bottom: int
    viewer: int | None
    names: Sequence[str]


class TableStatus(NamedTuple):
    """The people round the table, as they stand beside what is seen."""

    seats: Sequence[Seat]
    owing: Sequence[int]
    """The seats that owe a choice, whose turn it is first."""
    thinking: int
    """The seat that the computer thinks for now, or -1."""
    me: int | None
    """Who is addressed as "you"."""


class Stage(Protocol):
    """Draws what is seen, plays what happens, and asks for a choice. One lives as long as its table."""

    settings: Settings

    @property
    def extras(self) -> Sequence[str]:
        """Items that this game adds to the menu, each named `menu.NAME`."""

    @property
    def look(self) -> Look:
        """How things are painted now."""

    def answers_openly(self, view: Any) -> bool:
        """Whether what is asked now is answered without looking into a hand, so that no curtain falls."""

    def delegate(self, view: Any, seat: int) -> int:
        """Who may answer for a seat that the computer plays, or -1."""

    async def ordered(self, session: Session, seat: int) -> Action | None:
        """What a seat has ordered to answer to the question that comes now; None if it is asked."""

    async def open_extra(self, name: str, session: Session, reader: Reader) -> bool:
        """Open what stands behind one of `extras`; whether the next question may be answered otherwise now."""

    def put(self, seen: Presentation[Any]) -> None:
        """Show this, with nothing asked."""

    def redraw(self) -> None:
        """Draw everything anew, as after a change of size or settings."""

    def forget_move(self) -> None:
        """Take the traces of the last move away."""

    def draw_status(self, seen: Presentation[Any], company: TableStatus) -> None:
        """Bring the plates of the players and the line under the title up to date."""

    def score(self, seen: Presentation[Any], plies: Sequence[Ply]) -> Any:
        """The score as a new node of the document, after these plies."""

    async def play(
        self,
        seen: Presentation[Any],
        events: Sequence[Event],
        *,
        tempo: float = 1.0,
        instead: Sequence[Any] = (),
    ) -> None:
        """Show one ply: from what stands on the stage to `seen`, at once with a tempo of 0.

        `instead` are buttons that stand where those of the question were.
        """

    def pause(self, ply: Ply, *, own: bool) -> Pause:
        """What comes between this ply and the next; `own` are those of this device."""

    async def choose(self, seen: Presentation[Any], legal: Sequence[Action], plies: Sequence[Ply]) -> Action:
        """Ask the seat whose hand is open for one of its legal actions, after these plies."""

    def suggest(self, action: Action) -> None:
        """Show one of the legal actions as if it had been chosen, up to the button that confirms it."""

    def finish(self) -> None:
        """Jump to the end of what is moving."""

    def close(self) -> None:
        """Let go of the page."""
