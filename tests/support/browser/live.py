"""Tables that are live on several pages."""

from __future__ import annotations

from kaartbord.games import GAMES
from kaartbord.match.match import Play
from playwright.sync_api import Page, expect
from support.browser import player, turns
from support.browser.device import App
from support.browser.sharing import claim

TOKKEN = GAMES["T"]

NAMES = ("Jan", "Piet", "Anna")

PEOPLE = tuple(f"link:{name}" for name in NAMES)

STRANGER = """async ([module, relay, name, password]) => {
  const { joinRoom } = await import(module);
  const nearby = { relayConfig: { urls: [relay] }, rtcConfig: { iceServers: [] } };
  const room = joinRoom({ appId: "kaartbord", password, ...nearby }, name);
  window.here = 0;
  room.onPeerJoin = () => window.here++;
  room.onPeerLeave = () => window.here--;
  window.line = room.makeAction("say", { onMessage: () => {} });
}"""
"""Somebody who has the link and speaks for themselves."""


def sit(app: App, play: Play, seat: int) -> App:
    """Open the link and say who I am."""
    app.open("#" + player.table_link(play, *PEOPLE))
    claim(app, seat)
    app.locator("#table").wait_for()
    return app


def says(app: App, words: str) -> None:
    """Wait until the line above the table says who is here."""
    expect(app.locator("#live")).to_have_text(words)


def claim_again(app: App, seat: int) -> None:
    """Say that a seat that is taken is mine too, while another is free."""
    app.locator("dialog .who-others summary").click()
    app.locator(f"dialog [data-arg='{seat}']").click()
    expect(app.locator("dialog")).to_have_count(0)
    app.locator("#table").wait_for()


def comes_to(page: Page, expression: str) -> None:
    """Wait until a JavaScript expression is true on a page that is not ours."""
    for _ in range(1800):  # a goodbye may be lost in a flood, and silence takes its time to tell
        if page.evaluate(expression):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never: {expression}")


def shows_no_card(tablet: App) -> None:
    """Check that nobody's cards are on the big screen, nor can be asked for there."""
    expect(tablet.locator("#table[data-layout=screen]")).to_have_count(1)
    assert tablet.locator("#hand .card").count() == 0
    assert tablet.locator("#controls[data-asking=yes]").count() == 0


def play_on_phones(tablet: App, phones: dict[int, App], turns_left: int) -> Play:
    """Play on the phones, `turns_left` turns or to the end; everybody follows. Return the match as the tablet has it
    then."""
    for _ in range(turns_left):
        play = player.play_of(phones[0])
        if (seat := player.to_move(play)) < 0:
            break
        phone = phones[seat]
        phone.bring_to_front()
        player.wait(phone, "ask")
        turns.take(phone)
        moved = player.play_of(phone)
        for other in (tablet, *phones.values()):
            player.wait_stands(other, moved, patience=60)
        shows_no_card(tablet)
    return player.play_of(tablet)
