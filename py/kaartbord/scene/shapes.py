"""The moving parts of a board, as labelled shapes in board units, and the marks on them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ..rules.protocol import Event, Placement
from .geometry import Point

SELECTED = 1
"""A flag of `Shape.flags`, like those below: the pawn that is picked."""
PROTECTED = 2
"""On its own start: nobody hits, swaps or passes it."""
HIT = 4
"""The move on offer sends the pawn here home."""
SWAP = 8
"""The move on offer swaps with the pawn here."""
CHOOSABLE = 16
"""May be picked now."""
PLANNED = 32
"""A dot of the move on offer, not of the last one."""
FRAMED = 64
"""A frame round a square whose colour must be seen, with the steps to it in a corner."""

MOVED = 128
"""The pawn that moved last."""

LEAP_HEIGHT = 2.2
"""The height of a pawn's leap from a black dot to the next, in board units."""

_LAYERS = {"row": 0, "trail": 1, "target": 2, "ghost": 3, "pawn": 4}


class Shape(NamedTuple):
    """One thing to paint and speak.

    `kind` is row, trail, target, ghost or pawn; `x`, `y`, `r` and `lift` (height above the board) in board units.
    `role` is "button" for what may be picked now, "img" for the rest that has a name, "" for decoration. A target shows
    its `sign`, a number, instead of a dot. A row, an outline of half width r, runs from (x, y) to the offset `reach`.
    """

    id: str
    kind: str
    """One of row, trail, target, ghost and pawn."""
    x: float
    y: float
    r: float
    seat: int = -1
    """The seat in whose colour it is painted, or the number of a team's colour; -1 for neither."""
    label: str = ""
    role: str = ""
    """The ARIA role: "button" for what may be picked now, "img" for the rest that has a name, "" for decoration."""
    flags: int = 0
    cell: int = -1
    lift: float = 0.0
    alpha: float = 1.0
    sign: str = ""
    """The number that a target shows instead of a dot."""
    row_extent: Point = (0.0, 0.0)
    """Of a row, an outline of half width `r`: the offset of its other end from (x, y)."""


class Marks(NamedTuple):
    """The marks that the caller wants; pawns are 4 * seat + k, cells as in the view.

    `steps` are (target, steps of the pawn in hand to it), for targets that are walked to. A `path` that ends
    on a black dot is shown with the leap to the next dot, where that is a target.
    """

    selected: tuple[int, ...] = ()
    choosable: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()
    steps: tuple[tuple[int, int], ...] = ()
    swaps: tuple[int, ...] = ()
    hits: tuple[int, ...] = ()
    path: tuple[int, ...] = ()
    trail: tuple[int, ...] = ()
    ghosts: tuple[tuple[int, int], ...] = ()
    moved: tuple[int, ...] = ()
    origins: tuple[int, ...] = ()
    """The squares of the trail that pawns left."""


def last_move_marks(events: Sequence[Event]) -> Marks:
    """Return the marks of the last move: the pawns, their trails of dots, and the ghosts of captured pawns."""
    ways = [event for event in events if event.kind in ("walk", "jump", "swap")]
    entered = [event for event in events if event.kind == "enter"]
    trail = [cell for event in ways for cell in event.cells[:-1]]
    moved = [pawn for event in (*ways, *entered) for pawn in (event.pawn, event.other) if pawn >= 0]
    left = {event.pawn: event.cells[0] for event in reversed(ways)}
    return Marks(
        trail=tuple(dict.fromkeys(trail)),
        ghosts=tuple((event.other, event.cells[0]) for event in events if event.kind == "hit"),
        moved=tuple(dict.fromkeys(moved)),
        origins=tuple(dict.fromkeys(left.values())),
    )


def steps_label(marks: Marks, cell: int) -> str:
    """Return the number of steps to a target, "" if it is not walked to."""
    return next((str(steps) for target, steps in marks.steps if target == cell), "")


NO_MARKS = Marks()
NO_LABELS: Mapping[str, str] = {}
"""By id of a shape: its spoken name; here for no shape."""


def in_paint_order(shapes: Iterable[Shape]) -> tuple[Shape, ...]:
    """Return dots under targets under ghosts under pawns; pawns from far to near, those in the air last."""
    return tuple(sorted(shapes, key=lambda s: (_LAYERS[s.kind], s.lift > 0, s.y, s.x)))


def pawn_flags(marks: Marks, pawn: int, *, targeted: bool) -> int:
    """Return the flags of a pawn by the marks; `targeted` is one on a square that can be chosen."""
    return (
        SELECTED * (pawn in marks.selected)
        | HIT * (pawn in marks.hits or targeted and pawn not in marks.swaps)
        | SWAP * (pawn in marks.swaps)
        | CHOOSABLE * (pawn in marks.choosable)
        | MOVED * (pawn in marks.moved)
    )


def target_flags(marks: Marks, pawn: int | None) -> int:
    """Return the flags of a square that can be chosen by the marks, with the pawn on it."""
    return CHOOSABLE if pawn is None else CHOOSABLE | (SWAP if pawn in marks.swaps else HIT)


def shape_by_id(shapes: Iterable[Shape], shape_id: str) -> Shape | None:
    """Return the shape with that id, or None."""
    return next((shape for shape in shapes if shape.id == shape_id), None)


def next_tap_target(shapes: Sequence[Shape], placements: Sequence[Placement]) -> Shape | None:
    """Return the next tap of a turn with these placements: the goal of a pawn, else the pawn; None for nothing."""
    pickable = [shape for shape in shapes if shape.role == "button" and not shape.flags & SELECTED]
    squares, pawns = {to for _, to in placements}, {f"pawn:{pawn}" for pawn, _ in placements}
    at_square = [shape for shape in pickable if shape.cell in squares]
    return next(iter([*at_square, *(shape for shape in pickable if shape.id in pawns)]), None)
