"""A turn in any of the games, with the mouse: for tests that are about no one game."""

from __future__ import annotations

from random import Random
from time import monotonic

from support.browser import okidoki, player, toedeloe, toepen
from support.browser.device import App


def take(app: App) -> None:
    """Do something that is legal and mostly sensible, for the seat that is asked."""
    play = player.play_of(app)
    match play.match.game:
        case "P":
            toepen.take(app, Random(len(play.match.choices)))
        case "O":
            take_okidoki(app)
        case "L":
            toedeloe.take(app)
        case _ if app.locator("#board.is-close").count():
            player.take_from_list(app, player.choose(play))
        case _:
            player.take(app, player.choose(play))


def take_okidoki(app: App) -> None:
    """Tap a card, walk over the board, or choose from the list; then the gold button."""
    play = player.play_of(app)
    action = player.choose(play)
    if action.cards:
        if app.locator("#hand .card[aria-pressed=true]").count() == 0:
            app.locator(okidoki.card_button(play, action.cards[0])).click()
    elif action.kind == "move":
        okidoki.walk_by_pointing(app, play, action)
    elif action.placements:
        app.locator("[data-do=others]").click()
        app.locator(f".uses [data-arg='{list(player.legal(play)).index(action)}']").click()
    app.locator("#actions [data-do=confirm]:not([aria-disabled])").click()
    player.wait_moved(app, play.match)


AT_HAND = """(moved) => {
  const press = (selector) => {
    const node = document.querySelector(`#table ${selector}:not([aria-disabled=true])`);
    node?.click();
    return node !== null;
  };
  const listed = document.querySelector("dialog .uses button");
  if (document.querySelector("dialog.over")) return "over";
  if (moved && document.querySelector("#controls[data-asking=yes]:not([data-forced=yes])")) return "asked";
  if (listed) listed.click();
  else if (document.querySelector("#controls[data-asking=yes]"))
    press("#actions .gold") || press("#choices [data-do=use]") || press("#hand .card[aria-pressed=false]") ||
      press("#choices [data-do=others]") || press("#actions button");
  else press("#actions [data-do=hurry]");
  return "";
}"""
"""Presses the first thing that leads on, until the game has `moved` and a question is there."""


def take_at_hand(app: App) -> bool:
    """Do what lies at hand, in the page and so at once, until the next question; False if the game is over."""
    before, end = player.stage(app), monotonic() + player.WAIT_MS / 1000
    while (state := app.evaluate(AT_HAND, player.stage(app) != before)) not in ("asked", "over"):
        assert monotonic() < end, "nothing lies at hand"
        app.wait_for_timeout(20)
    return bool(state == "asked")
