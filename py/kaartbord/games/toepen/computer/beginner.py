"""The choices at Toepen that a beginner finds obvious."""

from ....rules.cards import card, suit
from ....rules.protocol import Action
from ...tricks.rules import cards_in_trick, strongest_seat
from ..rules.hand import NO_CHECK, NO_WASH, is_true_wash
from ..rules.stake import CALL_BLIND, FOLD, STAY, TOEP
from ..rules.state import CHECK, GONE, STRENGTH, TRICK, WASH, ToepenState

GOOD = STRENGTH[card(9, 0)]
"""The strength of a nine: with such a card a hand is not lost."""

FAIR_STRENGTH = STRENGTH[card(7, 0)]
"""The strength of a seven, the lowest above the pictures: enough to meet the toep of the only rival."""

TOEPS = 3
"""The number of good cards with which a beginner toeps, as long as nobody has."""


def beginner_score(view: ToepenState, seat: int, action: Action) -> int:
    """Return 2 for a toep with three nines or tens, which nobody has made yet; 1 for a true wash and for believing one,
    for staying with a nine or ten and folding without, and for a card below the ten that takes the trick at present; -1
    for another toep and for a false wash; else 0.

    With one rival left it stays with less, also for the card that it has just played, and takes a trick as low as it
    can.
    """
    hand, alone = view.hands[seat], len(view.status) - view.status.count(GONE) == 2
    if action in (TOEP, CALL_BLIND):
        good = sum(STRENGTH[c] >= GOOD for c in hand)
        return 2 if action == TOEP and good >= TOEPS and view.stake == 1 else -1
    if view.phase == WASH and action != NO_WASH:
        return 1 if is_true_wash(hand, action.kind) else -1
    if view.phase == CHECK:
        return int(action == NO_CHECK)
    if view.phase == TRICK:
        return int(action.cards[0] in _takers(view, seat, alone=alone))
    held, enough = (hand or view.played[seat][-1:], FAIR_STRENGTH) if alone else (hand, GOOD)
    return int(action == (STAY if any(STRENGTH[c] >= enough for c in held) else FOLD))


def _takers(view: ToepenState, seat: int, *, alone: bool) -> list[int]:
    """Return the seat's cards below the ten that would be the highest in the trick; with one rival left the lowest of
    them."""
    taking = [c for c in sorted(view.hands[seat], key=STRENGTH.__getitem__) if _takes(view, seat, c)]
    return taking[:1] if alone else [c for c in taking if STRENGTH[c] <= GOOD]


def _takes(view: ToepenState, seat: int, played: int) -> bool:
    """Return whether a card of the seat is the highest in the trick at present."""
    there = [*cards_in_trick(view.played, view.leader, view.tricks), (seat, played)]
    return strongest_seat(there, suit(there[0][1]), STRENGTH) == seat
