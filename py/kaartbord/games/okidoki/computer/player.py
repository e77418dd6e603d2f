"""The computer player of OkiDoki."""

from ....bots.player import Player
from . import adapter, beginner, firm
from .lines import CardSearch

PLAYER = Player(adapter, firm.choose, beginner.obvious, search=CardSearch)
