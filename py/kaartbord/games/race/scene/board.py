"""The layout of a pawn-race board for one viewer.

The drawing never turns; the viewer's arm is at the bottom and only the seats move round it: position = (seat - viewer)
mod seats.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, product
from math import hypot

from ....scene.geometry import Point
from ....scene.track_plan import PlateAnchor, TrackPlan, pitch_to_fit
from ....scene.trick_table import CentredBox as Place
from ..rules.ring import Ring
from .arms import disc, square
from .drawing import BoardTemplate
from .six import six


def plan_of_ring(ring: Ring, viewer: int, portrait: bool) -> TrackPlan:
    """Return the board of a game on this ring, as `plan` gives it."""
    return plan(len(ring.starts), viewer, portrait, ring.section, ring.dots[0] if ring.dots else -1)


@lru_cache(maxsize=32)
def plan(seats: int, viewer: int, portrait: bool, section: int = 16, dot: int = -1) -> TrackPlan:
    """Return the board as `viewer` sees it; `portrait` arranges it for a phone held upright.

    Without a `dot` Keezbord's, for 2, 4, 6 or 8 seats. With one Tokken's, for 3 to 8: every seat owns `section` squares
    of the ring, and the one `dot` places after its start is a black dot.
    """
    drawing = _keezbord(seats, portrait) if dot < 0 else _tokken(seats, portrait, section)
    arms = len(drawing.sections)
    stride = arms // seats
    position = [(seat - viewer) % seats * stride for seat in range(seats)]
    turn = viewer * stride
    ring = tuple(point for arm in range(arms) for point in drawing.sections[(arm - turn) % arms])
    starts = tuple(section * stride * seat for seat in range(seats))
    return TrackPlan(
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
        zoom_window=drawing.zoom_window,
        full_width_plates=drawing.full_width_plates,
        pawn_r=0.42 if seats <= 6 else 0.39,
    )


def _keezbord(seats: int, portrait: bool) -> BoardTemplate:
    if seats == 6:
        return six(portrait)
    board = disc(8, 6, portrait) if seats == 8 else square(6)
    return board._replace(zoom_window=None)


def _tokken(seats: int, portrait: bool, section: int) -> BoardTemplate:
    steps = (section - 4) // 2
    if seats == 4:
        return square(steps)
    return disc(seats, steps, portrait, beside=0.54)


@lru_cache(maxsize=32)
def largest_plan(ring: Ring, viewer: int, width: float, height: float) -> TrackPlan:
    """Return the board of a game, horizontal or upright, the larger in a box of that many px with readable plates."""
    plans = [plan_of_ring(ring, viewer, portrait) for portrait in (False, True)]
    return max(
        plans,
        key=lambda board: (min(place_plates(board, width, height)[0].w, READ), pitch_to_fit(board, width, height)),
    )


READ = 76
"""The least width of a plate in px, if the room allows."""

PLATES = (172, 58), (150, 54), (130, 50), (112, 46), (100, 42), (92, 40), (86, 38), (78, 36)
"""Width and height of a plate with a line below the name, in px, the largest first."""

LINES = (120, 30), (100, 30), (86, 28), (76, 26), (66, 24), (56, 22), (48, 20)
"""The same for a plate with no more than the name's line."""

HOLE = 0.42
"""The radius of a pawn's place, in board units."""

CLEAR = 3.0
"""Px between a plate and the holes and plates that it must not cover."""


@lru_cache(maxsize=32)
def place_plates(board: TrackPlan, width: float, height: float, letters: float = 1.0) -> tuple[Place, ...]:
    """Return the plates by seat in a box of that many px, the board in its middle: no hole or other plate is covered.

    All are as large as the narrowest place allows, and `letters` times as large as usual if there is room.
    """
    pitch = pitch_to_fit(board, width, height)
    holes = [_in_box(board, hole, width, height) for hole in board.holes]
    sizes = [(w * letters, h * letters) for w, h in PLATES * (letters > 1)]
    boxes: list[Place] = []
    for size in (*sizes, *PLATES, *LINES):
        boxes = [_plate_box(board, plate, width, height, size) for plate in board.plates]
        if all(box.within(width, height) for box in boxes) and _covers_nothing(boxes, holes, HOLE * pitch + CLEAR):
            break
    return tuple(boxes)


def _in_box(board: TrackPlan, point: Point, width: float, height: float) -> Point:
    pitch, (x, y), (wide, high) = pitch_to_fit(board, width, height), point, board.size
    return width / 2 + (x - wide / 2) * pitch, height / 2 + (y - high / 2) * pitch


def _plate_box(board: TrackPlan, plate: PlateAnchor, width: float, height: float, size: Point) -> Place:
    x, y = _in_box(board, (plate.x, plate.y), width, height)
    if board.full_width_plates:
        x = plate.x / board.size[0] * width
    return Place(x + (0.5 - plate.ax) * size[0], y + (0.5 - plate.ay) * size[1], *size)


def _covers_nothing(boxes: Sequence[Place], holes: Sequence[Point], radius: float) -> bool:
    """Return whether the plates cover no hole of this radius, and none covers another."""
    return all(one.clear(two, CLEAR / 2) for one, two in combinations(boxes, 2)) and all(
        hypot(max(abs(x - box.x) - box.w / 2, 0), max(abs(y - box.y) - box.h / 2, 0)) >= radius
        for box, (x, y) in product(boxes, holes)
    )
