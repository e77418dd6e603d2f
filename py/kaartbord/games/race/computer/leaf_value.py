"""Evaluates a board at the end of a deal for all sides, at little cost: read from tables by pawn and square.

The unit is a log-odds: of two sides the one that has 1 more is 2.7 times as likely to win. The weights are fitted to
the results of games between firm players from the ends of their deals.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from ..rules import RaceState, RaceTable
from ..rules.ring import PAWNS
from .features import FOUR, HOME_SQUARES, HOME_VALUES, STEPS

PAWN_OUT = 0.15
"""A pawn on the track or at home rather than waiting."""

FULL_LAP = 0.16
"""A pawn almost round the track rather than on its start; half of this half way round."""

KEPT_CARD = 0.1
"""A card kept for the next deal."""

THREAT = 0.35
"""The share of a pawn's value that it loses for each rival pawn that can hit it."""

MAX_THREATS = 3
"""More rival pawns that can hit the same square count no further."""

BETWEEN_DEALS = 0.5
"""The part of a threat that is left between two deals, when nobody holds a card."""

FOREIGN_START = 0.1
"""The cost of a pawn on the start of another seat, where that seat's next pawn hits."""

OWN_START = 0.05
"""The value of the safety of the own start."""

COUNT_BITS = 8
"""Bits in which the pawns that can hit a square are counted."""


class LeafTables(NamedTuple):
    """The value of every square to every side, for a whole match."""

    pawns: tuple[tuple[float, ...], ...]
    """By pawn and square: its value to its side there, the home squares apart."""
    lasting_values: tuple[tuple[float, ...], ...]
    """The same with the lasting value of a square: the safety of the own start, the danger on others'."""
    threat_costs: tuple[tuple[float, ...], ...]
    """By pawn and square: the cost of each rival pawn that can hit it there."""
    home_values: tuple[tuple[int, tuple[float, ...]], ...]
    """By seat: the lowest bit of its home in `RaceState.blocked`, and the value of the four bits from there."""
    reachable_squares: tuple[int, ...]
    """By square: one in the byte of each square that a pawn there can go to with one card."""
    sides: tuple[int, ...]
    """By seat: its side."""


@lru_cache(maxsize=64)
def leaf_tables(t: RaceTable) -> LeafTables:
    """Return the tables of a match."""
    ring = t.ring
    seats = range(t.seats)
    squares = [[0.0] * (ring.yard + 1) for _ in seats]
    for seat in seats:
        for place in range(ring.track + PAWNS):
            walked = place / ring.track if place < ring.track else 0.0
            squares[seat][ring.cell(seat, place)] = PAWN_OUT + FULL_LAP * walked
    stands, costs = [row[:] for row in squares], [[THREAT * value for value in row] for row in squares]
    for seat in seats:
        costs[seat][ring.starts[seat]] = 0.0
        for other, start in enumerate(ring.starts):
            stands[seat][start] += OWN_START if other == seat else -FOREIGN_START

    def by_pawn(rows: Sequence[Sequence[float]]) -> tuple[tuple[float, ...], ...]:
        return tuple(tuple(rows[pawn // PAWNS]) for pawn in range(PAWNS * t.seats))

    return LeafTables(
        by_pawn(squares),
        by_pawn(stands),
        by_pawn(costs),
        tuple((full & -full, HOME_VALUES) for full in ring.full),
        tuple(_reachable_squares(t, cell) for cell in range(ring.track)),
        tuple(next(n for n, side in enumerate(t.sides) if seat in side) for seat in seats),
    )


def _reachable_squares(t: RaceTable, cell: int) -> int:
    """Return the squares that a pawn on this square can reach, a byte each."""
    ways = {*STEPS[t.name].values(), -FOUR}
    return sum(1 << COUNT_BITS * ((cell + steps) % t.ring.track) for steps in ways)


def evaluate(state: RaceState) -> tuple[float, ...]:
    """Return by side the chance to win from the end of a deal."""
    odds = list(map(exp, _log_odds(state)))
    total = sum(odds)
    return tuple(each / total for each in odds)


def _log_odds(state: RaceState) -> list[float]:
    """Return by side the value of its pawns and kept cards."""
    t, pawns, blocked = state.table, state.pawns, state.blocked
    tables, track = leaf_tables(t), t.ring.track
    by_side = []
    for seats in t.sides:
        threatened, total = threat_counts(t, pawns, t.rivals[seats[0]]), 0.0
        for seat in seats:
            lowest, lane = tables.home_values[seat]
            total += lane[blocked // lowest & HOME_SQUARES]
            for pawn in t.own[seat]:
                cell = pawns[pawn]
                total += tables.lasting_values[pawn][cell]
                if cell < track and (rivals := threatened >> COUNT_BITS * cell & 255):
                    cost = tables.threat_costs[pawn][cell]
                    total -= BETWEEN_DEALS * cost * (rivals if rivals < MAX_THREATS else MAX_THREATS)
            if state.kept and state.kept[seat]:
                total += KEPT_CARD
        by_side.append(total)
    return by_side


def threat_counts(t: RaceTable, pawns: bytes, seats: Sequence[int]) -> int:
    """Return by square, in a byte each, the number of pawns of these seats that any one card could take there."""
    targets, track = leaf_tables(t).reachable_squares, t.ring.track
    return sum([targets[cell] for seat in seats for cell in pawns[PAWNS * seat : PAWNS * seat + PAWNS] if cell < track])
