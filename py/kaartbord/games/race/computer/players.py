"""The computer players of Keezbord and Tokken."""

from functools import partial

from ....bots.player import ComputerPlayer
from . import beginner, firm
from .adapter import RaceAdapter


def player(code: str) -> ComputerPlayer:
    """Return the player of one of the two, by its code letter."""
    return ComputerPlayer(RaceAdapter(code), partial(firm.choose, code), partial(beginner.beginner_score, code))
