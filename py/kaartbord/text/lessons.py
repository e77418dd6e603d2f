"""What is said of the lessons, whatever they teach."""

from ..lessons.lessons import LESSONS
from . import say


def door(lang: str, code: str) -> str:
    """The words that open the lessons of a game, with how long they take; "" if it has none."""
    minutes = sum(lesson.minutes for lesson in LESSONS.get(code, ()))
    return say(lang, "lesson.open", minutes=minutes) if minutes else ""
