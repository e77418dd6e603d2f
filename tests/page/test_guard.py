"""A button that comes where another was a moment ago is not pressed by a finger on its way to that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

Import = Callable[[str], Any]


class Button(SimpleNamespace):
    """A button among those of a question."""

    def __init__(self, do: str, words: str = "") -> None:
        super().__init__(textContent=words, guarded=False)
        self.do, self.classList = do, self

    def getAttribute(self, _: str) -> str:
        return self.do

    def toggle(self, _: str, on: bool) -> None:
        self.guarded = on


def zone(controls: Controls) -> SimpleNamespace:
    """Return the node that buttons stand in."""
    noted = SimpleNamespace()
    return SimpleNamespace(
        dataset=noted,
        getAttribute=lambda name: getattr(noted, name.removeprefix("data-"), None),
        querySelectorAll=lambda _: controls.there,
    )


class Controls:
    """The zone of the buttons, and a clock."""

    def __init__(self, page_module: Import, monkeypatch: pytest.MonkeyPatch) -> None:
        self.module, self.now, self.there = page_module("stage.controls"), 5000.0, list[Button]()
        self.zone = zone(self)
        monkeypatch.setattr(self.module, "performance", SimpleNamespace(now=lambda: self.now))

    def put(self, *buttons: Button, over: bool = False, after: float = 1000.0) -> Sequence[bool]:
        """Return which of these buttons may not be pressed yet, `after` milliseconds later."""
        self.now += after
        self.module._guard(self.zone, buttons, over=over)
        self.there = list(buttons)
        return [button.guarded for button in buttons]


@pytest.fixture
def controls(page_module: Import, monkeypatch: pytest.MonkeyPatch) -> Controls:
    return Controls(page_module, monkeypatch)


def test_what_comes_where_nothing_was_can_be_pressed_at_once(controls: Controls) -> None:
    assert controls.put(Button("use", "Pas"), Button("use", "Ga mee")) == [False, False]


def test_what_takes_the_place_of_another_cannot(controls: Controls) -> None:
    controls.put(Button("hurry", "Sneller"), over=True)
    assert controls.put(Button("use", "Pas")) == [True]
    assert controls.put(over=True) == []
    assert controls.put(Button("use", "Ga mee"), after=200.0) == [True], "though the place was empty meanwhile"
    controls.put(over=True)
    assert controls.put(Button("use", "Ga mee"), after=400.0) == [False]


def test_what_stays_can_be_pressed_on(controls: Controls) -> None:
    controls.put(Button("confirm", "Kies een kaart"), Button("use", "Pas"))
    assert controls.put(Button("confirm", "Speel de boer"), Button("use", "Pas"), after=20.0) == [
        False,
        False,
    ]


def test_the_same_button_of_the_next_question_is_another(controls: Controls) -> None:
    controls.put(Button("confirm", "Speel de boer"))
    assert controls.put(over=True, after=50.0) == []
    assert controls.put(Button("confirm", "Speel de heer"), after=50.0) == [True]


def test_what_hurries_on_stays_what_it_is_while_others_play(controls: Controls) -> None:
    controls.put(Button("hurry", "Sneller"), over=True)
    assert controls.put(Button("hurry", "Sneller"), over=True, after=50.0) == [False]


def test_what_another_table_had_there_is_nothing_to_this_one(controls: Controls) -> None:
    controls.put(Button("use", "Pas"))
    controls.zone, controls.there = zone(controls), []
    assert controls.put(Button("use", "Ga mee"), after=20.0) == [False]
