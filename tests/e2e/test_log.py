"""The log: a heading for each round, next to the board and whole in its sheet, in the order of choice."""

from __future__ import annotations

from kaartbord.match import rounds
from kaartbord.match.match import Play
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import DESK, App, Devices


def later(play: Play) -> bool:
    """A turn of seat 0 in a later deal, with more behind it than the log next to the board holds."""
    return player.to_move(play) == 0 and len(rounds.starts(play.plies)) > 3 and len(play.plies) > 100


def titles(app: App, place: str) -> list[str]:
    return app.locator(f"{place} h3").all_inner_texts()


def test_headings_and_the_whole_game_in_the_order_of_choice(devices: Devices) -> None:
    app = devices(viewport=DESK, reduced_motion="reduce")
    play = player.play_on(player.new(4, 5), later)
    deals = len(rounds.starts(play.plies))
    player.sit_down(app, play, "link:Jij", "computer:Wim", "computer:Anna", "computer:Bep")
    player.wait(app, "ask")
    newest_first = [f"Ronde {number}" for number in range(deals, 0, -1)]
    shown = titles(app, "#log")
    assert shown == newest_first[: len(shown)]
    assert len(shown) < deals
    expect(app.locator("#log li")).to_have_count(60)
    expect(app.locator("#log > .log > h3 + ol")).to_have_count(len(shown))

    app.locator("[data-do=table-menu]").click()
    app.locator("dialog [data-arg=log]").click()
    rows = app.locator("dialog .log li")
    expect(rows).to_have_count(len(play.plies))
    assert titles(app, "dialog .log") == newest_first
    first = rows.last.inner_text()
    app.locator("dialog label", has_text="Oudste boven").click()
    expect(rows.first).to_have_text(first)
    assert titles(app, "dialog .log") == newest_first[::-1]
    app.keyboard.press("Escape")
    app.locator("[data-do=table-menu]").click()
    app.locator("dialog [data-arg=log]").click()
    expect(rows).to_have_count(len(play.plies))
    expect(rows.first).to_have_text(first)


def last_card(seed: int) -> Play | None:
    """A turn of seat 0 with the last card of a later deal."""
    try:
        return player.play_on(player.new(4, seed), lambda play: later(play) and sum(map(len, play.state.hands)) == 1)
    except AssertionError:
        return None


def test_a_deal_puts_its_heading_on_top_of_the_log(devices: Devices) -> None:
    app = devices(viewport=DESK, reduced_motion="reduce")
    play = next(play for seed in range(50) if (play := last_card(seed)))
    deals = len(rounds.starts(play.plies))
    player.sit_down(app, play, "link:Jij", "computer:Wim", "computer:Anna", "computer:Bep")
    player.wait(app, "ask")
    assert titles(app, "#log")[0] == f"Ronde {deals}"
    player.take(app, player.choose(play))
    expect(app.locator("#log h3").first).to_have_text(f"Ronde {deals + 1}")
    expect(app.locator("#log li")).to_have_count(60)
    assert app.locator("#log ol").evaluate_all("lists => lists.every(list => list.childElementCount > 0)")
