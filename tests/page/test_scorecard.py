"""The scorecard of players who are alone."""

from collections.abc import Callable
from typing import Any

import pytest
from kaartbord.games.toepen.words.phrases import format_text
from kaartbord.games.tricks.scene.scorecard import ScoreCell, ScoredRound
from support.catalogue import NL

Import = Callable[[str], Any]


def test_a_cell_says_what_its_sign_stands_for(page_module: Import, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cell shows the sign, and a screen reader gets the words."""
    sheet = page_module("tricks.page.scorecard")
    monkeypatch.setattr(sheet, "el", lambda _, *nodes, text="", **__: text or "|".join(nodes))
    scores = sheet.ScorecardData(format_text, (ScoredRound((3, 0), 1, frozenset()),), (3, 0), 10)

    def shown(points: int, **what: bool) -> str:
        cell = ScoreCell(points, **dict.fromkeys(("won", "leaves", "gone"), False) | what)
        return str(sheet._cell(scores, NL, cell))

    assert shown(-1) == "−1"
    assert shown(3, won=True) == "x|gewonnen, 3"
    assert shown(10, leaves=True) == "10, af"
    assert shown(10, gone=True) == "–|speelt niet meer"


def test_nothing_is_drawn_before_the_first_round(page_module: Import, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = page_module("tricks.page.scorecard")
    monkeypatch.setattr(sheet, "el", lambda _, *nodes, text="", **__: text or "|".join(nodes))
    look = type("Look", (), {"messages": NL})
    assert sheet.build(look, None, sheet.ScorecardData(format_text, (), (0, 0), 10)) == "Er is nog geen ronde gespeeld."
