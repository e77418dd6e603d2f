"""The open game with everything around it: its table, who is live, the code for phones, a replay."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ..match import evening
from ..match.evening import Evening
from ..match.link import LinkContents, ParsedLink
from ..match.match import Play
from ..match.sealed_links import SealedLink
from ..match.session.saved_game import SavedGame, SendReason
from ..match.session.session import Session
from .participants import Participants
from .sharing.address import address_of
from .shell import Shell
from .storage import store, stored_games
from .storage.settings import Settings
from .ui import dialogs, memory
from .ui.dom import by_id, handle, spawn

if TYPE_CHECKING:
    from .sharing.invite import ResultText
    from .sheets.replay import Replay
    from .table.table import TableController


class PageCallbacks(NamedTuple):
    """The ways from a table to the rest of the page, and the handlers of what arrives there."""

    lobby: Callable[[], None]
    show_lobby: Callable[[], Awaitable[None]]
    menu: Callable[[OpenTable], Awaitable[None]]
    again: Callable[[SavedGame], None]
    continue_without: Callable[[SavedGame, Collection[int], bool], None]
    """Continue without the players of some seats, or until they come back with a new key."""
    next: Callable[[SavedGame], Awaitable[None]]
    evening: Callable[[OpenTable], Awaitable[None]]
    receive: Callable[[OpenTable, LinkContents, Play], Coroutine[Any, Any, None]]
    receive_sealed: Callable[[OpenTable, SealedLink], Coroutine[Any, Any, bool]]
    follow_offer: Callable[[ParsedLink], Coroutine[Any, Any, None]]
    """Continue with a game that was begun elsewhere."""
    sync_from_tab: Callable[[OpenTable, str], Awaitable[None]]
    """Adopt what another tab has stored."""
    try_again: Callable[[OpenTable, int], None]
    """Make a decision anew, by its number among the plies."""


class OpenTable:
    """One game while it is open; as a screen it is closed once."""

    has_address = True
    tried: SavedGame | None = None
    """In a trial, the game that it is of."""

    def __init__(
        self, shell: Shell, doors: PageCallbacks, game: SavedGame, ply: int | None, failed: Callable[[SavedGame], None]
    ) -> None:
        """Open a game; `failed` is called where a fault of ours, which is being handled, has stopped play."""
        from .table.callbacks import TableCallbacks
        from .table.table import TableController

        self._shell, self._callbacks = shell, doors
        self.seen_offers = set[str]()
        """The games that were offered here to continue with, and the seats that were asked for."""
        self._share_sheet: tuple[Any, Any] | None = None
        """The sheet with a link to the table, and the state of the game then."""
        self._replay: Replay | None = None
        self.session = session = Session(game)
        if ply is not None:
            session.playback.show_replay(ply)
        leads = TableCallbacks(
            save_listeners=(
                self._update_address,
                lambda: shell.notify_tabs(session.key),
                self._close_outdated_link,
                lambda: self.participants.broadcast(),
            ),
            leave=doors.lobby,
            rules=self.open_rules,
            share=self.share,
            again=doors.again,
            continue_without=doors.continue_without,
            next=doors.next,
            evening=lambda: doors.evening(self),
            replay=self.open_replay,
            show_chances=self._show_chances,
            share_result=self._share_result,
            on_resumed=self._leave_replay,
            enable_sound=shell.turn_sound_on,
            live=lambda: self.participants.live,
            failed=failed,
            compare=self.compare,
        )
        self.table: TableController = TableController(session, shell.settings, shell.worker, leads)
        self.participants = participants = Participants(shell, self.table, lambda: self.is_open)
        self._end_handling = handle(
            phones=lambda _: participants.become_shared_screen(),
            meet=lambda _: participants.meet_nearby(),
            table_menu=lambda _: doors.menu(self),
            weak=lambda _: self.show_player_keys(),
            ask_deal=lambda _: self.share(()),
            seats=lambda _: participants.show_seats(),
            sit=lambda _: participants.take_seat(),
            look=lambda ply: self._replay_ply(int(ply)),
        )

    def begin(self, *, push: bool, live: bool, ply: int | None) -> None:
        """Start the game, or the replay of it after `ply` plies."""
        from .sharing.live import Live, LiveCallbacks

        session, doors, participants = self.session, self._callbacks, self.participants
        spawn(stored_games.mark_earlier_games_over(evening.from_sections(session.extra_sections, session.match.seats)))
        self.write_address(push=push)
        if ply is None:
            self.table.start()
        else:
            self.open_replay(ply)
        hears = LiveCallbacks(
            lambda: self.table.display.reader,
            lambda shared, play: doors.receive(self, shared, play),
            participants.presence_changed,
            doors.follow_offer,
            lambda parcel: doors.receive_sealed(self, parcel),
            participants.on_seat_requested,
            lambda: self._shell.is_question_open,
            lambda ply: (orders := self.table.stage.orders) is not None and orders.is_ordered(session, ply),
        )
        participants.live = Live(session, hears, lambda: self._shell.nearby)
        if live:
            spawn(participants.live.turn(True))
        else:
            participants.live.open()
        if store.is_memory_only():
            dialogs.toast(self._shell.say("store.trouble"), bad=True)
        if ply is None:
            by_id("prompt").focus()
        self._shell.mark_interactive()
        if any(who.kind == "computer" for who in session.seats):
            spawn(self._shell.worker.start())

    @property
    def playing(self) -> TableController:
        """The game that is played here."""
        return self.table

    @property
    def is_open(self) -> bool:
        """Return whether this table is still on the screen."""
        return self._shell.screen is self

    def close(self) -> None:
        """Leave the table for good."""
        self._end_handling()
        self._leave_replay()
        self.table.close()
        memory.collect_soon()
        self.participants.close()

    def restyle(self, settings: Settings) -> None:
        """Adopt other settings."""
        self.table.restyle(settings)

    async def follow(self, name: str) -> None:
        """Adopt what another tab has stored."""
        await self._callbacks.sync_from_tab(self, name)

    def write_address(self, *, push: bool) -> None:
        """Write the address of the game as it is now, and as this device shows it."""
        self._shell.address.put(address_of("", self.session.fragment, self.session.layout), push=push)

    def adopt(self, game: SavedGame) -> None:
        """Continue with the game of a link; where that is nothing new, the address still leads to the game as it is."""
        self.table.adopt(game)
        self.write_address(push=False)

    # ---- followers of a saved change

    def _update_address(self) -> None:
        if self.is_open:
            self.write_address(push=False)

    def _close_outdated_link(self) -> None:
        """Close the sheet with the link of an earlier turn."""
        if self._share_sheet and self._share_sheet[1] != self.session.revision:
            dialogs.close(self._share_sheet[0])

    def change_evening(self, change: Callable[[Evening], Evening]) -> None:
        """Change the evening that the game is part of, and send the change to the others."""
        self.session.change_evening(change)
        spawn(self.table.recorder.commit())

    def pause(self) -> None:
        """Stop all movement while a question is open, and close the sheet with the link, which may change."""
        if self._share_sheet is not None:
            dialogs.close(self._share_sheet[0])
        self.table.stop()

    def open_rules(self, paragraph: str) -> None:
        """Open the rules of the game, at a paragraph if one is named."""
        game = self.table.display.session.match
        self._shell.show_rules(game.game, game.options, game.seats, paragraph)

    def show_player_keys(self) -> None:
        """Show the keys of the players at a sealed table, to be compared aloud."""
        from .sharing import key_pictures

        if local := self.session.sealed:
            key_pictures.show(self._shell.settings.messages, local)

    # ---- the others

    async def invite(self) -> None:
        """Invite players elsewhere; the table waits until that is done."""
        self.table.stop()
        free = filter(self.session.saved_game.is_free, range(len(self.session.seats)))
        await dialogs.wait_for_answer(self.share([*map(self.table.display.reader.name, free)], "invite"))
        if self.is_open:
            self.table.start()

    def share(
        self,
        waits: Sequence[str],
        errand: SendReason = "again",
        ply: int | None = None,
        *,
        story: ResultText | None = None,
    ) -> Any:
        """Show the link of the game on a sheet, or of the game after `ply` plies; return the sheet."""
        from .sharing import invite

        sheet = invite.show(
            self.table.display.reader,
            self.session.saved_game,
            waits,
            ply,
            address=self._shell.base_url(),
            live=self.participants.live,
            story=story,
            errand=errand,
            sent=lambda how: spawn(self.table.note_sent(how)),
        )
        self._share_sheet = (sheet, self.session.revision) if ply is None else None
        return sheet

    async def _share_result(self) -> None:
        """Share the result; a sealed game whose hands are not open yet is passed on to the next player."""
        from .sheets import ending

        session, waits = self.session, self.table.result.to_be_sent()
        story = "over.share", lambda each: ending.story(session, each)
        opened = waits and not session.history.can_link_to_ply
        await dialogs.wait_for_answer(self.share(waits, story=None if opened else story))

    async def compare(self) -> Sequence[str]:
        """Return in sentences how a trial went, beside how it was; empty for a game."""
        return ()

    def menu_actions(self) -> Mapping[str, Callable[[], Any]]:
        """Return what the menu offers at this table alone, by the names of its entries."""
        return {}

    # ---- looking back

    def open_replay(self, ply: int) -> None:
        """Replay the game from after `ply` plies."""
        from .sheets.replay import Replay, ReplayCallbacks

        self._leave_replay()
        table = self.table
        player = ReplayCallbacks(
            messages=lambda: self._shell.settings.messages,
            look_at=table.look_at,
            step_to=table.display.step_to,
            play_on=table.start,
            share=lambda ply: self.share((), ply=ply),
            course=self._show_chances,
            hands=table.display.hands,
            retry=lambda number: self._callbacks.try_again(self, number),
            decisions=table.display.own_decisions(),
        )
        self._replay = Replay(self.session, player, ply)

    def _replay_ply(self, ply: int) -> None:
        """Replay the ply of a line of the log."""
        dialogs.close_all()
        self.open_replay(ply)

    def close_replay(self) -> bool:
        """Go back from a replay to the game itself; return whether there was one."""
        if is_replay := self._replay is not None:
            self._replay.close()
        return is_replay

    def _leave_replay(self) -> None:
        if self._replay is not None:
            self._replay.leave()
            self._replay = None

    async def _show_chances(self) -> bool:
        """Show the course of the chances; return whether that leads to a replay, or to a decision made anew."""
        from .sheets import chances_sheet

        display = self.table.display
        chosen, ply = await chances_sheet.open_chances(
            self.session, display.reader, self._shell.worker, display.own_decisions()
        )
        if chosen == "look":
            self.open_replay(ply)
        elif chosen == "retry":
            self._callbacks.try_again(self, ply)
        elif chosen == "share":
            await dialogs.wait_for_answer(self.share((), ply=ply))
        return chosen in ("look", "retry")
