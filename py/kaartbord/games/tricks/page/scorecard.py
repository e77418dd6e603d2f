"""The scorecard of players without teams: a table with a row for each round, and the same as a line chart."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ....page.stage.chart import chart_line, line_key, rounds_table
from ....page.ui.dialogs import open_sheet
from ....page.ui.dom import bdi, el
from ....page.ui.seat_mark import seat_mark
from ....page.ui.svg import emblem, svg
from ....paint.pen import Look
from ....scene.presentation import Presentation
from ....text import format_number, people
from ....text.messages import Messages
from ..scene import scorecard
from ..scene.scorecard import ScoreCell, ScoredRound

WIDE, HIGH, EDGE = 320, 150, 14
"""Size and margin of the chart, in its own units."""


class ScorecardData(NamedTuple):
    """The content of a game's scorecard."""

    tell: Callable[..., str]
    """The function that returns its words, by keys that begin with `sheet`."""
    rounds: Sequence[ScoredRound]
    points: Sequence[int]
    """By seat, the current points."""
    limit: int
    """The number of points from which on a player is out."""


def show(look: Look, seen: Presentation[Any], scores: ScorecardData) -> Any:
    """Open the scorecard as a sheet of its own. Return the dialog."""
    return open_sheet(scores.tell(look.messages, "sheet.title"), build(look, seen, scores))


def build(look: Look, seen: Presentation[Any], scores: ScorecardData) -> Any:
    """Return table and chart as one node."""
    if not scores.rounds:
        return el("div", el("p", text=scores.tell(look.messages, "sheet.none"), cls="meta"), cls="rounds")
    return el("div", _table(look, seen, scores), _chart(look, scores), cls="rounds")


def _table(look: Look, seen: Presentation[Any], scores: ScorecardData) -> Any:
    messages, tell = look.messages, scores.tell
    heads = [el("th", text=tell(messages, "sheet.round"), scope="col")]
    for seat, known in enumerate(seen.emblems):
        heads.append(_head(look, seat, people.seat_name(messages, seat, seen.names), known))
    rows = enumerate(([_cell(scores, messages, cell) for cell in row] for row in scorecard.rows(scores.rounds)), 1)
    foot = tell(messages, "sheet.total"), *map(format_number, scores.points)
    return rounds_table(heads, rows, foot, tell(messages, "sheet.title"))


def _head(look: Look, seat: int, name: str, known: str) -> Any:
    """Return the head of a player's column, with the key of the line in the chart."""
    words, figure = bdi(name), look.figure(seat)
    return el("th", seat_mark(figure, look.messages, 24), emblem(known), words, line_key(figure, seat), scope="col")


def _cell(scores: ScorecardData, messages: Messages, cell: ScoreCell) -> Any:
    """Return a cross for a round won, else all points so far."""
    if cell.gone:
        return _cell_of("–", scores.tell(messages, "sheet.gone"), "is-gone")
    if cell.won:
        return _cell_of("x", scores.tell(messages, "sheet.won", points=format_number(cell.points)), "is-won")
    if cell.leaves:
        words = scores.tell(messages, "sheet.out", points=format_number(cell.points))
        return el("td", text=words, cls="is-out")
    return el("td", text=format_number(cell.points))


def _cell_of(sign: str, words: str, kind: str) -> Any:
    """Return a cell with a sign for the eye and words for screen readers."""
    shown = el("span", text=sign, aria_hidden="true")
    return el("td", shown, el("span", text=words, cls="sr-only"), cls=kind)


def _chart(look: Look, scores: ScorecardData) -> Any:
    """Return the chart with a line for each seat, from the first round to the last; the limit as a dashed line."""
    rounds, limit = scores.rounds, scores.limit
    chart = scorecard.lines(rounds, len(scores.points))
    points = [p for one in chart for _, p in one]
    top, low = max(limit, *points), min(0, *points)

    def at(number: int, p: float) -> str:
        x = EDGE + number * (WIDE - 2 * EDGE) / len(rounds)
        return f"{x:.1f},{EDGE + (top - p) * (HIGH - 2 * EDGE) / (top - low):.1f}"

    ground = [
        svg("polyline", points=f"{at(0, p)} {at(len(rounds), p)}", class_=kind)
        for p, kind in ((0, "chart-zero"), (limit, "chart-limit"))
    ]
    lines = []
    for seat, points_of in enumerate(chart):
        x, y = at(*points_of[-1]).split(",")
        lines += chart_line(look.figure(seat), seat, " ".join(at(number, p) for number, p in points_of))
        lines.append(svg("circle", cx=x, cy=y, r=4.5, fill=look.pawn_style(seat).fill, class_="chart-end"))
    words = scores.tell(look.messages, "sheet.chart", limit=limit)
    picture = svg("svg", *ground, *lines, viewBox=f"0 0 {WIDE} {HIGH}", class_="chart", aria_hidden="true")
    return el("figure", picture, el("figcaption", text=words, cls="meta"))
