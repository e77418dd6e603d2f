"""What a game of two teams adds to their table: its board, its words, and how pawns are moved. Pure."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ....match.match import Ply
from ....rules.protocol import Action, Event, Refusal
from ....scene.chooser import Question
from ....scene.geometry import Point
from ....scene.motion import Timeline
from ....scene.presentation import Button
from ....scene.reading import Row
from ....scene.shapes import Shape
from ....text.messages import Messages

Asked = Question[Any]
Views = tuple[Any, Any]


class TeamPlay(NamedTuple):
    """Functions of a view, and of a question as in a `Chooser`. Hands and cards are by chair."""

    nothing: Any
    """What is picked before anything is; `cards` are those of the hand."""
    mates_move: bool
    """Whether either player of a team may move its pawns."""
    hand_stays: bool
    """Whether the hand keeps its place while pawns are moved: cards are played again after them."""

    # ---- the table

    plan: Callable[[Any, bool], Any]
    """How the board lies, in a room that is higher than wide or not."""
    on_board: Callable[[Any], bool]
    """Whether pawns are moved now, and not cards played."""
    has_room: Callable[[Any, int | None], bool]
    """Whether the board is laid out large, without the hand of the viewer: its pawns are moved from here."""
    hand: Callable[[Any, int], int]
    """The chair of the seat whose cards are asked for, or would be next."""
    trick: Callable[[Any], list[tuple[int, int]]]
    """The cards of the trick under way, as (chair, card) in order of play."""
    finished: Callable[[Any, Any], list[tuple[int, int]]]
    """The trick that was taken between these two."""
    sign: Callable[[int], str]
    """What a card that was played has on it, "" for nothing."""
    banner: Callable[[Messages, Any, Sequence[Event], int | None], str]
    """The announcement of a ply to a seat, or ""."""
    stands: Callable[[Ply, bool], str]
    """For a ply that is shown until somebody here goes on: the key of the words on that button; else "". The second is
    whether it was chosen here for want of another."""
    top: Callable[[Messages, Any], str]
    """How far the game is, in a line."""
    state: Callable[[Messages, Any, int, bool], str]
    """What a player's plate says besides the name, on a narrow one in short; "" for nothing."""

    # ---- pawns

    moves: Callable[[Sequence[Event]], bool]
    """Whether these events are a move on the board, whose traces are drawn until the next one."""
    shapes: Callable[[Asked, Any, Sequence[Event]], tuple[Shape, ...]]
    """What stands on the board, with what may be chosen, or the traces of the last move."""
    reading: Callable[[Asked, Any, Sequence[Shape]], Sequence[Row]]
    """The board as it is read, with these shapes on it."""
    film: Callable[..., Timeline]
    """(board, views before and after, events, speed, last move): one ply, with the traces of the last move."""
    pick: Callable[[Asked, Shape], Any]
    why_not: Callable[[Asked, Any, Point], Refusal | None]
    take: Callable[[Action], Any]
    undo: Callable[[Asked], Any]
    begun: Callable[[Asked], bool]
    """Whether something has been picked."""
    listed: Callable[[Asked], Sequence[Action]]
    """The turns that go on from what has been picked, each as often as it comes out differently."""
    done: Callable[[Asked], Action | None]
    """The turn that has been put together."""
    chips: Callable[[Asked], list[Button]]
    """Buttons for what can be picked next and is not on the board; they do `chip` with a word."""
    press: Callable[[str], Any]

    # ---- words

    prompt: Callable[[Asked], str]
    choice: Callable[[Asked, Action], str]
    """A legal choice in words."""
    confirm: Callable[[Asked, Action | None], str]
    """The words on the gold button, for a turn, or for None while none has been chosen."""
    refusal: Callable[[Asked, Refusal], str]
    left_to_show: Callable[[Views, Sequence[Event], Any], tuple[Views, Sequence[Event]]] = (
        lambda views, events, picked: (views, events)
    )
    """A ply, from one view to the next, without what was seen when it was picked."""
