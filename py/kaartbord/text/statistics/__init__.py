"""Statistics of a device: their words."""

from . import en, nl

CATALOG = {"nl": nl.WORDS, "en": en.WORDS}
