"""The players of the seats of a table, and the notices once they change."""

from collections.abc import Callable, Collection, Sequence

from ...match import link
from ...match.claims import hand_over
from ...match.setup import seating
from ...text.messages import People
from ..ui.dialogs import toast
from .asker import NOBODY, Asker
from .display import Display
from .waiting import WaitingPanel


class SeatChanges:
    """The seats of one table."""

    def __init__(self, display: Display, asker: Asker, waiting: WaitingPanel, go_on: Callable[[], None]) -> None:
        """Take the parts of the table; `go_on` continues the game with other players."""
        self._display, self._asker, self._waiting, self._restart = display, asker, waiting, go_on

    def assign_and_share(self, seats: tuple[link.Seat, ...], mine: frozenset[int]) -> None:
        """Give every seat to somebody, as `assign` does, by a player here: the others must be told."""
        self._waiting.to_be_sent()
        self.assign(seats, mine)

    def assign(self, seats: tuple[link.Seat, ...], mine: frozenset[int]) -> None:
        """Give every seat to somebody; `mine` are the seats played on this device."""
        self._asker.holder = NOBODY
        self._display.session.set_players(seats, mine)
        self._restart()

    def stand_in(self, gone: Collection[int]) -> None:
        """Let the computer play for those who are gone; they can have their seats back."""
        session = self._display.session
        seats = list(session.seats)
        for seat in gone:
            seats[seat] = hand_over(seats[seat], "computer", claimed=False)
        self.assign_and_share(seating.with_level(seats, seating.level_of(session.seats)), session.mine.difference(gone))

    def announce_computers(self, seats: Sequence[link.Seat]) -> None:
        """Show for whom the computer plays, where others arranged that: a player who moved took the name along."""
        before, reader = self._display.session.seats, self._display.reader
        new = [at for at, who in enumerate(seats) if who.kind == "computer" != before[at].kind]
        if new:
            names = [reader.name(at) if seats[at].name else reader._replace(names=()).name(at) for at in new]
            toast(reader.messages.format("table.stood_in", name=People(tuple(names))))
