"""The progress of this device in each lesson."""

from ...games import ENTRIES
from ...lessons import walk
from ...lessons.lesson import Lesson
from ...lessons.lessons import LESSONS
from . import store

PREFIX = "lesson:"
"""The start of a key, before the name of a lesson."""


async def load(lesson: Lesson) -> int:
    """Return the number of steps of a lesson that are done; 0 for one whose steps have changed since."""
    return walk.done(lesson, await store.get(PREFIX + lesson.name))


async def is_completed(code: str) -> bool:
    """Return whether all lessons of a game are done."""
    return all([await load(lesson) == len(lesson.steps) for lesson in LESSONS.get(code, ())])


async def completed_games() -> set[str]:
    """Return the games whose lessons are all done; lessons are imported only of games where one was begun."""
    begun = [name.removeprefix(PREFIX) for name, _ in await store.entries(PREFIX)]
    known = [code for code, entry in ENTRIES.items() if any(name.startswith(entry.name.lower()) for name in begun)]
    return {code for code in known if await is_completed(code)}


async def save(lesson: Lesson, number: int) -> None:
    """Store the number of steps that are done."""
    await store.put(PREFIX + lesson.name, walk.progress_record(lesson, number))
