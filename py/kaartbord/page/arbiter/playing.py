"""A game that is played on from a laid position, on this device against the computer; nothing of it is kept."""

import asyncio
from collections.abc import Callable

from js import history

from ...bots import observed_plies
from ...match.link import Seat
from ...match.match import Play
from ...match.session.history import OpenHistory
from ...match.session.saved_game import SavedGame
from ...match.session.session import Session
from ...rules.protocol import Action
from ...text.phrasebooks import PHRASEBOOKS
from ..stage.controls import announce_prompt, clear_controls, offer
from ..storage.settings import Settings
from ..table.display import Display
from ..table.queries import TableQueries
from ..ui.dom import button, by_id, handle, spawn
from ..worker import Worker


class LaidTable:
    """The table of such a game; its course is a task."""

    has_address = False

    def __init__(self, play: Play, seat: int, settings: Settings, worker: Worker, rules: Callable[[str], None]) -> None:
        """Play at this seat; all others are computers."""
        others = tuple(Seat("computer", "", claimed=False) for _ in range(play.match.seats))
        seats = (*others[:seat], Seat("human", "", claimed=True), *others[seat + 1 :])
        self._worker, self._messages = worker, settings.messages
        self.display = Display(Session(SavedGame(OpenHistory(play), seats, frozenset({seat}))), settings, rules)
        self.asking = TableQueries(self.display)
        self._end_handling = handle(
            table_rules=lambda _: rules(""),
            leave=lambda _: history.back(),
            hurry=lambda _: self.display.hurry(),
            call=lambda _: self.display.stage.answering.call(),
        )
        by_id("table").querySelector("[data-do=table-menu]").remove()  # what it offers is for games that are kept
        self._task = spawn(self._run())

    @property
    def playing(self) -> "LaidTable":
        """The game that is played here."""
        return self

    def close(self) -> None:
        """Leave the table for good."""
        self._task.cancel()
        self._end_handling()
        self.asking.close()
        self.display.close()

    async def follow(self, name: str) -> None:
        """Adopt nothing: the game is not kept."""

    def restyle(self, settings: Settings) -> None:
        """Adopt other settings."""
        self.display.restyle(settings)

    async def _run(self) -> None:
        session, display = self.display.session, self.display
        display.write_log()
        display.draw()
        spawn(self._worker.start())
        while True:
            while (ply := session.next_ply()) is not None:
                await display.play(ply)
                await asyncio.sleep(0)
            display.pace.stop_hurrying()
            if not session.due_seats:
                self._show_end()
                return
            seat = session.asked_seat()
            action = await (self._ask(seat) if seat in session.mine else self._think(seat))
            clear_controls()
            session.update(session.history.choose(seat, action))

    async def _ask(self, seat: int) -> Action:
        session, display = self.display.session, self.display
        legal = session.game.legal(session.play.state, seat)
        seen = display.present(session.view())
        return await display.stage.answering.choose(seen, legal, session.play.plies, forced=len(legal) == 1)

    async def _think(self, seat: int) -> Action:
        session = self.display.session
        view = session.game.view(session.play.state, seat)
        seen = observed_plies.observed_plies(session.game, session.play, seat)
        rank = await self._worker.choose(session.code, view, seat, session.seats[seat].level, seen)
        return session.game.legal(session.play.state, seat)[rank]

    def _show_end(self) -> None:
        """Say how the game ended, with the way back."""
        session, words = self.display.session, PHRASEBOOKS[self.display.session.code]
        state, reader = session.play.state, self.display.reader
        won = words.ending(reader, state, session.game.score(state))
        announce_prompt(f"{words.headline(reader, state)} {won}")
        offer((), [button(self._messages.format("arbiter.leave"), "leave", cls="gold")])
