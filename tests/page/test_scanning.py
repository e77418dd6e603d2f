"""Tests that a press of a switch selects what was framed long enough to be seen."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest

Import = Callable[[str], Any]


class Page:
    """A page whose sheet asks something, and somebody with two switches at it."""

    def __init__(self, module: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        self.seen_ms = module.REACTION_MS
        self.sheet: list[Any] = []
        hearing: dict[str, Any] = {}
        monkeypatch.setattr(module, "performance", SimpleNamespace(now=lambda: self.now))
        monkeypatch.setattr(module, "listen", lambda where, name, heard, **_: hearing.update({name: heard}))
        monkeypatch.setattr(module, "spawn", lambda task: task.close())
        monkeypatch.setattr(module, "_sheets", lambda: [SimpleNamespace(querySelectorAll=lambda _: self.sheet)])
        self.hearing = hearing
        module.Scanner(MagicMock()).configure("two", 1.0)

    def ask(self, *names: str) -> None:
        """Have the sheet show these buttons; the one that is pressed stands in `pressed`."""
        self.pressed: list[str] = []
        self.sheet = [self.button(name) for name in names]

    def button(self, name: str) -> Any:
        node = MagicMock(click=lambda: self.pressed.append(name), getAttribute=lambda _: name)
        node.closest.return_value = None
        node.matches.return_value = False
        return node

    def press(self, key: str, after_ms: float) -> None:
        self.now += after_ms
        target = SimpleNamespace()
        self.hearing["keydown"](MagicMock(type="keydown", key=key, repeat=False, timeStamp=self.now, target=target))


@pytest.fixture
def page(page_module: Import, monkeypatch: pytest.MonkeyPatch) -> Page:
    return Page(page_module("ui.scanning"), monkeypatch)


def test_a_press_chooses_what_has_stood_there_long_enough_to_be_seen(page: Page) -> None:
    page.ask("Jan", "Truus")
    page.press("Enter", 0)  # it comes with the question, so it is only looked at
    page.press("Enter", page.seen_ms)
    assert page.pressed == [], "it went into the group"
    page.press(" ", 0)
    page.press("Enter", 0)
    assert page.pressed == ["Truus"]


def test_a_press_that_was_meant_for_what_stood_there_before_is_passed_over(page: Page) -> None:
    page.ask("Jan")
    page.press(" ", 0)
    page.ask("Leave")
    page.press("Enter", page.seen_ms)
    page.press("Enter", page.seen_ms - 1)
    assert page.pressed == []
    page.press("Enter", 1)
    assert page.pressed == ["Leave"]
