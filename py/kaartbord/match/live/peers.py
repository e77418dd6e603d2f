"""The other devices of a room, and the messages that each of them may send."""

from typing import NamedTuple

MAX_SILENCE = 6.0
"""Seconds without a message after which a peer counts as gone."""

BURST = 12.0
"""Messages that one peer may send in a burst."""

PACE = 4.0
"""Messages a second that one peer may keep sending."""

PLIES_PER_MESSAGE = 256
"""Plies played to read a link that count as one more message."""

FLOOD = 200
"""Messages over the limit before a peer is muted; a second of calm makes up for one."""


class Peer(NamedTuple):
    """A connected device; fields that it has not announced keep their defaults."""

    last_message_at: float
    """Time of its last message, in seconds on this device's clock."""
    seats: frozenset[int] = frozenset()
    """The seats that it announces as played there."""
    revision: str = ""
    connected_seats: frozenset[int] = frozenset()
    """The seats that it announces a connection to."""
    has_announced: bool = False
    question_count: int = 0
    """Number of its messages that needed an answer from a person here."""
    credit: float = BURST
    """Messages it may send immediately; below 0 after it caused more work than its credit."""
    excess: float = 0.0
    """Messages it sent beyond its credit."""
    credited_at: float = 0.0
    """Time of its last credit, on the same clock."""
    signed_seats: frozenset[int] = frozenset()
    """Those of its seats whose player has signed the announcement, at a sealed table."""
    checked_announcement: str = ""
    """The announcement that was checked for signatures."""
    shown_plies: int = -1
    """Number of plies it has shown; -1 if not announced."""
    is_board: bool = False
    """True if it shows the table to a room, without any hand."""

    def is_gone(self, now: float) -> bool:
        """Return whether it has been silent too long."""
        return now - self.last_message_at > MAX_SILENCE

    @property
    def is_muted(self) -> bool:
        """Return whether its messages are ignored from now on."""
        return self.excess > FLOOD

    def credited(self, now: float) -> "Peer":
        """Return the peer with the credit it has by now."""
        calm = max(0.0, now - self.credited_at)
        over = self.excess if self.is_muted else max(0.0, self.excess - calm)
        return self._replace(
            credit=min(BURST, self.credit + PACE * calm), excess=over, credited_at=max(now, self.credited_at)
        )

    def charged(self, plies: int) -> "Peer":
        """Return the peer after `plies` plies were played for it."""
        return self._replace(credit=self.credit - plies / PLIES_PER_MESSAGE)
