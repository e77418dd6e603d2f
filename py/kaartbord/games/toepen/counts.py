"""The counts of a game of Toepen."""

from ...rules.counting import Count, count_own
from ...rules.protocol import Event
from .rules.state import ANSWER, FOLDED, IN, STRENGTH, ToepenState


def _bluff(before: ToepenState, event: Event, after: ToepenState, seat: int) -> int:
    """Return 1 for a bluff: the seat won the round because all the others folded, the last of them at its own toep,
    though one of them had a higher card than any of its own; else 0."""
    if event.seat != seat or before.phase != ANSWER or before.toeper != seat:
        return 0
    others = [s for s, now in enumerate(before.status) if now in (IN, FOLDED) and s != seat]
    return int(any(_best(before, other) > _best(before, seat) for other in others))


def _best(state: ToepenState, seat: int) -> int:
    """Return the strength of the highest card that a seat holds, or has in this trick."""
    return max(STRENGTH[card] for card in state.hands[seat] + state.played[seat][state.tricks :])


def _in_a_row(before: ToepenState, event: Event, after: ToepenState, seat: int) -> int:
    """Return the number of rounds that the seat has won one after the other."""
    return event.amount if event.seat == seat else 0


COUNTS = (
    Count("rounds", "round", count_own),
    Count("in_a_row", "cross", _in_a_row, most=True),
    Count("toeps", "toep", count_own),
    Count("bluffs", "round", _bluff),
)
