"""Cards that a view may not show: each is a hole, which an arrangement of the unseen cards fills."""

from collections.abc import Container, Iterable, Sequence

from .cards import CARD_BYTES, split_equally
from .protocol import UNKNOWN

HOLE = CARD_BYTES[UNKNOWN]
"""A hand of one card unseen."""


def hide_piles(piles: Iterable[bytes], seen: Container[int | None]) -> tuple[bytes, ...]:
    r"""Return piles by seat or chair, with holes in those that are not seen.

    >>> hide_piles((b"ab", b"cde"), seen=(0,))
    (b'ab', b'\x00\x00\x00')
    """
    return tuple([pile if owner in seen else bytes(len(pile)) for owner, pile in enumerate(piles)])


def hide_dealt(cards: bytes, owners: Sequence[int], seen: Container[int | None]) -> bytes:
    r"""Cards that these owners got, one after the other and equally many each, with holes in what is not seen.

    >>> hide_dealt(b"aabbcc", owners=(2, 0, 1), seen=(0,))
    b'\x00\x00bb\x00\x00'
    """
    parts = zip(split_equally(cards, len(owners)), owners, strict=True)
    return b"".join([part if owner in seen else bytes(len(part)) for part, owner in parts])


def fill_piles(piles: Iterable[bytes], deck: bytes) -> tuple[tuple[bytes, ...], bytes]:
    r"""Return piles with their holes filled from the top of the deck, known cards first; and the rest of the deck.

    >>> fill_piles((b"a\0", b"\0\0"), deck=b"wxyz")
    ((b'aw', b'xy'), b'z')
    """
    filled = []
    for pile in piles:
        need = pile.count(UNKNOWN)
        filled.append(pile.replace(HOLE, b"") + deck[:need])
        deck = deck[need:]
    return tuple(filled), deck
