"""Seats choose their colours: where the names are filled in, seen on the board, heard, and sent with the link."""

from __future__ import annotations

from playwright.sync_api import expect
from support.browser import player
from support.browser.device import PHONE, App, Devices
from support.browser.screens import fine

ORANGE = "#FB8312"


def choose(app: App, seat: int, colour: int) -> None:
    """By keys alone."""
    app.locator(f"#emblem-{seat}").focus()
    app.keyboard.press("Enter")
    app.locator(f".emblems [data-arg='{colour}']").focus()
    app.keyboard.press("Enter")
    expect(app.locator(f".emblems [data-arg='{colour}']")).to_have_attribute("aria-pressed", "true")
    app.keyboard.press("Escape")  # no emblem
    expect(app.locator("dialog")).to_have_count(0)
    expect(app.locator(f"#emblem-{seat}")).to_be_focused()


def test_a_colour_is_chosen_seen_heard_and_sent(devices: Devices) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", locale="nl-NL")
    app.open()
    app.locator("#play-keezbord").click()
    app.locator("label:has(#way-link)").click()
    choose(app, 0, 4)
    choose(app, 1, 0)
    choose(app, 2, 0)
    names = [app.locator(f"#emblem-{seat}") for seat in range(4)]
    for button, colour in zip(names, ("Oranje", "Geel", "Rood", "Turkoois"), strict=True):
        expect(button).to_have_accessible_name(f"Kleur en figuurtje van {colour}: geen")
    names[0].click()
    expect(app.locator(".emblems [data-arg='4']")).to_have_attribute("aria-pressed", "true")
    fine(app)
    app.keyboard.press("Escape")
    app.locator("#setup-start").click()
    app.locator("#table").wait_for()
    player.put_off(app)
    plates = app.locator("#plates li")
    expect(plates.filter(has=app.locator(f"path[fill='{ORANGE}']")).locator(".sr-only").first).to_contain_text("Oranje")
    expect(app.locator(".twin [role=gridcell][aria-label^='start oranje']")).to_have_count(1)
    friend = devices(viewport=PHONE, reduced_motion="reduce", locale="nl-NL")
    friend.open("#" + player.fragment(app))
    friend.get_by_role("button", name="Geel").click()
    friend.locator("dialog [data-arg=done]").click()
    friend.locator("#plates .sr-only").first.wait_for(state="attached")
    heard = [
        words.partition(",")[0].partition(".")[0] for words in friend.locator("#plates .sr-only").all_text_contents()
    ]
    assert {"Oranje", "Rood", "Turkoois"} < {*heard}
    assert "Blauw" not in heard
