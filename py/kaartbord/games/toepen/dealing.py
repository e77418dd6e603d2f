"""The dealing of Toepen: four cards each to players still in the game. Folded hands stay closed to the end."""

from typing import Any

from ...sealed.dealing import MAX_SHUFFLERS, Dealing, Share
from .rules.hand import CHANCE, WASH_DIRTY, WASH_WHITE, cards_to_draw, take_chance
from .rules.state import DEAL, DECK, DRAW, FOUR, HAND, IN, LOOKED, OPEN, TURN_OVER, WASH, alive
from .rules.visibility import hand_size, seats_to_turn_up

WASH_CLAIMS = (WASH_WHITE.kind, WASH_DIRTY.kind)


def _stages(state: Any) -> tuple[tuple[Share, ...], ...]:
    """Return the hands for all who are alive, known only once the round before is over."""
    return (tuple((seat, hand_size(state)) for seat in alive(state)),) if state.phase == DEAL else ()


def _unsaid(state: Any, seat: int, kind: str) -> bytes:
    """Return the odd card for a chance of a fourth with three of a kind, or the hand for a wash."""
    if kind in WASH_CLAIMS and state.phase == WASH and state.queue[:1] == bytes([seat]):
        return bytes(state.hands[seat])
    asked = state.phase == FOUR and state.queue[:1] == bytes([seat]) and state.hands[seat]
    return take_chance(state, seat).aside[seat][-1:] if kind == CHANCE.kind and asked else b""


def _first(state: Any) -> int:
    """Return the extra messages before the first card: if two shuffle and all may toep blind, the second one unlocks
    after that (one more); if too few cards are left for another hand nobody is asked for a wash (one less a seat)."""
    options, seats = state.table.options, int(state.table.seats)
    unasked = options.was and len(DECK) - HAND * seats < HAND
    return int(options.blind and seats > MAX_SHUFFLERS) - seats * unasked


DEALING = Dealing(
    chairs=lambda state: int(state.table.seats),
    stages=_stages,
    acting=lambda state, seat: seat,
    drawing=lambda state: tuple(state.queue[:1]) * cards_to_draw(state),
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
    looking=seats_to_turn_up,
    blind=lambda state, chair: not state.marks[chair] & LOOKED,
    stays_closed=True,
    letters={2: 1700, 3: 2700, 4: 3300, 5: 3700, 6: 3600, 7: 4300, 8: 5000},
)
