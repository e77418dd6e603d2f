"""The mark of a seat in the document: its pawn, seen as on the board (colour, shape and letter)."""

from functools import lru_cache
from typing import Any

from ...match.session.session import Session
from ...paint.pawns import OUTLINES
from ...paint.pieces import PIECES
from ...paint.theme import mix
from ...text import phrasebooks
from ...text.messages import Messages
from ...text.people import colour_name
from .dom import el
from .svg import svg

_R = 10
"""Radius of the pawn in the drawing's own units."""
_LETTER = {"triangle": (5.2, 10), "star": (3.6, 10), "shield": (2.6, 11)}
"""Distance of the letter's foot below the middle, and its size, where that is not usual."""


class _Trace:
    """Takes the place of a pen: collects the outline of a pawn as the data of an SVG path."""

    def __init__(self) -> None:
        self.c = self
        self.data: list[str] = []

    def _add(self, command: str, *numbers: float) -> None:
        self.data.append(command + " ".join(f"{round(number, 2):g}" for number in numbers))

    def disc(self, x: float, y: float, r: float) -> None:
        self._add("M", x - r, y)
        self._add("a", r, r, 0, 1, 0, 2 * r, 0)
        self._add("a", r, r, 0, 1, 0, -2 * r, 0)

    def box(self, x: float, y: float, w: float, h: float, corner: float) -> None:
        self.polygon([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], corner)

    def polygon(self, points: list[tuple[float, float]], corner: float) -> None:
        for i, (x, y) in enumerate(points):
            for step, command in ((-1, "L" if i else "M"), (1, "Q")):
                nx, ny = points[(i + step) % len(points)]
                part = corner / ((nx - x) ** 2 + (ny - y) ** 2) ** 0.5
                end = (x + (nx - x) * part, y + (ny - y) * part)
                self._add(command, *((x, y, *end) if command == "Q" else end))
        self.closePath()

    def beginPath(self) -> None:
        self.data.clear()

    def moveTo(self, x: float, y: float) -> None:
        self._add("M", x, y)

    def lineTo(self, x: float, y: float) -> None:
        self._add("L" if self.data else "M", x, y)

    def quadraticCurveTo(self, ax: float, ay: float, x: float, y: float) -> None:
        self._add("Q", ax, ay, x, y)

    def closePath(self) -> None:
        self.data.append("Z")


@lru_cache(maxsize=64)
def _outline(shape: str, y: float, r: float) -> str:
    trace: Any = _Trace()
    OUTLINES[shape](trace, 0, y, r)
    return "".join(trace.data)


def seat_mark(figure: int, messages: Messages, size: int = 32, *, named: bool = False) -> Any:
    """Return the pawn of that number, `size` px wide and high; `named` where no words next to it give its colour."""
    return _drawing(figure, messages, size, named).cloneNode(True)


def seat_line(session: Session, messages: Messages, seat: int, state: str) -> Any:
    """Return a line of a list of seats: the pawn, its player, and the state, by the key of its words."""
    names, colours = [one.name for one in session.seats], session.colours
    return el(
        "li",
        seat_mark(phrasebooks.pawn_colour(session.code, seat, colours), messages, 30),
        el("b", text=phrasebooks.name_in_game(messages, session.code, seat, names, colours)),
        el("span", text=messages.format(state), cls="meta"),
    )


@lru_cache(maxsize=128)
def _drawing(figure: int, messages: Messages, size: int, named: bool) -> Any:
    """Return a pawn that is never shown: copying one costs the browser less than drawing it."""
    piece = PIECES[figure]
    top, foot = _outline(piece.shape, -1.5, _R), _outline(piece.shape, 1.5, _R)
    side, dark = mix(piece.fill, "#000000", 0.45), piece.edge
    drop, height = _LETTER.get(piece.shape, (4, 11))
    name = {"role": "img", "aria_label": colour_name(messages, figure)} if named else {"aria_hidden": "true"}
    return svg(
        "svg",
        svg("path", d=foot, fill=side, stroke=dark, stroke_width=0.7),
        svg("path", d=top, fill=piece.fill, stroke=dark, stroke_width=0.9),
        svg(
            "path",
            d=_outline(piece.shape, -1.3, _R * 0.84),
            fill="none",
            stroke="#fff",
            stroke_opacity=0.34,
            stroke_width=1.2,
        ),
        svg(
            "text",
            messages.format(piece.letter) if piece.letter else "",
            y=drop - 1.5,
            fill=piece.ink,
            font_size=height,
            font_weight=800,
            text_anchor="middle",
        ),
        viewBox="-15 -15 30 30",
        width=size,
        height=size,
        class_="seat-mark",
        **name,
    )
