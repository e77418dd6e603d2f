"""The computer player of Toepen."""

from ..player import Player
from . import adapter, firm
from .mix import MixingSearch

PLAYER = Player(adapter, firm.choose, iterations=500, search=MixingSearch)
