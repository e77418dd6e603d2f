"""The computer player of Tokken."""

from ...race.computer.players import player
from .. import INFO

PLAYER = player(INFO.code)
