"""ToedeLoe in words."""

from ...games.toedeloe.board import LETTERS
from . import en, nl

_KINDS = {f"toedeloe.board.kind.{letter}": str(number) for number, letter in enumerate(LETTERS, 2)}

CATALOG = {"nl": nl.WORDS | _KINDS, "en": en.WORDS | _KINDS}
