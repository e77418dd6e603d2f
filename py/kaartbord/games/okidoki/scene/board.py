"""The geometry of the board of OkiDoki, its pieces as labelled shapes, and its films.

Lengths are in board units: 1 is the distance between neighbouring squares. The origin is the upper left corner of the
wood, y points down. The path climbs from the square at the lower left; rows of seven squares are joined by one square
at alternate ends.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol

from ....rules.protocol import Event
from ....scene import motion
from ....scene.geometry import Outline, Point
from ....scene.shapes import (
    CHOOSABLE,
    FRAMED,
    NO_LABELS,
    NO_MARKS,
    PLANNED,
    PROTECTED,
    Marks,
    Shape,
    in_paint_order,
    pawn_flags,
    steps_label,
    target_flags,
)
from ....text import people
from ..rules.board import ROW_LENGTH
from ..rules.state import RESERVE, START, TEAM_PAWNS

BORDER = 0.3
"""Wood round the squares."""

PAWN_R = 0.31
SMALL_R = 0.2
"""Radius of a pawn in reserve or at the finish."""

TARGET_R = 0.45
"""Half the side of the frame round a square that can be chosen."""

SAFE_SQUARES = "wg"
"""By team: the letter of the squares on which its pawns are safe."""

Grid = Callable[[float, float], Point]
"""From column and row to the middle of a place."""

_BOXES = 2  # start boxes of a team, and places for its pawns in reserve
_HOME = 254  # a cell of films only: the pictogram beside the finish
_DOT_DOWN = 0.33  # from the middle of a square to its dot, which leaves the number free
_PEEP = 0.2


class OkidokiPlan(NamedTuple):
    """A whole board, in board units; `starts`, `reserves` and `pictograms` are by team.

    `path` has square 1 first and ends with the finish. `seam` is the line between the two halves, or None if other
    things are in its place.
    """

    squares: str
    size: Point
    outline: Outline
    path: tuple[Point, ...]
    starts: tuple[tuple[Point, ...], ...]
    reserves: tuple[tuple[Point, ...], ...]
    pictograms: tuple[tuple[Point, ...], ...]
    seam: tuple[Point, Point] | None

    @property
    def finish(self) -> int:
        """Return the cell after the last square."""
        return len(self.path)


class OkidokiView(Protocol):
    """The part of the game's view that is drawn on the board."""

    @property
    def pawns(self) -> bytes:
        """Return the square of every pawn."""


@lru_cache(maxsize=8)
def plan(squares: str) -> OkidokiPlan:
    """Return the board with these squares, a letter each (see `games.okidoki.rules.board`)."""
    last = len(squares)
    rows = 2 * (last // (ROW_LENGTH + 1)) + (2 if last % (ROW_LENGTH + 1) == ROW_LENGTH else 1)
    places = [_place(i) for i in range(last + 1)]

    def point(column: float, row: float) -> Point:
        """Return the middle of a place; row 0 is the lowest."""
        return BORDER + column + 0.5, BORDER + rows - row - 0.5

    column, row = places[last]
    signs = row if row % 2 else row - 1
    first = _first_sign(column, signs, beside=row == signs)
    size = ROW_LENGTH + 2 * BORDER, rows + 2 * BORDER
    return OkidokiPlan(
        squares=squares,
        size=size,
        outline=Outline(0, 0, *size, 0.34),
        path=tuple(point(*place) for place in places),
        starts=tuple(tuple(point(2.1 * t + 0.92 * i, 1) for i in range(_BOXES)) for t in (0, 1)),
        reserves=tuple(tuple(point(4.2 + 0.6 * i, 1.25 - t / 2) for i in range(_BOXES)) for t in (0, 1)),
        pictograms=tuple(
            tuple(point(first + 0.02 + 0.72 * i, signs + 0.25 - t / 2) for i in range(TEAM_PAWNS)) for t in (0, 1)
        ),
        seam=_seam(last, (1, signs), point),
    )


def _place(i: int) -> tuple[int, int]:
    """Return the column and row of place i of the path, from 0; row 0 is the lowest."""
    turn, along = divmod(i, ROW_LENGTH + 1)
    right = turn % 2 == 0
    if along == ROW_LENGTH:
        return (ROW_LENGTH - 1 if right else 0), 2 * turn + 1
    return (along if right else ROW_LENGTH - 1 - along), 2 * turn


def _joint(row: int) -> int:
    """Return the column of the square that fills the gap between two rows."""
    return ROW_LENGTH - 1 if row % 4 == 1 else 0


def _first_sign(finish: int, row: int, *, beside: bool) -> int:
    """Return the column in which the pictograms begin: as near to the finish as the joining square leaves."""
    least = 1 if _joint(row) == 0 else 0
    first = finish - 3 if beside and _joint(row) else finish + 1 if beside else finish - 1
    return min(max(first, least), least + ROW_LENGTH - 4)


def _seam(last: int, taken: tuple[int, int], point: Grid) -> tuple[Point, Point] | None:
    """Return the line between the halves, in the middle gap of the path; None if starts or pictograms are there."""
    gaps = range(1, 2 * ((last + 1) // (ROW_LENGTH + 1)), 2)
    row = min(gaps, key=lambda gap: (abs((gap // 2 + 1) * (ROW_LENGTH + 1) - (last + 1) / 2), -gap))
    if row in taken:
        return None
    first = 0.7 if _joint(row) == 0 else -0.5
    return point(first, row), point(first + ROW_LENGTH - 1.2, row)


def pawn_point(board: OkidokiPlan, pawn: int, cell: int, nth: int) -> Point:
    """Return the point of `pawn` (0-3 white, 4-7 grey) on `cell`; `nth` is its box at the start or in reserve."""
    team = pawn // TEAM_PAWNS
    if cell == START:
        return board.starts[team][nth % _BOXES]
    if cell == RESERVE:
        return board.reserves[team][nth % _BOXES]
    if cell >= board.finish:
        return board.pictograms[team][pawn % TEAM_PAWNS]
    return board.path[cell - 1]


def boxes(pawns: bytes) -> tuple[int, ...]:
    """Return, by pawn, its box at the start or in reserve: its own one of two, if that is free."""
    result: list[int] = []
    for pawn, cell in enumerate(pawns):
        mates = range(pawn // TEAM_PAWNS * TEAM_PAWNS, pawn)
        taken = {result[mate] for mate in mates if pawns[mate] == cell}
        own = pawn % _BOXES
        result.append(1 - own if own in taken else own)
    return tuple(result)


def pawn_points(board: OkidokiPlan, pawns: bytes) -> tuple[Point, ...]:
    """Return the point of each pawn."""
    nth = boxes(pawns)
    return tuple(pawn_point(board, pawn, cell, nth[pawn]) for pawn, cell in enumerate(pawns))


# ---- shapes


def shapes(
    view: OkidokiView, board: OkidokiPlan, marks: Marks = NO_MARKS, labels: Mapping[str, str] = NO_LABELS
) -> tuple[Shape, ...]:
    """Return the moving layer in paint order: trail:CELL, target:CELL, ghost:PAWN, pawn:PAWN.

    `labels` gives the accessible name by shape id; a missing one is "".
    """
    standing = {cell: pawn for pawn, cell in enumerate(view.pawns) if START < cell < board.finish}
    picture = [
        *_dots(board, marks),
        *(_target(board, cell, standing.get(cell), marks) for cell in marks.targets),
        *(_ghost(board, pawn, cell, cell in standing) for pawn, cell in marks.ghosts),
        *(
            _pawn(board, pawn, view.pawns[pawn], place, marks)
            for pawn, place in enumerate(pawn_points(board, view.pawns))
        ),
    ]
    return in_paint_order(shape._replace(label=labels.get(shape.id, "")) for shape in picture)


def _dots(board: OkidokiPlan, marks: Marks) -> list[Shape]:
    planned = [cell for cell in marks.path if cell not in marks.targets]
    passed = [cell for cell in marks.trail if cell not in planned]
    dots = [(cell, 0.1 if cell in marks.origins else 0.064, 0) for cell in passed]
    dots += [(cell, 0.08, PLANNED) for cell in planned]
    return [
        Shape(f"trail:{cell}", "trail", x, y + _DOT_DOWN, r, flags=flags, cell=cell)
        for cell, r, flags in dots
        if START < cell < board.finish
        for x, y in [board.path[cell - 1]]
    ]


def _target(board: OkidokiPlan, cell: int, pawn: int | None, marks: Marks) -> Shape:
    flags, sign = FRAMED | target_flags(marks, pawn), steps_label(marks, cell)
    place, name = board.path[cell - 1], f"target:{cell}"
    return Shape(name, "target", *place, TARGET_R, role="button", flags=flags, cell=cell, sign=sign)


def _ghost(board: OkidokiPlan, pawn: int, cell: int, covered: bool) -> Shape:
    x, y = board.path[cell - 1]
    if covered:  # peep out from behind the pawn that did it
        x, y = x - _PEEP, y - _PEEP
    team = people.FIRST_TEAM_COLOUR + pawn // TEAM_PAWNS
    return Shape(f"ghost:{pawn}", "ghost", x, y, PAWN_R * 0.9, team, role="img", cell=cell)


def _pawn(board: OkidokiPlan, pawn: int, cell: int, place: Point, marks: Marks) -> Shape:
    team = pawn // TEAM_PAWNS
    on_track = START < cell < board.finish
    targeted = on_track and cell in marks.targets
    protected = on_track and board.squares[cell - 1] == SAFE_SQUARES[team]
    flags = pawn_flags(marks, pawn, targeted=targeted) | FRAMED * targeted | PROTECTED * protected
    role = "button" if flags & CHOOSABLE else "img"
    r = PAWN_R if cell < board.finish else SMALL_R
    return Shape(f"pawn:{pawn}", "pawn", *place, r, people.FIRST_TEAM_COLOUR + team, "", role, flags, cell)


# ---- films


def pawn_motions(events: Iterable[Event], board: OkidokiPlan, before: bytes, after: bytes) -> list[motion.PawnMotion]:
    """Return the motions of one ply; `before` and `after` are the pawns of the two views.

    A pawn that only changes its box at the start or in reserve slides there at the end.
    """
    result: list[motion.PawnMotion] = []
    for event in events:
        if event.kind == "walk":
            result.append(("walk", event.pawn, event.cells[1:]))
            if event.cells[-1] >= board.finish:
                result.append(("slide", event.pawn, _HOME))
        elif event.kind == "hit":
            result.append(("fly", event.other, after[event.other]))
        elif event.kind == "swap":
            result += [("fly", pawn, after[pawn]) for pawn in (event.pawn, event.other)]
        elif event.kind == "refill":
            result.append(("slide", event.pawn, START))
    moved = {pawn for _, pawn, _ in result}
    stood, stand = pawn_points(board, before), pawn_points(board, after)
    result += [
        ("slide", pawn, cell) for pawn, cell in enumerate(after) if pawn not in moved and stood[pawn] != stand[pawn]
    ]
    return result


def film(
    board: OkidokiPlan,
    before: tuple[bytes, Sequence[Shape]],
    after: tuple[bytes, Sequence[Shape]],
    events: Iterable[Event],
    speed: motion.Speed = motion.NORMAL,
) -> motion.Timeline:
    """Return the film of one ply from one picture, (pawns, shapes), to the next; see `motion.film`."""
    stand, nth = pawn_points(board, after[0]), boxes(after[0])

    def where(pawn: int, cell: int) -> Point:
        if cell == board.finish:
            return board.path[-1]
        if cell == _HOME:
            return pawn_point(board, pawn, board.finish, 0)
        return stand[pawn] if after[0][pawn] == cell else pawn_point(board, pawn, cell, nth[pawn])

    moves = pawn_motions(events, board, before[0], after[0])
    return motion.film(before[1], after[1], where, moves, speed)
