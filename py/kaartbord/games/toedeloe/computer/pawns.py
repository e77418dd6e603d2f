"""The worth of a board of ToedeLoe, and the possible gains of a trick on it.

All worths are points: pawns in the two longest rows and steps on the score track. The possible growth of a row is
weighted by the rest of the game.
"""

from collections.abc import Sequence
from functools import lru_cache
from heapq import nlargest
from math import hypot

from ....rules.protocol import Action
from ... import toedeloe
from ..rules.board import CELLS, COLUMNS, FIELD
from ..rules.rows import MIN_ROW
from ..rules.scoring import STEPS_BACK, all_placings, occupied_cells, team_points
from ..rules.state import EMPTY, GREEN, JOKER_VALUE, OVER, ToedeloeState, ToedeloeTable

LINES = tuple(slice(start, start + COLUMNS) for start in range(0, CELLS, COLUMNS)) + tuple(
    slice(field + column, field + FIELD, COLUMNS) for field in (0, FIELD) for column in range(COLUMNS)
)
"""Every row, then every column."""

ROW_WEIGHTS = (1.0, 1.0, 0.3, 0.15)
"""The weights of the best rows: two score at the end, the others are in reserve if one of those is stopped."""

STAGES = 8
"""Steps in which the rest of the game is measured."""

GROWTH = tuple(0.5 + 0.3 * stage / STAGES for stage in range(STAGES + 1))
"""By stage of the game left: the chance to fill a cell that a row needs."""

EFFORTLESS_LENGTH = 4.0
"""The length of a row that is made in a whole game without effort: shorter ones count for little."""

LAST_STEP_LOSS = 2.0
"""Points that the last step on the score track is worth above its own; with two steps left, half of that."""

WON = 4.0
"""Points for having won."""

MAX_PLACINGS = 6
"""The number of ways to put down two pawns that are evaluated, those that look best."""

Gains = dict[int, float]
"""By value of a trick, JOKER_VALUE included: its greatest gain; values that are blocked are missing."""


@lru_cache(maxsize=1 << 15)
def line_worths(line: bytes, own: int, wild: bool, stage: int) -> tuple[float, ...]:
    """Return the worth of each stretch of a line without enemies: its best row, full or yet to fill."""
    marks = "".join(
        "#" if piece == own or wild and piece == GREEN else "." if piece == EMPTY else " " for piece in line
    )
    return tuple(_stretch_worth(stretch, stage) for stretch in marks.split() if len(stretch) >= MIN_ROW)


def _stretch_worth(stretch: str, stage: int) -> float:
    """Return the worth of its longest row and its possible growth, above BY_ITSELF; `#` is a pawn, `.` a free cell."""
    row = max(map(len, stretch.split(".")))
    grown = row + max(
        (b - a - row) * GROWTH[stage] ** stretch.count(".", a, b)
        for a in range(len(stretch))
        for b in range(a + MIN_ROW, len(stretch) + 1)
    )
    by_itself = EFFORTLESS_LENGTH * stage / STAGES
    return hypot(grown, by_itself) - by_itself


def rows_worth(lines: Sequence[bytes], own: int, wild: bool, stage: int) -> float:
    """Return the worth of all lines of the board to the team of these pawns."""
    values: list[float] = []
    for line in lines:
        values += line_worths(line, own, wild, stage)
    return sum(share * worth for share, worth in zip(ROW_WEIGHTS, sorted(values, reverse=True), strict=False))


def game_stage(state: ToedeloeState) -> int:
    """Return the part of the game that is left, from 0 to STAGES: pawns to place and steps to go on the score track."""
    t = state.table
    return (
        STAGES
        * min(min(state.left) * -t.lowest, (min(state.minus) - t.lowest) * t.options.pawns)
        // (-t.lowest * t.options.pawns)
    )


def board(cells: bytes, wild: bool, stage: int) -> float:
    """Return the lead of white's rows."""
    lines = [cells[line] for line in LINES]
    return rows_worth(lines, 1, wild, stage) - rows_worth(lines, 2, wild, stage)


def white_lead(state: ToedeloeState, stage: int) -> float:
    """Return white's lead; at the end also for having won."""
    if state.phase == OVER:
        white, grey = team_points(state)
        return white - grey + WON * ((white > grey) - (white < grey))
    t, (white, grey) = state.table, state.minus
    return (
        board(state.cells, t.options.green_wild, stage)
        + score_pawn_worth(white, t.lowest)
        - score_pawn_worth(grey, t.lowest)
    )


def score_pawn_worth(at: float, lowest: int) -> float:
    """Return the worth of a score pawn at this place."""
    return at - LAST_STEP_LOSS / (at - lowest)


def best_scoring(view: ToedeloeState, legal: Sequence[Action]) -> Action:
    """Return the choice with a trick that gives the own team the greatest lead."""
    sign, stage = 1 - 2 * (view.turn % 2), game_stage(view)
    return max(legal, key=lambda action: sign * white_lead(toedeloe.play(view, action), stage))


# ---- the possible gains of tricks


def trick_gains(view: ToedeloeState) -> tuple[Gains, Gains]:
    """Return, by team, the gain of a trick of each value on this board."""
    return _gains(view.table, view.cells, view.minus, game_stage(view))


@lru_cache(maxsize=16)
def _gains(table: ToedeloeTable, cells: bytes, minus: tuple[int, int], stage: int) -> tuple[Gains, Gains]:
    """Return the same as `trick_gains`; cached, for the four that play to a trick ask the same."""
    changes = BoardChanges(cells, table.options.green_wild, stage)
    green = [changes.gain(GREEN, cell) for cell in range(CELLS) if cells[cell] != GREEN]
    white, grey = [_team_gains(table, changes, side, minus[side], green) for side in (0, 1)]
    return white, grey


class BoardChanges:
    """A board, and the changes of white's lead by pawns put on it."""

    def __init__(self, cells: bytes, wild: bool, stage: int) -> None:
        self.cells, self._wild, self._stage = cells, wild, stage
        self._now = board(cells, wild, stage)

    def gain(self, piece: int, *at: int) -> float:
        """Return white's gain by such pawns on these cells."""
        changed = bytearray(self.cells)
        for cell in at:
            changed[cell] = piece
        return board(bytes(changed), self._wild, self._stage) - self._now


def _team_gains(table: ToedeloeTable, changes: BoardChanges, side: int, minus: int, green: Sequence[float]) -> Gains:
    """Return, by value of a trick, its gain for a team, with its score pawn at `minus`.

    `green` is white's gain by a green pawn on each cell.
    """
    cells, sign = changes.cells, 1 - 2 * side
    single = {cell: sign * changes.gain(side + 1, cell) for cell in range(CELLS) if cells[cell] == EMPTY}
    full, by_value = occupied_cells(cells), Gains()
    for value, placings in all_placings(table)[side].items():
        free = [[cell for _, cell in action.placements] for bits, action in placings if not bits & full]
        best = nlargest(MAX_PLACINGS, free, key=lambda at: sum(single[cell] for cell in at))
        if best:
            by_value[value] = max(single[at[0]] if len(at) == 1 else sign * changes.gain(side + 1, *at) for at in best)
    by_value[JOKER_VALUE] = max(
        by_value.get(JOKER_VALUE, 0.0),
        *(sign * gain for gain in green),
        score_pawn_worth(min(minus + STEPS_BACK, 0), table.lowest) - score_pawn_worth(minus, table.lowest),
    )
    return by_value
