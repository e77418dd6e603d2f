"""After the end of a game: its result, the ways from there, and what comes next."""

from collections.abc import Awaitable, Callable
from typing import Any

from ...text.messages import People
from ..sheets import ending
from ..stage.controls import clear_controls, prompt
from ..storage import counts
from ..ui.dom import button, spawn
from .callbacks import TableCallbacks
from .display import Display
from .waiting import WaitingPanel


class GameResult:
    """The end of the game at one table."""

    def __init__(self, display: Display, waiting: WaitingPanel, leads: TableCallbacks) -> None:
        self._display, self._waiting, self._leads = display, waiting, leads
        self.is_shown = False
        """True if the end has been shown."""
        self._reopens = False
        """True if somebody looks at the result, or back from it, and so comes back to it."""

    async def show_end(self, *, large: bool) -> None:
        """Show the end of the game, and its result unless on a `large` screen. Once that was shown, only a
        player who looks at it comes back to it."""
        if not self.is_shown:
            self.is_shown = True
            await self._display.show_deciding_move()
            self._display.play_end_sound()
            self.show_ended_table()
            if not large:
                await self.show()
        else:
            self.show_ended_table()
            if self._reopens:
                await self.show()

    def show_ended_table(self) -> None:
        """Show the table after the game, with a way to its result."""
        display, session = self._display, self._display.session
        display.draw()
        reader, messages = display.reader, display.messages
        closing = ending.hands_note(session, reader)
        prompt(f"{ending.how_won(session, reader)} {closing}".rstrip())
        look = button(messages.format("over.look"), "over", cls="gold")
        names = self.to_be_sent()
        words = messages.format(ending.errand(session), name=People(tuple(names)))
        clear_controls(look, *([button(words, "send", cls="paper")] if names else []))
        if not session.saved_game.is_trial:
            spawn(counts.count_ended_game(session.saved_game, session.fragment))

    def to_be_sent(self) -> list[str]:
        """Return the names of those who wait for a link after the game: for its result, or our secrets of the
        shuffle."""
        return self._waiting.names_for_result(self._display.reader)

    async def show(self) -> None:
        """Show the result and do what is chosen next; a view from there leads back to it."""
        session, leads = self._display.session, self._leads
        looks: dict[str, Callable[[], Awaitable[object]]] = {
            "decided": self._show_decision_again,
            "evening": leads.evening,
            "course": leads.show_chances,
            "share": leads.share_result,
        }
        onward: dict[str, Callable[[], Any]] = {
            "again": lambda: leads.again(session.saved_game),
            "next": lambda: spawn(leads.next(session.saved_game)),
            "replay": lambda: leads.replay(0),
            "leave": leads.leave,
        }
        self._reopens = True
        while (chosen := await self._chosen()) in looks:
            if await looks[chosen]():
                return
        self._reopens = chosen == "replay"
        if lead := onward.get(chosen):
            lead()

    async def _chosen(self) -> str:
        display, session = self._display, self._display.session
        score = display.stage.tabletop.score(display.present(session.view()), session.play.plies)
        return await ending.show(session, display.reader, score, self.to_be_sent(), await self._leads.compare())

    async def _show_decision_again(self) -> None:
        await self._display.show_deciding_move()
        self.show_ended_table()
