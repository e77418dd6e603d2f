"""The illustrations of the rules on a canvas: a part of a board and its pieces, arrows, cards, numbers."""

from collections.abc import Callable
from math import atan2, dist
from typing import Any

from ..games import Parts
from ..scene.geometry import Point
from ..scene.illustrations.illustration import Arrow, CardAt, Illustration, Picture, game_of
from .board_art import BoardArt
from .cards import CardMarks, draw_card
from .frame import layer_origin, paint_frame, paint_shapes
from .pawns import draw_badge
from .pen import Look, Pen, Scale
from .theme import INK, PAPER_WHITE

BOARD_ARTS: Parts[Callable[[Any], BoardArt]] = Parts(".paint", "art")
"""By game: makes the part of a board that is shown, from its plan."""

_REFUSED = "#C4262E"
_SHAFT, _HEAD = 0.2, 0.5
"""Width of an arrow and length of its head, in board units."""

_NUMBER_R = 11.5
"""CSS px of a number."""

_BAR_R = 0.42


def paint_illustration(canvas: Any, illustration: Illustration, look: Look) -> None:
    """Paint the illustration into a canvas of its size in device px."""
    picture, view, pitch = illustration.draw(illustration), illustration.view, illustration.pitch
    ctx, corner, dpr = canvas.getContext("2d"), (view.x, view.y), look.dpr
    pen, start = Pen(ctx, look.theme), (-view.x * pitch * dpr, -view.y * pitch * dpr)
    if picture.plan is None:
        _draw_felt(pen, canvas.width, canvas.height)
    else:
        art = BOARD_ARTS[game_of(illustration.position).INFO.code](picture.plan)
        layer = art.layer(Scale(pitch, look, 0), True)
        paint_frame(ctx, layer, (), corner)
        with pen.saved() as c:
            c.setTransform(dpr, 0, 0, dpr, *start)
            for arrow in picture.arrows:
                draw_arrow(pen, arrow, pitch)
        paint_shapes(ctx, layer, picture.shapes, layer_origin(layer, corner), 1.0)
    with pen.saved() as c:
        c.setTransform(dpr, 0, 0, dpr, *start)
        for arrow in picture.arrows:
            if not arrow.allowed:
                _draw_bar(pen, arrow.points[-1], picture, pitch)
        for number, (x, y) in picture.numbers:
            draw_badge(pen, x * pitch, y * pitch, _NUMBER_R, number)
    for card in picture.cards:
        _draw_card_at(pen, card, (view.x, view.y, pitch), look)


def _draw_felt(pen: Pen, width: float, height: float) -> None:
    """Draw the table, lighter above."""
    light = pen.c.createLinearGradient(0, 0, 0, height)
    light.addColorStop(0, pen.theme.felt_hi)
    light.addColorStop(1, pen.theme.felt)
    pen.c.fillStyle = light
    pen.c.fillRect(0, 0, width, height)


def _draw_card_at(pen: Pen, card: CardAt, view: tuple[float, float, float], look: Look) -> None:
    left, top, pitch = view
    scale = pitch * look.dpr
    with pen.saved() as c:
        c.setTransform(look.dpr, 0, 0, look.dpr, (card.at[0] - left) * scale, (card.at[1] - top) * scale)
        draw_card(pen, card.width * pitch, card.card, look, CardMarks(selected=card.selected, dim=card.dim))


def draw_arrow(pen: Pen, arrow: Arrow, pitch: float) -> None:
    """Draw an arrow on a board of that pitch; dashed and red where one may not go."""
    points = [(x * pitch, y * pitch) for x, y in arrow.points]
    points[0] = _nearer(points[0], points[1], arrow.start * pitch)
    tip = _nearer(points[-1], points[-2], (arrow.room if arrow.allowed else 0.4) * pitch)
    points[-1] = _nearer(tip, points[-2], _HEAD * 0.6 * pitch if arrow.allowed else 0)
    c = pen.c

    def trace() -> None:
        if arrow.curved:
            c.beginPath()
            c.moveTo(*points[0])
            c.quadraticCurveTo(*points[1], *points[2])
        else:
            pen.lines(points)

    if arrow.allowed:
        trace()
        pen.line(INK, (_SHAFT + 0.09) * pitch)
        _trace_head(pen, tip, points[-2], pitch)
        pen.fill(pen.theme.gold_hi)
        pen.line(INK, 0.09 * pitch)
        trace()
        pen.line(pen.theme.gold_hi, _SHAFT * pitch)
        return
    trace()
    pen.line(PAPER_WHITE, (_SHAFT + 0.09) * pitch)
    with pen.saved():
        c.setLineDash([0.3 * pitch, 0.34 * pitch])
        trace()
        pen.line(_REFUSED, _SHAFT * pitch)


def _nearer(start: Point, goal: Point, way: float) -> Point:
    """Return the point `way` from the start towards the goal."""
    part = way / max(dist(start, goal), way, 1e-6)
    return start[0] + (goal[0] - start[0]) * part, start[1] + (goal[1] - start[1]) * part


def _trace_head(pen: Pen, tip: Point, behind: Point, pitch: float) -> None:
    """Set the path to the head of an arrow that comes from a point behind it."""
    c, length, half = pen.c, _HEAD * pitch, _HEAD * 0.56 * pitch
    with pen.saved():
        c.translate(*tip)
        c.rotate(atan2(tip[1] - behind[1], tip[0] - behind[0]))
        pen.lines(((0, 0), (-length, half), (-length, -half)), closed=True)


def _draw_bar(pen: Pen, at: Point, picture: Picture, pitch: float) -> None:
    """Draw the sign "one may not come here": over the square, or small in the corner of a pawn on it."""
    (x, y), r = at, _BAR_R
    if any(shape.kind == "pawn" and dist((shape.x, shape.y), at) < _BAR_R for shape in picture.shapes):
        x, y, r = x - 0.42, y - 0.5, 0.7 * _BAR_R
    draw_forbidden_sign(pen, (x * pitch, y * pitch), r * pitch)


def draw_forbidden_sign(pen: Pen, at: Point, r: float) -> None:
    """Draw a red disc with a white cross: one may not come here."""
    x, y = at
    pen.disc(x, y, r)
    pen.fill(_REFUSED)
    pen.line(PAPER_WHITE, r * 0.16)
    pen.cross(x, y, r * 0.42)
    pen.line(PAPER_WHITE, r * 0.28)
