"""The fixed parts of the board of OkiDoki: wood, route, squares, finish, pictograms and boxes."""

from ...paint.board import (
    MIN_NUMBER_SIZE,
    BoardLayer,
    cached_layer,
    draw_groove,
    draw_seam,
    draw_wood,
    hole_sprite,
    number_size,
    stamp,
)
from ...paint.board_art import BoardArt
from ...paint.cards import draw_suit
from ...paint.pawns import draw_flag
from ...paint.pen import Font, Look, Pen, Scale
from ...paint.theme import INK, PAPER_WHITE
from ...scene.geometry import Point
from .scene.board import SMALL_R, OkidokiPlan

TILE = 0.43
"""Half a square."""

SAFE_LINE = 0.84
"""Distance of the line in a safe square from its middle, as a share of half of the square."""

BOX_R = 0.38
_FINISH = "#1F4F44"
_SPADES, _HEARTS, _CLUBS, _DIAMONDS = range(4)
_SUITS = (_SPADES, _HEARTS, _DIAMONDS, _CLUBS)
_BELOW = "rgba(30,18,8,.55)"


def art(plan: OkidokiPlan) -> BoardArt:
    """Return the board as the page shows it."""
    return BoardArt(plan.size, lambda scale, _: layer(plan, scale))


def layer(plan: OkidokiPlan, scale: Scale) -> BoardLayer:
    """Return the board; cached."""
    board = ("okidoki", plan.squares)
    return cached_layer(board, plan.size, scale, lambda pen: draw_board(pen, plan, scale.pitch, scale.look))


def draw_board(pen: Pen, plan: OkidokiPlan, pitch: float, look: Look) -> None:
    """Draw the board with its upper left corner on the origin."""
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
        stamp(pen, hole_sprite(pitch * SMALL_R / 0.3 * 0.72, look, _team(pen, team)), holes, look.dpr)


def draw_square(pen: Pen, at: Point, pitch: float, kind: str, number: str) -> None:
    """Draw a square by its letter, with its number if there is room."""
    x, y = at
    half, size = pitch * TILE, number_size(pitch * TILE * 2 * SAFE_LINE, pitch * 0.38)
    numbered = number != "" and size >= MIN_NUMBER_SIZE
    pen.box(x - half, y - half + max(1.5, pitch * 0.04), half * 2, half * 2, pitch * 0.15)
    pen.fill(_BELOW)
    pen.box(x - half, y - half, half * 2, half * 2, pitch * 0.15)
    theme = pen.theme
    fills = {"w": theme.square_paper, "g": theme.square_grey, "r": theme.square_red}
    pen.fill(fills.get(kind, theme.square_bare))
    pen.line(theme.square_line, 1.3)
    if kind in ("w", "g"):
        inner = half * SAFE_LINE
        pen.box(x - inner, y - inner, inner * 2, inner * 2, pitch * 0.1)
        pen.line(_safe(pen, int(kind == "g")), 1.5)
    elif kind == "r":
        pen.cross(x, y, half * 0.5)
        pen.line("rgba(60,6,2,.4)" if numbered else PAPER_WHITE, pitch * 0.1)
    if numbered:
        colour = "#FFFFFF" if kind in "gr" else INK
        pen.text(number, (x, y + size * 0.36), size, colour, Font(weight=700))


def _team(pen: Pen, team: int) -> str:
    """Return the colour of the white or the grey team on the board."""
    return pen.theme.square_grey if team else pen.theme.square_paper


def _safe(pen: Pen, team: int) -> str:
    """Return the colour of the line in squares that are safe for a team."""
    return pen.theme.safe_grey if team else pen.theme.safe_paper


def _finish(pen: Pen, x: float, y: float, pitch: float) -> None:
    half = pitch * TILE * 1.05
    pen.box(x - half, y - half, half * 2, half * 2, pitch * 0.2)
    pen.fill(_FINISH)
    pen.line(PAPER_WHITE, max(1.2, pitch * 0.03))
    draw_flag(pen, x, y, pitch, PAPER_WHITE)


def _pictogram(pen: Pen, at: Point, pitch: float, team: int, suit: int) -> None:
    """Draw the place of a pawn that is home."""
    (x, y), k = at, pitch * 0.215
    pen.box(x - k * 1.25, y - k, k * 2.5, k * 2, k * 0.7)
    pen.fill(_team(pen, team))
    pen.line("rgba(38,24,12,.6)", 1)
    red = suit in (_HEARTS, _DIAMONDS)
    colour = "#FFFFFF" if team else pen.theme.red if red else pen.theme.black
    draw_suit(pen, suit, at, k * 1.25, colour)


def _box(pen: Pen, x: float, y: float, pitch: float, team: int) -> None:
    """Draw a start box."""
    pen.disc(x, y + max(1.2, pitch * 0.035), pitch * BOX_R)
    pen.fill(_BELOW)
    pen.disc(x, y, pitch * BOX_R)
    pen.fill(_team(pen, team))
    pen.line(pen.theme.square_line, 1.3)
    pen.disc(x, y, pitch * BOX_R * 0.8)
    pen.line(_safe(pen, team), 1.2)
