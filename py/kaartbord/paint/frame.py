"""The moving layer of a board: sprites copied in device pixels, so a frame costs few browser calls."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..scene.geometry import Point
from ..scene.shapes import CHOOSABLE, FRAMED, HIT, MOVED, PROTECTED, SELECTED, SWAP, Shape
from .board import BoardLayer
from .pawns import badge_sprite, mark_sprite, numbered_target_sprite, pawn_sprite, shadow_sprite
from .pen import Look, Sprite
from .theme import INK, PAPER_WHITE

_BADGE_AT = (0.95, -1.05)
_STEPS_AT = 0.85
_SIGN_R = 5.0  # CSS px: on a smaller target a number cannot be read
_STANDS_OUT = HIT | SWAP

MANY = 16
"""From this many targets on their gold is fainter and their rings are fine, so as not to flood the board."""

RING, FINE_RING = 0.24, 0.08
"""Width of the ring of a target with a sign, as a share of its radius."""


class _Frame(NamedTuple):
    """One frame: sprites with their place in device px and their strength, badges over all."""

    look: Look
    glow: float
    ring: float
    """Width of the ring of a target with a sign."""
    copies: list[tuple[Sprite, float, float, float]]
    badges: list[tuple[Sprite, float, float, float]]


def paint_frame(ctx: Any, layer: BoardLayer, shapes: Sequence[Shape], corner: Point, glow: float = 1.0) -> None:
    """Paint a frame: the board with its point `corner` in the canvas's upper left, then `shapes` in order.

    `glow` (0..1) is the strength of the gold round targets.
    """
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height)
    dx, dy = layer_origin(layer, corner)
    ctx.drawImage(layer.canvas, dx, dy)
    paint_shapes(ctx, layer, shapes, (dx, dy), glow)


def layer_origin(layer: BoardLayer, corner: Point) -> Point:
    """Return where the layer begins on a canvas with that corner, in device px."""
    x, y = (-round((at * layer.pitch + layer.margin) * layer.look.dpr) for at in corner)
    return x, y


def _on_canvas(layer: BoardLayer, shape: Shape, offset: Point) -> tuple[float, float, float]:
    """Return middle and radius of a shape in device px, on a layer that begins at `offset`."""
    scale, edge = layer.pitch * layer.look.dpr, layer.margin * layer.look.dpr
    return shape.x * scale + (offset[0] + edge), shape.y * scale + (offset[1] + edge), shape.r * scale


def paint_lens(ctx: Any, layer: BoardLayer, shapes: Sequence[Shape], middle: Point, size: float) -> None:
    """Paint a round magnifier on a canvas of `size` CSS px, with a point of the board in its middle.

    `layer` is a static layer of the magnified pitch.
    """
    dpr = layer.look.dpr
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height)
    ctx.save()
    ctx.beginPath()
    half = size * dpr / 2
    ctx.arc(half, half, half - 2 * dpr, 0, 7)
    ctx.fillStyle = layer.look.theme.felt
    ctx.fill()
    ctx.clip()
    dx, dy = (round(half - (at * layer.pitch + layer.margin) * dpr) for at in middle)
    ctx.drawImage(layer.canvas, dx, dy)
    paint_shapes(ctx, layer, shapes, (dx, dy), 1.0)
    ctx.restore()
    ctx.beginPath()
    ctx.arc(half, half, half - 2 * dpr, 0, 7)
    for colour, width in ((INK, 4), (PAPER_WHITE, 2)):
        ctx.lineWidth = width * dpr
        ctx.strokeStyle = colour
        ctx.stroke()


def paint_shapes(ctx: Any, layer: BoardLayer, shapes: Sequence[Shape], offset: Point, glow: float) -> None:
    """Paint the shapes in their order, over a layer that begins at `offset`."""
    targets = sum(shape.kind == "target" for shape in shapes)
    ring = RING if targets <= MANY else FINE_RING
    frame = _Frame(layer.look, glow * min(1.0, MANY / max(targets, 1)), ring, [], [])
    for shape in shapes:
        if shape.kind == "row":
            _row(ctx, layer, shape, offset)
        else:
            x, y, _ = _on_canvas(layer, shape, offset)
            _PAINTERS[shape.kind](frame, shape, x, y, shape.r * layer.pitch)
    _copy(ctx, frame.copies + frame.badges)


def _copy(ctx: Any, copies: list[tuple[Sprite, float, float, float]]) -> None:
    draw, alpha = ctx.drawImage, 1.0
    for sprite, x, y, strength in copies:
        if strength != alpha:
            ctx.globalAlpha = alpha = strength
        draw(sprite.canvas, round(x) - sprite.left, round(y) - sprite.up)
    if alpha != 1.0:
        ctx.globalAlpha = 1.0


def _trail(frame: _Frame, shape: Shape, x: float, y: float, r: float) -> None:
    frame.copies.append((mark_sprite("dot", r, frame.look), x, y, shape.alpha))


def _target(frame: _Frame, shape: Shape, x: float, y: float, r: float) -> None:
    look, alpha, sign = frame.look, shape.alpha, shape.sign if r >= _SIGN_R else ""
    if shape.flags & FRAMED:
        frame.copies.append((mark_sprite("frame glow", r, look), x, y, alpha * frame.glow))
        frame.copies.append((mark_sprite("frame", r, look), x, y, alpha))
    elif not shape.flags & _STANDS_OUT:  # a pawn on it carries the mark
        mark = numbered_target_sprite(sign, r, look, frame.ring) if sign else mark_sprite("target", r, look)
        frame.copies.append((mark_sprite("glow", r, look), x, y, alpha * frame.glow))
        frame.copies.append((mark, x, y, alpha))
        return
    if sign:
        away = _STEPS_AT * r * look.dpr
        frame.badges.append((badge_sprite(sign, r, look), x + away, y + away, alpha))


def _ghost(frame: _Frame, shape: Shape, x: float, y: float, r: float) -> None:
    away = r * frame.look.dpr
    frame.copies.append((pawn_sprite(shape.seat, r, frame.look), x, y, 0.55 * shape.alpha))
    badge = badge_sprite("cross", r, frame.look)
    frame.copies.append((badge, x - 0.8 * away, y - 0.75 * away, shape.alpha))


def _pawn(frame: _Frame, shape: Shape, x: float, y: float, r: float) -> None:
    flags, alpha, look = shape.flags, shape.alpha, frame.look
    if shape.lift > 0:
        up = shape.lift / shape.r * r * look.dpr
        frame.copies.append((shadow_sprite(r, look), x, y, alpha))
        frame.copies.append((pawn_sprite(shape.seat, r, look, shaded=False), x, y - up, alpha))
        return
    for kind, strength in _surrounds(flags, frame.glow):
        frame.copies.append((mark_sprite(kind, r, look), x, y, alpha * strength))
    frame.copies.append((pawn_sprite(shape.seat, r, look), x, y, alpha))
    sign = "cross" if flags & HIT else "swap" if flags & SWAP else "lock" if flags & PROTECTED else ""
    if sign:
        across, down = _BADGE_AT
        away = r * look.dpr
        frame.badges.append((badge_sprite(sign, r, look), x + across * away, y + down * away, alpha))


def _surrounds(flags: int, glow: float) -> tuple[tuple[str, float], ...]:
    """Return the marks under a pawn, with their strength; its square may have one already."""
    if flags & FRAMED:
        return ()
    if flags & _STANDS_OUT:
        return ("halo", glow), ("plinth", 1.0)
    if flags & SELECTED:
        return (("ring", 1.0),)
    if flags & CHOOSABLE:
        return ("halo", 0.7 * glow), ("hint", 1.0)
    return (("hint", 1.0),) if flags & MOVED else ()


_PAINTERS = {"trail": _trail, "target": _target, "ghost": _ghost, "pawn": _pawn}


def _row(ctx: Any, layer: BoardLayer, shape: Shape, offset: Point) -> None:
    """Draw the outline round pawns in a row, straight on the canvas: under all sprites, and never many."""
    (x, y, r), scale = _on_canvas(layer, shape, offset), layer.pitch * layer.look.dpr
    ctx.beginPath()
    ctx.roundRect(x - r, y - r, shape.row_extent[0] * scale + 2 * r, shape.row_extent[1] * scale + 2 * r, r)
    ctx.globalAlpha = shape.alpha
    piece = layer.look.pawn_style(shape.seat)
    for colour, width in ((piece.ink, 5), (piece.fill, 2.8)):
        ctx.lineWidth = width * layer.look.dpr
        ctx.strokeStyle = colour
        ctx.stroke()
    ctx.globalAlpha = 1.0
