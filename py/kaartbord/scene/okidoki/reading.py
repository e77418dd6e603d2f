"""The board of OkiDoki as it is read: start and reserve, the track in the order of its numbers, the finish. Pure."""

from collections.abc import Iterator, Sequence
from typing import Any

from ...games.okidoki.board import ROW
from ...text import people, say
from ...text.okidoki import phrases
from ..chooser import Question
from ..geometry import Point
from ..reading import Row, Square
from ..shapes import MOVED, SELECTED, Shape
from ..team.reading import Placed, pick
from .board import SMALL_R, Plan

STEP = ROW + 1
"""Squares of the track in a row of the reading: a row of the board with the square that leads to the next."""

_R = 0.5


def reading(question: Question[Any], board: Plan, shapes: Sequence[Shape]) -> tuple[Row, ...]:
    """Every place of the board with what stands there, what can be done there, and what it means."""
    lang = question.lang
    placed = Placed(shapes)
    track = [_square(question, board.path[cell - 1], cell, placed) for cell in range(1, board.finish)]
    rows = [track[first : first + STEP] for first in range(0, len(track), STEP)]
    return (
        Row(phrases.tell(lang, "reading.aside"), tuple(_aside(lang, board, placed))),
        *(
            Row(phrases.tell(lang, "reading.track", first=row[0].name, last=row[-1].name), tuple(row))
            for row in rows
        ),
        Row(phrases.tell(lang, "reading.finish"), (_finish(question, board, shapes),)),
    )


def _square(question: Question[Any], at: Point, cell: int, placed: Placed) -> Square:
    """A square of the track."""
    lang, here = question.lang, placed.at(at)
    said = [_pawn(lang, shape) for shape in here if shape.kind == "pawn"]
    said += [
        phrases.tell(lang, f"reading.hit.{ghost.seat - people.WHITE}")
        for ghost in placed.traces(cell)
        if ghost.kind == "ghost"
    ]
    said.append(phrases.square(lang, question.view, cell))
    return Square(str(cell), ", ".join(said), at, _R, *pick(here), str(cell))


def _aside(lang: str, board: Plan, placed: Placed) -> Iterator[Square]:
    """The boxes of both starts, then the places of both reserves."""
    for name, places, r in (("start", board.starts, _R), ("reserve", board.reserves, SMALL_R)):
        for team, boxes in enumerate(places):
            colour = say(lang, f"colour.{people.WHITE + team}")
            for box, at in enumerate(boxes, 1):
                here = placed.at(at)
                called = phrases.tell(lang, f"reading.{name}", colour=colour, box=box)
                words = ", ".join(_pawn(lang, shape) for shape in here)
                yield Square(called, words or phrases.tell(lang, "reading.empty"), at, r, *pick(here))


def _finish(question: Question[Any], board: Plan, shapes: Sequence[Shape]) -> Square:
    """The finish, with how many pawns of each team are there."""
    lang, all_ = question.lang, question.view.table.goal
    here = [shape for shape in shapes if shape.cell == board.finish]
    home = [
        sum(shape.kind == "pawn" and shape.seat == people.WHITE + team for shape in here) for team in (0, 1)
    ]
    words = phrases.tell(lang, "reading.finish.pawns", white=home[0], grey=home[1], all=all_)
    return Square(phrases.tell(lang, "reading.finish"), words, board.path[-1], _R, *pick(here))


def _pawn(lang: str, shape: Shape) -> str:
    """A pawn, and whether it was chosen or has just moved."""
    said = [phrases.one_of(lang, shape.seat - people.WHITE)]
    if shape.flags & SELECTED:
        said.append(phrases.tell(lang, "reading.chosen"))
    elif shape.flags & MOVED:
        said.append(phrases.tell(lang, "reading.moved"))
    return " ".join(said)
