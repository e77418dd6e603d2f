"""A board with a track for pawns: all places on it for one viewer."""

from itertools import chain
from typing import NamedTuple

from .geometry import Box, Outline, Point


class PlateAnchor(NamedTuple):
    """The place of a seat's name plate: the point (x, y) is the fraction (ax, ay) of the plate's own size."""

    x: float
    y: float
    ax: float
    ay: float


class TrackPlan(NamedTuple):
    """A whole board for one viewer, in board units; `starts`, `homes`, `yards` and `plates` are by seat."""

    seats: int
    viewer: int
    portrait: bool
    size: Point
    """The box that holds the wood and the plates."""
    outline: Outline
    ring: tuple[Point, ...]
    dots: tuple[int, ...]
    """The ring squares with a black dot."""
    starts: tuple[int, ...]
    homes: tuple[tuple[Point, ...], ...]
    yards: tuple[tuple[Point, ...], ...]
    plates: tuple[PlateAnchor, ...]
    title: Point | None
    zoom_window: Box | None
    """The part of `size` without plates, where a part of the board is shown enlarged; None if it is never enlarged."""
    full_width_plates: bool
    """True if the plates are in rows that use all the width of the screen."""
    pawn_r: float

    @property
    def holes(self) -> tuple[Point, ...]:
        """The places for pawns, the yards included."""
        return (*self.ring, *chain(*self.homes), *chain(*self.yards))


def pawn_point(board: TrackPlan, pawn: int, cell: int) -> Point:
    """Return the place of `pawn` (4 * seat + k) on `cell`: a ring square, a home square or its own waiting hole."""
    ring = len(board.ring)
    if cell < ring:
        return board.ring[cell]
    lane, k = divmod(cell - ring, 4)
    if lane < board.seats:
        return board.homes[lane][k]
    return board.yards[pawn // 4][pawn % 4]


def pitch_to_fit(board: TrackPlan, width: float, height: float) -> float:
    """Return the largest pitch (px per unit) at which the board and its plates fit a box of that many px."""
    return min(width / board.size[0], height / board.size[1])
