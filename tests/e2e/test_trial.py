"""A decision of a finished game made anew: from the replay and from the chart, beside the game that stays as it was."""

from __future__ import annotations

import pytest
from kaartbord.match import match
from kaartbord.match.match import Play
from playwright.sync_api import expect
from support.browser import player, turns
from support.browser.device import PHONE, App, Devices, axe_findings, wait_ready
from support.catalogue import NL

PEOPLE = ("link:Jij", "computer:Wim", "computer:Anna", "computer:Truus")


def finish(app: App) -> Play:
    """Come to the result of a game of Toepen that is known on the device."""
    whole = player.play_on(player.new(4, 3, "P"), lambda play: player.to_move(play) < 0)
    late = match.replay(match.truncate(whole.match, len(whole.match.choices) - 3))
    player.sit_down(app, late, *PEOPLE)
    player.open_link(app, player.table_link(whole, *PEOPLE))
    player.wait(app, "over")
    player.wait_kept(app, whole.match)
    return whole


def test_a_decision_is_made_anew_and_compared_and_the_game_stays_as_it_was(devices: Devices) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", locale="nl-NL")
    finish(app)
    address, kept = app.url, app.evaluate(player.KEPT)
    app.locator("dialog.over [data-arg=replay]").click()
    app.locator("#replay-at").fill(app.locator("#replay-at").get_attribute("max") or "")
    assert axe_findings(app) == []
    app.locator("[data-do=replay-retry]").click()
    expect(app.locator("#table h1")).to_have_text(NL.format("trial.title"))
    expect(app.locator("#toasts")).to_contain_text(NL.format("trial.begun"))
    player.wait(app, "ask")
    assert axe_findings(app) == []
    while turns.take_at_hand(app):
        pass
    over = app.locator("dialog.over")
    for words in ("Toen: ", "Nu: ", "Je kans om te winnen na die beurt", "Zo liep het toen af: "):
        expect(over).to_contain_text(words)
    assert axe_findings(app) == []
    over.get_by_role("button", name=NL.format("trial.again")).click()
    player.wait(app, "ask")
    app.locator("[data-do=table-menu]").click()
    app.locator("dialog.menu [data-arg=compare]").click()
    expect(app.get_by_role("dialog", name=NL.format("menu.compare"))).to_contain_text("Zo liep het toen af: ")
    app.keyboard.press("Escape")
    app.locator("#table .bar [data-do=leave]").click()
    player.wait(app, "over")
    expect(app.locator("#table h1")).to_have_text("Toepen")
    assert (app.url, app.evaluate(player.KEPT)) == (address, kept)
    app.locator("dialog.over [data-arg=leave]").click()
    app.locator("#statistics-open").click()
    expect(app.locator("#stats-played")).to_have_text("1")


@pytest.mark.long
def test_a_turn_of_the_chart_is_made_anew_and_reloading_or_going_back_leads_to_the_game(devices: Devices) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", locale="nl-NL")
    finish(app)
    for leave in (app.go_back, app.reload):
        app.locator("dialog.over [data-arg=course]").click()
        turn = app.locator(".course-turns [data-arg^=retry]").first
        turn.wait_for(timeout=player.WAIT_MS)
        turn.click()
        expect(app.locator("#table h1")).to_have_text(NL.format("trial.title"))
        player.wait(app, "ask")
        leave()
        wait_ready(app)
        player.wait(app, "over")
        expect(app.locator("#table h1")).to_have_text("Toepen")
