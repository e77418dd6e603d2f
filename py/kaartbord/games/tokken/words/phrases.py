"""The words of Tokken: its own rulebook, and the phrases shared by all races."""

from ...race.words.phrases import race_phrasebook
from .rulebook import LESSON_STEPS, RULEBOOK

PHRASEBOOK = race_phrasebook(RULEBOOK, LESSON_STEPS)
