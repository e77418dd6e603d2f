"""The deal of OkiDoki: all cards together, or hands and a stock for two (`stapel`); exchanges; the holder of the
two of spades leads it."""

from typing import Any

from ...rules.protocol import Action
from ...rules.seats import seat_of_chair
from ...sealed.dealing import Dealing, Share
from ..tricks.rules import CARD_ACTIONS
from ..tricks.rules.hands import acting_chair
from .rules.hand import giving_chair, is_last_exchange, place_of_two
from .rules.state import DRAW, GIVE, HAND, OPEN, TWO_OF_SPADES


def _stages(state: Any) -> tuple[tuple[Share, ...], ...]:
    """Return the shares of the deal: thirteen cards each."""
    return (tuple((chair, HAND) for chair in range(state.table.chairs)),)


def _acting(state: Any, seat: int) -> int:
    """Return the chair that gives or plays next, of those that the seat plays."""
    t = state.table
    return giving_chair(state, seat) if state.phase == GIVE else acting_chair(state.turn, seat, t.seats, t.chairs)


def _announced(state: Any) -> Action | None:
    """Return the lead of the two of spades after the last exchange, by its holder; nobody else can know that seat."""
    return CARD_ACTIONS[TWO_OF_SPADES] if state.phase == OPEN and is_last_exchange(state) else None


def _silent(state: Any, action: Action) -> int | None:
    """Return the seat that holds the two of spades though all announced that they do not; else None."""
    led = place_of_two(state, action.cards) if state.phase == OPEN and not action.placements else ()
    return seat_of_chair(led[0][1], state.table.seats) if led else None


def _first(state: Any) -> int:
    """Return the most messages before the first card: each seat gives in every exchange; after the last one those
    who promised a card fill their envelopes (not needed if a player has both hands), and with a stock each may have to
    announce that it does not hold the two of spades."""
    t = state.table
    return len(t.pairs) * int(t.seats) + (2 if t.seats == t.chairs else 0)


DEALING = Dealing(
    chairs=lambda state: int(state.table.chairs),
    stages=_stages,
    acting=_acting,
    drawing=lambda state: tuple(state.table.after[state.turn][::-1]) if state.phase == DRAW else (),
    starts=lambda state: seat_of_chair(state.table.after[state.dealer][0], state.table.seats),
    piles=lambda cards: (cards,),
    pile_of=lambda chair: 0,
    receiver=lambda state, chair: int(state.table.pairs[state.given][chair]),
    announced=_announced,
    unheld=lambda state: state.table.drawn > 0 and _announced(state) is not None,
    silent=_silent,
    first=_first,
    letters={2: 3800, 4: 4900},
)
