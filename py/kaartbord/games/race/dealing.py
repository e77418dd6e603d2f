"""The dealing of the races: Keezbord and Tokken, three deals from a pack."""

from typing import Any

from ...sealed.dealing import Dealing, Share
from .rules import DEAL_SIZES, DEALS_PER_SHUFFLE


def _stages(state: Any) -> tuple[tuple[Share, ...], ...]:
    """Return the deals: five cards each, then four and four."""
    return tuple(tuple((seat, size) for seat in range(state.table.seats)) for size in DEAL_SIZES)


def _starts(state: Any) -> int:
    """Return the seat that is left of the next dealer."""
    passes = state.deals % DEALS_PER_SHUFFLE == 0 or state.table.options.dealer_rotation == "deal"
    return int(state.dealer + 1 + passes) % int(state.table.seats)


DEALING = Dealing(
    chairs=lambda state: int(state.table.seats),
    stages=_stages,
    acting=lambda state, seat: seat,
    drawing=lambda state: (int(state.draws),),
    starts=_starts,
    piles=lambda cards: (cards,),
    pile_of=lambda chair: 0,
    receiver=lambda state, chair: int(state.table.receiver[chair]),
    puts_away=("keep",),
    throws_away=True,
)
