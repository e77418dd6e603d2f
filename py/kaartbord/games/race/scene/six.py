"""The board for six: a rectangle with two kinds of arms."""

from ....scene.geometry import Outline, Point
from ....scene.track_plan import PlateAnchor
from .drawing import MARGIN, BoardTemplate, corners, moved

_CORNER = (("ahead", 1), ("right", 6), ("left", 6), ("right", 2))
_STRAIGHT = (("ahead", 1), ("right", 4), ("left", 4), ("left", 4), ("right", 2))
_ARMS: tuple[tuple[Point, Point, tuple[tuple[str, int], ...], Point, Point], ...] = (
    # start, heading, section, junction, heading of the home lane
    ((7, 16), (-1, 0), _CORNER, (8, 16), (0, -1)),
    ((0, 7), (0, -1), _CORNER, (0, 8), (1, 0)),
    ((9, 0), (1, 0), _STRAIGHT, (8, 0), (0, 1)),
    ((17, 0), (1, 0), _CORNER, (16, 0), (0, 1)),
    ((24, 9), (0, 1), _CORNER, (24, 8), (-1, 0)),
    ((15, 16), (-1, 0), _STRAIGHT, (16, 16), (0, -1)),
)
_YARDS_LYING = ((3.1, 11.1), (3.1, 3.9), (11.5, 0.6), (19.9, 3.9), (19.9, 11.1), (11.5, 14.4))
_YARDS_UPRIGHT = ((12.1, 19.35), (2.9, 19.35), (0.3, 11.5), (2.9, 3.6), (12.1, 3.6), (14.7, 11.5))


def six(portrait: bool) -> BoardTemplate:
    """Draw the rectangle, horizontal or (`portrait`) a quarter turned."""
    sections = tuple(_walk(start, heading, section) for start, heading, section, _, _ in _ARMS)
    homes = tuple(_lane(junction, heading) for *_, junction, heading in _ARMS)
    yards = tuple(_block(x, y) for x, y in (_YARDS_UPRIGHT if portrait else _YARDS_LYING))
    width, height = 24 + 2 * MARGIN, 16 + 2 * MARGIN
    if portrait:  # a quarter turn to the left brings the left arm to the bottom
        width, height = height, width
        sections = _from_second(tuple(_upright(section) for section in sections))
        homes = _from_second(tuple(_upright(home) for home in homes))
        yards = _from_second(yards)
    return BoardTemplate(
        size=(width, height),
        outline=Outline(0, 0, width, height, 0.8),
        sections=tuple(moved(section, MARGIN, MARGIN) for section in sections),
        homes=tuple(moved(home, MARGIN, MARGIN) for home in homes),
        yards=tuple(moved(yard, MARGIN, MARGIN) for yard in yards),
        plates=_plates_upright(width, height) if portrait else _plates_lying(width, height),
        title=None if portrait else (width / 2, height / 2),
    )


def _walk(start: Point, heading: Point, section: tuple[tuple[str, int], ...]) -> tuple[Point, ...]:
    (x, y), (dx, dy) = start, heading
    points = [start]
    for turn, steps in section:
        if turn == "right":
            dx, dy = -dy, dx
        elif turn == "left":
            dx, dy = dy, -dx
        for _ in range(steps):
            x, y = x + dx, y + dy
            points.append((x, y))
    return tuple(points)


def _lane(junction: Point, heading: Point) -> tuple[Point, ...]:
    return tuple((junction[0] + heading[0] * k, junction[1] + heading[1] * k) for k in range(1, 5))


def _block(x: float, y: float, pitch: float = 1.05) -> tuple[Point, ...]:
    """Return four waiting holes, row by row."""
    return (x, y), (x + pitch, y), (x, y + pitch), (x + pitch, y + pitch)


def _plates_lying(width: float, height: float) -> tuple[PlateAnchor, ...]:
    """Return the plates: own corner first, clockwise; two in the middle, each near its own arm."""
    own, left, right, last = corners(width, height, 0.33)
    upper, lower = PlateAnchor(width / 2, 5.7, 0.5, 0), PlateAnchor(width / 2, height - 5.7, 0.5, 1)
    return own, left, upper, right, last, lower


def _plates_upright(width: float, height: float) -> tuple[PlateAnchor, ...]:
    own, left, right, last = corners(width, height, 0.33)
    upper, lower = (PlateAnchor(width / 2, height / 2 - 0.3, 0.5, 1), PlateAnchor(width / 2, height / 2 + 0.3, 0.5, 0))
    return own, lower, left, right, upper, last


def _upright(points: tuple[Point, ...]) -> tuple[Point, ...]:
    return tuple((y, 24 - x) for x, y in points)


def _from_second(by_arm: tuple[tuple[Point, ...], ...]) -> tuple[tuple[Point, ...], ...]:
    return by_arm[1:] + by_arm[:1]
