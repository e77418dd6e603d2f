"""The computer player of Toepen."""

from ..player import Player
from . import firm, mind
from .mix import Mixing

PLAYER = Player(mind, firm.choose, iterations=500, search=Mixing, orders=True)
