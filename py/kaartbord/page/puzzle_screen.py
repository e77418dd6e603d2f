"""Puzzles: the one of today, those of a theme, and the way from one to the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..match.puzzles import series
from ..match.puzzles.puzzle import Puzzle
from .shell import Shell
from .storage import days, puzzles
from .ui import dialogs
from .ui.dom import spawn

if TYPE_CHECKING:
    from .puzzles.puzzle_table import PuzzleTable


class PuzzleFlow:
    """The way into puzzles."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._known: dict[str, Sequence[Puzzle]] = {}
        """By game: the puzzles that were fetched."""

    def open(self) -> None:
        """Open the puzzle of today; once that is solved, the choice of others."""
        self._shell.navigate(self._open_today(again=False))

    async def choose(self) -> None:
        """Ask for a game and a theme, and open a puzzle."""
        from .puzzles import choosing

        messages = self._shell.settings.messages
        code = await choosing.choose_game(messages)
        if code == choosing.TODAY:
            self._shell.navigate(self._open_today(again=True))
        elif code and (known := await self._load(code)):
            solved = await puzzles.solved(code)
            if (theme := await choosing.choose_theme(messages, known, solved)) is not None:
                chosen = series.of_theme(known, theme)
                self._shell.navigate(self._open(series.following(chosen, solved), chosen))

    async def _load(self, code: str) -> Sequence[Puzzle]:
        """Return the puzzles of a game; say so where they cannot be had, and return none."""
        try:
            if code not in self._known:
                self._known[code] = await puzzles.load(code)
            return self._known[code]
        except Exception:  # whatever the browser throws without a connection
            dialogs.toast(self._shell.say("puzzle.failed"), bad=True)
            return ()

    async def _open_today(self, *, again: bool) -> None:
        day = days.today()
        if known := await self._load(series.game_of_day(day)):
            puzzle = series.of_day(known, day)
            if again or puzzle.key not in await puzzles.solved(puzzle.code):
                await self._open(puzzle, series.of_theme(known, ""))
            else:
                await self.choose()

    async def _open(self, puzzle: Puzzle, chosen: Sequence[Puzzle]) -> None:
        """Open a puzzle of a series."""
        from .lessons.lesson_table import LessonCallbacks
        from .puzzles.puzzle_table import PuzzleTable

        shell = self._shell

        def rules(paragraph: str) -> None:
            game = opened.display.session.match
            shell.show_rules(game.game, game.options, game.seats, paragraph)

        def done(_: int) -> None:
            if not opened.given_away:
                spawn(puzzles.save_solved(puzzle))

        async def follow() -> None:
            await self._open(series.following(chosen, await puzzles.solved(puzzle.code), puzzle), chosen)

        shell.enter_table()
        callbacks = LessonCallbacks(
            rules=rules, done=done, follow=lambda _: shell.navigate(follow()), play=lambda: None
        )
        opened: PuzzleTable = PuzzleTable(puzzle, shell.settings, callbacks)
        shell.screen = opened
        opened.go_to_step(0)
