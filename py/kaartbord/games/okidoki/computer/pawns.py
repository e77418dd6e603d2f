"""The evaluation of the pawns of OkiDoki for a team, and the best way to walk a number of steps."""

from collections.abc import Sequence
from heapq import nlargest
from math import exp

from ....rules.protocol import Action
from ..rules import moves
from ..rules.state import PAWNS_OF_TEAM, START, OkidokiState, OkidokiTable, pawns_finished

PAWN_HOME = 3.0
"""Squares that a pawn at the finish is worth beyond its way: it is safe for good."""

SURPLUS_WEIGHT = 0.3
"""The weight of the way of a pawn that is not needed for the goal."""

HIT_CHANCES = tuple(0.45 / (1 + exp((ahead - 11.0) / 2.5)) for ahead in range(64))
"""By the distance of an enemy behind, in squares: the chance that it gets the steps to hit, and does."""

WON = 1_000.0

COMPARED_MOVES = 8
"""The number of best moves that are compared by the enemies' best answer, when their steps are known."""


def best_move(view: OkidokiState, legal: Sequence[Action]) -> Action:
    """Return the move that leaves the best pawns, after the best answer if the enemies' steps are known."""
    team = view.moves[0][0]

    def at_once(action: Action) -> float:
        return position_worth(moves.apply_move(view, action), team)

    if len(view.moves) == 1:
        return max(legal, key=at_once)
    likely = nlargest(COMPARED_MOVES, legal, key=at_once)
    return max(likely, key=lambda action: answered(moves.apply_move(view, action), team))


def answered(state: OkidokiState, team: int) -> float:
    """Return the worth of the pawns to a team once the enemies have walked their steps in the best way."""
    return min(position_worth(moves.apply_move(state, action), team) for action in moves.move_choices(state))


def position_worth(state: OkidokiState, team: int) -> float:
    """Return the worth of the pawns to a team: its own squares less those of the enemies, or a game won."""
    t, home = state.table, pawns_finished(state)
    total = expected_squares(t, state.pawns, team) - expected_squares(t, state.pawns, 1 - team)
    return total + WON * ((home[team] >= t.goal) - (home[1 - team] >= t.goal))


def expected_squares(t: OkidokiTable, pawns: bytes, team: int) -> float:
    """Return the squares a team has walked, weighted, less those it is expected to lose to a hit."""
    hunters = [at for pawn in PAWNS_OF_TEAM[1 - team] if (at := pawns[pawn]) < t.finish]
    ways = sorted([_way(t, pawns[pawn], hunters, t.safe[team]) for pawn in PAWNS_OF_TEAM[team]], reverse=True)
    return sum(ways[: t.goal]) + SURPLUS_WEIGHT * sum(ways[t.goal :])


def _way(t: OkidokiTable, at: int, hunters: Sequence[int], safe: int) -> float:
    """Return the worth of the way of one pawn; `hunters` are the squares of the enemies, `safe` its own colour."""
    if at == t.finish:
        return at + PAWN_HOME
    if not START < at < t.finish:
        return 0.0
    if safe >> at & 1:
        return at
    kept = 1.0
    for hunter in hunters:
        if hunter < at:
            kept *= 1 - HIT_CHANCES[at - hunter]
    return at * kept
