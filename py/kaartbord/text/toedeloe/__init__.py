"""ToedeLoe in words."""

from ...games.toedeloe.board import LETTERS
from . import en, lesson_en, lesson_nl, nl

_KINDS = {f"toedeloe.board.kind.{letter}": str(number) for number, letter in enumerate(LETTERS, 2)}

CATALOG = {
    "nl": nl.WORDS | _KINDS | lesson_nl.LESSONS,
    "en": en.WORDS | _KINDS | lesson_en.LESSONS,
}
