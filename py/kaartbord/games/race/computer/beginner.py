"""What a beginner sees at once in a pawn race."""

from ....bots.obvious import brings_something
from ....rules.protocol import Action
from ... import GAMES
from ..rules import State
from .adapter import harms


def obvious(code: str, view: State, seat: int, action: Action) -> int:
    """1 for a hit, a pawn brought home or the game won, -1 for what harms the own side, else 0."""
    if not action.placements:
        return 0
    if harms(view, seat, action):
        return -1
    return int(brings_something(GAMES[code], view, seat, action))
