"""Tokken in words."""

from . import en, firsts_en, firsts_nl, illustrations_en, illustrations_nl, nl

CATALOG = {
    "nl": nl.WORDS | firsts_nl.WORDS | illustrations_nl.WORDS,
    "en": en.WORDS | firsts_en.WORDS | illustrations_en.WORDS,
}
