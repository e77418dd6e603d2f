"""The words of the table and the page around it."""

from . import en, nl

CATALOG = {"nl": nl.WORDS, "en": en.WORDS}
