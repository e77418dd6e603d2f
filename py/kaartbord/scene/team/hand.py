"""A hand at a table of two teams: sorted by suit, black and red alternating, the highest card last. Pure."""

from typing import SupportsIndex

from ...rules.cards import ACE, JOKER, KING, face


def in_order(hand: bytes) -> bytes:
    """The cards sorted; jokers at the end, unseen cards at the front."""
    return bytes(sorted(hand, key=_place))


def _place(index: SupportsIndex) -> tuple[int, int]:
    card = int(index)
    rank = face(card) >> 2
    if rank == JOKER:
        return 4, card
    return (card & 3 if card else -1), KING + 1 if rank == ACE else rank
