"""A board goes to the printer at its real size, alone, and is forgotten afterwards."""

import asyncio
from collections.abc import Callable
from typing import Any
from unittest.mock import MagicMock

import pytest
from kaartbord.games import GAMES
from support.catalogue import NL

OWN = {"board": "wgwgwgwgnnnnnnnn"}


def test_a_button_for_each_paper_prints_the_board_of_the_table(
    page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    printing = page_module("ui.printing")
    pressed: dict[str, str] = {}
    monkeypatch.setattr(printing, "button", lambda text, do, arg: pressed.update({text: arg}))
    assert printing.print_buttons(NL, "K", GAMES["K"].options({})) is None
    printing.print_buttons(NL, "O", GAMES["O"].options(OWN))
    assert list(pressed) == ["Bord op A4", "Bord op A3"]

    drawn: list[tuple[str, dict[str, Any]]] = []

    def svg(tag: str, *children: Any, **values: Any) -> MagicMock:
        drawn.append((tag, {**values, "marks": len(children)}))
        return MagicMock()

    async def sized(paper: str) -> None:
        done.append(paper)

    done: list[str] = []
    monkeypatch.setattr(printing, "svg", svg)
    monkeypatch.setattr(printing, "_sized", sized)
    monkeypatch.setattr(printing.window, "print", lambda: done.append("print"))
    asyncio.run(printing._print(pressed["Bord op A3"]))
    assert done == ["A3", "print"]
    tag, values = drawn[-1]
    assert tag == "svg" and values["width"].endswith("mm")
    assert values["aria_label"] == "Bord van OkiDoki op A3"
    squares = [1 for tag, values in drawn if tag == "text"]
    assert len(squares) == len(OWN["board"])
