"""The table of a day's deal: the person and the others at it, up to its end, or a replay of it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from js import history

from ...match.daily import deal
from ...match.daily.history import DayHistory
from ...match.link import Seat
from ...match.match import Play
from ...match.session.saved_game import SavedGame
from ...match.session.session import Session
from ...text import daily
from ..sheets.replay import Replay, ReplayCallbacks
from ..stage.controls import announce_prompt, clear_controls
from ..storage.settings import Settings
from ..table.display import Display
from ..table.queries import TableQueries
from ..ui import awake
from ..ui.dom import button, by_id, el, handle, spawn
from ..ui.svg import icon_only_button
from .dates import date_text


class DailyCallbacks(NamedTuple):
    """The callbacks of the table to the page around it."""

    rules: Callable[[str], None]
    """Open the rules at a paragraph, or with "" at their start."""
    changed: Callable[[Play], Awaitable[None]]
    """Keep the play: the person has chosen, or the deal is over."""
    result: Callable[[], object]
    """Go to the result."""
    course: Callable[[Session], object]
    """Show the course of the chances."""


class DailyTable:
    """One deal of the day. Its course is a task."""

    has_address = False

    def __init__(self, day: int, play: Play, settings: Settings, callbacks: DailyCallbacks) -> None:
        """Lay out a deal; one that is over is replayed."""
        self.day, self._callbacks, self._messages = day, callbacks, settings.messages
        over = not play.pending
        session = Session(self._saved_game(DayHistory(play, looks_back=over)))
        if over:
            session.playback.show_replay(len(play.plies))
        elif deal.own_plies(play):
            session.playback.shown_plies = len(play.plies)
        self.display = Display(session, settings, callbacks.rules)
        self.asking = TableQueries(self.display)
        by_id("table").dataset.daily = "yes"
        self._build_panel()
        awake.keep("lesson")
        self._end_handling = handle(
            daily_leave=lambda _: history.back(),
            daily_rules=lambda _: callbacks.rules(""),
            daily_result=lambda _: callbacks.result(),
            hurry=lambda _: self.display.hurry(),
        )
        self._replay: Replay | None = None
        self._task = None if over else spawn(self._run())
        if over:
            self.look_at(0)

    def _saved_game(self, held: DayHistory) -> SavedGame:
        match = held.play.match
        _, *names = daily.seat_names(self._messages, match.game, match.seats)
        others = [Seat("computer", name, claimed=False) for name in names]
        return SavedGame(held, (Seat("human", "", claimed=True), *others), frozenset({deal.ME}))

    def _build_panel(self) -> None:
        """Put the panel in the place of the table's bar: the day, and what the deal is about in a few words."""
        messages = self._messages
        title = messages.format("daily.day", date=date_text(messages, self.day))
        nodes = (
            icon_only_button("back", messages.format("daily.leave"), "daily-leave", id="daily-leave"),
            el("div", el("h1", text=title), el("p", text=daily.goal(messages, self.day, "brief")), cls="bar-words"),
            icon_only_button("book", messages.format("lobby.rules"), "daily-rules", id="daily-rules"),
        )
        by_id("table").prepend(el("section", *nodes, cls="lesson daily-panel", aria_label=title))

    # ---- the course of the deal

    async def _run(self) -> None:
        session, display = self.display.session, self.display
        display.draw()
        while True:
            while (ply := session.next_ply()) is not None:
                if session.playback.skip_if_shown(ply):
                    display.write_log()
                else:
                    await display.play(ply)
                await asyncio.sleep(0)  # paint even without a wait
            play = session.play
            if not play.pending:
                break
            if play.pending[0].seat == deal.ME:
                play = await self._ask(play)
                await self._callbacks.changed(play)
            else:
                play = deal.answer(self.day, play)
            session.update(DayHistory(play))
        await self._callbacks.changed(session.play)
        announce_prompt(daily.how_it_went(self._messages, self.day, deal.outcome(self.day, session.play)))
        result = button(self._messages.format("over.look"), "daily-result", cls="gold")
        clear_controls(result)
        result.focus()

    async def _ask(self, play: Play) -> Play:
        """Return the play after the choice of the person."""
        display, session = self.display, self.display.session
        legal = session.game.legal(play.state, deal.ME)
        display.pace.stop_hurrying()
        display.notify_turn()
        display.stage.put(display.present(session.view()))
        display.draw_status(session.view(), last=display.last())
        action = await display.stage.answering.choose(display.present(session.view()), legal, play.plies, forced=False)
        return deal.choose_rank(self.day, play, list(legal).index(action))

    def look_at(self, ply: int) -> None:
        """Replay the deal from after that many plies."""
        display, callbacks = self.display, self._callbacks
        player = ReplayCallbacks(
            messages=lambda: display.messages,
            look_at=display.look_at,
            step_to=display.step_to,
            play_on=callbacks.result,
            share=lambda ply: None,
            course=lambda: callbacks.course(display.session),
            hands=display.hands,
            retry=lambda number: None,
            decisions=(),
        )
        self._leave_replay()
        self._replay = Replay(display.session, player, ply)

    def _leave_replay(self) -> None:
        if self._replay is not None:
            self._replay.leave()

    # ---- the screen

    @property
    def playing(self) -> "DailyTable":
        """The game that is played here."""
        return self

    def close(self) -> None:
        """Leave the table for good."""
        if self._task is not None:
            self._task.cancel()
        self._leave_replay()
        self._end_handling()
        self.asking.close()
        self.display.close()
        awake.keep("lesson", False)
        del by_id("table").dataset.daily

    async def follow(self, name: str) -> None:
        """Adopt nothing: each tab plays the deal by itself, and the first to end it counts."""

    def restyle(self, settings: Settings) -> None:
        """Adopt other settings; the language cannot change meanwhile."""
        self.display.restyle(settings)
