"""The cards on the table of Toepen: one before each player, and the players out of the round. Pure."""

from ....rules.protocol import UNKNOWN, Event
from ....scene.trick_table import TrickCard, TrickFunctions
from ...tricks.rules import cards_in_trick
from ..rules.state import CHECK, DEAL, FOLDED, OVER, SITS_OUT, STRENGTH, TURN_OVER, ToepenState
from ..words.answers import OUT_KEYS

ORDER = bytes(c for suit in range(4) for c in sorted(range(suit, 64, 4), key=lambda c: -STRENGTH[c]))
"""All cards in the order of a hand: by suit, black and red alternating, the highest first; unseen cards too."""


def trick_cards(view: ToepenState) -> tuple[TrickCard, ...]:
    """Return the cards of the current trick, or of the last one when the round is over; before the first a wash that
    may still be turned over."""
    if view.phase in (CHECK, TURN_OVER):
        return (TrickCard(view.washer, UNKNOWN, False),)
    number = view.tricks
    if view.phase in (DEAL, OVER) and not any(len(pile) > number for pile in view.played):
        number -= 1
    if number < 0:
        return ()
    return tuple(_laid(view, view, number))


def taken_trick(before: ToepenState, after: ToepenState, card: Event | None) -> tuple[TrickCard, ...]:
    """Return the trick that has just been taken, by the card of an event or because the others folded."""
    laid = _laid(before, after, before.tricks)
    return (*laid, TrickCard(card.seat, card.cards[0], False)) if card else tuple(laid)


def _laid(view: ToepenState, after: ToepenState, number: int) -> list[TrickCard]:
    """Return the cards of a trick in the order of play, and mark the players out of the round after it."""
    return [
        TrickCard(seat, card, after.status[seat] in (FOLDED, SITS_OUT))
        for seat, card in cards_in_trick(view.played, view.leader, number)
    ]


def sort_hand(hand: bytes) -> bytes:
    """Return a hand sorted by suit, the highest card first."""
    return bytes(sorted(hand, key=ORDER.index))


def out_reason(view: ToepenState, seat: int) -> str:
    """Return the reason why a seat is out: "gone", "folded", "sits"; "" while it plays."""
    return OUT_KEYS.get(view.status[seat], "")


TRICKS = TrickFunctions(trick_cards, taken_trick)
