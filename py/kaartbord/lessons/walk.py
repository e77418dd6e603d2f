"""How far somebody is in a lesson, as a device stores it, and what is asked in a step."""

from hashlib import sha256
from typing import Any, Literal

from .lesson import Lesson, Step

Asks = Literal["look", "move", "answer"]
"""What a step wants: to be read, a move at the table, or the answer to a question."""


def asks(step: Step) -> Asks:
    """What a step wants of the learner."""
    if step.answers:
        return "answer"
    return "move" if step.meant else "look"


def digest(lesson: Lesson) -> str:
    """What the steps of a lesson are, in short: another one as soon as the site changes any of them."""
    steps = [step._replace(right=None) for step in lesson.steps]
    return sha256(repr((lesson.code, lesson.seats, steps)).encode()).hexdigest()[:16]


def stored(lesson: Lesson, number: int) -> dict[str, Any]:
    """What is stored of a lesson in which so many steps are done; plain data."""
    return {"steps": digest(lesson), "done": number}


def done(lesson: Lesson, kept: Any) -> int:
    """How many steps are done by what was stored; 0 if that is torn, or of other steps."""
    if not isinstance(kept, dict) or kept.get("steps") != digest(lesson):
        return 0
    number = kept.get("done")
    return number if type(number) is int and 0 <= number <= len(lesson.steps) else 0
