"""The part of a board that never moves, painted once into a canvas of its own."""

from collections.abc import Callable, Sequence
from math import ceil
from typing import Any, NamedTuple

from ..scene.geometry import Outline, Point
from .pen import Look, Pen, Scale, Sprite, sprite, surface


class BoardLayer(NamedTuple):
    """A painted board; its upper left corner is `margin` CSS px inside the canvas, `pitch` is px a unit."""

    canvas: Any
    pitch: float
    margin: float
    look: Look
    width: float
    height: float


_layers: dict[tuple[Any, ...], BoardLayer] = {}
_MOST_LAYERS = 4
NUMBER, MIN_NUMBER_SIZE = 15.0, 9.0
"""CSS px of a number on a small board, and the least size; smaller squares have none."""

NUMBER_ROOM = 1.2
"""Least width of a square, in times the size of its number."""

_SHADOW_BELOW = 14  # light comes from above: the shadow reaches further down


def cached_layer(board: tuple[Any, ...], size: Point, scale: Scale, draw: Callable[[Pen], None]) -> BoardLayer:
    """Return the layer that `draw` paints for a board of that size in units, cached by `board` and look."""
    pitch, look, margin = scale
    key = (*board, pitch, look.theme.name, look.dpr, margin)
    layer = _layers.get(key)
    if layer is None:
        if len(_layers) >= _MOST_LAYERS:
            _layers.pop(next(iter(_layers)))
        layer = _layers[key] = _painted(size, scale, draw)
    return layer._replace(look=look)


def _painted(size: Point, scale: Scale, draw: Callable[[Pen], None]) -> BoardLayer:
    pitch, look, margin = scale
    width = size[0] * pitch + 2 * margin
    height = size[1] * pitch + 2 * margin + _SHADOW_BELOW
    canvas, ctx = surface(width, height, look.dpr)
    ctx.translate(margin, margin)
    draw(Pen(ctx, look.theme))
    return BoardLayer(canvas, pitch, margin, look, width, height)


def draw_wood(pen: Pen, outline: Outline, pitch: float, dpr: float) -> None:
    """Draw a wooden board with that outline in units: an edge below for thickness, long grain lines."""
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
    """Draw lines that differ but are the same at every painting."""
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


def draw_groove(pen: Pen, points: Sequence[Point], width: float, *, closed: bool = False) -> None:
    """Draw the inlaid strip that carries the holes."""
    pen.lines(points, closed=closed)
    pen.line(pen.theme.inlay_line, width + 2)
    pen.line(pen.theme.inlay, width)


def hole_sprite(pitch: float, look: Look, ring: str = "") -> Sprite:
    """Return a drilled hole; with a ring of a seat's colour in a home."""
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


def draw_seam(pen: Pen, start: Point, end: Point, pitch: float) -> None:
    """Draw the dashed line where two parts of a board meet."""
    with pen.saved() as c:
        c.setLineDash([pitch * 0.16, pitch * 0.13])
        pen.lines([(x * pitch, y * pitch) for x, y in (start, end)])
        pen.line(pen.theme.inlay_line, max(1.4, pitch * 0.028))


def number_size(room: float, usual: float) -> float:
    """Return the px size of a number in a square of `room` px: the usual one, at least NUMBER, cut to fit."""
    return min(max(NUMBER, usual), room / NUMBER_ROOM)
