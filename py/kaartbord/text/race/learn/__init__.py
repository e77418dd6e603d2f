"""The words that teach the pawn races: the first time, and in illustrations."""

from . import firsts_en, firsts_nl, illustrations_en, illustrations_nl

CATALOG = {
    "nl": firsts_nl.WORDS | illustrations_nl.WORDS,
    "en": firsts_en.WORDS | illustrations_en.WORDS,
}
