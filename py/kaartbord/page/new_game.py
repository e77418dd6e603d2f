"""A new game: its set-up, its first table, and the games that wait in the lobby."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..match.session.history import OpenHistory
from ..match.session.saved_game import UNSENT, Layout, SavedGame, SentState
from ..match.setup import colours, lot
from .shell import Shell
from .storage import firsts, persistence, stored_games
from .tables import Tables
from .ui import dialogs
from .ui.dom import spawn
from .ui.progress_sheet import ReadingCancelled
from .ui.promises import BrowserRefused

if TYPE_CHECKING:
    from ..match.setup.draft import GameSetup


class NewGameFlow:
    """The way from the lobby to a table."""

    def __init__(self, shell: Shell, tables: Tables) -> None:
        self._shell, self._tables = shell, tables

    async def show_setup(self, code: str) -> None:
        """Show the set-up of a game; its address is the game's letter, so that back leads to the lobby."""
        from .lobby import setup

        shell = self._shell
        back = shell.screen is None or shell.screen.has_address
        shell.address.put(f"#{code}", push=back and code != shell.address.fragment)
        shell.switch_screen("setup")
        screen = await setup.open_setup(shell.settings, code, self.begin)
        shell.screen = screen
        await screen.show()
        shell.mark_interactive()
        spawn(shell.worker.start())

    async def open_stored(self, name: str) -> None:
        """Open a game that waits in the lobby."""
        try:
            with self._shell.waiting() as progress:
                found = await stored_games.load(name, progress=progress)
        except ReadingCancelled:
            return
        if found is None:
            dialogs.toast(self._shell.say("kept.lost"), bad=True)
        else:
            self._tables.open(found, push=True)

    async def begin_first_game(self, code: str) -> None:
        """Begin the first game on this device."""
        from .storage import setups

        self.begin(await setups.first_game(code))

    def begin(self, wanted: GameSetup) -> None:
        """Begin a game as it was set up."""
        spawn(persistence.request_persistence())
        if wanted.is_first:
            self._shell.navigate(self._begin_with_help(wanted))
        elif wanted.sealed:
            self._shell.navigate(self._begin_sealed(wanted))
        else:
            self._open(wanted)

    async def _begin_with_help(self, wanted: GameSetup) -> None:
        """Open the table of a player's first game, where everything new is explained."""
        shell = self._shell
        await firsts.save_explained(wanted.code, ())
        if shell.settings.firsts == "off":
            shell.change_settings(shell.settings._replace(firsts="on"))
        self._open(wanted)

    async def _begin_sealed(self, wanted: GameSetup) -> None:
        """Begin a game whose hands nobody can read; its cryptography may fail to load."""
        from .sharing import successors

        try:
            self._tables.open(await successors.begun(wanted), push=False)
        except BrowserRefused as refused:
            self._shell.report_no_cryptography(refused)

    def _open(self, wanted: GameSetup) -> None:
        from .sharing.following import seeds

        first = lot.start_game(
            wanted.code, wanted.options, len(wanted.seats), wanted.dealer, seeds(), gentle=wanted.is_first
        )
        elsewhere = any(seat.kind == "link" for seat in wanted.seats)
        phones = not wanted.mine and elsewhere
        layout: Layout = "screen" if phones else "table"
        more = colours.to_sections((), wanted.colours)
        game = SavedGame(
            OpenHistory(first),
            wanted.seats,
            wanted.mine,
            layout=layout,
            extra_sections=more,
            sent=SentState(UNSENT),
        )
        if (opened := self._tables.open(game, push=False)) is None:
            return
        if phones:
            opened.participants.become_shared_screen()
        elif elsewhere:
            spawn(opened.invite())
