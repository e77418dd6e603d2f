"""The words of the rules as pages of their own, which can be printed."""

from . import en, nl

CATALOG = {"nl": nl.WORDS, "en": en.WORDS}
