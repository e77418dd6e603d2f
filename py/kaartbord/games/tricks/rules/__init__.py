"""Tricks: following suit, the turn, and the takers. Pure, and independent of any game.

A game has its own order of the cards: `strength`, by card, higher for stronger ones. The played cards are in a pile for
each seat (or chair), which has its card to each trick.
"""

from collections.abc import Iterable, Sequence

from ....rules.cards import CARD_BYTES
from ....rules.protocol import UNKNOWN, Action

CARD_ACTIONS = tuple(Action("card", one) for one in CARD_BYTES)
"""By card: the action that plays it."""

card_action = CARD_ACTIONS.__getitem__

NOT_OF_SUIT = (*(bytes(card for card in range(256) if card & 3 != suit) for suit in range(4)), b"")
"""By suit led, -1 before the lead: the cards that do not follow it."""


def following(hand: bytes, led: int) -> bytes:
    """Return the cards of a hand that may follow the suit led: those of it, or all if it has none or leads.

    >>> from kaartbord.rules.cards import parse, text
    >>> text(following(parse("As 7h 9h"), led=1)), text(following(parse("As 7h 9h"), led=2))
    ('7h 9h', 'As 7h 9h')
    """
    return hand.translate(None, NOT_OF_SUIT[led]) or hand


def strength_by_lead(strength: bytes) -> tuple[bytes, ...]:
    r"""Return, by suit led, by card, one more than its strength, 0 for a card that does not follow.

    A trick translated by it has its highest value at the card that takes it.

    >>> trick = bytes((4, 5, 8))  # As Ah 2s
    >>> trick.translate(strength_by_lead(bytes(range(64)))[0])
    b'\x05\x00\t'
    """
    by_card = strength.ljust(256, b"\0")
    return tuple(
        bytes([(card & 3 == suit and card != UNKNOWN) * (by_card[card] + 1) for card in range(256)])
        for suit in range(4)
    )


def strongest_seat(trick: Iterable[tuple[int, int]], led: int, strength: bytes) -> int:
    """Return the seat of the strongest card of the suit led, of pairs (seat, card); -1 if nobody followed.

    >>> strongest_seat([(2, 4), (0, 5), (1, 8)], led=0, strength=bytes(range(64)))
    1
    """
    best, taker = -1, -1
    for seat, card in trick:
        if card & 3 == led and strength[card] > best:
            best, taker = strength[card], seat
    return taker


def seat_to_play(played: Sequence[bytes], leader: int, trick: int) -> int:
    """Return the seat to play in a trick, counted from 0, that was led or will be; all play to it, clockwise.

    -1 if it is complete, or not made by consecutive seats from the leader on, without cards to later tricks.

    >>> seat_to_play((b"", b"a", b"b"), leader=1, trick=0), seat_to_play((b"a", b"", b"b"), leader=1, trick=0)
    (0, -1)
    """
    lying = [len(pile) - trick for pile in (*played[leader:], *played[:leader])]
    first = sum(lying)
    in_turn = lying == [1] * first + [0] * (len(lying) - first)
    return (leader + first) % len(lying) if in_turn and 0 in lying else -1


def cards_in_trick(played: Sequence[bytes], leader: int, trick: int) -> list[tuple[int, int]]:
    r"""Return the cards of a trick, counted from 0, as pairs (seat, card) in order of play.

    >>> cards_in_trick((b"\5", b"\6\7", b"\x08\x09"), leader=1, trick=1)
    [(1, 7), (2, 9)]
    """
    order = (*range(leader, len(played)), *range(leader))
    return [(seat, played[seat][trick]) for seat in order if len(played[seat]) > trick]
