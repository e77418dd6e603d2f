"""The words that teach ToedeLoe: the first time, in lessons, in illustrations."""

from . import firsts_en, firsts_nl, illustrations_en, illustrations_nl, lesson_en, lesson_nl

CATALOG = {
    "nl": firsts_nl.WORDS | lesson_nl.WORDS | illustrations_nl.WORDS,
    "en": firsts_en.WORDS | lesson_en.WORDS | illustrations_en.WORDS,
}
