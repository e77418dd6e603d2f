"""The computer player of OkiDoki."""

from ..player import Player
from ..search import PatientSearch
from . import adapter, firm

PLAYER = Player(adapter, firm.choose, search=PatientSearch)
