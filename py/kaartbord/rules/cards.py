"""Cards as bytes: 4 * rank + suit, ranks 1 (ace) to 13 (king), 14 the joker; byte 0 is a card unseen.

In a game where each team has a pack of its own the cards of the second pack have SECOND_PACK added.
"""

from .protocol import UNKNOWN

SUITS = "shcd"
RANKS = "?A23456789TJQK*"
ACE, JACK, QUEEN, KING, JOKER = 1, 11, 12, 13, 14

SECOND_PACK = 64
"""Added to a card of the second pack."""

RANK = bytes((card & SECOND_PACK - 1) >> 2 for card in range(256))
"""By card: its rank, for `bytes.translate`."""

CARD_BYTES = tuple(bytes((card,)) for card in range(256))
"""By card: a hand of that card alone."""


def card(rank: int, suit: int) -> int:
    """Return the byte of a card.

    >>> card(ACE, 0), card(10, 1), card(JOKER, 3)
    (4, 41, 59)
    """
    return rank << 2 | suit


def rank(card: int) -> int:
    """Return the rank of a card of either pack, 0 for a card unseen; `card >> 2` does it faster for the first pack."""
    return (card & SECOND_PACK - 1) >> 2


def suit(card: int) -> int:
    """Return the suit of a card, 0 to 3, an index of SUITS."""
    return card & 3


def in_first_pack(card: int) -> int:
    """Return the card of the first pack that looks like this one."""
    return card & SECOND_PACK - 1


def text(cards: bytes) -> str:
    """Return cards as words; a joker is `*` with a suit. The suits of the second pack are capitals.

    >>> text(bytes((card(ACE, 0), card(10, 1), SECOND_PACK + card(4, 2), card(JOKER, 3), UNKNOWN)))
    'As Th 4C *d ?'
    """
    return " ".join(map(_word, cards))


def _word(card: int) -> str:
    if card == UNKNOWN:
        return "?"
    letter = SUITS[suit(card)]
    return RANKS[rank(card)] + (letter.upper() if card & SECOND_PACK else letter)


def parse(text: str) -> bytes:
    r"""Return the cards of a text, the inverse of `text`; raise ValueError for a word that is not a card.

    >>> parse("As *d ?")
    b'\x04;\x00'
    """
    cards = bytearray()
    for word in text.split():
        if word == "?":
            cards.append(UNKNOWN)
        elif len(word) == 2 and word[0] in RANKS[1:] and word[1].lower() in SUITS:
            pack = SECOND_PACK * word[1].isupper()
            cards.append(pack | card(RANKS.index(word[0]), SUITS.index(word[1].lower())))
        else:
            raise ValueError(f"no card: {word}")
    return bytes(cards)


def split_equally(cards: bytes, number: int) -> list[bytes]:
    """Return the cards in that many equal parts, one after the other."""
    size = len(cards) // number
    return [cards[size * n : size * (n + 1)] for n in range(number)]


def without(cards: bytes, taken: bytes) -> bytes:
    """Return the cards left without `taken` (holes are ignored); raise ValueError if one is missing.

    >>> text(without(parse("As 7h Kc"), taken=parse("7h ?")))
    'As Kc'
    """
    rest = bytearray(cards)
    for c in taken.replace(CARD_BYTES[UNKNOWN], b""):
        rest.remove(c)
    return bytes(rest)
