"""The board of ToedeLoe for screen readers: both fields row by row, then the squares beside each of them. Pure."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from ....scene.board_rows import BoardSquare, SquareRow
from ....scene.chooser import AnyQuestion
from ....scene.shapes import SELECTED, Shape
from ....text import format_number, people
from ....text.messages import Messages
from ...tricks.scene.reading import ShapesByPlace, pick_here
from ..rules.board import COLUMNS, FIELD, ROWS
from ..rules.scoring import all_placings
from ..rules.state import EMPTY, TRICK, ToedeloeState
from ..rules.taking import trick_plays, trick_value
from ..words import phrases
from .board import DISC_R, ToedeloePlan

TeamRows = Sequence[tuple[int, Sequence[int]]]
"""The rows of pawns that count, each as (team, its cells)."""


_R = 0.5


class _Page(NamedTuple):
    """The data that every square is read from."""

    messages: Messages
    view: ToedeloeState
    board: ToedeloePlan
    placed: ShapesByPlace
    runs: TeamRows
    fitting: Collection[int]
    """The free cells on which the trick, at its current value, can put pawns."""


def reading(
    question: AnyQuestion[Any], board: ToedeloePlan, shapes: Sequence[Shape], runs: TeamRows
) -> tuple[SquareRow, ...]:
    """Return every place of the board with its number, its pawn and its action.

    `runs` are the longest rows of both teams.
    """
    view = question.view
    page = _Page(question.messages, view, board, ShapesByPlace(shapes), runs, _fitting(view))
    return tuple(row for field in (0, 1) for row in _field(page, field))


def _fitting(view: ToedeloeState) -> set[int]:
    """Return the free cells that fit the current value of the trick in progress."""
    lying = bytes(card for _, card in trick_plays(view)) if view.phase == TRICK else b""
    value = trick_value(lying) if lying else 0
    placings = [action.placements for _, action in all_placings(view.table)[0].get(value, ()) if value > 0]
    free = {cell for cell, piece in enumerate(view.cells) if piece == EMPTY}
    return {cell for cells in placings if free.issuperset(c for _, c in cells) for _, cell in cells}


def _field(page: _Page, field: int) -> list[SquareRow]:
    """Return the rows of a field from the top, then the squares beside it."""
    messages, start = page.messages, field * FIELD
    name, rows = phrases.field_name(messages, start), list[SquareRow]()
    for row in range(ROWS):
        cells = range(start + row * COLUMNS, start + (row + 1) * COLUMNS)
        title = phrases.format_text(messages, "reading.row", field=name, row=row + 1)
        rows.append(SquareRow(title, tuple(_cell(page, cell) for cell in cells)))
    beside = _score(page, field), _green(page, field, name)
    return [*rows, SquareRow(phrases.format_text(messages, "reading.beside", field=name), beside)]


def _cell(page: _Page, cell: int) -> BoardSquare:
    """Return a cell: its number, its pawn, the rows that it is part of, and its last change."""
    messages, view, at = page.messages, page.view, page.board.cells[cell]
    here = page.placed.at(at)
    number = str(view.table.numbers[cell])
    said = [number, _standing(messages, here)]
    said += [phrases.format_text(messages, "reading.run", length=len(cells)) for _, cells in page.runs if cell in cells]
    said += [phrases.format_text(messages, "reading.fits")] if cell in page.fitting else []
    said += [_trace(messages, shape) for shape in page.placed.traces(cell)]
    return BoardSquare(phrases.place_name(messages, cell), ", ".join(said), at, _R, *pick_here(here), number)


def _standing(messages: Messages, here: Sequence[Shape]) -> str:
    """Return the pawn that is or would be there."""
    pawn = next((shape for shape in here if shape.kind == "pawn"), None)
    if pawn is None:
        return phrases.cell_content(messages, EMPTY)
    words = phrases.cell_content(messages, pawn.seat - people.FIRST_TEAM_COLOUR + 1)
    return f"{words} {phrases.format_text(messages, 'reading.chosen')}" if pawn.flags & SELECTED else words


def _trace(messages: Messages, shape: Shape) -> str:
    """Return the words for a pawn just put there, or thrown off."""
    if shape.kind == "trail":
        return phrases.format_text(messages, "reading.placed")
    return phrases.format_text(messages, f"reading.thrown.{('white', 'grey')[shape.seat - people.FIRST_TEAM_COLOUR]}")


def _score(page: _Page, team: int) -> BoardSquare:
    """Return the score pawn of a team, on its track beside a field, with its rows and the pawns it has left."""
    messages, view = page.messages, page.view
    track = page.board.tracks[team]
    at = next(place for place in track if page.placed.at(place))
    minus = format_number(-track.index(at))
    return BoardSquare(
        phrases.format_text(
            messages, "reading.track", colour=messages.format(f"colour.{people.FIRST_TEAM_COLOUR + team}")
        ),
        phrases.format_text(
            messages,
            "reading.track.words",
            minus=minus,
            lowest=format_number(view.table.lowest),
            rows=phrases.sum_text(len(cells) for side, cells in page.runs if side == team) or "0",
            left=view.left[team],
        ),
        at,
        _R,
        *pick_here(page.placed.at(at)),
    )


def _green(page: _Page, field: int, name: str) -> BoardSquare:
    """Return the place of a green pawn beside a field."""
    messages, at = page.messages, page.board.greens[field]
    here = page.placed.at(at)
    words = _standing(messages, here) if here else phrases.format_text(messages, "reading.green.none")
    return BoardSquare(phrases.format_text(messages, "reading.green", field=name), words, at, DISC_R, *pick_here(here))
