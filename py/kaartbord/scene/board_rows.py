"""A board as it is read: rows of squares in words, each with the place where it is painted. Pure.

A game builds the reading of its board from the view and the question; the page makes a grid of it for keys
and screen readers.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from typing import NamedTuple

from .geometry import Point
from .shapes import Shape


class BoardSquare(NamedTuple):
    """A square of the board, or another place for pawns, such as a yard."""

    name: str
    """Its name for everybody at this table, in a word or two: "geel 5", "rij 2, plaats 3"."""
    words: str
    """Its description without its name: its colour or value, and the pawn there."""
    at: Point
    """Its middle, in board units."""
    r: float
    """Half its width, in board units."""
    picks: str = ""
    """The id of the shape that is picked here now, "" where nothing can be chosen."""
    choice: str = ""
    """The effect of picking it."""
    digits: str = ""
    """The number printed on it, by which it can be found."""

    @property
    def spoken(self) -> str:
        """The square in speech: its choice before its description, as that is what people look for."""
        return ", ".join(part for part in (self.name, self.choice, self.words) if part)


class SquareRow(NamedTuple):
    """Squares in a row, such as a side of the track, a home or a row of a field."""

    title: str
    squares: tuple[BoardSquare, ...]


SquareRows = Sequence[SquareRow]


def pickable_shape(shapes: Iterable[Shape], here: Callable[[Shape], bool] = lambda _: True) -> Shape | None:
    """Return the shape to pick where `here` is true, a square before a pawn on it; None if there is nothing."""
    able = [shape for shape in shapes if shape.role == "button" and here(shape)]
    return min(able, key=lambda shape: shape.kind == "pawn", default=None)


def squares(rows: SquareRows) -> list[BoardSquare]:
    """Return all squares in the order of the arrow keys."""
    return [square for row in rows for square in row.squares]


def square_for_key(rows: SquareRows, at: int, key: str, *, control: bool = False) -> int | None:
    """Return the number of the square that a key leads to from another; None for a key that leads nowhere.

    Left and right walk through all squares and round, up and down to the same place of another row; Home and
    End go to the ends of the row, with Control to those of the board; PageUp and PageDown to the nearest
    square where something can be chosen.
    """
    ends = list(accumulate(len(row.squares) for row in rows))
    row = next(n for n, end in enumerate(ends) if at < end)
    first, last = ends[row] - len(rows[row].squares), ends[row] - 1
    if key in ("ArrowLeft", "ArrowRight"):
        return (at + (1 if key == "ArrowRight" else -1)) % ends[-1]
    if key in ("ArrowUp", "ArrowDown"):
        other = (row + (1 if key == "ArrowDown" else -1)) % len(rows)
        size = len(rows[other].squares)
        return ends[other] - size + min(at - first, size - 1)
    if key == "Home":
        return 0 if control else first
    if key == "End":
        return ends[-1] - 1 if control else last
    return choice(rows, at, 1 if key == "PageDown" else -1) if key in ("PageUp", "PageDown") else None


def choice(rows: SquareRows, at: int, step: int) -> int | None:
    """Return the next square from one, itself last, where something can be chosen; None without any."""
    every = squares(rows)
    ways = ((at + step * n) % len(every) for n in range(1, len(every) + 1))
    return next((way for way in ways if every[way].picks), None)


def find_by_number(rows: SquareRows, at: int, before: str, key: str) -> tuple[str, int | None]:
    """Return the number typed until now, and the next square with it; None for a key that is not part of a number.

    A square with exactly this number comes first, best one where something can be chosen, then one whose
    number begins with it. A key that leads nowhere after those before it begins a new number.
    """
    every = squares(rows)
    others = [*range(at + 1, len(every)), *range(at + 1)]
    for text in dict.fromkeys((before + key, key)):
        named = [n for n in others if every[n].digits.startswith(text)]
        if named:
            return text, min(named, key=lambda n: (every[n].digits != text, not every[n].picks))
    return "", None


def next_focus(before: Sequence[BoardSquare], now: Sequence[BoardSquare], at: int) -> int:
    """Return where to stop once a board has changed: at what can be chosen since, then at what still can be.

    A place to go to comes before a pawn; without any the stop remains where it is.
    """
    was = {square.at for square in before if square.picks}
    able = [n for n, square in enumerate(now) if square.picks]
    return min(
        able,
        key=lambda n: (now[n].at in was, not now[n].picks.startswith("target"), (n - at) % len(now)),
        default=at,
    )
