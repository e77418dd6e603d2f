"""Rows of ToedeLoe: unbroken runs of a team's pawns in a row or a column of one field."""

from itertools import chain
from operator import itemgetter

from .board import CELLS, COLUMNS, FIELD, ROWS
from .state import GREEN, GREY, WHITE

MIN_ROW = 2
"""Pawns that make a row."""

COUNTED_ROWS = 2
"""Rows that count at the end, the longest ones."""

EDGE = CELLS
"""The index between two lines: no cell."""

LINES = tuple(
    tuple(range(field + COLUMNS * row, field + COLUMNS * (row + 1))) for field in (0, FIELD) for row in range(ROWS)
) + tuple(tuple(range(field + column, field + FIELD, COLUMNS)) for field in (0, FIELD) for column in range(COLUMNS))
"""The cells of every row, then of every column."""

PATH = tuple(chain.from_iterable((*line, EDGE) for line in LINES))
"""Every line, one after the other, with an edge after each."""

pieces_on_path = itemgetter(*PATH)
"""Return the pieces on the cells of PATH, one after the other."""

COUNTS_IN_ROW = {
    (own, wild): bytes(piece == own or wild and piece == GREEN for piece in range(256))
    for own in (WHITE, GREY)
    for wild in (False, True)
}
"""By the own pawn, and by whether green ones count as well: 1 for a piece that counts in a row."""


def rows(cells: bytes, team: int, wild: bool) -> list[tuple[int, ...]]:
    r"""Return every row of a team as its cells, longest first, else in the order of LINES; no row is part of another.

    With `wild` (`green_wild`) a green pawn counts as the team's own; a row has at least one own pawn.

    >>> cells = b"\1\1\0\1\1\3\1" + b"\1" + bytes(76)
    >>> rows(cells, team=0, wild=False), rows(cells, team=0, wild=True)
    ([(0, 1), (3, 4), (0, 7)], [(3, 4, 5, 6), (0, 1), (0, 7)])
    """
    own, runs, start = team + 1, [], 0
    standing = bytes(pieces_on_path(cells.translate(COUNTS_IN_ROW[own, wild]) + b"\0"))
    while (start := standing.find(b"\1" * MIN_ROW, start)) >= 0:
        end = standing.index(0, start)
        row = PATH[start:end]
        if not wild or any(cells[cell] == own for cell in row):
            runs.append(row)
        start = end
    return sorted(runs, key=len, reverse=True)


def longest_two(cells: bytes, team: int, wild: bool) -> list[tuple[int, ...]]:
    """Return the rows of a team that count at the end: the two longest; a row and a column may share a pawn."""
    return rows(cells, team, wild)[:COUNTED_ROWS]
