"""The other devices of a room, and how much each of them may say."""

from typing import NamedTuple

SILENCE = 6.0
"""Seconds without a word after which a device counts as gone."""

BURST = 12.0
"""Messages that one device may send at once."""

PACE = 4.0
"""Messages that one device may go on sending, a second."""

PLIES = 256
"""So many plies that are played to read what a device sends count as a message too."""

FLOOD = 200
"""Messages over that, after which nobody listens to it any more; a second of calm makes up for one."""


class Peer(NamedTuple):
    """A device that can be heard, as far as it has said who it is."""

    heard: float
    """When it last said something, in seconds on a clock of ours."""
    seats: frozenset[int] = frozenset()
    """The seats that it says are played there."""
    stand: str = ""
    """How far its game is."""
    reaches: frozenset[int] = frozenset()
    """The seats that it says it has a connection to."""
    announced: bool = False
    """Whether it has said that it is here."""
    asked: int = 0
    """How often it came with something that a person here has to be asked about."""
    credit: float = BURST
    """Messages it may still send at once; below 0 after it made us do more than it had credit for."""
    over: float = 0.0
    """Messages it sent over that."""
    paid: float = 0.0
    """When it was last given credit, on the same clock."""
    signed: frozenset[int] = frozenset()
    """Those of its seats whose player has signed that, at a sealed table."""
    said: str = ""
    """What it said when that was looked at."""
    shown: int = -1
    """How many plies it has shown; -1 if it did not say so."""
    board: bool = False
    """Whether it shows the table to a room, and nobody's hand."""

    def is_gone(self, now: float) -> bool:
        """Whether it has been silent too long."""
        return now - self.heard > SILENCE

    @property
    def is_muted(self) -> bool:
        """Whether nobody listens to it any more."""
        return self.over > FLOOD

    def credited(self, now: float) -> "Peer":
        """The device with what it may do by now."""
        calm = max(0.0, now - self.paid)
        over = self.over if self.is_muted else max(0.0, self.over - calm)
        return self._replace(
            credit=min(BURST, self.credit + PACE * calm), over=over, paid=max(now, self.paid)
        )

    def charged(self, plies: int) -> "Peer":
        """The device once so many plies were played for it."""
        return self._replace(credit=self.credit - plies / PLIES)
