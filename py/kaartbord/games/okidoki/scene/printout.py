"""The board of OkiDoki on paper: a safe square has a ring for a pawn, a red one is crossed out."""

from collections.abc import Iterator

from ....scene import printout
from ....scene.geometry import Point
from ....scene.printout import BLANK, Printout, SvgElement
from ..rules.board import squares_of
from ..rules.info import OkidokiOptions
from .board import SAFE_SQUARES, OkidokiPlan, plan

GREY = "#A6A6A6"
RED = "#E2574C"
TEAMS = (BLANK, GREY)

_HALF = 0.44
"""Half a square."""
_RING = 0.3
_SMALL = 0.2


def printed(options: OkidokiOptions) -> Printout:
    """Return the board of a match."""
    board = plan(squares_of(options.board))
    return Printout(*board.size, tuple(_marks(board)))


def _marks(board: OkidokiPlan) -> Iterator[SvgElement]:
    width, height = board.size
    yield printout.rect((0.03, 0.03, width - 0.06, height - 0.06), 0.3, BLANK)
    yield printout.line(board.path, 0.12, GREY)
    for number, (at, kind) in enumerate(zip(board.path, board.squares, strict=False), 1):
        yield from _square(at, kind, str(number))
    yield from _finish(board.path[-1])
    for team, fill in enumerate(TEAMS):
        for place in board.starts[team]:
            yield printout.circle(place, 0.4, fill, 0.05)
        for place in (*board.reserves[team], *board.pictograms[team]):
            yield printout.circle(place, _SMALL, fill)


def _square(at: Point, kind: str, number: str) -> Iterator[SvgElement]:
    x, y = at
    safe = SAFE_SQUARES.find(kind)
    yield printout.rect((x - _HALF, y - _HALF, 2 * _HALF, 2 * _HALF), 0.1, TEAMS[safe] if safe >= 0 else BLANK)
    if safe >= 0:
        yield printout.circle(at, _RING, TEAMS[safe], 0.06)
    elif kind == "r":
        yield printout.rect((x - _HALF, y - _HALF, 2 * _HALF, 2 * _HALF), 0.1, RED)
        for up in (1, -1):
            yield printout.line(((x - 0.36, y - 0.36 * up), (x + 0.36, y + 0.36 * up)), 0.06)
        yield printout.circle(at, 0.2, BLANK, 0)
    yield printout.words(number, at, 0.24)


def _finish(at: Point) -> Iterator[SvgElement]:
    """Yield the marks of the finish: a flag of squares."""
    x, y = at
    yield printout.rect((x - _HALF, y - _HALF, 2 * _HALF, 2 * _HALF), 0.1, BLANK, 0.07)
    side = 0.18
    for n in range(12):
        row, column = divmod(n, 4)
        if (row + column) % 2 == 0:
            corner = (x + (column - 2) * side, y + (row - 1.5) * side)
            yield printout.rect((*corner, side, side), 0, printout.INK, 0)
