"""Cards as bytes: 4 * rank + suit, ranks 1 (ace) to 13 (king), 14 the joker; byte 0 is a card unseen."""

from .protocol import UNKNOWN

SUITS = "shcd"
RANKS = "?A23456789TJQK*"
ACE, JACK, QUEEN, KING, JOKER = 1, 11, 12, 13, 14

ONE = tuple(bytes((card,)) for card in range(256))
"""A hand of one card, ready-made."""


def card(rank: int, suit: int) -> int:
    """The byte of a card."""
    return rank << 2 | suit


def text(cards: bytes) -> str:
    """Cards as words like `As Th 4c ?`; a joker is `*` with a suit to tell it from the others."""
    return " ".join("?" if c == UNKNOWN else RANKS[c >> 2] + SUITS[c & 3] for c in cards)


def parse(text: str) -> bytes:
    """The inverse of `text`; ValueError for a word that is no card."""
    cards = bytearray()
    for word in text.split():
        if word == "?":
            cards.append(UNKNOWN)
        elif len(word) == 2 and word[0] in RANKS[1:] and word[1] in SUITS:
            cards.append(card(RANKS.index(word[0]), SUITS.index(word[1])))
        else:
            raise ValueError(f"no card: {word}")
    return bytes(cards)


def without(cards: bytes, taken: bytes) -> bytes:
    """The cards that stay when `taken` leave (holes leave nothing); ValueError if one is not there."""
    rest = bytearray(cards)
    for c in taken:
        if c != UNKNOWN:
            rest.remove(c)
    return bytes(rest)
