"""The board of OkiDoki for screen readers: start and reserve, the numbered track, the finish. Pure."""

from collections.abc import Iterator, Sequence
from typing import Any

from ....scene.board_rows import BoardSquare, SquareRow
from ....scene.chooser import AnyQuestion
from ....scene.geometry import Point
from ....scene.shapes import MOVED, SELECTED, Shape
from ....text import people
from ....text.messages import Messages
from ...tricks.scene.reading import ShapesByPlace, pick_here
from ..rules.board import ROW_LENGTH
from ..words import phrases
from .board import SMALL_R, OkidokiPlan

STEP = ROW_LENGTH + 1
"""Squares of the track in a row of the reading: a row of the board with the square that leads to the next."""

_R = 0.5


def reading(question: AnyQuestion[Any], board: OkidokiPlan, shapes: Sequence[Shape]) -> tuple[SquareRow, ...]:
    """Return every place of the board with its pieces, its action and its meaning."""
    messages = question.messages
    placed = ShapesByPlace(shapes)
    track = [_square(question, board.path[cell - 1], cell, placed) for cell in range(1, board.finish)]
    rows = [track[first : first + STEP] for first in range(0, len(track), STEP)]
    return (
        SquareRow(phrases.format_text(messages, "reading.aside"), tuple(_aside(messages, board, placed))),
        *(
            SquareRow(phrases.format_text(messages, "reading.track", first=row[0].name, last=row[-1].name), tuple(row))
            for row in rows
        ),
        SquareRow(phrases.format_text(messages, "reading.finish"), (_finish(question, board, shapes),)),
    )


def _square(question: AnyQuestion[Any], at: Point, cell: int, placed: ShapesByPlace) -> BoardSquare:
    """Return a square of the track."""
    messages, here = question.messages, placed.at(at)
    said = [_pawn(messages, shape) for shape in here if shape.kind == "pawn"]
    said += [
        phrases.format_text(messages, f"reading.hit.{ghost.seat - people.FIRST_TEAM_COLOUR}")
        for ghost in placed.traces(cell)
        if ghost.kind == "ghost"
    ]
    said.append(phrases.square_meaning(messages, question.view, cell))
    return BoardSquare(str(cell), ", ".join(said), at, _R, *pick_here(here), str(cell))


def _aside(messages: Messages, board: OkidokiPlan, placed: ShapesByPlace) -> Iterator[BoardSquare]:
    """Yield the boxes of both starts, then the places of both reserves."""
    for name, places, r in (("start", board.starts, _R), ("reserve", board.reserves, SMALL_R)):
        for team, boxes in enumerate(places):
            colour = messages.format(f"colour.{people.FIRST_TEAM_COLOUR + team}")
            for box, at in enumerate(boxes, 1):
                here = placed.at(at)
                called = phrases.format_text(messages, f"reading.{name}", colour=colour, box=box)
                words = ", ".join(_pawn(messages, shape) for shape in here)
                yield BoardSquare(
                    called, words or phrases.format_text(messages, "reading.empty"), at, r, *pick_here(here)
                )


def _finish(question: AnyQuestion[Any], board: OkidokiPlan, shapes: Sequence[Shape]) -> BoardSquare:
    """Return the finish, with the number of pawns of each team there."""
    messages, all_ = question.messages, question.view.table.goal
    here = [shape for shape in shapes if shape.cell == board.finish]
    home = [
        sum(shape.kind == "pawn" and shape.seat == people.FIRST_TEAM_COLOUR + team for shape in here) for team in (0, 1)
    ]
    words = phrases.format_text(messages, "reading.finish.pawns", white=home[0], grey=home[1], all=all_)
    return BoardSquare(phrases.format_text(messages, "reading.finish"), words, board.path[-1], _R, *pick_here(here))


def _pawn(messages: Messages, shape: Shape) -> str:
    """Return the words for a pawn, with its being chosen or just moved."""
    said = [phrases.pawn_colour_name(messages, shape.seat - people.FIRST_TEAM_COLOUR)]
    if shape.flags & SELECTED:
        said.append(phrases.format_text(messages, "reading.chosen"))
    elif shape.flags & MOVED:
        said.append(phrases.format_text(messages, "reading.moved"))
    return " ".join(said)
