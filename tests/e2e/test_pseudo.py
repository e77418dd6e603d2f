"""A language that nobody speaks: no word is cut on a small phone, and none is of the page itself."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from kaartbord.games import GAMES
from support.browser import player, turns
from support.browser.device import App, Devices, Site
from support.browser.screens import before_a_game
from support.browser.words import cut, foreign, speak_pseudo
from support.long import long

NAMES = ("Anna", "Bo", "Wilhelmina", "Truus")
SMALL = {"width": 360, "height": 640}

SHEETS = ("log", "share", "seats", "rules", "keys")
"""The sheets that the menu of a table opens."""


@pytest.fixture(scope="module")
def site(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("pseudo") / "site"
    subprocess.run(["cp", "-r", str(dist), str(folder)], check=True)
    speak_pseudo(folder)
    site = Site(folder)
    yield site
    site.stop()


def close(app: App) -> None:
    app.keyboard.press("Escape")
    app.locator("dialog[open]").wait_for(state="detached")


def look(app: App, where: str) -> list[str]:
    """Return what is wrong on the page as it stands."""
    return [f"{where}: {fault}" for fault in (*cut(app), *foreign(app, *NAMES))]


def lobby(app: App, name: str) -> Iterator[str]:
    """Walk from the lobby to the house rules of a game, and say where it stands."""
    app.open()
    yield "lobby"
    for button in ("settings", "help"):
        app.locator(f"#{button}-open").click()
        app.locator("dialog[open]").wait_for()
        yield button
        if button == "help":
            app.locator("dialog [data-arg=help]").click()
            app.locator("dialog summary").first.wait_for()
            yield "help itself"
        close(app)
    yield from before_a_game(app, name)


def sheets(app: App) -> Iterator[str]:
    """Open what the menu of the table has, one after the other, and say what stands there."""
    for item in SHEETS:
        app.locator("[data-do=table-menu]").click()
        app.locator("dialog[open]").wait_for()
        if item == SHEETS[0]:
            yield "menu"
        app.locator(f"dialog [data-arg={item}]").click()
        app.locator("dialog[open]").wait_for()
        yield item
        close(app)


@pytest.mark.parametrize(("code", "turns_taken"), [("K", 6), *long(*((code, 2000) for code in GAMES))])
def test_a_game_is_played(devices: Devices, site: Site, code: str, turns_taken: int) -> None:
    app = devices(site, viewport=SMALL, reduced_motion="reduce", locale="en-GB")
    name = GAMES[code].INFO.name.lower()
    found = [fault for where in lobby(app, name) for fault in look(app, where)]
    people = (f"{'computer' if seat else 'human'}:{name}" for seat, name in enumerate(NAMES))
    player.open_link(app, player.table_link(player.new(4, 5, code), *people))
    app.locator("dialog [data-do=answer][data-arg='0']").click()
    player.wait(app, "ask")
    found += [fault for where in sheets(app) for fault in look(app, where)]
    for turn in range(turns_taken):
        going = turns.take_at_hand(app)
        found += look(app, f"turn {turn}")
        if not going:
            break
    assert "\n".join(dict.fromkeys(found)) == ""
