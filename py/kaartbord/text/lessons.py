"""What is said of the lessons, whatever they teach."""

from ..lessons.lessons import LESSONS
from .messages import Messages


def door(messages: Messages, code: str, *, learnt: bool = False) -> str:
    """The words that open the lessons of a game, with how long they take, or that one has `learnt` it; "" if it has
    none."""
    takes = minutes(code)
    return messages.say("lesson.learnt" if learnt else "lesson.open", minutes=takes) if takes else ""


def minutes(code: str) -> int:
    """Return how long all lessons of a game take; 0 if it has none."""
    return sum(lesson.minutes for lesson in LESSONS.get(code, ()))
