"""Nothing flickers: while cards move the board stays painted, and no card leaves a trick before its end."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from e2e import player
from e2e.device import App

TRICKS = 2

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


@pytest.mark.parametrize("game, code", [("okidoki", "O"), ("toedeloe", "L"), ("toepen", "P")])
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
