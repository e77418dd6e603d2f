"""The part of a race board that never moves, painted once into a canvas of its own."""

from collections.abc import Callable, Sequence
from math import atan2, ceil, dist, pi
from typing import Any, NamedTuple

from ..games.race.scene.board import Plan
from ..scene.geometry import Outline, Point
from .kit import SERIF, Font, Look, Pen, Scale, Sprite, sprite, surface
from .theme import BLACK, INK, PAPER_WHITE, mix


class Layer(NamedTuple):
    """A painted board; its upper left corner lies `margin` CSS px inside the canvas, `pitch` is px a unit."""

    canvas: Any
    pitch: float
    margin: float
    look: Look
    width: float
    height: float


_layers: dict[tuple[Any, ...], Layer] = {}
_MOST_LAYERS = 4
_IN_SIGHT = 4.5  # from one black dot to the next, in board units
_SHADOW_BELOW = 14  # light comes from above: the shadow reaches further down


def race_layer(plan: Plan, scale: Scale, title: str = "") -> Layer:
    """The board of a pawn race; cached."""
    board = (plan.seats, plan.viewer, plan.portrait, len(plan.ring), plan.dots, title, scale.look.colours)
    return cached_layer(
        board, plan.size, scale, lambda pen: draw_board(pen, plan, scale.pitch, scale.look, title)
    )


def cached_layer(board: tuple[Any, ...], size: Point, scale: Scale, draw: Callable[[Pen], None]) -> Layer:
    """What `draw` makes of a board of that size in units; painted once while `board` and the look last."""
    pitch, look, margin = scale
    key = (*board, pitch, look.theme.name, look.dpr, margin)
    layer = _layers.get(key)
    if layer is None:
        if len(_layers) >= _MOST_LAYERS:
            _layers.pop(next(iter(_layers)))
        layer = _layers[key] = _painted(size, scale, draw)
    return layer._replace(look=look)


def _painted(size: Point, scale: Scale, draw: Callable[[Pen], None]) -> Layer:
    pitch, look, margin = scale
    width = size[0] * pitch + 2 * margin
    height = size[1] * pitch + 2 * margin + _SHADOW_BELOW
    canvas, ctx = surface(width, height, look.dpr)
    ctx.translate(margin, margin)
    draw(Pen(ctx, look.theme))
    return Layer(canvas, pitch, margin, look, width, height)


def draw_board(pen: Pen, plan: Plan, pitch: float, look: Look, title: str = "") -> None:
    """Wood, lanes, track and holes with the board's upper left corner on the origin."""
    draw_wood(pen, plan.outline, pitch, look.dpr)
    if plan.title and title:
        _lettering(pen, plan, pitch, title)
    ring = _px(plan.ring, pitch)
    for seat, home in enumerate(plan.homes):
        _lane(pen, ring[plan.starts[seat] - 1], _px(home, pitch), pitch, look.piece(seat).fill)
    draw_groove(pen, ring, pitch * 0.84, closed=True)
    for seat, yard in enumerate(plan.yards):
        _pad(pen, _px(yard, pitch), pitch, look.piece(seat).fill)
    for seat, start in enumerate(plan.starts):
        pen.disc(*ring[start], pitch * 0.47)
        pen.fill(look.piece(seat).fill)
        pen.line(INK, 1.1)
    _dots(pen, plan, ring, pitch)
    holes = [hole for cell, hole in enumerate(ring) if cell not in plan.dots]
    holes += [hole for yard in plan.yards for hole in _px(yard, pitch)]
    stamp(pen, hole_sprite(pitch, look), holes, look.dpr)
    for seat, home in enumerate(plan.homes):
        stamp(pen, hole_sprite(pitch, look, look.piece(seat).fill), _px(home, pitch), look.dpr)


def _px(points: Sequence[Point], pitch: float) -> list[Point]:
    return [(x * pitch, y * pitch) for x, y in points]


def draw_wood(pen: Pen, outline: Outline, pitch: float, dpr: float) -> None:
    """A wooden board with that outline in units: an edge below for thickness, long grain lines."""
    theme = pen.theme
    x, y, w, h, corner = (length * pitch for length in outline)

    def trace() -> None:
        pen.box(x, y, w, h, corner)

    with pen.saved() as c:
        pen.shadow("rgba(10,14,10,.45)", 26, 12, dpr)
        c.translate(0, 4)
        trace()
        pen.fill(theme.edge)
    slope = pen.c.createLinearGradient(x, y, x + w * 0.35, y + h)
    for at, colour in ((0, theme.wood_hi), (0.5, theme.wood), (1, theme.wood_lo)):
        slope.addColorStop(at, colour)
    trace()
    pen.fill(slope)
    with pen.saved() as c:
        trace()
        c.clip()
        _grain(pen, x, y, w, h)
        trace()
        pen.line(theme.rim, 3)
    trace()
    pen.line(theme.edge, 1.2)


def _grain(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    """Lines that differ but are the same at every painting."""
    theme, state = pen.theme, 7

    def next_part() -> float:
        nonlocal state
        state = state * 16807 % 2147483647
        return state / 2147483647

    for i in range(ceil(h / 13)):
        at, a, b = y + (i + next_part()) * 13, next_part() * 10 - 5, next_part() * 16 - 8
        pen.c.beginPath()
        pen.c.moveTo(x, at)
        pen.c.bezierCurveTo(x + w * 0.3, at + a, x + w * 0.6, at + b, x + w, at + a / 2)
        strength = theme.grain_least + next_part() * theme.grain_more
        pen.line(f"rgba({theme.grain},{strength:.3f})", 0.8 + next_part() * 1.4)


def _lettering(pen: Pen, plan: Plan, pitch: float, title: str) -> None:
    assert plan.title is not None
    x, y = plan.title[0] * pitch, plan.title[1] * pitch
    if plan.outline.corner == plan.outline.w / 2 and not plan.dots:
        pen.disc(x, y, pitch * 3.6)
        pen.line(pen.theme.inlay_line, 1.2)
    size = pitch * 0.64
    font = Font(weight=700, family=SERIF, spacing=pitch * 0.12)
    pen.text(title, (x, y + size * 0.35), size, pen.theme.lettering, font)


def draw_groove(pen: Pen, points: Sequence[Point], width: float, *, closed: bool = False) -> None:
    """The inlaid strip that carries the holes."""
    pen.lines(points, closed=closed)
    pen.line(pen.theme.inlay_line, width + 2)
    pen.line(pen.theme.inlay, width)


def _dots(pen: Pen, plan: Plan, ring: list[Point], pitch: float) -> None:
    """The black dots, each with a double chevron the way it leads, and an arc to one in sight of it."""
    middle = (plan.outline.x + plan.outline.w / 2) * pitch, (plan.outline.y + plan.outline.h / 2) * pitch
    for cell, after in zip(plan.dots, plan.dots[1:] + plan.dots[:1], strict=True):
        if dist(ring[cell], ring[after]) < _IN_SIGHT * pitch:
            _leap(pen, ring[cell], ring[after], middle, pitch)
    for cell in plan.dots:
        x, y = ring[cell]
        pen.disc(x, y, pitch * 0.5)
        pen.fill(BLACK)
        pen.line(pen.theme.dot_rim, max(1.2, pitch * 0.06))
        with pen.saved() as c:
            c.translate(x, y)
            c.rotate(atan2(y - middle[1], x - middle[0]) + pi / 2)
            for at in (-0.19, 0.03):
                size = pitch * 0.2
                pen.lines(((at * pitch, -size), (at * pitch + size, 0), (at * pitch, size)))
                pen.line(PAPER_WHITE, pitch * 0.085)


def _leap(pen: Pen, start: Point, end: Point, middle: Point, pitch: float) -> None:
    """Across the mouth of an arm, bent a little into it."""
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    away = dist((x, y), middle)
    bend = 1 + 1.1 * pitch / away
    with pen.saved() as c:
        c.setLineDash([pitch * 0.02, pitch * 0.3])
        c.beginPath()
        c.moveTo(*start)
        c.quadraticCurveTo(middle[0] + (x - middle[0]) * bend, middle[1] + (y - middle[1]) * bend, *end)
        pen.line(pen.theme.lettering, pitch * 0.13)


def _lane(pen: Pen, junction: Point, home: list[Point], pitch: float, colour: str) -> None:
    draw_groove(pen, [junction, *home], pitch * 0.84)
    pen.lines((home[0], home[-1]))
    pen.line(mix(pen.theme.inlay, colour, pen.theme.tint), pitch * 0.8)


def _pad(pen: Pen, yard: list[Point], pitch: float, colour: str) -> None:
    """The tinted rounded square under four waiting holes."""
    a, b, c, d = yard
    pen.polygon([a, b, d, c], 2)
    tint = mix(pen.theme.inlay, colour, pen.theme.tint)
    pen.line(pen.theme.inlay_line, pitch * 0.96 + 2)
    pen.line(tint, pitch * 0.96)
    pen.fill(tint)


def hole_sprite(pitch: float, look: Look, ring: str = "") -> Sprite:
    """A drilled hole; with a ring of a seat's colour in a home."""
    r = pitch * 0.3

    def draw(pen: Pen) -> None:
        theme = pen.theme
        pen.disc(0, r * 0.12, r * 1.06)
        pen.fill(theme.hole_rim)
        depth = pen.c.createRadialGradient(0, r * 0.35, r * 0.1, 0, 0, r)
        depth.addColorStop(0, theme.hole)
        depth.addColorStop(1, theme.hole_lo)
        pen.disc(0, 0, r)
        pen.fill(depth)
        if ring:
            width = pitch * 0.07
            pen.disc(0, 0, r + width * 0.7)
            pen.line(ring, width)
            pen.disc(0, 0, r + width * 1.25)
            pen.line("rgba(20,12,6,.55)", 1)

    return sprite(("hole", pitch, ring), pitch * 0.5, look, draw)


def stamp(pen: Pen, picture: Sprite, points: Sequence[Point], dpr: float) -> None:
    """Copy a sprite pixel for pixel, its origin on the device pixel nearest to each point."""
    with pen.saved() as c:
        here = c.getTransform()
        left, up = here.e - picture.left, here.f - picture.up
        c.setTransform(1, 0, 0, 1, 0, 0)
        for x, y in points:
            c.drawImage(picture.canvas, round(left + x * dpr), round(up + y * dpr))
