"""With one thumb on a small phone: what is pressed lies within its reach, for either hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import App, Devices

WIDTH, HEIGHT = 360, 640

REACH = 0.32
"""The part of the window's height that a thumb does not reach."""

TOO_HIGH = """([selector, top]) => [...document.querySelectorAll(selector)].filter(node => {
  const { y, height } = node.getBoundingClientRect();
  return height && y + height / 2 < top;
}).map(node => node.getAttribute("aria-label") ?? node.textContent)"""

AT_TABLE = "#table button"


def too_high(app: App, selector: str) -> list[str]:
    return list(app.evaluate(TOO_HIGH, [selector, REACH * HEIGHT]))


@pytest.mark.parametrize("hand", ["right", "left"])
def test_everything_lies_within_reach(devices: Devices, hand: str) -> None:
    app = devices(viewport={"width": WIDTH, "height": HEIGHT}, reduced_motion="reduce").open()
    app.locator("#settings-open").click()
    for setting in (f"hand-{hand}", "thumb-on"):
        app.locator(f"label:has(#set-{setting})").click()
    app.keyboard.press("Escape")
    assert too_high(app, "#settings-open, #help-open, #lang-switch") == []

    play = player.play_on(player.new(4, 3, "L"), lambda p: player.to_move(p) == 0 and len(p.match.choices) > 12)
    player.open_link(app, player.table_link(play, "link:Jan", "computer:Truus", "computer:Anna", "computer:Wim"))
    app.locator("dialog [data-do=answer]").first.click()
    player.wait(app, "ask")
    assert too_high(app, AT_TABLE) == []
    for opener in ("[data-do=table-menu]", "[data-do=table-rules]"):
        app.locator(opener).click()
        closer = app.locator("dialog [data-do=close-dialog]")
        box = closer.bounding_box()
        assert box is not None and box["y"] > 0.85 * HEIGHT
        assert (box["x"] > WIDTH / 2) == (hand == "right")
        assert too_high(app, "dialog, dialog > header button") == []
        closer.click()
        expect(app.locator("dialog")).to_have_count(0)


def test_without_the_setting_nothing_has_moved(devices: Devices) -> None:
    app = devices(viewport={"width": WIDTH, "height": HEIGHT}, reduced_motion="reduce").open()
    player.start(app, game="toepen")
    assert len(too_high(app, "#table > .bar button")) >= 3
