"""Gestures between live devices: seen and heard by the others, made by hand or by keys, and no use to who floods."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from kaartbord.match.live import wire
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import App, axe_findings
from support.browser.live import NAMES, STRANGER, TOKKEN, comes_to, says, sit
from support.browser.player import go_live
from support.browser.relay import Relay

# A stock Firefox hides the addresses of this machine, and cannot be told over BiDi not to.
pytestmark = pytest.mark.only_browser("chromium")

COUNT = """() => {
  window.seen = [];
  const note = node => seen.push(node.querySelector("span").textContent);
  const watch = new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(note)));
  watch.observe(document.getElementById("gestures"), { childList: true });
}"""


def make(app: App, words: str) -> None:
    """Make a gesture by the keyboard."""
    app.bring_to_front()
    app.locator("#gesture").press("Enter")
    app.locator("dialog .gestures button", has_text=words).press("Enter")
    expect(app.locator("dialog")).to_have_count(0)


def test_a_gesture_is_seen_at_once_and_a_flood_of_them_is_one(live_devices: Callable[[], App], relay: Relay) -> None:
    exchange = player.new(3, 4, "T")
    first, second, third = TOKKEN.to_move(exchange.state)
    one, other = sit(live_devices(), exchange, first), sit(live_devices(), exchange, second)
    expect(one.locator("#gesture")).to_be_hidden()
    for app in (one, other):
        app.evaluate(COUNT)
        go_live(app)
    says(one, f"{NAMES[second]} is hier.")
    says(other, f"{NAMES[first]} is hier.")

    make(other, "Mooi")
    nice = f"{NAMES[second]}: Mooi"
    for app in (one, other):
        app.wait_for_function(f"seen.includes('{nice}')")

    # Somebody who has the link makes the same gesture again and again: it is seen once.
    stranger = one.context.new_page()
    stranger.goto(one.site.url + "web/style.css")
    room = wire.room_credentials(exchange.match)
    stranger.evaluate(STRANGER, [one.site.url + "web/vendor/live.js", relay.url, *room])
    comes_to(stranger, "here === 2")
    stranger.evaluate(
        "words => void (async () => { for (const one of words) await line.send(one); })()",
        [f"here {third} x", f"sign {third} shout", *[f"sign {third} pity"] * 9],
    )
    pity = f"{NAMES[third]}: Pech"
    one.wait_for_function(f"seen.includes('{pity}')")

    # Who has seen enough of them is not shown any, on this device alone.
    one.bring_to_front()
    one.locator("#gesture").click()
    assert axe_findings(one) == []
    one.locator(f"label:has(#shown-{third})").click()
    one.locator("dialog [data-do=close-dialog]").click()
    expect(one.locator("#gestures p")).to_have_count(0)
    one.evaluate("seen.length = 0")
    stranger.evaluate("text => line.send(text)", f"sign {third} again")
    other.wait_for_function(f"seen.includes('{NAMES[third]}: Nog een?')")
    make(other, "Even wachten")
    one.wait_for_function("seen.length > 0")
    assert one.evaluate("seen") == [f"{NAMES[second]}: Even wachten"]
    assert other.evaluate("seen").count(pity) == 1
