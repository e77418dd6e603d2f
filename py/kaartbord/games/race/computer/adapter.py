"""The adapter of the search to Keezbord and Tokken."""

from collections.abc import Sequence

from ....bots.observed_plies import Past
from ....match.shuffle import SeededStream
from ....rules.protocol import DEALER, Action, Game
from ... import GAMES
from .. import rules as race
from ..rules import OVER, RaceState
from . import leaf_value
from .action_gain import evaluate_actions, evaluate_gifts
from .clues import collect_clues, likely_deal
from .features import SEVEN
from .firm import captures_or_robs_own
from .leaf_value import leaf_tables

MAX_CANDIDATES = 9
"""Candidates."""

MAX_SWAP_LOSS = 0.04
"""Log-odds that a swap may cost the partner before it counts as hurting it."""


class RaceAdapter:
    """Rolls a pawn race out to the end of the deal, and evaluates it by the pawns' squares then."""

    def __init__(self, code: str) -> None:
        self.game: Game[RaceState] = GAMES[code]

    def determinize(self, view: RaceState, seat: int, stream: SeededStream, past: Past[RaceState]) -> RaceState:
        """Return a state with the unseen cards at random, the likelier the better they explain the others' plies."""
        known = collect_clues(view, seat, past)
        return self.game.fill(known.view, likely_deal(known, self.game.stock(known.view), stream))

    def candidates(self, state: RaceState, seat: int) -> Sequence[Action]:
        """Return the actions with the highest immediate gain; those that hurt the own side only when all do."""
        legal = self.game.legal(state, seat)
        if len(legal) == 1:
            return legal
        gains = _gains(state, seat, legal)
        order = sorted(range(len(legal)), key=gains.__getitem__, reverse=True)
        ranked = _distinct(state, [legal[n] for n in order])
        harmless = [action for action in ranked if not harms_own_side(state, seat, action)]
        return harmless[:MAX_CANDIDATES] or ranked[:MAX_CANDIDATES]

    def policy(self, state: RaceState, seat: int, stream: SeededStream) -> Action:
        """Return the action with the highest immediate gain."""
        legal = self.game.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        gains = _gains(state, seat, legal)
        return legal[gains.index(max(gains))]

    def evaluate(self, state: RaceState) -> tuple[float, ...]:
        """Return won or lost, or the value of the board."""
        if state.turn == OVER:
            winners = race.score(state).winners
            return tuple(float(side in winners) for side in range(len(state.table.sides)))
        return leaf_value.evaluate(state)

    def is_leaf(self, root: RaceState, state: RaceState) -> bool:
        """Return whether the deal has ended."""
        return state.turn == DEALER and state.draws < 0 and not any(state.hands)


def harms_own_side(state: RaceState, seat: int, action: Action) -> bool:
    """Return whether an action of the seat captures a pawn of its own side, or robs its partner by a swap."""
    tables = leaf_tables(state.table)
    ours = state.table.sides[tables.sides[seat]]

    def loss(pawn: int, here: int, there: int) -> float:
        return tables.pawns[pawn][here] - tables.pawns[pawn][there]

    return captures_or_robs_own(state, action, ours, loss, MAX_SWAP_LOSS)


def _gains(state: RaceState, seat: int, legal: Sequence[Action]) -> list[float]:
    """Return the immediate gain of each action."""
    return (evaluate_gifts if legal[0].kind == "give" else evaluate_actions)(state, seat, legal)


def _distinct(state: RaceState, actions: Sequence[Action]) -> list[Action]:
    """Return the actions without those sevens that only take another way to the same board."""
    boards, distinct = set[bytes](), []
    for action in actions:
        if action.cards[0] >> 2 == SEVEN and action.placements:
            board, _ = race.place_pawns(state.table, state.pawns, 0, action.placements)
            if board in boards:
                continue
            boards.add(board)
        distinct.append(action)
    return distinct
