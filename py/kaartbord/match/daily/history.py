"""The history of a day's deal on a device. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ...rules.protocol import DEALER
from ..session.history import OpenHistory


@dataclass(frozen=True)
class DayHistory(OpenHistory):
    """A history that ends with the deal, where the game itself would go on, and that no link of a match can hold."""

    can_link_to_ply: ClassVar[bool] = False
    looks_back: bool = False
    """True for a replay of it: nothing is due, and all hands are open."""

    @property
    def can_take_back(self) -> bool:
        """Return False: the deal is the same for everybody, and is played once."""
        return False

    def due_seats(self) -> Sequence[int]:
        """Return the seats that owe a choice, the one on turn first; after the deal the dealer, who does nothing."""
        return () if self.looks_back else [due.seat for due in self.play.pending] or [DEALER]
