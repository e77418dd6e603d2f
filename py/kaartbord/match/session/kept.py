"""One game as a device keeps it, and what it knows of the links that left."""

from typing import Literal, NamedTuple, get_args

from .. import link
from ..match import Match, Play, key
from ..setup import colours
from .history import History, People, Sealed

PREFIX = "game:"
"""Before the key of a match in the store."""

Layout = Literal["table", "screen", "hand"]
"""What a device shows of a game: the table as it is played at; large for a room, with nobody's hand; or first of all
the hand of who plays there, where the table lies in the middle on another device."""

LAYOUTS: tuple[Layout, ...] = get_args(Layout)

Errand = Literal["invite", "move", "new", "pass", "sat", "again"]
"""Why a link is sent: somebody is to sit down at a free seat; it brings a move, or a game that begins or in which a
seat has changed hands, or what this device did of itself; somebody sat down who has played nothing yet; or there is
nothing new in it."""

Handed = Literal["sent", "copied", "shown"]
"""How a link left this device: by its own way, copied to be pasted somewhere, or as a code to be scanned."""


class Sent(NamedTuple):
    """What this device handed on last of a game."""

    turns: int
    """Own turns in it; UNSENT where something else than a turn is to be handed on."""
    at: float = 0.0
    """When, in milliseconds since 1970; 0 where nothing had to be handed on."""
    how: Handed = "sent"


UNSENT = -1
"""Stands for the own turns in what was sent of a game that begins, or in which somebody else got a seat here."""

MISSED = -2
"""Stands for them where the others wait for somebody to sit down who has done so here, or have a history that does not
go on here, and nothing more is to do."""


class Kept(NamedTuple):
    """One game as a device keeps it."""

    history: History
    seats: tuple[link.Seat, ...]
    mine: frozenset[int]
    """The seats played on this device."""
    shown: int = 0
    """Plies that have been shown here."""
    at: float = 0.0
    """When it came to stand as it does, in milliseconds since 1970; the store sets it."""
    waits: tuple[int, ...] = ()
    """The seats that owe a choice; none once the game is over."""
    watch: bool = False
    """Whether this device only looks on: it was sent a link for that, and offers no seat."""
    more: tuple[link.Section, ...] = ()
    """What its link has of later versions."""
    layout: Layout = "table"
    sent: Sent | None = None
    """What was handed on last; None where nothing is known of that, and so nothing is missed."""

    @property
    def play(self) -> Play:
        """The game as far as it has come."""
        return self.history.play

    @property
    def sealed(self) -> Sealed | None:
        """What only a sealed history has; None where cards are open."""
        return self.history.sealed

    def is_free(self, seat: int) -> bool:
        """Return whether nobody has sat down at a seat that is meant for a person elsewhere."""
        who = self.seats[seat]
        return who.kind != "computer" and not who.claimed and seat not in self.mine

    @property
    def own_turns(self) -> int:
        """How many turns have been made here: a hot seat may make several before the link has to go on. What somebody
        did without a choice does not count.

        At a sealed table everything counts that was sent from here.
        """
        return self.history.own_turns(self.mine, self.more)

    @property
    def uninformed(self) -> list[int]:
        """Return the seats of the people elsewhere who need what was done here and not handed on: those who are waited
        for, or all once the game is over."""
        mine_first = bool(self.waits) and self.waits[0] in self.mine
        if self.sent is None or self.sent.turns == self.own_turns or mine_first:
            return []
        people = (seat for seat, who in enumerate(self.seats) if who.kind != "computer")
        return [seat for seat in people if seat not in self.mine and seat in (self.waits or (seat,))]

    @property
    def match(self) -> Match:
        """The game as far as it has come."""
        return self.play.match

    @property
    def key(self) -> str:
        """What names the game in the store."""
        return PREFIX + key(self.match)

    @property
    def people(self) -> People:
        """What its link tells besides the history."""
        return People(self.seats, self.watch, self.more)

    def fragment(self, *, full: bool = False, restores: bool = False) -> str:
        """Return the link of the game as it is; see `History.fragment`."""
        return self.history.fragment(self.people, full=full, restores=restores)

    @property
    def colours(self) -> tuple[int, ...]:
        """By seat the number of its colour; nothing where they are the usual ones."""
        return colours.of(self.more, self.match.seats)
