"""The words that teach Tokken: in lessons, in illustrations."""

from . import en, nl

CATALOG = {"nl": nl.WORDS, "en": en.WORDS}
