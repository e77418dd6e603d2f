"""Points as strokes, four and one across."""

from typing import Any

from ...scene.strokes import groups
from ..ui.svg import svg

STROKE, GROUP, HIGH = 5, 26, 16
"""The measures of strokes, in px."""


def strokes(points: int, room: float, most: int = 2) -> Any:
    """Return strokes; None beyond `most` groups of five, or with fewer px for them than they need."""
    full, rest = groups(points)
    if full > most or (full == most and rest):
        return None
    width = full * GROUP + rest * STROKE
    if width > room:
        return None
    marks = []
    for group in range(full + 1):
        left = group * GROUP + 3
        for i in range(4 if group < full else rest):
            x = left + i * STROKE
            marks.append(svg("path", d=f"M{x + 1} 1L{x - 0.5} {HIGH - 1}"))
        if group < full:
            marks.append(svg("path", d=f"M{left - 3} {HIGH - 3}L{left + 3 * STROKE + 4} 3"))
    return svg(
        "svg",
        *marks,
        viewBox=f"0 0 {width} {HIGH}",
        width=width,
        height=HIGH,
        class_="strokes",
        aria_hidden="true",
    )
