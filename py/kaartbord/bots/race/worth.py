"""What a position of the pawn race promises each side, at little cost: read from tables by pawn and square.

The unit is a log-odds: a side that has one more of it than another is 2.7 times as likely to win. The weights
are fitted to the ends of deals in games that firm players played with each other.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from ...games.race import State, Table
from ...games.race.ring import PAWNS
from .value import FOUR, LANES, STEPS

OUT = 0.15
"""A pawn on the track or at home rather than waiting."""

ROUND = 0.16
"""Almost round the track rather than on the start."""

KEPT = 0.1
"""A card kept for the next deal."""

FEAR = 0.35
"""What each rival's pawn that can hit takes from what a pawn is worth where it stands, as a share."""

FEARED = 3
"""Pawns that can hit count no further."""

LATER = 0.5
"""What is left of that between two deals, when nobody holds a card."""

TRESPASS = 0.1
"""What it costs to stand on the start of another seat."""

SAFE = 0.05
"""What the safety of the own start is worth."""

BYTE = 8
"""Bits in which the pawns that can hit a square are counted."""


class Worths(NamedTuple):
    """What every side can say of the board beforehand, for a whole match."""

    pawns: tuple[tuple[float, ...], ...]
    """By pawn and square: what it is worth to its side that it stands there, home apart."""
    stands: tuple[tuple[float, ...], ...]
    """The same with what is lasting about a square: the safety of the own start, the danger on others'."""
    fears: tuple[tuple[float, ...], ...]
    """By pawn and square: what each rival's pawn that can hit it there takes from that."""
    lanes: tuple[tuple[int, tuple[float, ...]], ...]
    """By seat: the lowest bit of its home in `State.blocked`, and what the four bits from there are worth."""
    hits: tuple[int, ...]
    """By square: one in the byte of each square that a pawn there can go to with one card."""
    sides: tuple[int, ...]
    """By seat: its side."""


@lru_cache(maxsize=64)
def worths(t: Table) -> Worths:
    """The tables of a match."""
    ring = t.ring
    every = range(t.seats)
    squares = [[0.0] * (ring.yard + 1) for _ in every]
    for seat in every:
        for place in range(ring.track + PAWNS):
            walked = place / ring.track if place < ring.track else 0.0
            squares[seat][ring.cell(seat, place)] = OUT + ROUND * walked
    stands, fears = [row[:] for row in squares], [[FEAR * worth for worth in row] for row in squares]
    for seat in every:
        fears[seat][ring.starts[seat]] = 0.0
        for other, start in enumerate(ring.starts):
            stands[seat][start] += SAFE if other == seat else -TRESPASS

    def by_pawn(rows: Sequence[Sequence[float]]) -> tuple[tuple[float, ...], ...]:
        return tuple(tuple(rows[pawn // PAWNS]) for pawn in range(PAWNS * t.seats))

    return Worths(
        by_pawn(squares),
        by_pawn(stands),
        by_pawn(fears),
        tuple((full & -full, LANES) for full in ring.full),
        tuple(_hits(t, cell) for cell in range(ring.track)),
        tuple(next(n for n, side in enumerate(t.sides) if seat in side) for seat in range(t.seats)),
    )


def _hits(t: Table, cell: int) -> int:
    """Where a pawn on this square can go, a byte each."""
    ways = {*STEPS[t.name].values(), -FOUR}
    return sum(1 << BYTE * ((cell + steps) % t.ring.track) for steps in ways)


def totals(state: State) -> list[float]:
    """What each side has at the end of a deal."""
    t, pawns, blocked = state.table, state.pawns, state.blocked
    w, track = worths(t), t.ring.track
    found = []
    for seats in t.sides:
        feared, total = threats(t, pawns, t.rivals[seats[0]]), 0.0
        for seat in seats:
            lowest, lane = w.lanes[seat]
            total += lane[blocked // lowest & 15]
            for pawn in t.own[seat]:
                cell = pawns[pawn]
                total += w.stands[pawn][cell]
                if cell < track and (rivals := feared >> BYTE * cell & 255):
                    total -= LATER * w.fears[pawn][cell] * (rivals if rivals < FEARED else FEARED)
            if state.kept and state.kept[seat]:
                total += KEPT
        found.append(total)
    return found


def chances(state: State) -> tuple[float, ...]:
    """The chance of each side to win."""
    odds = list(map(exp, totals(state)))
    every = sum(odds)
    return tuple(each / every for each in odds)


def threats(t: Table, pawns: bytes, seats: Sequence[int]) -> int:
    """By square, in a byte each, how many pawns of these seats can go there with one card, if held."""
    hits, track = worths(t).hits, t.ring.track
    return sum(
        [hits[cell] for seat in seats for cell in pawns[PAWNS * seat : PAWNS * seat + PAWNS] if cell < track]
    )
