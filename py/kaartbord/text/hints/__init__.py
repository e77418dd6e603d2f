"""Advice: what the computer would do and why, and its words."""

from . import en, nl

CATALOG = {"nl": nl.WORDS, "en": en.WORDS}
