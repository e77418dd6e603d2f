"""The lessons in words, whatever they teach."""

from ..lessons.lessons import LESSONS
from .messages import Messages


def lesson_button_label(messages: Messages, code: str, *, learnt: bool = False) -> str:
    """Return the words that open the lessons of a game, with their minutes, or that one has `learnt` it; ""
    for none."""
    takes = total_minutes(code)
    return messages.format("lesson.learnt" if learnt else "lesson.open", minutes=takes) if takes else ""


def total_minutes(code: str) -> int:
    """Return the minutes that all lessons of a game take; 0 if it has none."""
    return sum(lesson.minutes for lesson in LESSONS.get(code, ()))
