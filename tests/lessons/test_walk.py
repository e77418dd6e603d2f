"""Tests of the progress in a lesson, and of what a device stores of it."""

from typing import Any

import pytest
from kaartbord.lessons import walk
from kaartbord.lessons.lesson import Lesson, Step

LESSON = Lesson("K", "first", 4, {}, 3, (Step("look", "here"), Step("enter", meant=("seat 0 play As",))))


def test_a_step_is_read_played_or_answered() -> None:
    assert walk.step_task(LESSON.steps[0]) == "look"
    assert walk.step_task(LESSON.steps[1]) == "move"
    assert walk.step_task(Step("who", answers=("anna", "wim"), right=lambda _: 1)) == "answer"


def test_what_is_stored_is_found_again() -> None:
    for number in range(3):
        assert walk.done(LESSON, walk.progress_record(LESSON, number)) == number


@pytest.mark.parametrize(
    "torn",
    [
        None,
        "",
        [],
        {},
        {"done": 1},
        *({**walk.progress_record(LESSON, 1), "done": n} for n in (3, -1, True, "1", None)),
    ],
)
def test_what_is_torn_starts_again(torn: Any) -> None:
    assert walk.done(LESSON, torn) == 0


def test_a_lesson_that_has_changed_starts_again() -> None:
    kept = walk.progress_record(LESSON, 1)
    longer = LESSON._replace(steps=(*LESSON.steps, Step("after")))
    moved = LESSON._replace(steps=(LESSON.steps[0]._replace(position="elsewhere"), LESSON.steps[1]))
    assert walk.done(longer, kept) == walk.done(moved, kept) == 0
    quicker = LESSON._replace(minutes=2)
    assert walk.done(quicker, kept) == 1


def test_the_rule_of_a_question_does_not_change_by_itself() -> None:
    first, second = (Lesson("K", "q", 4, {}, 1, (Step("who", answers=("a",), right=lambda _: 0),)) for _ in "12")
    assert walk.digest(first) == walk.digest(second)
