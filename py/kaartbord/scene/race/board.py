"""Where everything on a pawn-race board lies for one viewer.

The drawing never turns; the viewer's arm is at the bottom and only the seats move round it:
position = (seat - viewer) mod seats.
"""

from functools import lru_cache
from typing import NamedTuple

from ...games.race.ring import Ring
from .arms import disc, square
from .drawing import Box, Drawing, Outline, Plate, Point
from .six import six

__all__ = ["Box", "Outline", "Plan", "Plate", "Point", "fit", "hang", "plan", "plan_of", "spot"]


class Plan(NamedTuple):
    """A whole board for one viewer, in board units; `starts`, `homes`, `yards` and `plates` are by seat.

    `size` is the box that holds the wood and the plates, `dots` are the ring squares of the black dots.
    `window` is the part of the box that no plate hangs over, for looking at a part of the board enlarged, or
    None. With `spread` the plates are rows that may use the whole width there is. From a pitch of
    `large_plates` px on there is room for large plates.
    """

    seats: int
    viewer: int
    portrait: bool
    size: Point
    outline: Outline
    ring: tuple[Point, ...]
    dots: tuple[int, ...]
    starts: tuple[int, ...]
    homes: tuple[tuple[Point, ...], ...]
    yards: tuple[tuple[Point, ...], ...]
    plates: tuple[Plate, ...]
    title: Point | None
    window: Box | None
    spread: bool
    large_plates: float
    pawn_r: float


def plan_of(ring: Ring, viewer: int, portrait: bool) -> Plan:
    """The board of a game on this ring, as `plan` gives it."""
    return plan(len(ring.starts), viewer, portrait, ring.section, ring.dots[0] if ring.dots else -1)


@lru_cache(maxsize=32)
def plan(seats: int, viewer: int, portrait: bool, section: int = 16, dot: int = -1) -> Plan:
    """The board as `viewer` sees it; `portrait` arranges it for a phone held upright.

    Without a `dot` Keezbord's, for 2, 4, 6 or 8 seats. With one Tokken's, for 3 to 8: every seat owns
    `section` squares of the ring, and the one `dot` places after its start is a black dot.
    """
    drawing = _keezbord(seats, portrait) if dot < 0 else _tokken(seats, portrait, section)
    arms = len(drawing.sections)
    stride = arms // seats
    position = [(seat - viewer) % seats * stride for seat in range(seats)]
    turn = viewer * stride
    ring = tuple(point for arm in range(arms) for point in drawing.sections[(arm - turn) % arms])
    starts = tuple(section * stride * seat for seat in range(seats))
    return Plan(
        seats=seats,
        viewer=viewer,
        portrait=portrait,
        size=drawing.size,
        outline=drawing.outline,
        ring=ring,
        dots=tuple(start + dot for start in starts) if dot >= 0 else (),
        starts=starts,
        homes=tuple(drawing.homes[p] for p in position),
        yards=tuple(drawing.yards[p] for p in position),
        plates=tuple(drawing.plates[p] for p in position),
        title=drawing.title,
        window=drawing.window,
        spread=drawing.spread,
        large_plates=drawing.large_plates,
        pawn_r=0.42 if seats <= 6 else 0.39,
    )


def _keezbord(seats: int, portrait: bool) -> Drawing:
    if seats == 6:
        return six(portrait)
    # on a phone the plates are larger against the board
    board = disc(8, 6, portrait) if seats == 8 else square(6, 4.45 if portrait else 5.0)
    return board._replace(window=None)


def _tokken(seats: int, portrait: bool, section: int) -> Drawing:
    steps = (section - 4) // 2
    if seats == 4:
        return square(steps, steps * 0.7 if portrait else steps - 1.2)
    return disc(seats, steps, portrait, beside=0.54, large_plates=24.0)


def spot(board: Plan, pawn: int, cell: int) -> Point:
    """Where `pawn` (4 * seat + k) stands on `cell`: a ring square, a home square or its own waiting hole."""
    ring = len(board.ring)
    if cell < ring:
        return board.ring[cell]
    lane, k = divmod(cell - ring, 4)
    if lane < board.seats:
        return board.homes[lane][k]
    return board.yards[pawn // 4][pawn % 4]


def fit(board: Plan, width: float, height: float) -> float:
    """The largest pitch (px per unit) at which the board and its plates fit a box of that many px."""
    return min(width / board.size[0], height / board.size[1])


def hang(board: Plan, seat: int, width: float, height: float) -> Point:
    """Where in a box of that many px, with the board in its middle, the seat's plate hangs, in px."""
    pitch, plate = fit(board, width, height), board.plates[seat]
    x = plate.x / board.size[0] * width
    if not board.spread:
        x = width / 2 + (plate.x - board.size[0] / 2) * pitch
    return x, height / 2 + (plate.y - board.size[1] / 2) * pitch
