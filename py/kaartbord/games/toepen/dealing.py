"""How Toepen deals: four cards each to who is still in the game. Hands that were folded stay closed to the end."""

from typing import Any

from ...sealed.dealing import MOST_SHUFFLERS, Dealing, Share
from .rules.hand import CHANCE, DIRTY, WHITE, chance, draws
from .rules.state import DEAL, DECK, DRAW, FOUR, HAND, IN, LOOKED, OPEN, TURN_OVER, WASH, alive
from .rules.visibility import hand_size, lookers

CLAIMS = (WHITE.kind, DIRTY.kind)


def _stages(state: Any) -> tuple[tuple[Share, ...], ...]:
    """Hands for all who are alive, which is not known before the round before is over."""
    return (tuple((seat, hand_size(state)) for seat in alive(state)),) if state.phase == DEAL else ()


def _unsaid(state: Any, seat: int, kind: str) -> bytes:
    """The odd card of who has three of a kind and takes the chance of a fourth; the hand of who says wash."""
    if kind in CLAIMS and state.phase == WASH and state.queue[:1] == bytes([seat]):
        return bytes(state.hands[seat])
    asked = state.phase == FOUR and state.queue[:1] == bytes([seat]) and state.hands[seat]
    return chance(state, seat).aside[seat][-1:] if kind == CHANCE.kind and asked else b""


def _first(state: Any) -> int:
    """Where only two shuffle and all may toep blind, the second one unlocks after that; where too few cards are left
    for another hand nobody is asked for a wash."""
    options, seats = state.table.options, int(state.table.seats)
    unasked = options.was and len(DECK) - HAND * seats < HAND
    return int(options.blind and seats > MOST_SHUFFLERS) - seats * unasked


DEALING = Dealing(
    chairs=lambda state: int(state.table.seats),
    stages=_stages,
    acting=lambda state, seat: seat,
    drawing=lambda state: tuple(state.queue[:1]) * draws(state),
    starts=lambda state: -1,
    piles=lambda cards: (cards,),
    pile_of=lambda chair: 0,
    out=lambda state, seat: bool(state.status[seat] != IN),
    leaves=lambda state, seat: seat not in alive(state),
    puts_away=("lay_away",),
    unsaid=_unsaid,
    turning=lambda state: (state.washer,) * HAND if state.phase == TURN_OVER else (),
    draws_open=lambda state: state.phase == DRAW and bool(state.marks[state.queue[0]] & OPEN),
    takes_up=lambda state, chair: bool(state.hands[chair]),
    under=lambda state: len(state.under),
    first=_first,
    looking=lookers,
    blind=lambda state, chair: not state.marks[chair] & LOOKED,
    stays_closed=True,
    letters={2: 1700, 3: 2700, 4: 3300, 5: 3700, 6: 3600, 7: 4300, 8: 5000},
)
