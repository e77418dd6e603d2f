"""What a beginner sees at once at Toepen."""

from ...games.toepen.hand import NO_CHECK, NO_WASH, true_wash
from ...games.toepen.stake import CALL_BLIND, FOLD, STAY, TOEP
from ...games.toepen.state import CHECK, STRENGTH, TRICK, WASH, State
from ...games.toepen.tricks import led
from ...rules.cards import card, suit
from ...rules.protocol import Action

GOOD = STRENGTH[card(9, 0)]
"""The strength of a nine: with such a card a hand is not lost."""

TOEPS = 3
"""So many good cards are toeped with, as long as nobody has."""


def obvious(view: State, seat: int, action: Action) -> int:
    """2 for a toep with three nines or tens, which nobody has made yet; 1 for a true wash and for believing one, for
    staying with a nine or ten and folding without, and for a card below the ten that takes the trick so far; -1 for
    another toep and for a false wash; else 0."""
    good = sum(STRENGTH[c] >= GOOD for c in view.hands[seat])
    if action in (TOEP, CALL_BLIND):
        return 2 if action == TOEP and good >= TOEPS and view.stake == 1 else -1
    if view.phase == WASH and action != NO_WASH:
        return 1 if true_wash(view.hands[seat], action.kind) else -1
    if view.phase == CHECK:
        return int(action == NO_CHECK)
    if view.phase == TRICK:
        played = action.cards[0]
        return int(STRENGTH[played] <= GOOD and _takes(view, played))
    return int(action == (STAY if good else FOLD))


def _takes(view: State, played: int) -> bool:
    """Whether a card is higher than those that lie in the trick."""
    there = [hand[view.tricks] for hand in view.played if len(hand) > view.tricks]
    highest = max((STRENGTH[c] for c in there if suit(c) == led(view)), default=-1)
    return led(view) in (-1, suit(played)) and STRENGTH[played] > highest
