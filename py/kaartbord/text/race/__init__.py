"""What the pawn races say alike."""

from . import en, nl

CATALOG = {"nl": nl.WORDS, "en": en.WORDS}
