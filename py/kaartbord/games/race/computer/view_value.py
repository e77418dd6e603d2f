"""Evaluates a position of the pawn race for one seat, from its own view and with the cards in its hand.

The unit is one square of the track for one pawn of the own side. The value is a sum of plain features: the squares of
pawns, possible hits, shut starts, pawns that may come home, and the uses left for the cards kept in hand.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ....rules.cards import JOKER, KING
from .. import rules as race
from ..rules import OVER, RaceState, RaceTable
from ..rules.ring import PAWNS
from .features import FIVE, FOUR, HOME_SQUARES, HOME_VALUES, OPENERS, SEVEN, STEPS

WON = 10_000.0
"""More than all else together."""


# The weights, in squares, are set by reason, then tried in mirrored matches of the player with itself: no
# change of a single one that was tried did clearly better.

PAWN_OUT = 30.0
"""A pawn on the track rather than waiting: only two ranks in thirteen bring one out."""

PAWN_HOME = 14.0
"""A pawn at home: nothing can take it back, and it waits for no exact card any more."""

HOME_VALUE_WEIGHT = 90.0
"""A log-odds of the value of a home's taken squares."""

RIVAL_WEIGHT = 1.0
"""Squares of the rivals against squares of our own; shared among the rival sides."""

HIT_PROBABILITY = 0.7
"""The probability that a rival who can hit does so: mostly, but one card serves one end."""

NEXT_DEAL = 0.5
"""A threat from a seat without cards waits for the next deal."""

PAWN_HELD_UP = 4.0
"""Each pawn held up behind a pawn on its own start: good when a rival's, bad when the partner's."""

HOMING = 10.0
"""The value of a pawn before its home, times the share of the unseen cards that bring it in exactly."""

KEPT_CARDS_WEIGHT = 0.6
"""The weight of the uses left for kept cards: the board changes before they are played."""

DEAD_CARD = 6.0
"""A kept card without a use: a hand without any use is thrown away."""

EXTRA_CARD = 8.0
"""A card to be drawn for a joker."""

PUSH_PROBABILITY = 0.25
"""The probability that a rival with a five uses it on just this pawn of ours, when that sends it round again."""


class SideTables(NamedTuple):
    """The value of every square, and of every filling of a home, to one side for a whole match."""

    by_seat: tuple[tuple[float, ...], ...]
    """By seat and square: the value of a pawn there to its owner, 0 waiting."""
    signs: tuple[float, ...]
    """By seat: the value of a square of its pawns to us."""
    by_pawn: tuple[tuple[float, ...], ...]
    """By pawn and square: its value to us there."""
    home_values: tuple[tuple[int, tuple[float, ...]], ...]
    """By seat: the lowest bit of its home in `RaceState.blocked`, and the value of the four bits from there."""


class ViewContext(NamedTuple):
    """The constants of every choice from one view: the sides, and the possible effects of the unseen cards."""

    tables: SideTables
    ours: tuple[int, ...]
    rivals: tuple[int, ...]
    advances: tuple[tuple[int, float], ...]
    """Each distance forward, and the share of the unseen cards that go that distance."""
    hit_chances: tuple[tuple[float, ...], ...]
    """By seat and distance round the ring: the chance that the seat can hit there."""
    start_chances: tuple[float, ...]
    """By seat: the chance that it holds a start card."""
    push_chance: float
    """The chance that some rival can push one of our pawns."""


@lru_cache(maxsize=64)
def _side_tables(t: RaceTable, ours: tuple[int, ...]) -> SideTables:
    """Return the tables of a match for one side."""
    ring, rival = t.ring, -RIVAL_WEIGHT / (len(t.sides) - 1)
    by_seat = []
    for seat in range(t.seats):
        squares = [0.0] * (ring.yard + 1)
        for place in range(ring.track + PAWNS):
            squares[ring.cell(seat, place)] = PAWN_OUT + place + (PAWN_HOME if place >= ring.track else 0)
        by_seat.append(tuple(squares))
    signs = tuple(1.0 if seat in ours else rival for seat in range(t.seats))
    return SideTables(
        tuple(by_seat),
        signs,
        tuple(tuple(sign * value for value in by_seat[s]) for s, sign in enumerate(signs) for _ in range(PAWNS)),
        tuple(
            (ring.full[s] & -ring.full[s], tuple(sign * HOME_VALUE_WEIGHT * value for value in HOME_VALUES))
            for s, sign in enumerate(signs)
        ),
    )


def view_context(view: RaceState, seat: int) -> ViewContext:
    """Return sides and chances as the seat sees them; the unseen cards are counted here."""
    t = view.table
    ours = next(side for side in t.sides if seat in side)
    others = tuple(s for s in range(t.seats) if s not in ours)
    steps = _steps(t)
    unseen = race.stock(view) or t.deck
    share = [0.0] * (JOKER + 1)
    for card in unseen:
        share[card >> 2] += 1 / len(unseen)
    sizes = [len(hand) for hand in view.hands]
    by_size = {size: _hit_chances(t, share, steps, size) for size in set(sizes)}
    start_chances = tuple(_holding_chance(sum(share[rank] for rank in OPENERS), size) for size in sizes)
    advances = tuple((n, share[rank]) for rank, n in steps.items())
    push_chance = 0.0 if FIVE in steps else _holding_chance(share[FIVE], sum(sizes[q] for q in others))
    return ViewContext(
        _side_tables(t, ours),
        ours,
        others,
        advances,
        tuple(by_size[size] for size in sizes),
        start_chances,
        push_chance,
    )


def _steps(t: RaceTable) -> dict[int, int]:
    """Return by rank its steps forward at this table."""
    steps = STEPS[t.name]
    advances = t.name == "keezbord" and t.options.king_advances_13
    return steps | {KING: 13} if advances else steps


def _holding_chance(share: float, cards: int) -> float:
    """Return the chance that a hand holds a card that makes up this share of the unseen ones."""
    return 1 - (1 - share) ** cards if cards else NEXT_DEAL * (1 - (1 - share) ** 4)


def _hit_chances(t: RaceTable, share: Sequence[float], steps: dict[int, int], cards: int) -> tuple[float, ...]:
    """Return by distance round the ring the chance that a seat with `cards` cards can go exactly there."""
    chances = [0.0] * t.ring.track
    swept = share[KING] if FIVE not in steps else 0.0  # where fives push, kings hit all on their way
    for n in range(1, max(steps.values()) + 1):
        part = share[SEVEN] / 2 if n < 7 else 0  # half a seven: the other part needs a pawn too
        part += swept if n < steps.get(KING, 0) else 0
        chances[n] = _holding_chance(part + sum(share[rank] for rank, far in steps.items() if far == n), cards)
    chances[-FOUR] = _holding_chance(share[FOUR], cards)
    return tuple(chances)


def evaluate(c: ViewContext, state: RaceState, seat: int) -> float:
    """Return the value to the seat of a state that follows from the view of the context; about 0 when even."""
    t, pawns, blocked, _hands, *_ = state
    if state.turn == OVER:
        return WON if t.sides.index(c.ours) in race.score(state).winners else -WON
    total = board_value(c, pawns, blocked) + _shut_starts(c, t, pawns, blocked) + _hand_value(c, state, seat)
    total += HOMING * _homing_chances(c, t, pawns, blocked)
    if state.draws == seat:
        total += EXTRA_CARD
    if c.push_chance:
        total -= PUSH_PROBABILITY * c.push_chance * _nearly_round(c, t, pawns)
    return total - HIT_PROBABILITY * _endangered_value(c, t, pawns, blocked)


def _nearly_round(c: ViewContext, t: RaceTable, pawns: bytes) -> float:
    """Return the squares walked by our pawns that a five would send past their own home."""
    ring = t.ring
    return sum(
        ring.track
        for s in c.ours
        for pawn in t.own[s]
        if pawns[pawn] < ring.track and ring.place(s, pawns[pawn]) >= ring.track - race.MAX_PUSH
    )


def board_value(c: ViewContext, pawns: bytes, blocked: int) -> float:
    """Return the value of the pawns' squares, and of homes shut by a pawn on one of their first squares."""
    total = sum([values[cell] for values, cell in zip(c.tables.by_pawn, pawns, strict=True)])
    for lowest, values in c.tables.home_values:
        total += values[blocked // lowest & HOME_SQUARES]
    return total


def _shut_starts(c: ViewContext, t: RaceTable, pawns: bytes, blocked: int) -> float:
    """Return the value of the pawns that ours hold up on their own starts: good if rivals', bad if the partner's."""
    total, track = 0.0, t.ring.track
    for s in c.ours:
        if blocked >> s & 1:
            start = t.ring.starts[s]
            for pawn, cell in enumerate(pawns):
                q = pawn // PAWNS
                if q != s and cell < track and 0 < (start - cell) % track < len(t.forward[q]):
                    total -= c.tables.signs[q] * PAWN_HELD_UP
    return total


def _endangered_value(c: ViewContext, t: RaceTable, pawns: bytes, blocked: int) -> float:
    """Return the value of our pawns on the track, each times the chance that it can be hit.

    On its own start a pawn is safe. On a start of others it is in danger from the owner, friend or not: a pawn that
    comes out there hits.
    """
    total, ring = 0.0, t.ring
    hunters = [(q, pawns[foe]) for q in c.rivals for foe in t.own[q] if pawns[foe] < ring.track]
    for s in c.ours:
        for cell in pawns[PAWNS * s : PAWNS * s + PAWNS]:
            if cell >= ring.track or cell == ring.starts[s]:
                continue
            safe = _safety(c, t, hunters, cell, blocked)
            if cell in ring.starts:
                q = ring.starts.index(cell)
                if ring.yard in pawns[PAWNS * q : PAWNS * q + PAWNS]:
                    safe *= 1 - c.start_chances[q]
            if safe < 1:
                total += (1 - safe) * c.tables.by_seat[s][cell]
    return total


def _safety(c: ViewContext, t: RaceTable, hunters: Sequence[tuple[int, int]], cell: int, blocked: int) -> float:
    """Return the chance that none of the hunters, each a seat and a square, can hit a pawn on this square.

    On a black dot a pawn is hit from the dot before it, too: a pawn that lands there jumps on.
    """
    ring, safe = t.ring, 1.0
    lands = (cell, (cell - ring.section) % ring.track) if cell in ring.dots else (cell,)
    for land in lands:
        for q, at in hunters:
            chance = c.hit_chances[q][land - at]
            if not chance or land != cell and ring.jump(q, land) != cell:
                continue
            if _can_walk(t, q, at, land, blocked):
                safe *= 1 - chance
    return safe


def _can_walk(t: RaceTable, q: int, at: int, cell: int, blocked: int) -> bool:
    """Return whether a pawn of the seat can go from one square to another with one card."""
    steps = (cell - at) % t.ring.track
    clear, to = t.forward[q][steps] if steps < len(t.forward[q]) else t.backward[q][FOUR]
    return to[at] == cell and not clear[at] & blocked


def _homing_chances(c: ViewContext, t: RaceTable, pawns: bytes, blocked: int) -> float:
    """Return, for pawns before their homes, the share of cards that bring them in; rivals' count against us."""
    total, ring = 0.0, t.ring
    for s, sign in enumerate(c.tables.signs):
        for cell in pawns[PAWNS * s : PAWNS * s + PAWNS]:
            if cell < ring.track and (ring.junctions[s] - cell) % ring.track < len(t.forward[s]) - 1:
                for n, share in c.advances:
                    clear, to = t.forward[s][n]
                    if to[cell] >= ring.track and not clear[cell] & blocked:
                        total += sign * share
    return total


def _hand_value(c: ViewContext, state: RaceState, seat: int) -> float:
    """Return the value of the kept cards if nobody else moved, the best card first, less the cost of dead cards."""
    t, pawns, blocked, hands, *_ = state
    hand, now = hands[seat], board_value(c, pawns, blocked)
    then = now
    while hand:
        alone = RaceState(t, pawns, blocked, (b"",) * seat + (hand,), b"", 0, 1, seat)
        boards = [
            (shown, race.place_pawns(t, pawns, blocked, placements))
            for _, shown, placements in race.legal_plays(alone, seat)
        ]
        if not boards:
            break
        values = [board_value(c, *board) for _, board in boards]
        then = max(values)
        shown, (pawns, blocked) = boards[values.index(then)]
        hand = hand.replace(shown, b"", 1)
    return KEPT_CARDS_WEIGHT * (then - now) - DEAD_CARD * len(hand)
