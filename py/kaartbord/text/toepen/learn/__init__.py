"""The words that teach Toepen: the first time, in lessons, in illustrations."""

from . import en, nl

CATALOG = {"nl": nl.WORDS, "en": en.WORDS}
