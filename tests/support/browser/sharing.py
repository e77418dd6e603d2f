"""Seats that are taken and given away on several pages, and the links that pages send."""

from __future__ import annotations

from kaartbord.match.match import Play
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import App

WHO = "Wie ben jij?"


def reopened(app: App, rest: str) -> App:
    """The same device with a new page, the old one closed."""
    app.watch.check()
    return app.renew().open(rest)


def sent(app: App) -> str:
    """Return the link on the share sheet, which opens by itself once it is somebody else's turn."""
    player.wait(app, "share")
    text: str = app.locator("#share-url").input_value()
    app.locator("dialog [data-do=close-dialog]").click()
    expect(app.locator("dialog")).to_have_count(0)
    return text.partition("#")[2]


def claim(app: App, seat: int, *, nameless: bool = False) -> None:
    """Say who I am; only free seats are offered. At a `nameless` one no name is given."""
    dialog = app.locator("dialog")
    expect(dialog.locator("h2")).to_have_text(WHO)
    dialog.locator(f"[data-arg='{seat}']").click()
    if nameless:
        dialog.locator("[data-arg=done]").click()
    expect(dialog).to_have_count(0)


def lay_in_the_middle(tablet: App, text: str) -> None:
    """Open a link and choose, on its share sheet, that the table is on this device."""
    tablet.open(f"#{text}")
    tablet.locator("dialog [data-arg=watch]").click()
    tablet.locator("[data-do=table-menu]").click()
    tablet.locator("dialog [data-arg=share]").click()
    player.open_more(tablet)
    tablet.locator("dialog [data-do=phones]").click()


def code_of(tablet: App) -> str:
    """Return what the code that a big screen shows opens, from the question mark of its address on."""
    expect(tablet.locator(".phones .qr-code")).to_be_visible()
    url = str(tablet.locator(".phones .qr-place").get_attribute("data-url"))
    return url.removeprefix(tablet.site.url)


def play_until_sent(app: App) -> str:
    """Play for the people of this device until somebody else is to move; the link of then, or of the end."""
    app.bring_to_front()
    while player.wait(app) not in ("share", "over"):
        assert player.wait(app) == "ask"
        player.take(app, player.choose(player.play_of(app)))
    return player.fragment(app) if player.wait(app) == "over" else sent(app)


def mid_game(turns: int = 12) -> Play:
    return player.play_on(player.new(4, 5), lambda p: len(p.match.choices) >= turns and player.to_move(p) == 2)


def give_seat(app: App, seat: int, kind: str) -> None:
    """Hand a seat to `computer`, `here` or `away` by the menu."""
    app.locator("[data-do=table-menu]").click()
    app.locator("dialog [data-arg=seats]").click()
    app.locator(f"label:has(#seat-{seat}-{kind})").click()
    app.locator("dialog [data-arg=done]").click()
