"""Standing orders: what a seat always answers, so that a table is not slowed down. Pure.

An order chooses as its owner would, and what it chooses stands in the history like any other choice.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ....rules.protocol import Action
from ..rules.state import State

LIMITS = (0, 2, 3, 4, 5, 6)
"""Above which stake to fold; 0 for never."""


class Orders(NamedTuple):
    """Those of one seat."""

    no_check: bool = False
    no_wash: bool = False
    no_blind: bool = False
    fold_above: int = 0
    """Fold when losing would cost more than this; 0 for never."""


FLAGS = ("no_check", "no_wash", "no_blind")
"""The orders that are on or off, each named after the action it chooses; in a link each is a bit, the first lowest."""

APART = Orders(no_wash=True, no_blind=True)
"""Those of who plays by link and has said nothing else: what nearly everybody answers in every round."""


def packed(orders: Orders) -> int:
    """Return what is on or off as a link has it."""
    return sum(1 << at for at, name in enumerate(FLAGS) if getattr(orders, name))


def unpacked(bits: int, orders: Orders) -> Orders:
    """Return the orders with what a link says to be on or off."""
    return orders._replace(**{name: bool(bits >> at & 1) for at, name in enumerate(FLAGS)})


def answer(orders: Orders, state: State, legal: Sequence[Action]) -> Action | None:
    """What the orders choose from these actions, None if they leave it to the player."""
    wanted = [kind for kind in FLAGS if getattr(orders, kind)]
    if 0 < orders.fold_above < state.raised:
        wanted.append("fold")
    return next((action for action in legal if action.kind in wanted), None)


def by_seat(stored: Any, seats: int) -> dict[int, Orders]:
    """The orders of a stored record of so many seats, which may come from elsewhere."""
    known = stored if isinstance(stored, dict) else {}
    return {seat: read(known[str(seat)]) for seat in range(seats) if str(seat) in known}


def read(stored: Any) -> Orders:
    """The orders of a stored record; what is unknown or odd counts for nothing."""
    known = stored if isinstance(stored, dict) else {}
    flags = {name: known.get(name) is True for name in FLAGS}
    limit = known.get("fold_above")
    return Orders(**flags)._replace(fold_above=limit if limit in LIMITS else 0)
