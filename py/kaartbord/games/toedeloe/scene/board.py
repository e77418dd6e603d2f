"""The geometry of the board of ToedeLoe, its pieces as labelled shapes, and its films.

Lengths are in board units: 1 is the distance between neighbouring numbers. The origin is the upper left corner of the
wood of field A, y points down. A pawn has the number of its cell; the green pawns beside the fields and the two score
pawns have numbers of their own.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol

from ....rules.protocol import Event
from ....scene import motion
from ....scene.geometry import Box, Outline, Point
from ....scene.shapes import CHOOSABLE, HIT, NO_LABELS, SELECTED, Shape, in_paint_order
from ....text import people
from ..rules.board import CELLS, COLUMNS, FIELD, ROWS
from ..rules.state import EMPTY, GREEN, GREEN_HOME, GREEN_PAWNS

GREEN_PAWN = CELLS
"""The number of the green pawn beside field A; the one beside field B is the next."""

SCORE_PAWN = GREEN_PAWN + GREEN_PAWNS
"""The number of the white score pawn; the grey one is the next."""

DISC_R = 0.425
PAWN_R = 0.357
SCORE_R = 0.26
TARGET_R = 0.365
ROW_R = 0.455

_BORDER = 0.22
_TRACK = 0.98  # width beside a field for its score track
_WOOD = COLUMNS + 2 * _BORDER + _TRACK, ROWS + 2 * _BORDER
_TAG = 0.2  # from a corner of the wood to the middle of the field's letter
_BETWEEN = {True: 0.31, False: 0.42}  # from field to field: stacked, side by side
_DOT = 0.33  # from the middle of a number to its dot, across and up
_PEEP = 0.2
_STAGGER_MS = 160


class ToedeloePlan(NamedTuple):
    """Both fields, in board units; by field are `woods`, `seams`, `letters` (the places of their names) and `greens`
    (the squares of the green pawns).

    By team are `tracks`, the places of its score pawn from 0 down, and `rails`, the strips under them.
    """

    numbers: tuple[int, ...]
    upright: bool
    size: Point
    woods: tuple[Outline, ...]
    cells: tuple[Point, ...]
    seams: tuple[tuple[Point, Point], ...]
    letters: tuple[Point, ...]
    tracks: tuple[tuple[Point, ...], ...]
    rails: tuple[Box, ...]
    greens: tuple[Point, ...]


class ToedeloeMarks(NamedTuple):
    """The marks that the caller wants on the board. A cell is one of the view; GREEN_HOME is that of greens beside it.

    `selected` and `choosable` are cells whose pawn is picked or may be; `planned` are (team, cell) of pawns of the move
    on offer, a green one being team 2; `back` the teams whose score pawn may be picked; `trail` cells of the last move,
    `ghosts` (team, cell) of pawns it threw off; `rows` (team, its cells).
    """

    selected: tuple[int, ...] = ()
    choosable: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()
    planned: tuple[tuple[int, int], ...] = ()
    back: tuple[int, ...] = ()
    trail: tuple[int, ...] = ()
    ghosts: tuple[tuple[int, int], ...] = ()
    rows: tuple[tuple[int, Sequence[int]], ...] = ()


NO_MARKS = ToedeloeMarks()


class ToedeloeView(Protocol):
    """The part of the game's view that is drawn on the board."""

    @property
    def cells(self) -> bytes:
        """Return the content of every cell."""

    @property
    def minus(self) -> tuple[int, int]:
        """Return the place of each team's score pawn on its track, 0 or less."""


@lru_cache(maxsize=8)
def plan(numbers: tuple[int, ...], upright: bool, lowest: int = -9) -> ToedeloePlan:
    """Return the board with a number for each cell and score tracks down to `lowest`.

    `upright` stacks the fields, for a phone; else they are side by side with the tracks outside.
    """
    gap = _BETWEEN[upright]
    corners = (0.0, 0.0), ((0.0, _WOOD[1] + gap) if upright else (_WOOD[0] + gap, 0.0))
    left = (False, False) if upright else (True, False)
    fields = [
        (x + _BORDER + (_TRACK if before else 0), y + _BORDER) for (x, y), before in zip(corners, left, strict=True)
    ]
    middles = [
        x + (-0.46 * _TRACK if before else COLUMNS + 0.46 * _TRACK) for (x, _), before in zip(fields, left, strict=True)
    ]
    step = (ROWS - 1.62) / -lowest
    beside = list(zip(middles, (y for _, y in fields), strict=True))
    return ToedeloePlan(
        numbers=numbers,
        upright=upright,
        size=(corners[1][0] + _WOOD[0], corners[1][1] + _WOOD[1]),
        woods=tuple(Outline(*corner, *_WOOD, 0.35) for corner in corners),
        cells=tuple((x + k % COLUMNS + 0.5, y + k // COLUMNS + 0.5) for x, y in fields for k in range(FIELD)),
        seams=tuple(((x, y + ROWS / 2), (x + COLUMNS, y + ROWS / 2)) for x, y in fields),
        letters=tuple(
            (x + (_WOOD[0] - _TAG if before else _TAG), y + _TAG) for (x, y), before in zip(corners, left, strict=True)
        ),
        tracks=tuple(tuple((x, y + 0.3 + k * step) for k in range(1 - lowest)) for x, y in beside),
        rails=tuple(Box(x - 0.32, y - 0.02, 0.64, ROWS - 1.08) for x, y in beside),
        greens=tuple((x, y + ROWS - 0.46) for x, y in beside),
    )


# ---- shapes


def shapes(
    view: ToedeloeView, board: ToedeloePlan, marks: ToedeloeMarks = NO_MARKS, labels: Mapping[str, str] = NO_LABELS
) -> tuple[Shape, ...]:
    """Return the moving layer in paint order: row:TEAM:CELL-CELL, trail:, target:, ghost: and planned:CELL, pawn:N.

    `labels` gives the accessible name by shape id; a missing one is "".
    """
    picture = [
        *(_row(board, team, cells) for team, cells in marks.rows if cells),
        *(_dot(board, cell) for cell in marks.trail),
        *(_target(board, cell, view.cells[cell]) for cell in marks.targets),
        *(_ghost(board, team, cell) for team, cell in marks.ghosts),
        *(_piece(board.cells[cell], f"planned:{cell}", team, cell, SELECTED) for team, cell in marks.planned),
        *_pawns(view, board, marks),
    ]
    return in_paint_order(shape._replace(label=labels.get(shape.id, "")) for shape in picture)


def _row(board: ToedeloePlan, team: int, cells: Sequence[int]) -> Shape:
    (x, y), (x1, y1) = board.cells[min(cells)], board.cells[max(cells)]
    name = f"row:{team}:{min(cells)}-{max(cells)}"
    return Shape(name, "row", x, y, ROW_R, people.FIRST_TEAM_COLOUR + team, row_extent=(x1 - x, y1 - y))


def _dot(board: ToedeloePlan, cell: int) -> Shape:
    x, y = board.cells[cell]
    return Shape(f"trail:{cell}", "trail", x + _DOT, y - _DOT, 0.085, cell=cell)


def _target(board: ToedeloePlan, cell: int, piece: int) -> Shape:
    flags = CHOOSABLE | HIT * (piece != EMPTY)
    sign = str(board.numbers[cell])
    place = board.cells[cell]
    return Shape(f"target:{cell}", "target", *place, TARGET_R, role="button", flags=flags, cell=cell, sign=sign)


def _ghost(board: ToedeloePlan, team: int, cell: int) -> Shape:
    x, y = board.cells[cell]
    name, seat = f"ghost:{cell}", people.FIRST_TEAM_COLOUR + team
    return Shape(name, "ghost", x - _PEEP, y - _PEEP, PAWN_R * 0.9, seat, role="img", cell=cell)


def _piece(place: Point, name: str, team: int, cell: int, flags: int) -> Shape:
    role = "button" if flags & CHOOSABLE else "img"
    return Shape(name, "pawn", *place, PAWN_R, people.FIRST_TEAM_COLOUR + team, "", role, flags, cell)


def _pawns(view: ToedeloeView, board: ToedeloePlan, marks: ToedeloeMarks) -> list[Shape]:
    planned = {cell for _, cell in marks.planned}
    result = [
        _piece(board.cells[cell], f"pawn:{cell}", piece - 1, cell, _flags(cell, marks))
        for cell, piece in enumerate(view.cells)
        if piece != EMPTY and cell not in planned
    ]
    waiting = greens_waiting(view.cells) - sum(team == GREEN - 1 for team, _ in marks.planned)
    for k in range(max(0, waiting)):
        in_hand = SELECTED * (GREEN_HOME in marks.selected and k == waiting - 1)
        flags = in_hand | CHOOSABLE * (GREEN_HOME in marks.choosable)
        name = f"pawn:{GREEN_PAWN + k}"
        piece = _piece(board.greens[k], name, GREEN - 1, GREEN_HOME, flags)
        result.append(piece._replace(r=DISC_R * 0.72))
    for team, score in enumerate(view.minus):
        place, name = board.tracks[team][-score], f"pawn:{SCORE_PAWN + team}"
        piece = _piece(place, name, team, -1, CHOOSABLE * (team in marks.back))
        result.append(piece._replace(r=SCORE_R))
    return result


def _flags(cell: int, marks: ToedeloeMarks) -> int:
    return SELECTED * (cell in marks.selected) | CHOOSABLE * (cell in marks.choosable) | HIT * (cell in marks.targets)


def greens_waiting(cells: bytes) -> int:
    """Return the number of green pawns beside the fields."""
    return GREEN_PAWNS - cells.count(GREEN)


def last_move_marks(events: Iterable[Event]) -> ToedeloeMarks:
    """Return the dots of the cells that were taken and the ghosts of pawns thrown off, until the next move."""
    happened = list(events)
    trail = [cell for event in happened if event.kind == "place" for cell in event.cells]
    trail += [event.cells[-1] for event in happened if event.kind == "green"]
    ghosts = tuple((event.other, event.cells[0]) for event in happened if event.kind == "thrown")
    return ToedeloeMarks(trail=tuple(trail), ghosts=ghosts)


# ---- films


def film(
    board: ToedeloePlan,
    before: tuple[ToedeloeView, Sequence[Shape]],
    after: tuple[ToedeloeView, Sequence[Shape]],
    events: Iterable[Event],
    speed: motion.Speed = motion.NORMAL,
) -> motion.Timeline:
    """Return the film of one ply from one picture, (view, shapes), to the next; see `motion.film`.

    Pawns come from the head of their team's score track and go back to it; score pawns step last.
    """
    legs = _flights(board, before[0], events, speed.tempo)
    clock = max((leg.end for leg in legs), default=0.0)
    legs += _score_steps(board, (before[0].minus, after[0].minus), clock, speed.tempo)
    if speed.calm or not legs:
        return motion.fade(before[1], after[1], any_move=bool(legs), calm=speed.calm)
    coming = {f"pawn:{leg.pawn}" for leg in legs if leg.kind == "come"}
    start = [*before[1], *(shape for shape in after[1] if shape.id in coming)]
    return motion.Timeline(tuple(start), tuple(after[1]), tuple(legs), max(leg.end for leg in legs), calm=False)


def _flights(board: ToedeloePlan, before: ToedeloeView, events: Iterable[Event], tempo: float) -> list[motion.Leg]:
    """Return the flights of pawns placed shortly one after the other, of a green that moves, of a pawn thrown off."""
    lasts, later = motion.FLIGHT_MS * tempo, _STAGGER_MS * tempo
    legs: list[motion.Leg] = []
    for event in events:
        if event.kind == "place":
            stock = board.tracks[event.pawn][0]
            for k, cell in enumerate(event.cells):
                points = stock, board.cells[cell]
                legs.append(motion.Leg("come", cell, k * later, k * later + lasts, points, (-1, cell)))
        elif event.kind == "green":
            source, to = event.cells[0], event.cells[-1]
            home = greens_waiting(before.cells) - 1
            pawn = GREEN_PAWN + home if source == GREEN_HOME else source
            place = board.greens[home] if source == GREEN_HOME else board.cells[source]
            legs.append(motion.Leg("fly", pawn, 0.0, lasts, (place, board.cells[to]), (source, to)))
        elif event.kind == "thrown":
            cell, points = event.cells[0], (board.cells[event.cells[0]], board.tracks[event.other][0])
            legs.append(motion.Leg("leave", cell, lasts * 0.6, lasts * 1.6, points, (cell, -1)))
    return legs


def _score_steps(
    board: ToedeloePlan, scores: tuple[tuple[int, int], tuple[int, int]], clock: float, tempo: float
) -> list[motion.Leg]:
    """Return the steps of the score pawns up or down their track, both together; `scores` before and after."""
    legs = []
    for team, (before, after) in enumerate(zip(*scores, strict=True)):
        start, end = -before, -after
        if start != end:
            way = range(start, end + 1) if end > start else range(start, end - 1, -1)
            points = tuple(board.tracks[team][k] for k in way)
            last = clock + 2 * motion.STEP_MS * tempo * (len(points) - 1)
            legs.append(motion.Leg("walk", SCORE_PAWN + team, clock, last, points, (-1,) * len(points)))
    return legs
