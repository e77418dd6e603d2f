"""The tricks before a position that is laid by hand: cards that could have been played, as nobody remembers them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ....rules.cards import CARD_BYTES
from ....scene.arbiter.laying import LaidCards, closed_hands


class LaidTricks(NamedTuple):
    """The cards of all chairs, so that the laid trick is the next one."""

    leader: int
    hands: tuple[bytes, ...]
    played: tuple[bytes, ...]
    before: int
    """The tricks before it, all of which the leader took."""


def laid_tricks(laid: LaidCards, size: int, packs: Sequence[bytes], beats: Callable[[int, int], bool]) -> LaidTricks:
    """Return the cards by chair, each dealt `size` from its part of `packs`, whose first cards are played first.

    `beats` tells whether a card takes a trick from the one that led. Cards in `laid` are those of the packs.
    """
    chairs = len(packs)
    leader = (laid.turn - len(laid.trick)) % chairs
    complete = len(laid.trick) == chairs
    hand = b"" if complete else laid.hand
    before = max(size - len(hand), 0) if hand else 0
    out, piles = set(hand + laid.trick), [b""] * chairs
    for _ in range(before):
        trick = _trick(leader, [bytes(card for card in pack if card not in out) for pack in packs], beats)
        out |= {*trick}
        piles = [pile + CARD_BYTES[card] for pile, card in zip(piles, trick, strict=False)] if trick else piles
    for n, card in enumerate(laid.trick):
        piles[(leader + n) % chairs] += CARD_BYTES[card]
    sizes = [size - len(pile) for pile in piles]
    return LaidTricks(
        leader, closed_hands(laid._replace(hand=hand, turn=-1 if complete else laid.turn), sizes), tuple(piles), before
    )


def _trick(leader: int, packs: Sequence[bytes], beats: Callable[[int, int], bool]) -> list[int]:
    """Return a card of each chair, by chair, of which the one of the leader takes the trick; empty if none can."""
    for led in packs[leader]:
        trick = {leader: led}
        for chair in (n % len(packs) for n in range(leader + 1, leader + len(packs))):
            fits = (card for card in packs[chair] if card not in trick.values() and not beats(led, card))
            trick[chair] = next(fits, 0)
        if all(trick.values()):
            return [trick[chair] for chair in range(len(packs))]
    return []
