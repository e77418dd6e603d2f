"""The computer players of Keezbord and Tokken."""

from functools import partial

from ....bots.player import Player
from . import beginner, firm
from .adapter import RaceAdapter


def player(code: str) -> Player:
    """Return the player of one of the two, by its code letter."""
    return Player(RaceAdapter(code), partial(firm.choose, code), partial(beginner.obvious, code))
