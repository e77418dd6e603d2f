"""Toepen in words."""

from . import en, lesson_en, lesson_nl, nl

CATALOG = {"nl": nl.WORDS | lesson_nl.LESSON, "en": en.WORDS | lesson_en.LESSON}
