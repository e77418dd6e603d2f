"""The screen stays on while somebody looks at it without touching it, and no longer."""

from __future__ import annotations

import pytest
from kaartbord.lessons.lessons import LESSONS
from playwright.sync_api import expect
from support.browser import lesson_player, player
from support.browser.device import PHONE, App, Devices
from support.browser.sharing import claim

LOCKS = """window.locks = 0;
window.asked = 0;
Object.defineProperty(navigator, "wakeLock", { value: {
  async request() {
    window.asked++;
    if (window.batteryIsLow) throw new DOMException("no", "NotAllowedError");
    window.locks++;
    return { async release() { window.locks--; } };
  },
} });"""
"""A browser that counts what keeps its screen on, and how often it was asked to."""


def holds(app: App, locks: int) -> None:
    """Wait until the screen is kept on by `locks` locks."""
    app.wait_for_function(f"window.locks === {locks}")


def set_to(app: App, choice: str) -> None:
    """Make a choice in the settings, from the table."""
    app.locator("[data-do=table-menu]").click()
    app.locator("dialog [data-arg=settings]").click()
    app.locator(f"label:has(#set-awake-{choice})").click()
    app.locator("dialog [data-do=close-dialog]").last.click()


@pytest.fixture
def phone(devices: Devices) -> App:
    app = devices(viewport=PHONE, reduced_motion="reduce")
    app.add_init_script(LOCKS)
    return app


def test_a_hand_stays_lit_until_it_is_left(phone: App) -> None:
    phone.open("?hand#" + player.table_link(player.new(2, 3, "K"), "link:Jan", "link:Truus"))
    phone.allow("")  # it looks for others, at relays that nobody can ask here
    claim(phone, 0)
    phone.locator("#table[data-layout=hand]").wait_for()
    holds(phone, 1)

    # The browser forgets it when the page is out of sight.
    asked = phone.evaluate("window.asked")
    phone.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    phone.wait_for_function(f"window.asked > {asked}")
    holds(phone, 1)

    set_to(phone, "off")
    holds(phone, 0)
    set_to(phone, "on")
    holds(phone, 1)

    # One that refuses costs nothing.
    phone.evaluate("window.batteryIsLow = true")
    set_to(phone, "off")
    set_to(phone, "on")
    holds(phone, 0)
    expect(phone.locator("#toasts")).to_be_empty()
    phone.evaluate("window.batteryIsLow = false; document.dispatchEvent(new Event('visibilitychange'))")
    holds(phone, 1)
    phone.locator("[data-do=leave]").click()
    holds(phone, 0)


def test_so_do_a_lesson_and_a_look_back(phone: App) -> None:
    phone.open()
    lesson_player.open_lesson(phone, LESSONS["K"][0])
    holds(phone, 1)
    phone.locator("[data-do=lesson-leave]").click()
    holds(phone, 0)

    play = player.new(2, 3, "K")
    phone.open("#" + player.table_link(play, "!link:Jan", "link:Truus"))
    claim(phone, player.to_move(play))
    player.wait(phone, "ask")
    holds(phone, 0)  # who is asked touches the table
    phone.locator("[data-do=table-menu]").click()
    phone.locator("dialog [data-arg=replay]").click()
    holds(phone, 1)
    phone.locator("[data-do=replay-close]").click()
    holds(phone, 0)
