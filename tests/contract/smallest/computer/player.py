"""Who plays Slagen for the computer."""

from kaartbord.bots.player import Player

from . import adapter
from .choices import firm, obvious

PLAYER = Player(adapter, firm, obvious, iterations=60)
