"""The words of Tokken: its own rulebook, and the phrases shared by all races."""

from ...race.words.phrases import phrasebook
from .rulebook import PRACTICE, RULEBOOK

PHRASEBOOK = phrasebook(RULEBOOK, PRACTICE)
