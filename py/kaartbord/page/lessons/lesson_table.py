"""A lesson on the real table: each step is a position that is looked at, played on from, or asked about."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from js import history

from ...games import ENTRIES
from ...lessons import walk
from ...lessons.lesson import LEARNER, Lesson, Step, first_meant, is_meant, play_from, played, start, step_plies
from ...lessons.lessons import next_lesson
from ...match.link import Seat
from ...match.match import Ply
from ...match.session.history import OpenHistory
from ...match.session.saved_game import SavedGame
from ...match.session.session import Session
from ...rules.protocol import Action
from ...text import log
from ..stage import finger
from ..stage.controls import announce_prompt, clear_controls, offer, prompt
from ..storage.settings import Settings
from ..table.display import Display
from ..table.queries import TableQueries
from ..ui import awake
from ..ui.dom import button, by_id, handle, spawn
from . import panel


class LessonCallbacks(NamedTuple):
    """The callbacks of a lesson to the page around it."""

    rules: Callable[[str], None]
    """Open the rules at a paragraph, or with "" at their start."""
    done: Callable[[int], object]
    """This number of steps is done, to be remembered."""
    follow: Callable[[Lesson], object]
    """Continue with the next lesson of the game."""
    play: Callable[[], object]
    """Go from the end of the lesson to the game itself."""


TOOLS = (("back", "lesson-leave"), ("undo", "lesson-back"), ("restart", "lesson-again"), ("next", "lesson-skip"))
"""The buttons of the panel."""


class LessonTable:
    """One lesson. Its course is a task; going to another step stops it and starts it there."""

    has_address = False
    tools: panel.Tools = TOOLS

    def __init__(self, lesson: Lesson, settings: Settings, callbacks: LessonCallbacks) -> None:
        self.lesson, self._callbacks = lesson, callbacks
        self.number = 0
        """The step that is taken now; the number of steps once all are done."""
        self._task: asyncio.Task[None] | None = None
        self._answer: asyncio.Future[str] | None = None
        self._messages = settings.messages
        self.display = Display(self._session(0), settings, callbacks.rules)
        self.asking = TableQueries(self.display)
        by_id("table").dataset.lesson = lesson.name
        panel.build(self._messages, self._title(lesson), self.tools)
        finger.build()
        awake.keep("lesson")
        self._end_handling = handle(
            lesson_leave=lambda _: history.back(),
            lesson_back=lambda _: self.go_to_step(self.number - 1),
            lesson_again=lambda _: self.go_to_step(self.number),
            lesson_skip=lambda _: self._skip(),
            lesson_answer=self._on_answer,
            hurry=lambda _: self.display.hurry(),
            call=lambda _: self.display.stage.answering.call(),
        )

    def _title(self, lesson: Lesson) -> str:
        return self._messages.format(f"lesson.{lesson.name}")

    def _sentence(self, name: str) -> str:
        """Return a sentence of the lesson."""
        return self._messages.format(f"lesson.{self.lesson.name}.{name}")

    def _show_words(self, words: str) -> None:
        """Show words in the panel."""
        panel.show_sentence(self.display.stage.marked(words))

    # ---- running

    def go_to_step(self, number: int) -> None:
        """Take a step from its start; after the last one there is the end."""
        self.stop()
        self.number = number
        self._task = spawn(self._run())

    def stop(self) -> None:
        """Stop asking and showing."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def close(self) -> None:
        """Leave the lesson for good."""
        self.stop()
        self._end_handling()
        self.asking.close()
        self.display.close()
        awake.keep("lesson", False)
        del by_id("table").dataset.lesson

    @property
    def playing(self) -> "LessonTable":
        """The game that is played here."""
        return self

    async def follow(self, name: str) -> None:
        """Adopt nothing: a lesson is stored by its own device alone."""

    def restyle(self, settings: Settings) -> None:
        """Adopt other settings; the language cannot change meanwhile."""
        self.display.restyle(settings)

    def _skip(self) -> None:
        self._callbacks.done(self.number + 1)
        self.go_to_step(self.number + 1)

    # ---- the course of the lesson

    async def _run(self) -> None:
        steps = self.lesson.steps
        while self.number < len(steps):
            await self._run_step(steps[self.number])
            self.number += 1
            self._callbacks.done(self.number)
        await self._end()

    async def _run_step(self, step: Step) -> None:
        """Take a step, again from its start until it has been done as it is meant."""
        while True:
            self._show_position()
            self._show_task(step)
            if await self._attempt(step):
                return

    def _show_task(self, step: Step) -> None:
        """Show the number of the step, and its sentence."""
        self._show_number()
        self._show_words(self._sentence(step.name))

    def _show_number(self) -> None:
        steps = len(self.lesson.steps)
        words = self._messages.format("lesson.step", number=min(self.number + 1, steps), all=steps)
        over, first = self.number == steps, self.number == 0
        off = {*(["lesson-back"] if first else []), *(["lesson-again", "lesson-skip"] if over else [])}
        panel.show_step(words, self.tools, off)

    async def _attempt(self, step: Step) -> bool:
        """Return whether the choice made now is what the step is about."""
        asks = walk.step_task(step)
        if asks == "answer":
            return await self._attempt_answer(step)
        if asks == "move":
            return await self._attempt_move(step)
        if step.then:
            await self._show(step_plies(self.lesson, self.number, self.display.session.play.state))
        await self._wait_for_button(self._messages.format("lesson.look"), "next")
        return True

    async def _attempt_move(self, step: Step) -> bool:
        session = self.display.session
        state = session.play.state
        chosen = await self._choose(first_meant(self.lesson, step, state))
        right = is_meant(step, chosen)
        if right:
            await self._show(step_plies(self.lesson, self.number, state, chosen))
        else:
            await self._show([played(session.game, state, LEARNER, chosen)])
        self._show_verdict(step, right=right)
        await self._wait_for_button(self._last_move_text(), "next" if right else "retry")
        return right

    async def _choose(self, pointed: Action | None = None) -> Action:
        """Return the choice that the learner makes now; a finger shows the way to the one that is `pointed` out."""
        session, asks = self.display.session, self.display.stage.answering
        legal = session.game.legal(session.play.state, LEARNER)
        asks.lesson_action = pointed
        try:
            forced = len(legal) == 1 and not legal[0].placements  # the learner moves pawns
            return await asks.choose(self.display.present(session.view()), legal, (), forced=forced)
        finally:
            asks.lesson_action = None

    async def _attempt_answer(self, step: Step) -> bool:
        assert step.right is not None
        state = self.display.session.play.state
        chips = [
            button(self._sentence(f"{step.name}.{answer}"), "lesson-answer", number, cls="chip")
            for number, answer in enumerate(step.answers)
        ]
        answer = int(await self._ask(self._messages.format("lesson.ask"), chips))
        right = answer == step.right(state)
        shown = step.then if right else ()
        if shown:
            await self._show(step_plies(self.lesson, self.number, state))
        self._show_verdict(step, right=right)
        given = self._sentence(f"{step.name}.{step.answers[answer]}")
        words = self._last_move_text() if shown else self._messages.format("lesson.answered", answer=given)
        await self._wait_for_button(words, "next" if right else "retry")
        return right

    def _show_verdict(self, step: Step, *, right: bool) -> None:
        """Show whether the choice was right, and why; of another move its consequences."""
        verdict = self._messages.format("lesson.right" if right else "lesson.wrong")
        why = f"{step.name}.{'done' if right and step.meant else 'why'}"
        said = [] if step.meant and not right else [verdict]
        if f"lesson.{self.lesson.name}.{why}" in self._messages:
            said.append(self._sentence(why))
        self._show_words(" ".join(said))

    async def _end(self) -> None:
        self._show_position()
        next_one = next_lesson(self.lesson)
        self._show_number()
        words = self._messages.format("lesson.part" if next_one else "lesson.done", game=self.lesson.game.INFO.name)
        self._show_words(words)
        again = button(self._messages.format("lesson.once_more"), "lesson-answer", "again", cls="ghost")
        words = self._title(next_one) if next_one else self._messages.format("lesson.done.ask")
        chosen = await self._wait_for_button(words, "following" if next_one else "play", again)
        if chosen == "again":
            self.go_to_step(0)
        elif next_one:
            self._callbacks.follow(next_one)
        else:
            self._callbacks.play()

    # ---- the table

    def _session(self, number: int) -> Session:
        """Return the table as a step begins; the learner plays with computers that do as the step says."""
        play = play_from(self.lesson, start(self.lesson, number))
        places = ("left", "mate", "right") if ENTRIES[self.lesson.code].teams else ("",) * (self.lesson.seats - 1)
        names = [self._messages.format(f"lesson.seat.{place}") if place else "" for place in places]
        others = [Seat("computer", name, claimed=False) for name in names]
        return Session(
            SavedGame(
                OpenHistory(play),
                (Seat("human", "", claimed=True), *others),
                frozenset({LEARNER}),
            )
        )

    def _show_position(self) -> None:
        """Lay the table out as the step begins; after the last one it stays as that left it."""
        if self.number < len(self.lesson.steps):
            self.display.change_session(self._session(self.number))
        prompt("")

    async def _show(self, plies: Sequence[Ply]) -> None:
        """Show the plies, and keep the last one in view until the learner continues."""
        session, display = self.display.session, self.display
        play = session.play._replace(state=plies[-1].after, plies=tuple(plies))
        session.saved_game = session.saved_game._replace(history=OpenHistory(play))
        while (ply := session.next_ply()) is not None:
            display.stage.showing.keeps = ply is plies[-1]
            await display.play(ply)
        display.pace.stop_hurrying()

    def _last_move_text(self) -> str:
        """Return what was done last."""
        last = self.display.session.play.plies[-1]
        return log.log_line(self.display.reader, self.lesson.game, last).words

    # ---- questions

    async def _wait_for_button(self, words: str, key: str, *others: Any) -> str:
        """Wait for a press on the gold button, or one of the others; `words` are above it meanwhile."""
        words_of = {"game": self.lesson.game.INFO.name}
        gold = button(self._messages.format(f"lesson.{key}", **words_of), "lesson-answer", key, cls="gold")
        return await self._ask(words, (), (*others, gold))

    async def _ask(self, words: str, choices: Sequence[Any], actions: Sequence[Any] = ()) -> str:
        """Return the `data-arg` of the button that is pressed."""
        announce_prompt(words)
        offer(choices, actions)
        (*choices, *actions)[-1].focus()
        self._answer = asyncio.get_running_loop().create_future()
        try:
            return await self._answer
        finally:
            clear_controls()

    def _on_answer(self, answer: str) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(answer)
