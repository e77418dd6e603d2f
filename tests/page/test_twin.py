"""Tests of the grid over a board that the page writes for screen readers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unittest.mock import MagicMock, call

import pytest
from kaartbord.scene.board_rows import BoardSquare, SquareRow

SQUARES = tuple(BoardSquare(f"rij 1, plaats {n}", "vrij", (float(n), 0.0), 0.5) for n in range(3))
ROWS = (SquareRow("rij 1", SQUARES[:2]), SquareRow("naast het veld", SQUARES[2:]))


@pytest.fixture
def page(page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module, where every node of the document is the same one."""
    module = page_module("stage.board.accessible_grid")
    node = MagicMock()
    monkeypatch.setattr(module, "el", lambda *_, **__: node)
    module.node = node
    return module


def heard(page: Any, twin: Any, rows: tuple[SquareRow, ...]) -> list[Any]:
    """Return what is written for screen readers when the board reads so."""
    page.node.setAttribute.reset_mock()
    twin.read(rows)
    return [one for one in page.node.setAttribute.call_args_list if one.args[0] == "aria-label"]


def test_only_what_differs_is_written(page: Any) -> None:
    twin = page.AccessibleGrid(MagicMock(), MagicMock(), MagicMock())
    assert len(heard(page, twin, ROWS)) == 5
    assert heard(page, twin, ROWS) == []
    taken = SQUARES[1]._replace(words="pion van wit")
    now = (ROWS[0]._replace(squares=(SQUARES[0], taken)), ROWS[1]._replace(title="naast veld A"))
    assert heard(page, twin, now) == [call("aria-label", "naast veld A"), call("aria-label", taken.spoken)]
    assert len(heard(page, twin, ROWS[:1])) == 3, "a board of other rows is written as a whole"
