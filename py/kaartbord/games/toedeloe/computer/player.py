"""The computer player of ToedeLoe."""

from ....bots.player import Player
from ....bots.search import PatientSearch
from . import adapter, beginner, firm

PLAYER = Player(adapter, firm.choose, beginner.obvious, iterations=700, search=PatientSearch)
