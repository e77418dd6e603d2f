"""Score sheets for games that are played with real cards, by the letter of the game. Pure."""

from ...games import Parts
from ...rules.tally import Tally

TALLIES: Parts[Tally] = Parts(".tally", "TALLY")
