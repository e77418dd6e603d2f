"""How OkiDoki deals: all cards at once; three exchanges; who holds the two of spades leads it."""

from typing import Any

from ...games.okidoki.hand import CARD, giver, is_last
from ...games.okidoki.state import GIVE, HAND, OPEN, TWO
from ...rules.protocol import Action
from ...rules.seats import own
from ..dealing import Dealing, Share


def _stages(state: Any) -> tuple[tuple[Share, ...], ...]:
    """Thirteen cards each."""
    return (tuple((chair, HAND) for chair in range(state.table.chairs)),)


def _acting(state: Any, seat: int) -> int:
    """The chair that gives or plays next, of those that the seat plays."""
    t = state.table
    if state.phase == GIVE:
        return giver(state, seat)
    return int(state.turn) if state.turn in own(seat, t.seats, t.chairs) else seat


def _announced(state: Any) -> Action | None:
    """After the last exchange who holds the two of spades leads it; nobody else can know who that is."""
    return CARD[TWO] if state.phase == OPEN and is_last(state) else None


DEALING = Dealing(
    chairs=lambda state: int(state.table.chairs),
    stages=_stages,
    acting=_acting,
    drawing=lambda state: (),
    starts=lambda state: -1,
    piles=lambda cards: (cards,),
    pile_of=lambda chair: 0,
    receiver=lambda state, chair: int(state.table.pairs[state.given][chair]),
    announced=_announced,
    fixed=(("two_player_mode", "dubbel"),),
)
