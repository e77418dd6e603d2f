"""A turn in any of the games, with the mouse: for tests that are about no one game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from time import monotonic

from support.browser import player
from support.browser.device import App
from support.samples import folder


def take(app: App) -> None:
    """Do something that is legal and mostly sensible, for the seat that is asked: as support.browser.NAME takes a turn,
    or else as in a race."""
    play = player.play_of(app)
    if find_spec(module := f"support.browser.{folder(play.match.game)}"):
        import_module(module).take(app)
    elif app.locator("#board.is-close").count():
        player.take_from_list(app, player.choose(play))
    else:
        player.take(app, player.choose(play))


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
    """Do what is next, in the page and so without delay, until the next question; False if the game is over."""
    before, end = player.stage(app), monotonic() + player.WAIT_MS / 1000
    while (state := app.evaluate(AT_HAND, player.stage(app) != before)) not in ("asked", "over"):
        assert monotonic() < end, "nothing lies at hand"
        app.wait_for_timeout(20)
    return bool(state == "asked")
