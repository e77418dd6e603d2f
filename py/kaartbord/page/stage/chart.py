"""The lines of a chart, that differ by colour and by how they are broken."""

from typing import Any

from ...paint.pieces import PIECES
from ..ui.svg import svg

DASHES = ("", "7 4", "2 4", "10 3 2 3")
"""How lines are broken, by turns, so that they do not differ by colour alone."""


def line(figure: int, number: int, points: str) -> list[Any]:
    """A line of a chart in the colour of that pawn, broken in the way of its number, on a dark edge."""
    colour, dashes = PIECES[figure].fill, DASHES[number % len(DASHES)]
    return [
        svg("polyline", points=points, class_="chart-halo"),
        svg("polyline", points=points, class_="chart-line", stroke=colour, stroke_dasharray=dashes),
    ]


def key(figure: int, number: int) -> Any:
    """A piece of such a line."""
    return svg(
        "svg",
        *line(figure, number, "1,3 39,3"),
        viewBox="0 0 40 6",
        width=40,
        height=6,
        class_="chart-key",
        aria_hidden="true",
    )
