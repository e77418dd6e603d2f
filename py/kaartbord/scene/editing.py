"""A board of one's own while it is being made: its squares, the cursor, and the steps that can be undone.

All is pure and knows no game: squares are numbered from 0, and a place is the middle of one in board units,
of which a square measures one each way.
"""

from collections.abc import Iterable, Sequence
from math import ceil, dist
from typing import NamedTuple

from ..rules.options import BoardFormat
from .geometry import Point

DIRECTIONS = {"ArrowRight": (1, 0), "ArrowDown": (0, 1), "ArrowLeft": (-1, 0), "ArrowUp": (0, -1)}
"""By key: a step across and a step down."""

SIDEWAYS_WEIGHT = 2
"""Weight of the distance sideways when an arrow looks for the nearest square."""

STEPS = 4
"""Points a unit at which a stroke is sampled."""


class EditedBoard(NamedTuple):
    """A board being edited, a letter for each square, with its cursor and its undo and redo history."""

    form: BoardFormat
    board: str
    at: int = 0
    """The square of the cursor."""
    undone: tuple[str, ...] = ()
    """The boards to redo, the next one last."""
    before: tuple[str, ...] = ()
    """The earlier boards, the last one last."""


def lay(editing: EditedBoard, board: str) -> EditedBoard:
    """Replace the board by another of the same form, as one step; the cursor goes to what differs first."""
    if board == editing.board:
        return editing
    return _with_board(editing, board)._replace(before=(*editing.before, editing.board), undone=())


def paint(editing: EditedBoard, squares: Iterable[int], letter: str) -> EditedBoard:
    """Change these squares to the kind `letter`, as one step; the cursor goes to the last of them.

    With "" each becomes of the kind after its own.
    """
    letters = list(editing.board)
    at = editing.at
    for at in squares:
        letters[at] = letter or following(editing.form, editing.board[at])
    return lay(editing, "".join(letters))._replace(at=at)


def following(form: BoardFormat, letter: str) -> str:
    """Return the kind after this one; after the last comes the first."""
    return form.letters[(form.letters.index(letter) + 1) % len(form.letters)]


def can_resize(editing: EditedBoard, squares: int) -> bool:
    """Return whether the board may be that many squares longer, or shorter for a negative number."""
    return len(editing.board) + squares in editing.form.lengths


def stretch(editing: EditedBoard, squares: int, letter: str) -> EditedBoard:
    """Add that many squares of the kind `letter` at the end, or remove some for a negative number, if allowed."""
    if not can_resize(editing, squares):
        return editing
    return lay(editing, (editing.board + letter * squares)[: len(editing.board) + squares])


def undo(editing: EditedBoard) -> EditedBoard:
    """Return the board as it was before the last step, if there was one."""
    if not editing.before:
        return editing
    *before, board = editing.before
    return _with_board(editing, board)._replace(before=tuple(before), undone=(*editing.undone, editing.board))


def redo(editing: EditedBoard) -> EditedBoard:
    """Redo the step that was undone last, if nothing was done since."""
    if not editing.undone:
        return editing
    *undone, board = editing.undone
    return _with_board(editing, board)._replace(undone=tuple(undone), before=(*editing.before, editing.board))


def _with_board(editing: EditedBoard, board: str) -> EditedBoard:
    """Return it with this board, and the cursor on the first square that differs."""
    differs = (i for i, pair in enumerate(zip(editing.board, board, strict=False)) if pair[0] != pair[1])
    return editing._replace(board=board, at=next(differs, len(board) - 1))


# ---- places


def neighbour_square(places: Sequence[Point], at: int, step: tuple[int, int]) -> int:
    """Return the square that an arrow leads to: the nearest on that side, straight ahead if it can be; else `at`."""
    (x, y), (across, down) = places[at], step

    def way(there: int) -> tuple[float, float]:
        """Return the distance straight ahead and to the side."""
        dx, dy = places[there][0] - x, places[there][1] - y
        return dx * across + dy * down, abs(dx * down + dy * across)

    ahead = [there for there in range(len(places)) if way(there)[0] > way(there)[1]]
    return min(ahead, key=lambda there: way(there)[0] + SIDEWAYS_WEIGHT * way(there)[1], default=at)


def squares_crossed(places: Sequence[Point], start: Point, end: Point) -> tuple[int, ...]:
    """Return the squares that a finger passes over from one point to another, in that order."""
    steps = max(1, ceil(dist(start, end) * STEPS))
    met: dict[int, None] = {}
    for step in range(steps + 1):
        along = step / steps
        x, y = (a * (1 - along) + b * along for a, b in zip(start, end, strict=True))
        for square, (px, py) in enumerate(places):
            if max(abs(px - x), abs(py - y)) <= 0.5:
                met[square] = None
    return tuple(met)
