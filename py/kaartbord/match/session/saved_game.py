"""One game as a device keeps it, with the state of the links that it sent."""

from typing import Literal, NamedTuple, get_args

from .. import link
from ..match import Match, Play, key_of_match
from ..setup import colours
from .history import History, LinkParts, SealedHistoryProtocol

GAME_KEY_PREFIX = "game:"
"""Prefix of a game's key in the store, before `match.key_of_match`."""

TRIAL_KEY_PREFIX = "trial:"
"""The same of a trial, under which nothing of the game is found."""

Layout = Literal["table", "screen", "hand"]
"""The layout of a game on a device: the table as played at; large for a room, without hands; or mainly a hand."""

LAYOUTS: tuple[Layout, ...] = get_args(Layout)

SendReason = Literal["invite", "move", "new", "pass", "sat", "again"]
"""The reason to send a link: to invite a player to a free seat; with a move; with a game that begins or in
which a seat changed hands; with a message that this device made automatically; by a player who sat down and
has played nothing yet; or again, with nothing new."""

SendMethod = Literal["sent", "copied", "shown"]
"""The way in which a link left this device: sent, copied to be pasted somewhere, or as a code to be scanned."""


class SentState(NamedTuple):
    """The last state of a game that this device sent."""

    turns: int
    """Own turns in it; UNSENT if something other than a turn is to be sent."""
    at: float = 0.0
    """Time, in milliseconds since 1970; 0 if nothing had to be sent."""
    method: SendMethod = "sent"


UNSENT = -1
"""In place of the own turns: the game is new, or another player received a seat here."""

OTHERS_BEHIND = -2
"""In place of the own turns: others wait for a seat that was taken here, or continue another history."""


class SavedGame(NamedTuple):
    """One game as a device keeps it."""

    history: History
    seats: tuple[link.Seat, ...]
    mine: frozenset[int]
    shown_plies: int = 0
    changed_at: float = 0.0
    """Time of its last change, in milliseconds since 1970; the store sets it."""
    awaited_seats: tuple[int, ...] = ()
    """The seats that the game waits for, also for a premove; empty once it is over."""
    is_spectator: bool = False
    """True if this device is a spectator: it received a link for that, and offers no seat."""
    extra_sections: tuple[link.Section, ...] = ()
    layout: Layout = "table"
    sent: SentState | None = None
    """The last state sent; None if that is unknown, so that nothing counts as missed."""
    trial_start: int | None = None
    """In a trial, which is neither stored nor counted: the place of the choice that is made anew (see `trial`)."""

    @property
    def play(self) -> Play:
        """Return the game up to now."""
        return self.history.play

    @property
    def sealed(self) -> SealedHistoryProtocol | None:
        """Return the history if it is sealed; None for open cards."""
        return self.history.sealed

    def is_free(self, seat: int) -> bool:
        """Return whether nobody has sat down at a seat that is meant for a person elsewhere."""
        who = self.seats[seat]
        return who.kind != "computer" and not who.claimed and seat not in self.mine

    @property
    def own_turns(self) -> int:
        """Return the number of turns made here, without forced plies; at a sealed table that of messages sent."""
        return self.history.own_turns(self.mine, self.extra_sections)

    @property
    def seats_to_inform(self) -> list[int]:
        """Return the seats of people elsewhere who need the unsent plies: those waited for, or all after the end."""
        mine_first = bool(self.awaited_seats) and self.awaited_seats[0] in self.mine
        if self.sent is None or self.sent.turns == self.own_turns or mine_first:
            return []
        people = (seat for seat, who in enumerate(self.seats) if who.kind != "computer")
        return [seat for seat in people if seat not in self.mine and seat in (self.awaited_seats or (seat,))]

    @property
    def match(self) -> Match:
        """Return the match up to now."""
        return self.play.match

    @property
    def is_trial(self) -> bool:
        """Return whether a decision of another game is made anew."""
        return self.trial_start is not None

    @property
    def key(self) -> str:
        """Return the name of the game in the store."""
        return (TRIAL_KEY_PREFIX if self.is_trial else GAME_KEY_PREFIX) + key_of_match(self.match)

    @property
    def link_parts(self) -> LinkParts:
        """Return the parts of its link besides the history."""
        return LinkParts(self.seats, self.is_spectator, self.extra_sections)

    def fragment(self, *, full: bool = False, restores: bool = False) -> str:
        """Return the link of the game as it is; see `History.fragment`."""
        return self.history.fragment(self.link_parts, full=full, restores=restores)

    @property
    def colours(self) -> tuple[int, ...]:
        """Return by seat the number of its colour; empty for the usual ones."""
        return colours.from_sections(self.extra_sections, self.match.seats)
