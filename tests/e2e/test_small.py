"""Small phones: a table as README promises it, from 360 pixels wide, and nearly all of it at 320."""

from __future__ import annotations

from math import hypot
from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.games.race.scene.board import HOLE
from kaartbord.match.match import Play
from playwright.sync_api import BrowserType, expect
from support.browser import boxes, player
from support.browser.boxes import LOOSE, TIGHT
from support.browser.device import App, Devices, Site
from support.long import long

TABLES = [(code, seats) for code, game in GAMES.items() for seats in game.INFO.seats]
OFTEN = [("K", 8), ("P", 6)]

NAMES = (
    "Wilhelmina van Oldenzaal",
    "Maximiliaan de Groot",
    "Oma Riet",
    "Oma Jo",
    "Jan",
    "Jan",
    "Bartholomeus-Alexander",
    "Truus",
)

SEEN = """() => [...document.querySelectorAll(".plate-name")].map((node) =>
  [...node.childNodes].filter((part) => !part.classList?.contains("sr-only"))
    .map((part) => part.textContent + (part.dataset?.sign ?? "")).join(""))"""
"""The visible part of the names."""

CUT = """[...document.querySelectorAll(".scoreboard")]
  .filter((node) => node.scrollHeight > node.clientHeight + 1)
  .map((node) => `${node.scrollHeight} in ${node.clientHeight}`).join()"""
"""The height of a scoreboard that does not show all that is in it."""

BESIDE = """[...document.querySelectorAll("#board-place, #board")].map((node) => node.getBoundingClientRect().width)
  .filter((width, at, [room]) => width > room + 60)"""
"""The width of a board that reaches out of its place by more than its shadow."""


PLATES = """() => [...document.querySelectorAll("#plates .plate")].map((node) => {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  return [left, top, right, bottom];
})"""

LEAST = 15
"""The smallest letters of what is asked, in CSS px, where those of the browser have the usual size."""

SMALL = """least => [...document.querySelectorAll("#prompt, #controls button, #controls .hint, #last")]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }))
  .map((node) => [parseFloat(getComputedStyle(node).fontSize), node.textContent])
  .filter(([size]) => size < least)"""
"""The parts of a question that are written in smaller letters."""

OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll("#hand .card")].map(card => card.getBoundingClientRect());
  return boxes.slice(1).map((box, at) => Math.round(boxes[at].right - box.left)).filter(px => px > 4);
}"""
"""By how many px cards of a hand that lie in a row cover each other, more than as they lean."""

SIZES = (
    (320, 568),
    (360, 640),
    (390, 664),
    (390, 844),
    (844, 390),
    (720, 450),
    (768, 1024),
    (900, 600),
    (1024, 600),
    (1280, 585),
    (1366, 625),
    (1440, 900),
    (1920, 1080),
)


def sit_down(app: App, code: str, seats: int) -> Play:
    """Take the first seat of a table where much has been played, when it is to move."""
    play = player.play_on(
        player.new(seats, 38, code),
        lambda p: len(p.match.choices) > 12 and GAMES[code].to_move(p.state)[:1] == (0,),
    )
    player.sit_down(app, play, f"human:{NAMES[0]}", *(f"computer:{name}" for name in NAMES[1:seats]))
    player.wait(app, "ask")
    return play


def covered(app: App, play: Play) -> list[str]:
    """The plates of a race that lie on a square, a home or a waiting place."""
    if app.locator("#board.is-close").count():
        app.locator(".zoom").click()
    board, found = player.Board(app, play, 0), []
    for left, top, right, bottom in app.evaluate(PLATES):
        for x, y in board.plan.holes:
            px, py = board.left + x * board.pitch, board.top + y * board.pitch
            away = hypot(max(left - px, px - right, 0), max(top - py, py - bottom, 0))
            if away < HOLE * board.pitch:
                found.append(f"{app.viewport_size}: a plate at {left:.0f},{top:.0f} lies on {px:.0f},{py:.0f}")
    return found


@pytest.mark.parametrize(("code", "seats"), [*OFTEN, *long(*(table for table in TABLES if table not in OFTEN))])
@pytest.mark.parametrize(("lang", "letters"), [("nl-NL", "normal"), *long(("en-GB", "big"))])
def test_nothing_is_covered_or_cut_off(devices: Devices, code: str, seats: int, lang: str, letters: str) -> None:
    app = devices(viewport={"width": 360, "height": 640}, reduced_motion="reduce", locale=lang)
    play = sit_down(app, code, seats)
    app.evaluate("big => { document.documentElement.dataset.big = big; }", "yes" if letters == "big" else "no")
    boxes.resize(app, 359, 640)
    boxes.resize(app, 360, 640)
    assert boxes.faults(app) == []
    assert len({*app.evaluate(SEEN)}) == seats
    assert app.evaluate(SMALL, LEAST) == []
    assert code not in "KT" or covered(app, play) == []
    assert app.evaluate(CUT) == ""
    expect(app.locator("#actions .gold")).to_be_in_viewport(ratio=1)
    if letters == "normal":
        boxes.resize(app, 320, 568)
        assert [fault for fault in boxes.faults(app) if "deal-line" not in fault] == []
        expect(app.locator("#actions .gold")).to_be_in_viewport(ratio=1)
        assert app.evaluate(BESIDE) == []
    if code == "O" and letters == "normal":
        look_at_it_on_a_laptop(app)


def look_at_it_on_a_laptop(app: App) -> None:
    """All that a trick may tell can be read there, and looking back leaves the board most of the window."""
    boxes.resize(app, 1366, 625)
    told = "Truus speelde de 9. Je wint de slag: 2 strafpunten, samen 16. Je hebt vier azen. De ronde stopt meteen. "
    app.evaluate("told => { document.querySelector('#last .last-words').textContent = told; }", told + told[:60])
    assert app.evaluate("(node => node.scrollHeight - node.clientHeight)(document.getElementById('last'))") <= 0
    app.locator("[data-do=table-menu]").click()
    app.locator("dialog [data-arg=replay]").click()
    assert app.locator("#replay").evaluate("node => node.clientHeight") < 625 / 6


@pytest.mark.long
@pytest.mark.only_browser("chromium")
@pytest.mark.parametrize("letters", [1, 2])
@pytest.mark.parametrize(("code", "seats"), TABLES)
def test_no_plate_lies_on_a_board_and_letters_are_as_large_as_asked_at_any_size(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    server: Site,
    code: str,
    seats: int,
    letters: int,
) -> None:
    args = [*browser_type_launch_args.get("args", []), f"--blink-settings=defaultFontSize={16 * letters}"]
    browser = browser_type.launch(**{**browser_type_launch_args, "args": args})
    app = App(browser.new_page(locale="nl-NL", reduced_motion="reduce"), server)
    play = sit_down(app, code, seats)
    for spacing in (TIGHT, LOOSE):
        boxes.space_letters(app, spacing)
        for width, height in SIZES:
            boxes.resize(app, width, height)
            assert code not in "KT" or covered(app, play) == []
            assert app.evaluate(SMALL, LEAST * letters) == []
            gold = app.locator("#actions .gold")
            gold.scroll_into_view_if_needed()
            expect(gold).to_be_in_viewport(ratio=0.99)
    browser.close()
    app.watch.check()


def test_on_a_tablet_held_upright_the_cards_of_a_race_do_not_cover_each_other(
    devices: Devices,
) -> None:
    app = devices(viewport={"width": 768, "height": 1024}, reduced_motion="reduce")
    play = player.play_on(player.new(4, 3), lambda p: player.to_move(p) == 0 and len(p.state.hands[0]) == 5)
    player.sit_down(app, play, f"human:{NAMES[4]}", *["computer:"] * 3)
    player.wait(app, "ask")
    expect(app.locator("#hand .card")).to_have_count(5)
    assert app.evaluate(OVERLAPS) == [] and boxes.faults(app) == []


def test_the_ways_to_play_a_seven_stay_in_their_zone(devices: Devices) -> None:
    app = devices(viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    play = player.play_on(
        player.new(4, 1),
        lambda play: player.to_move(play) == 0 and any(player.is_split(play, a) for a in player.legal(play)),
    )
    action = next(a for a in player.legal(play) if player.is_split(play, a))
    player.sit_down(app, play, *(f"computer:{name}" if at else f"link:{name}" for at, name in enumerate(NAMES[3:7])))
    player.wait(app, "ask")
    player.press_card(app, play, action.cards[0])
    expect(app.locator("#choices .chip")).to_have_count(3)
    pawn = player.parts(play, action)[0][0]
    app.mouse.click(*player.Board(app, play, 0).at(pawn, play.state.pawns[pawn]))
    expect(app.locator("#choices [data-do=others]")).to_be_visible()
    assert app.locator("#choices .is-full").count() == 0
