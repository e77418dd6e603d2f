"""The race track: one ring of squares, a home lane per seat, and tables of blocked walks.

A square is one byte: the ring from 0, then four home squares per seat, then one value for all waiting pawns (`yard`).
All obstacles are one int: a bit per protected start, a bit per taken home square, and bits that are always set for
walks that can never be. A walk is legal when its mask shares no bit with that int, and the lowest shared bit identifies
the rule that forbids it.
"""

from collections.abc import Sequence
from typing import NamedTuple

PAWNS = 4
"""Pawns and home squares of a seat."""


ALWAYS_BLOCKED_RULES = ("waiting", "back", "exact", "own_start", "push")
"""The rules behind the bits that are always set, from the lowest up."""


class WalkTable(NamedTuple):
    """One distance for one seat, by square: the mask of what would block it, and its end."""

    clear: Sequence[int]
    to: Sequence[int]


class Ring:
    """The track of `arms` sections of `section` squares, with each seat's start at the head of its arm.

    `dot` is the index of the black dot in each section, -1 for none; with `back_over_start` a pawn may walk back there.

    >>> ring = Ring(seats=4, arms=4, section=16)
    >>> ring.starts, ring.junctions, ring.track, ring.yard
    ((0, 16, 32, 48), (63, 15, 31, 47), 64, 80)
    """

    def __init__(
        self,
        seats: int,
        arms: int,
        section: int,
        *,
        deepest_first: bool = False,
        dot: int = -1,
        back_over_start: bool = True,
    ) -> None:
        self.seats, self.arms, self.section = seats, arms, section
        self.track = arms * section
        self.yard = self.track + PAWNS * seats
        self.starts = tuple(section * (seat * arms // seats) for seat in range(seats))
        self.junctions = tuple((start - 1) % self.track for start in self.starts)
        homes, lanes = seats, PAWNS * seats
        spaces = homes + lanes
        self._top = spaces + (lanes if deepest_first else 0)
        self._waiting, self._back, self._exact, self._own_start, self._push = (
            1 << self._top + i for i in range(len(ALWAYS_BLOCKED_RULES))
        )
        self._back_over_start = back_over_start
        self.dots = () if dot < 0 else tuple(range(dot, self.track, section))
        self._home_bits = [[1 << homes + PAWNS * s + k for k in range(PAWNS)] for s in range(seats)]
        self._space_bits = [
            [1 << spaces + PAWNS * s + k if deepest_first else 0 for k in range(PAWNS)] for s in range(seats)
        ]
        self.full = tuple(sum(bits) for bits in self._home_bits)
        self.bits = tuple(self._bits_of(seat) for seat in range(seats))
        self._obstacles = tuple(self._obstacles_of(seat) for seat in range(seats))
        self.empty = (1 << self._top + len(ALWAYS_BLOCKED_RULES)) - (1 << self._top) | sum(
            bit for bits in self._space_bits for bit in bits
        )

    def cell(self, seat: int, place: int) -> int:
        """Return the square at an own-relative place: 0 is the seat's start, `track` to `track + 3` its home.

        >>> ring = Ring(seats=4, arms=4, section=16)
        >>> ring.cell(1, 0), ring.cell(1, 63), ring.cell(1, 64)
        (16, 15, 68)
        """
        if place < self.track:
            return (self.starts[seat] + place) % self.track
        return place + PAWNS * seat

    def place(self, seat: int, cell: int) -> int:
        """Return the own-relative place of a square, or -1 for the yard and for homes of others.

        >>> ring = Ring(seats=4, arms=4, section=16)
        >>> ring.place(1, 16), ring.place(1, 15), ring.place(1, 68), ring.place(1, 64)
        (0, 63, 64, -1)
        """
        if cell < self.track:
            return (cell - self.starts[seat]) % self.track
        own = cell - PAWNS * seat
        return own if self.track <= own < self.track + PAWNS and cell < self.yard else -1

    def _bits_of(self, seat: int) -> tuple[int, ...]:
        """Return by square the bits that turn over when a pawn of the seat comes or goes there."""
        bits = [0] * (self.yard + 1)
        bits[self.starts[seat]] = 1 << seat
        for k in range(PAWNS):
            bits[self.cell(seat, self.track + k)] = self._home_bits[seat][k] | self._space_bits[seat][k]
        return tuple(bits)

    def blocked(self, pawns: bytes) -> int:
        """Return the obstacles that these pawns are (`pawns[4 * seat + k]` is a square).

        >>> ring = Ring(seats=2, arms=4, section=16)
        >>> bin(ring.blocked(bytes((0, 64, 5, 72, 72, 72, 72, 32))) ^ ring.empty)  # two starts, one home square
        '0b111'
        """
        blocked = self.empty
        for pawn, cell in enumerate(pawns):
            blocked ^= self.bits[pawn // PAWNS][cell]
        return blocked

    def _obstacles_of(self, seat: int) -> tuple[int, ...]:
        """Return by own-relative place the bit of its square: a start's, a home square's or none."""
        starts = {start: 1 << other for other, start in enumerate(self.starts)}
        return (*(starts.get(self.cell(seat, place), 0) for place in range(self.track)), *self._home_bits[seat])

    def forward(self, seat: int, steps: int) -> WalkTable:
        """Return walks forward: into the own home at the junction, to an exact place, over no pawn at home.

        >>> five = Ring(seats=4, arms=4, section=16).forward(seat=0, steps=5)
        >>> five.to[3], five.to[61], bin(five.clear[14])  # on the ring, into h3, past the start of seat 1
        (8, 66, '0b10')
        """
        clear, to = [self._waiting] * (self.yard + 1), [self.yard] * (self.yard + 1)
        met, space = self._obstacles[seat], self._space_bits[seat]
        for place in range(self.track + PAWNS):
            cell, end = self.cell(seat, place), place + steps
            if end >= self.track + PAWNS:
                clear[cell] = self._exact
                continue
            clear[cell], to[cell] = sum(met[place + 1 : end + 1]), self.cell(seat, end)
            if end >= self.track:
                clear[cell] |= sum(space[end - self.track + 1 :])
        return WalkTable(tuple(clear), tuple(to))

    def backward(self, seat: int, steps: int) -> WalkTable:
        """Return walks backward along the ring; never out of a home or into one, nor perhaps over the own start."""
        clear, to = [self._waiting] * (self.yard + 1), [self.yard] * (self.yard + 1)
        met = self._obstacles[seat][: self.track] * 2
        for place in range(self.track + PAWNS):
            cell, end = self.cell(seat, place), self.track + place - steps
            if place >= self.track:
                clear[cell] = self._back
                continue
            if 0 < place < steps and not self._back_over_start:
                clear[cell] = self._own_start
                continue
            clear[cell], to[cell] = sum(met[end : end + steps]), (cell - steps) % self.track
        return WalkTable(tuple(clear), tuple(to))

    def push(self, seat: int, steps: int) -> WalkTable:
        """Return walks forward of the seat's pawns when others move them: along the ring, past the own home.

        A pawn on its own start stays there.

        >>> Ring(seats=4, arms=4, section=16).push(seat=0, steps=5).to[61]
        2
        """
        clear, to = [self._push] * (self.yard + 1), [self.yard] * (self.yard + 1)
        met = self._obstacles[seat][: self.track] * 2
        for place in range(self.track):
            cell = self.cell(seat, place)
            clear[cell] = sum(met[place + (place > 0) : place + steps + 1])
            to[cell] = (cell + steps) % self.track
        return WalkTable(tuple(clear), tuple(to))

    def jump(self, seat: int, cell: int) -> int:
        """Return the next black dot, to which a pawn of the seat that lands on the square jumps, or -1.

        From the last dot before its own start a pawn does not jump.

        >>> ring = Ring(seats=4, arms=4, section=16, dot=8)
        >>> ring.jump(0, 8), ring.jump(0, 9), ring.jump(0, 56), ring.jump(1, 56)
        (24, -1, -1, 8)
        """
        if cell not in self.dots or self.place(seat, cell) >= self.track - self.section:
            return -1
        return (cell + self.section) % self.track

    def path(self, seat: int, start: int, end: int, *, back: bool = False) -> tuple[int, ...]:
        """Return the squares of a walk from one square to another, both included.

        >>> ring = Ring(seats=4, arms=4, section=16)
        >>> ring.path(0, 62, 65), ring.path(0, 1, 62, back=True)
        ((62, 63, 64, 65), (1, 0, 63, 62))
        """
        if back:
            return tuple((start - step) % self.track for step in range((start - end) % self.track + 1))
        if end < self.track:
            return tuple((start + step) % self.track for step in range((end - start) % self.track + 1))
        first, last = self.place(seat, start), self.place(seat, end)
        return tuple(self.cell(seat, place) for place in range(first, last + 1))

    def reason(self, clash: int) -> tuple[str, int]:
        """Return the rule of the lowest bit of a clash, and the seat in the way or -1.

        >>> ring = Ring(seats=4, arms=4, section=16)
        >>> ring.reason(0b100), ring.reason(1 << 4 | 1 << 5), ring.reason(1 << 20)
        (('protected', 2), ('jump', 0), ('waiting', -1))
        """
        bit = (clash & -clash).bit_length() - 1
        if bit < self.seats:
            return "protected", bit
        if bit < self.seats + PAWNS * self.seats:
            return "jump", (bit - self.seats) // PAWNS
        if bit < self._top:
            return "deepest", (bit - self.seats - PAWNS * self.seats) // PAWNS
        return ALWAYS_BLOCKED_RULES[bit - self._top], -1
