"""The choices in a pawn race that a beginner finds obvious."""

from ....bots.obvious import causes_good_event
from ....rules.protocol import Action
from ... import GAMES
from ..rules import RaceState
from .adapter import harms_own_side


def beginner_score(code: str, view: RaceState, seat: int, action: Action) -> int:
    """Return 1 for a hit, a pawn brought home or the game won, -1 for harm to the own side, else 0."""
    if not action.placements:
        return 0
    if harms_own_side(view, seat, action):
        return -1
    return int(causes_good_event(GAMES[code], view, seat, action))
