"""The deal of ToedeLoe: nine cards for each chair from the pack of its team, until the packs are used up."""

from typing import Any

from ...rules.seats import owner, team
from ...sealed.dealing import Dealing, Share
from ..tricks.rules.hands import asked
from .rules.state import DEALT, PACKS


def _stages(state: Any) -> tuple[tuple[Share, ...], ...]:
    """Return the shares of each deal: nine cards each; unplayed ones are kept for the next deal."""
    t = state.table
    return (tuple((chair, DEALT) for chair in range(t.chairs)),) * len(t.played)


def _left(state: Any) -> int:
    """Return the number of dealt cards of these packs that each chair has not played when the deal is over."""
    counts = state.table.played
    deals = (state.deals - 1) % len(counts) + 1
    return int(DEALT * deals - sum(counts[:deals]))


DEALING = Dealing(
    chairs=lambda state: int(state.table.chairs),
    stages=_stages,
    acting=lambda state, seat: asked(state.turn, seat, state.table.seats, state.table.chairs),
    drawing=lambda state: (),
    starts=lambda state: owner((state.dealer + 2) % state.table.chairs, state.table.seats),
    piles=lambda cards: PACKS,
    pile_of=team,
    left=_left,
    letters={2: 5900, 4: 7100},
)
