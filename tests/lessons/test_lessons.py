"""The lessons that there are."""

from kaartbord.lessons.lessons import LESSONS, find_lesson, next_lesson


def test_a_lesson_is_found_by_its_name() -> None:
    for lessons in LESSONS.values():
        assert [find_lesson(lesson.name) for lesson in lessons] == list(lessons)
    assert find_lesson("none") is None


def test_lessons_of_a_game_follow_each_other() -> None:
    for lessons in LESSONS.values():
        assert [next_lesson(lesson) for lesson in lessons] == [*lessons[1:], None]
