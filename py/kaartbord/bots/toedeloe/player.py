"""The computer player of ToedeLoe."""

from ..player import Player
from ..search import Patient
from . import firm, mind

PLAYER = Player(mind, firm.choose, iterations=400, search=Patient)
