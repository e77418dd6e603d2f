"""Tricks: following suit, and their winners. Pure, and knows no game. A game brings its own order of the
cards: `strength`, by card the higher the stronger."""

from collections.abc import Iterable

from .protocol import UNKNOWN

OTHERS = (*(bytes(card for card in range(256) if card & 3 != suit) for suit in range(4)), b"")
"""By suit that is led, -1 before there is one: the cards that do not follow it."""


def following(hand: bytes, led: int) -> bytes:
    """Return the cards of a hand that may follow the suit led: those of the suit, or all without any or a lead."""
    return hand.translate(None, OTHERS[led]) or hand


def strengths_of(strength: bytes) -> tuple[bytes, ...]:
    """Return by suit that is led, by card: one more than its strength, 0 for a card that does not follow. A
    trick translated by it has its highest value at the card that takes it."""
    by_card = strength.ljust(256, b"\0")
    return tuple(
        bytes([(card & 3 == suit and card != UNKNOWN) * (by_card[card] + 1) for card in range(256)])
        for suit in range(4)
    )


def strongest(trick: Iterable[tuple[int, int]], led: int, strength: bytes) -> int:
    """Return the seat of the strongest card of the suit led, of pairs (seat, card); -1 if nobody followed."""
    best, taker = -1, -1
    for seat, card in trick:
        if card & 3 == led and strength[card] > best:
            best, taker = strength[card], seat
    return taker
