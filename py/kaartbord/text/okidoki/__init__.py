"""OkiDoki in words."""

from . import en, lesson_en, lesson_nl, nl

CATALOG = {"nl": nl.WORDS | lesson_nl.LESSONS, "en": en.WORDS | lesson_en.LESSONS}
