"""The lessons that there are."""

from kaartbord.lessons.lessons import LESSONS, find, following


def test_a_lesson_is_found_by_its_name() -> None:
    for lessons in LESSONS.values():
        assert [find(lesson.name) for lesson in lessons] == list(lessons)
    assert find("none") is None


def test_lessons_of_a_game_follow_each_other() -> None:
    for lessons in LESSONS.values():
        assert [following(lesson) for lesson in lessons] == [*lessons[1:], None]
