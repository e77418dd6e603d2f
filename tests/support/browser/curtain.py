"""TODO."""

from __future__ import annotations

from kaartbord.text import people
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import App


def lift(app: App) -> None:
    app.locator("#curtain [data-do=answer]").click()
    expect(app.locator("#curtain")).to_have_count(0)
    player.wait(app, "ask")


def names_of(hand: bytes) -> set[str]:
    return {people.card_name("nl", card).lower() for card in hand}
