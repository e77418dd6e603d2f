"""The choices in a pawn race that a beginner finds obvious."""

from ....bots.obvious import brings_something
from ....rules.protocol import Action
from ... import GAMES
from ..rules import RaceState
from .adapter import harms


def obvious(code: str, view: RaceState, seat: int, action: Action) -> int:
    """Return 1 for a hit, a pawn brought home or the game won, -1 for harm to the own side, else 0."""
    if not action.placements:
        return 0
    if harms(view, seat, action):
        return -1
    return int(brings_something(GAMES[code], view, seat, action))
