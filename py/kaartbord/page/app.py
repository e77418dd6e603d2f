"""The page: its parts, the ways between them, and the screen that its address asks for.

Modules that the lobby does not need are imported where they are needed; py/main.py fetches them beforehand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from js import document, history, location, window

from ..games import ENTRIES, GAMES
from ..match import daily
from ..match.session.saved_game import Layout
from .incoming import Incoming
from .incoming_sealed import IncomingSealedGames
from .lesson_screen import LessonFlow
from .lobby_screen import LobbyScreen
from .new_game import NewGameFlow
from .next_game import NextGameFlow
from .open_table import PageCallbacks
from .puzzle_screen import PuzzleFlow
from .shell import Shell
from .storage import persistence, store
from .storage.settings import CONTRAST_QUERY, DARK_QUERY, load
from .table_menu import TableMenu
from .tables import Tables
from .ui import dialogs, memory
from .ui.dom import handle, listen, on_failure, spawn
from .ui.keys import on_key

if TYPE_CHECKING:
    from .daily.flow import DailyFlow

SCORE_SHEETS = "scoreblad"
STATISTICS = "statistiek"
ARBITER = "mag-dit"
CLUB_FRAGMENTS = ("toernooi", SCORE_SHEETS, STATISTICS, ARBITER)
"""The fragments of the address for tournaments, score sheets for real cards, statistics, and the arbiter, where a
position may follow."""


class App:
    """The whole page."""

    def __init__(self) -> None:
        shell = self.shell = Shell()
        doors = PageCallbacks(
            lobby=lambda: shell.navigate(self._go_to_lobby()),
            show_lobby=lambda: self._lobby.open(),
            menu=lambda here: self._menu.open(here),
            again=lambda game: shell.navigate(self._next.begin(game, game.match.game)),
            continue_without=lambda game, gone, back: shell.navigate(
                self._next.continue_without(game, gone, back=back)
            ),
            next=lambda game: self._next.choose_game(game),
            evening=lambda here: self._next.show_evening(here),
            receive=lambda here, shared, play: self._incoming.receive_live(here, shared, play),
            receive_sealed=lambda here, parcel: self._sealed.receive_live(here, parcel),
            follow_offer=lambda link: self._next.follow_offer(link),
            try_again=lambda here, number: self.tables.try_again(here, number),
            sync_from_tab=lambda here, name: self._incoming.sync_from_tab(here, name),
        )
        self.tables = Tables(shell, doors)
        self._lobby = LobbyScreen(shell)
        self.new_game = NewGameFlow(shell, self.tables)
        self._next = NextGameFlow(shell, self.tables)
        self._sealed = IncomingSealedGames(shell, self.tables, self._lobby, self._next)
        self._incoming = Incoming(shell, self.tables, self._lobby, self._sealed)
        self._lessons = LessonFlow(shell, self.new_game.begin_first_game)
        self._daily: DailyFlow | None = None
        """The deals of the day, once any was wanted."""
        self._puzzles = PuzzleFlow(shell)
        everywhere = {"keys": self._open_keys, "settings": self._open_settings, "leave": doors.lobby}
        self._menu = TableMenu(shell, self._incoming, self._sealed, self._next, self._lessons, everywhere)

    async def start(self) -> None:
        """Open the page at its link, or at the lobby."""
        shell, lobby = self.shell, self._lobby
        memory.freeze()
        shell.open(await load(), self._follow)
        on_failure(lambda: dialogs.toast(shell.say(f"failed{shell.stored_key_suffix()}"), bad=True))
        store.on_change(self._storage_changed)
        handle(
            leave_setup=lambda _: shell.navigate(self._go_to_lobby()),
            reload=lambda _: shell.reload(),
            settings=lambda _: self._open_settings(),
            lesson=self._lessons.open_lesson,
            puzzle_today=lambda _: self._puzzles.open(),
            puzzle_more=lambda _: self._puzzles.choose(),
            puzzle_leave=lambda _: history.back(),
            first_game=lambda code: shell.navigate(self.new_game.begin_first_game(code)),
            backup_open=lambda _: self._open_backup(),
            club=lambda name: shell.navigate(self._open_club(name)),
            daily=lambda fragment: shell.navigate(self._open_daily(fragment)),
            lobby_open=lambda name: shell.navigate(self.new_game.open_stored(name)),
            lobby_new=lambda code: shell.navigate(self.new_game.show_setup(code)),
            lobby_paste=lambda _: self._paste(),
            lobby_meet=lambda _: self._meet(),
            lobby_which=lambda _: lobby.choose_rules(),
            lobby_help=lobby.explain,
            lobby_language=lambda _: lobby.choose_language(),
            lobby_seen=lambda _: lobby.reset_game_count(),
        )
        listen(document, "kaartbord:alive", lambda event: event.preventDefault())  # see web/alive.js
        listen(document, "kaartbord:shows", _suppress_own_notice)  # see web/keeping.js
        on_key("f1", self._open_keys)
        listen(window, "popstate", lambda event: self._moved())
        listen(window, "hashchange", lambda event: self._moved())
        listen(document, "visibilitychange", lambda event: self._incoming.sync_when_visible())
        for wish in (DARK_QUERY, CONTRAST_QUERY):
            listen(window.matchMedia(wish), "change", lambda event: shell.change_settings(shell.settings))
        self._moved()
        await shell.wait_for_navigation()

    def _storage_changed(self) -> None:
        """Report that the device stops storing games, or does so again."""
        if store.is_memory_only():
            dialogs.toast(self.shell.say("store.trouble"), bad=True)
        else:
            dialogs.toast(self.shell.say("store.well"))
        if self.shell.screen_name() == "lobby":
            spawn(self._lobby.refresh())

    # ---- the address

    def _moved(self) -> None:
        """Open what the address asks for, unless that is open already; a lesson has no address."""
        shell, address = self.shell, self.shell.address
        wanted = str(location.hash).removeprefix("#") or str(location.search).partition("%23")[2]
        has_address = shell.screen is None or shell.screen.has_address
        if wanted == address.fragment and shell.screen_name() and has_address:
            return
        if address.is_known() and (dialogs.close_top_sheet() or self._close_replay()):
            address.stay()
            return
        if wanted == address.fragment and self.tables.leave_trial():
            return
        address.arrive()
        if not wanted:
            shell.navigate(self._lobby.open())
        elif wanted in ENTRIES:
            shell.navigate(self.new_game.show_setup(wanted))
        elif wanted.partition("=")[0] in CLUB_FRAGMENTS:
            shell.navigate(self._open_club(wanted))
        elif wanted.partition(".")[0] == daily.FRAGMENT:
            shell.navigate(self._open_daily(wanted))
        else:
            shell.navigate(self._incoming.open_link(wanted))

    def _close_replay(self) -> bool:
        """Go back from a replay to the game itself; return whether there was one."""
        here = self.tables.current
        return here is not None and here.close_replay()

    async def _go_to_lobby(self) -> None:
        self.shell.address.put("", push=True)
        await self._lobby.open()

    async def _paste(self) -> None:
        from ..match.daily import link as daily_link
        from .lobby import pasting

        if text := await pasting.ask_for_link(self.shell.settings.messages):
            fragment = daily_link.find(text)
            opened = self._open_daily(fragment) if fragment else self._incoming.open_link(text, push=True)
            self.shell.navigate(opened)

    async def _meet(self) -> None:
        if called := await self.shell.meeting_sheet().come():
            link, layout = called
            hand: Layout | None = "hand" if layout == "hand" else None
            self.shell.navigate(self._incoming.open_link(link, push=True, layout=hand))

    async def _open_daily(self, fragment: str) -> None:
        """Open today's deal, or what a fragment of the address asks for."""
        from .daily.flow import DailyFlow

        if self._daily is None:
            self._daily = DailyFlow(self.shell, lambda: self.shell.navigate(self._go_to_lobby()))
        await self._daily.open(fragment)

    async def _open_club(self, name: str) -> None:
        """Show tournaments, score sheets or statistics, each at an address of its own."""
        from .lobby.club import ClubScreen
        from .statistics.screen import StatisticsScreen
        from .tally.screen import TallyScreen
        from .tournament.screen import TournamentScreen

        shell = self.shell
        shell.address.put(f"#{name}", push=name != shell.address.fragment)
        screens: dict[str, type[ClubScreen]] = {SCORE_SHEETS: TallyScreen, STATISTICS: StatisticsScreen}
        shell.switch_screen("club")
        if name.partition("=")[0] == ARBITER:
            await self._open_arbiter(name)
            return
        club = screens.get(name, TournamentScreen)(
            shell.settings.messages, lambda: shell.navigate(self._go_to_lobby()), shell.notify_tabs
        )
        club.wanted = name.partition("=")[2]
        shell.screen = club
        await club.open()
        shell.mark_interactive()

    async def _open_arbiter(self, name: str) -> None:
        """Show the arbiter, at the position that an address has behind its name."""
        from .arbiter.screen import ArbiterCallbacks, ArbiterScreen

        shell = self.shell
        leads = ArbiterCallbacks(
            leave=lambda: shell.navigate(self._go_to_lobby()),
            address=lambda fragment: shell.address.put(f"#{fragment}", push=False),
            play=lambda code, state: shell.navigate(self._play_laid(code, state)),
            open_link=lambda text: shell.navigate(self._incoming.open_link(text, push=True)),
            site=shell.base_url(),
        )
        shell.screen = arbiter = ArbiterScreen(shell.settings, leads, name)
        await arbiter.open()
        shell.mark_interactive()

    async def _play_laid(self, code: str, state: Any) -> None:
        """Play on from a laid position; the way back leads to it."""
        from ..scene.arbiter.laying import play_from
        from .arbiter.playing import LaidTable
        from .sharing.following import seeds

        shell = self.shell
        shell.enter_table()
        play, table = play_from(code, state, next(seeds())), state.table

        def explain(paragraph: str) -> None:
            shell.show_rules(code, table.options, table.seats, paragraph)

        seat = next(seat for seat in GAMES[code].to_move(state) if seat >= 0)
        shell.screen = LaidTable(play, seat, shell.settings, shell.worker, explain)

    # ---- other tabs

    async def _follow(self, name: str) -> None:
        """Adopt what another tab has stored under a name."""
        if self.shell.screen is not None:
            await self.shell.screen.follow(name)

    async def _open_backup(self) -> None:
        from .sheets import backup

        await backup.show_backup(self.shell.settings.look, self.shell.base_url(), self._restored)

    async def _restored(self, names: Sequence[str]) -> None:
        """Show the games that came from a file: in the lobby, or at the table where one of them is open."""
        for name in names:
            self.shell.notify_tabs(name)
        if names:
            await persistence.note_stored_games()
        if (here := self.tables.current) is None:
            await self._follow("")
        elif here.session.key in names:
            await here.follow(here.session.key)

    # ---- sheets

    def _open_keys(self) -> None:
        """Show the keys that do something here: those of the game on the table, or without one all others."""
        from ..scene.keyboard import keys
        from .sheets import keys as keys_sheet

        settings, screen = self.shell.settings, self.shell.screen
        playing = screen.playing if screen is not None else None
        known = playing.display.phrasebook.answers if playing else None
        owners = len(playing.asking.owners) if playing else 0
        groups = keys.switches(settings.scan) | keys.key_sections(known, owners, settings.keys)
        keys_sheet.show(settings.messages, settings.keys, groups)

    def _open_settings(self) -> None:
        from .sheets import settings

        settings.show(
            self.shell.settings.messages, self.shell.settings, self.shell.change_settings, self.shell.change_language
        )


def _suppress_own_notice(event: Any) -> None:
    """Cancel the event if its notice is of the game that this page shows."""
    from .sharing import notices

    if notices.is_current_game(str(event.detail)):
        event.preventDefault()
