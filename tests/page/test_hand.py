"""The keys of the hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest


@pytest.fixture
def hand(page_module: Callable[[str], Any]) -> Any:
    return page_module("stage.hand")


@pytest.mark.parametrize(
    ("key", "at", "there"),
    [
        ("ArrowRight", 1, 2),
        ("ArrowLeft", 1, 0),
        ("ArrowDown", 3, 0),
        ("ArrowUp", 0, 3),
        ("Home", 2, 0),
        ("End", 1, 3),
        ("Enter", 1, None),
        ("a", 1, None),
    ],
)
def test_keys_walk_from_card_to_card_and_round(hand: Any, key: str, at: int, there: int | None) -> None:
    assert hand.target(key, at, 4) == there


def test_tab_stops_at_the_chosen_card_else_at_one_that_can_be_used(hand: Any) -> None:
    dead, alive = hand.Held(4, "2", dead=True), hand.Held(8, "3")
    assert hand._first([dead, alive, alive]) == 1
    assert hand._first([dead, alive, alive._replace(chosen=True)]) == 2
    assert hand._first([dead, dead]) == 0
