"""What a turn of the pawn race brings at once: quick enough to play thousands of deals to their end."""

from collections.abc import Sequence
from typing import NamedTuple

from ..games import race
from ..games.race import State, Table
from ..rules.cards import JACK, JOKER, ONE
from ..rules.protocol import Action
from ..rules.ring import PAWNS
from .race_worth import BYTE, Worths, threats, worths
from .value import OPENERS, SEVEN

FEARED = 3
"""Pawns that can hit count no further."""

SPENT = {SEVEN: 0.05, JACK: 0.08, JOKER: 0.2}
"""What it costs to use up a card that can do much."""

WALKED = 0.1
"""What it costs to walk with a card that could bring out a pawn that waits."""

KEEP = 0.1
"""What it brings to keep the last card for the next deal."""

THROWN = -1.0
"""For a hand that is thrown away; nothing else is legal then."""


class Eye(NamedTuple):
    """What is the same for every turn that a seat could make."""

    t: Table
    pawns: bytes
    blocked: int
    w: Worths
    ours: tuple[int, ...]
    """The seats of its side."""
    rival: float
    """What a gain of a rival side is to us."""
    waits: bool
    """Whether there is a pawn to bring out."""
    feared: int
    """The pawns of rivals that can hit, a byte for each square."""


def gains(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    """What each action brings the seat's side at once, in log-odds."""
    t, pawns, blocked = state.table, state.pawns, state.blocked
    w, p = worths(t), race.mover(t, blocked, seat)
    e = Eye(t, pawns, blocked, w, t.sides[w.sides[seat]], -1 / (len(t.sides) - 1),
            t.ring.yard in pawns[PAWNS * p:PAWNS * p + PAWNS], threats(t, pawns, t.rivals[seat]))
    return [_gain(e, action) for action in actions]


def _gain(e: Eye, action: Action) -> float:
    """What an action brings: where pawns go, what they flee or meet, whom they hit, less the card."""
    kind, shown, placements = action
    if not placements:
        return KEEP if kind == "keep" else THROWN
    t, pawns, blocked, w, ours, rival, waits, feared = e
    rank, track, lanes = shown[0] >> 2, t.ring.track, blocked
    total, moved = -SPENT.get(rank, 0.0), dict[int, int]()
    for pawn, to in placements:
        here = moved.get(pawn, pawns[pawn])
        moved[pawn] = to
        if pawn // PAWNS in ours:
            stands, fears = w.stands[pawn], w.fears[pawn]
            total += stands[to] - stands[here]
            if feared:
                total += (fears[here] * min(feared >> BYTE * here & 255, FEARED)
                          - fears[to] * min(feared >> BYTE * to & 255, FEARED))
            if to >= track:
                lanes ^= t.bits[pawn][here] ^ t.bits[pawn][to]
        else:
            total += rival * (w.pawns[pawn][to] - w.pawns[pawn][here])
        if to < track and rank != JACK:
            hit = pawns.find(to)
            if hit >= 0 and hit not in moved:
                total -= w.pawns[hit][to] * (1.0 if hit // PAWNS in ours else rival)
    if lanes != blocked:
        for lowest, lane in [w.lanes[seat] for seat in ours]:
            total += lane[lanes // lowest & 15] - lane[blocked // lowest & 15]
    if waits and rank in OPENERS and here != t.ring.yard:
        total -= WALKED
    return total


def gift_gains(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    """What each card would bring whom it is given to, if that is a friend, less what it brings the giver."""
    t, receiver = state.table, state.table.receiver[seat]
    friend = 1.0 if t.partner[seat] == receiver else -0.5
    return [friend * _use(state, receiver, card) - _use(state, seat, card)
            for (card,) in [action.cards for action in actions]]


def _use(state: State, seat: int, card: int) -> float:
    """The best that a card alone could do for a seat, and what it may do later."""
    rank = card >> 2
    alone = State(state.table, state.pawns, state.blocked, (b"",) * seat + (ONE[card],), b"", 0, 1, seat)
    best = max(gains(alone, seat, race.plays(alone, seat)), default=0.0)
    return max(best, 0.0) + SPENT.get(rank, 0.0) + (WALKED if rank in OPENERS else 0.0)
