"""A hand at a table of two teams as it is held: by suit, black and red by turns, the highest last. Pure."""

from typing import SupportsIndex

from ...rules.cards import ACE, JOKER, KING, face

__all__ = ["face", "in_order"]


def in_order(hand: bytes) -> bytes:
    """The cards as they are held; jokers at the end, cards not seen at the front."""
    return bytes(sorted(hand, key=_place))


def _place(index: SupportsIndex) -> tuple[int, int]:
    card = int(index)
    rank = face(card) >> 2
    if rank == JOKER:
        return 4, card
    return (card & 3 if card else -1), KING + 1 if rank == ACE else rank
