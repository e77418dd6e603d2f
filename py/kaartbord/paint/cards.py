"""Playing cards: faces with pips and portraits, the Delft back, the help strip; 1.42 as high as wide."""

from math import ceil, cos, pi, sin
from typing import Any, NamedTuple

from ..scene.geometry import Box, Point
from .courts import draw_bust, draw_jester, path
from .pen import Font, Look, Pen, size_canvas, sprite
from .theme import DELFT, INK, TILE

HEIGHT = 1.42
_CORNER = 0.085
ACE, TEN, JOKER = 1, 10, 14
_COURTS = range(11, 14)
_SPADES, _HEARTS, _CLUBS, _DIAMONDS = range(4)
_DESCENDING = ("J", "Q")  # their tails would touch the suit below
_FOUR = {_DIAMONDS: "#B25A00", _CLUBS: "#1F6B45"}
_PURPLE = "#6A2C91"

# Suits in a box of 100 by 100 round the origin.
_SUITS = {
    _HEARTS: "M0 46C-14 26 -46 8 -46 -20C-46 -46 -12 -54 0 -28C12 -54 46 -46 46 -20C46 8 14 26 0 46Z",
    _SPADES: "M0 -52C-14 -32 -46 -14 -46 14C-46 40 -12 48 0 22C12 48 46 40 46 14C46 -14 14 -32 0 -52Z"
    "M-17 48L17 48Q5 38 5 10L-5 10Q-5 38 -17 48Z",
    _DIAMONDS: "M0 -50Q14 -22 38 0Q14 22 0 50Q-14 22 -38 0Q-14 -22 0 -50Z",
    _CLUBS: "M-23 -25a23 23 0 1 1 46 0a23 23 0 1 1 -46 0ZM-47 9a23 23 0 1 1 46 0a23 23 0 1 1 -46 0Z"
    "M1 9a23 23 0 1 1 46 0a23 23 0 1 1 -46 0ZM-9 -12L9 -12L9 14L-9 14Z"
    "M-18 48Q-5 38 -5 4L5 4Q5 38 18 48Z",
}

# Pips as (across, down) parts of the picture area.
_SIDES_2 = ((0.2, 0.18), (0.8, 0.18), (0.2, 0.82), (0.8, 0.82))
_SIDES_3 = ((0.2, 0.16), (0.8, 0.16), (0.2, 0.5), (0.8, 0.5), (0.2, 0.84), (0.8, 0.84))
_SIDES_4 = tuple((x, y) for y in (0.13, 0.375, 0.625, 0.87) for x in (0.2, 0.8))
_PIPS = {
    2: ((0.5, 0.2), (0.5, 0.8)),
    3: ((0.5, 0.16), (0.5, 0.5), (0.5, 0.84)),
    4: _SIDES_2,
    5: (*_SIDES_2, (0.5, 0.5)),
    6: _SIDES_3,
    7: (*_SIDES_3, (0.5, 0.33)),
    8: (*_SIDES_3, (0.5, 0.33), (0.5, 0.67)),
    9: (*_SIDES_4, (0.5, 0.5)),
    10: (*_SIDES_4, (0.5, 0.25), (0.5, 0.75)),
}


class CardMarks(NamedTuple):
    """Marks on a card: a help strip as in games.race.scene.card_help, a frame of gold, a grey veil."""

    hint: str = ""
    selected: bool = False
    dim: bool = False


NO_MARKS = CardMarks()


def paint_card_canvas(canvas: Any, card: int, width: float, look: Look, marks: CardMarks = NO_MARKS) -> None:
    """Paint one card, which takes `width` by 1.42 * `width` CSS px of layout, into a canvas of the page.

    `card` is 4 * rank + suit, 0 its back. The canvas itself is larger, for shadow and glow; its margins are
    negative and it lets clicks through.
    """
    pad = ceil(width * 0.26)
    ctx = size_canvas(canvas, width + 2 * pad, width * HEIGHT + 2 * pad, look.dpr)
    canvas.style.margin = f"{-pad}px"
    canvas.style.pointerEvents = "none"
    pen = Pen(ctx, look.theme)
    with pen.saved() as c:
        c.translate(pad + width / 2, pad + width * HEIGHT / 2)
        draw_card(pen, width, card, look, marks)


def draw_card(pen: Pen, w: float, card: int, look: Look, marks: CardMarks) -> None:
    """Draw a card of width w round the origin; `card` as for `paint_card_canvas`."""
    h = w * HEIGHT
    pen.c.translate(-w / 2, -h / 2)
    _blank(pen, w, look.dpr, selected=marks.selected)
    if card == 0:
        _back(pen, w, look)
    else:
        _front(pen, w, card, look, marks.hint)
        if marks.hint:
            pen.box(w * 0.05, h * 0.815, w * 0.9, h * 0.145, w * 0.05)
            pen.fill(pen.theme.gold if marks.selected else pen.theme.help)
            draw_help_strip(pen, marks.hint, w / 2, h * 0.888, w * 0.2)
    if marks.dim:
        pen.box(0, 0, w, h, w * _CORNER)
        pen.fill(pen.theme.dim)


def _blank(pen: Pen, w: float, dpr: float, *, selected: bool) -> None:
    theme, h, r = pen.theme, w * HEIGHT, w * _CORNER
    if selected:
        pen.shadow(theme.glow, w * 0.22, 0, dpr)
        pen.box(-2, -2, w + 4, h + 4, r + 2)
        pen.fill(theme.gold)
        pen.no_shadow()
    pen.shadow("rgba(8,10,8,.42)", w * 0.1, w * 0.035, dpr)
    pen.box(0, 0, w, h, r)
    pen.fill(theme.card)
    pen.no_shadow()
    pen.box(0.5, 0.5, w - 1, h - 1, r)
    pen.line(theme.card_line, 1)


def _front(pen: Pen, w: float, card: int, look: Look, hint: str) -> None:
    rank, suit, h = card >> 2, card & 3, w * HEIGHT
    x, y, wide, high = w * 0.385, h * 0.065, w * 0.555, h * (0.655 if hint else 0.87)
    if rank == JOKER:
        _joker_index(pen, w, bool(hint))
        draw_jester(pen, Box(x, y, wide, high), w)
        return
    colour = _colour(pen, suit, look)
    _index(pen, w, card, colour, look)
    if rank in _COURTS:
        draw_bust(pen, rank, suit in (_HEARTS, _DIAMONDS), Box(x, y, wide, high))
    elif rank == ACE:
        draw_suit(pen, suit, (x + wide / 2, y + high * 0.52), min(wide, high * 0.72), colour)
    else:
        for across, down in _PIPS[rank]:
            at = x + wide * across, y + high * (0.04 + down * 0.92)
            draw_suit(pen, suit, at, -w * 0.165 if down > 0.5 else w * 0.165, colour)


def _colour(pen: Pen, suit: int, look: Look) -> str:
    plain = pen.theme.red if suit in (_HEARTS, _DIAMONDS) else pen.theme.black
    return _FOUR.get(suit, plain) if look.four_colour else plain


def _index(pen: Pen, w: float, card: int, colour: str, look: Look) -> None:
    """Draw rank and suit in the upper left corner; "10" is squeezed to the width of the others."""
    rank, grown = card >> 2, 1.2 if look.large else 1.0
    with pen.saved() as c:
        if rank == TEN:
            c.translate(w * 0.205, 0)
            c.scale(0.76, 1)
            c.translate(-w * 0.205, 0)
        words = look.messages.format(f"rank.{rank}") if rank == ACE or rank in _COURTS else str(rank)
        size = w * grown * (0.33 if words in _DESCENDING else 0.385)
        at = w * 0.205, w * 0.1 + w * 0.2823 * grown - (w * 0.385 * grown - size) * 0.6
        pen.text(words, at, size, colour, Font(weight=700, spacing=-w * 0.02 * (rank == TEN)))
    draw_suit(pen, card & 3, (w * 0.205, w * (0.5623 + 0.07 * look.large)), w * 0.25, colour)


def _joker_index(pen: Pen, w: float, short: bool) -> None:
    points = [
        (w * (0.205 + size * cos(a)), w * (0.245 + size * sin(a)))
        for i in range(10)
        for size, a in [((0.16, 0.063)[i % 2], -pi / 2 + i * pi / 5)]
    ]
    pen.polygon(points, w * 0.006)
    pen.fill(_PURPLE)
    first, step, size = (0.5, 0.138, 0.14) if short else (0.56, 0.155, 0.155)
    for i, letter in enumerate("JOKER"):
        pen.text(letter, (w * 0.2, w * (first + i * step)), w * size, _PURPLE, Font(weight=800))


def draw_suit(pen: Pen, suit: int, at: Point, size: float, colour: str) -> None:
    """Draw a suit sign of height `size` round a point; a negative size turns it upside down."""
    with pen.saved() as c:
        c.translate(*at)
        c.scale(size / 100, size / 100)
        pen.fill(colour, path(_SUITS[suit]))


# --- the back and the curtain ---------------------------------------------------------------------


def _back(pen: Pen, w: float, look: Look) -> None:
    h, r, rim = w * HEIGHT, w * _CORNER, w * 0.07
    with pen.saved() as c:
        pen.box(rim, rim, w - 2 * rim, h - 2 * rim, r * 0.7)
        c.clip()
        _lattice(pen, Box(rim, rim, w - 2 * rim, h - 2 * rim), w * 0.215, look, (DELFT, TILE))
    pen.box(rim, rim, w - 2 * rim, h - 2 * rim, r * 0.7)
    pen.line(DELFT, max(1, w * 0.018))


def delft(ctx: Any, w: float, h: float, tile: float, look: Look) -> None:
    """Draw a wall of Delft tiles in the theme's curtain colours; `tile` is 65 on a phone's curtain."""
    pen = Pen(ctx, look.theme)
    with pen.saved() as c:
        c.beginPath()
        c.rect(0, 0, w, h)
        c.clip()
        _lattice(pen, Box(0, 0, w, h), tile, look, (look.theme.curtain, look.theme.curtain_ground))


def _lattice(pen: Pen, place: Box, tile: float, look: Look, colours: tuple[str, str]) -> None:
    """Draw tiles in the first of the colours on the second."""
    (x, y, w, h), (colour, ground) = place, colours
    pen.c.fillStyle = ground
    pen.c.fillRect(x, y, w, h)
    one = sprite(("tile", tile, colour), tile * 0.75, look, lambda brush: _draw_tile(brush, tile, colour))
    columns, rows = ceil(w / tile / 2) + 1, ceil(h / tile / 2) + 1
    side, left, up = one.canvas.width / look.dpr, one.left / look.dpr, one.up / look.dpr
    for i in range(-columns, columns + 1):
        for j in range(-rows, rows + 1):
            at_x, at_y = x + w / 2 + i * tile - left, y + h / 2 + j * tile - up
            pen.c.drawImage(one.canvas, at_x, at_y, side, side)


def _draw_tile(pen: Pen, tile: float, colour: str) -> None:
    """Draw a ring with four petals round the origin, and a star on the lower right corner of the tile."""
    c, q = pen.c, tile
    pen.disc(0, 0, q * 0.36)
    pen.line(colour, max(0.6, q * 0.045))
    c.beginPath()
    for ux, uy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        tip = (q * 0.3 * ux, q * 0.3 * uy)
        c.moveTo(0, 0)
        c.quadraticCurveTo(q * (0.17 * ux - 0.13 * uy), q * (0.17 * uy + 0.13 * ux), *tip)
        c.quadraticCurveTo(q * (0.17 * ux + 0.13 * uy), q * (0.17 * uy - 0.13 * ux), 0, 0)
    half, k = q / 2, q * 0.17
    c.moveTo(half, half - k)
    for px, py in ((half + k, half), (half, half + k), (half - k, half), (half, half - k)):
        c.quadraticCurveTo(half, half, px, py)
    pen.fill(colour)


# --- the help strip -------------------------------------------------------------------------------


def draw_help_strip(pen: Pen, hint: str, x: float, y: float, k: float) -> None:
    """Draw the tokens of a help strip in a row round (x, y); k is the height of a sign."""
    tokens = hint.split()
    widths = [_token_width(pen, token, k) for token in tokens]
    gap = k * 0.28
    at = x - (sum(widths) + gap * (len(tokens) - 1)) / 2
    for token, width in zip(tokens, widths, strict=True):
        _draw_token(pen, token, at, y, k)
        at += width + gap


def _token_width(pen: Pen, token: str, k: float) -> float:
    if token[0] in "<>":
        return k * 0.9 + pen.text_width(token[1:], k * 0.95, 700)
    if token == "+":
        return pen.text_width("3 + 4", k * 0.85, 700)
    return k * 1.2 if token in "xo" else pen.text_width(token, k * 0.7)


def _draw_token(pen: Pen, token: str, x: float, y: float, k: float) -> None:
    if token[0] in "<>":
        _arrow(pen, x + k * 0.36, y, k, 1 if token[0] == ">" else -1)
        pen.text(token[1:], (x + k * 0.84, y + k * 0.34), k * 0.95, INK, Font(700, "left"))
    elif token == "+":
        pen.text("3 + 4", (x, y + k * 0.3), k * 0.85, INK, Font(700, "left"))
    elif token == "x":
        pen.exchange(x + k * 0.6, y, k, (0.2, 0.26, 0.2))
        pen.line(INK, k * 0.14)
    elif token == "o":
        _enter_sign(pen, x + k * 0.6, y, k)
    else:
        pen.text(token, (x, y + k * 0.26), k * 0.7, INK, Font(align="left"))


def _arrow(pen: Pen, x: float, y: float, k: float, d: int) -> None:
    back, tip = x + d * k * 0.04, (x + d * k * 0.32, y)
    pen.lines(((x - d * k * 0.32, y), (x + d * k * 0.3, y)), ((back, y - k * 0.26), tip, (back, y + k * 0.26)))
    pen.line(INK, k * 0.14)


def _enter_sign(pen: Pen, x: float, y: float, k: float) -> None:
    """Draw a ring with an arrow that comes down into it."""
    pen.disc(x, y + k * 0.05, k * 0.36)
    pen.line(INK, k * 0.14)
    back, tip = y - k * 0.08, (x, y + k * 0.12)
    pen.lines(((x, y - k * 0.5), (x, y + k * 0.1)), ((x - k * 0.18, back), tip, (x + k * 0.18, back)))
    pen.line(INK, k * 0.14)
