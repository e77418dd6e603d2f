"""The words that teach Keezbord: in lessons, in illustrations."""

from . import en, nl

CATALOG = {"nl": nl.WORDS, "en": en.WORDS}
