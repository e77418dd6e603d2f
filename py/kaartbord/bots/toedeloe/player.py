"""The computer player of ToedeLoe."""

from ..player import Player
from ..search import PatientSearch
from . import adapter, firm

PLAYER = Player(adapter, firm.choose, iterations=400, search=PatientSearch)
