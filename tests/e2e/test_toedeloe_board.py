"""A board of numbers of one's own: typed in rows as it lies there, drawn, played on, sent with the match."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from e2e import player
from e2e.device import App, axe_findings
from e2e.test_devices import claim
from kaartbord.games.toedeloe.board import COLUMNS, LETTERS, USUAL
from kaartbord.text import phrasebooks
from playwright.sync_api import expect

Devices = Callable[..., App]
PHONE = {"width": 390, "height": 844}
OWN = (LETTERS * 8)[: len(USUAL)]
FIELD, COUNT, PROBLEM = "#letters-board", ".own-board .count", "#letters-board-problem"
PICTURE = ".own-board canvas"


@pytest.fixture
def phone(devices: Devices) -> App:
    return devices(viewport=PHONE, reduced_motion="reduce")


def open_rules(app: App, way: str = "computer") -> None:
    """The house rules of a new game of ToedeLoe, with a board of one's own."""
    app.locator("#play-toedeloe").click()
    app.locator(f"label:has(#way-{way})").click()
    app.locator(".rules-panel summary").click()
    app.locator("label:has(#option-board-own)").click()


def in_rows(board: str) -> str:
    """The board as it lies on the table, a row a line."""
    return "\n".join(board[n : n + COLUMNS] for n in range(0, len(board), COLUMNS))


def test_numbers_are_judged_while_they_are_typed(phone: App) -> None:
    phone.open()
    open_rules(phone)
    expect(phone.locator(FIELD)).to_have_value(in_rows(USUAL))
    expect(phone.locator(COUNT)).to_have_text("84 vakjes")
    expect(phone.locator(PROBLEM)).to_have_text("")
    often = (LETTERS * 2 + "8" * 20) * 2
    for typed, wrong in (
        (USUAL[1:], "length"),
        ("1" + USUAL[1:], "letters"),
        (USUAL.replace("2", "3"), "pairs"),
        (often, "often"),
        (USUAL[:42].replace("6", "5") + USUAL[42:], "six"),
    ):
        phone.locator(FIELD).fill(typed)
        told = phrasebooks.PHRASEBOOKS["L"].tell("nl", f"board.problem.{wrong}")
        expect(phone.locator(PROBLEM)).to_contain_text(told)
        expect(phone.locator(FIELD)).to_have_attribute("aria-invalid", "true")
        expect(phone.locator(PICTURE)).to_have_count(0)
    phone.locator(FIELD).fill(in_rows(OWN).lower())
    expect(phone.locator(PROBLEM)).to_have_text("")
    assert axe_findings(phone) == []
    box = phone.locator(PICTURE).bounding_box()
    assert box is not None and box["width"] <= PHONE["width"]
    assert box["height"] > box["width"], "the fields lie one above the other"


def test_numbers_of_ones_own_go_with_the_link(devices: Devices) -> None:
    mine, yours = (devices(viewport=PHONE, reduced_motion="reduce") for _ in range(2))
    mine.open()
    open_rules(mine, way="link")
    mine.locator(FIELD).fill(in_rows(OWN))
    mine.locator("#setup-start").click()
    mine.locator("#table").wait_for()
    yours.open("#" + player.fragment(mine))
    claim(yours, 1)
    yours.locator("#table").wait_for()
    assert player.play_of(yours).match.options.board == OWN
    yours.locator("[data-do=table-rules]").click()
    expect(yours.locator("dialog.rules")).to_contain_text("een eigen bord, met eigen getallen")
