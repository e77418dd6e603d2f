"""A puzzle on the real table: a lesson of one step, whose one right move nobody points out."""

from ...bots.replies import replies
from ...lessons.lesson import LEARNER, Lesson, Step, played
from ...match.puzzles.puzzle import Puzzle
from ...text import log
from ...text.hints import puzzles
from ..lessons import panel
from ..lessons.lesson_table import LessonCallbacks, LessonTable
from ..storage.settings import Settings
from ..ui.dom import button

SHOW = "show"
"""The answer of the button that gives the best choice away."""

LINES = 3
"""The last moves that are told in words."""


class PuzzleTable(LessonTable):
    """One puzzle, until its best choice is played."""

    tools = (("back", "puzzle-leave"), ("restart", "lesson-again"), ("list", "puzzle-more"))

    def __init__(self, puzzle: Puzzle, settings: Settings, callbacks: LessonCallbacks) -> None:
        self.puzzle = puzzle
        self.given_away = False
        """True if the best choice was shown."""
        seats = puzzle.state.table.seats
        step = Step("puzzle", puzzle.position, meant=("seat 0",))
        super().__init__(Lesson(puzzle.code, "puzzle", seats, {}, 0, (step,)), settings, callbacks)

    def _title(self, lesson: Lesson) -> str:
        return self._messages.format("puzzle.name", game=lesson.game.INFO.name)

    def _show_task(self, step: Step) -> None:
        self.given_away = False
        panel.show_step(puzzles.difficulty_text(self._messages, self.puzzle), self.tools)
        self._show_words(self._messages.format("puzzle.task"))

    async def _attempt_move(self, step: Step) -> bool:
        """Return True once the best choice lies on the table; another is followed by what comes of it."""
        best = self.puzzle.choices[self.puzzle.ranks[0]]
        state, chosen = self.display.session.play.state, await self._choose()
        if chosen != best:
            plies = [played(self.lesson.game, state, LEARNER, chosen)]
            for seat, action in replies(self.puzzle.code, plies[0].after, LEARNER):
                plies.append(played(self.lesson.game, plies[-1].after, seat, action))
            await self._show(plies)
            rank = self.puzzle.choices.index(chosen)
            self._show_words(puzzles.wrong_text(self._messages, self.puzzle, rank))
            told = (log.log_line(self.display.reader, self.lesson.game, ply).words for ply in plies)
            lines = [words for words in told if words]
            show = button(self._messages.format("puzzle.show"), "lesson-answer", SHOW, cls="ghost")
            if await self._wait_for_button(" ".join(lines[-LINES:]), "retry", show) != SHOW:
                return False
            self.given_away = True
            self._show_position()
        await self._show([played(self.lesson.game, state, LEARNER, best)])
        return True

    async def _end(self) -> None:
        reader = self.display.reader
        panel.show_step(puzzles.theme_text(self._messages, self.puzzle), self.tools, ("lesson-again",))
        self._show_words(puzzles.reason_of_best(reader, self.puzzle, found=not self.given_away))
        more = button(self._messages.format("puzzle.more"), "puzzle-more", cls="ghost")
        await self._wait_for_button(puzzles.second_best(reader, self.puzzle), "another", more)
        self._callbacks.follow(self.lesson)
