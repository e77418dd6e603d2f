"""A canvas whose content is SVG: the part of HTMLCanvasElement, CanvasRenderingContext2D and Path2D that the
painters in `paint/` use, under the same names.

All lengths are pixels of the canvas. A small canvas that is copied becomes a group that is used again.
Invisible things (a clear colour, a thing outside the canvas) are left out, a shadow is a paler copy below.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from html import escape
from math import atan2, cos, degrees, hypot, inf, sin, sqrt, tau
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple

Point = tuple[float, float]

Matrix = tuple[float, float, float, float, float, float]
"""(a, b, c, d, e, f): (x, y) becomes (a * x + c * y + e, b * x + d * y + f)."""

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)
EVERYWHERE: Box = (-inf, -inf, inf, inf)
ANCHORS = {"center": "middle", "right": "end", "left": ""}
WIDTH_OF_A_LETTER = 0.56
"""Average width of a letter, as a part of the size of the font."""

LETTERS = "abcdefghijklmnopqrstuvwxyz"
LARGE = 400
"""The width from which a copied canvas is not shared: only one is like it."""

WIDE = 40
"""The blur from which a shadow is left out: without a soft edge it would be a dark stripe."""

SHADOW = 0.45
"""Opacity of a shadow, as a part of its opacity on the canvas, which has a soft edge."""


# --- numbers --------------------------------------------------------------------------------------


def number(value: float) -> str:
    """Return a number as SVG writes it: one decimal at most."""
    text = f"{value:.0f}" if abs(value) >= 10 else f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def numbers(values: Sequence[float]) -> str:
    """Return numbers one after the other; a minus sign needs no space before it."""
    return " ".join(map(number, values)).replace(" -", "-")


def times(m: Matrix, n: Matrix) -> Matrix:
    """Return the matrix of first `n`, then `m`."""
    a, b, c, d, e, f = m
    return (
        a * n[0] + c * n[1],
        b * n[0] + d * n[1],
        a * n[2] + c * n[3],
        b * n[2] + d * n[3],
        a * n[4] + c * n[5] + e,
        b * n[4] + d * n[5] + f,
    )


def moved(m: Matrix, x: float, y: float) -> Point:
    """Return the new place of a point."""
    return m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]


def size_of(m: Matrix) -> float:
    """Return the scale of a matrix."""
    return sqrt(abs(m[0] * m[3] - m[1] * m[2]))


def written(m: Matrix) -> str:
    """Return a `transform` attribute, or ""."""
    a, b, c, d, e, f = (round(value, 4) for value in m)
    if (a, b, c, d) != (1, 0, 0, 1):
        words = " ".join(f"{value:.4f}".rstrip("0").rstrip(".") for value in (a, b, c, d))
        return f' transform="matrix({words} {numbers((e, f))})"'
    return f' transform="translate({numbers((e, f))})"' if e or f else ""


# --- the items ------------------------------------------------------------------------------------


class Gradient:
    """A linear or radial gradient in pixels of the canvas."""

    def __init__(self, head: str) -> None:
        self.head = head
        self.stops: list[str] = []

    def addColorStop(self, offset: float, colour: str) -> None:
        self.stops.append(f'<stop offset="{offset:g}" stop-color="{colour}"/>')


class Path2D:
    """Path data, made as in the browser: `Path2D.new(data)`."""

    def __init__(self, data: str) -> None:
        self.data = data

    @classmethod
    def new(cls, data: str) -> Path2D:
        return cls(data)


class Outline(NamedTuple):
    """A path: its element with the geometry alone, and its bounding box."""

    element: str
    box: Box


Clips = tuple[Outline, ...]


class PaintedPath(NamedTuple):
    """A path with its paint; `stroke` has its width with it."""

    outline: Outline
    clips: Clips
    fill: Any = ""
    stroke: Any = ""
    width: float = 0
    more: str = ""
    """Further attributes of the stroke and the whole."""


class TextLine(NamedTuple):
    """A line of text."""

    clips: Clips
    element: str


class CanvasCopy(NamedTuple):
    """Another canvas, placed here."""

    clips: Clips
    canvas: Canvas
    matrix: Matrix
    alpha: float


DrawnItem = PaintedPath | TextLine | CanvasCopy
PathCommand = tuple[str, tuple[float, ...]]
"""A command of a path with its numbers, as SVG has them."""


class Context:
    """The drawing on a canvas, by the names of CanvasRenderingContext2D."""

    def __init__(self, canvas: Canvas) -> None:
        self.fillStyle: Any = "#000000"
        self.strokeStyle: Any = "#000000"
        self.lineWidth = 1.0
        self.font = "10px sans-serif"
        self.letterSpacing = "0px"
        self.textAlign = "left"
        self.globalAlpha = 1.0
        self.shadowColor = "transparent"
        self.shadowBlur = self.shadowOffsetY = 0.0
        self._dash: Sequence[float] = ()
        self._matrix = IDENTITY
        self._clips: Clips = ()
        self._kept = (*vars(self),)
        """The attributes that `save` keeps: all above."""
        self.canvas = canvas
        self.items: list[DrawnItem] = []
        self._saved: list[dict[str, Any]] = []
        self._path: list[PathCommand] = []
        self._alone = ""
        """The path as an element of its own, while it is no more than a circle or a rectangle."""

    # -- state

    def save(self) -> None:
        self._saved.append({name: getattr(self, name) for name in self._kept})

    def restore(self) -> None:
        for name, value in self._saved.pop().items():
            setattr(self, name, value)

    def setTransform(self, a: float, b: float, c: float, d: float, e: float, f: float) -> None:
        self._matrix = a, b, c, d, e, f

    def getTransform(self) -> SimpleNamespace:
        return SimpleNamespace(**dict(zip("abcdef", self._matrix, strict=True)))

    def translate(self, x: float, y: float) -> None:
        self._matrix = times(self._matrix, (1, 0, 0, 1, x, y))

    def scale(self, x: float, y: float) -> None:
        self._matrix = times(self._matrix, (x, 0, 0, y, 0, 0))

    def rotate(self, angle: float) -> None:
        self._matrix = times(self._matrix, (cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0))

    def setLineDash(self, lengths: Sequence[float]) -> None:
        self._dash = lengths

    # -- paths

    def beginPath(self) -> None:
        self._path, self._alone = [], ""

    def _go(self, command: str, *points: Point) -> None:
        flat = [value for point in points for value in moved(self._matrix, *point)]
        self._path.append((command, tuple(flat)))
        self._alone = ""

    def moveTo(self, x: float, y: float) -> None:
        self._go("M", (x, y))

    def lineTo(self, x: float, y: float) -> None:
        self._go("L" if self._path else "M", (x, y))

    def quadraticCurveTo(self, ax: float, ay: float, x: float, y: float) -> None:
        self._go("Q", (ax, ay), (x, y))

    def bezierCurveTo(self, ax: float, ay: float, bx: float, by: float, x: float, y: float) -> None:
        self._go("C", (ax, ay), (bx, by), (x, y))

    def closePath(self) -> None:
        self._go("Z")

    def rect(self, x: float, y: float, w: float, h: float) -> None:
        self.roundRect(x, y, w, h, 0)

    def roundRect(self, x: float, y: float, w: float, h: float, r: float) -> None:
        r, first = min(r, w / 2, h / 2), not self._path
        self.moveTo(x + r, y)
        for ux, uy, corner_x, corner_y in (
            (1, 0, x + w, y),
            (0, 1, x + w, y + h),
            (-1, 0, x, y + h),
            (0, -1, x, y),
        ):
            self._go("L", (corner_x - ux * r, corner_y - uy * r))
            if r:
                self._bow(r, r, 0, False, (corner_x - uy * r, corner_y + ux * r))
        self.closePath()
        a, b, c, d, *_ = self._matrix
        if first and a == d > 0 and b == c == 0:
            left, top = moved(self._matrix, x, y)
            place = f'x="{number(left)}" y="{number(top)}" width="{number(w * a)}" height="{number(h * a)}"'
            self._alone = f'rect {place} rx="{number(r * a)}"' if r else f"rect {place}"

    def arc(self, x: float, y: float, r: float, start: float, end: float) -> None:
        first = not self._path
        self.ellipse(x, y, r, r, 0, start, end)
        if first and end - start >= tau:
            at = moved(self._matrix, x, y)
            self._alone = f'circle cx="{number(at[0])}" cy="{number(at[1])}" r="{number(r * size_of(self._matrix))}"'

    def ellipse(self, x: float, y: float, rx: float, ry: float, turn: float, start: float, end: float) -> None:
        """Add an arc, clockwise from one angle to another; half past the end if that is less than the start."""

        def at(angle: float) -> Point:
            across, down = rx * cos(angle), ry * sin(angle)
            return x + across * cos(turn) - down * sin(turn), y + across * sin(turn) + down * cos(turn)

        if end < start:
            end += tau
        end = min(end, start + tau)
        self._go("L" if self._path else "M", at(start))
        halves = (start + end) / 2, end
        for angle in halves:
            self._bow(rx, ry, turn, False, at(angle))
        if end - start >= tau:
            self.closePath()

    def _bow(self, rx: float, ry: float, turn: float, left: bool, end: Point) -> None:
        """Add less than half an ellipse, to the left or to the right, on to a point."""
        k = size_of(self._matrix)
        tilt = degrees(turn + atan2(self._matrix[1], self._matrix[0])) if rx != ry else 0.0
        self._path.append(("A", (rx * k, ry * k, tilt, 0, 0 if left else 1, *moved(self._matrix, *end))))
        self._alone = ""

    def arcTo(self, x: float, y: float, end_x: float, end_y: float, r: float) -> None:
        """Round a corner: a line towards it, and a bow that touches both its sides."""
        x0, y0 = self._point()
        before, after = hypot(x0 - x, y0 - y), hypot(end_x - x, end_y - y)
        ux, uy, vx, vy = (x0 - x) / before, (y0 - y) / before, (end_x - x) / after, (end_y - y) / after
        away = r / sqrt((1 - ux * vx - uy * vy) / (1 + ux * vx + uy * vy))
        self.lineTo(x + ux * away, y + uy * away)
        self._bow(r, r, 0, ux * vy - uy * vx > 0, (x + vx * away, y + vy * away))

    def _point(self) -> Point:
        """Return the end of the path, in the lengths of the caller."""
        a, b, c, d, e, f = self._matrix
        x, y = self._path[-1][1][-2] - e, self._path[-1][1][-1] - f
        room = a * d - b * c
        return (d * x - c * y) / room, (a * y - b * x) / room

    def _outline(self, path: Path2D | None) -> Outline:
        """Return the current path, or the one given."""
        if path is not None:
            return Outline(f'path d="{path.data}"{written(self._matrix)}', EVERYWHERE)
        box = box_of(self._path)
        return Outline(self._alone or f'path d="{data_of(self._path)}"', box)

    # -- painting

    def clip(self) -> None:
        self._clips += (self._outline(None),)

    def fill(self, path: Path2D | None = None) -> None:
        if is_seen(self.fillStyle):
            outline = self._outline(path)
            if is_seen(self.shadowColor) and self.shadowBlur < WIDE:
                self._cast(outline)
            self.items.append(PaintedPath(outline, self._clips, self.fillStyle, more=self._faint()))

    def _cast(self, outline: Outline) -> None:
        """Add the shadow of a filled path: the same, lower and with a broad edge."""
        down, blur = self.shadowOffsetY, self.shadowBlur
        left, top, right, bottom = outline.box
        place = f' transform="translate(0 {number(down)})"' if down else ""
        shifted = Outline(outline.element + place, (left - blur, top + down - blur, right + blur, bottom + down + blur))
        faint = f' opacity="{SHADOW}"'
        self.items.append(PaintedPath(shifted, self._clips, self.shadowColor, self.shadowColor, blur / 3, faint))

    def stroke(self, path: Path2D | None = None) -> None:
        if not is_seen(self.strokeStyle):
            return
        outline = self._outline(path)
        k = 1.0 if path is not None else size_of(self._matrix)
        dash = f' stroke-dasharray="{numbers([length * k for length in self._dash])}"' if self._dash else ""
        mark = PaintedPath(outline, self._clips, "", self.strokeStyle, self.lineWidth * k, dash + self._faint())
        last = self.items[-1] if self.items else None
        if (
            isinstance(last, PaintedPath)
            and not last.stroke
            and (last.outline, last.clips) == (outline, self._clips)
            and not last.more
            and self.globalAlpha == 1
        ):
            self.items[-1] = mark._replace(fill=last.fill)
        else:
            self.items.append(mark)

    def _faint(self) -> str:
        return "" if self.globalAlpha == 1 else f' opacity="{self.globalAlpha:.2g}"'

    def fillRect(self, x: float, y: float, w: float, h: float) -> None:
        self.beginPath()
        self.rect(x, y, w, h)
        self.fill()

    def clearRect(self, x: float, y: float, w: float, h: float) -> None:
        self.items.clear()

    def drawImage(self, image: Canvas, x: float, y: float, w: float = 0, h: float = 0) -> None:
        size = (w / image.width, h / image.height) if w else (1, 1)
        matrix = times(self._matrix, (size[0], 0, 0, size[1], x, y))
        self.items.append(CanvasCopy(self._clips, image, matrix, self.globalAlpha))

    def createLinearGradient(self, x0: float, y0: float, x1: float, y1: float) -> Gradient:
        ends = zip(("x1", "y1", "x2", "y2"), self._flat((x0, y0), (x1, y1)), strict=True)
        return Gradient("linearGradient" + "".join(f' {name}="{number(at)}"' for name, at in ends))

    def createRadialGradient(self, x0: float, y0: float, r0: float, x1: float, y1: float, r1: float) -> Gradient:
        k = size_of(self._matrix)
        fx, fy, cx, cy = self._flat((x0, y0), (x1, y1))
        ends = {"cx": cx, "cy": cy, "r": r1 * k, "fr": r0 * k}
        if (fx, fy) != (cx, cy):
            ends |= {"fx": fx, "fy": fy}
        return Gradient("radialGradient" + "".join(f' {name}="{number(at)}"' for name, at in ends.items()))

    def _flat(self, *points: Point) -> list[float]:
        return [value for point in points for value in moved(self._matrix, *point)]

    # -- text

    def fillText(self, words: str, x: float, y: float) -> None:
        weight, size, family = self._font()
        a, b, c, d, *_ = self._matrix
        k, place = 1.0, written(times(self._matrix, (1, 0, 0, 1, x, y)))
        if a == d > 0 and b == c == 0:
            k, (x, y) = a, moved(self._matrix, x, y)
            place = f' x="{number(x)}" y="{number(y)}"'
        anchor = ANCHORS[self.textAlign]
        spacing = float(self.letterSpacing.removesuffix("px")) * k
        parts = [
            place,
            f' font-size="{number(size * k)}"',
            f' font-weight="{weight}"' if weight != "400" else "",
            f' font-family="{escape(family)}"' if not family.startswith("system-ui") else "",
            f' text-anchor="{anchor}"' if anchor else "",
            f' letter-spacing="{number(spacing)}"' if spacing else "",
            f' fill="{self.fillStyle}"',
        ]
        self.items.append(TextLine(self._clips, f"<text{''.join(parts)}>{escape(words)}</text>"))

    def measureText(self, words: str) -> SimpleNamespace:
        return SimpleNamespace(width=len(words) * self._font()[1] * WIDTH_OF_A_LETTER)

    def _font(self) -> tuple[str, float, str]:
        """Return weight, size in px and family."""
        weight, size, family = self.font.split(" ", 2)
        return weight, float(size.removesuffix("px")), family


class Canvas:
    """A canvas of that many pixels."""

    def __init__(self) -> None:
        self.width = self.height = 0
        self.style = SimpleNamespace()
        self._context = Context(self)

    def getContext(self, kind: str) -> Context:
        return self._context

    @property
    def items(self) -> list[DrawnItem]:
        """Return the items drawn on it."""
        return self._context.items


# --- paths as text --------------------------------------------------------------------------------


def is_seen(style: Any) -> bool:
    """Return whether a colour leaves anything on the canvas."""
    return not isinstance(style, str) or (
        style != "transparent" and not style.replace(" ", "").endswith((",0)", ",0.000)"))
    )


def box_of(path: Sequence[PathCommand]) -> Box:
    """Return a box that holds a path, never less than it needs."""
    xs, ys = [], []
    x = y = 0.0
    for command, values in path:
        if command == "A":
            reach = 2 * max(values[:2])
            xs += [x - reach, x + reach]
            ys += [y - reach, y + reach]
            values = values[-2:]
        xs += values[::2]
        ys += values[1::2]
        if values:
            x, y = values[-2:]
    return (min(xs), min(ys), max(xs), max(ys)) if xs else EVERYWHERE


def data_of(path: Sequence[PathCommand]) -> str:
    """Return path data; a point in the middle of a straight line is left out."""
    kept: list[PathCommand] = []
    for command, values in path:
        if command == "L" and len(kept) > 1 and kept[-1][0] == "L":
            (x0, y0), (x1, y1), (x2, y2) = kept[-2][1][-2:], kept[-1][1], values
            ux, uy, vx, vy = x1 - x0, y1 - y0, x2 - x1, y2 - y1
            if abs(ux * vy - uy * vx) < 0.05 * hypot(ux, uy) * hypot(vx, vy) / 10 and ux * vx + uy * vy > 0:
                kept.pop()
        kept.append((command, values))
    return "".join(_relative(kept))


def _relative(path: Sequence[PathCommand]) -> Iterator[str]:
    """Yield commands relative to the end of the path: the same shape elsewhere is the same text, which zips well."""
    x = y = start_x = start_y = 0.0
    for command, values in path:
        if command == "M":
            yield "M" + numbers(values)
            start_x, start_y = x, y = values
        elif command == "Z":
            yield "z"
            x, y = start_x, start_y
        elif command == "A":
            yield f"a{numbers(values[:5])} {numbers((values[5] - x, values[6] - y))}".replace(" -", "-")
            x, y = values[5:]
        else:
            yield command.lower() + numbers([value - (x, y)[i % 2] for i, value in enumerate(values)])
            x, y = values[-2:]


# --- the canvas as SVG ----------------------------------------------------------------------------


class Writer:
    """A writer of the contents of canvases; common parts are in `defs` once."""

    def __init__(self) -> None:
        self.defs: list[str] = []
        self._names: dict[str, str] = {}

    def canvas(self, canvas: Canvas) -> str:
        """Return the drawing of a canvas, as the inside of an SVG element of its size."""
        return self._items(canvas.items, (0.0, 0.0, float(canvas.width), float(canvas.height)))

    def _name(self, definition: str) -> str:
        """Return the id of a definition, which has ID in its place; equal ones share it."""
        name = self._names.get(definition)
        if name is None:
            name = self._names[definition] = LETTERS[len(self._names) % 26] + (str(len(self._names) // 26 or ""))
            self.defs.append(definition.replace("ID", name, 1))
        return name

    def _items(self, items: Sequence[DrawnItem], view: Box) -> str:
        """Return all of these items that are visible in the view; those with the same clip share a group."""
        parts: list[tuple[Clips, str]] = []
        for item in items:
            element = self._element(item, view)
            if element and parts and parts[-1][0] == item.clips:
                parts[-1] = item.clips, parts[-1][1] + element
            elif element:
                parts.append((item.clips, element))
        return "".join(self._clipped(clips, content) for clips, content in parts)

    def _clipped(self, clips: Clips, content: str) -> str:
        for clip in reversed(clips):
            name = self._name(f'<clipPath id="ID"><{clip.element}/></clipPath>')
            content = f'<g clip-path="url(#{name})">{content}</g>'
        return content

    def _element(self, item: DrawnItem, view: Box) -> str:
        if isinstance(item, TextLine):
            return item.element
        if isinstance(item, CanvasCopy):
            return self._copy(item, view)
        if is_outside(item.outline.box, view, item.width / 2):
            return ""
        paint = self._paint("fill", item.fill) + self._paint("stroke", item.stroke)
        width = f' stroke-width="{number(item.width)}"' if item.stroke and number(item.width) != "1" else ""
        return f"<{item.outline.element}{paint}{width}{item.more}/>"

    def _paint(self, name: str, style: Any) -> str:
        if isinstance(style, Gradient):
            kind, ends = style.head.split(" ", 1)
            head = f'<{kind} id="ID" {ends} gradientUnits="userSpaceOnUse">'
            style = f"url(#{self._name(head + ''.join(style.stops) + f'</{kind}>')})"
        return f' {name}="{style}"' if style else ""

    def _copy(self, item: CanvasCopy, view: Box) -> str:
        m, canvas = item.matrix, item.canvas
        corners = [moved(m, x, y) for x in (0, canvas.width) for y in (0, canvas.height)]
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        if is_outside((min(xs), min(ys), max(xs), max(ys)), view):
            return ""
        faint = "" if item.alpha == 1 else f' opacity="{item.alpha:.2g}"'
        if canvas.width < LARGE:
            name = self._name(f'<g id="ID">{self._items(canvas.items, EVERYWHERE)}</g>')
            if m[:4] == IDENTITY[:4]:
                return f'<use href="#{name}" x="{number(m[4])}" y="{number(m[5])}"{faint}/>'
            return f'<use href="#{name}"{written(m)}{faint}/>'
        inner = EVERYWHERE
        if m[:4] == IDENTITY[:4]:
            inner = view[0] - m[4], view[1] - m[5], view[2] - m[4], view[3] - m[5]
        body = self._items(canvas.items, inner)
        return f"<g{written(m)}{faint}>{body}</g>" if written(m) or faint else body


def is_outside(box: Box, view: Box, half: float = 0) -> bool:
    """Return whether a thing in this box, with a line of half that width round it, is outside the view."""
    return box[2] + half <= view[0] or box[0] - half >= view[2] or box[3] + half <= view[1] or box[1] - half >= view[3]


# --- in the place of the browser ------------------------------------------------------------------


def install() -> None:
    """Let the painters that are imported after this draw on a `Canvas`."""
    module = ModuleType("js")
    vars(module).update(Path2D=Path2D, document=SimpleNamespace(createElement=lambda tag: Canvas()))
    sys.modules["js"] = module
