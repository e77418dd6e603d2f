"""The computer player of Keezbord."""

from ...race.computer.players import player
from .. import INFO

PLAYER = player(INFO.code)
