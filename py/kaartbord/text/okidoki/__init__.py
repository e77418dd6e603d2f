"""OkiDoki in words."""

from . import en, firsts_en, firsts_nl, lesson_en, lesson_nl, nl

CATALOG = {
    "nl": nl.WORDS | firsts_nl.WORDS | lesson_nl.LESSONS,
    "en": en.WORDS | firsts_en.WORDS | lesson_en.LESSONS,
}
