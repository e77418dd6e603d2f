"""The lessons in words, whatever they teach."""

from ..lessons.lessons import LESSONS
from .messages import Messages


def door(messages: Messages, code: str, *, learnt: bool = False) -> str:
    """Return the words that open the lessons of a game, with their minutes, or that one has `learnt` it; ""
    for none."""
    takes = minutes(code)
    return messages.say("lesson.learnt" if learnt else "lesson.open", minutes=takes) if takes else ""


def minutes(code: str) -> int:
    """Return the minutes that all lessons of a game take; 0 if it has none."""
    return sum(lesson.minutes for lesson in LESSONS.get(code, ()))
