"""The learner's progress in a lesson, as a device stores it, and the task of each step."""

from hashlib import sha256
from typing import Any, Literal

from .lesson import Lesson, Step

StepTask = Literal["look", "move", "answer"]
"""The task of a step: to read, to make a move at the table, or to answer a question."""


def step_task(step: Step) -> StepTask:
    """Return the task of a step."""
    if step.answers:
        return "answer"
    return "move" if step.meant else "look"


def digest(lesson: Lesson) -> str:
    """Return a short digest of the steps of a lesson: it changes as soon as the site changes any of them."""
    steps = [step._replace(right=None) for step in lesson.steps]
    return sha256(repr((lesson.code, lesson.seats, steps)).encode()).hexdigest()[:16]


def progress_record(lesson: Lesson, number: int) -> dict[str, Any]:
    """Return the stored form of a lesson with `number` steps done; plain data."""
    return {"steps": digest(lesson), "done": number}


def done(lesson: Lesson, kept: Any) -> int:
    """Return the number of steps done in stored data; 0 if it is damaged, or of other steps."""
    if not isinstance(kept, dict) or kept.get("steps") != digest(lesson):
        return 0
    number = kept.get("done")
    return number if type(number) is int and 0 <= number <= len(lesson.steps) else 0
