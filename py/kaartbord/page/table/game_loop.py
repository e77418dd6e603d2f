"""The course of one game: show new plies and ask the player to move, until others must play or it is over."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from ...bots import observed_plies
from ...match.match import Match
from ...match.session import premoves
from ...rules.protocol import Action
from ..stage.controls import clear_controls
from ..storage import store
from ..storage.stored_games import LIVE_PREFIX
from ..ui.dom import by_id, spawn
from ..worker import Worker
from .asker import Asker
from .calls import OutOfTurnCalls
from .display import Display
from .firsts import FirstTimeTips
from .forced import ForcedTurns
from .recorder import Recorder
from .waiting import WaitingPanel

MOMENT = 0.25
"""Seconds of thought that need not be mentioned."""


class LoopParts(NamedTuple):
    """The parts of a table that the loop uses."""

    display: Display
    recorder: Recorder
    asker: Asker
    calls: OutOfTurnCalls
    firsts: FirstTimeTips
    forced: ForcedTurns
    waiting: WaitingPanel
    worker: Worker
    plays_live: Callable[[], Awaitable[bool]]
    """True if this device is live, or will be again."""
    chosen: Callable[[], None]
    """A choice is made: one that was taken back before cannot be had again."""
    over: Callable[[], Awaitable[None]]
    """The game is over, and all of it has been shown."""


class GameLoop:
    """Runs one game."""

    def __init__(self, turns: LoopParts) -> None:
        self._turns, self._session = turns, turns.display.session
        self.premove_postponed_in: Match | None = None
        """The game as it was when somebody here wanted to choose nothing ahead."""

    async def run(self) -> None:
        """Show new plies and ask the player to move, in turn; end where others must play, and after the game."""
        turns, session = self._turns, self._session
        await turns.recorder.commit()
        await turns.firsts.load()
        while True:
            await self.show_new_plies()
            turns.forced.announce_played()
            if not session.due_seats:
                await turns.over()
                return
            if (chosen := await self._next_action(session.asked_seat())) is None:
                if await self._ask_premove():
                    continue
                self.show_waiting()
                return
            turns.chosen()
            history = session.history.choose(*chosen)
            if turns.asker.answered_automatically:
                if await store.get(LIVE_PREFIX + session.key) is None:  # else a live player may be asked
                    turns.waiting.note_premove_played(history)
            elif chosen[0] in session.local_seats:
                turns.waiting.move()
            session.update(history)
            await turns.recorder.commit()

    async def show_new_plies(self) -> None:
        """Show, step by step, the plies that have not been shown yet."""
        turns, session, display = self._turns, self._session, self._turns.display
        while (ply := session.next_ply()) is not None:
            if session.playback.skip_if_shown(ply):
                display.write_log()
            else:
                tapped = await turns.forced.await_made(ply, turns.asker.confirm_forced, turns.asker.holder)
                await display.play(ply, tapped=tapped)
                await turns.firsts.explain_ply(session.playback.as_shown(ply))
            if len(session.local_seats) > 1 and session.viewer is not None:
                session.viewer = None
                display.draw()
            await asyncio.sleep(0)  # paint even without a wait

    def show_waiting(self) -> None:
        """Show whom the game waits for."""
        before = self._session.sent
        self._turns.display.draw()
        self._turns.waiting.show(self._turns.display.reader)
        if self._session.sent != before:
            spawn(self._turns.recorder.commit())

    async def _next_action(self, seat: int) -> tuple[int, Action] | None:
        """Return the next action with its seat, whose turn it is or who calls out of turn; None if played elsewhere."""
        session, asker, calls = self._session, self._turns.asker, self._turns.calls
        asker.answered_automatically = False
        if called := calls.take():
            return called
        if not session.can_choose_for(seat):
            return await self._remote_premove(seat)
        person = self._turns.display.by_person(session.play.state, seat)
        work = asyncio.ensure_future(asker.ask(seat) if person else self._think(seat))
        call = asyncio.ensure_future(calls.pending.wait())
        try:
            await asyncio.wait((work, call), return_when=asyncio.FIRST_COMPLETED)
            if called := calls.take():
                asker.answered_automatically = False
                return called
            return seat, await work
        finally:
            work.cancel()
            call.cancel()
            await asyncio.gather(work, call, return_exceptions=True)

    async def _remote_premove(self, seat: int) -> tuple[int, Action] | None:
        """Return the answer ahead of somebody elsewhere, so that no link goes there for it."""
        if not (self._session.local_seats and self._session.has_open_remote_players):
            return None
        answer = await self._turns.asker.premove(seat)
        return (seat, answer) if answer else None

    async def _ask_premove(self) -> bool:
        """Ask somebody here who may premove for that, unless they put it off; return whether they chose."""
        session, turns = self._session, self._turns
        turn = premoves.next_premove_turn(session)
        if turn is None or session.match == self.premove_postponed_in or await turns.plays_live():
            return False
        premoves.add_premove(session, turn, await turns.asker.ask_for(turn.seat, turn.state, ahead=True))
        turns.waiting.move()
        await turns.recorder.commit()
        return True

    # ---- the computer

    async def _think(self, seat: int) -> Action:
        session, table = self._session, by_id("table")
        saying = spawn(self._show_thinking(seat))
        table.dataset.thinking = str(seat)
        try:
            view = session.game.view(session.play.state, seat)
            level, seen = session.seats[seat].level, observed_plies.observed_plies(session.game, session.play, seat)
            rank = await self._turns.worker.choose(session.code, view, seat, level, seen)
            return session.game.legal(session.play.state, seat)[rank]
        finally:
            saying.cancel()
            self._turns.display.thinking = -1
            del table.dataset.thinking

    async def _show_thinking(self, seat: int) -> None:
        """Show who thinks, with a way to hurry, once that takes longer than a moment."""
        display = self._turns.display
        await asyncio.sleep(MOMENT)
        display.thinking = seat
        display.draw_status(self._session.view())
        clear_controls(display.skip_button())
        if display.pace.hurried and not display.people:
            self.hurry()

    def hurry(self) -> None:
        """Skip the motion, and stop the thinking of the computer."""
        display = self._turns.display
        display.hurry()
        if display.thinking >= 0 and all(map(self._session.can_choose_for, range(len(self._session.seats)))):
            self._turns.worker.hurry()  # a search that another device may repeat must give the same result
