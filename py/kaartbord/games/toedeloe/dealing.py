"""The deal of ToedeLoe: nine cards for each chair from the pack of its team, until the packs are used up."""

from typing import Any

from ...rules.seats import seat_of_chair, team
from ...sealed.dealing import Dealing, Share
from ..tricks.rules.hands import acting_chair
from .rules.state import CARDS_PER_DEAL, PACKS


def _stages(state: Any) -> tuple[tuple[Share, ...], ...]:
    """Return the shares of each deal: nine cards each; unplayed ones are kept for the next deal."""
    t = state.table
    return (tuple((chair, CARDS_PER_DEAL) for chair in range(t.chairs)),) * len(t.played)


def _left(state: Any) -> int:
    """Return the number of dealt cards of these packs that each chair has not played when the deal is over."""
    counts = state.table.played
    deals = (state.deals - 1) % len(counts) + 1
    return int(CARDS_PER_DEAL * deals - sum(counts[:deals]))


DEALING = Dealing(
    chairs=lambda state: int(state.table.chairs),
    stages=_stages,
    acting=lambda state, seat: acting_chair(state.turn, seat, state.table.seats, state.table.chairs),
    drawing=lambda state: (),
    starts=lambda state: seat_of_chair((state.dealer + 2) % state.table.chairs, state.table.seats),
    piles=lambda cards: PACKS,
    pile_of=team,
    left=_left,
    letters={2: 5900, 4: 7100},
)
