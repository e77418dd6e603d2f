"""Portraits of jack, queen, king and joker as outlines and colours.

A bust is drawn in a box of width 100 with (0, 0) in the middle of its foot, y down.
"""

from math import cos, pi, sin
from typing import Any

from js import Path2D

from ..scene.geometry import Box
from .pen import Pen
from .theme import INK, mix

JACK, QUEEN, KING = 11, 12, 13
_GOLD, _SKIN, _JESTER = "#E2A92F", "#F1D2AE", "#6A2C91"
_HAIR = {JACK: "#4B2E1A", QUEEN: "#8A4B1E", KING: "#8C8378"}


def oval(x: float, y: float, rx: float, ry: float) -> str:
    """Return an ellipse as path data."""
    return f"M{x - rx} {y}a{rx} {ry} 0 1 1 {2 * rx} 0a{rx} {ry} 0 1 1 {-2 * rx} 0Z"


def block(x: float, y: float, w: float, h: float, r: float) -> str:
    """Return a rectangle with rounded corners as path data."""
    return (
        f"M{x + r} {y}h{w - 2 * r}a{r} {r} 0 0 1 {r} {r}v{h - 2 * r}a{r} {r} 0 0 1 {-r} {r}"
        f"h{2 * r - w}a{r} {r} 0 0 1 {-r} {-r}v{2 * r - h}a{r} {r} 0 0 1 {r} {-r}Z"
    )


_BODY = (
    ("robe", "M-58 4C-56 -34 -36 -40 -14 -46L14 -46C36 -40 56 -34 58 4Z"),
    ("gold", "M-26 -43L0 2L26 -43L14 -47L0 -20L-14 -47Z"),
    ("fold", "M-58 4C-57 -20 -50 -30 -40 -36L-30 4ZM58 4C57 -20 50 -30 40 -36L30 4Z"),
    ("neck", block(-9, -62, 18, 24, 8)),
    ("skin", "M-19 -92L-19 -72C-19 -54 -8 -50 0 -50C8 -50 19 -54 19 -72L19 -92Z"),
)
_SHORT_HAIR = (("hair", oval(0, -80, 24, 25)),)
_LONG_HAIR = (("hair", "M-27 -40C-40 -100 -20 -112 0 -112C20 -112 40 -100 27 -40Z"),)
_BEARD = (
    (
        "hair",
        "M-20 -78C-20 -50 -8 -36 0 -34C8 -36 20 -50 20 -78C14 -66 8 -66 0 -66C-8 -66 -14 -66 -20 -78Z",
    ),
    ("wine", oval(0, -60, 5, 1.8)),
)
_LIPS = (("lips", oval(0, -58.5, 5, 2)),)
_EYES = (("ink", oval(-8, -78, 2, 2) + oval(8, -78, 2, 2)),)
_BERET = (
    ("robe", "M-32 -88C-36 -116 4 -122 30 -106C36 -100 32 -90 24 -89L-24 -87Z"),
    ("gold", block(-25, -93, 49, 8, 4)),
    ("gold", "M-22 -94C-44 -112 -44 -130 -30 -138C-30 -122 -22 -114 -14 -104Z"),
)
_CORONET = (
    ("gold", "M-21 -94Q0 -104 21 -94L24 -112L12 -106L0 -124L-12 -106L-24 -112Z"),
    ("robe", oval(-24, -114, 3.6, 3.6) + oval(0, -126, 3.6, 3.6) + oval(24, -114, 3.6, 3.6)),
)
_CROWN = (
    ("gold", "M-23 -90L23 -90L29 -122L14 -107L0 -130L-14 -107L-29 -122Z"),
    ("robe", block(-24, -96, 48, 9, 3)),
    ("robe", oval(0, -112, 4.2, 4.2)),
)
_NOSE = "M0 -77L2.2 -68L-1 -68"
_BUSTS = {
    JACK: (*_SHORT_HAIR, *_BODY, *_LIPS, *_EYES, *_BERET),
    QUEEN: (*_LONG_HAIR, *_BODY, *_LIPS, *_EYES, *_CORONET),
    KING: (*_SHORT_HAIR, *_BODY, *_BEARD, *_EYES, *_CROWN),
}

_paths: dict[str, Any] = {}


def path(data: str) -> Any:
    """Return path data as a Path2D, made once."""
    if data not in _paths:
        _paths[data] = Path2D.new(data)
    return _paths[data]


def draw_bust(pen: Pen, rank: int, red: bool, panel: Box) -> None:
    """Draw a court portrait in a tinted panel."""
    x, y, w, h = panel
    robe = pen.theme.red if red else "#23435E"
    colours = {
        "robe": robe,
        "fold": "#7E141C" if red else "#142A3D",
        "gold": _GOLD,
        "skin": _SKIN,
        "neck": mix(_SKIN, "#8A5A30", 0.22),
        "hair": _HAIR[rank],
        "wine": "#7E141C",
        "lips": "#B5413B",
        "ink": INK,
    }
    with pen.saved() as c:
        pen.box(x, y, w, h, w * 0.1)
        pen.fill("#F9E4DA" if red else "#DFE8EE")
        c.clip()
        unit = w / 100
        c.translate(x + w / 2, y + h)
        c.scale(unit, unit)
        pen.fill("rgba(179,32,42,.10)" if red else "rgba(35,67,94,.10)", path(_rays()))
        room = min(1.18, h / unit / 132)
        c.scale(room, room)
        for colour, data in _BUSTS[rank]:
            pen.fill(colours[colour], path(data))
            if colour == "ink":
                pen.line("#A5754A", 1.6, path(_NOSE))
    pen.box(x, y, w, h, w * 0.1)
    pen.line("rgba(126,20,28,.55)" if red else "rgba(20,42,61,.55)", max(0.8, w * 0.022))


def _rays() -> str:
    """Return the light behind the head."""
    ends = [(sin(i * 0.34) * 190, -70 - cos(i * 0.34) * 190) for i in range(-4, 5)]
    return "".join(f"M0 -70L{x - 5:.2f} {y:.2f}L{x + 5:.2f} {y:.2f}Z" for x, y in ends)


def draw_jester(pen: Pen, panel: Box, card_w: float) -> None:
    """Draw the joker's portrait in its panel, on a card of that width."""
    x, y, w, h = panel
    with pen.saved() as c:
        pen.box(x, y, w, h, card_w * 0.055)
        pen.fill("#EFE3F5")
        c.clip()
        for i, colour in enumerate(("#C4262E", "#F7CE2E", "#1AA08C")):
            _cap_point(pen, panel, -pi / 2 + (i - 1) * 0.75, colour)
        c.beginPath()
        c.ellipse(x + w / 2, y + h * 0.68, w * 0.24, h * 0.13, 0, 0, 7)
        pen.fill(_SKIN)
        for side in (-0.08, 0.08):
            pen.disc(x + w * (0.5 + side), y + h * 0.665, card_w * 0.014)
            pen.fill(INK)
        c.beginPath()
        c.arc(x + w / 2, y + h * 0.69, w * 0.1, 0.3, pi - 0.3)
        pen.line("#B5413B", card_w * 0.018)
        c.beginPath()
        for dx, dy in ((0.1, 1), (0.3, 0.8), (0.5, 0.92), (0.7, 0.8), (0.9, 1)):
            c.lineTo(x + w * dx, y + h * dy)
        pen.fill(_JESTER)
    pen.box(x, y, w, h, card_w * 0.055)
    pen.line("rgba(106,44,145,.6)", card_w * 0.014)


def _cap_point(pen: Pen, panel: Box, angle: float, colour: str) -> None:
    """Draw one point of the cap with its bell."""
    h, x, y = panel.h, panel.x + panel.w / 2, panel.y + panel.h * 0.62

    def at(turn: float, reach: float) -> tuple[float, float]:
        return x + cos(angle + turn) * h * reach, y + sin(angle + turn) * h * reach

    pen.c.beginPath()
    pen.c.moveTo(x, y)
    pen.c.quadraticCurveTo(*at(-0.5, 0.4), *at(0, 0.46))
    pen.c.quadraticCurveTo(*at(0.5, 0.3), x, y)
    pen.fill(colour)
    pen.disc(*at(0, 0.46), panel.w * 0.07)
    pen.fill(_GOLD)
