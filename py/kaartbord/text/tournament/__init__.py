"""A tournament: its words."""

from . import en, nl

CATALOG = {"nl": nl.WORDS, "en": en.WORDS}
