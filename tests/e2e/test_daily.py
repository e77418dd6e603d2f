"""The deal of the day: from the lobby to its end, beside another's, and by what date the device has."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

import pytest
from kaartbord.games import ENTRIES
from kaartbord.match.daily import deal, link
from playwright.sync_api import expect
from support.browser.device import DESK, PHONE, App, Devices, wait_ready
from support.browser.player import quick
from support.browser.screens import fine
from support.catalogue import NL
from support.days import day_of
from support.long import some

TODAY = datetime(2026, 11, 30, 12, tzinfo=UTC)
"""A day of Toepen."""
DAY = day_of(TODAY.date())

KINDS = ("choice", "gold", "others", "hand", "use")
PLAYS = {
    "choice": ".uses [data-arg]",
    "gold": "#controls .gold:not([aria-disabled=true])",
    "others": "#controls [data-do=others]",
    "hand": "#hand [data-arg]:not([aria-disabled=true])",
    "use": "#controls [data-do=use]",
}
"""Selectors by kind: the first one that is there is pressed."""

OVER = "[data-do=daily-result]"


def at(app: App, moment: datetime = TODAY) -> App:
    """Let the clock of a device run from a moment."""
    app.clock.install(time=moment)
    app.clock.resume()
    return app


def asked(app: App) -> None:
    app.locator("#controls[data-asking=yes]").wait_for(state="attached")


def play_out(app: App) -> None:
    """Play a deal to its end, always what can be had first."""
    end = monotonic() + 240
    while not app.locator(OVER).count():
        assert monotonic() < end, "the deal does not end"
        if app.locator("#controls[data-asking=yes]").count():
            there = [PLAYS[kind] for kind in KINDS if app.locator(f"{PLAYS[kind]}:visible").count()]
            press(app, there[0] if there else "")
        else:
            press(app, "[data-do=hurry]")


def press(app: App, selector: str) -> None:
    """Press what may be gone by now."""
    app.evaluate("s => s && [...document.querySelectorAll(s)].find((n) => n.offsetParent)?.click()", selector)
    app.wait_for_timeout(40)


def shared(app: App) -> link.SharedDay:
    """The link of the result that is shown, which stays open."""
    app.locator("#daily-share").click()
    return link.decode(link.find(app.locator("#share-url").input_value()))


def open_today(app: App) -> App:
    app.open()
    quick(app)
    app.locator("#daily-open").click()
    asked(app)
    return app


def test_two_devices_play_the_same_deal_and_lay_both_side_by_side(devices: Devices) -> None:
    one, two = (at(devices(viewport=look, reduced_motion="reduce")) for look in (PHONE, DESK))
    open_today(one)
    fine(one)
    play_out(one)
    one.locator(OVER).click()
    expect(one.locator("#daily-turns")).to_be_visible(timeout=90_000)
    fine(one)
    sent = shared(one)
    play = deal.replay(DAY, sent.ranks)  # the same others, here and in the browser
    assert sent.day == DAY
    assert not play.pending
    line = str(one.locator("#share-text").text_content())
    mine, theirs = deal.outcome(DAY, play)
    assert f": {mine} strafpunt" in line
    assert f" tegen {theirs} strafpunt" in line
    assert sum(line.count(sign) for sign in "🟢🟡🔴") == len(sent.ranks)
    url = one.locator("#share-url").input_value()

    two.open(f"#{link.find(url)}")
    expect(two.locator(".daily-card")).to_contain_text(NL.format("daily.rival.first"))
    expect(two.locator("#daily-pairs")).to_have_count(0)
    fine(two)
    two.locator("#daily-play").click()
    play_out(two)
    two.locator(OVER).click()
    expect(two.locator("#daily-pairs")).to_be_visible()
    rows = two.locator(".daily-pairs tbody tr")
    expect(rows).to_have_count(max(len(sent.ranks), len(shared(two).ranks)))
    two.keyboard.press("Escape")
    beside = two.locator(".daily-beside tbody tr").last
    expect(beside.locator("th, td")).to_have_text([NL.format("daily.rival"), str(mine), str(theirs)])
    expect(two.locator("#daily-turns")).to_be_visible(timeout=90_000)
    fine(two)


@pytest.mark.long
def test_a_deal_is_left_taken_up_counted_and_brought_to_another_device(devices: Devices, tmp_path: Path) -> None:
    app = open_today(at(devices(viewport=PHONE, reduced_motion="reduce")))
    press(app, PLAYS["hand"])
    press(app, PLAYS["gold"])
    asked(app)
    app.locator("#daily-leave").click()
    expect(app.locator("#lobby")).to_be_visible()
    expect(app.locator("#games-kept li")).to_have_count(0)
    app.reload()
    wait_ready(app)
    app.locator("#daily-open").click()
    asked(app)
    expect(app.locator("#hand .card")).to_have_count(3)
    play_out(app)
    app.locator(OVER).click()
    went = str(app.locator(".daily-went").text_content())
    app.locator("#daily-play").click()  # looks back
    app.locator("[data-do=replay-step][data-arg='1']").click()
    app.locator("[data-do=replay-close]").click()
    expect(app.locator(".daily-went")).to_have_text(went)
    app.locator("#club-back").click()
    app.locator("#statistics-open").click()
    expect(app.locator("#stats-daily-title + dl dd").first).to_have_text("1")
    fine(app)
    app.locator("#stats-daily-calendar").click()
    expect(app.locator(".daily-went")).to_have_text(went)
    app.locator("#club-back").click()
    app.locator("#backup-open").click()
    file = app.save("[data-do=backup-save]", tmp_path)

    other = at(devices(viewport=PHONE, reduced_motion="reduce")).open()
    other.locator("#backup-open").click()
    other.locator("#backup-text").fill(file.read_text("utf-8"))
    other.locator("[data-do=backup-read]").click()
    expect(other.locator("#backup-said")).to_contain_text("1 spel van de dag")
    other.locator("dialog.backup [data-do=close-dialog]").click()
    other.locator("#daily-open").click()
    expect(other.locator(".daily-went")).to_have_text(went)


@pytest.mark.long
@pytest.mark.parametrize("code", ENTRIES)
def test_every_game_comes_to_its_result(devices: Devices, code: str) -> None:
    day = next(day for day in range(DAY, DAY + len(ENTRIES)) if deal.code_of(day) == code)
    app = open_today(
        at(devices(viewport=PHONE, reduced_motion="reduce"), datetime.fromtimestamp(day * 86_400 + 43_200, UTC))
    )
    play_out(app)
    app.locator(OVER).click()
    expect(app.locator("#daily-turns")).to_be_visible(timeout=90_000)
    assert not deal.replay(day, shared(app).ranks).pending


@pytest.mark.long
def test_a_deal_is_played_by_keys_alone(devices: Devices) -> None:
    app = at(devices(viewport=DESK, reduced_motion="reduce")).open()
    quick(app)
    app.locator("#daily-open").focus()
    app.keyboard.press("Enter")
    asked(app)
    app.locator(PLAYS["hand"]).first.focus()
    app.keyboard.press("Enter")
    app.locator(PLAYS["gold"]).first.focus()
    app.keyboard.press("Enter")
    asked(app)
    expect(app.locator("#hand .card")).to_have_count(3)


# ---- the date


def first_day(app: App) -> str:
    return str(app.locator(".daily .cups button").first.get_attribute("data-arg"))


def test_the_date_of_the_device_decides_and_no_day_to_come_is_opened(devices: Devices) -> None:
    app = at(devices(viewport=PHONE, reduced_motion="reduce")).open("#dag")
    days = app.locator(".daily .cups button")
    expect(days).to_have_count(31)
    assert first_day(app) == str(DAY)
    days.nth(1).click()
    expect(app.locator(".daily-title")).to_contain_text("OkiDoki, 29 november")
    app.locator("#daily-play").click()
    asked(app)
    app.locator("#daily-leave").click()
    app.evaluate("text => { location.hash = text; }", link.encode(DAY + 1))
    expect(app.locator("dialog")).to_contain_text(NL.format("daily.future"))
    app.locator("dialog [data-arg=lobby]").click()
    expect(app.locator("#lobby")).to_be_visible()

    tomorrow = at(devices(viewport=PHONE, reduced_motion="reduce"), TODAY.replace(month=12, day=1))
    tomorrow.open(f"#{link.encode(DAY + 1)}")
    expect(tomorrow.locator(".daily-title")).to_contain_text("ToedeLoe, 1 december")


@pytest.mark.parametrize(
    ("zone", "hour", "day"), some([("Pacific/Auckland", 13, DAY + 1), ("America/Los_Angeles", 6, DAY - 1)], 1)
)
def test_it_is_the_day_where_the_device_is(devices: Devices, zone: str, hour: int, day: int) -> None:
    app = at(devices(viewport=PHONE, timezone_id=zone), TODAY.replace(hour=hour)).open("#dag")
    assert first_day(app) == str(day)


@pytest.mark.long
def test_a_spoiled_link_says_so_and_a_whole_one_may_be_pasted(devices: Devices) -> None:
    app = at(devices(viewport=PHONE, reduced_motion="reduce")).open(f"#{link.encode(DAY)[:-2]}")
    expect(app.locator("dialog")).to_contain_text(NL.format("bad.torn"))
    app.locator("dialog [data-arg=lobby]").click()
    app.evaluate("text => { window.clipboard = text; }", f"Doe mee! {app.site.url}#{link.encode(DAY - 3)} Groet, An")
    app.locator("#paste-link").click()
    expect(app.locator(".daily-title")).to_contain_text("Tokken, 27 november")


@pytest.mark.long
def test_where_nothing_is_kept_the_deal_is_played_all_the_same(devices: Devices) -> None:
    app = at(devices(viewport=PHONE, reduced_motion="reduce"))
    app.add_init_script("Object.defineProperty(window, 'indexedDB', { value: undefined });")
    app.open()
    app.locator("#daily-open").click()
    asked(app)
    play_out(app)
    app.locator(OVER).click()
    expect(app.locator(".daily-went")).to_be_visible()
