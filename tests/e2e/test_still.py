"""Nothing flickers and only words change: the board stays painted, a trick whole, every part in its place."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise

import pytest
from playwright.sync_api import expect
from support.browser import boxes, player, turns
from support.browser.boxes import LOOSE, TIGHT
from support.browser.device import App
from support.long import long

TRICKS = 2

PHONE, SIDE, TABLET = (390, 844), (844, 390), (1024, 768)
SIZES = PHONE, (360, 640), SIDE, (768, 1024), TABLET, (1440, 900), (1920, 1080)
NAMES = "Wilhelmina van Oldenzaal", "Bo", "Maximiliaan de Groot", "Truus"

FILM = """() => {
  const film = (window.film = { frames: 0, empty: 0, lying: [0] });
  const table = document.getElementById("table");
  new MutationObserver(() => {
    const count = table.querySelectorAll(".trick-card").length;
    if (count === film.lying.at(-1)) return;
    film.lying.push(count);
    table.style.paddingBottom = count % 2 ? "9px" : "";  // the table gets other room in mid-movement
  }).observe(table, { subtree: true, childList: true });
  const look = () => {
    const board = document.getElementById("board");
    if (board && board.width && board.clientWidth) {
      film.frames += 1;
      const { width, height } = board, ink = board.getContext("2d");
      const alpha = (at) => ink.getImageData(width * at, height * at, 1, 1).data[3];
      const painted = [0.25, 0.4, 0.5, 0.66].some((at) => alpha(at) > 0);
      film.empty += painted ? 0 : 1;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


@pytest.mark.parametrize(("game", "code"), [("okidoki", "O"), *long(("toedeloe", "L"), ("toepen", "P"))])
def test_tricks_and_boards_stay_in_sight(devices: Callable[..., App], game: str, code: str) -> None:
    app = devices(viewport={"width": 390, "height": 844}, reduced_motion="no-preference")
    app.open()
    player.quick(app)
    play = player.play_on(player.new(4, 5, code), lambda p: p.state.phase == "trick")
    player.open_link(app, player.table_link(play, *["computer:"] * 4))
    dialog = app.locator("dialog [data-do=answer]")
    dialog.or_(app.locator("#table:not([hidden]) .trick")).first.wait_for(state="attached")
    if dialog.count():
        dialog.last.click()
    app.locator("#table:not([hidden]) .trick").wait_for(state="attached")
    app.spoil()
    app.evaluate(FILM)
    app.wait_for_function(f"film.lying.slice(1).filter((n) => n === 0).length >= {TRICKS}", timeout=60_000)
    film = app.evaluate("window.film")
    assert film["empty"] == 0
    assert film["frames"] > 0 or game == "toepen"
    drops = [(before, after) for before, after in pairwise(film["lying"]) if after < before]
    full = {before for before, _ in drops} if game == "toepen" else {4}  # whoever folded lays no card
    assert {*drops} == {(before, 0) for before in full}, film["lying"]


def refuse(app: App) -> None:
    """Try a card that cannot be played, where there is one."""
    dead = app.locator("#hand .card[data-reason=yes]")
    if dead.evaluate_all("(cards) => { cards[0]?.click(); return cards.length; }"):
        expect(app.locator("#prompt")).to_have_class("prompt bad")


def ask_advice(app: App) -> bool:
    """Ask what the computer would do, and wait for it; False where there is nothing to choose."""
    if not app.locator("#hint").is_visible():
        return False
    app.locator("#hint").click()
    expect(app.locator("#advice")).to_have_attribute("data-buttons", re.compile("."))
    return True


@pytest.mark.parametrize("code", ["K", "P", "O", *long("T", "L")])
@pytest.mark.parametrize(
    ("lang", "spacing", "sizes", "number"),
    [
        ("nl-NL", "", (PHONE, SIDE, TABLET), 8),
        *long(*((lang, space, SIZES, 60) for lang in ("nl-NL", "en-GB") for space in (TIGHT, LOOSE))),
    ],
)
def test_every_part_keeps_its_place(
    devices: Callable[..., App],
    code: str,
    lang: str,
    spacing: str,
    sizes: Sequence[tuple[int, int]],
    number: int,
) -> None:
    app = devices(viewport={"width": 390, "height": 844}, reduced_motion="reduce", locale=lang)
    if spacing:
        app.spoil()
    player.sit_down(
        app,
        player.new(4, 5, code),
        *(f"human:{name}" if not i else f"computer:{name}" for i, name in enumerate(NAMES)),
    )
    if spacing:
        boxes.space_letters(app, spacing)
    boxes.watch(app)
    found, advice, each = [], 0, -(-number // len(sizes))
    advised = code == "K" or bool(spacing)  # a worker takes seconds to start
    for turn in range(number):
        if turn % each == 0:
            boxes.resize(app, *sizes[turn // each])
        if not turns.take_at_hand(app):
            break
        found += boxes.faults(app)
        if turn % each == 1:
            refuse(app)
            found += boxes.faults(app)
        if advised and advice <= turn // each and ask_advice(app):
            advice += 1
            found += boxes.faults(app)
    assert boxes.shifts(app) == []
    assert found == []
    assert advice > 0 or not advised
