"""The scoring of a trick of ToedeLoe: the placements it allows, and the ends of a deal and of the game."""

from collections.abc import Callable
from functools import cache
from itertools import combinations, compress
from typing import NamedTuple

from ....rules.cards import JACK, KING, QUEEN
from ....rules.protocol import Action
from ....rules.records import new_tuple
from ....rules.seats import team
from .board import CELLS, FIELD
from .rows import longest_two
from .state import (
    DEAL,
    EMPTY,
    GREEN,
    GREEN_HOME,
    GREEN_PAWNS,
    JOKER_VALUE,
    NOBODY,
    OVER,
    TRICK,
    ToedeloeState,
    ToedeloeTable,
    add_to_team,
    trick_count,
)
from .taking import current_value

TEAMS = 2

ACE_VALUE = 15

SINGLE_VALUES = frozenset((*range(2, 11), JACK, QUEEN))
"""Values that one pawn may score."""

SPLIT_VALUES = frozenset((JACK, QUEEN, KING, ACE_VALUE))
"""Values that two pawns may share."""

STEPS_BACK = 2
"""Steps that a joker takes back on the score track."""

BACK, BLOCKED = Action("back"), Action("blocked")

PLACE_ACTIONS = tuple(tuple(Action("place", b"", ((side, cell),)) for cell in range(CELLS)) for side in range(TEAMS))
"""By team and cell: the placement of one pawn."""

GREEN_ACTIONS = tuple(
    tuple(Action("green", b"", ((source, cell),)) for cell in range(CELLS)) for source in range(CELLS + 1)
)
"""By source (a cell or GREEN_HOME) and cell: the move of a green pawn."""

CELL_BIT = tuple(1 << CELLS - 1 - cell for cell in range(CELLS))
"""By cell: its bit in `occupied_cells`."""

OCCUPIED_DIGIT = b"0" + b"1" * 255
"""By piece on a cell: a digit of `occupied_cells`."""

Placings = list[tuple[int, Action]]
"""Ways to place, each with the bits of its cells."""


def occupied_cells(cells: bytes) -> int:
    r"""Return the cells that are not free, as bits.

    >>> occupied_cells(bytes(81) + b"\1\0\3")
    5
    """
    return int(cells.translate(OCCUPIED_DIGIT), 2)


@cache
def all_placings(table: ToedeloeTable) -> tuple[dict[int, Placings], ...]:
    """Return, by team and value, all ways to place on an empty board: single cells, then pairs in ascending order."""
    number = table.numbers
    by_team: list[dict[int, Placings]] = []
    for side in range(TEAMS):
        by_value: dict[int, Placings] = {value: [] for value in (JOKER_VALUE, *SINGLE_VALUES, *SPLIT_VALUES)}
        for cell in range(CELLS):
            by_value[number[cell]].append((CELL_BIT[cell], PLACE_ACTIONS[side][cell]))
        for a, b in combinations(range(CELLS), 2):
            pair = CELL_BIT[a] | CELL_BIT[b], Action("place", b"", ((side, a), (side, b)))
            if number[a] == number[b]:
                by_value[JOKER_VALUE].append(pair)
            if number[a] + number[b] in SPLIT_VALUES and a // FIELD == b // FIELD:
                by_value[number[a] + number[b]].append(pair)
        by_team.append(by_value)
    return tuple(by_team)


FREE = bytes(piece == EMPTY for piece in range(256))
"""By piece on a cell: 1 if it is empty."""

NO_CELL = CELLS
"""The second cell of a way to place one pawn: always free."""


@cache
def _by_cell(table: ToedeloeTable) -> tuple[dict[int, tuple[list[Action], bytes, bytes]], ...]:
    """Return, by team and value, `all_placings` as the actions, the first cell of each, and the second one."""
    return tuple(
        {
            value: (
                [action for _, action in placings],
                bytes([action.placements[0][1] for _, action in placings]),
                bytes([(*action.placements, (side, NO_CELL))[1][1] for _, action in placings]),
            )
            for value, placings in by_value.items()
        }
        for side, by_value in enumerate(all_placings(table))
    )


# ---- legal choices


def score_choices(state: ToedeloeState) -> list[Action]:
    """Return the legal choices of the taker of a trick: for a joker green, back, a pair; else place; or `blocked`."""
    worth = current_value(state)
    placings = _placings(state, worth)
    if worth == JOKER_VALUE:
        back = [BACK] if state.minus[team(state.turn)] else []
        return _green_moves(state.cells) + back + placings
    return placings or [BLOCKED]


def _placings(state: ToedeloeState, worth: int) -> list[Action]:
    """Return the open ways to place; with one pawn left each of the cells of an open pair."""
    side, free = team(state.turn), state.cells.translate(FREE).ljust(256, b"\1")
    actions, first, second = _by_cell(state.table)[side][worth]
    # both cells of all ways together: a byte a way
    both = int.from_bytes(first.translate(free), "big") & int.from_bytes(second.translate(free), "big")
    placings = list(compress(actions, both.to_bytes(len(actions), "big")))
    if state.left[side] > 1:
        return placings
    return [
        PLACE_ACTIONS[side][cell] for cell in sorted({cell for action in placings for _, cell in action.placements})
    ]


def _green_moves(cells: bytes) -> list[Action]:
    """Return the moves of every green pawn to every cell without one; those off the board are all alike."""
    standing = [cell for cell, piece in enumerate(cells) if piece == GREEN] if GREEN in cells else []
    sources = standing if len(standing) == GREEN_PAWNS else [GREEN_HOME, *standing]
    moves: list[Action] = []
    for source in sources:
        after = 0
        for cell in standing:
            moves += GREEN_ACTIONS[source][after:cell]
            after = cell + 1
        moves += GREEN_ACTIONS[source][after:]
    return moves


# ---- the effect of a choice


def place_pawns(state: ToedeloeState, action: Action) -> ToedeloeState:
    """Return the state after one or two pawns are placed from the stock."""
    cells, side, pawns = bytearray(state.cells), team(state.turn), len(action.placements)
    for _, cell in action.placements:
        cells[cell] = side + 1
    return _score_plus(
        state, bytes(cells), add_to_team(state.left, side, -pawns), add_to_team(state.placed, side, pawns)
    )


def move_green(state: ToedeloeState, action: Action) -> ToedeloeState:
    """Return the state after a green pawn goes to a cell without one; a pawn there goes back to its owner's stock."""
    ((source, cell),) = action.placements
    cells, left, there = bytearray(state.cells), state.left, state.cells[cell]
    if there != EMPTY:
        left = add_to_team(left, there - 1, 1)
    if source != GREEN_HOME:
        cells[source] = EMPTY
    cells[cell] = GREEN
    return _score_plus(state, bytes(cells), left, state.placed)


def score_back(state: ToedeloeState, action: Action) -> ToedeloeState:
    """Return the state after the score pawn goes two steps towards 0, and not beyond it."""
    side = team(state.turn)
    steps = min(STEPS_BACK, -state.minus[side])
    return _score_plus(
        state._replace(minus=add_to_team(state.minus, side, steps)), state.cells, state.left, state.placed
    )


def score_blocked(state: ToedeloeState, action: Action) -> ToedeloeState:
    """Return the state after a trick without a free cell: a point lost, and no plus."""
    lost = (0, 1) if team(state.turn) else (1, 0)
    return advance(state._replace(minus=_lose_points(state, lost), phase=TRICK))


APPLY: dict[str, Callable[[ToedeloeState, Action], ToedeloeState]] = {
    "place": place_pawns,
    "green": move_green,
    "back": score_back,
    "blocked": score_blocked,
}
"""By kind: the function that applies a choice."""


def _score_plus(state: ToedeloeState, cells: bytes, left: tuple[int, int], placed: tuple[int, int]) -> ToedeloeState:
    """Return the state with this board and these pawns after a trick, which is laid plus for the chair that took it."""
    t, _, minus, _, hands, played, gone, takers, before, _, leader, turn, dealer, deals, _ = state
    plus = bytearray(before)
    plus[turn] += 1
    now = leader, turn, dealer, deals, TRICK
    return advance(
        new_tuple(ToedeloeState, (t, cells, minus, left, hands, played, gone, takers, bytes(plus), placed, *now))
    )


def _lose_points(state: ToedeloeState, points: tuple[int, int]) -> tuple[int, int]:
    """Return the score pawns once these points are lost, booked together; neither goes beyond the end of its track."""
    white, grey = (max(at - lost, state.table.lowest) for at, lost in zip(state.minus, points, strict=True))
    return white, grey


# ---- how a deal and the game end


class Loss(NamedTuple):
    """A point that a team loses at the end of a deal."""

    team: int
    chair: int
    """The chair without a plus trick, or NOBODY if the team has fewer than the other."""


def losses(state: ToedeloeState) -> list[Loss]:
    """Return the points lost at the end of a deal: of chairs without a plus, then of the team with fewer.

    `round_compare` gives the measure of fewer: plus tricks, or pawns placed in this deal. The losses add up.
    """
    lost = [Loss(team(chair), chair) for chair, plus in enumerate(state.plus) if not plus]
    if state.table.options.round_compare == "pawns":
        white, grey = state.placed
    else:
        white, grey = sum(state.plus[::2]), sum(state.plus[1::2])
    return lost + [Loss(int(white > grey), NOBODY)] * (white != grey)


def is_game_over(state: ToedeloeState) -> bool:
    """Return whether a score pawn has reached the end of its track, or a team has no pawns left."""
    return state.table.lowest in state.minus or 0 in state.left


def advance(state: ToedeloeState) -> ToedeloeState:
    """Return the state after a scored trick, moved on to the next trick, or the end of the deal or the game."""
    if is_game_over(state):
        return state._replace(phase=OVER, leader=NOBODY, turn=NOBODY)
    if len(state.takers) < trick_count(state):
        return state
    lost = [loss.team for loss in losses(state)]
    state = state._replace(minus=_lose_points(state, (lost.count(0), lost.count(1))), leader=NOBODY, turn=NOBODY)
    if is_game_over(state):
        return state._replace(phase=OVER)
    return state._replace(phase=DEAL, dealer=(state.dealer + 1) % state.table.chairs)


def team_points(state: ToedeloeState) -> tuple[int, int]:
    """Return, by team, its two longest rows together, plus its place on the score track (0 or less)."""
    wild = state.table.options.green_wild
    white, grey = (sum(map(len, longest_two(state.cells, side, wild))) + state.minus[side] for side in range(TEAMS))
    return white, grey


def winners(state: ToedeloeState) -> tuple[int, ...]:
    """Return the teams with the most points once the game is over; both if they are equal."""
    totals = team_points(state)
    return tuple(side for side in range(TEAMS) if totals[side] == max(totals))
