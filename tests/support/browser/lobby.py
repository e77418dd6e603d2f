"""A lobby in which games wait."""

from __future__ import annotations

from kaartbord.match.match import Play
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import App

PEOPLE = ("link:Jij", "computer:Wim", "computer:Anna", "computer:Bep")


def my_turn(seed: int) -> Play:
    return player.play_on(player.new(4, seed), lambda p: player.to_move(p) == 0 and len(p.match.choices) > 4)


def keep(app: App, *seeds: int) -> None:
    """Open a game of each seed, and end in the lobby."""
    for seed in seeds:
        player.sit_down(app, my_turn(seed), *PEOPLE)
        player.wait(app, "ask")
    app.locator("[data-do=leave]").click()
    expect(app.locator("#games-kept li")).to_have_count(len(seeds) - 1)
