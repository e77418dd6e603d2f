"""The computer player of Slagen."""

from kaartbord.bots.player import ComputerPlayer

from . import adapter
from .choices import firm, obvious

PLAYER = ComputerPlayer(adapter, firm, obvious, iterations=60)
