"""The board of OkiDoki, as far as it never moves: wood, route, squares, finish, pictograms and boxes."""

from ..scene.okidoki.board import SMALL_R, Plan
from ..scene.race.board import Point
from .board import Layer, cached_layer, draw_groove, draw_wood, hole_sprite, stamp
from .cards import draw_suit
from .kit import Font, Look, Pen, Scale
from .pawns import draw_flag
from .theme import INK, PAPER_WHITE

TILE = 0.43
"""Half a square."""

INNER = 0.84
"""How far the line in a safe square lies from its middle, as a share of half of it."""

BOX_R = 0.38
LEAST_NUMBER = 15.0
"""CSS px of a number on a small board; where it has no room the squares stand without."""

ROOMY = 1.2
"""Times the size of a number that its square is wide, at least."""

_GREY = "#7A8085"
_PAPER = "#FDFAF2"
_FINISH = "#1F4F44"
_SPADES, _HEARTS, _CLUBS, _DIAMONDS = range(4)
_SUITS = (_SPADES, _HEARTS, _DIAMONDS, _CLUBS)
_OUTLINE = "rgba(38,24,12,.75)"
_BELOW = "rgba(30,18,8,.55)"
_TEAMS = (_PAPER, _GREY)
_FILLS = {"w": _PAPER, "g": _GREY, "r": "#B8322B"}
_INNER = {"w": "#B9AC93", "g": "#C9CED1"}
_NEUTRAL = {"light": "#EBD3A6", "dark": "#A98256"}


def okidoki_layer(plan: Plan, scale: Scale) -> Layer:
    """The board; cached."""
    board = ("okidoki", plan.squares)
    return cached_layer(board, plan.size, scale, lambda pen: draw_okidoki(pen, plan, scale.pitch, scale.look))


def draw_okidoki(pen: Pen, plan: Plan, pitch: float, look: Look) -> None:
    """The board with its upper left corner on the origin."""
    draw_wood(pen, plan.outline, pitch, look.dpr)
    if plan.seam is not None:
        draw_seam(pen, *plan.seam, pitch)
    path = [(px * pitch, py * pitch) for px, py in plan.path]
    draw_groove(pen, path, pitch * 0.5)
    for cell, (point, kind) in enumerate(zip(path, plan.squares, strict=False), 1):
        draw_square(pen, point, pitch, kind, str(cell))
    _finish(pen, *path[-1], pitch)
    for team in (0, 1):
        for suit, point in zip(_SUITS, plan.pictograms[team], strict=True):
            _pictogram(pen, (point[0] * pitch, point[1] * pitch), pitch, team, suit)
        for point in plan.starts[team]:
            _box(pen, point[0] * pitch, point[1] * pitch, pitch, team)
        holes = [(px * pitch, py * pitch) for px, py in plan.reserves[team]]
        stamp(pen, hole_sprite(pitch * SMALL_R / 0.3 * 0.72, look, _TEAMS[team]), holes, look.dpr)


def draw_seam(pen: Pen, start: Point, end: Point, pitch: float) -> None:
    """The dashed line where two parts of a board meet."""
    with pen.saved() as c:
        c.setLineDash([pitch * 0.16, pitch * 0.13])
        c.beginPath()
        c.moveTo(start[0] * pitch, start[1] * pitch)
        c.lineTo(end[0] * pitch, end[1] * pitch)
        pen.line(pen.theme.inlay_line, max(1.4, pitch * 0.028))


def draw_square(pen: Pen, at: Point, pitch: float, kind: str, number: str) -> None:
    """A square by its letter, with its number where that has room."""
    x, y = at
    half, size = pitch * TILE, max(LEAST_NUMBER, pitch * 0.33)
    numbered = number != "" and half * 2 * INNER >= size * ROOMY
    pen.box(x - half, y - half + max(1.5, pitch * 0.04), half * 2, half * 2, pitch * 0.15)
    pen.fill(_BELOW)
    pen.box(x - half, y - half, half * 2, half * 2, pitch * 0.15)
    pen.fill(_FILLS.get(kind) or _NEUTRAL[pen.theme.name])
    pen.line(_OUTLINE, 1.3)
    if kind in _INNER:
        inner = half * INNER
        pen.box(x - inner, y - inner, inner * 2, inner * 2, pitch * 0.1)
        pen.line(_INNER[kind], 1.5)
    elif kind == "r":
        _cross(pen, at, half * 0.5, pitch * 0.1, "rgba(255,255,255,.26)" if numbered else PAPER_WHITE)
    if numbered:
        colour = "#FFFFFF" if kind in "gr" else INK
        pen.text(number, (x, y + size * 0.36), size, colour, Font(weight=700))


def _cross(pen: Pen, at: Point, arm: float, width: float, colour: str) -> None:
    c, (x, y) = pen.c, at
    c.beginPath()
    for d in (arm, -arm):
        c.moveTo(x - arm, y - d)
        c.lineTo(x + arm, y + d)
    pen.line(colour, width)


def _finish(pen: Pen, x: float, y: float, pitch: float) -> None:
    half = pitch * TILE * 1.05
    pen.box(x - half, y - half, half * 2, half * 2, pitch * 0.2)
    pen.fill(_FINISH)
    pen.line(PAPER_WHITE, max(1.2, pitch * 0.03))
    draw_flag(pen, x, y, pitch, PAPER_WHITE)


def _pictogram(pen: Pen, at: Point, pitch: float, team: int, suit: int) -> None:
    """Where a pawn that is home stands."""
    (x, y), k = at, pitch * 0.215
    pen.box(x - k * 1.25, y - k, k * 2.5, k * 2, k * 0.7)
    pen.fill(_TEAMS[team])
    pen.line("rgba(38,24,12,.6)", 1)
    red = suit in (_HEARTS, _DIAMONDS)
    colour = "#FFFFFF" if team else pen.theme.red if red else pen.theme.black
    draw_suit(pen, suit, at, k * 1.25, colour)


def _box(pen: Pen, x: float, y: float, pitch: float, team: int) -> None:
    """A start box."""
    pen.disc(x, y + max(1.2, pitch * 0.035), pitch * BOX_R)
    pen.fill(_BELOW)
    pen.disc(x, y, pitch * BOX_R)
    pen.fill(_TEAMS[team])
    pen.line(_OUTLINE, 1.3)
    pen.disc(x, y, pitch * BOX_R * 0.8)
    pen.line(_INNER["wg"[team]], 1.2)
