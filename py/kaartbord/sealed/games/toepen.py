"""How Toepen deals: four cards each to who is still in the game. Hands that were folded stay closed to the end."""

from typing import Any

from ...games.toepen.state import DEAL, IN, LOOKED, alive
from ...games.toepen.visibility import hand_size, lookers
from ..dealing import Dealing, Share


def _stages(state: Any) -> tuple[tuple[Share, ...], ...]:
    """Hands for all who are alive, which is not known before the round before is over."""
    return (tuple((seat, hand_size(state)) for seat in alive(state)),) if state.phase == DEAL else ()


DEALING = Dealing(
    chairs=lambda state: int(state.table.seats),
    stages=_stages,
    acting=lambda state, seat: seat,
    drawing=lambda state: (),
    starts=lambda state: -1,
    piles=lambda cards: (cards,),
    pile_of=lambda chair: 0,
    out=lambda state, seat: bool(state.status[seat] != IN),
    puts_away=("lay_away",),
    looking=lookers,
    blind=lambda state, chair: not state.marks[chair] & LOOKED,
    stays_closed=True,
    fixed=(("was", False), ("four_alike", False)),
)
