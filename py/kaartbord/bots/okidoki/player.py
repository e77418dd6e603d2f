"""The computer player of OkiDoki."""

from ..player import Player
from ..search import Patient
from . import firm, mind

PLAYER = Player(mind, firm.choose, search=Patient)
