"""The open table, the way to another one, and the recovery from a fault of ours that stops play."""

from __future__ import annotations

import asyncio
import traceback

from js import console, document, navigator

from ..match import merge
from ..match.match import Match
from ..match.session.kept import SavedGame
from .open_table import Doors, OpenTable
from .shell import Shell
from .storage import kept
from .ui import dialogs
from .ui.dom import aside, data, spawn


class Tables:
    """The table that is open now, if one is, and the way to another."""

    def __init__(self, shell: Shell, doors: Doors) -> None:
        self._shell, self._doors = shell, doors

    @property
    def now(self) -> OpenTable | None:
        """The table that is open; None on another screen."""
        return self._shell.screen if isinstance(self._shell.screen, OpenTable) else None

    def here(self, played: Match) -> SavedGame | None:
        """Return the game on the table, if it is of this match."""
        if (open_table := self.now) is None or merge.relation(open_table.session.match, played) == "other":
            return None
        return open_table.session.saved_game

    def open(
        self, game: SavedGame, *, push: bool, live: bool = False, ply: int | None = None
    ) -> OpenTable | None:
        """Open a game at its table and return that; None if a fault of ours prevented it.

        It is `live` if the one before it on the same evening was. With `ply` replay it from after that many
        plies.
        """
        try:
            self._shell.enter("table")
            opened = self._shell.screen = OpenTable(self._shell, self._doors, game, ply, self._failed)
            opened.begin(push=push, live=live, ply=ply)
        except Exception:
            self._failed(game)
            return None
        return opened

    async def stay(self, *, lobby: bool) -> None:
        """Open nothing: keep the open table, or go to the `lobby`."""
        if lobby or (open_table := self.now) is None:
            self._shell.address.put("", push=False)
            await self._doors.show_lobby()
        else:
            open_table.put_address(push=False)

    def _failed(self, game: SavedGame) -> None:
        """Log a fault of ours that stopped play; the game restarts automatically once."""
        fault = traceback.format_exc()
        console.error(fault)
        spawn(self._take_up(game, fault))

    async def _take_up(self, game: SavedGame, fault: str) -> None:
        """Reopen a game from the store; where that did not help before, report it and offer remedies."""
        from .sheets import breakdown
        from .table.setbacks import further, report, setbacks

        shell, shown = self._shell, self.now
        live = shown is not None and shown.participants.is_live
        if setbacks.is_first(game, asyncio.get_running_loop().time()):
            stored = None
            with aside():
                stored = await kept.load(game.key)
            if self.now is shown:
                self.open(further(game, stored), push=False, live=live)
                dialogs.toast(shell.say("setback.again"))
            return
        words = shell.say(f"setback{shell.where_kept()}")
        about = f"Kaartbord {data(document.documentElement, 'version')}\n{navigator.userAgent}"
        evidence = report(game, about, shell.site(), fault)
        answer = await breakdown.ask_after_crash(shell.settings.messages, words, evidence)
        if answer == "reload":
            shell.reload()
        elif answer == "lobby":
            self._doors.lobby()
