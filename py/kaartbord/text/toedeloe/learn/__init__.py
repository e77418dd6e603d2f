"""The words that teach ToedeLoe: the first time, in lessons, in illustrations."""

from . import en, nl

CATALOG = {"nl": nl.WORDS, "en": en.WORDS}
