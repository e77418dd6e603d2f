"""A trial at its table: a decision of a finished game made anew, and compared with what was."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from js import history

from ..match.match import Ply
from ..match.session.saved_game import SavedGame
from ..match.session.trial import new_decision, trial_of
from ..scene.chances_chart import whole_percent
from ..text import log
from ..text.phrasebooks import PHRASEBOOKS
from .open_table import OpenTable, PageCallbacks
from .shell import Shell
from .stage import regions
from .ui import dialogs
from .ui.dom import by_id, el, spawn


class TrialTable(OpenTable):
    """The table of a trial: nothing of it is stored, sent, or in the address."""

    has_address = False

    def __init__(
        self,
        shell: Shell,
        doors: PageCallbacks,
        decision: tuple[SavedGame, Ply, int],
        failed: Callable[[SavedGame], None],
    ) -> None:
        """Open a trial of a `decision`: a game, a ply of it, and the seat of the person who chose that."""
        super().__init__(shell, doors._replace(lobby=history.back), trial_of(*decision), None, failed)
        self.tried, self._turn, self._seat = decision
        self._end = decision[0].play.state
        table = by_id("table")
        table.dataset.trial = "yes"
        table.querySelector("h1").dataset.text = "trial.title"
        table.querySelector(".bar [data-do=leave]").dataset.label = "trial.leave"
        regions.write_words(shell.settings.messages)

    def close(self) -> None:
        """Leave the trial for good."""
        super().close()
        del by_id("table").dataset.trial

    def begin_trial(self) -> None:
        """Ask for the decision, and remind of the one that was made."""
        self.table.start()
        by_id("prompt").focus()
        dialogs.toast(f"{self._shell.say('trial.begun')} {self._then()}")
        spawn(self._shell.worker.start())

    def write_address(self, *, push: bool) -> None:
        """Leave the address alone: it is that of the game itself."""

    def _move(self, turn: Ply) -> str:
        return log.log_line(self.table.display.reader, self.session.game, turn).words

    def _then(self) -> str:
        return self._shell.say("trial.then", move=self._move(self._turn))

    async def compare(self) -> list[str]:
        """Return both decisions, the chances after each, and the end of the game as it was, in sentences."""
        session, reader, say = self.session, self.table.display.reader, self._shell.say
        told, now = [self._then()], new_decision(session.saved_game)
        if now is not None:
            side = next(n for n, seats in enumerate(session.game.sides(now.after)) if self._seat in seats)
            states = self._turn.after, now.after
            chances = [(await self._shell.worker.chances(session.code, state))[side] for state in states]
            before, after = map(whole_percent, chances)
            told += [say("trial.now", move=self._move(now)), say("trial.chances", before=before, after=after)]
        phrases, end = PHRASEBOOKS[session.code], self._end
        how = f"{phrases.headline(reader, end)} {phrases.ending(reader, end, session.game.score(end))}"
        return [*told, say("trial.end", how=how)]

    def menu_actions(self) -> Mapping[str, Callable[[], Any]]:
        """Return the comparison, another trial of the same decision, and the way back to the game."""
        again = partial(self._callbacks.again, self.session.saved_game)
        return {"compare": self._show_comparison, "retry": again, "finished": history.back}

    async def _show_comparison(self) -> None:
        told = [el("p", text=words) for words in (*await self.compare(), self._shell.say("trial.unkept"))]
        dialogs.open_sheet(self._shell.say("menu.compare"), *told)
