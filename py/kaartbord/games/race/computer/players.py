"""The computer players of Keezbord and Tokken."""

from functools import partial

from ....bots.player import Player
from ... import keezbord, tokken
from . import beginner, firm
from .adapter import RaceAdapter


def _player(code: str) -> Player:
    return Player(RaceAdapter(code), partial(firm.choose, code), partial(beginner.obvious, code))


KEEZBORD = _player(keezbord.INFO.code)
TOKKEN = _player(tokken.INFO.code)
