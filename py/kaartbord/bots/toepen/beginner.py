"""What a beginner sees at once at Toepen."""

from ...games.toepen.hand import NO_CHECK, NO_WASH, true_wash
from ...games.toepen.stake import CALL_BLIND, FOLD, STAY, TOEP
from ...games.toepen.state import CHECK, STRENGTH, TRICK, WASH, State
from ...games.toepen.tricks import led
from ...rules.cards import card, suit
from ...rules.protocol import Action
from ...rules.tricks import strongest

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
        return int(STRENGTH[played] <= GOOD and _takes(view, seat, played))
    return int(action == (STAY if good else FOLD))


def _takes(view: State, seat: int, played: int) -> bool:
    """Whether a card of the seat is the highest in the trick so far."""
    there = [(other, pile[view.tricks]) for other, pile in enumerate(view.played) if len(pile) > view.tricks]
    suit_led = led(view) if there else suit(played)
    return strongest([*there, (seat, played)], suit_led, STRENGTH) == seat
