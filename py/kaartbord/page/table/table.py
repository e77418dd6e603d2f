"""One open table: its parts, wired together, and the changes from outside."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from js import document

from ...match.match import Match, Play, take_back
from ...match.session.history import OpenHistory
from ...match.session.playback import NO_REPLAY
from ...match.session.saved_game import Layout, SavedGame, SendMethod
from ...match.session.session import Session
from ...match.setup import early_choices
from ...scene.keyboard.keys import LAST_TRICK
from ..stage.controls import press_gold_button, prompt
from ..storage.settings import Settings
from ..ui import awake, magnifier
from ..ui.dialogs import clear_toasts, close_all, toast
from ..ui.dom import button, by_id, combine_callbacks, data, handle, listen, log_failures, spawn
from ..ui.keys import on_key
from ..worker import Worker
from .asker import NOBODY, Asker
from .big_screen import BigScreen
from .callbacks import TableCallbacks
from .calls import OutOfTurnCalls
from .display import Display
from .firsts import FirstTimeTips
from .forced import ForcedTurns
from .game_loop import GameLoop, LoopParts
from .hints import Hints
from .queries import TableQueries
from .recorder import Recorder
from .result import GameResult
from .seats import SeatChanges
from .waiting import WaitingPanel


class TableController:
    """One open table. Its course is a task; any change from outside stops it and starts it again."""

    def __init__(self, session: Session, settings: Settings, worker: Worker, leads: TableCallbacks) -> None:
        self.session, self._leads = session, leads
        self.closed = False
        """True if it was left for good."""
        self._task: asyncio.Task[None] | None = None
        self._undone: Play | None = None
        """The game before the last choice was taken back, if nothing was chosen since."""
        self.display = Display(session, settings, leads.rules, leads.presence)
        self.stage = self.display.stage
        self.asking = TableQueries(self.display)
        self.recorder = Recorder(session, (self._stay_awake, *leads.save_listeners))
        self.hints, firsts = (
            Hints(worker, self.stage.answering.suggest),
            FirstTimeTips(self.display, leads.enable_sound),
        )
        plays_live = partial(leads.plays_live, session.key)
        calls = OutOfTurnCalls(self.display, self._hurry_to_call)
        self._forced = ForcedTurns(self.display, leads.live, calls.pending)
        self.asker = Asker(self.display, self.hints, firsts, self._forced, plays_live)
        self.waiting = WaitingPanel(
            session,
            lambda seat: seat in leads.presence()[0],
            leads.share,
            lambda seat: seat in leads.presence()[1],
        )
        self.seats = SeatChanges(self.display, self.asker, self.waiting, self.start)
        self.result = GameResult(self.display, self.waiting, leads)
        self.loop = GameLoop(
            LoopParts(
                self.display,
                self.recorder,
                self.asker,
                calls,
                firsts,
                self._forced,
                self.waiting,
                worker,
                plays_live,
                self._forget_undone,
                lambda: self.result.show_end(large=self._big is not None),
            )
        )
        self._big: BigScreen | None = None
        end_handling = handle(
            leave=lambda _: leads.leave(),
            hurry=lambda _: self.loop.hurry(),
            table_rules=lambda _: leads.rules(""),
            send=lambda _: self.share(),
            last_trick=lambda _: self.display.open_last_trick(),
            over=lambda _: self._open_result(),
            call=lambda _: calls.call_out(),
            gone=lambda _: self._without(),
            later=lambda _: self._postpone_premove(self.session.match),
            ahead=lambda _: self._postpone_premove(None),
            undo=lambda _: self.undo(),
            redo=lambda _: self.redo(),
            cover=lambda _: self.cover(),
            stand_in=lambda _: self.seats.stand_in(self.waiting.seats_left()),
            screen_leave=lambda _: self.show_as("table"),
            screen_full=lambda _: magnifier.toggle_fullscreen(),
        )
        self._end = combine_callbacks(
            end_handling,
            listen(document, "visibilitychange", lambda _: self._visibility_changed()),
            on_key("z", self.undo, control=True),
            on_key("y", self.redo, control=True),
            on_key(LAST_TRICK, self.display.open_last_trick),
            on_key("enter", press_gold_button, control=True),
            self.hints.close,
            firsts.close,
            self.asking.close,
        )

    # ---- running

    def show_as(self, layout: Layout) -> None:
        """Show the game in another layout, from here on."""
        self.session.set_layout(layout)
        self.start()

    def start(self) -> None:
        """Continue with the game from its present state."""
        self.stop()
        with log_failures():
            self._leads.on_resumed()
        with self._reporting_failure():
            self._lay_out()
            self.display.pace.stop_hurrying()
            if self.session.playback.replay_ply >= 0:
                self.session.playback.replay_ply = NO_REPLAY
                self.display.write_log()
            self.display.draw()
            prompt(self.display.lines[-1].words if self.display.lines else "")
            self._run(self.loop.run)

    def _run(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run this until something else happens to the table."""

        async def course() -> None:
            with self._reporting_failure():
                await work()

        self._task = spawn(course())

    @contextmanager
    def _reporting_failure(self) -> Iterator[None]:
        """Report an unforeseen fault that stops play to the page: nobody could continue at this table."""
        try:
            yield
        except Exception:
            if self.closed:
                raise
            self._leads.failed(self.session.saved_game)

    def _lay_out(self) -> None:
        """Draw what is to be shown: the table, for a room or not, or a hand."""
        layout = self.session.layout
        if layout == data(by_id("table"), "layout"):
            return
        if self._big is not None:
            self._big.close()
            self._big = None
        by_id("table").dataset.layout = layout
        if layout == "screen":
            self._big = BigScreen(self.display.messages, lambda: self.show_as("table"), self.display.redraw)
        self.display.redraw()

    def stop(self) -> None:
        """Stop asking, thinking and showing."""
        if self._task is not None:
            self._task.cancel()
        self._task, self.display.thinking = None, -1

    def close(self) -> None:
        """Leave the table for good."""
        self.closed = True
        spawn(self.recorder.put_away())
        self._forget_undone()
        self.stop()
        self._end()
        if self._big is not None:
            self._big.close()
        awake.keep("hand", False)
        self.display.close()

    def adopt(self, game: SavedGame) -> None:
        """Continue with another history: its new plies are shown step by step."""
        self._forget_undone()
        with self._reporting_failure():
            if game.match.undo_count != self.session.match.undo_count:
                self.stage.tabletop.clear_last_move()
                self.result.is_shown = False
            sent = game.sent or self.session.sent
            self.session.saved_game = self.session.saved_game._replace(
                extra_sections=game.extra_sections, is_spectator=game.is_spectator, sent=sent
            )
            self.session.update(game.history)
            self._forced.note_seen_elsewhere()
            self.seats.announce_computers(game.seats)
            self.session.set_players(game.seats, game.mine)
            self.display.write_log()
            if game.history.sends_automatically and self.result.is_shown and self.session.next_ply() is None:
                spawn(self.recorder.commit())  # only the hands of all have become known
                if self.session.playback.replay_ply < 0:
                    self.result.show_ended_table()
            else:
                self.start()

    async def _without(self) -> None:
        """Continue in another match, if wished, as somebody does not come back, or there is no room for more."""
        if answer := await self.waiting.ask_continue_without(self.display.reader):
            self._leads.continue_without(self.session.saved_game, *answer)

    def undo(self) -> None:
        """Take back the last answer of the only player here, who is asked again and may have it back."""
        if (answer := self.display.last_answer()) is not None:
            undone, messages = self.session.play, self.display.messages
            self.asker.ask_again = True
            self.adopt(self.session.saved_game._replace(history=OpenHistory(take_back(undone, answer.choice_index))))
            self._undone = undone
            toast(messages.format("table.undone"), button(messages.format("table.redo"), "redo", cls="plain link"))

    def redo(self) -> None:
        """Restore what was taken back last, while nothing else has been chosen; its count stays."""
        if (undone := self._undone) is not None:
            self._forget_undone()
            match = undone.match._replace(undo_count=self.session.match.undo_count)
            self.session.update(OpenHistory(undone._replace(match=match)))
            self.session.playback.shown_plies = len(undone.plies)
            self.display.write_log()
            self.start()

    def _forget_undone(self) -> None:
        if self._undone is not None:
            self._undone = None
            clear_toasts()

    def adopt_players(self, found: SavedGame) -> None:
        """Adopt the players and the sent turns, as another tab knows them, of a game in the same state."""
        session, lies = self.session, early_choices.from_sections(found.extra_sections, self.session.play)
        news, more = lies != session.premoves, early_choices.to_sections(session.extra_sections, lies)
        session.saved_game = session.saved_game._replace(sent=found.sent or session.sent, extra_sections=more)
        if news or (found.seats, found.mine) != (self.session.seats, self.session.mine):
            self.seats.assign(found.seats, found.mine)
        else:
            self.presence_changed()

    def cover(self) -> None:
        """Close the hand that is open between several people: only its player opens it again."""
        session, self.asker.holder = self.session, NOBODY
        if len(session.local_seats) > 1 and session.viewer is not None:
            close_all()
            session.viewer = None
            if session.playback.replay_ply < 0:
                self.start()
            else:
                self.display.draw()

    def _visibility_changed(self) -> None:
        """Cover the hand as the page comes into view, or is put away: the next to look may be somebody else."""
        if document.hidden:
            spawn(self.recorder.put_away())
            self.cover()

    def restyle(self, settings: Settings) -> None:
        """Adopt other settings."""
        spoken = self.display.messages
        self.display.restyle(settings)
        if settings.messages != spoken and self.session.playback.replay_ply < 0:
            self.start()

    def presence_changed(self) -> None:
        """Refresh as a player elsewhere has come or gone: the game may wait for others now."""
        self.display.refresh()
        rests = self._task is not None and self._task.done()
        if rests and self.session.playback.replay_ply < 0 and self.session.play.pending:
            self.loop.show_waiting()

    def share(self) -> Any:
        """Open the share sheet for the game, or for its result; return the dialog, or the task that opens it."""
        if not self.session.due_seats and self.session.history.can_link_to_ply:
            return spawn(self._leads.share_result())
        return self._leads.share(self.waiting.names(self.display.reader), self.waiting.errand)

    async def note_sent(self, how: SendMethod) -> None:
        """Note that the link has left this device, and show that while the table waits."""
        self.waiting.sent(how)
        await self.recorder.commit()
        if self.session.due_seats:
            self.presence_changed()
        elif self.session.playback.replay_ply < 0:
            self.result.show_ended_table()

    def look_at(self, ply: int) -> None:
        """Show the game as it was after this many plies; play stops until `start`."""
        self.stop()
        self._lay_out()
        self.display.look_at(ply)

    def _postpone_premove(self, stand: Match | None) -> None:
        """Choose nothing ahead in this state of the game, or with None allow it again."""
        self.loop.premove_postponed_in = stand
        self.start()

    def _hurry_to_call(self) -> None:
        """Bring the game to a call that somebody here made out of turn."""
        self.loop.hurry()
        if self.stage.answering.forced:
            self.stage.answering.confirm()
        if self._task is None or self._task.done():
            self.start()

    def _open_result(self) -> None:
        self.stop()
        self._run(self.result.show)

    def _stay_awake(self) -> None:
        awake.keep("hand", self.session.layout == "hand" and bool(self.session.due_seats))
