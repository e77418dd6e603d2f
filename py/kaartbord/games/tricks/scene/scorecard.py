"""The score of players without teams, round by round, for a table and a line chart. Pure."""

from collections.abc import Sequence
from typing import NamedTuple


class ScoredRound(NamedTuple):
    """One round after it was scored."""

    points: tuple[int, ...]
    """All points so far, by seat."""
    winner: int
    out: frozenset[int]
    """The seats that are out of the game."""


class ScoreCell(NamedTuple):
    """The cell of a seat in a round on the scorecard."""

    points: int
    won: bool
    """True if it won the round, which is written as an x."""
    leaves: bool
    """True if it went out in this round."""
    gone: bool
    """True if it was out before."""


def rows(rounds: Sequence[ScoredRound]) -> list[tuple[ScoreCell, ...]]:
    """Return the table: a row for each round, a cell for each seat."""
    before = [frozenset[int](), *(one.out for one in rounds)]
    return [
        tuple(
            ScoreCell(points, seat == one.winner, seat in one.out and seat not in gone, seat in gone)
            for seat, points in enumerate(one.points)
        )
        for one, gone in zip(rounds, before, strict=False)
    ]


def lines(rounds: Sequence[ScoredRound], seats: int) -> list[list[tuple[int, int]]]:
    """Return, by seat, (rounds played, points) from the start until it was out."""
    chart = [[(0, 0)] for _ in range(seats)]
    before = frozenset[int]()
    for number, one in enumerate(rounds, 1):
        for seat in range(seats):
            if seat not in before:
                chart[seat].append((number, one.points[seat]))
        before = one.out
    return chart
