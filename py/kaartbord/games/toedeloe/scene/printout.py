"""The board of ToedeLoe on paper: both fields, one above the other, each with a score track and a green square."""

from collections.abc import Iterator

from ....scene import printout
from ....scene.printout import BLANK, Printout, SvgElement
from ..rules.board import numbers_of
from ..rules.info import ToedeloeOptions
from ..rules.state import TRACK_END
from .board import DISC_R, ToedeloePlan, plan

GREEN = "#7FBF8A"
GREY = "#C4C4C4"
TEAMS = (BLANK, GREY)
"""By team: the ground of its score track."""

_MINUS = "\N{MINUS SIGN}"


def printed(options: ToedeloeOptions) -> Printout:
    """Return the board of a match."""
    board = plan(numbers_of(options.board), upright=True, lowest=TRACK_END[options.pawns])
    return Printout(*board.size, tuple(_marks(board)))


def _marks(board: ToedeloePlan) -> Iterator[SvgElement]:
    for field, wood in enumerate(board.woods):
        yield printout.rect((wood.x + 0.03, wood.y + 0.03, wood.w - 0.06, wood.h - 0.06), 0.3, BLANK)
        yield printout.rect(board.rails[field], 0.32, TEAMS[field])
        for steps, place in enumerate(board.tracks[field]):
            yield printout.words(f"{_MINUS}{steps}" if steps else "0", place, 0.26)
        x, y = board.greens[field]
        yield printout.rect((x - 0.38, y - 0.38, 0.76, 0.76), 0.12, GREEN, 0.05)
        yield printout.rect((x - 0.28, y - 0.28, 0.56, 0.56), 0.08)
        yield printout.words("AB"[field], (wood.x + 0.3, wood.y + 0.22), 0.3)
    for number, place in zip(board.numbers, board.cells, strict=True):
        yield printout.circle(place, DISC_R, BLANK)
        yield printout.words(str(number), place, 0.36)
