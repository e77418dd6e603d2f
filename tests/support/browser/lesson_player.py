"""Somebody who takes a lesson: goes where the finger points, reads, answers, and goes on."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from kaartbord.lessons.lesson import LEARNER, Lesson, first_meant, start
from kaartbord.lessons.lessons import LESSONS
from support.browser import player
from support.browser.device import App
from support.browser.keyboard import press_card, tab_to
from support.catalogue import NL

NOW = """() => {
  const box = document.querySelector("#finger:not([hidden])")?.getBoundingClientRect();
  const at = box && [box.x + box.width / 2, box.y + box.height / 2];
  const button = box && document.elementFromPoint(...at)?.closest("button:not(.zoom)");
  const words = (selector) => document.querySelector(selector)?.textContent ?? "";
  return {
    point: box ? at : null,
    pointed: box && button ? `[data-do="${button.dataset.do}"][data-arg="${button.dataset.arg}"]` : "",
    step: words("#lesson-step"),
    said: words("#lesson-words"),
    gold: document.querySelector("#actions .gold[data-do=lesson-answer]")?.dataset.arg ?? "",
  };
}"""

MOST_PRESSES = 100
"""In one step."""

MOST_LOOKS = 200
"""Looks at what a press changes."""

LONG_LIST = 500
"""Choices in a list that is walked by Tab."""

ENDS = ("play", "following")
"""The actions of the button in gold at the end of a lesson."""


def now(app: App) -> Any:
    """Return what the lesson shows."""
    return app.evaluate(NOW)


def changed(app: App, seen: Any) -> Any:
    """Return what the lesson shows once that differs from what was seen, or when nothing more comes of a press."""
    for _ in range(MOST_LOOKS):
        if (shown := now(app)) != seen:
            return shown
        app.wait_for_timeout(10)
    return seen


def open_lesson(app: App, lesson: Lesson) -> None:
    """Open a lesson from the card of its game in the lobby."""
    app.locator(f"#lesson-{lesson.game.INFO.name.lower()}").click()
    if len(LESSONS[lesson.code]) > 1:
        app.locator(f"dialog [data-arg='{lesson.name}']").click()
    app.locator("#lesson-words:not(:empty)").wait_for()


Press = Callable[[App, str], None]
"""Presses the button that a selector finds."""


def tap_on(app: App, lesson: Lesson, number: int, seen: Any) -> None:
    """Do what is to be done next by tapping: where the finger points, or the button in gold."""
    if seen["point"]:
        app.mouse.click(*seen["point"])
    elif seen["gold"]:
        app.locator("#actions .gold").click()
    else:
        app.evaluate(player.HURRY)


def press_on(press: Press, app: App, lesson: Lesson, number: int, seen: Any) -> None:
    """Do it by pressing buttons alone: what the finger points out on the board is found in the list of choices."""
    if seen["pointed"]:
        press(app, f"#table {seen['pointed']}")
    elif seen["point"]:
        state = start(lesson, number)
        rank = lesson.game.legal(state, LEARNER).index(first_meant(lesson, lesson.steps[number], state))
        press(app, "#choices [data-do=others]")
        press(app, f"dialog [data-do=use][data-arg='{rank}']")
    elif seen["gold"]:
        press(app, "#actions .gold")
    else:
        app.evaluate(player.HURRY)


def by_keys(app: App, selector: str) -> None:
    """Press a button by keys: a card by the arrows, and in a long list by many a Tab."""
    if (node := re.search(r"card.*data-arg=.(\d+)", selector)) is not None:
        press_card(app, int(node[1]))
        return
    tab_to(app, selector, LONG_LIST)
    app.keyboard.press("Enter")


def from_tree(app: App, selector: str) -> None:
    """Press a button as the accessibility tree has it: by its role and name."""
    node = app.locator(selector).first
    name = node.get_attribute("aria-label") or node.inner_text()
    app.get_by_role("button", name=name, exact=True).first.click(force=True)


Way = Callable[[App, Lesson, int, Any], None]


def take_step(app: App, lesson: Lesson, number: int, way: Way = tap_on) -> None:
    """Take a step as it is meant, up to the next one or the end."""
    step, count = lesson.steps[number], len(lesson.steps)
    shown = NL.format("lesson.step", number=number + 1, all=count)
    app.wait_for_function(f"document.querySelector('#lesson-step').textContent === '{shown}'")
    if step.right is not None:
        right = step.right(start(lesson, number))
        app.locator(f"#choices [data-do=lesson-answer][data-arg='{right}']").click()
    seen = now(app)
    for _ in range(MOST_PRESSES):
        if seen["step"] != shown or seen["gold"] in ENDS:
            return
        way(app, lesson, number, seen)
        seen = changed(app, seen)
    raise AssertionError(f"step {step.name} does not end: {seen}")
