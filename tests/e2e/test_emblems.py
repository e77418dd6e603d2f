"""Tests of emblems: chosen where names are filled in, shown and announced at the table, sent with the link."""

from __future__ import annotations

from playwright.sync_api import expect
from support.browser import player
from support.browser.device import PHONE, App, Devices
from support.browser.screens import fine


def choose(app: App, seat: int, emblem: str) -> None:
    """By keys alone."""
    app.locator(f"#emblem-{seat}").focus()
    app.keyboard.press("Enter")
    app.locator(f".emblems [data-arg={emblem}]").focus()
    app.keyboard.press("Enter")
    expect(app.locator("dialog")).to_have_count(0)
    expect(app.locator(f"#emblem-{seat}")).to_be_focused()


def test_an_emblem_is_chosen_seen_heard_and_sent(devices: Devices) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", locale="nl-NL")
    app.open()
    app.locator("#play-toepen").click()
    app.locator("label:has(#way-link)").click()
    player.write(app, "#name-1", "Oma")
    choose(app, 0, "boat")
    choose(app, 1, "mill")
    expect(app.locator("#emblem-1")).to_have_accessible_name("Kleur en figuurtje van Blauw: de molen")
    app.locator("#emblem-0").click()
    expect(app.locator(".emblems [data-arg=boat]")).to_have_attribute("aria-pressed", "true")
    expect(app.locator(".emblems [data-arg=mill]")).to_be_disabled()
    fine(app)
    app.keyboard.press("Escape")
    app.locator("#setup-start").click()
    app.locator("#table").wait_for()
    player.put_off(app)
    oma = app.locator("#plates li", has_text="Oma")
    expect(oma.locator(".plate-known svg")).to_be_visible()
    expect(oma.locator(".sr-only")).to_contain_text("Oma, de molen, Blauw")
    friend = devices(viewport=PHONE, reduced_motion="reduce", locale="nl-NL")
    friend.open("#" + player.fragment(app))
    expect(friend.get_by_role("button", name="Oma")).to_contain_text("de molen, Blauw")
    app.locator("dialog.share [data-do=close-dialog]").click()
    app.locator("[data-do=leave]").click()
    expect(app.locator("#resume .kept-emblems svg")).to_have_count(1)
