"""The open table, the way to another one, and the recovery from a fault of ours that stops play."""

from __future__ import annotations

import asyncio
import traceback

from js import console, document, navigator

from ..match import merge
from ..match.match import Match, Ply
from ..match.session.saved_game import SavedGame
from .open_table import OpenTable, PageCallbacks
from .shell import Shell
from .storage import stored_games
from .ui import dialogs
from .ui.dom import data, log_failures, spawn


class Tables:
    """The table that is open now, if one is, and the way to another."""

    def __init__(self, shell: Shell, doors: PageCallbacks) -> None:
        self._shell, self._callbacks = shell, doors

    @property
    def current(self) -> OpenTable | None:
        """The table that is open; None on another screen."""
        screen = self._shell.screen
        return screen if isinstance(screen, OpenTable) and screen.has_address else None

    def open_game_of(self, played: Match) -> SavedGame | None:
        """Return the game on the table, if it is of this match."""
        if (open_table := self.current) is None or merge.relation(open_table.session.match, played) == "other":
            return None
        return open_table.session.saved_game

    def open(self, game: SavedGame, *, push: bool, live: bool = False, ply: int | None = None) -> OpenTable | None:
        """Open a game at its table and return that; None if a fault of ours prevented it.

        It is `live` if the one before it on the same evening was. With `ply` replay it from after that many plies.
        """
        try:
            self._shell.switch_screen("table")
            opened = self._shell.screen = OpenTable(self._shell, self._callbacks, game, ply, self._failed)
            opened.begin(push=push, live=live, ply=ply)
        except Exception:
            self._failed(game)
            return None
        return opened

    def try_again(self, here: OpenTable, number: int) -> None:
        """Let the player make a decision of a finished game anew, by its number among the plies."""
        turn, shell = here.session.play.plies[number - 1], self._shell
        shell.address.put(shell.address.rest, push=True)  # the way back leads to the game as it was
        self._open_trial(here.session.saved_game, turn, here.table.display.decider(turn))

    def _open_trial(self, tried: SavedGame, turn: Ply, seat: int) -> None:
        from .trial import TrialTable

        doors = self._callbacks._replace(again=lambda _: self._open_trial(tried, turn, seat))
        try:
            self._shell.switch_screen("table")
            opened = TrialTable(self._shell, doors, (tried, turn, seat), lambda _: self._failed(tried))
            self._shell.screen = opened
            opened.begin_trial()
        except Exception:
            self._failed(tried)

    def leave_trial(self) -> bool:
        """Go back from a trial to the game that it is of; return whether there was one."""
        screen = self._shell.screen
        tried = screen.tried if isinstance(screen, OpenTable) else None
        if tried is not None:
            self.open(tried, push=False)
        return tried is not None

    async def keep_current_screen(self, *, lobby: bool) -> None:
        """Open nothing: keep the open table, or go to the `lobby`."""
        if lobby or (open_table := self.current) is None:
            self._shell.address.put("", push=False)
            await self._callbacks.show_lobby()
        else:
            open_table.write_address(push=False)

    def _failed(self, game: SavedGame) -> None:
        """Log a fault of ours that stopped play; the game restarts automatically once."""
        fault = traceback.format_exc()
        console.error(fault)
        spawn(self._recover(game, fault))

    async def _recover(self, game: SavedGame, fault: str) -> None:
        """Reopen a game from the store; where that did not help before, report it and offer remedies."""
        from .sheets import breakdown
        from .table.crashes import further, report, setbacks

        shell, shown = self._shell, self.current
        live = shown is not None and shown.participants.is_live
        if setbacks.is_first(game, asyncio.get_running_loop().time()):
            stored = None
            with log_failures():
                stored = await stored_games.load(game.key)
            if self.current is shown:
                self.open(further(game, stored), push=False, live=live)
                dialogs.toast(shell.say("setback.again"))
            return
        words = shell.say(f"setback{shell.stored_key_suffix()}")
        about = f"Kaartbord {data(document.documentElement, 'version')}\n{navigator.userAgent}"
        evidence = report(game, about, shell.base_url(), fault)
        answer = await breakdown.ask_after_crash(shell.settings.messages, words, evidence)
        if answer == "reload":
            shell.reload()
        elif answer == "lobby":
            self._callbacks.lobby()
