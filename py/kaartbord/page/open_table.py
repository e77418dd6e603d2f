"""The game that is open, with all that is open for it: its table, who is live, the code for phones, a replay."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from ..match import claims, evening
from ..match.link import Opened, Shared
from ..match.match import Play
from ..match.parcel import Parcel
from ..match.session.kept import Errand, Kept, Layout
from ..match.session.session import Session
from .sharing import arrivals
from .sharing.address import address_of
from .shell import Shell
from .storage import keeping, kept, store
from .storage.settings import Settings
from .ui import dialogs, memory
from .ui.dom import by_id, handle, spawn

if TYPE_CHECKING:
    from .sharing.invite import Tale
    from .sharing.live import Live
    from .sharing.phones import Phones
    from .sheets.replay import Replay
    from .table.table import Table


class Doors(NamedTuple):
    """What leads away from a table, and what is done with what comes in there."""

    lobby: Callable[[], None]
    show_lobby: Callable[[], Awaitable[None]]
    menu: Callable[[OpenTable], Awaitable[None]]
    again: Callable[[Kept], None]
    without: Callable[[Kept, Collection[int], bool], None]
    """Go on without those who play some seats, or until they come back with a new key."""
    next: Callable[[Kept], Awaitable[None]]
    evening: Callable[[OpenTable], Awaitable[None]]
    hear: Callable[[OpenTable, Shared, Play], Coroutine[Any, Any, None]]
    hear_sealed: Callable[[OpenTable, Parcel], Coroutine[Any, Any, bool]]
    follow: Callable[[Opened], Coroutine[Any, Any, None]]
    """Go on with a game that was begun elsewhere."""
    follow_tab: Callable[[OpenTable, str], Awaitable[None]]
    """Take over what another tab has stored."""


class OpenTable:
    """One game while it is open; as a screen it is closed once."""

    has_address = True

    def __init__(
        self, shell: Shell, doors: Doors, game: Kept, ply: int | None, failed: Callable[[Kept], None]
    ) -> None:
        """`failed` is called where a fault of ours, which is being handled, has stopped play."""
        from .table.leads import Leads
        from .table.table import Table

        self._shell, self._doors = shell, doors
        self.live: Live | None = None
        self.offered = set[str]()
        """The games that were offered here to go on with, and the seats that were asked for."""
        self._phones: Phones | None = None
        """The code that phones scan at this table."""
        self._sharing: tuple[Any, Any] | None = None
        """The sheet with a link to the table, and how far that was."""
        self._looking_back: Replay | None = None
        self.session = session = Session(game)
        if ply is not None:
            session.playback.look_at(ply)
        leads = Leads(
            followers=(
                self._follow_address,
                lambda: shell.tell_tabs(session.key),
                self._put_old_link_away,
                self._pass_on,
                self._renew_code,
            ),
            leave=doors.lobby,
            rules=self.open_rules,
            share=self.share,
            again=doors.again,
            without=doors.without,
            next=doors.next,
            evening=lambda: doors.evening(self),
            replay=self.open_replay,
            course=self._open_course,
            share_result=self._share_result,
            played=self._leave_replay,
            hear=shell.sound_on,
            live=lambda: self.live,
            failed=failed,
        )
        self.table: Table = Table(session, shell.settings, shell.worker, leads)
        self._end_handling = handle(
            phones=lambda _: self.seat_phones(),
            table_menu=lambda _: doors.menu(self),
            weak=lambda _: self.open_seals(),
            ask_deal=lambda _: self.share(()),
            seats=lambda _: self.open_seats(),
            sit=lambda _: self._sit(),
            look=lambda ply: self._look_at(int(ply)),
        )

    def begin(self, *, push: bool, live: bool, ply: int | None) -> None:
        """Let the game go on, or look back at it as it was after so many plies."""
        from .sharing.live import Live, LiveCallbacks

        session, doors = self.session, self._doors
        spawn(kept.settle(evening.of(session.more, session.match.seats)))
        self.put_address(push=push)
        if ply is None:
            self.table.start()
        else:
            self.open_replay(ply)
        hears = LiveCallbacks(
            lambda: self.table.display.reader,
            lambda shared, play: doors.hear(self, shared, play),
            self._presence_changed,
            doors.follow,
            lambda parcel: doors.hear_sealed(self, parcel),
            self._asked_for,
            lambda: self._shell.is_asking,
            lambda ply: (orders := self.table.stage.orders) is not None and orders.is_ordered(session, ply),
        )
        self.live = Live(session, hears)
        if live:
            spawn(self.live.turn(True))
        else:
            self.live.open()
        if store.in_trouble():
            dialogs.toast(self._shell.say("store.trouble"), bad=True)
        if ply is None:
            by_id("prompt").focus()
        self._shell.ready()
        if any(who.kind == "computer" for who in session.seats):
            spawn(self._shell.worker.start())

    @property
    def playing(self) -> Table:
        """What is played here."""
        return self.table

    @property
    def is_open(self) -> bool:
        """Whether it is still this table that is shown."""
        return self._shell.screen is self

    @property
    def is_live(self) -> bool:
        """Whether the table is played live."""
        return self.live is not None and self.live.on

    def here(self) -> Collection[int]:
        """Return the seats whose players are live now."""
        return self.live.presence()[0] if self.live is not None else ()

    def close(self) -> None:
        """Leave the table for good."""
        self._phones = None
        self._end_handling()
        self._leave_replay()
        self.table.close()
        memory.clear_soon()
        if self.live is not None:
            self.live.close()
            self.live = None

    def restyle(self, settings: Settings) -> None:
        """Go on by other settings."""
        self.table.restyle(settings)

    async def follow(self, name: str) -> None:
        """Take over what another tab has stored."""
        await self._doors.follow_tab(self, name)

    def put_address(self, *, push: bool) -> None:
        """Have the address lead to the game as it is now, and as this device shows it."""
        self._shell.address.put(address_of("", self.session.fragment, self.session.layout), push=push)

    def take(self, game: Kept) -> None:
        """Go on with what a link brought; where that is nothing new, the address still leads to the game as it is."""
        self.table.take(game)
        self.put_address(push=False)

    # ---- who follows what has been saved

    def _follow_address(self) -> None:
        if self.is_open:
            self.put_address(push=False)

    def _put_old_link_away(self) -> None:
        """Close the sheet with the link of an earlier turn."""
        if self._sharing and self._sharing[1] != self.session.stand:
            dialogs.close(self._sharing[0])

    def _pass_on(self) -> None:
        if self.live is not None:
            self.live.pass_on()

    def _renew_code(self) -> None:
        if self._phones is not None:
            self._phones.renew()

    def pause(self) -> None:
        """Move nothing while something is asked; what was to be sent is of before."""
        if self._sharing is not None:
            dialogs.close(self._sharing[0])
        self.table.stop()

    def open_rules(self, paragraph: str) -> None:
        """Open the rules of the game, at a paragraph if one is named."""
        game = self.table.display.session.match
        self._shell.show_rules(game.game, game.options, game.seats, paragraph)

    def open_seals(self) -> None:
        """Show the keys of the players at a sealed table, to be compared aloud."""
        from .sharing import seals

        if local := self.session.sealed:
            seals.show(self._shell.settings.messages, local)

    def open_live(self) -> None:
        """Ask whether the table is to be live, and tell who is."""
        from .sharing.room import switch

        if self.live is not None:
            switch.show(self._shell.settings.messages, self.live)

    # ---- the others

    async def invite(self) -> None:
        """Invite who is to play elsewhere; the table waits until that has been seen to."""
        self.table.stop()
        await dialogs.answered(self.table.invite())
        if self.is_open:
            self.table.start()

    def share(
        self,
        waits: Sequence[str],
        errand: Errand = "again",
        ply: int | None = None,
        *,
        story: Tale | None = None,
    ) -> Any:
        """Show the link of the game on a sheet, or of how it was after so many plies; return the sheet."""
        from .sharing import invite

        sheet = invite.show(
            self.table.display.reader,
            self.session.kept,
            waits,
            ply,
            address=self._shell.site(),
            live=self.live,
            story=story,
            errand=errand,
            sent=lambda how: spawn(self.table.note_sent(how)),
        )
        self._sharing = (sheet, self.session.stand) if ply is None else None
        return sheet

    async def _share_result(self) -> None:
        """Share what came of the game; a sealed one whose hands are not open yet goes on to who is next."""
        from .sheets import ending

        session, waits = self.session, self.table.result.to_be_sent()
        story = "over.share", lambda each: ending.story(session, each)
        opened = waits and not session.history.tells_plies
        await dialogs.answered(self.share(waits, story=None if opened else story))

    def seat_phones(self) -> None:
        """Lay the table here, in the middle: everybody takes their cards on a phone, which follows it live."""
        from .sharing.phones import Phones

        if (live := self.live) is None:
            return
        dialogs.close_all()
        session = self.session
        if session.mine:
            self.table.reseat(claims.freed(session.seats, session.mine), frozenset())
        if session.layout != "screen":
            self.table.show_as("screen")
        if not live.on:
            spawn(live.turn(True))
        self._phones = Phones(session, self._shell.settings.messages, self._shell.site(), live.presence)

    def _presence_changed(self) -> None:
        """Show that somebody who plays elsewhere has come or gone; a table that is left shows nothing more."""
        if not self.is_open:
            return
        self.table.presence_changed()
        if self._phones is not None:
            self._phones.renew()

    def open_seats(self) -> Any:
        """Show who plays where; who plays at an open table may change that."""
        from .sheets import menu

        if (live := self.live) is None:
            return None
        session, reader, presence = self.session, self.table.display.reader, live.presence()
        if session.watch or not session.history.any_device_acts:
            return menu.show_seats(session, reader.messages, presence)
        return menu.open_seats(session, reader, self.table.reseat, presence, live.ask_for)

    async def _asked_for(self, seat: int) -> None:
        """Ask who plays a seat here whether the computer may play it, as somebody elsewhere wants."""
        if not self.session.history.any_device_acts or dialogs.is_any_open():
            return
        say, reader = self._shell.say, self.table.display.reader
        choices = {"no": say("seats.yield.no"), "yes": say("seats.yield.yes")}
        title = say("seats.yield", name=reader.people([seat]))
        with self._shell.question():
            yields = await dialogs.ask(title, "", choices) == "yes"
        if yields and not self.table.closed:
            self.table.stand_in([seat])

    async def _sit(self, *, introduced: bool = False) -> None:
        """Let somebody who looks on sit down, unless another sheet is open; who was `introduced` has been asked for a
        name."""
        from .sharing import joining

        if dialogs.is_any_open():
            return

        def now() -> Kept:
            """Return the game with all who are live at their seats, also those whose link has not come yet."""
            here, known = self.here(), self.session.kept
            seats = (who._replace(claimed=who.claimed or at in here) for at, who in enumerate(known.seats))
            return known._replace(seats=tuple(seats))

        with self._shell.question():
            game = await joining.take_seat(self._shell.settings.messages, now, introduced=introduced)
        if game is not None and self.is_open:
            self.table.agree(game)
            spawn(keeping.ask())

    async def settle_in(
        self, wanted: Layout | None, known: Kept | None = None, *, live: bool = False
    ) -> None:
        """Go live where this device shows a part of the table, so that it follows the others.

        A screen is asked about that once: not where the game is `known` as one. Where the link wishes that they play
        `live`, who plays is asked that once, and who comes then takes a seat.
        """
        here, messages, session = self.live, self._shell.settings.messages, self.session
        if here is None or (wanted == "hand" and not session.mine):
            return
        new_screen = wanted == "screen" and (known is None or known.layout != "screen")
        if wanted == "hand" or (new_screen and await arrivals.ask_live(messages)):
            await here.turn(True)
        elif (
            live and session.owing and not session.watch and (session.mine or session.history.any_device_acts)
        ):
            from .sharing import joining

            if not await joining.wants_live(messages, session.kept):
                return
            if not here.on:
                await here.turn(True)
            if not session.mine:
                await here.look_round()
                await self._sit(introduced=True)

    @contextmanager
    def asking_along(self) -> Iterator[None]:
        """While it lasts who plays here is asked along to another game, in which the others are."""
        if (live := self.live) is not None:
            live.ask_along(asked=True)
        try:
            yield
        finally:
            if live is not None and live is self.live:
                live.ask_along(asked=False)

    # ---- looking back

    def open_replay(self, ply: int) -> None:
        """Look back at the game as it was after so many plies."""
        from .sheets.replay import Player, Replay

        self._leave_replay()
        table = self.table
        player = Player(
            messages=lambda: self._shell.settings.messages,
            look_at=table.look_at,
            step_to=table.display.step_to,
            play_on=table.start,
            share=lambda ply: self.share((), ply=ply),
            course=self._open_course,
            hands=table.display.hands,
        )
        self._looking_back = Replay(self.session, player, ply)

    def _look_at(self, ply: int) -> None:
        """Look back at what a line of the log tells of."""
        dialogs.close_all()
        self.open_replay(ply)

    def step_out(self) -> bool:
        """Go back from a replay to the game itself; return whether there was one."""
        if is_replay := self._looking_back is not None:
            self._looking_back.close()
        return is_replay

    def _leave_replay(self) -> None:
        if self._looking_back is not None:
            self._looking_back.leave()
            self._looking_back = None

    async def _open_course(self) -> bool:
        """Show how the chances went; return whether somebody looks back from there."""
        from .sheets import course

        chosen, ply = await course.open_course(self.session, self.table.display.reader, self._shell.worker)
        if chosen == "look":
            self.open_replay(ply)
        elif chosen == "share":
            await dialogs.answered(self.share((), ply=ply))
        return chosen == "look"
