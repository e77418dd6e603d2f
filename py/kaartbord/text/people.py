"""Cards and people as they are named to one reader."""

from collections.abc import Iterable, Sequence

from ..rules.cards import JOKER
from ..rules.protocol import UNKNOWN
from ..rules.seats import colour_of
from . import capital, say

_LETTERS = (1, 11, 12, 13, 14)


def card(lang: str, card: int) -> str:
    """A card as it is written: "V", "10"; "?" for one that is not seen."""
    if card == UNKNOWN:
        return "?"
    rank = card >> 2
    return say(lang, f"rank.{rank}") if rank in _LETTERS else str(rank)


def rank_name(lang: str, card: int) -> str:
    """A card by its rank in words: "boer", "7"; "" for one that is not seen."""
    rank = card >> 2
    return say(lang, f"rank.{rank}.name") if rank in _LETTERS else str(rank) if rank else ""


def card_name(lang: str, card: int) -> str:
    """A card as it is spoken: "harten vrouw"."""
    rank = card >> 2
    if card == UNKNOWN:
        return say(lang, "card.hidden")
    if rank == JOKER:
        return say(lang, "rank.14.name")
    name = say(lang, f"rank.{rank}.name") if rank in _LETTERS else str(rank)
    return say(lang, "card", rank=name, suit=say(lang, f"suit.{card & 3}"))


def cards(lang: str, cards: Iterable[int]) -> str:
    """Cards as they are written, apart by commas."""
    return ", ".join(card(lang, c) for c in cards)


def colour(lang: str, number: int) -> str:
    """The name of a colour, with a capital."""
    return capital(say(lang, f"colour.{number}"))


WHITE = 8
"""The first colour after those of the seats; then grey, and green which is nobody's."""


def letter(lang: str, seat: int) -> str:
    """The letter on a seat's pawns."""
    return say(lang, f"letter.{seat}")


def name(lang: str, seat: int, names: Sequence[str], colours: Sequence[int] = ()) -> str:
    """A seat's name, or its colour as long as it has none."""
    return names[seat] if seat < len(names) and names[seat] else colour(lang, colour_of(seat, colours))
