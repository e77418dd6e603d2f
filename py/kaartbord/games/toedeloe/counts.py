"""The statistics of a game of ToedeLoe."""

from ...rules.counting import Count, count_own
from ...rules.protocol import Event
from ...rules.seats import team
from .rules.rows import rows
from .rules.state import ToedeloeState


def _longest_row(before: ToedeloeState, event: Event, after: ToedeloeState, seat: int) -> int:
    """Return the number of pawns in the team's longest row at the end."""
    return max(map(len, rows(after.cells, team(seat), after.table.options.green_wild)), default=0)


def _hits_made(before: ToedeloeState, event: Event, after: ToedeloeState, seat: int) -> int:
    """Return 1 if the seat's team sent a pawn of the other team back to its stock, else 0."""
    return int(event.other != team(seat) == team(event.seat))


def _hits_suffered(before: ToedeloeState, event: Event, after: ToedeloeState, seat: int) -> int:
    """Return 1 if the other team sent a pawn of the team back to its stock, else 0."""
    return int(event.other == team(seat) != team(event.seat))


COUNTS = (
    Count("row", "over", _longest_row, most=True),
    Count("plus", "plus", count_own),
    Count("hits", "thrown", _hits_made),
    Count("hit", "thrown", _hits_suffered),
)
