"""The dealing of Keezbord."""

from typing import Any

from ...sealed.dealing import shufflers
from ..race import dealing as race


def _first(state: Any) -> int:
    """Return the extra messages: if seat 0 deals, seat 1 leads; if those two shuffle alone seat 0 unlocks in another
    one."""
    return int(state.dealer == 0 and shufflers(state.table.seats) == 2)


DEALING = race.DEALING._replace(
    fixed=(("guarantee_start_card", False),),
    first=_first,
    letters={2: 1800, 4: 4200, 6: 7100, 8: 10000},
)
