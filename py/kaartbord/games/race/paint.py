"""The fixed parts of a race's board: wood, lanes, track, holes and black dots."""

from collections.abc import Sequence
from math import atan2, dist, pi

from ...paint.board import BoardLayer, cached_layer, draw_groove, draw_wood, hole_sprite, stamp
from ...paint.board_art import BoardArt
from ...paint.pen import SERIF, Font, Look, Pen, Scale
from ...paint.theme import BLACK, INK, PAPER_WHITE, mix
from ...scene.geometry import Point
from ...scene.track_plan import TrackPlan

_IN_SIGHT = 4.5  # from one black dot to the next, in board units


def art(plan: TrackPlan, title: str = "") -> BoardArt:
    """Return a board with that title in its middle, as the page shows it."""
    return BoardArt(plan.size, lambda scale, bare: layer(plan, scale, "" if bare else title), plan)


def layer(plan: TrackPlan, scale: Scale, title: str = "") -> BoardLayer:
    """Return the board; cached."""
    board = (plan.seats, plan.viewer, plan.portrait, len(plan.ring), plan.dots, title, scale.look.colours)
    return cached_layer(board, plan.size, scale, lambda pen: draw_board(pen, plan, scale.pitch, scale.look, title))


def draw_board(pen: Pen, plan: TrackPlan, pitch: float, look: Look, title: str = "") -> None:
    """Draw wood, lanes, track and holes with the board's upper left corner on the origin."""
    draw_wood(pen, plan.outline, pitch, look.dpr)
    if plan.title and title:
        _lettering(pen, plan, pitch, title)
    ring = _px(plan.ring, pitch)
    for seat, home in enumerate(plan.homes):
        _lane(pen, ring[plan.starts[seat] - 1], _px(home, pitch), pitch, look.pawn_style(seat).fill)
    draw_groove(pen, ring, pitch * 0.84, closed=True)
    for seat, yard in enumerate(plan.yards):
        _pad(pen, _px(yard, pitch), pitch, look.pawn_style(seat).fill)
    for seat, start in enumerate(plan.starts):
        pen.disc(*ring[start], pitch * 0.47)
        pen.fill(look.pawn_style(seat).fill)
        pen.line(INK, 1.1)
    _dots(pen, plan, ring, pitch)
    holes = [hole for cell, hole in enumerate(ring) if cell not in plan.dots]
    holes += [hole for yard in plan.yards for hole in _px(yard, pitch)]
    stamp(pen, hole_sprite(pitch, look), holes, look.dpr)
    for seat, home in enumerate(plan.homes):
        stamp(pen, hole_sprite(pitch, look, look.pawn_style(seat).fill), _px(home, pitch), look.dpr)


def _px(points: Sequence[Point], pitch: float) -> list[Point]:
    return [(x * pitch, y * pitch) for x, y in points]


def _lettering(pen: Pen, plan: TrackPlan, pitch: float, title: str) -> None:
    assert plan.title is not None
    x, y = plan.title[0] * pitch, plan.title[1] * pitch
    if plan.outline.corner == plan.outline.w / 2 and not plan.dots:
        pen.disc(x, y, pitch * 3.6)
        pen.line(pen.theme.inlay_line, 1.2)
    size = pitch * 0.64
    font = Font(weight=700, family=SERIF, spacing=pitch * 0.12)
    pen.text(title, (x, y + size * 0.35), size, pen.theme.lettering, font)


def _dots(pen: Pen, plan: TrackPlan, ring: list[Point], pitch: float) -> None:
    """Draw the black dots, each with a double chevron in its direction, and an arc to one in sight of it."""
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
    """Draw an arc across the mouth of an arm, bent a little into it."""
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
    """Draw the tinted rounded square under four waiting holes."""
    a, b, c, d = yard
    pen.polygon([a, b, d, c], 2)
    tint = mix(pen.theme.inlay, colour, pen.theme.tint)
    pen.line(pen.theme.inlay_line, pitch * 0.96 + 2)
    pen.line(tint, pitch * 0.96)
    pen.fill(tint)
