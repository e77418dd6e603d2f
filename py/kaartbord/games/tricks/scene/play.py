"""The parts of a game of two teams for their table: its board, its words, and the moves of pawns. Pure."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ....match.match import Ply
from ....rules.protocol import Action, Event, Refusal
from ....scene.board_rows import SquareRow
from ....scene.chooser import AnyQuestion
from ....scene.geometry import Point
from ....scene.motion import Timeline
from ....scene.presentation import Button
from ....scene.shapes import Shape
from ....text.messages import Messages

TeamQuestion = AnyQuestion[Any]
Views = tuple[Any, Any]


class TeamPlay(NamedTuple):
    """Functions of a view, and of a question as in a `Chooser`. Hands and cards are by chair."""

    nothing: Any
    """The empty selection; its `cards` are those of the hand."""
    partners_share_pawns: bool
    """True if either player of a team may move its pawns."""
    keeps_hand_in_place: bool
    """True if the hand keeps its place while pawns are moved: cards are played again after them."""

    # ---- the table

    plan: Callable[[Any, bool], Any]
    """The plan of the board, for a room that is higher than wide or not."""
    is_moving_pawns: Callable[[Any], bool]
    """True if pawns are moved now, and no cards played."""
    has_large_board: Callable[[Any, int | None], bool]
    """True if the board is large, without the hand of the viewer: its pawns are moved from here."""
    hand: Callable[[Any, int], int]
    """The chair of the seat whose cards are asked for, or would be next."""
    trick: Callable[[Any], list[tuple[int, int]]]
    """The cards of the trick in progress, as (chair, card) in order of play."""
    taken_trick: Callable[[Any, Any], list[tuple[int, int]]]
    """The trick that was taken between these two views."""
    sign: Callable[[int], str]
    """The sign on a played card; "" if it has none."""
    banner: Callable[[Messages, Any, Sequence[Event], int | None], str]
    """The announcement of a ply to a seat, or ""."""
    continue_key: Callable[[Ply, bool], str]
    """The key of the words on the button that continues, for a ply that is shown until a player here presses it;
    else "". The second parameter is True if the ply was chosen here automatically, as the only choice."""
    progress_line: Callable[[Messages, Any], str]
    """The progress of the game, in a line."""
    plate_state: Callable[[Messages, Any, int, bool], str]
    """The text of a player's plate besides the name, on a narrow one in short; "" if it has none."""

    # ---- pawns

    is_board_move: Callable[[Sequence[Event]], bool]
    """True if these events are a move on the board, whose traces are drawn until the next one."""
    shapes: Callable[[TeamQuestion, Any, Sequence[Event]], tuple[Shape, ...]]
    """The shapes on the board, with the possible choices, or the traces of the last move."""
    reading: Callable[[TeamQuestion, Any, Sequence[Shape]], Sequence[SquareRow]]
    """The board for screen readers, with these shapes on it."""
    film: Callable[..., Timeline]
    """(board, views before and after, events, speed, last move): one ply, with the traces of the last move."""
    pick: Callable[[TeamQuestion, Shape], Any]
    why_not: Callable[[TeamQuestion, Any, Point], Refusal | None]
    pick_action: Callable[[Action], Any]
    undo: Callable[[TeamQuestion], Any]
    has_picks: Callable[[TeamQuestion], bool]
    """True if something has been picked."""
    listed: Callable[[TeamQuestion], Sequence[Action]]
    """The turns that continue the picked parts, one for each different result."""
    complete_action: Callable[[TeamQuestion], Action | None]
    """The completed turn, or None."""
    chips: Callable[[TeamQuestion], list[Button]]
    """Buttons for parts that can be picked next and are not on the board; they do `chip` with a word."""
    press: Callable[[str], Any]

    # ---- words

    prompt: Callable[[TeamQuestion], str]
    choice: Callable[[TeamQuestion, Action], str]
    """A legal choice in words."""
    confirm: Callable[[TeamQuestion, Action | None], str]
    """The words on the gold button, for a turn, or for None while it is not complete."""
    refusal: Callable[[TeamQuestion, Refusal], str]
    unshown_part: Callable[[Views, Sequence[Event], Any], tuple[Views, Sequence[Event]]] = (
        lambda views, events, picked: (views, events)
    )
    """A ply, from one view to the next, without the changes already shown when it was picked."""
