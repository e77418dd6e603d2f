"""The words of Keezbord: its own rulebook, and what it says in common with other races."""

from ...race.words.phrases import phrasebook
from .rulebook import PRACTICE, RULEBOOK

PHRASEBOOK = phrasebook(RULEBOOK, PRACTICE)
