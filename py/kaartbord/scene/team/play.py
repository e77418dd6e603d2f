"""What a game of two teams adds to their stage: its board, its words, and how pawns are moved. Pure."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from ...match.match import Ply
from ...rules.protocol import Action, Event, Refusal
from .. import presentation
from ..motion import Speed, Timeline
from ..presentation import Button
from ..race.board import Point
from ..reading import Row
from ..shapes import Shape

S = TypeVar("S")
Question = presentation.Question[S, Any]


class TeamPlay(Protocol[S]):
    """The module of a game: functions of a view, and of a question with what has been picked. Hands are by chair."""

    nothing: Any
    """What is picked before anything is; `cards` are those of the hand."""
    mates_move: bool
    """Whether either player of a team may move its pawns."""
    hand_stays: bool
    """Whether the hand keeps its place while pawns are moved: cards are played again after them."""

    # ---- the table

    def plan(self, view: S, *, upright: bool) -> Any:
        """How the board lies, in a room that is higher than wide or not. What follows is given one as `board`."""

    def on_board(self, view: S) -> bool:
        """Whether pawns are moved now, and not cards played."""

    def has_room(self, view: S, viewer: int | None) -> bool:
        """Return whether the board is laid out large, without the hand of the viewer: its pawns are moved from here."""

    def hand(self, view: S, seat: int) -> int:
        """The chair of the seat whose cards are asked for, or would be next."""

    def trick(self, view: S) -> list[tuple[int, int]]:
        """The cards of the trick under way, as (chair, card) in order of play."""

    def finished(self, before: S, after: S) -> list[tuple[int, int]]:
        """The trick that was taken between these two."""

    def banner(self, lang: str, view: S, events: Sequence[Event], me: int | None) -> str:
        """The announcement of a ply, or ""."""

    def stands(self, ply: Ply, *, own: bool) -> str:
        """For a ply that is shown until somebody here goes on: the key of the words on that button; else "". `own` is
        whether one was chosen here for want of another."""

    def top(self, lang: str, view: S) -> str:
        """How far the game is, in a line."""

    def state(self, lang: str, view: S, chair: int, *, short: bool) -> str:
        """What a player's plate says besides the name, on a narrow one in `short`; "" for nothing."""

    def sign(self, card: int) -> str:
        """What stands on a card that was played, "" for nothing."""

    # ---- pawns

    def moves(self, events: Sequence[Event]) -> bool:
        """Whether these events are a move on the board, whose traces are drawn until the next one."""

    def shapes(self, question: Question[S], board: Any, last_move: Sequence[Event]) -> tuple[Shape, ...]:
        """What stands on the board, with what may be chosen, or the traces of the last move."""

    def reading(self, question: Question[S], board: Any, shapes: Sequence[Shape]) -> Sequence[Row]:
        """The board as it is read, with these shapes on it."""

    def left_to_show(
        self, views: tuple[S, S], events: Sequence[Event], picked: Any
    ) -> tuple[tuple[S, S], Sequence[Event]]:
        """Return a ply, from one view to the next, without what was seen when it was picked."""

    def film(
        self,
        board: Any,
        views: tuple[S, S],
        events: Sequence[Event],
        speed: Speed,
        last_move: Sequence[Event],
    ) -> Timeline:
        """One ply, from the board in one view to that in the next, with the traces of the last move."""

    def pick(self, question: Question[S], shape: Shape) -> Any:
        """Pick a shape."""

    def why_not(self, question: Question[S], board: Any, point: Point) -> Refusal | None:
        """Why the pawn or the square at a point of the board may not be chosen; None where there is nothing."""

    def take(self, action: Action) -> Any:
        """Pick a whole turn."""

    def undo(self, question: Question[S]) -> Any:
        """Take back what was picked last."""

    def begun(self, question: Question[S]) -> bool:
        """Whether something has been picked."""

    def listed(self, question: Question[S]) -> Sequence[Action]:
        """Return the turns that go on from what has been picked, each as often as it comes out differently."""

    def done(self, question: Question[S]) -> Action | None:
        """The turn that has been put together."""

    def chips(self, question: Question[S]) -> list[Button]:
        """Buttons for what can be chosen next and is not on the board; they do `chip` with a word."""

    def press(self, word: str) -> Any:
        """Pick what one of these buttons says."""

    # ---- words

    def prompt(self, question: Question[S]) -> str:
        """The question as it stands."""

    def choice(self, question: Question[S], action: Action) -> str:
        """A legal choice in words."""

    def confirm(self, question: Question[S], action: Action | None) -> str:
        """The words on the gold button, for a turn, or for None while none has been chosen."""

    def refusal(self, question: Question[S], refusal: Refusal) -> str:
        """Why something is refused, in a sentence."""
