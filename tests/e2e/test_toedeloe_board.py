"""A board of numbers of one's own: entered with the keys as it lies there, played on, sent with the match."""

from __future__ import annotations

import pytest
from kaartbord.games.toedeloe.rules.board import COLUMNS, FIELD, LETTERS, USUAL_BOARD
from kaartbord.text import phrasebooks
from playwright.sync_api import expect
from support.browser import player
from support.browser.board_maker import stroke
from support.browser.device import PHONE, App, Devices, axe_findings
from support.browser.sharing import claim
from support.catalogue import NL
from support.long import long

DESK = {"width": 1440, "height": 900}
OWN = (LETTERS * 8)[: len(USUAL_BOARD)]


def open_editor(app: App, way: str = "computer") -> None:
    """A new board for a game of ToedeLoe, on its sheet."""
    app.locator("#play-toedeloe").click()
    app.locator(f"label:has(#way-{way})").click()
    app.locator(".rules-panel > summary").click()
    app.locator("#board-new").click()


@pytest.mark.parametrize("viewport", long(PHONE, DESK))
def test_the_numbers_of_a_real_board_are_typed_one_after_the_other(devices: Devices, viewport: dict) -> None:
    app = devices(viewport=viewport, reduced_motion="reduce")
    app.open()
    open_editor(app)
    squares = app.locator(".tiles button")
    expect(squares.nth(FIELD)).to_have_accessible_name("Veld B, rij 1, plaats 1: 11")
    squares.first.focus()
    app.keyboard.type("2" * 25 + "abc")
    told = phrasebooks.PHRASEBOOKS["L"].format(NL, "board.problem.often")
    expect(app.locator(".verdict")).to_contain_text(told)
    assert app.locator(".tiles .is-wrong").count() > 24
    squares.first.focus()
    app.keyboard.type(OWN.lower())
    expect(app.locator("#board-text")).to_have_value(
        "\n".join(OWN[n : n + COLUMNS] for n in range(0, len(OWN), COLUMNS))
    )
    expect(app.locator(".tiles .is-wrong")).to_have_count(0)
    assert axe_findings(app) == []
    boxes = [squares.nth(n).bounding_box() for n in range(len(OWN))]
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= viewport["width"] for box in boxes)
    assert min(box["width"] for box in boxes if box) >= 24, "large enough for a finger"


def test_from_close_by_a_finger_moves_the_board_and_paints_by_taps(devices: Devices) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce")
    app.open()
    open_editor(app)
    squares, near, text = app.locator(".tiles button"), app.locator("#board-near"), app.locator("#board-text")

    def width() -> float:
        return float(squares.first.evaluate("square => square.getBoundingClientRect().width"))

    usual, letter = text.input_value(), USUAL_BOARD[1]
    assert width() < 44
    near.click()
    expect(near).to_have_attribute("aria-pressed", "true")
    assert width() >= 44
    stroke(app, "touch", 0, 2, letter)
    expect(text).to_have_value(usual)
    for square in 0, len(USUAL_BOARD) - 1:
        squares.nth(square).click()  # having scrolled there
    painted = letter + usual[1:-1] + letter
    expect(text).to_have_value(painted)
    near.click()
    expect(near).to_have_attribute("aria-pressed", "false")
    assert width() < 44
    expect(text).to_have_value(painted)
    app.set_viewport_size(DESK)
    expect(squares.first).to_be_in_viewport()
    usually = width()
    near.click()
    assert width() > 1.5 * usually, "also where there is room"


@pytest.mark.long
def test_numbers_of_ones_own_go_with_the_link(devices: Devices) -> None:
    mine, yours = (devices(viewport=PHONE, reduced_motion="reduce") for _ in range(2))
    mine.open()
    open_editor(mine, way="link")
    mine.locator(".board-text summary").click()
    mine.locator("#board-text").fill(OWN)
    mine.locator("[data-do=board-lay]").click()
    mine.locator("[data-do=board-done]").click()
    mine.locator("#setup-start").click()
    mine.locator("#table").wait_for()
    yours.open("#" + player.fragment(mine))
    claim(yours, 1, nameless=True)
    yours.locator("#table").wait_for()
    assert player.play_of(yours).match.options.board == OWN
    yours.locator("[data-do=table-rules]").click()
    expect(yours.locator("dialog.rules")).to_contain_text("een eigen bord, met eigen getallen")
