"""What a beginner sees at once in a pawn race."""

from ...games import GAMES
from ...games.race import State
from ...rules.protocol import Action
from ..obvious import brings_something
from .adapter import harms


def obvious(code: str, view: State, seat: int, action: Action) -> int:
    """1 for a hit, a pawn brought home or the game won, -1 for what harms the own side, else 0."""
    if not action.placements:
        return 0
    if harms(view, seat, action):
        return -1
    return int(brings_something(GAMES[code], view, seat, action))
