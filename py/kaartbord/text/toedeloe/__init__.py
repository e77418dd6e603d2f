"""ToedeLoe in words."""

from ...games.toedeloe.board import LETTERS
from . import en, firsts_en, firsts_nl, illustrations_en, illustrations_nl, lesson_en, lesson_nl, nl

_KINDS = {f"toedeloe.board.kind.{letter}": str(number) for number, letter in enumerate(LETTERS, 2)}

CATALOG = {
    "nl": nl.WORDS | firsts_nl.WORDS | lesson_nl.LESSONS | illustrations_nl.WORDS | _KINDS,
    "en": en.WORDS | firsts_en.WORDS | lesson_en.LESSONS | illustrations_en.WORDS | _KINDS,
}
