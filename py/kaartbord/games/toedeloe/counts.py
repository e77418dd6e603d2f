"""The statistics of a game of ToedeLoe."""

from ...rules.counting import Count, own
from ...rules.protocol import Event
from ...rules.seats import team
from .rules.runs import rows
from .rules.state import State


def _row(before: State, event: Event, after: State, seat: int) -> int:
    """Return the number of pawns in the team's longest row at the end."""
    return max(map(len, rows(after.cells, team(seat), after.table.options.green_wild)), default=0)


def _given(before: State, event: Event, after: State, seat: int) -> int:
    """Return 1 if the seat's team sent a pawn of the other team back to its stock, else 0."""
    return int(event.other != team(seat) == team(event.seat))


def _taken(before: State, event: Event, after: State, seat: int) -> int:
    """Return 1 if the other team sent a pawn of the team back to its stock, else 0."""
    return int(event.other == team(seat) != team(event.seat))


COUNTS = (
    Count("row", "over", _row, most=True),
    Count("plus", "plus", own),
    Count("hits", "thrown", _given),
    Count("hit", "thrown", _taken),
)
