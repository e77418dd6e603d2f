"""An evening of several games: on one device, by link to others, and live."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from kaartbord.match import evening, link, match
from kaartbord.match.match import Play
from kaartbord.match.setup import lot
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import PHONE, App, Devices, axe_findings
from support.browser.ink import too_faint
from support.browser.player import go_live
from support.browser.sharing import claim

NAMES = ("Jan", "Truus", "Anna", "Wim")
HERE = tuple(f"human:{name}" for name in NAMES)
AWAY = tuple(f"link:{name}" for name in NAMES)


@pytest.fixture(scope="module")
def whole() -> Play:
    """A game of Toepen that is over."""
    return player.play_on(player.new(4, 3, "P"), lambda p: player.to_move(p) < 0)


def late(play: Play) -> Play:
    """The same shortly before its end."""
    return match.replay(match.truncate(play.match, len(play.match.choices) - 3))


def ending(app: App, whole: Play, *people: str) -> None:
    """See the end of a game that this device has played in."""
    player.open_link(app, player.table_link(whole, *people))
    player.wait(app, "over")


def night_of(app: App) -> evening.Evening:
    return evening.from_sections(player.shared(app).extra_sections)


def again(app: App) -> Play:
    """Play the same game once more; the play as it stands then."""
    before = player.play_of(app).match
    app.locator("dialog.over").get_by_role("button", name="Nog een potje").click()
    return player.wait_moved(app, before)


def test_one_device_keeps_score_over_several_games(devices: Devices, whole: Play) -> None:
    app = devices(viewport=PHONE)
    app.spoil()
    player.sit_down(app, late(whole), "link:Jan", "computer:Truus", "computer:Anna", "computer:Wim")
    ending(app, whole, "link:Jan", "computer:Truus", "computer:Anna", "computer:Wim")
    # From its end the evening can be shared, and then one is back there.
    app.locator("dialog.over").get_by_role("button", name="De avond").click()
    app.locator("dialog.night").get_by_role("button", name="Deel de avond").click()
    expect(app.locator("#share-text")).to_contain_text("staat voor met 1 punt.")
    app.locator("dialog.share [data-do=close-dialog]").click()
    app.locator("dialog.over").get_by_role("button", name="Ander spel").click()
    expect(app.locator("dialog .next-game", has_text="Keezbord").locator(".meta").last).not_to_be_empty()
    app.locator("dialog").get_by_role("button", name="ToedeLoe").click()
    player.wait(app, "ask")
    assert player.play_of(app).match.game == "L"
    first = evening.result_of(whole)
    assert first is not None
    assert night_of(app).results == (first,)
    winner = next(iter(first.won))

    # What it is worth is agreed on, and who leads follows.
    app.locator("[data-do=table-menu]").click()
    app.locator("dialog [data-arg=evening]").click()
    sheet = app.locator("dialog:has(.evening)")
    leads = "Jan staat voor met 1 punt." if winner else "Jij staat voor met 1 punt."
    expect(sheet.locator(".evening-leader")).to_have_text(leads.replace("Jan", NAMES[winner]))
    expect(sheet.locator(".evening-day")).to_have_text(re.compile(r"\w+dag \d+ \w+ \d{4}"))
    sheet.locator("summary").click()
    sheet.get_by_label("Punten voor Toepen").select_option("4")
    expect(sheet.locator(".evening-leader")).to_contain_text("4 punten")
    sheet.get_by_role("button", name="Sluit de avond af").click()
    expect(sheet.locator(".evening-leader")).to_contain_text("de avond")
    assert axe_findings(app) == []
    assert too_faint(app) == []

    # What is kept of it: a page on paper, and a message in which nobody is "you".
    app.evaluate("window.print = () => {}")
    sheet.get_by_role("button", name="Druk af").click()
    app.page.emulate_media(media="print")
    wins = f"{NAMES[winner]} wint de avond met 4 punten."
    expect(app.locator("#printed .evening-leader")).to_have_text(wins)
    expect(app.locator("#printed table")).to_have_count(2)
    expect(sheet).to_be_hidden()
    app.page.emulate_media(media="screen")
    sheet.get_by_role("button", name="Deel de avond").click()
    expect(app.locator("#printed")).to_have_count(0)
    message = app.locator("#share-text")
    expect(message).to_contain_text(wins)
    player.open_more(app)
    app.locator("label:has(#share-names)").click()
    expect(message).not_to_contain_text(NAMES[winner])
    nameless = link.decode_link(link.find_link(app.locator("#share-url").input_value()))
    assert evening.from_sections(nameless.extra_sections) == night_of(app)
    app.locator("dialog.share [data-do=close-dialog]").click()

    # It is kept with the game.
    app.reload()
    player.wait(app, "ask")
    assert night_of(app).over
    assert evening.worth_of(night_of(app), "P") == 4


@pytest.mark.long
def test_three_go_on_with_the_evening_by_link_and_none_is_asked_who_they_are(devices: Devices, whole: Play) -> None:
    jan, truus, anna = devices(), devices(), devices()
    for seat, app in enumerate((jan, truus, anna)):
        player.sit_down(app, late(whole), *AWAY, seat=seat)
        ending(app, whole, *AWAY)
    play = again(truus)
    assert play.match.game == "P"
    assert lot.first_dealer(play.match) == lot.next_dealer(whole)
    for app in (jan, anna):
        player.open_link(app, player.fragment(truus))
        app.locator("#table").wait_for()
        player.wait_stands(app, play)
        expect(app.locator("dialog")).to_have_count(0)
        assert night_of(app) == night_of(truus)

    # Any of them begins the next game.
    second = player.play_on(play, lambda p: player.to_move(p) < 0)
    table = player.shared(truus)
    player.open_link(anna, link.encode_link(second, table.seats, extra_sections=table.extra_sections))
    player.wait(anna, "over")
    third = again(anna)
    player.open_link(jan, player.fragment(anna))
    player.wait_stands(jan, third)
    assert night_of(jan).results == (evening.result_of(whole), evening.result_of(second))

    # Whose browser wiped all it had stored opens the link again, and every result is there.
    wiped = devices()
    wiped.open("#" + player.fragment(anna))
    claim(wiped, 1)
    wiped.locator("#table").wait_for()
    assert night_of(wiped) == night_of(jan)


def both_live(live_devices: Callable[[], App], whole: Play) -> tuple[App, App]:
    """Return two devices that play live, shortly before the end of a game."""
    jan, truus = live_devices(), live_devices()
    for app, seat in ((jan, 0), (truus, 1)):
        app.open("#" + player.table_link(late(whole), *AWAY))
        claim(app, seat)
        app.locator("#table").wait_for()
        go_live(app)
    for app in (jan, truus):
        expect(app.locator("#live")).to_contain_text("is hier")
    return jan, truus


@pytest.mark.long
def test_live_stays_live_in_the_next_game(live_devices: Callable[[], App], whole: Play) -> None:
    jan, truus = both_live(live_devices, whole)
    for app in (jan, truus):
        ending(app, whole, *AWAY)
    play = again(truus)
    jan.get_by_role("button", name="Speel mee").click()
    player.wait_stands(jan, play)
    for app in (jan, truus):
        expect(app.locator("#live")).to_contain_text("is hier")


@pytest.mark.long
def test_the_end_stays_open_where_somebody_gets_another_name(live_devices: Callable[[], App], whole: Play) -> None:
    jan, truus = both_live(live_devices, whole)
    for app in (truus, jan):
        ending(app, whole, *AWAY)
    truus.locator("dialog.over [data-do=close-dialog]").click()
    truus.locator("#live button").click()
    truus.locator("dialog #called-1").fill("Tante Truus")
    truus.locator("dialog [data-arg=done]").click()
    expect(jan.locator("#plates")).to_contain_text("Tante Truus")
    expect(jan.locator("dialog.over")).to_be_visible()


@pytest.mark.long
def test_who_stays_and_begins_another_game_later_meets_the_other_again(
    live_devices: Callable[[], App], whole: Play
) -> None:
    jan, truus = both_live(live_devices, whole)
    for app in (jan, truus):
        ending(app, whole, *AWAY)
    again(truus)
    jan.get_by_role("button", name="Blijf nog even hier").click()
    jan.wait_for_timeout(14_000)  # a device that says nothing for so long is taken for gone
    jan.locator("dialog.over").get_by_role("button", name="Ander spel").click()
    jan.locator("dialog").get_by_role("button", name="ToedeLoe").click()
    for _ in range(150):
        asked = [app for app in (jan, truus) if app.get_by_role("button", name="Speel mee").count()]
        if asked:
            break
        jan.wait_for_timeout(200)
    asked[0].get_by_role("button", name="Speel mee").click()
    for app in (jan, truus):
        expect(app.locator("#live")).to_contain_text("is hier")
    assert player.play_of(jan).match[:5] == player.play_of(truus).match[:5]
