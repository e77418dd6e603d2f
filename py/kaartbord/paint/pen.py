"""The painter's kit: fonts, a pen over a canvas context, and sprites drawn once and copied often."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import ceil
from typing import Any, NamedTuple

from js import document

from ..rules.seats import colour_of
from ..scene.geometry import Point
from ..text.messages import Messages
from .pieces import PIECES, PawnStyle
from .theme import Theme

SANS = 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif'
SERIF = 'ui-serif,"New York","Iowan Old Style",Georgia,"Noto Serif",serif'
TURN = 6.2832


class Look(NamedTuple):
    """The look of all things painted, apart from their meaning. `dpr` is device px per CSS px."""

    theme: Theme
    messages: Messages
    dpr: float = 1.0
    four_colour: bool = False
    large: bool = False
    colours: tuple[int, ...] = ()
    """By seat the number of its colour; nothing where they are the usual ones."""

    def figure(self, seat: int) -> int:
        """Return the number of a seat's pawn; without a seat, a number that nobody can choose."""
        return colour_of(seat, self.colours)

    def pawn_style(self, seat: int) -> PawnStyle:
        """Return the look of a seat's or team's pawn."""
        return PIECES[self.figure(seat)]


class Font(NamedTuple):
    """The setting of a line of text; `spacing` in CSS px."""

    weight: int = 400
    align: str = "center"
    family: str = SANS
    spacing: float = 0


PLAIN = Font()


class Scale(NamedTuple):
    """The scale of a board: `pitch` CSS px a unit, with `margin` px round it for its shadow."""

    pitch: float
    look: Look
    margin: float = 30


class Pen:
    """A canvas context `c` and a theme; lengths in CSS px. What it lacks is called on the context itself."""

    __slots__ = ("c", "theme")

    def __init__(self, ctx: Any, theme: Theme) -> None:
        self.c = ctx
        self.theme = theme
        ctx.lineJoin = ctx.lineCap = "round"

    @contextmanager
    def saved(self) -> Iterator[Any]:
        """Yield the context; restore it afterwards."""
        self.c.save()
        try:
            yield self.c
        finally:
            self.c.restore()

    def box(self, x: float, y: float, w: float, h: float, r: float) -> None:
        """Set the path to a rounded rectangle."""
        self.c.beginPath()
        self.c.roundRect(x, y, w, h, r)

    def disc(self, x: float, y: float, r: float) -> None:
        """Set the path to a circle."""
        self.c.beginPath()
        self.c.arc(x, y, r, 0, TURN)

    def lines(self, *lines: Sequence[Point], closed: bool = False) -> None:
        """Set the path to lines through points; closed, the last goes back to where it began."""
        self.c.beginPath()
        for first, *rest in lines:
            self.c.moveTo(*first)
            for point in rest:
                self.c.lineTo(*point)
        if closed:
            self.c.closePath()

    def cross(self, x: float, y: float, arm: float) -> None:
        """Set the path to a cross on its side."""
        self.lines(*(((x - arm, y - d), (x + arm, y + d)) for d in (arm, -arm)))

    def exchange(self, x: float, y: float, k: float, shape: tuple[float, float, float]) -> None:
        """Set the path to two arrows past each other, k long. `shape` in parts of k: the distance of each from
        the middle, where on its way the head begins, and half the width of that."""
        away, back, half = (k * part for part in shape)
        arrows: list[tuple[Point, ...]] = []
        for d in (1, -1):
            q, head = y - d * away, x + d * back
            tip = x + d * k * 0.5, q
            arrows += [((x - d * k * 0.5, q), tip), ((head, q - half), tip, (head, q + half))]
        self.lines(*arrows)

    def polygon(self, points: list[Point], r: float) -> None:
        """Set the path to a closed polygon with rounded corners."""
        c = self.c
        c.beginPath()
        for i, (x, y) in enumerate(points):
            (x0, y0), (x2, y2) = points[i - 1], points[(i + 1) % len(points)]
            if i == 0:
                c.moveTo((x0 + x) / 2, (y0 + y) / 2)
            c.arcTo(x, y, (x + x2) / 2, (y + y2) / 2, r)
        c.closePath()

    def fill(self, style: Any, path: Any = None) -> None:
        """Fill the path (or a Path2D)."""
        self.c.fillStyle = style
        self.c.fill() if path is None else self.c.fill(path)

    def line(self, style: Any, width: float, path: Any = None) -> None:
        """Stroke the path (or a Path2D)."""
        self.c.strokeStyle = style
        self.c.lineWidth = width
        self.c.stroke() if path is None else self.c.stroke(path)

    def shadow(self, colour: str, blur: float, down: float, dpr: float) -> None:
        """Set a soft shadow for what is drawn next; canvas shadows ignore the scale, so it is given here."""
        self.c.shadowColor = colour
        self.c.shadowBlur = blur * dpr
        self.c.shadowOffsetY = down * dpr

    def no_shadow(self) -> None:
        """Switch the shadow off."""
        self.c.shadowColor = "transparent"

    def text(self, words: str, at: Point, size: float, colour: str, font: Font = PLAIN) -> None:
        """Draw one line of text with its baseline at that height."""
        with self.saved() as c:
            c.font = f"{font.weight} {size}px {font.family}"
            if font.spacing:
                c.letterSpacing = f"{font.spacing}px"
            c.textAlign = font.align
            c.fillStyle = colour
            c.fillText(words, *at)

    def text_width(self, words: str, size: float, weight: int = 400) -> float:
        """Return the width of `text` in the sans font."""
        with self.saved() as c:
            c.font = f"{weight} {size}px {SANS}"
            return float(c.measureText(words).width)


def surface(width: float, height: float, dpr: float) -> tuple[Any, Any]:
    """Return a fresh canvas of that many CSS px and its context, scaled to draw in CSS px."""
    canvas = document.createElement("canvas")
    canvas.width, canvas.height = ceil(width * dpr), ceil(height * dpr)
    ctx = canvas.getContext("2d")
    ctx.scale(dpr, dpr)
    return canvas, ctx


class Sprite(NamedTuple):
    """A small picture; copy it at (x - left, y - up), all in device px, to have its origin on (x, y)."""

    canvas: Any
    left: int
    up: int


_sprites: dict[tuple[Any, ...], Sprite] = {}
_MOST_SPRITES = 400


def sprite(key: tuple[Any, ...], reach: float, look: Look, draw: Callable[[Pen], None]) -> Sprite:
    """Return the picture `draw` makes round its origin, `reach` CSS px each way; drawn once per key and look."""
    full_key = (*key, look.theme.name, look.messages, look.dpr)
    cached = _sprites.get(full_key)
    if cached is None:
        if len(_sprites) >= _MOST_SPRITES:
            _sprites.clear()
        cached = _sprites[full_key] = _drawn(reach, look, draw)
    return cached


def _drawn(reach: float, look: Look, draw: Callable[[Pen], None]) -> Sprite:
    half = ceil(reach * look.dpr)
    canvas, ctx = surface(2 * half / look.dpr, 2 * half / look.dpr, look.dpr)
    ctx.translate(half / look.dpr, half / look.dpr)
    draw(Pen(ctx, look.theme))
    return Sprite(canvas, half, half)


def size_canvas(canvas: Any, width: float, height: float, dpr: float) -> Any:
    """Give a canvas of the page its CSS size and its pixels; return the cleared context, scaled to CSS px."""
    canvas.width, canvas.height = ceil(width * dpr), ceil(height * dpr)
    canvas.style.width, canvas.style.height = f"{width:g}px", f"{height:g}px"
    ctx = canvas.getContext("2d")
    ctx.setTransform(dpr, 0, 0, dpr, 0, 0)
    return ctx
