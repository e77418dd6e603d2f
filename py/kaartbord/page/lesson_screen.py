"""Lessons: the one that is taken, and where it leads."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from js import history

from ..games import ENTRIES
from ..lessons.lesson import Lesson
from ..lessons.lessons import find_lesson
from .shell import Shell
from .storage import progress
from .ui.dom import spawn

if TYPE_CHECKING:
    from .lessons.lesson_table import LessonTable


class LessonFlow:
    """The way into a lesson, and out of it."""

    def __init__(self, shell: Shell, begin: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        """Take `begin`, which opens the first game after a lesson."""
        self._shell, self._begin = shell, begin

    def open_lesson(self, wanted: str) -> None:
        """Open the lesson of a game, by its code letter, or one step, as LESSON.STEP."""
        name, _, step = wanted.partition(".")
        if lesson := find_lesson(name):
            self._shell.navigate(self._open(lesson, lesson.number(step)))
        else:
            self._shell.navigate(self._choose(wanted))

    async def _choose(self, code: str) -> None:
        from .lessons import choosing

        if lesson := await choosing.choose(self._shell.settings.messages, code):
            await self._open(lesson, await progress.load(lesson))

    async def _open(self, lesson: Lesson, number: int) -> None:
        """Take a lesson from a step on."""
        from .lessons.lesson_table import LessonCallbacks, LessonTable

        shell = self._shell
        shell.enter_table()

        def rules(paragraph: str) -> None:
            game = opened.display.session.match
            shell.show_rules(game.game, game.options, game.seats, paragraph)

        callbacks = LessonCallbacks(
            rules=rules,
            done=lambda steps: spawn(progress.save(lesson, steps)),
            follow=lambda following: shell.navigate(self._open(following, 0)),
            play=lambda: self._leave_for_game(lesson.code),
        )
        opened: LessonTable = LessonTable(lesson, shell.settings, callbacks)
        shell.screen = opened
        opened.go_to_step(number % len(lesson.steps))

    def _leave_for_game(self, code: str) -> None:
        """Go from the end of a lesson to a first game, or back to the game that was open."""
        if self._shell.address.fragment in ("", *ENTRIES):
            self._shell.navigate(self._begin(code))
        else:
            history.back()
