"""Score sheets for real cards: their words."""

from . import en, nl

CATALOG = {"nl": nl.WORDS, "en": en.WORDS}
