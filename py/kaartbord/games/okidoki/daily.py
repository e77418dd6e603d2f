"""The day's deal of OkiDoki: one deal, from the usual start."""

from ...rules.cards import suit
from ...rules.daily import DailyRules
from ...rules.protocol import Action
from ...rules.seats import team
from ..tricks.rules import strongest_seat
from .rules.hand import current_trick, giving_chair, penalty_points
from .rules.moves import apply_move
from .rules.state import GIVE, MOVE, PAWNS_OF_TEAM, PENALTY, STRENGTH, OkidokiState

BURDEN = 20
"""The weight of a penalty point, compared with the strength of a card."""


def standing(state: OkidokiState) -> tuple[int, ...]:
    """Return by team the squares that its pawns have walked; the finish counts as the last."""
    finish = state.table.finish
    return tuple(sum(state.pawns[pawn] for pawn in own if state.pawns[pawn] <= finish) for own in PAWNS_OF_TEAM)


def worth(view: OkidokiState, seat: int, action: Action) -> int:
    """Return the gain in squares of a move; of a card its burden, if it is got rid of."""
    if view.phase == MOVE:
        side = view.moves[0][0]
        squares = standing(apply_move(view, action))
        return squares[side] - squares[1 - side]
    card = action.cards[0]
    burden = STRENGTH[card] + BURDEN * PENALTY[card]
    if view.phase == GIVE:
        chair = giving_chair(view, seat)
        return -burden if team(view.table.pairs[view.given][chair]) == team(chair) else burden
    there = [*current_trick(view), (view.turn, card)]
    if strongest_seat(there, suit(there[0][1]), STRENGTH) == view.turn:
        return -BURDEN * penalty_points([c for _, c in there]) - STRENGTH[card]
    return burden


DAILY = DailyRules(
    1,
    "okidoki 4 | pawns 0 0 - - / 0 0 - - | hands  /  /  /  | gifts  /  /  /  | played  /  /  /  | takers | moves "
    "| given 0 leader - turn - dealer - rounds 0 | phase deal",
    deals=1,
    standing=standing,
    worth=worth,
)
