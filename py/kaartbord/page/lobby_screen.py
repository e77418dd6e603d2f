"""The lobby as a screen: the games that are kept here, and the actions on them."""

from __future__ import annotations

from collections.abc import Sequence

from js import document

from ..games import GAMES
from ..text import phrasebooks
from .lobby import lobby
from .shell import Shell
from .storage import persistence, progress, stored_games
from .storage.settings import Settings
from .ui.dom import spawn


class LobbyScreen:
    """The lobby."""

    has_address = True
    playing = None

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._language = ""

    async def open(self) -> None:
        """Show the lobby, with all games of this device."""
        shell = self._shell
        shell.switch_screen("lobby", self)
        await self.refresh()
        if shell.is_interactive():
            document.querySelector("#lobby .game button").focus()
        shell.mark_interactive()

    async def refresh(self) -> None:
        """Fill in the games of this device."""
        self._language = self._shell.settings.lang
        games, loss = await stored_games.list_all(), await persistence.detect_loss()
        if games and loss in ("", "apart"):
            loss = ""
            await persistence.note_stored_games()
        learnt = await progress.completed_games()
        lobby.fill_lobby(self._shell.settings.messages, games, loss, self._forget, learnt)

    def close(self) -> None:
        """Leave the page; what is filled in stays for the next time."""

    def restyle(self, settings: Settings) -> None:
        """Show another language."""
        if settings.lang != self._language:
            spawn(self.refresh())

    async def follow(self, name: str) -> None:
        """Adopt what another tab has stored."""
        await self.refresh()

    async def choose_rules(self) -> None:
        """Ask for which game to show the rules."""
        if (code := await lobby.choose_rules(self._shell.settings.messages)) == "help":
            from .sheets import help

            help.show(self._shell.settings.messages)
        elif code:
            self.explain(code)

    async def choose_language(self) -> None:
        """Ask for the language of the page."""
        if lang := await lobby.choose_language(self._shell.settings.messages):
            await self._shell.change_language(lang)

    def explain(self, code: str) -> None:
        """Open the rules of a game that is not on the table."""
        self._shell.show_rules(code, GAMES[code].options({}), phrasebooks.DEFAULT_SEATS)

    async def reset_game_count(self) -> None:
        """Restart the count of games, once the notice has been read that the browser wiped others."""
        await persistence.note_stored_games()
        await self.refresh()

    async def _forget(self, names: Sequence[str]) -> None:
        for name in names:
            await stored_games.delete(name)
        await self.refresh()
