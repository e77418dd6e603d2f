"""What is said of the lessons, whatever they teach."""

from ..lessons.lessons import LESSONS
from . import say


def door(lang: str, code: str, *, learnt: bool = False) -> str:
    """The words that open the lessons of a game, with how long they take, or that one has `learnt` it; "" if it has
    none."""
    minutes = sum(lesson.minutes for lesson in LESSONS.get(code, ()))
    return say(lang, "lesson.learnt" if learnt else "lesson.open", minutes=minutes) if minutes else ""
