"""The choice that looks best without a search."""

from collections.abc import Sequence

from kaartbord.rules.protocol import Action

from .. import STRENGTH, State, course, takes


def strength(action: Action) -> int:
    """Return how high the card of an action is."""
    return STRENGTH[action.cards[0]]


def firm(view: State, seat: int, legal: Sequence[Action]) -> Action:
    """Return the highest card if it takes the trick so far, else the lowest."""
    best = max(legal, key=strength)
    return best if takes(view, seat, best.cards[0]) else min(legal, key=strength)


def obvious(view: State, seat: int, action: Action) -> int:
    """Return 1 for a card that takes a trick which somebody has led, else 0."""
    return int(bool(course(view).lying) and takes(view, seat, action.cards[0]))
