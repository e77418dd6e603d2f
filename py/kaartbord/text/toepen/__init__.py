"""Toepen in words."""

from . import en, firsts_en, firsts_nl, illustrations_en, illustrations_nl, lesson_en, lesson_nl, nl

CATALOG = {
    "nl": nl.WORDS | firsts_nl.WORDS | lesson_nl.LESSON | illustrations_nl.WORDS,
    "en": en.WORDS | firsts_en.WORDS | lesson_en.LESSON | illustrations_en.WORDS,
}
