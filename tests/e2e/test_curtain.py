"""Three people round one device: nobody ever sees, hears or finds another one's cards."""

from __future__ import annotations

import json

import pytest
from kaartbord.match import link, match
from kaartbord.text import people
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import App, Devices, wait_ready
from support.browser.player import lift, names_of
from support.catalogue import NL

NAMES = ("Aaf", "Ben", "Cis")

SUITS = ("klaveren", "ruiten", "harten", "schoppen")
SPY = """
window.seen = [];
addEventListener("DOMContentLoaded", () => {
  const card = new RegExp("(SUITS) [a-z0-9]+", "g");
  const said = ["aria-label", "title", "alt", "aria-valuetext"];
  let last = "";
  const look = () => {
    const nodes = [...document.body.querySelectorAll("*")];
    const labels = nodes.flatMap(node => said.map(name => node.getAttribute(name) ?? ""));
    const text = [document.body.textContent, ...labels].join("\\n").toLowerCase();
    const cards = [...new Set(text.match(card) ?? [])].sort();
    const now = [location.hash, document.getElementById("curtain") !== null, cards];
    if (JSON.stringify(now) === last) return;
    last = JSON.stringify(now);
    window.seen.push(now);
  };
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document.body, all);
});
""".replace("SUITS", "|".join(SUITS))
"""Notes at every change of the page which cards are named anywhere in it, seen or only heard."""


@pytest.fixture
def shared(devices: Devices) -> App:
    """A table for three people on this device and the computer, its first curtain drawn."""
    app = devices(viewport={"width": 820, "height": 1180}, reduced_motion="reduce")
    app.add_init_script(SPY)
    app.open()
    player.quick(app)
    app.locator("#play-keezbord").click()
    app.locator("label:has(#way-together)").click()
    app.locator("#kind-3").select_option("computer")
    for seat, name in enumerate(NAMES):
        player.write(app, f"#name-{seat}", name)
    app.locator("#setup-start").click()
    player.wait(app, "curtain")
    return app


def check_what_was_seen(app: App) -> int:
    """Compare every card that was ever named on the page with the hands at that moment; how often one was."""
    seen = json.loads(app.evaluate("JSON.stringify(window.seen)"))
    named = 0
    for fragment, curtain, cards in seen:
        if len(fragment) < 2 or not cards:
            continue
        play = match.replay(link.decode(fragment))
        last = next((ply.seat for ply in reversed(play.plies) if ply.radix > 1), -1)
        hands = [names_of(hand) for hand in play.state.hands]
        held = set(cards) & set().union(*hands)
        if curtain:
            assert not held, f"{held} behind the curtain"
        else:
            owners = {player.to_move(play), last} - {-1, 3}
            assert any(held <= hands[seat] for seat in owners), f"{held} in view of the wrong people"
        named += bool(held)
    return named


def test_no_card_in_view_of_the_others(shared: App) -> None:
    lifted, holder = set(), -1
    for turn in range(9):
        play = player.play_of(shared)
        seat = player.to_move(play)
        if seat == holder:  # only the computer, or nobody, has played since
            assert player.wait(shared, "curtain", "ask") == "ask"
        else:
            expect(shared.locator("#curtain h2")).to_have_text(NAMES[seat])
            expect(shared.locator("#hand .card")).to_have_count(0)
            expect(shared.locator("#controls")).to_have_attribute("data-asking", "no")
            lift(shared)
            lifted.add(holder := seat)
        hand = play.state.hands[seat]
        expect(shared.locator("#hand .card")).to_have_count(len(hand))
        labels = [c.get_attribute("aria-label") for c in shared.locator("#hand .card").all()]
        assert [label.split(",")[0] for label in labels] == [people.card_name(NL, card) for card in hand]
        if turn == 2:
            shared.keyboard.press("?")
            expect(shared.locator("#said")).to_contain_text("Ik zou")
        if turn == 3:
            look_everywhere(shared)
        player.take(shared, player.choose(play))
        if player.wait(shared, "curtain", "ask") == "curtain":
            expect(shared.locator("#said")).to_have_text("")
    assert len(lifted) >= 2
    assert check_what_was_seen(shared) >= 9


def look_everywhere(app: App) -> None:
    """Open what can be opened during one's own turn; the spy looks along."""
    app.locator("[data-do=others]").click()
    app.locator("dialog [data-do=close-dialog]").click()
    for item in ("log", "share", "seats"):
        app.locator("[data-do=table-menu]").click()
        app.locator(f"dialog [data-arg={item}]").click()
        app.locator("dialog [data-do=close-dialog]").click()
    app.locator("[data-do=table-menu]").click()
    app.locator("dialog [data-arg=replay]").click()
    for ply in ("0", "2"):
        app.locator("#replay-at").fill(ply)
    app.locator("[data-do=replay-close]").click()
    player.wait(app)


def test_the_curtain_covers_all_and_stays(shared: App) -> None:
    for _ in range(5):
        shared.keyboard.press("Escape")
    expect(shared.locator("#curtain")).to_have_count(1)
    expect(shared.locator("#hand .card")).to_have_count(0)
    covered = shared.evaluate(
        """() => {
             const curtain = document.getElementById("curtain");
             const spots = [1, 0.25, 0.5, 0.75].flatMap(x => [1, 0.25, 0.5, 0.75].map(y => [x, y]));
             return spots.every(([x, y]) =>
               curtain.contains(document.elementFromPoint(x * (innerWidth - 1), y * (innerHeight - 1))));
           }"""
    )
    assert covered
    opaque = shared.evaluate(
        """() => {
             const wall = document.querySelector("#curtain .wall");
             const data = wall.getContext("2d").getImageData(0, 0, wall.width, wall.height).data;
             for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return false;
             const box = wall.getBoundingClientRect();
             return box.left <= 0 && box.top <= 0 && box.right >= innerWidth && box.bottom >= innerHeight;
           }"""
    )
    assert opaque

    # It covers a window that has grown, and falls again after a reload in the middle of a turn.
    shared.set_viewport_size({"width": 1280, "height": 1200})
    shared.wait_for_function("document.getElementById('curtain').contains(document.elementFromPoint(1278, 1198))")
    lift(shared)
    shared.reload()
    wait_ready(shared)
    player.wait(shared, "curtain")
    expect(shared.locator("#hand .card")).to_have_count(0)

    # It falls when the page is put away, and for who covers the hand, over any sheet.
    lift(shared)
    shared.locator("[data-do=others]").click()
    closed = shared.evaluate(
        """() => {
             Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
             document.dispatchEvent(new Event("visibilitychange"));
             return !document.querySelector("#hand .card, dialog li, #cover:not([hidden])");
           }"""
    )
    assert closed, "before the device sleeps"
    player.wait(shared, "curtain")
    lift(shared)
    shared.get_by_role("button", name="Dek af").click()
    player.wait(shared, "curtain")
    expect(shared.locator("#hand .card")).to_have_count(0)
    check_what_was_seen(shared)
