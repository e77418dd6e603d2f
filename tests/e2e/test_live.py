"""Live: devices that find each other by the link alone, drop out in the middle, and come back by link."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from kaartbord.match import link, match
from kaartbord.match.live import peers, wire
from kaartbord.match.match import Match, Play
from kaartbord.match.seal import ALPHABET, seal
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import App, wait_ready
from support.browser.live import NAMES, PEOPLE, STRANGER, TOKKEN, claim_again, comes_to, says, sit
from support.browser.player import go_live
from support.browser.relay import Relay

LiveDevices = Callable[[], App]

# A stock Firefox hides the addresses of this machine, and cannot be told over BiDi not to.
pytestmark = pytest.mark.only_browser("chromium")


@pytest.fixture
def exchange() -> Play:
    """Three people who each owe a card."""
    return player.new(3, 4, "T")


def give(app: App, seat: int) -> Play:
    """Lay the first card that can be given ready; the match after it."""
    player.wait(app, "ask")
    play = player.play_of(app)
    action = TOKKEN.legal(play.state, seat)[0]
    app.locator(f"#hand [data-arg='{player.card_index(play, seat, action.cards[0])}']").click()
    app.locator("#actions [data-do=confirm]").click()
    return player.wait_moved(app, play.match)


def stands(app: App, wanted: Match) -> None:
    """Wait until the page stands at this match."""
    player.wait_stands(app, wanted)


COUNT_CALLS = """window.calls = 0;
for (const name of ["WebSocket", "RTCPeerConnection", "EventSource"])
  window[name] = class extends window[name] { constructor(...all) { super(...all); window.calls++; } };"""


def test_nobody_is_asked_for_others_before_live_is_switched_on(
    live_devices: LiveDevices, exchange: Play, relay: Relay
) -> None:
    first = TOKKEN.to_move(exchange.state)[0]
    app = live_devices()
    app.add_init_script(COUNT_CALLS)
    sit(app, exchange, first)
    give(app, first)
    player.wait(app, "share")  # it has the switch too
    app.locator("dialog [data-do=close-dialog]").click()
    app.locator("[data-do=table-menu]").click()
    app.locator("dialog [data-arg=live]").click()
    expect(app.locator("#live-on")).not_to_be_checked()
    app.locator("dialog [data-do=close-dialog]").click()
    app.locator("[data-do=leave]").click()
    app.locator("#resume [data-do=lobby-open]").click()
    app.locator("#table").wait_for()
    app.reload()
    wait_ready(app)
    app.locator("#table").wait_for()
    expect(app.locator("#live")).to_be_hidden()
    assert not app.evaluate("performance.getEntries().some(entry => entry.name.includes('/vendor/live.js'))")
    assert app.evaluate("window.calls") == relay.met == 0

    # So it can be seen when somebody is.
    go_live(app)
    says(app, "Nog niemand anders heeft live aan.")
    assert app.evaluate("window.calls") > 0
    assert relay.met > 0


@pytest.mark.long
def test_an_exchange_in_the_middle_of_which_one_drops_out(
    live_devices: LiveDevices, exchange: Play, relay: Relay
) -> None:
    first, second, third = TOKKEN.to_move(exchange.state)
    one, other = sit(live_devices(), exchange, first), sit(live_devices(), exchange, second)

    go_live(one)
    says(one, "Nog niemand anders heeft live aan.")
    go_live(other)
    says(one, f"{NAMES[second]} is hier.")
    says(other, f"{NAMES[first]} is hier.")

    # A choice is on the other screen; a link is needed only for who is not here.
    given = give(one, first)
    stands(other, given.match)
    player.wait(one, "share")
    expect(one.locator("dialog h2")).to_have_text(f"Stuur je zet naar {NAMES[third]}")
    one.locator("dialog [data-do=close-dialog]").click()

    # The other is killed before it gave anything away. It comes back by the link, on another device.
    other.watch.check()
    other.context.close()
    says(one, f"{NAMES[second]} is even weg.")
    back = live_devices().open("#" + player.fragment(one))
    claim_again(back, second)
    both = give(back, second)
    player.wait(back, "share")
    player.open_more(back)
    back.locator("label:has(#live-on)").click()
    back.locator("dialog [data-do=close-dialog]").click()
    says(one, f"{NAMES[second]} is hier.")
    stands(one, both.match)

    # Reload goes live again; whoever only looks on is seen, and sees.
    one.reload()
    wait_ready(one)
    says(back, f"{NAMES[first]} is hier.")
    guest = live_devices().open("#" + link.encode_link(exchange, None, for_spectator=True))
    go_live(guest)
    stands(guest, both.match)
    says(one, f"{NAMES[second]} is hier, er kijkt iemand mee.")

    # The relay has heard nothing of the game, nor who plays it.
    heard = "".join(relay.heard)
    assert heard
    secrets = (link.encode(exchange), *NAMES, "Tokken", "here")
    # as words of their own: three letters in a row come up by chance in what is encrypted
    assert not [word for word in secrets if re.search(rf"(?<![\w+/=-]){re.escape(word)}(?![\w+/=-])", heard)]


@pytest.mark.long
def test_who_talks_nonsense_takes_nothing_away(live_devices: LiveDevices, exchange: Play, relay: Relay) -> None:
    first, second, _ = TOKKEN.to_move(exchange.state)
    app = go_live(sit(live_devices(), exchange, first))
    before = player.fragment(app)
    stranger = app.context.new_page()
    call = [app.site.url + "web/vendor/live.js", relay.url, *wire.room_credentials(exchange.match)]
    stranger.goto(app.site.url + "web/style.css")
    stranger.evaluate(STRANGER, call)
    comes_to(stranger, "here === 1")

    stolen = match.choose(exchange, first, TOKKEN.legal(exchange.state, first)[0])
    given = match.choose(exchange, second, TOKKEN.legal(exchange.state, second)[0])
    at = wire.revision_of(before)
    whole = player.table_link(given, *PEOPLE)
    other_game = player.table_link(player.new(3, 5, "T"), *PEOPLE)
    later = seal("DT" + ALPHABET[TOKKEN.INFO.version + 1], b"\1\2\3")
    not_theirs = player.table_link(stolen, *PEOPLE)
    for text in (
        whole,
        "",
        "x",
        whole[:9],
        "here 7 x",
        f"here - {at}",
        whole,
        f"here {second} {at}",
        other_game,
        not_theirs,
        later,
        whole[:-3],
    ):
        stranger.evaluate("text => line.send(text)", text)
    stranger.evaluate("line.send({ here: [0] })")
    says(app, f"{NAMES[second]} is hier.")
    expect(app.locator("#toasts")).to_contain_text("Iemand speelt met een nieuwere versie.")
    player.wait(app, "ask")
    assert player.fragment(app) == before

    # A choice of the seat that is theirs is taken over even so, once they have calmed down.
    stranger.evaluate(
        "([text, ms]) => { window.again = setInterval(() => line.send(text), ms); }",
        [whole, 2000 / peers.PACE],
    )
    stands(app, given.match)
    stranger.evaluate("clearInterval(again)")

    # Whoever does not stop, or says more than anybody can, is named and not listened to any more.
    stranger.evaluate("text => void (async () => { for (let n = 0; n < 400; n++) await line.send(text); })()", whole)
    comes_to(stranger, "here === 0")
    says(app, f"{NAMES[second]} is even weg.")
    muted = f"Een toestel dat zegt van {NAMES[second]} te zijn, stuurt veel te veel."
    expect(app.locator("#toasts")).to_contain_text(muted)
    stranger.reload()
    stranger.evaluate(STRANGER, call)
    comes_to(stranger, "here === 1")
    # Again until it is heard: left alone, the page enters the room once more about now.
    stranger.evaluate("() => { window.long = setInterval(() => line.send('B'.repeat(100000)).catch(() => {}), 500); }")
    expect(app.locator("#toasts")).to_contain_text("Een onbekend toestel stuurt veel te veel.")
    stranger.evaluate("clearInterval(long)")
    comes_to(stranger, "here === 0")
    player.wait(app, "ask")
    assert player.play_of(app).match == given.match

    # That stays to be read where Live is turned on and off.
    app.locator("[data-do=table-menu]").click()
    app.locator("dialog [data-arg=live]").click()
    expect(app.locator("dialog")).to_contain_text(muted)


@pytest.mark.long
def test_without_a_relay_the_game_goes_on_by_link(live_devices: LiveDevices, exchange: Play, relay: Relay) -> None:
    first = TOKKEN.to_move(exchange.state)[0]
    app = sit(live_devices(), exchange, first)
    relay.stop()
    app.allow("WebSocket connection")
    go_live(app)
    says(app, "Live lukt nu niet. Het spel gaat verder met de link.")
    given = give(app, first)
    player.wait(app, "share")
    assert link.decode(app.locator("#share-url").input_value()) == given.match
