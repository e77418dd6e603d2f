"""The counts of the kept games that are over, by the letter of the game. Pure."""

from collections.abc import Sequence

from ...games import Parts
from ...rules.counting import Count

COUNTS: Parts[Sequence[Count]] = Parts(".counts", "COUNTS")
