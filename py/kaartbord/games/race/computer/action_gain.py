"""Evaluates an action of the pawn race by its immediate changes: fast enough to roll out thousands of deals.

The gain is the difference in the tables of `leaf_value`, in log-odds, less the cost of using up the card.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from ....rules.cards import ACE, CARD_BYTES, JACK, JOKER, KING
from ....rules.protocol import Action, Placements
from .. import rules as race
from ..rules import RaceState, RaceTable
from ..rules.ring import PAWNS
from .features import HOME_SQUARES, OPENERS, SEVEN
from .leaf_value import COUNT_BITS, KEPT_CARD, MAX_THREATS, LeafTables, leaf_tables, threat_counts

CARD_COSTS = {SEVEN: 0.05, JACK: 0.08, JOKER: 0.2}
"""By rank: the cost of using up a card with many uses."""

ACE_COST = 0.02
"""The cost of using up an ace. At Keezbord with the usual rules a king brings a pawn out and can do nothing else, while
an ace can also walk: with both in hand the king is played and the ace kept. If kings can walk too, an ace costs
nothing."""

OPENER_WALKED = 0.1
"""The cost of walking with a card that could bring out a waiting pawn."""

DISCARD_GAIN = -1.0
"""For a hand that is thrown away; nothing else is legal then."""

GIFT_TO_RIVAL = -0.5
"""The weight of a card's value to a rival for the seat that must give it away."""


class GainContext(NamedTuple):
    """The constants of all actions that a seat may choose from."""

    table: RaceTable
    pawns: bytes
    blocked: int
    tables: LeafTables
    ours: tuple[int, ...]
    """The seats of its side."""
    rival_weight: float
    """The weight of a rival side's gain for us."""
    waits: bool
    """True if there is a pawn to bring out."""
    rival_threats: int
    """The rival pawns that can hit, a byte for each square."""
    card_costs: Mapping[int, float]
    """By rank: the cost of using up a card."""


def evaluate_actions(state: RaceState, seat: int, actions: Sequence[Action]) -> list[float]:
    """Return the immediate gain of each action, none of them a gift, for the seat's side, in log-odds."""
    t, pawns, blocked = state.table, state.pawns, state.blocked
    tables, mover = leaf_tables(t), race.moving_seat(t, blocked, seat)
    context = GainContext(
        t,
        pawns,
        blocked,
        tables,
        t.sides[tables.sides[seat]],
        -1 / (len(t.sides) - 1),
        t.ring.yard in pawns[PAWNS * mover : PAWNS * mover + PAWNS],
        threat_counts(t, pawns, t.rivals[seat]),
        _card_costs(t),
    )
    return [_action_gain(context, action) for action in actions]


@lru_cache(maxsize=64)
def _card_costs(t: RaceTable) -> Mapping[int, float]:
    """Return by rank the cost of using up a card at a table."""
    king_only_enters = len(t.powers[KING]) == 1 and not t.walks[0][KING]
    return {**CARD_COSTS, ACE: ACE_COST} if king_only_enters else CARD_COSTS


def _action_gain(c: GainContext, action: Action) -> float:
    """Return the gain of an action: the pawns' new squares, threats fled or met, hits, less the card."""
    kind, shown, placements = action
    if not placements:
        return KEPT_CARD if kind == "keep" else DISCARD_GAIN
    t, pawns, ours = c.table, c.pawns, c.ours
    rank, (pawn, to) = shown[0] >> 2, placements[-1]
    here = pawns[pawn]
    total = -c.card_costs.get(rank, 0.0)
    if len(placements) > 1 or pawn // PAWNS not in ours:
        total += _steps_gain(c, rank == JACK, placements)
    else:
        total += _step_gain(c, pawn, here, to)
        if to >= t.ring.track:
            total += _homes_gain(c, c.blocked ^ t.bits[pawn][here] ^ t.bits[pawn][to])
        elif to in pawns:
            total += _hit_gain(c, pawns.index(to))
    return total - OPENER_WALKED if c.waits and rank in OPENERS and here != t.ring.yard else total


def _step_gain(c: GainContext, pawn: int, here: int, to: int) -> float:
    """Return the gain of one of our pawns going from one square to another."""
    stands, threatened = c.tables.lasting_values[pawn], c.rival_threats
    total = stands[to] - stands[here]
    if threatened:
        costs = c.tables.threat_costs[pawn]
        if flees := threatened >> COUNT_BITS * here & 255:
            total += costs[here] * (flees if flees < MAX_THREATS else MAX_THREATS)
        if meets := threatened >> COUNT_BITS * to & 255:
            total -= costs[to] * (meets if meets < MAX_THREATS else MAX_THREATS)
    return total


def _hit_gain(c: GainContext, pawn: int) -> float:
    """Return the gain of a pawn's capture."""
    return c.tables.pawns[pawn][c.pawns[pawn]] * (-1.0 if pawn // PAWNS in c.ours else -c.rival_weight)


def _homes_gain(c: GainContext, blocked: int) -> float:
    """Return the gain of our homes being filled like this."""
    total = 0.0
    for seat in c.ours:
        lowest, lane = c.tables.home_values[seat]
        total += lane[blocked // lowest & HOME_SQUARES] - lane[c.blocked // lowest & HOME_SQUARES]
    return total


def _steps_gain(c: GainContext, swaps: bool, placements: Placements) -> float:
    """Return the gain of several placements, one after the other; a swap captures nobody."""
    total, blocked, moved = 0.0, c.blocked, dict[int, int]()
    for pawn, to in placements:
        here = moved.get(pawn, c.pawns[pawn])
        moved[pawn] = to
        if pawn // PAWNS in c.ours:
            total += _step_gain(c, pawn, here, to)
            if to >= c.table.ring.track:
                blocked ^= c.table.bits[pawn][here] ^ c.table.bits[pawn][to]
        else:
            total += c.rival_weight * (c.tables.pawns[pawn][to] - c.tables.pawns[pawn][here])
        hit = -1 if swaps or to >= c.table.ring.track else c.pawns.find(to)
        if hit >= 0 and hit not in moved:
            total += _hit_gain(c, hit)
    return total + _homes_gain(c, blocked) if blocked != c.blocked else total


# ---- gifts


def evaluate_gifts(state: RaceState, seat: int, actions: Sequence[Action]) -> list[float]:
    """Return the gain for the seat's side of giving each of these cards away, in log-odds."""
    t, ranks = state.table, [action.cards[0] >> 2 for action in actions]

    def uses(owner: int) -> list[float]:
        return [_card_use(t, state.pawns, state.blocked, owner, rank) for rank in ranks]

    return gift_gains(t, seat, uses(t.receiver[seat]), uses(seat))


def gift_gains(
    t: RaceTable, seat: int, to_receiver: Sequence[float], to_giver: Sequence[float], partner: float = 1.0
) -> list[float]:
    """Return by card the gain of a gift for the giver's side, from its value to the receiver and to the giver.

    `partner` is the weight of its value if the receiver is the partner.
    """
    share = partner if t.partner[seat] == t.receiver[seat] else GIFT_TO_RIVAL
    return [share * theirs - mine for theirs, mine in zip(to_receiver, to_giver, strict=True)]


@lru_cache(maxsize=1024)
def _card_use(t: RaceTable, pawns: bytes, blocked: int, seat: int, rank: int) -> float:
    """Return the best immediate value of a card alone for a seat, and its later value.

    Cached, because a search that gives cards away evaluates one board time and again.
    """
    alone = RaceState(t, pawns, blocked, (b"",) * seat + (CARD_BYTES[rank << 2],), b"", 0, 1, seat)
    best = max(evaluate_actions(alone, seat, race.legal_plays(alone, seat)), default=0.0)
    return max(best, 0.0) + _card_costs(t).get(rank, 0.0) + (OPENER_WALKED if rank in OPENERS else 0.0)
