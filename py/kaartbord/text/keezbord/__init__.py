"""Keezbord in words."""

from . import en, illustrations_en, illustrations_nl, lesson_en, lesson_nl, nl

CATALOG = {
    "nl": nl.WORDS | lesson_nl.WORDS | illustrations_nl.WORDS,
    "en": en.WORDS | lesson_en.WORDS | illustrations_en.WORDS,
}
