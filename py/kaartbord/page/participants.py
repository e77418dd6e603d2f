"""The people at the open table: live players, newcomers, seats that change hands, and the code for phones."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from ..match import claims
from ..match.link import Seat
from ..match.session.saved_game import Layout, SavedGame
from .sharing import link_arrivals
from .shell import Shell
from .storage import persistence
from .ui import dialogs
from .ui.dom import spawn

if TYPE_CHECKING:
    from .sharing.live import Live
    from .sharing.phones import PhonesSheet
    from .table.table import TableController


class Participants:
    """The players at an open table, here and elsewhere."""

    def __init__(self, shell: Shell, table: TableController, is_open: Callable[[], bool]) -> None:
        self._shell, self._table, self._session, self._is_open = shell, table, table.session, is_open
        self.live: Live | None = None
        """The connection of the table with the other devices; None until the game starts, and once it was left."""
        self._phones: PhonesSheet | None = None
        """The code that phones scan at this table."""

    @property
    def is_live(self) -> bool:
        """Return whether the table is played live."""
        return self.live is not None and self.live.on

    def live_seats(self) -> Collection[int]:
        """Return the seats whose players are live now."""
        return self.live.who.seats()[0] if self.live is not None else ()

    def show_live_switch(self) -> None:
        """Ask whether the table is to be live, and show who is."""
        from .sharing.room import switch

        if self.live is not None:
            switch.show(self._shell.settings.messages, self.live)

    def become_shared_screen(self) -> None:
        """Make this device the table in the middle: everybody takes their cards on a phone, which follows it live."""
        from .sharing.phones import PhonesSheet

        if (live := self.live) is None:
            return
        dialogs.close_all()
        session = self._session
        if session.mine:
            self._table.seats.assign_and_share(claims.release_seats(session.seats, session.mine), frozenset())
        if session.layout != "screen":
            self._table.show_as("screen")
        if not live.on:
            spawn(live.turn(True))
        self._phones = PhonesSheet(session, self._shell.settings.messages, self._shell.base_url(), live.who.seats)

    async def meet_nearby(self) -> None:
        """Let devices in the same network come to this table, without internet; it is live with them."""
        if (live := self.live) is None:
            return
        dialogs.close_all()
        session, sheet = self._session, self._shell.meeting_sheet()

        def link() -> tuple[str, str]:
            return session.saved_game.fragment(full=True), "hand" if session.layout == "screen" else ""

        await sheet.invite(link, live.meet)

    def presence_changed(self) -> None:
        """Show that a player elsewhere has come or gone; a table that was left shows nothing more."""
        if not self._is_open():
            return
        self._table.presence_changed()
        if self._phones is not None:
            self._phones.renew()

    def show_seats(self) -> Any:
        """Show who plays where; a player at an open table may change that."""
        from .sheets import menu

        if (live := self.live) is None:
            return None
        session, reader, presence = self._session, self._table.display.reader, live.who.seats()
        if session.is_spectator or not session.history.any_device_can_act:
            return menu.show_seats(session, reader.messages, presence)
        return menu.open_seats(session, reader, self._reseat, presence, live.ask_for)

    def _reseat(self, seats: tuple[Seat, ...], mine: frozenset[int]) -> None:
        if not self._table.closed:
            self._table.seats.assign_and_share(seats, mine)

    async def on_seat_requested(self, seat: int) -> None:
        """Ask the player of a seat here whether the computer may play it, as somebody elsewhere wants."""
        if not self._session.history.any_device_can_act or dialogs.is_any_open():
            return
        say, reader = self._shell.say, self._table.display.reader
        choices = {"no": say("seats.yield.no"), "yes": say("seats.yield.yes")}
        title = say("seats.yield", name=reader.people([seat]))
        with self._shell.exclusive_question():
            yields = await dialogs.ask(title, "", choices) == "yes"
        if yields and not self._table.closed:
            self._table.seats.stand_in([seat])

    async def take_seat(self, *, introduced: bool = False) -> None:
        """Let a spectator sit down, unless another sheet is open; one who was `introduced` has been asked for
        a name."""
        from .sharing import joining

        if dialogs.is_any_open():
            return

        def now() -> SavedGame:
            """Return the game with all live players at their seats, also those whose link has not come yet."""
            here, known = self.live_seats(), self._session.saved_game
            seats = (who._replace(claimed=who.claimed or at in here) for at, who in enumerate(known.seats))
            return known._replace(seats=tuple(seats))

        with self._shell.exclusive_question():
            game = await joining.take_seat(self._shell.settings.messages, now, introduced=introduced)
        if game is not None and self._is_open():
            self._table.adopt_players(game)
            spawn(persistence.request_persistence())

    async def offer_live(self, wanted: Layout | None, known: SavedGame | None = None, *, live: bool = False) -> None:
        """Go live where this device shows a part of the table, so that it follows the others.

        A screen is asked about that once: not where the game is `known` as one. Where the link asks to play
        `live`, the player is asked once, and newcomers then take a seat.
        """
        here, messages, session = self.live, self._shell.settings.messages, self._session
        if here is None or (wanted == "hand" and not session.mine):
            return
        new_screen = wanted == "screen" and (known is None or known.layout != "screen")
        if (nearby := self._shell.nearby) is not None and nearby.devices:
            here.meet()
        elif wanted == "hand" or (new_screen and await link_arrivals.ask_live(messages)):
            await here.turn(True)
        elif (
            live
            and session.due_seats
            and not session.is_spectator
            and (session.mine or session.history.any_device_can_act)
        ):
            from .sharing import joining

            if not await joining.wants_live(messages, session.saved_game):
                return
            if not here.on:
                await here.turn(True)
            if not session.mine:
                await here.who.look_round()
                await self.take_seat(introduced=True)

    @contextmanager
    def marked_as_invited(self) -> Iterator[None]:
        """Mark the player here as asked along to another game, in which the others are, for the time of the context."""
        if (live := self.live) is not None:
            live.who.set_asking(asked=True)
        try:
            yield
        finally:
            if live is not None and live is self.live:
                live.who.set_asking(asked=False)

    def broadcast(self) -> None:
        """Send the other devices what has been saved, and point the phones to it."""
        if self.live is not None:
            self.live.pass_on()
        if self._phones is not None:
            self._phones.renew()

    def close(self) -> None:
        """Leave the table for good."""
        self._phones = None
        if self.live is not None:
            self.live.close()
            self.live = None
