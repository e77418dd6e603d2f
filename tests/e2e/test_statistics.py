"""Statistics of the games that a device keeps: counted after a backup came back, opened, wiped, and counted again."""

from __future__ import annotations

from kaartbord.games import GAMES
from kaartbord.match import backup
from kaartbord.match.backup import BackupRecord
from kaartbord.match.match import Match
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import PHONE, Devices, wait_ready
from support.browser.screens import fine
from support.plays import random_play

PEOPLE = ("!human:", "computer:Wim", "human:<b>Anna</b>", "computer:Bep")


ALONE = ("!human:", "computer:Wim", "computer:Anna", "computer:Bep")


def record(code: str, seed: int, people: tuple[str, ...] = PEOPLE) -> BackupRecord:
    """A game that is over, played from the first seat."""
    game = GAMES[code]
    play = random_play(Match(code, game.INFO.version, game.options({}), 4, seed))
    fields = {"seats": "0", "shown": str(len(play.plies)), "choices": str(len(play.match.choices))}
    link = player.table_link(play, *people)
    return BackupRecord(f"{code}{seed}", link, {**fields, "at": str(1_790_000_000_000 + seed)})


def test_kept_games_are_counted_opened_wiped_and_counted_again(devices: Devices) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", locale="nl-NL")
    app.open()
    app.locator("#backup-open").click()
    records = [record(code, 3) for code in GAMES]
    app.locator("#backup-text").fill(backup.write("", records, app.site.url))
    app.locator("[data-do=backup-read]").click()
    expect(app.locator("#backup-said")).to_contain_text("5 spellen")
    app.locator("dialog.backup [data-do=close-dialog]").click()

    app.locator("#statistics-open").click()
    played = app.locator("#stats-played")
    expect(played).to_have_text("5")
    expect(app.get_by_role("row", name="<b>Anna</b>")).to_contain_text("5")
    fine(app)
    app.locator("#stats-L-plus").focus()
    app.keyboard.press("Enter")
    expect(app.locator("#stats-heading")).to_be_focused()
    expect(app.locator("#stats-heading")).to_contain_text("ToedeLoe: Plusslagen")
    expect(app.locator("#stats-heading")).to_contain_text(str(app.locator(".stats-adds").text_content()))
    fine(app)
    app.locator("[id^=stats-][data-do=lobby-open]").first.click()
    expect(app.locator("html")).to_have_attribute("data-screen", "table")
    app.go_back()
    expect(app.locator("#stats-heading")).to_contain_text("ToedeLoe: Plusslagen")
    app.locator("#club-back").click()
    app.locator("#stats-wipe").click()
    app.locator("dialog [data-arg=wipe]").click()
    expect(app.locator("#stats-again")).to_be_visible()
    expect(played).to_have_count(0)
    app.reload()
    wait_ready(app)
    expect(app.locator("#stats-again")).to_be_visible()
    expect(played).to_have_count(0)
    app.locator("#stats-again").click()
    expect(played).to_have_text("5")
    app.locator("#club-back").click()
    expect(app.locator("#games-kept .kept-open")).to_have_count(5)


def test_a_level_is_rated_in_words_once_enough_games_are_over(devices: Devices) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", locale="nl-NL")
    records = [record("P", seed, ALONE) for seed in range(10)]
    for some, words in ((records[:9], "Na 10 spellen tegen computers van één niveau"), (records[9:], "; 10 spellen.")):
        app.open()
        app.locator("#backup-open").click()
        app.locator("#backup-text").fill(backup.write("", some, app.site.url))
        app.locator("[data-do=backup-read]").click()
        expect(app.locator("#backup-said")).not_to_be_empty()
        app.locator("dialog.backup [data-do=close-dialog]").click()
        expect(app.locator("#games-kept li")).not_to_have_count(0)
        app.locator("#statistics-open").click()
        rated = app.get_by_role("region", name="Jij tegen elk niveau")
        expect(rated).to_contain_text(words)
    expect(rated).to_contain_text("Van stevige computers win je ongeveer")
    fine(app)
