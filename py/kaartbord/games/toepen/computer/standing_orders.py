"""Standing orders: a seat's fixed answers, which keep a table from being slowed down. Pure.

An order chooses as its owner would, and its choice is in the history like any other.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ....rules.protocol import Action
from ..rules.state import ToepenState

LIMITS = (0, 2, 3, 4, 5, 6)
"""The stakes above which to fold; 0 for never."""


class SeatOrders(NamedTuple):
    """The orders of one seat."""

    no_check: bool = False
    no_wash: bool = False
    no_blind: bool = False
    fold_above: int = 0
    """Fold when losing would cost more than this; 0 for never."""


FLAGS = ("no_check", "no_wash", "no_blind")
"""The orders that are on or off, each named after the action it chooses; in a link each is a bit, the first lowest."""

LINK_PLAYER_ORDERS = SeatOrders(no_wash=True, no_blind=True)
"""The orders of a player by link who has set no others: the answers of nearly everybody in every round."""


def pack_flags(orders: SeatOrders) -> int:
    """Return the switches as the bits of a link."""
    return sum(1 << at for at, name in enumerate(FLAGS) if getattr(orders, name))


def unpack_flags(bits: int, orders: SeatOrders) -> SeatOrders:
    """Return the orders with the switches of a link's bits."""
    return orders._replace(**{name: bool(bits >> at & 1) for at, name in enumerate(FLAGS)})


def answer(orders: SeatOrders, state: ToepenState, legal: Sequence[Action]) -> Action | None:
    """Return the action that the orders choose from these, None if they leave it to the player."""
    wanted = [kind for kind in FLAGS if getattr(orders, kind)]
    if 0 < orders.fold_above < state.raised:
        wanted.append("fold")
    return next((action for action in legal if action.kind in wanted), None)


def by_seat(stored: Any, seats: int) -> dict[int, SeatOrders]:
    """Return the orders by seat of a stored record for `seats` seats, which may come from elsewhere."""
    known = stored if isinstance(stored, dict) else {}
    return {seat: read(known[str(seat)]) for seat in range(seats) if str(seat) in known}


def read(stored: Any) -> SeatOrders:
    """Return the orders of a stored record; unknown or odd values count for nothing."""
    known = stored if isinstance(stored, dict) else {}
    flags = {name: known.get(name) is True for name in FLAGS}
    limit = known.get("fold_above")
    return SeatOrders(**flags)._replace(fold_above=limit if limit in LIMITS else 0)
