"""A board of one's own on the page: painted, judged, kept under its name, and sent with the match."""

from __future__ import annotations

import pytest
from kaartbord.games import okidoki
from kaartbord.games.okidoki.rules.board import USUAL_BOARD
from kaartbord.text import phrasebooks
from playwright.sync_api import expect
from support.browser import player
from support.browser.board_maker import lay, make, open_rules, stroke
from support.browser.device import PHONE, App, Devices, axe_findings
from support.browser.sharing import claim
from support.catalogue import NL
from support.long import long

OWN = "wgrgwnrwgrwgnrgwnn"
STATUS, START, EDIT = ".verdict", "#setup-start", "#board-edit"


def board(app: App) -> str:
    """Return the board on the sheet, by the words of its squares."""
    kinds = {phrasebooks.PHRASEBOOKS["O"].format(NL, f"board.kind.{letter}"): letter for letter in "wgrn"}
    app.locator(".tiles button").first.wait_for()
    names = app.locator(".tiles button").evaluate_all("all => all.map((each) => each.ariaLabel)")
    return "".join(kinds[name.split(", ")[1]] for name in names)


@pytest.mark.parametrize("way", ["mouse", *long("touch", "keys")])
def test_a_board_is_painted_and_played_on(phone: App, way: str) -> None:
    phone.open()
    open_rules(phone)
    make(phone)
    expect(phone.locator(STATUS)).to_contain_text("30 vakjes")
    stroke(phone, way, 0, 2, "n")
    painted = "nnn" + USUAL_BOARD[3:]
    assert board(phone) == painted
    expect(phone.locator(STATUS)).to_contain_text(problem("unfair"))
    phone.keyboard.press("Control+z")
    if way == "keys":  # each letter was a step
        phone.keyboard.press("Control+z")
        phone.keyboard.press("Control+z")
    assert board(phone) == USUAL_BOARD
    stroke(phone, way, 0, 1, "n")
    phone.locator("#board-name").fill("Winter")
    assert axe_findings(phone) == []
    phone.locator("[data-do=board-done]").click()
    expect(phone.locator("label:has(#board-0)")).to_have_text("Winter")
    phone.locator(START).click()
    phone.locator("#table").wait_for()
    assert player.play_of(phone).match.options == okidoki.options({"board": "nn" + USUAL_BOARD[2:]})


def problem(key: str) -> str:
    return phrasebooks.PHRASEBOOKS["O"].format(NL, f"board.problem.{key}")


def test_no_game_starts_on_a_board_that_cannot_be_played_on(phone: App) -> None:
    phone.open()
    open_rules(phone)
    make(phone, OWN)
    expect(phone.locator(STATUS)).to_contain_text("18 vakjes")
    for typed, wrong in ((OWN + "x", "letters"), (OWN[:15], "length")):
        lay(phone, typed)
        expect(phone.locator("#board-text-problem")).to_have_text(problem(wrong))
        assert board(phone) == OWN
    lay(phone, OWN.replace("wn", "rr", 1).upper())
    expect(phone.locator(STATUS)).to_contain_text(problem("red"))
    expect(phone.locator(".tiles .is-wrong")).to_have_count(3)
    phone.locator("[data-do=board-done]").click()
    expect(phone.locator(START)).to_have_attribute("aria-disabled", "true")
    expect(phone.locator("#setup-open")).to_contain_text(problem("red"))
    phone.locator(START).click(force=True)
    expect(phone.locator(EDIT)).to_be_focused()
    phone.locator(EDIT).click()
    assert board(phone) == OWN.replace("wn", "rr", 1)
    lay(phone, OWN)
    phone.locator("[data-do=board-done]").click()
    expect(phone.locator("#setup-open")).to_have_text("")
    phone.locator(START).click()
    phone.locator("#table").wait_for()
    assert player.play_of(phone).match.options == okidoki.options({"board": OWN})


@pytest.mark.long
def test_boards_are_kept_by_name_and_removed(phone: App) -> None:
    phone.open()
    open_rules(phone)
    for name, text in (("Winter", OWN), ("Zomer", OWN[::-1].replace("nnw", "wnn"))):
        make(phone, text)
        phone.locator("#board-name").fill(name)
        phone.keyboard.press("Escape")
    phone = phone.beside().open()
    open_rules(phone)
    expect(phone.locator("#board--1")).to_be_checked()
    phone.locator("label:has(#board-1)").click()
    expect(phone.locator("label:has(#board-1)")).to_have_text("Zomer")
    phone.locator("label:has(#board-0)").click()
    phone.locator("#board-remove").click()
    phone.locator("dialog [data-arg=forget]").click()
    expect(phone.locator("label:has(#board-0)")).to_have_text("Zomer")
    expect(phone.locator("#board--1")).to_be_checked()
    expect(phone.locator("#board-edit")).to_have_count(0)


@pytest.mark.long
def test_the_keys_walk_over_the_board_and_change_it(phone: App) -> None:
    phone.open()
    open_rules(phone)
    make(phone)
    squares = phone.locator(".tiles button")
    squares.first.focus()
    for key, there in (("ArrowRight", 1), ("ArrowUp", 13), ("End", 29), ("Home", 0), ("ArrowLeft", 0)):
        phone.keyboard.press(key)
        expect(squares.nth(there)).to_be_focused()
        assert phone.locator(".tiles button[tabindex='0']").count() == 1
    phone.keyboard.press("Space")
    expect(squares.first).to_have_accessible_name("Vakje 1, rood")
    for _ in range(2):
        phone.locator("#board-longer").click()
    expect(squares).to_have_count(34)
    phone.locator("#board-over").click()
    assert board(phone) == USUAL_BOARD
    phone.locator("#board-undo").click()
    expect(squares).to_have_count(34)
    squares.last.focus()
    phone.keyboard.press("Control+z")
    expect(squares).to_have_count(32)
    expect(squares.last).to_be_focused()


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
    make(mine, OWN)
    mine.locator("[data-do=board-done]").click()
    mine.locator(START).click()
    mine.locator("#table").wait_for()
    yours.open("#" + player.fragment(mine))
    claim(yours, 1, nameless=True)
    yours.locator("#table").wait_for()
    assert player.play_of(yours).match.options.board == OWN
    assert shape(yours) < 0.9, "18 squares take five rows, where the usual board is as high as wide"
    yours.locator("[data-do=table-rules]").click()
    expect(yours.locator("dialog.rules")).to_contain_text("Jullie spelen op een eigen bord van 18 vakjes.")
