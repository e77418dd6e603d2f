"""The obvious effects of an action of OkiDoki, as a beginner sees them."""

from ....bots.obvious import causes_good_event
from ....rules.cards import ACE, rank, suit
from ....rules.protocol import Action
from ... import okidoki
from ...tricks.rules import strongest_seat
from ..rules.hand import current_trick, penalty_points
from ..rules.state import GIVE, MOVE, STRENGTH, OkidokiState

COSTLY_POINTS = 3
"""Penalty points of a trick that a beginner leaves to others."""


def beginner_score(view: OkidokiState, seat: int, action: Action) -> int:
    """Return 1 for a hit, a pawn home, the game won or a dear trick not taken; -1 for an ace given away; else 0."""
    if view.phase == GIVE:
        return -int(rank(action.cards[0]) == ACE)
    if view.phase == MOVE:
        return int(causes_good_event(okidoki, view, seat, action))
    there = current_trick(view)
    if penalty_points([card for _, card in there]) < COSTLY_POINTS:
        return 0
    return int(strongest_seat([*there, (view.turn, action.cards[0])], suit(there[0][1]), STRENGTH) != view.turn)
