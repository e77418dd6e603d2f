"""The computer player of OkiDoki."""

from ..player import Player
from ..search import PatientSearch
from . import adapter, beginner, firm

PLAYER = Player(adapter, firm.choose, beginner.obvious, search=PatientSearch)
