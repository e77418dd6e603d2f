"""What a turn of the pawn race brings at once: quick enough to play thousands of deals to their end."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from ...games import race
from ...games.race import State, Table
from ...games.race.ring import PAWNS
from ...rules.cards import ACE, JACK, JOKER, KING
from ...rules.protocol import Action, Placements
from .value import OPENERS, SEVEN
from .worth import BYTE, FEARED, KEPT, Worths, threats, worths

SPENT = {SEVEN: 0.05, JACK: 0.08, JOKER: 0.2}
"""What it costs to use up a card that can do much."""

SPARED = 0.02
"""What it costs to use up an ace where a king, too, brings pawns out and can do nothing else."""

WALKED = 0.1
"""What it costs to walk with a card that could bring out a pawn that waits."""

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
    spent: Mapping[int, float]
    """By rank: what it costs to use up a card."""


def gains(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    """What each action brings the seat's side at once, in log-odds."""
    t, pawns, blocked = state.table, state.pawns, state.blocked
    w, p = worths(t), race.mover(t, blocked, seat)
    e = Eye(
        t,
        pawns,
        blocked,
        w,
        t.sides[w.sides[seat]],
        -1 / (len(t.sides) - 1),
        t.ring.yard in pawns[PAWNS * p : PAWNS * p + PAWNS],
        threats(t, pawns, t.rivals[seat]),
        _spent(t),
    )
    return [_gain(e, action) for action in actions]


@lru_cache(maxsize=64)
def _spent(t: Table) -> Mapping[int, float]:
    """By rank: what it costs at a table to use up a card."""
    only_enters = len(t.powers[KING]) == 1 and not t.walks[0][KING]
    return {**SPENT, ACE: SPARED} if only_enters else SPENT


def _gain(e: Eye, action: Action) -> float:
    """What an action brings: where pawns go, what they flee or meet, whom they hit, less the card."""
    kind, shown, placements = action
    if not placements:
        return KEPT if kind == "keep" else THROWN
    t, pawns, ours = e.t, e.pawns, e.ours
    rank, (pawn, to) = shown[0] >> 2, placements[-1]
    here = pawns[pawn]
    total = -e.spent.get(rank, 0.0)
    if len(placements) > 1 or pawn // PAWNS not in ours:
        total += _steps(e, rank == JACK, placements)
    else:
        total += _step(e, pawn, here, to)
        if to >= t.ring.track:
            total += _lanes(e, e.blocked ^ t.bits[pawn][here] ^ t.bits[pawn][to])
        elif to in pawns:
            total += _hit(e, pawns.index(to))
    return total - WALKED if e.waits and rank in OPENERS and here != t.ring.yard else total


def _step(e: Eye, pawn: int, here: int, to: int) -> float:
    """What it brings one of our pawns to go from one square to another."""
    stands, feared = e.w.stands[pawn], e.feared
    total = stands[to] - stands[here]
    if feared:
        fears = e.w.fears[pawn]
        if flees := feared >> BYTE * here & 255:
            total += fears[here] * (flees if flees < FEARED else FEARED)
        if meets := feared >> BYTE * to & 255:
            total -= fears[to] * (meets if meets < FEARED else FEARED)
    return total


def _hit(e: Eye, pawn: int) -> float:
    """What it brings that a pawn is captured."""
    return e.w.pawns[pawn][e.pawns[pawn]] * (-1.0 if pawn // PAWNS in e.ours else -e.rival)


def _lanes(e: Eye, blocked: int) -> float:
    """What it brings that our homes are filled otherwise."""
    total = 0.0
    for seat in e.ours:
        lowest, lane = e.w.lanes[seat]
        total += lane[blocked // lowest & 15] - lane[e.blocked // lowest & 15]
    return total


def _steps(e: Eye, swaps: bool, placements: Placements) -> float:
    """What several placements bring, one after the other; a swap captures nobody."""
    total, lanes, moved = 0.0, e.blocked, dict[int, int]()
    for pawn, to in placements:
        here = moved.get(pawn, e.pawns[pawn])
        moved[pawn] = to
        if pawn // PAWNS in e.ours:
            total += _step(e, pawn, here, to)
            if to >= e.t.ring.track:
                lanes ^= e.t.bits[pawn][here] ^ e.t.bits[pawn][to]
        else:
            total += e.rival * (e.w.pawns[pawn][to] - e.w.pawns[pawn][here])
        hit = -1 if swaps or to >= e.t.ring.track else e.pawns.find(to)
        if hit >= 0 and hit not in moved:
            total += _hit(e, hit)
    return total + _lanes(e, lanes) if lanes != e.blocked else total


def gift_gains(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    """What each card would bring whom it is given to, if that is a friend, less what it brings the giver."""
    t, receiver = state.table, state.table.receiver[seat]
    friend = 1.0 if t.partner[seat] == receiver else -0.5
    offer = b"".join([action.cards for action in actions])
    theirs, mine = _uses(state, receiver, offer), _uses(state, seat, offer)
    return [friend * theirs[card >> 2] - mine[card >> 2] for card in offer]


def _uses(state: State, seat: int, hand: bytes) -> dict[int, float]:
    """By rank: the best that each of these cards alone could do for a seat, and what it may do later."""
    best, spent = dict.fromkeys([card >> 2 for card in hand], 0.0), _spent(state.table)
    alone = State(state.table, state.pawns, state.blocked, (b"",) * seat + (hand,), b"", 0, 1, seat)
    plays = race.plays(alone, seat)
    for action, gain in zip(plays, gains(alone, seat, plays), strict=True):
        rank = action.cards[0] >> 2
        best[rank] = max(best[rank], gain)
    return {
        rank: gain + spent.get(rank, 0.0) + (WALKED if rank in OPENERS else 0.0)
        for rank, gain in best.items()
    }
