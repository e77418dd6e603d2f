"""Somebody who takes a lesson: goes where the finger points, reads, answers, and goes on."""

from __future__ import annotations

from typing import Any

from e2e import player
from e2e.device import App
from kaartbord.lessons.lesson import Lesson, start
from kaartbord.text import say

NOW = """() => {
  const box = document.querySelector("#finger:not([hidden])")?.getBoundingClientRect();
  const words = (selector) => document.querySelector(selector)?.textContent ?? "";
  return {
    point: box ? [box.x + box.width / 2, box.y + box.height / 2] : null,
    step: words("#lesson-step"),
    said: words("#lesson-words"),
    gold: document.querySelector("#actions .gold[data-do=lesson-answer]")?.dataset.arg ?? "",
    asks: document.querySelector("#choices [data-do=lesson-answer]") !== null,
  };
}"""


def now(app: App) -> Any:
    """What the lesson shows."""
    return app.evaluate(NOW)


def open_lesson(app: App, name: str) -> None:
    """Open the lesson of a game from its card in the lobby."""
    app.locator(f"#lesson-{name}").click()
    app.locator("#lesson-words:not(:empty)").wait_for()


def tap_on(app: App) -> None:
    """Do what is to be done next by tapping: where the finger points, or the button in gold."""
    seen = now(app)
    if seen["point"]:
        app.mouse.click(*seen["point"])
    elif seen["gold"]:
        app.locator("#actions .gold").click()
    else:
        app.evaluate(player.HURRY)


def take_step(app: App, lesson: Lesson, number: int, lang: str = "nl") -> None:
    """Take a step as it is meant, up to the next one or the end."""
    step, count = lesson.steps[number], len(lesson.steps)
    shown = say(lang, "lesson.step", number=number + 1, all=count)
    app.wait_for_function(f"document.querySelector('#lesson-step').textContent === '{shown}'")
    if step.right is not None:
        right = step.right(start(lesson, number))
        app.locator(f"#choices [data-do=lesson-answer][data-arg='{right}']").click()
    for _ in range(1200):
        seen = now(app)
        if seen["step"] != shown or seen["gold"] == "play":
            return
        tap_on(app)
        app.wait_for_timeout(10)
    raise AssertionError(f"step {step.name} does not end: {now(app)}")
