"""The words of the screens around the table."""

from . import en, nl

CATALOG = {"nl": nl.WORDS, "en": en.WORDS}
