"""A game in figures: lines of a chart that differ by colour and by their dashes, and a table of its rounds."""

from collections.abc import Iterable, Sequence
from typing import Any

from ...paint.pieces import PIECES
from ..ui.dom import el
from ..ui.svg import svg

DASHES = ("", "7 4", "2 4", "10 3 2 3")
"""The dashes of lines, in turn, so that they do not differ by colour alone."""


def chart_line(figure: int, number: int, points: str) -> list[Any]:
    """Return a line of a chart in the colour of that pawn, broken in the way of its number, on a dark edge."""
    colour, dashes = PIECES[figure].fill, DASHES[number % len(DASHES)]
    return [
        svg("polyline", points=points, class_="chart-halo"),
        svg("polyline", points=points, class_="chart-line", stroke=colour, stroke_dasharray=dashes),
    ]


def line_key(figure: int, number: int) -> Any:
    """Return a piece of such a line."""
    return svg(
        "svg",
        *chart_line(figure, number, "1,3 39,3"),
        viewBox="0 0 40 6",
        width=40,
        height=6,
        class_="chart-key",
        aria_hidden="true",
    )


def rounds_table(
    heads: Sequence[Any], rows: Iterable[tuple[int, Sequence[Any]]], foot: Sequence[str], label: str
) -> Any:
    """Return a table that can be scrolled. It has `heads` over its columns, `rows` with their number and cells,
    the words of `foot` under it, and `label` as its name."""
    body = [el("tr", el("th", text=str(number), scope="row"), *cells) for number, cells in rows]
    words, *totals = foot
    total = el("tr", el("th", text=words, scope="row"), *(el("td", text=text) for text in totals))
    whole = el("table", el("thead", el("tr", *heads)), el("tbody", *body), el("tfoot", total))
    return el("div", whole, cls="rounds-table", tabindex="0", role="region", aria_label=label)
