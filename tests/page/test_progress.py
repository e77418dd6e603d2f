"""The progress in lessons: those of a game that nobody began are not imported to know it."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from kaartbord.lessons import walk
from kaartbord.lessons.lessons import LESSONS
from page.held import Store


def test_lessons_are_imported_only_where_one_was_begun(
    page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    progress, store, lessons = page_module("storage.progress"), Store(), LESSONS["O"]
    monkeypatch.setattr(progress, "store", store)
    monkeypatch.setattr(LESSONS, "imported", {})

    async def done(number: int) -> set[str]:
        lesson = lessons[number]
        await store.put(f"lesson:{lesson.name}", walk.progress_record(lesson, len(lesson.steps)))
        return await progress.completed_games()

    async def page() -> None:
        assert await progress.completed_games() == set() and LESSONS.imported == {}
        assert await done(0) == set() and await done(1) == {"O"}
        assert [*LESSONS.imported] == ["O"]

    asyncio.run(page())
