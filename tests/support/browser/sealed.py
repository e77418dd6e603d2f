"""Sealed tables on several pages."""

from __future__ import annotations

from time import monotonic

from kaartbord.match import sealed_links
from kaartbord.sealed.link import unpack
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import App


def begin(app: App, game: str, seats: int) -> None:
    """Set up a sealed table for friends elsewhere."""
    app.open()
    player.quick(app)
    app.locator(f"#play-{game}").click()
    app.locator("label:has(#way-link)").click()
    app.locator(f"label:has(#seats-{seats})").click()
    app.locator("label:has(#hands-sealed)").click()
    expect(app.locator("#setup-open")).to_contain_text("berichten rond (live gaat dat vanzelf)")
    app.locator("#setup-start").click()
    app.locator("#table").wait_for()


def sent(app: App) -> str:
    """Return the link on the share sheet, which opens by itself."""
    player.wait(app, "share")
    text: str = app.locator("#share-url").input_value()
    app.locator("dialog [data-do=close-dialog]").click()
    expect(app.locator("dialog")).to_have_count(0)
    return text.partition("#")[2]


def arrive(app: App, text: str, seat: int) -> None:
    """Open a link on a device that has never been here, and take a seat there."""
    app.open()
    player.quick(app)
    player.open_link(app, text)
    join(app, seat)


def join(app: App, seat: int) -> None:
    """Say who I am, without a name; only seats are offered that nobody has."""
    app.locator("dialog", has_text="Wie ben jij?").locator(f"[data-arg='{seat}']").click()
    app.locator("dialog", has_text="Hoe heet je?").locator("[data-arg=done]").click()
    expect(app.locator("dialog.introduce")).to_have_count(0)


def asked(apps: list[App]) -> App:
    """The first of them who is asked something; who has nothing to choose in its first turn is not."""
    end = monotonic() + player.WAIT_MS / 1000
    while not (found := [app for app in apps if app.locator("#controls[data-asking=yes]").count()]):
        assert monotonic() < end, "nobody is asked"
        apps[0].wait_for_timeout(20)
    return found[0]


def messages(text: str) -> int:
    return unpack(sealed_links.read(text).messages).window.last
