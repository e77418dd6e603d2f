"""The film from one picture to the next: shapes that walk, fly and fade. Times in ms, lengths in board units."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import pi, sin
from typing import NamedTuple

from ..rules.protocol import Event
from .geometry import Point
from .shapes import LEAP_HEIGHT, PROTECTED, Shape, in_paint_order

STEP_MS = 110
WALK_MS = 900
"""The longest time that the walks of a move take."""
FLIGHT_MS = 420
JUMP_MS = 620
SLIDE_MS = 260
"""The time of a pawn that moves straight to another place, without a hop."""
FADE_MS = 120
HOP_HEIGHT = 0.35
ARC_HEIGHT = 1.1
_PULSE_MS = 1600
_LASTS = {"fly": FLIGHT_MS, "jump": JUMP_MS, "slide": SLIDE_MS}
_SIZES = 100  # to a board unit: a pawn that shrinks on its way does so in steps, each a sprite

PawnMotion = tuple[str, int, Sequence[int]] | tuple[str, int, int]
"""("walk", pawn, the cells after its own), or "fly", "jump" or "slide" with a pawn and the cell it goes to."""

PawnLocator = Callable[[int, int], Point]
"""(pawn, cell): the place of a pawn on a cell."""


def steps(events: Iterable[Event]) -> list[PawnMotion]:
    """Return the movements in one ply."""
    result: list[PawnMotion] = []
    for event in events:
        if event.kind == "walk":
            result.append(("walk", event.pawn, event.cells[1:]))
        elif event.kind == "jump":
            result.append(("jump", event.pawn, event.cells[-1]))
        elif event.kind == "enter":
            result.append(("fly", event.pawn, event.cells[-1]))
        elif event.kind == "hit":
            result.append(("fly", event.other, event.cells[-1]))
        elif event.kind == "swap":
            result += [("fly", event.pawn, event.cells[1]), ("fly", event.other, event.cells[0])]
    return result


class Leg(NamedTuple):
    """One pawn under way from `start` to `end` ms over `points`, the places of `cells`.

    `kind` is a step's, "come" for a pawn that is not there before it flies, or "leave" for one that fades as it flies.
    """

    kind: str
    """As in `PawnMotion`; or "come" for a pawn that appears as it flies, or "leave" for one that fades as it flies."""
    pawn: int
    start: float
    end: float
    points: tuple[Point, ...]
    cells: tuple[int, ...]


class Speed(NamedTuple):
    """The speed of a film: `tempo` stretches time (1.6 slow, 0.5 quick); `calm` (reduced motion) only fades."""

    tempo: float = 1.0
    calm: bool = False


NORMAL = Speed()


class Timeline(NamedTuple):
    """A move as a film: the picture before, after, and the movements between."""

    before: tuple[Shape, ...]
    after: tuple[Shape, ...]
    legs: tuple[Leg, ...]
    duration: float
    calm: bool


def ease(t: float) -> float:
    """Return an easing with a fast start and a soft landing."""
    return 1 - (1 - t) ** 3


def glow_pulse(ms: float) -> float:
    """Return the strength of a glow that began `ms` ago: three waves between 0.7 and 1, then 1 for good."""
    if not 0 <= ms < 3 * _PULSE_MS:
        return 1.0
    return 0.7 + 0.3 * sin(pi * (ms % _PULSE_MS) / _PULSE_MS)


def path_tween(points: Sequence[Point], t: float) -> tuple[float, float, float]:
    """Return (x, y, lift) of a pawn that walks over `points` with a hop to each; t in 0..1 over the whole path."""
    steps = len(points) - 1
    if steps < 1 or t >= 1:
        return (*points[-1], 0.0)
    at = max(0.0, t) * steps
    i = int(at)
    part = at - i
    (x0, y0), (x1, y1) = points[i], points[i + 1]
    return x0 + (x1 - x0) * part, y0 + (y1 - y0) * part, HOP_HEIGHT * sin(pi * part)


def flight_tween(start: Point, end: Point, t: float) -> tuple[float, float, float]:
    """Return (x, y, lift) of a pawn that flies from `start` to `end` in one arc."""
    if t >= 1:
        return (*end, 0.0)
    eased = ease(max(0.0, t))
    x, y = start[0] + (end[0] - start[0]) * eased, start[1] + (end[1] - start[1]) * eased
    return x, y, ARC_HEIGHT * sin(pi * eased)


def jump_tween(start: Point, end: Point, t: float) -> tuple[float, float, float]:
    """Return (x, y, lift) of a pawn that leaps from the black dot at `start` to the one at `end`."""
    if t >= 1:
        return (*end, 0.0)
    t = max(0.0, t)
    along = t * t * (3 - 2 * t)
    return (start[0] + (end[0] - start[0]) * along, start[1] + (end[1] - start[1]) * along, LEAP_HEIGHT * sin(pi * t))


def fade(before: Sequence[Shape], after: Sequence[Shape], *, any_move: bool, calm: bool) -> Timeline:
    """Return a film in which nothing moves: one picture fades into the next, without delay if nothing has changed."""
    return Timeline(tuple(before), tuple(after), (), FADE_MS if any_move else 0, calm)


def film(
    before: Sequence[Shape],
    after: Sequence[Shape],
    where: PawnLocator,
    steps: Sequence[PawnMotion],
    speed: Speed = NORMAL,
) -> Timeline:
    """Return the film of a move. Walks, jumps and slides follow each other; flights in a row (a swap) go together.

    A pawn that flies off right before or after a walk over its square leaves as the walker comes there.
    """
    if speed.calm or not steps:
        return fade(before, after, any_move=bool(steps), calm=speed.calm)
    standing = {shape.id: ((shape.x, shape.y), shape.cell) for shape in before}
    cells = {pawn: standing[f"pawn:{pawn}"][1] for _, pawn, _ in steps}
    walked = sum(len(step[2]) for step in steps if not isinstance(step[2], int))
    per_square = min(STEP_MS, WALK_MS / max(walked, 1)) * speed.tempo
    legs: list[Leg] = []
    clock = 0.0
    for kind, pawn, way in _sweepers_first(steps, cells):
        squares = (way,) if isinstance(way, int) else tuple(way)
        point, cell = standing[f"pawn:{pawn}"]
        points = (point, *(where(pawn, square) for square in squares))
        start = _flight_start(legs, cell, clock) if kind == "fly" else clock
        lasts = _LASTS[kind] * speed.tempo if kind in _LASTS else per_square * len(squares)
        legs.append(Leg(kind, pawn, start, start + lasts, points, (cell, *squares)))
        standing[f"pawn:{pawn}"] = points[-1], squares[-1] if squares else cell
        clock = max(clock, start + lasts)
    return Timeline(tuple(before), tuple(after), tuple(legs), clock, False)


def _sweepers_first(steps: Sequence[PawnMotion], cells: Mapping[int, int]) -> list[PawnMotion]:
    """Return the steps with each flight that a walk over the pawn brings about behind that walk; `cells` by pawn."""
    ordered: list[PawnMotion] = []
    waiting: list[PawnMotion] = []
    stands, last, passed = dict(cells), -1, frozenset[int]()
    for step in steps:
        kind, pawn, way = step
        if kind == "fly":
            waiting.append(step)
            continue
        squares = (way,) if isinstance(way, int) else tuple(way)
        on_the_way = [s for s in waiting if stands[s[1]] in squares and (s[1] == last or stands[s[1]] not in passed)]
        ordered += [s for s in waiting if s not in on_the_way]
        ordered += [step, *on_the_way]
        waiting, last, passed = [], pawn, frozenset(squares)
        stands[pawn] = squares[-1] if squares else stands[pawn]
    return ordered + waiting


def _flight_start(legs: Sequence[Leg], cell: int, clock: float) -> float:
    """Return when a pawn on `cell` flies off: as a walker or jumper comes there, or else with the flight before."""
    mover = next((leg for leg in reversed(legs) if leg.kind != "fly"), None)
    if mover is not None and cell in mover.cells[1:]:
        share = mover.cells.index(cell, 1) / (len(mover.cells) - 1)
        return mover.start + (mover.end - mover.start) * share
    return legs[-1].start if legs and legs[-1].kind == "fly" else clock


def _position_in_flight(leg: Leg, t: float) -> tuple[float, float, float]:
    """Return (x, y, lift) of a leg's pawn."""
    if leg.kind == "walk":
        return path_tween(leg.points, t)
    if leg.kind == "slide":
        (x0, y0), (x1, y1), eased = leg.points[0], leg.points[-1], ease(min(t, 1.0))
        return x0 + (x1 - x0) * eased, y0 + (y1 - y0) * eased, 0.0
    return (jump_tween if leg.kind == "jump" else flight_tween)(leg.points[0], leg.points[-1], t)


def shapes_at(film: Timeline, ms: float) -> tuple[Shape, ...]:
    """Return the picture `ms` after the start; exactly `after` from the end on."""
    if ms >= film.duration:
        return film.after
    if film.calm:
        return _crossfade(film.before, film.after, max(0.0, ms) / film.duration)
    pawns = {shape.id: _standing(shape) for shape in film.before if shape.kind == "pawn"}
    last = {leg.pawn: leg for leg in film.legs}
    sizes = {shape.id: shape.r for shape in film.after if shape.kind == "pawn"}
    shown: set[str] = set()
    for leg in film.legs:
        name = f"pawn:{leg.pawn}"
        if ms >= leg.start:
            t = min(1.0, (ms - leg.start) / (leg.end - leg.start)) if leg.end > leg.start else 1.0
            size = sizes.get(name) if leg is last[leg.pawn] else None
            pawns[name] = _moving(pawns[name], leg, t, size)
            shown |= _trace_ids(leg, t)
        elif leg.kind == "come":
            del pawns[name]
    rows = [shape for shape in film.before if shape.kind == "row"]
    marks = [shape for shape in film.after if shape.id in shown]
    return in_paint_order([*rows, *marks, *pawns.values()])


def _trace_ids(leg: Leg, t: float) -> set[str]:
    """Return the ids of the marks that a pawn has left by t in 0..1 of a leg: its ghost, or the dots it passed."""
    if leg.kind in ("fly", "leave"):
        return {f"ghost:{leg.pawn}"}
    return {f"trail:{cell}" for cell in leg.cells[: int(t * (len(leg.cells) - 1)) + 1]}


def _standing(pawn: Shape) -> Shape:
    """Return the pawn without its marks."""
    return pawn._replace(role="img", flags=pawn.flags & PROTECTED)


def _moving(pawn: Shape, leg: Leg, t: float, size: float | None) -> Shape:
    """Return the pawn at t in 0..1 of a leg, the last of which brings it to its final `size`.

    It has left its square, so its padlock goes too.
    """
    x, y, lift = _position_in_flight(leg, t)
    r, alpha = pawn.r, 1.0
    if size is not None and size != r:
        r = round((r + (size - r) * t) * _SIZES) / _SIZES
    if leg.kind in ("come", "leave"):
        alpha = min(1.0, 3 * (t if leg.kind == "come" else 1 - t))
    return pawn._replace(x=x, y=y, r=r, lift=lift, alpha=alpha, flags=0)


def _crossfade(before: Iterable[Shape], after: Sequence[Shape], t: float) -> tuple[Shape, ...]:
    """Return a picture without movement: a shape dims in its old place and appears in its new one."""
    old = {(s.id, s.x, s.y) for s in before}
    new = {(s.id, s.x, s.y) for s in after}
    coming = [s if (s.id, s.x, s.y) in old else _faded(s, t) for s in after]
    going = [_faded(s, 1 - t) for s in before if (s.id, s.x, s.y) not in new]
    return in_paint_order(coming + going)


def _faded(shape: Shape, alpha: float) -> Shape:
    return shape._replace(alpha=shape.alpha * alpha)
