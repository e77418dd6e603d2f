"""Score sheets for games that are played with real cards, by the code of the game. Pure."""

from ...games import SCORED, Parts
from ...rules.tally import Tally

TALLIES: Parts[Tally] = Parts(".tally", "TALLY", SCORED)
