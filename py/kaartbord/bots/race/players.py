"""The computer players of Keezbord and Tokken."""

from functools import partial

from ...games import keezbord, tokken
from ..player import Player
from . import greedy
from .mind import RaceMind


def _player(code: str) -> Player:
    return Player(RaceMind(code), partial(greedy.choose, code))


KEEZBORD = _player(keezbord.INFO.code)
TOKKEN = _player(tokken.INFO.code)
