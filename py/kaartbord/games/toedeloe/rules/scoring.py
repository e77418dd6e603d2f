"""The scoring of a trick of ToedeLoe: the placements it allows, and the ends of a deal and of the game."""

from collections.abc import Callable
from functools import cache
from itertools import combinations, compress
from typing import NamedTuple

from ....rules.cards import JACK, KING, QUEEN
from ....rules.protocol import Action
from ....rules.records import new
from ....rules.seats import team
from .board import CELLS, FIELD
from .runs import longest_two
from .state import (
    DEAL,
    EMPTY,
    GREEN,
    GREEN_HOME,
    GREENS,
    JOKER_VALUE,
    NOBODY,
    OVER,
    TRICK,
    State,
    Table,
    add,
    tricks,
)
from .taking import value

TEAMS = 2

ACE_VALUE = 15

SINGLES = frozenset((*range(2, 11), JACK, QUEEN))
"""Values that one pawn may score."""

SPLITS = frozenset((JACK, QUEEN, KING, ACE_VALUE))
"""Values that two pawns may share."""

STEPS_BACK = 2
"""Steps that a joker takes back on the score track."""

BACK, BLOCKED = Action("back"), Action("blocked")

PUT = tuple(tuple(Action("place", b"", ((side, cell),)) for cell in range(CELLS)) for side in range(TEAMS))
"""By team and cell: the placement of one pawn."""

MOVE_GREEN = tuple(
    tuple(Action("green", b"", ((source, cell),)) for cell in range(CELLS)) for source in range(CELLS + 1)
)
"""By source (a cell or GREEN_HOME) and cell: the move of a green pawn."""

BIT = tuple(1 << CELLS - 1 - cell for cell in range(CELLS))
"""By cell: its bit in `taken`."""

SHOWN = b"0" + b"1" * 255
"""By piece on a cell: a digit of `taken`."""

Ways = list[tuple[int, Action]]
"""Ways to place, each with the bits of its cells."""


def taken(cells: bytes) -> int:
    """Return the cells that are not free, as bits."""
    return int(cells.translate(SHOWN), 2)


@cache
def ways(table: Table) -> tuple[dict[int, Ways], ...]:
    """Return, by team and value, all ways to place on an empty board, in the order of `legal`.

    Single cells first, then the pairs in ascending order.
    """
    number = table.numbers
    by_team: list[dict[int, Ways]] = []
    for side in range(TEAMS):
        by_value: dict[int, Ways] = {value: [] for value in (JOKER_VALUE, *SINGLES, *SPLITS)}
        for cell in range(CELLS):
            by_value[number[cell]].append((BIT[cell], PUT[side][cell]))
        for a, b in combinations(range(CELLS), 2):
            pair = BIT[a] | BIT[b], Action("place", b"", ((side, a), (side, b)))
            if number[a] == number[b]:
                by_value[JOKER_VALUE].append(pair)
            if number[a] + number[b] in SPLITS and a // FIELD == b // FIELD:
                by_value[number[a] + number[b]].append(pair)
        by_team.append(by_value)
    return tuple(by_team)


FREE = bytes(piece == EMPTY for piece in range(256))
"""By piece on a cell: 1 if it is empty."""

NO_CELL = CELLS
"""The second cell of a way to place one pawn: always free."""


@cache
def _by_cell(table: Table) -> tuple[dict[int, tuple[list[Action], bytes, bytes]], ...]:
    """Return, by team and value, `ways` as the actions, the first cell of each, and the second one."""
    return tuple(
        {
            value: (
                [action for _, action in placings],
                bytes([action.placements[0][1] for _, action in placings]),
                bytes([(*action.placements, (side, NO_CELL))[1][1] for _, action in placings]),
            )
            for value, placings in by_value.items()
        }
        for side, by_value in enumerate(ways(table))
    )


# ---- legal choices


def choices(state: State) -> list[Action]:
    """Return the legal choices of the taker of a trick: for a joker green, back, a pair; else place; or `blocked`."""
    worth = value(state)
    placings = _placings(state, worth)
    if worth == JOKER_VALUE:
        back = [BACK] if state.minus[team(state.turn)] else []
        return _green_moves(state.cells) + back + placings
    return placings or [BLOCKED]


def _placings(state: State, worth: int) -> list[Action]:
    """Return the open ways to place; with one pawn left each of the cells of an open pair."""
    side, free = team(state.turn), state.cells.translate(FREE).ljust(256, b"\1")
    actions, first, second = _by_cell(state.table)[side][worth]
    # both cells of all ways together: a byte a way
    both = int.from_bytes(first.translate(free), "big") & int.from_bytes(second.translate(free), "big")
    placings = list(compress(actions, both.to_bytes(len(actions), "big")))
    if state.left[side] > 1:
        return placings
    return [
        PUT[side][cell] for cell in sorted({cell for action in placings for _, cell in action.placements})
    ]


def _green_moves(cells: bytes) -> list[Action]:
    """Return the moves of every green pawn to every cell without one; those off the board are all alike."""
    standing = [cell for cell, piece in enumerate(cells) if piece == GREEN] if GREEN in cells else []
    sources = standing if len(standing) == GREENS else [GREEN_HOME, *standing]
    moves: list[Action] = []
    for source in sources:
        after = 0
        for cell in standing:
            moves += MOVE_GREEN[source][after:cell]
            after = cell + 1
        moves += MOVE_GREEN[source][after:]
    return moves


# ---- the effect of a choice


def place(state: State, action: Action) -> State:
    """Return the state after one or two pawns are placed from the stock."""
    cells, side, pawns = bytearray(state.cells), team(state.turn), len(action.placements)
    for _, cell in action.placements:
        cells[cell] = side + 1
    return _plus(state, bytes(cells), add(state.left, side, -pawns), add(state.placed, side, pawns))


def green(state: State, action: Action) -> State:
    """Return the state after a green pawn goes to a cell without one; a pawn there goes back to its owner's stock."""
    ((source, cell),) = action.placements
    cells, left, there = bytearray(state.cells), state.left, state.cells[cell]
    if there != EMPTY:
        left = add(left, there - 1, 1)
    if source != GREEN_HOME:
        cells[source] = EMPTY
    cells[cell] = GREEN
    return _plus(state, bytes(cells), left, state.placed)


def back(state: State, action: Action) -> State:
    """Return the state after the score pawn goes two steps towards 0, and not beyond it."""
    side = team(state.turn)
    steps = min(STEPS_BACK, -state.minus[side])
    return _plus(state._replace(minus=add(state.minus, side, steps)), state.cells, state.left, state.placed)


def blocked(state: State, action: Action) -> State:
    """Return the state after a trick without a free cell: a point lost, and no plus."""
    lost = (0, 1) if team(state.turn) else (1, 0)
    return go_on(state._replace(minus=_less(state, lost), phase=TRICK))


APPLY: dict[str, Callable[[State, Action], State]] = {
    "place": place,
    "green": green,
    "back": back,
    "blocked": blocked,
}
"""By kind: the function that applies a choice."""


def _plus(state: State, cells: bytes, left: tuple[int, int], placed: tuple[int, int]) -> State:
    """Return the state with this board and these pawns after a trick, which is laid plus for the chair that took it."""
    t, _, minus, _, hands, played, gone, takers, before, _, leader, turn, dealer, deals, _ = state
    plus = bytearray(before)
    plus[turn] += 1
    now = leader, turn, dealer, deals, TRICK
    return go_on(new(State, (t, cells, minus, left, hands, played, gone, takers, bytes(plus), placed, *now)))


def _less(state: State, points: tuple[int, int]) -> tuple[int, int]:
    """Return the score pawns once these points are lost, booked together; neither goes beyond the end of its track."""
    white, grey = (max(at - lost, state.table.lowest) for at, lost in zip(state.minus, points, strict=True))
    return white, grey


# ---- how a deal and the game end


class Loss(NamedTuple):
    """A point that a team loses at the end of a deal."""

    team: int
    chair: int
    """The chair without a plus trick, or NOBODY if the team has fewer than the other."""


def losses(state: State) -> list[Loss]:
    """Return the points lost at the end of a deal: of chairs without a plus, then of the team with fewer.

    `round_compare` gives the measure of fewer: plus tricks, or pawns placed in this deal. The losses add up.
    """
    lost = [Loss(team(chair), chair) for chair, plus in enumerate(state.plus) if not plus]
    if state.table.options.round_compare == "pawns":
        white, grey = state.placed
    else:
        white, grey = sum(state.plus[::2]), sum(state.plus[1::2])
    return lost + [Loss(int(white > grey), NOBODY)] * (white != grey)


def ended(state: State) -> bool:
    """Return whether a score pawn has reached the end of its track, or a team has no pawns left."""
    return state.table.lowest in state.minus or 0 in state.left


def go_on(state: State) -> State:
    """Return the state after a scored trick, moved on to the next trick, or the end of the deal or the game."""
    if ended(state):
        return state._replace(phase=OVER, leader=NOBODY, turn=NOBODY)
    if len(state.takers) < tricks(state):
        return state
    lost = [loss.team for loss in losses(state)]
    state = state._replace(minus=_less(state, (lost.count(0), lost.count(1))), leader=NOBODY, turn=NOBODY)
    if ended(state):
        return state._replace(phase=OVER)
    return state._replace(phase=DEAL, dealer=(state.dealer + 1) % state.table.chairs)


def points(state: State) -> tuple[int, int]:
    """Return, by team, its two longest rows together, plus its place on the score track (0 or less)."""
    wild = state.table.options.green_wild
    white, grey = (
        sum(map(len, longest_two(state.cells, side, wild))) + state.minus[side] for side in range(TEAMS)
    )
    return white, grey


def winners(state: State) -> tuple[int, ...]:
    """Return the teams with the most points once the game is over; both if they are equal."""
    totals = points(state)
    return tuple(side for side in range(TEAMS) if totals[side] == max(totals))
