"""Playing with one switch or two: a turn of every game, and the settings themselves."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import monotonic

import pytest
from kaartbord.games import GAMES
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import PHONE, App, Devices
from support.long import long, some

PEOPLE = ("link:Jan", "computer:Truus", "computer:Anna", "computer:Wim")

POINTED = """() => {
  const framed = [...document.querySelectorAll(".is-scanned")];
  const leading = ["[data-do=answer]:not([data-arg=watch])", "#actions .gold", "#hand", ".twin", "#choices"];
  const name = framed.map(node => node.id || node.textContent.trim()).join(" | ").slice(0, 60);
  return [framed.some(node => leading.some(place => node.closest(place))), name];
}"""
"""A pair: whether pressing the switch now brings the game on, and the name of what is pointed at."""

SIT = f"""() => {{
  const key = new KeyboardEvent("keydown", {{ key: " ", bubbles: true }});
  if (({POINTED})()[0]) document.activeElement.dispatchEvent(key);
}}"""
"""Presses the only switch if that leads on. At a table one can take back what was chosen a moment too late, when
something else was pointed at; who has said to be somebody else cannot."""


def invite(devices: Devices, code: str, switches: str) -> App:
    """Asked with a switch who sits here, where a choice is due some turns into a game of four."""
    app = devices(viewport=PHONE, reduced_motion="reduce")
    app.spoil()  # what is pressed there is a switch from then on
    app.open()
    app.locator("#settings-open").click()
    for setting in ("tempo-quick", "forced-auto", "scan_tempo-quick", f"scan-{switches}"):
        app.locator(f"label:has(#set-{setting})").click()
    app.keyboard.press("Escape")
    play = player.play_on(player.new(4, 3, code), lambda p: player.to_move(p) == 0 and len(p.match.choices) > 12)
    app.evaluate("text => { location.hash = text; }", player.table_link(play, *PEOPLE))
    return app


def lead_on(app: App, choose: Callable[[], object], step: Callable[[], object]) -> str:
    """Choose what is pointed at if it leads on, else step; what that was."""
    leads, pointed = app.evaluate(POINTED)
    if leads:
        choose()
        return f"chose {pointed}"
    step()
    return f"passed {pointed}"


def take_seat(app: App, choose: Callable[[], object], step: Callable[[], object]) -> None:
    """Say who sits here, and do whatever leads on until something is asked at the table."""
    expect(app.locator("dialog[open] [data-do=answer]").first).to_be_visible()
    end, trail = monotonic() + player.WAIT_MS / 1000, []
    while not app.locator("#table:visible #controls[data-asking=yes]").count():
        trail.append(lead_on(app, choose, step))
        assert monotonic() < end, f"it does not lead to the table: {trail[-60:]}"


def play_a_turn(app: App, choose: Callable[[], object], step: Callable[[], object]) -> None:
    """Do whatever leads on until something was played."""
    end, trail = monotonic() + player.WAIT_MS / 1000, []
    before = player.stage(app)
    while player.stage(app) == before:
        trail.append(lead_on(app, choose, step))
        assert monotonic() < end, f"it leads nowhere: {trail[-60:]}"


@pytest.mark.parametrize("code", some(GAMES, 2))
def test_a_turn_with_two_switches(devices: Devices, code: str) -> None:
    app = invite(devices, code, "two")
    switches = lambda: app.keyboard.press("Enter"), lambda: app.keyboard.press("Space")
    take_seat(app, *switches)
    play_a_turn(app, *switches)


@pytest.mark.parametrize("code", ["P", *long(*(code for code in GAMES if code != "P"))])
def test_a_turn_with_one_switch(devices: Devices, code: str) -> None:
    app = invite(devices, code, "one")
    take_seat(app, lambda: app.evaluate(SIT), lambda: app.wait_for_timeout(50))
    play_a_turn(app, lambda: app.keyboard.press("Space"), lambda: app.wait_for_timeout(50))


def test_a_tap_anywhere_is_a_switch(devices: Devices) -> None:
    app = invite(devices, "K", "one")
    take_seat(app, lambda: app.evaluate(SIT), lambda: app.wait_for_timeout(50))
    play_a_turn(app, lambda: app.mouse.click(195, 300), lambda: app.wait_for_timeout(50))


def test_two_switches_step_round_all_there_is_and_choose_in_it(devices: Devices) -> None:
    app = invite(devices, "P", "two")
    seats = app.locator("dialog[open] [data-do=answer]")
    expect(seats.first).to_be_visible()
    folded = app.locator("dialog[open] details [data-do=answer]").count()  # of which only the heading is shown
    expect(app.locator("dialog[open] .is-scanned")).to_have_count(seats.count() - folded + 1)
    end = monotonic() + player.WAIT_MS / 1000
    while app.locator(".is-scanned").count() != 1:
        assert monotonic() < end, "it does not go into the group"
        app.keyboard.press("Enter")  # one is passed over where the page has just changed
    expect(seats.first).to_have_class(re.compile("is-scanned"))
    app.keyboard.press("Enter")
    player.wait(app, "ask")
    framed: set[str] = set()
    while not {"actions", "table"} <= framed:
        assert monotonic() < end, f"it only comes to {framed}"
        app.keyboard.press("Space")
        framed.add(str(app.evaluate("document.querySelector('.is-scanned')?.closest('[id]')?.id ?? ''")))
    app.keyboard.press("Escape")
    expect(app.locator("#toasts")).to_have_text("Je speelt weer zonder schakelaar.")
    expect(app.locator(".is-scanned")).to_have_count(0)
