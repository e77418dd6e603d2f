"""The lessons of every game, by its code letter, in the order in which they are taken."""

from ..games import Parts
from .lesson import Lesson

LESSONS: Parts[tuple[Lesson, ...]] = Parts(".lesson", "LESSONS")


def next_lesson(lesson: Lesson) -> Lesson | None:
    """Return the lesson of the same game that comes after this one; None after the last."""
    lessons = LESSONS[lesson.code]
    after = lessons.index(lesson) + 1
    return lessons[after] if after < len(lessons) else None


def find_lesson(name: str) -> Lesson | None:
    """Return the lesson of this name; None if it does not exist (any more)."""
    return next((lesson for lessons in LESSONS.values() for lesson in lessons if lesson.name == name), None)
