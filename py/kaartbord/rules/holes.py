"""Cards that a view may not show: each is a hole, which an arrangement of the unseen cards fills."""

from collections.abc import Container, Iterable, Sequence

from .cards import CARD_BYTES, split_equally
from .protocol import UNKNOWN

HOLE = CARD_BYTES[UNKNOWN]
"""A hand of one card unseen."""


def hide_piles(piles: Iterable[bytes], seen: Container[int | None]) -> tuple[bytes, ...]:
    """Return piles by seat or chair, with holes in those that are not seen."""
    return tuple([pile if owner in seen else bytes(len(pile)) for owner, pile in enumerate(piles)])


def hide_dealt(cards: bytes, owners: Sequence[int], seen: Container[int | None]) -> bytes:
    """Cards that these owners got, one after the other and equally many each, with holes in what is not seen."""
    parts = zip(split_equally(cards, len(owners)), owners, strict=True)
    return b"".join([part if owner in seen else bytes(len(part)) for part, owner in parts])


def fill_piles(piles: Iterable[bytes], deck: bytes) -> tuple[tuple[bytes, ...], bytes]:
    """Return piles with their holes filled from the top of the deck, known cards first; and the rest of the deck."""
    filled = []
    for pile in piles:
        need = pile.count(UNKNOWN)
        filled.append(pile.replace(HOLE, b"") + deck[:need])
        deck = deck[need:]
    return tuple(filled), deck
