"""Where Tab stops in the hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest


@pytest.fixture
def hand(page_module: Callable[[str], Any]) -> Any:
    return page_module("stage.hand")


def test_tab_stops_at_the_chosen_card_else_at_one_that_can_be_used(hand: Any) -> None:
    dead, alive = hand.Held(4, "2", dead=True), hand.Held(8, "3")
    assert hand._first([dead, alive, alive]) == 1
    assert hand._first([dead, alive, alive._replace(chosen=True)]) == 2
    assert hand._first([dead, dead]) == 0
