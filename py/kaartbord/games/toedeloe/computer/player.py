"""The computer player of ToedeLoe."""

from ....bots.player import ComputerPlayer
from ....bots.search import PatientSearch
from . import adapter, beginner, firm

PLAYER = ComputerPlayer(adapter, firm.choose, beginner.beginner_score, iterations=700, search_class=PatientSearch)
