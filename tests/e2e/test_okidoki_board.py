"""A board of one's own on the page: typed, judged while it is typed, kept, and sent with the match."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from e2e import player
from e2e.device import App, axe_findings
from e2e.test_devices import claim
from kaartbord.games import okidoki
from kaartbord.games.okidoki.board import SQUARES
from kaartbord.text import phrasebooks
from playwright.sync_api import expect

Devices = Callable[..., App]
PHONE = {"width": 390, "height": 844}
OWN = "wgrgwnrwgrwgnrgwnn"
LETTERS, COUNT, PROBLEM = "#letters-board", ".own-board .count", "#letters-board-problem"
PICTURE = ".own-board canvas"


@pytest.fixture
def phone(devices: Devices) -> App:
    return devices(viewport=PHONE, reduced_motion="reduce")


def open_rules(app: App, way: str = "computer") -> None:
    """The house rules of a new game of OkiDoki, with a board of one's own."""
    app.locator("#play-okidoki").click()
    app.locator(f"label:has(#way-{way})").click()
    app.locator(".rules-panel summary").click()
    app.locator("label:has(#option-board-own)").click()


def problem(key: str) -> str:
    return phrasebooks.PHRASEBOOKS["O"].tell("nl", f"board.problem.{key}")


def test_a_board_is_judged_while_it_is_typed(phone: App) -> None:
    phone.open()
    open_rules(phone)
    expect(phone.locator(LETTERS)).to_have_value(SQUARES)
    expect(phone.locator(COUNT)).to_have_text("30 vakjes")
    expect(phone.locator(PROBLEM)).to_have_text("")
    expect(phone.locator("#rules-summary li")).to_have_text("Eigen bord: een eigen bord")
    for typed, wrong in (
        (SQUARES[:15], "length"),
        (SQUARES + "x", "letters"),
        (SQUARES[:-1] + "r", "red"),
        ("w" * 9 + "g" * 3 + "n" * 9, "few"),
        (SQUARES + "w", "unfair"),
    ):
        phone.locator(LETTERS).fill(typed)
        expect(phone.locator(PROBLEM)).to_contain_text(problem(wrong))
        expect(phone.locator(LETTERS)).to_have_attribute("aria-invalid", "true")
        expect(phone.locator(PICTURE)).to_have_count(0)
    phone.locator(LETTERS).fill(f"{OWN[:7].upper()}\n {OWN[7:]}")
    expect(phone.locator(PROBLEM)).to_have_text("")
    expect(phone.locator(COUNT)).to_have_text("18 vakjes")
    assert axe_findings(phone) == []
    box = phone.locator(PICTURE).bounding_box()
    assert box is not None and box["width"] <= PHONE["width"]


def test_an_unsound_board_is_not_played_on_and_not_lost(phone: App) -> None:
    phone.open()
    open_rules(phone)
    phone.locator(LETTERS).fill(OWN)
    phone.locator(LETTERS).fill(OWN + "w")
    phone.locator("label:has(#option-short)").click()
    expect(phone.locator(LETTERS)).to_have_value(OWN + "w")
    expect(phone.locator(PROBLEM)).to_contain_text(problem("unfair"))
    phone.locator("#setup-start").click()
    phone.locator("#table").wait_for()
    assert player.play_of(phone).match.options == okidoki.options({"board": OWN, "short": True})
    phone.locator("[data-do=leave]").click()
    phone.locator("#play-okidoki").click()
    expect(phone.locator("#rules-summary li")).to_have_count(2)
    phone.locator(".rules-panel summary").click()
    expect(phone.locator(LETTERS)).to_have_value(OWN)
    phone.locator("label:has(#option-board-)").click()
    expect(phone.locator(LETTERS)).to_have_count(0)
    expect(phone.locator("#rules-summary li")).to_have_count(1)


def shape(app: App) -> float:
    """Height by width of the board that lies on the table, its shadow left out."""
    app.locator("#board").wait_for(state="attached")
    wide, high = app.evaluate("""() => {
        const board = document.getElementById("board");
        return [parseFloat(board.style.width), parseFloat(board.style.height)];
    }""")
    return float((high - 2 * player.EDGE) / (wide - 2 * player.EDGE))


def test_a_board_of_ones_own_goes_with_the_link(devices: Devices) -> None:
    mine, yours = (devices(viewport=PHONE, reduced_motion="reduce") for _ in range(2))
    mine.open()
    open_rules(mine, way="link")
    mine.locator(LETTERS).fill(OWN)
    mine.locator("#setup-start").click()
    mine.locator("#table").wait_for()
    yours.open("#" + player.fragment(mine))
    claim(yours, 1)
    yours.locator("#table").wait_for()
    assert player.play_of(yours).match.options.board == OWN
    assert shape(yours) < 0.9, "18 squares take five rows, where the usual board is as high as wide"
    yours.locator("[data-do=table-rules]").click()
    expect(yours.locator("dialog.rules")).to_contain_text("Jullie spelen op een eigen bord van 18 vakjes.")
