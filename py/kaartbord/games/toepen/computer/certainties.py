"""The certainties of a round: that it cannot be lost, that it is lost, that a toep gains nothing."""

from collections.abc import Iterable

from ....rules.cards import JACK
from ....rules.protocol import UNKNOWN
from ...tricks.rules import following
from ..rules.state import IN, STRENGTH, ToepenState, others
from ..rules.tricks import current_taker, suit_led
from .deals import round_info
from .worth import lives


def surely_won(view: ToepenState, seat: int) -> bool:
    """Return whether the seat wins the round with any hands of the others: nobody can beat any card that it needs.

    Not with a jack among them, which counts for nothing if all others fold.
    """
    hand, played = view.hands[seat], len(view.played[seat]) > view.tricks
    needed = hand + view.played[seat][-1:] if played else hand
    if view.table.options.jack_bonus and any(c >> 2 == JACK for c in needed):
        return False
    threats = _threats(view, seat)
    if suit_led(view) < 0:
        return view.turn == seat and _highest(hand, threats)
    last = not any(_waits(view, other) for other in range(len(view.status)) if other != seat)
    if played:
        return current_taker(view) == (seat, True) and _highest(hand if last else needed, threats)
    return any(
        _beats(view, c) and _highest(hand.replace(bytes([c]), b"") if last else hand, threats)
        for c in following(hand, suit_led(view))
    )


def surely_lost(view: ToepenState, seat: int) -> bool:
    """Return whether the seat cannot win the last trick any more."""
    if view.length - view.tricks > 1 or suit_led(view) < 0:
        return False
    best, by_card = current_taker(view)
    if _waits(view, seat):
        return by_card and not _beats(view, view.hands[seat][0])
    return by_card and best != seat


def gains_nothing(view: ToepenState, seat: int) -> bool:
    """Return whether a toep gains nothing: all that must answer are out of the game anyway if they lose the round."""
    left = lives(view)
    return all(left[s] <= view.stake for s, status in enumerate(view.status) if status == IN and s != seat)


def _waits(view: ToepenState, seat: int) -> bool:
    """Return whether a seat still in has yet to play to the trick."""
    return view.status[seat] == IN and len(view.played[seat]) == view.tricks


def _threats(view: ToepenState, seat: int) -> set[int]:
    """Return every card that another seat in the round may hold: no card of a suit that it did not follow."""
    info, found = round_info(view), set[int]()
    for other in others(view, seat):
        hand, suits = view.hands[other], info.may_hold[other]
        found.update(c for c in hand if c != UNKNOWN)
        if UNKNOWN in hand:
            found.update(c for c in info.pile if suits >> (c & 3) & 1)
    return found


def _highest(hand: Iterable[int], threats: Iterable[int]) -> bool:
    """Return whether no threat beats any of these cards."""
    return not any(c & 3 == other & 3 and STRENGTH[c] < STRENGTH[other] for c in hand for other in threats)


def _beats(view: ToepenState, c: int) -> bool:
    """Return whether a card follows suit and beats the trick's cards."""
    seat, by_card = current_taker(view)
    best = STRENGTH[view.played[seat][view.tricks]] if by_card else -1
    return c & 3 == suit_led(view) and STRENGTH[c] > best
