"""Pawns and the marks round them. A pawn is colour, shape and letter, never colour alone."""

from collections.abc import Callable
from math import cos, pi, sin, sqrt

from ..scene.zoom import MIN_LETTER_R
from .pen import Font, Look, Pen, Sprite, sprite
from .pieces import PawnStyle
from .theme import INK, LIGHT, PAPER_WHITE, mix

# --- outlines -------------------------------------------------------------------------------------


def _ring(n: int, radius: float, turn: float = -pi / 2) -> list[tuple[float, float]]:
    return [(radius * cos(turn + i * 2 * pi / n), radius * sin(turn + i * 2 * pi / n)) for i in range(n)]


def _rounded(points: list[tuple[float, float]], corner: float) -> Callable[[Pen, float, float, float], None]:
    def trace(pen: Pen, x: float, y: float, r: float) -> None:
        pen.polygon([(x + px * r, y + py * r) for px, py in points], corner * r)

    return trace


def _square(pen: Pen, x: float, y: float, r: float) -> None:
    pen.box(x - r * 0.87, y - r * 0.87, r * 1.74, r * 1.74, r * 0.26)


def _shield(pen: Pen, x: float, y: float, r: float) -> None:
    c = pen.c
    c.beginPath()
    c.moveTo(x - r * 0.9, y - r * 0.9)
    c.lineTo(x + r * 0.9, y - r * 0.9)
    c.quadraticCurveTo(x + r * 1.02, y + r * 0.5, x, y + r * 1.12)
    c.quadraticCurveTo(x - r * 1.02, y + r * 0.5, x - r * 0.9, y - r * 0.9)
    c.closePath()


def _clover(pen: Pen, x: float, y: float, r: float) -> None:
    pen.c.beginPath()
    for i in range(65):
        angle = i * pi / 32
        radius = r * (0.6 + 0.54 * sqrt(abs(sin(2 * angle))))
        pen.c.lineTo(x + radius * cos(angle), y + radius * sin(angle))
    pen.c.closePath()


def _star() -> list[tuple[float, float]]:
    return [p for pair in zip(_ring(5, 1.24), _ring(5, 0.72, -pi / 2 + pi / 5), strict=True) for p in pair]


def _plus(a: float, b: float) -> list[tuple[float, float]]:
    points, quarter = [], [(-a, -b), (a, -b), (a, -a)]
    for _ in range(4):
        points += quarter
        quarter = [(-y, x) for x, y in quarter]
    return points


OUTLINES: dict[str, Callable[[Pen, float, float, float], None]] = {
    "circle": lambda pen, x, y, r: pen.disc(x, y, r * 0.98),
    "square": _square,
    "triangle": _rounded([(x, y + 0.2) for x, y in _ring(3, 1.34)], 0.3),
    "diamond": _rounded(_ring(4, 1.2), 0.24),
    "hexagon": _rounded(_ring(6, 1.07, 0), 0.16),
    "star": _rounded(_star(), 0.12),
    "plus": _rounded(_plus(0.5, 1.04), 0.2),
    "shield": _shield,
    "clover": _clover,
}
_LETTER_DOWN = {"triangle": 0.54, "shield": 0.26}
_LETTER_SIZE = {"triangle": 0.98, "star": 0.98}


# --- pawns ----------------------------------------------------------------------------------------


def draw_pawn(pen: Pen, r: float, seat: int, look: Look, *, shaded: bool = True) -> None:
    """Draw a standing pawn of radius r round the origin; `shaded` False leaves its shadow out."""
    piece, theme = look.pawn_style(seat), pen.theme
    outline = OUTLINES[piece.shape]
    side, top, foot = mix(piece.fill, "#000000", 0.45), -r * 0.15, r * 0.15
    if shaded:
        pen.shadow("rgba(10,6,2,.55)", r * 0.5, r * 0.16, look.dpr)
        outline(pen, 0, foot, r)
        pen.fill(side)
        pen.no_shadow()
    halo = max(2.0, r * 0.2)
    outline(pen, 0, foot, r)
    pen.line(theme.halo, halo)
    pen.fill(side)
    outline(pen, 0, top, r)
    pen.line(theme.halo, halo)
    _face(pen, top, r, piece)
    _letter(pen, top, r, piece, look)


def _face(pen: Pen, y: float, r: float, piece: PawnStyle) -> None:
    """Draw the lit top of a pawn: a gradient that leaves its colour to the letter, dark edge, light inside."""
    outline = OUTLINES[piece.shape]
    shine = pen.c.createLinearGradient(-r, y - r, r * 0.6, y + r)
    shine.addColorStop(0, mix(piece.fill, "#FFFFFF", 0.26))
    shine.addColorStop(0.33, piece.fill)
    shine.addColorStop(0.77, piece.fill)
    shine.addColorStop(1, mix(piece.fill, "#000000", 0.1))
    outline(pen, 0, y, r)
    pen.fill(shine)
    pen.line(piece.edge, max(0.9, r * piece.outline))
    with pen.saved() as c:
        outline(pen, 0, y, r * 0.86)
        c.clip()
        outline(pen, 0, y + r * 0.1, r * 0.86)
        pen.line("rgba(255,255,255,.34)", r * 0.13)


def _letter(pen: Pen, y: float, r: float, piece: PawnStyle, look: Look) -> None:
    if piece.letter and r >= MIN_LETTER_R:
        size = r * _LETTER_SIZE.get(piece.shape, 1.1)
        at = 0.0, y + r * _LETTER_DOWN.get(piece.shape, 0.39)
        pen.text(look.messages.format(piece.letter), at, size, piece.ink, Font(weight=800))


# --- marks ----------------------------------------------------------------------------------------


def draw_badge(pen: Pen, x: float, y: float, r: float, sign: str) -> None:
    """Draw a small white disc with a "lock", a "cross", a "swap", a number or a letter."""
    c = pen.c
    pen.disc(x, y, r)
    pen.fill(PAPER_WHITE)
    pen.line(INK, max(1.1, r * 0.16))
    if sign not in ("lock", "cross", "swap"):
        pen.text(sign, (x, y + r * 0.44), r * 1.25, INK, Font(weight=800))
    elif sign == "lock":
        pen.box(x - r * 0.46, y - r * 0.1, r * 0.92, r * 0.62, r * 0.12)
        pen.fill(INK)
        c.beginPath()
        c.arc(x, y - r * 0.12, r * 0.28, pi, 0)
        pen.line(INK, r * 0.2)
    elif sign == "cross":
        pen.cross(x, y, r * 0.4)
        pen.line(INK, r * 0.28)
    else:
        pen.exchange(x, y, r, (0.26, 0.22, 0.24))
        pen.line(INK, r * 0.2)


def draw_glow(pen: Pen, inner: float, outer: float, strength: float) -> None:
    """Draw soft gold round the origin, strongest at `inner`, gone at `outer`."""
    light = pen.c.createRadialGradient(0, 0, inner, 0, 0, outer)
    for i in range(5):
        fall = (1 - i / 4) ** 1.5 * strength
        light.addColorStop(i / 4, f"{pen.theme.gold}{round(255 * fall):02x}")
    pen.disc(0, 0, outer)
    pen.fill(light)


def draw_target(pen: Pen, r: float) -> None:
    """Draw a legal target: pale disc, dark ring, dot; reads without colour."""
    pen.disc(0, 0, r * 1.16)
    pen.fill(pen.theme.target)
    pen.line(pen.theme.target_ring, max(2, r * 0.24))
    pen.disc(0, 0, r * 0.34)
    pen.fill(pen.theme.target_ring)


def draw_numbered_target(pen: Pen, r: float, sign: str, ring: float) -> None:
    """Draw a legal target with a number instead of a dot; its ring is a share of its radius wide."""
    pen.disc(0, 0, r * 1.16)
    pen.fill(pen.theme.target)
    pen.line(pen.theme.target_ring, max(1.2, r * ring))
    size = min(max(15.0, r * 1.05), r * (1.8 if len(sign) == 1 else 1.45))
    pen.text(sign, (0, size * 0.36), size, pen.theme.target_ring, Font(weight=800))


def draw_frame(pen: Pen, r: float) -> None:
    """Draw a legal target that leaves its square visible: a pale frame with dark edges."""
    width = max(3.0, r * 0.15)
    pen.box(-r, -r, 2 * r, 2 * r, r * 0.36)
    pen.line(pen.theme.target_ring, width + 3)
    pen.line(pen.theme.target, width)


def draw_frame_glow(pen: Pen, r: float) -> None:
    """Draw soft gold along a frame."""
    pen.box(-r, -r, 2 * r, 2 * r, r * 0.36)
    for width, strength in ((0.8, "40"), (0.6, "60"), (0.4, "c0")):
        pen.line(pen.theme.gold + strength, r * width)


def draw_flag(pen: Pen, x: float, y: float, size: float, mast: str) -> None:
    """Draw a golden flag round (x, y) on a square of that size, its mast in the colour `mast`."""
    x -= size * 0.13
    top = x, y - size * 0.28
    pen.lines(((x, y + size * 0.28), top))
    pen.line(mast, size * 0.06)
    pen.lines((top, (x + size * 0.4, y - size * 0.15), (x, y - size * 0.02)), closed=True)
    pen.fill(LIGHT.gold)


def draw_plinth(pen: Pen, r: float) -> None:
    """Draw the pale ringed disc under a pawn that the move would hit or swap; r is the pawn's."""
    pen.disc(0, 0, r * 1.5)
    pen.fill(pen.theme.target)
    pen.line(pen.theme.target_ring, max(2.4, r * 0.2))


def draw_ring(pen: Pen, r: float, width: float) -> None:
    """Draw a gold ring with dark edges round a pawn of radius r."""
    pen.disc(0, 0, r)
    pen.line(INK, width + 2)
    pen.line(pen.theme.gold_hi, width)


def draw_dot(pen: Pen, r: float) -> None:
    """Draw a dot on a square that a pawn passed or would pass."""
    pen.disc(0, 0, r)
    pen.fill(PAPER_WHITE)
    pen.line(INK, 1.4)


# --- sprites, by radius in CSS px -----------------------------------------------------------------

_BADGE_R = 8.0
_LOCK_R = 7.0


def pawn_sprite(seat: int, r: float, look: Look, *, shaded: bool = True) -> Sprite:
    """Return a pawn; without shade for one in the air."""
    key = "pawn", look.figure(seat), r, shaded
    return sprite(key, r * 2.1, look, lambda pen: draw_pawn(pen, r, seat, look, shaded=shaded))


def shadow_sprite(r: float, look: Look) -> Sprite:
    """Return the shadow on the board of a pawn in the air."""

    def draw(pen: Pen) -> None:
        pen.shadow("rgba(10,6,2,.6)", r * 0.7, 0, look.dpr)
        pen.c.beginPath()
        pen.c.ellipse(0, r * 0.25, r * 0.85, r * 0.7, 0, 0, 7)
        pen.fill("rgba(10,6,2,.35)")

    return sprite(("ground", r), r * 2, look, draw)


def mark_sprite(kind: str, r: float, look: Look) -> Sprite:
    """Return one of glow, halo, target, frame, frame glow, plinth, ring, hint, dot."""
    drawing = _MARKS[kind]
    return sprite((kind, r), r * 2.7 + 2, look, lambda pen: drawing(pen, r))


def numbered_target_sprite(sign: str, r: float, look: Look, ring: float) -> Sprite:
    """Return a target with its sign; its ring is a share of its radius wide."""
    return sprite(("sign", sign, r, ring), r * 1.4 + 2, look, lambda pen: draw_numbered_target(pen, r, sign, ring))


def badge_sprite(sign: str, pawn_r: float, look: Look) -> Sprite:
    """Return a badge for a pawn or target of that radius: lock, cross, swap or a number."""
    least = _LOCK_R if sign == "lock" else _BADGE_R
    r = min(max(least, pawn_r * 0.5), pawn_r * 0.9)  # on a tiny pawn it must leave the pawn seen
    return sprite(("badge", sign, r), r * 1.2 + 1, look, lambda pen: draw_badge(pen, 0, 0, r, sign))


_MARKS: dict[str, Callable[[Pen, float], None]] = {
    "glow": lambda pen, r: draw_glow(pen, r * 1.1, r * 2.6, 0.95),
    "halo": lambda pen, r: draw_glow(pen, r * 1.2, r * 2.3, 0.85),
    "target": draw_target,
    "frame": draw_frame,
    "frame glow": draw_frame_glow,
    "plinth": draw_plinth,
    "ring": lambda pen, r: draw_ring(pen, r * 1.43, r * 0.34),
    "hint": lambda pen, r: draw_ring(pen, r * 1.3, r * 0.17),
    "dot": draw_dot,
}
