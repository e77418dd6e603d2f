"""The moving parts of a race's board, as labelled shapes in board units."""

from collections.abc import Mapping, Sequence
from math import pi, sin
from typing import Protocol

from ....scene import motion
from ....scene.shapes import (
    CHOOSABLE,
    LEAP_HEIGHT,
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
from ....scene.track_plan import TrackPlan, pawn_point

_LEAP_DOTS = 10
_OVER_A_DOT = 0.34  # covers the chevrons


class RaceView(Protocol):
    """The part of a race game's view that is on the board."""

    @property
    def pawns(self) -> bytes:
        """Return the square of every pawn."""


def race_shapes(
    view: RaceView, board: TrackPlan, marks: Marks = NO_MARKS, labels: Mapping[str, str] = NO_LABELS
) -> tuple[Shape, ...]:
    """Return the moving layer in paint order. `labels` gives the spoken name by shape id; a missing one is ""."""
    standing = {cell: pawn for pawn, cell in enumerate(view.pawns) if cell < len(board.ring) + 4 * board.seats}
    shapes = [
        *_dots(board, marks, standing),
        *_leap(board, marks),
        *(_target(board, cell, standing.get(cell), marks) for cell in marks.targets),
        *(_ghost(board, pawn, cell, cell in standing) for pawn, cell in marks.ghosts),
        *(_pawn(board, pawn, cell, marks) for pawn, cell in enumerate(view.pawns)),
    ]
    return in_paint_order(shape._replace(label=labels.get(shape.id, "")) for shape in shapes)


def _dots(board: TrackPlan, marks: Marks, standing: Mapping[int, int]) -> list[Shape]:
    planned = [cell for cell in marks.path if cell not in standing and cell not in marks.targets]
    passed = [cell for cell in marks.trail if cell not in planned and cell not in standing]
    dots = [(cell, 0.22 if cell in marks.origins else 0.13, 0) for cell in passed]
    dots += [(cell, 0.16, PLANNED) for cell in planned]
    return [
        Shape(
            f"trail:{cell}",
            "trail",
            *pawn_point(board, 0, cell),
            _OVER_A_DOT if cell in board.dots else r,
            flags=flags,
            cell=cell,
        )
        for cell, r, flags in dots
    ]


def _leap(board: TrackPlan, marks: Marks) -> list[Shape]:
    """Return dots along the leap that the path on offer ends with."""
    if not marks.path or marks.path[-1] not in board.dots:
        return []
    cell, k = marks.path[-1], board.dots.index(marks.path[-1])
    after = board.dots[(k + 1) % len(board.dots)]
    if after not in marks.targets:
        return []
    (x0, y0), (x1, y1) = board.ring[cell], board.ring[after]
    parts = [i / _LEAP_DOTS for i in range(1, _LEAP_DOTS)]
    curve = [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - LEAP_HEIGHT * sin(pi * t)) for t in parts]
    return [Shape(f"leap:{i}", "trail", x, y, 0.1, flags=PLANNED, cell=cell) for i, (x, y) in enumerate(curve)]


def _target(board: TrackPlan, cell: int, pawn: int | None, marks: Marks) -> Shape:
    flags = target_flags(marks, pawn)
    place, sign = pawn_point(board, 0, cell), steps_label(marks, cell)
    return Shape(f"target:{cell}", "target", *place, 0.38, role="button", flags=flags, cell=cell, sign=sign)


def _ghost(board: TrackPlan, pawn: int, cell: int, covered: bool) -> Shape:
    x, y = pawn_point(board, pawn, cell)
    if covered:  # peep out from behind the pawn that did it
        x, y = x - 0.36, y - 0.36
    return Shape(f"ghost:{pawn}", "ghost", x, y, board.pawn_r * 0.9, pawn // 4, role="img", cell=cell)


def _pawn(board: TrackPlan, pawn: int, cell: int, marks: Marks) -> Shape:
    seat = pawn // 4
    flags = pawn_flags(marks, pawn, targeted=cell in marks.targets) | PROTECTED * (cell == board.starts[seat])
    role = "button" if flags & CHOOSABLE else "img"
    return Shape(f"pawn:{pawn}", "pawn", *pawn_point(board, pawn, cell), board.pawn_r, seat, "", role, flags, cell)


def race_film(
    before: Sequence[Shape],
    after: Sequence[Shape],
    board: TrackPlan,
    steps: Sequence[motion.PawnMotion],
    speed: motion.Speed = motion.NORMAL,
) -> motion.Timeline:
    """Return the film of a move on a race board; see `motion.film`."""
    return motion.film(before, after, lambda pawn, cell: pawn_point(board, pawn, cell), steps, speed)
