"""The words that all games share."""

from . import en, nl

CATALOG = {"nl": nl.WORDS, "en": en.WORDS}
