"""The computer player of OkiDoki."""

from ....bots.player import ComputerPlayer
from . import adapter, beginner, firm
from .card_search import CardSearch

PLAYER = ComputerPlayer(adapter, firm.choose, beginner.beginner_score, search_class=CardSearch)
