"""The words that teach the pawn races: the first time, and in illustrations."""

from . import en, nl

CATALOG = {"nl": nl.WORDS, "en": en.WORDS}
