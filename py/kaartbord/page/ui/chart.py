"""The lines of a chart, that differ by colour and by how they are broken."""

from typing import Any

from ...paint.pieces import PIECES
from .svg import svg

DASHES = ("", "7 4", "2 4", "10 3 2 3")
"""How the lines of seats are broken, by turns, so that they do not differ by colour alone."""


def line(seat: int, points: str) -> list[Any]:
    """A line in the colour of a seat or a team, broken in its own way, on a dark edge."""
    colour, dashes = PIECES[seat].fill, DASHES[seat % len(DASHES)]
    return [
        svg("polyline", points=points, class_="chart-halo"),
        svg("polyline", points=points, class_="chart-line", stroke=colour, stroke_dasharray=dashes),
    ]


def key(seat: int) -> Any:
    """A piece of the line of a seat or a team."""
    return svg(
        "svg",
        *line(seat, "1,3 39,3"),
        viewBox="0 0 40 6",
        width=40,
        height=6,
        class_="chart-key",
        aria_hidden="true",
    )
