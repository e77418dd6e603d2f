"""Lessons on the real table: played to their end, with wrong choices, left and taken up again."""

from __future__ import annotations

from functools import partial

import pytest
from kaartbord.lessons.lesson import Lesson
from kaartbord.lessons.lessons import LESSONS
from playwright.sync_api import expect
from support.browser import lesson_player
from support.browser.device import PHONE, Devices, axe_findings, wait_ready
from support.browser.site import STORES
from support.catalogue import NL
from support.long import long


def test_keezbord_is_learned_by_touch(devices: Devices) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce").open()
    lesson = LESSONS["K"][0]
    names = [step.name for step in lesson.steps]
    walk = names.index("walk")
    lesson_player.open_lesson(app, lesson)
    for number in range(walk):
        lesson_player.take_step(app, lesson, number)
    app.locator("#hand .card").nth(1).click()  # the 6, where the queen is meant
    app.locator("#actions .gold").click()
    expect(app.locator("#lesson-words")).to_have_text(NL.format("lesson.keezbord.walk.why"))
    app.locator("#actions .gold").click()
    expect(app.locator("#lesson-words")).to_have_text(NL.format("lesson.keezbord.walk"))
    app.go_back()  # out of the lesson, which is no game that is kept
    expect(app.locator("#lobby")).to_be_visible()
    expect(app.locator("#games-kept li")).to_have_count(0)
    lesson_player.open_lesson(app, lesson)
    for number in range(walk, len(lesson.steps)):
        lesson_player.take_step(app, lesson, number)
    app.locator("#actions .gold").click()
    expect(app.locator("#prompt.first")).to_contain_text(NL.format("firsts.sound"))
    app.locator("#actions [data-do=hurry]").click()
    expect(app.locator("#prompt.first")).to_contain_text(NL.format("race.first.lot"))
    app.locator("#actions .gold").click()
    expect(app.locator("#prompt.first")).to_contain_text(NL.format("race.first.deal"))
    app.reload()
    expect(app.locator("#prompt.first")).not_to_contain_text(NL.format("race.first.lot"))
    app.open()
    expect(app.locator("#lesson-keezbord")).to_have_text(NL.format("lesson.learnt"))


WRITE = """text => new Promise((done, failed) => {
  const opening = indexedDB.open("kaartbord");
  opening.onerror = failed;
  opening.onsuccess = () => {
    const writing = opening.result.transaction("kept", "readwrite");
    writing.objectStore("kept").put(text, "lesson:keezbord");
    writing.oncomplete = () => { opening.result.close(); done(); };
  };
})"""
"""Writes how far the device is in the lesson of Keezbord, as a text."""

OTHER_STEPS = '{"steps": "0123456789abcdef", "done": 5}'
"""The data that an earlier version of the site left behind."""


@pytest.mark.parametrize("kept", long("{torn", "[]", OTHER_STEPS))
def test_a_lesson_that_cannot_be_taken_up_starts_again(devices: Devices, kept: str) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce").open()
    lesson = LESSONS["K"][0]
    lesson_player.open_lesson(app, lesson)
    lesson_player.take_step(app, lesson, 0)
    app.go_back()
    expect(app.locator("#lobby")).to_be_visible()
    app.evaluate(WRITE, kept)
    lesson_player.open_lesson(app, lesson)
    expect(app.locator("#lesson-step")).to_have_text(NL.format("lesson.step", number=1, all=12))
    expect(app.locator("#toasts")).to_be_empty()


@pytest.mark.long
def test_a_lesson_where_nothing_is_kept_goes_on_as_long_as_the_page_is_open(devices: Devices) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", fresh=True)
    app.add_init_script(STORES["refused"])
    app.open()
    lesson = LESSONS["K"][0]
    lesson_player.open_lesson(app, lesson)
    lesson_player.take_step(app, lesson, 0)
    assert axe_findings(app) == []
    app.go_back()
    expect(app.locator("#lobby")).to_be_visible()
    lesson_player.open_lesson(app, lesson)
    expect(app.locator("#lesson-step")).to_have_text(NL.format("lesson.step", number=2, all=12))
    app.reload()
    wait_ready(app)
    lesson_player.open_lesson(app, lesson)
    expect(app.locator("#lesson-step")).to_have_text(NL.format("lesson.step", number=1, all=12))
    expect(app.locator("#toasts")).to_be_empty()


ALL = [lesson for lessons in LESSONS.values() for lesson in lessons]


@pytest.mark.parametrize("way", long("touch", "keyboard", "tree"))
@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.name)
def test_every_lesson_can_be_taken_to_its_end(devices: Devices, lesson: Lesson, way: str) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce").open()
    lesson_player.open_lesson(app, lesson)
    ways: dict[str, lesson_player.Way] = {
        "touch": lesson_player.tap_on,
        "keyboard": partial(lesson_player.press_on, lesson_player.by_keys),
        "tree": partial(lesson_player.press_on, lesson_player.from_tree),
    }
    for number in range(len(lesson.steps)):
        lesson_player.take_step(app, lesson, number, ways[way])
    expect(app.locator("#actions .gold")).to_be_visible()
