"""ToedeLoe in words."""

from ...games.toedeloe.board import LETTERS
from . import en, learn, nl

_KINDS = {f"toedeloe.board.kind.{letter}": str(number) for number, letter in enumerate(LETTERS, 2)}

CATALOG = {
    "nl": nl.WORDS | learn.CATALOG["nl"] | _KINDS,
    "en": en.WORDS | learn.CATALOG["en"] | _KINDS,
}
