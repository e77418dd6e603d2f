"""An invitation: from the lobby to the family chat, and from there to a seat, by those who have never seen the page."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from support.browser import player, turns
from support.browser.device import App, Devices
from support.browser.sealed import asked, messages

LiveDevices = Devices

# A stock Firefox hides the addresses of this machine, and cannot be told over BiDi not to.
pytestmark = pytest.mark.only_browser("chromium")

RECORD = """window.taps = 0;
addEventListener("pointerdown", () => { window.taps += 1; }, true);
navigator.share = async (given) => { window.shared = given; };"""
"""Count taps, and keep what is handed to the chat."""

BAR_OUTSIDE = """() => [...document.querySelectorAll(".bar-words > :not([hidden])")].filter(node => {
  const range = document.createRange();
  range.selectNodeContents(node);
  const box = range.getBoundingClientRect(), bar = node.closest(".bar").getBoundingClientRect();
  const seen = box.width && getComputedStyle(node).position !== "absolute";
  return seen && (box.top < bar.top - 2 || box.bottom > bar.bottom + 2);
}).map(node => node.textContent)"""
"""Words in the bar of the table that stick out of it by more than the lead above and below their letters."""

MOST_TO_CHAT, MOST_TO_SEAT = 5, 2
"""Taps from the lobby to the chat, the last of which picks the chat or copies; and from the link to the own seat."""


EXCHANGED = 2 + 3 * 4
"""Messages of two players at OkiDoki, with two hands each, until the third exchange is over."""


def taps(app: App) -> int:
    return int(app.evaluate("window.taps"))


def invited(
    host: App, *, way: str, game: str = "keezbord", seats: int = 4, name: str = "", sealed: bool = False
) -> tuple[str, str]:
    """Set up a table with friends elsewhere and hand on the invitation; its words, and what stands behind the site."""
    host.locator(f"#play-{game}").click()
    host.locator("label:has(#way-link)").click()
    host.locator(f"label:has(#seats-{seats})").click()
    if name:
        before = taps(host)
        player.write(host, "#name-0", name)
        host.evaluate(f"window.taps = {before}")  # a name is said once
    if sealed:
        host.locator("label:has(#hands-sealed)").click()
    host.locator("#setup-start").click()
    sheet = host.locator("dialog.share")
    expect(sheet.locator("h2")).to_have_text("Nodig je medespelers uit")
    expect(sheet.locator("#invite-live, #invite-link").and_(sheet.locator(":checked"))).to_have_id(f"invite-{way}")
    sheet.locator("[data-do=share-link]").click()
    expect(sheet).to_have_count(0)
    assert taps(host) <= MOST_TO_CHAT + sealed
    shared = host.evaluate("window.shared")
    parts = urlsplit(shared["url"])
    return shared["text"], f"?{parts.query}#{parts.fragment}" if parts.query else f"#{parts.fragment}"


def test_a_family_meets_by_one_message(live_devices: LiveDevices) -> None:
    host, guest = live_devices(), live_devices(360, 640)
    for app in (host, guest):
        app.add_init_script(RECORD)
    text, rest = invited(host.open(), way="live", name="Papa")
    assert text == "Papa nodigt je uit voor Keezbord. Tik op de link en kies je plaats."
    assert rest.startswith("?l#")
    expect(host.locator("#live")).to_be_visible()
    assert host.evaluate(BAR_OUTSIDE) == []

    # The guest says a name once and agrees to live, hears who is there, and takes a seat.
    guest.open(rest)
    expect(guest.locator("dialog h2")).to_have_text("Hoe heet je?")
    expect(guest.locator("dialog")).to_contain_text("openbare servers", ignore_case=True)
    player.write(guest, "#own-name", "Kind")
    guest.evaluate("window.taps = 0")
    guest.locator("dialog [data-arg=live]").click()
    expect(guest.locator("dialog h2")).to_have_text("Wie ben jij?")
    guest.locator("dialog .who-seats .seat-button").first.click()
    expect(guest.locator("dialog")).to_have_count(0)
    assert taps(guest) <= MOST_TO_SEAT
    expect(guest.locator("#live")).to_contain_text("Papa")
    expect(host.locator("#live")).to_contain_text("Kind")
    for app in (host, guest):
        assert app.evaluate(BAR_OUTSIDE) == []

    # Who has not come is waited for, and nothing is played for them.
    for app in (host, guest):
        assert not player.play_of(app).match.choices
    seats = player.shared(host).seats
    assert sorted((seat.name, seat.claimed) for seat in seats) == [
        ("", False),
        ("", False),
        ("Kind", True),
        ("Papa", True),
    ]

    # A name can be given later too, where it is said who is here.
    guest.locator("#live button").click()
    expect(guest.locator("dialog")).to_contain_text("Papa (is hier)")
    guest.locator("dialog [id^=called-]").fill("Sam")
    guest.locator("dialog [data-arg=done]").click()
    expect(host.locator("#plates")).to_contain_text("Sam")


def test_who_comes_late_is_offered_the_seats_that_are_free(live_devices: LiveDevices) -> None:
    host, guests = live_devices(), [live_devices(), live_devices(360, 640)]
    host.add_init_script(RECORD)
    _, rest = invited(host.open(), way="live", name="Papa")
    for guest in guests:
        guest.open(rest)
        guest.locator("dialog [data-arg=live]").click()
    first, second = (guest.locator("dialog .who-seats .seat-button") for guest in guests)
    expect(second).to_have_count(3)
    expect(second.and_(guests[1].locator(":disabled"))).to_have_count(0)
    first.nth(0).click()
    expect(guests[0].locator("dialog")).to_have_count(0)
    expect(second.and_(guests[1].locator(":disabled"))).to_have_count(1)
    expect(second.nth(0)).to_contain_text("net bezet")
    second.nth(1).click()
    expect(guests[1].locator("dialog")).to_have_count(0)
    for app in (host, *guests):
        expect(app.locator("#live")).to_contain_text("zijn hier")


@pytest.mark.long
def test_sealed_hands_are_dealt_live_by_themselves(live_devices: LiveDevices) -> None:
    """The same invitation; no link has to go round before the first card, nor after it."""
    host, guest = live_devices(), live_devices(360, 640)
    for app in (host, guest):
        app.add_init_script(RECORD)
    _, rest = invited(host.open(), way="live", game="okidoki", seats=2, name="Papa", sealed=True)
    assert rest.startswith("?l#")
    guest.open(rest)
    guest.locator("dialog .seat-button").first.click()
    expect(guest.locator("dialog h2")).to_have_text("Hoe heet je?")
    player.write(guest, "#own-name", "Kind")
    guest.locator("dialog [data-arg=live]").click()
    expect(guest.locator("#live")).to_contain_text("Papa")
    expect(host.locator("#live")).to_contain_text("Kind")
    expect(host.locator("#plates")).to_contain_text("Kind")
    while messages(player.fragment(host)) < EXCHANGED:
        asked([host, guest]).evaluate(turns.AT_HAND, False)
        host.wait_for_timeout(20)
    for app in (host, guest):
        expect(app.locator("dialog")).to_have_count(0)
    guest.locator("#live button").press("Enter")
    expect(guest.locator("dialog .seat-lines .meta")).to_have_text(["is hier", "is hier"])


@pytest.mark.long
def test_by_link_the_game_waits_for_who_was_invited_and_who_looks_on_may_sit_down(
    live_devices: LiveDevices,
) -> None:
    host, guest = live_devices(), live_devices(360, 640)
    for app in (host, guest):
        app.add_init_script(RECORD)
    host.open()
    host.locator("#play-keezbord").click()
    host.locator("label:has(#way-link)").click()
    host.locator("#setup-start").click()
    host.locator("dialog label:has(#invite-link)").click()
    host.locator("dialog [data-do=share-link]").click()
    expect(host.locator("dialog.share")).to_have_count(0)
    assert taps(host) <= MOST_TO_CHAT
    text, url = (host.evaluate(f"window.shared.{part}") for part in ("text", "url"))
    assert text == "Doe je mee met Keezbord? Tik op de link en kies je plaats."
    assert "?" not in url and host.locator("#live").is_hidden()

    guest.open("#" + url.partition("#")[2])
    guest.locator("dialog [data-arg=watch]").click()
    expect(guest.locator("#prompt")).to_contain_text("Je kijkt mee.")
    before = player.fragment(guest)
    guest.locator("[data-do=sit]").click()
    guest.locator("dialog .seat-button").first.click()
    guest.locator("dialog [data-arg=done]").click()
    expect(guest.locator("#hand .card").first).to_be_visible()
    guest.wait_for_function(f"location.hash !== '#{before}'")
    assert len([seat for seat in player.shared(guest).seats if seat.claimed]) == 2
