"""Keezbord in words."""

from . import en, lesson_en, lesson_nl, nl

CATALOG = {"nl": nl.WORDS | lesson_nl.WORDS, "en": en.WORDS | lesson_en.WORDS}
