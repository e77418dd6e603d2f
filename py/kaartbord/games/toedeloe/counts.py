"""What is counted of a game of ToedeLoe."""

from ...rules.counting import Count, own
from ...rules.protocol import Event
from ...rules.seats import team
from .rules.runs import rows
from .rules.state import State


def _row(before: State, event: Event, after: State, seat: int) -> int:
    """Pawns of the team's longest row at the end."""
    return max(map(len, rows(after.cells, team(seat), after.table.options.green_wild)), default=0)


def _given(before: State, event: Event, after: State, seat: int) -> int:
    """A pawn of the other team that the seat's team sent back to its stock."""
    return int(event.other != team(seat) == team(event.seat))


def _taken(before: State, event: Event, after: State, seat: int) -> int:
    """A pawn of the team that the other team sent back to its stock."""
    return int(event.other == team(seat) != team(event.seat))


COUNTS = (
    Count("row", "over", _row, most=True),
    Count("plus", "plus", own),
    Count("hits", "thrown", _given),
    Count("hit", "thrown", _taken),
)
