"""The choice of a lesson, in a game that has several."""

from typing import Any

from ...lessons.lesson import Lesson
from ...lessons.lessons import LESSONS, find_lesson
from ...text.messages import Messages
from ..storage import progress
from ..ui.dialogs import open_sheet, wait_for_answer
from ..ui.dom import button_element, el


async def choose(messages: Messages, code: str) -> Lesson | None:
    """Return the lesson of a game, or the one that is chosen from a sheet; None if that was closed."""
    lessons = LESSONS[code]
    if len(lessons) == 1:
        return lessons[0]
    rows = [el("li", _row(messages, lesson, await progress.load(lesson))) for lesson in lessons]
    return find_lesson(await wait_for_answer(open_sheet(messages.format("lesson.which"), el("ul", *rows, cls="uses"))))


def _row(messages: Messages, lesson: Lesson, done: int) -> Any:
    """Return the button of a lesson: its subject, and its minutes or the progress in it."""
    title, steps = el("span", text=messages.format(f"lesson.{lesson.name}")), len(lesson.steps)
    how_far = (
        messages.format("lesson.finished")
        if done == steps
        else messages.format("lesson.step", number=done + 1, all=steps)
        if done
        else messages.format_count(lesson.minutes, "minute")
    )
    meta = el("span", text=how_far, cls="meta")
    return button_element(title, meta, cls="row", do="answer", arg=lesson.name)
