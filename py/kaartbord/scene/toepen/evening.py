"""The score of a whole evening of Toepen, round by round: what a sheet and a line chart show. Pure."""

from collections.abc import Sequence
from typing import NamedTuple

from ...games.toepen.state import DEAL, GONE, OVER
from ...match.match import Ply


class Round(NamedTuple):
    """One round after it was scored."""

    points: tuple[int, ...]
    """All penalty points so far, by seat."""
    winner: int
    out: frozenset[int]
    """The seats that are out of the game."""


def rounds(plies: Sequence[Ply]) -> list[Round]:
    """The rounds that these plies have brought to an end."""
    ends = (DEAL, OVER)
    return [
        Round(
            after.points,
            after.winner,
            frozenset(seat for seat, status in enumerate(after.status) if status == GONE),
        )
        for before, _, _, after, _, _ in plies
        if after.phase in ends and before.phase not in ends
    ]


class Cell(NamedTuple):
    """What the sheet shows of a seat in a round."""

    points: int
    won: bool
    """Whether it won the round, which is written as an x."""
    leaves: bool
    """Whether it went out in this round."""
    gone: bool
    """Whether it was out before."""


def rows(evening: Sequence[Round]) -> list[tuple[Cell, ...]]:
    """The sheet: a row for each round, a cell for each seat."""
    before = [frozenset[int](), *(one.out for one in evening)]
    return [
        tuple(
            Cell(points, seat == one.winner, seat in one.out and seat not in gone, seat in gone)
            for seat, points in enumerate(one.points)
        )
        for one, gone in zip(evening, before, strict=False)
    ]


def lines(evening: Sequence[Round], seats: int) -> list[list[tuple[int, int]]]:
    """By seat: (rounds played, points) from the start until it was out."""
    chart = [[(0, 0)] for _ in range(seats)]
    before = frozenset[int]()
    for number, one in enumerate(evening, 1):
        for seat in range(seats):
            if seat not in before:
                chart[seat].append((number, one.points[seat]))
        before = one.out
    return chart
