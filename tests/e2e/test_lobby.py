"""The lobby: the games it keeps, and the link on the clipboard."""

from __future__ import annotations

import pytest
from kaartbord.match.stored import NO_SEAT_AWAITED
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import App, wait_ready
from support.browser.lobby import PEOPLE, keep, my_turn
from support.long import long


def test_focus_goes_to_the_next_game_when_one_is_removed(phone: App) -> None:
    keep(phone, 3, 5, 7, 11)
    rows = phone.locator("#games-kept li")
    keys = [row.locator(".kept-open").get_attribute("data-arg") for row in rows.all()]
    for remove, next_one in ((1, keys[2]), (1, keys[0])):
        rows.nth(remove).locator("[data-do=lobby-forget]").click()
        phone.locator("dialog [data-arg=forget]").click()
        expect(phone.locator(f".kept-open[data-arg='{next_one}']")).to_be_focused()
    rows.locator("[data-do=lobby-forget]").click()
    phone.locator("dialog [data-arg=forget]").click()
    expect(phone.locator("#play-keezbord")).to_be_focused()
    phone.locator("#resume [data-do=lobby-forget]").click()
    phone.locator("dialog [data-arg=forget]").click()
    expect(phone.locator("#resume")).to_be_hidden()
    expect(phone.locator("#play-keezbord")).to_be_focused()


@pytest.mark.long
def test_many_games_are_picked_from_and_several_removed_at_once(phone: App) -> None:
    keep(phone, 3)
    phone.evaluate(player.CHANGE_GAMES, {"waits": NO_SEAT_AWAITED, "owing": [], "won": [0, 2]})
    for seed in range(4, 10):
        player.sit_down(phone, my_turn(seed), *PEOPLE)
    phone.open()
    rows = phone.locator("#games-kept li")
    expect(rows).to_have_count(6)
    expect(rows.last).to_contain_text("Jij en Anna hebben gewonnen")
    expect(phone.locator("#resume")).to_contain_text("Nog 5 spellen bezig")
    phone.locator("#kept-pick").select_option("over")
    expect(rows).to_have_count(1)
    phone.locator("#kept-tidy").click()
    expect(phone.locator("dialog .switch")).to_have_count(1)
    phone.keyboard.press("Escape")
    phone.locator("#kept-pick").select_option("K")
    phone.locator("#kept-tidy").click()
    expect(phone.locator("dialog .answers button")).to_be_disabled()
    phone.locator("dialog [data-do=lobby-tidy-over]").click()
    phone.locator("dialog .switch").first.click()
    phone.locator("dialog [data-arg=forget]", has_text="Verwijder 2 spellen").click()
    expect(rows).to_have_count(4)
    expect(rows.filter(has_text="gewonnen")).to_have_count(0)


def test_a_game_that_was_kept_without_its_names_still_stands(phone: App) -> None:
    keep(phone, 3, 5)
    told = [phone.locator(place).inner_text() for place in ("#resume", "#games-kept")]
    assert "Wim, Anna en Bep" in told[0]
    phone.evaluate(player.CHANGE_GAMES, {"game": None, "names": None})
    phone.reload()
    wait_ready(phone)
    assert [phone.locator(place).inner_text() for place in ("#resume", "#games-kept")] == told
    phone.locator("#games-kept [data-do=lobby-open]").click()
    player.wait(phone, "ask")


def test_a_kept_game_that_cannot_be_read_is_told_so_when_it_is_opened(phone: App) -> None:
    keep(phone, 3, 5)
    phone.evaluate(player.CHANGE_GAMES, {"link": "BKBkapot"})
    phone.reload()
    wait_ready(phone)
    expect(phone.locator("#games-kept li")).to_contain_text("Wim, Anna en Bep")
    phone.locator("#games-kept [data-do=lobby-open]").click()
    expect(phone.locator("#toasts")).to_contain_text("Dit spel kon niet worden gelezen.")
    expect(phone.locator("#lobby")).to_be_visible()
    phone.locator("#games-kept [data-do=lobby-forget]").click()
    phone.locator("dialog [data-arg=forget]").click()
    expect(phone.locator("#games-kept li")).to_have_count(0)


@pytest.mark.parametrize("text", ["zie vraag #12", *long("", player.table_link(my_turn(3), *PEOPLE)[:-4])])
def test_what_is_no_link_on_the_clipboard_leaves_the_field_open(phone: App, text: str) -> None:
    phone.open()
    phone.evaluate("text => { window.clipboard = text; }", text)
    phone.locator("#paste-link").click()
    expect(phone.locator("#paste-field")).to_be_focused()


def test_a_link_on_the_clipboard_is_opened(phone: App) -> None:
    phone.open()
    url = f"Jouw beurt: {phone.site.url}#{player.table_link(my_turn(3), *PEOPLE)}."
    phone.evaluate("text => { window.clipboard = text; }", url)
    phone.locator("#paste-link").click()
    phone.locator("dialog [data-do=answer][data-arg='0']").click()
    player.wait(phone, "ask")
    assert player.shared(phone).match == my_turn(3).match
