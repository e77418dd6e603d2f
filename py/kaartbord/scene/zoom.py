"""Looking closer at a part of a board that is too small for its pawns' letters.

A view is a `Box` of the board, in board units, shown ZOOM times as large in the board's window, where no plate hangs.
"""

from collections.abc import Iterable, Sequence
from math import dist, inf

from .geometry import Box, Point
from .hit_testing import FINGER
from .motion import Timeline
from .shapes import SELECTED, Shape
from .track_plan import TrackPlan, pitch_to_fit

ZOOM = 2.0
MIN_LETTER_R = 7.0
"""The radius (px) under which a pawn carries no letter."""
BUTTON = 48.0
"""CSS px of the width of the button that changes the view."""

_INSET = 8.0  # CSS px from the button to the edges of what is framed
_ROUND = 0.8  # from a hole that must be in view to the edge of the view


def is_small(board: TrackPlan, pitch: float) -> bool:
    """Return whether at this pitch (px) there is more to see from close by."""
    return board.zoom_window is not None and board.pawn_r * pitch < MIN_LETTER_R


def zoom_frame(board: TrackPlan, width: float, height: float) -> Box:
    """Return the box, in px of a place of that size, that shows the view: the board's window, or the whole board."""
    window, pitch = board.zoom_window or Box(0, 0, *board.size), pitch_to_fit(board, width, height)
    left, top = (width - board.size[0] * pitch) / 2, (height - board.size[1] * pitch) / 2
    if board.full_width_plates:
        return Box(0, top + window.y * pitch, width, window.h * pitch)
    return Box(left + window.x * pitch, top + window.y * pitch, window.w * pitch, window.h * pitch)


def zoom_button_point(frame: Box, middle: Point | None, asked: Sequence[Point]) -> Point:
    """Return the middle of the button, in px like its arguments, so that it covers nothing that is asked.

    That is the `middle` of the board, if it is given, or else a corner of the frame, the first without
    anything asked within a finger; without such a corner, the one farthest from what is asked.
    """
    inset = _INSET + BUTTON / 2
    left, top = frame.x + inset, frame.y + inset
    right, bottom = frame.x + frame.w - inset, frame.y + frame.h - inset
    corners = (right, top), (left, top), (right, bottom), (left, bottom)
    places = (middle, *corners) if middle else corners

    def room(place: Point) -> float:
        return min((dist(place, point) for point in asked), default=inf)

    return next((place for place in places if room(place) >= BUTTON / 2 + FINGER), max(places, key=room))


def view_of_own_arm(board: TrackPlan, size: Point) -> Box:
    """Return the view of that size with the viewer's start, home and waiting pawns in its middle."""
    seat = board.viewer
    own = board.ring[board.starts[seat]], *board.homes[seat], *board.yards[seat]
    left, top, right, bottom = _bounds(own)
    return view_at(board, ((left + right) / 2, (top + bottom) / 2), size)


def view_around(board: TrackPlan, points: Sequence[Point], size: Point) -> Box | None:
    """Return the view of that size in board units with the points in its middle, or None if they do not fit."""
    left, top, right, bottom = _bounds(points)
    if right - left > size[0] - 2 * _ROUND or bottom - top > size[1] - 2 * _ROUND:
        return None
    return view_at(board, ((left + right) / 2, (top + bottom) / 2), size)


def _bounds(points: Sequence[Point]) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def view_at(board: TrackPlan, middle: Point, size: Point) -> Box:
    """Return the view of that size with this middle, or as near to it as keeps to the wood."""
    wood = board.outline
    x = _within(middle[0] - size[0] / 2, wood.x, wood.x + wood.w - size[0])
    y = _within(middle[1] - size[1] / 2, wood.y, wood.y + wood.h - size[1])
    return Box(x, y, *size)


def _within(value: float, least: float, most: float) -> float:
    """Return the value kept in a range; the middle of an empty range."""
    return (least + most) / 2 if most < least else min(max(value, least), most)


def contains_all(view: Box, points: Iterable[Point]) -> bool:
    """Return whether all points are in the view."""
    return all(view.x <= x <= view.x + view.w and view.y <= y <= view.y + view.h for x, y in points)


def view_of_choices(board: TrackPlan, shapes: Iterable[Shape], size: Point) -> Box | None:
    """Return the view of that size for what may be picked: all of it with the pawn in hand, or that pawn's targets.

    None where neither fits, or where nothing may be picked.
    """
    asked = _asked(shapes)
    near = [shape for shape in asked if shape.kind == "target" or shape.flags & SELECTED]
    groups = [[(shape.x, shape.y) for shape in group] for group in (asked, near) if group]
    return next((view for group in groups if (view := view_around(board, group, size))), None)


def _asked(shapes: Iterable[Shape]) -> list[Shape]:
    return [shape for shape in shapes if shape.role == "button" or shape.flags & SELECTED]


class Camera:
    """The part of a board on view: `view`, or all of it while that is None.

    A board that is `small` is seen from close by, first at the own arm and then at each choice that fits a
    view; from afar while something moves outside the view. `change` overrules that until it is called again.
    """

    def __init__(self) -> None:
        self.view: Box | None = None
        self.small = False
        self._board: TrackPlan | None = None
        self._size: Point = (0.0, 0.0)
        self._near = True
        self._followed: frozenset[str] = frozenset()

    def fit(self, board: TrackPlan, width: float, height: float) -> None:
        """Adopt the board in a place of that many px."""
        pitch, box = pitch_to_fit(board, width, height), zoom_frame(board, width, height)
        another, self._board = board is not self._board, board
        self.small = is_small(board, pitch)
        self._size = box.w / pitch / ZOOM, box.h / pitch / ZOOM
        if not self.small or another:
            self.view = view_of_own_arm(board, self._size) if self.small and self._near else None
        elif self.view is not None:
            self.view = view_at(board, _middle(self.view), self._size)

    def change(self, shapes: Sequence[Shape]) -> None:
        """Change from the whole board to a part of it, or back."""
        if self._board is not None:
            self._near = self.view is None
            near = view_of_choices(self._board, shapes, self._size) or view_of_own_arm(self._board, self._size)
            self.view = near if self._near else None

    def follow(self, shapes: Sequence[Shape]) -> None:
        """Move to the new choices, where they have changed."""
        asked = frozenset(shape.id for shape in _asked(shapes))
        if self._board is None or not self.small or not self._near or asked == self._followed:
            return
        self._followed = asked
        if asked:
            self.view = view_of_choices(self._board, shapes, self._size)

    def step_back(self) -> None:
        """Show all of it, until something on it may be picked."""
        self.view = None

    def watch(self, film: Timeline) -> None:
        """Step back if a pawn is to move outside the view; one that is sent home may leave it."""
        going = [leg for leg in film.legs if leg.kind != "fly"] or film.legs
        if self.view is not None and not contains_all(self.view, [point for leg in going for point in leg.points]):
            self.view = None

    def show(self, point: Point) -> None:
        """Move the view to contain the point."""
        if self._board is not None and self.view is not None and not contains_all(self.view, [point]):
            self.view = view_at(self._board, point, self._size)

    def drag(self, start: Box, dx: float, dy: float) -> None:
        """Move the view from where it was at the start, the board following the finger, in board units."""
        if self._board is not None and self.view is not None:
            x, y = _middle(start)
            self.view = view_at(self._board, (x - dx, y - dy), self._size)


def _middle(view: Box) -> Point:
    return view.x + view.w / 2, view.y + view.h / 2
