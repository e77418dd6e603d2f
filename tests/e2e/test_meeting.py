"""Tests that devices at a live table find each other, and do so again: bad relays, wrong clocks, long waits, sleep."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from kaartbord.match import match
from kaartbord.match.match import Play
from playwright.sync_api import Browser, BrowserType, expect
from support.browser import asleep, player, turns
from support.browser.device import PHONE, App, Devices, Site
from support.browser.live import claim_again
from support.browser.player import go_live
from support.browser.relay import Relay, Way
from support.browser.sharing import claim
from support.long import long

# A stock Firefox hides the addresses of this machine, and cannot be told over BiDi not to.
pytestmark = pytest.mark.only_browser("chromium")

NAMES = ("Jan", "Piet", "Anna")
NOBODY = "Nog niemand anders heeft live aan."
FAILED = "Live lukt nu niet. Het spel gaat verder met de link."
APART = "We zien de anderen, maar de verbinding lukt nog niet."
CLOCK = "De klok van dit toestel loopt verkeerd. Zet hem goed, of speel verder met de link."

DAY = 24 * 3600

SHIFTED = """window.shift = %d * 1000;
window.Date = class extends Date {
  constructor(...all) { super(...(all.length ? all : [window.Date.now()])); }
  static now() { return super.now() + window.shift; }
};"""
"""A clock that is `%d` seconds ahead."""

TIMELESS = """const plain = window.fetch;
window.fetch = (what, how) => how?.method === "HEAD" ? Promise.reject(new TypeError("no")) : plain(what, how);"""
"""A site that cannot be asked for the time."""

LEADS = "Math.random = () => 0;"
"""A device whose name comes first in the alphabet, so that it makes the offers."""

BLOCKED = """const Plain = window.RTCPeerConnection;
window.blocked = true;
window.RTCPeerConnection = class extends Plain {
  constructor(how) { super(window.blocked ? { ...how, iceTransportPolicy: "relay" } : how); }
};"""
"""A network without the server that connections need."""

Place = Callable[..., Devices]


@pytest.fixture
def held() -> Iterator[ExitStack]:
    """The contexts that outlive the devices."""
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def place(held: ExitStack, own_site: Callable[[], Site], devices: Devices) -> Place:
    """Makes a maker of devices whose site names relays of these ways, or these relays."""

    def make(*ways: Way | Relay) -> Devices:
        relays = [way if isinstance(way, Relay) else Relay(way) for way in ways]
        for relay in relays:
            held.callback(relay.stop)
        site = own_site()
        relays[0].take_over(site.folder, *relays[1:])
        site.friends = tuple(relay.url for relay in relays)

        def device(*scripts: str) -> App:
            app = devices(site, viewport=PHONE, reduced_motion="reduce")
            for script in scripts:
                app.add_init_script(script)
            return app

        return device

    return make


def sit(app: App, seat: int) -> App:
    """Sit down where all three owe a card, so that everybody is asked."""
    app.open("#" + player.table_link(player.new(3, 4, "T"), *(f"link:{name}" for name in NAMES)))
    claim(app, seat)
    app.locator("#table").wait_for()
    return app


def says(app: App, words: str, patience: float = 30) -> None:
    """Wait until the line above the table says this."""
    expect(app.locator("#live")).to_have_text(words, timeout=1000 * patience)


def meet(one: App, other: App, patience: float = 30) -> None:
    """Wait until two see each other."""
    says(one, "Piet is hier.", patience)
    says(other, "Jan is hier.", patience)


def test_neither_a_long_wait_nor_bad_relays_nor_a_wrong_clock_keeps_them_apart(place: Place) -> None:
    device = place("good", "deaf", "blocked", "members")
    one, other = sit(device(LEADS, SHIFTED % 0), 0), sit(device(SHIFTED % DAY), 1)
    go_live(one)
    says(one, NOBODY)
    one.evaluate("window.shift += 65000")  # what it prepared has grown too old for trystero
    go_live(other)
    says(other, CLOCK)
    expect(other.locator("#toasts")).to_have_text(CLOCK)  # as the line is too short for it on a phone
    says(one, NOBODY)

    # Once it is nearly right they meet.
    other.evaluate("window.shift = -600_000")
    for _ in range(2):
        go_live(other)
    meet(one, other)


@pytest.mark.long
def test_who_is_seen_and_cannot_be_reached_is_sought_afresh(place: Place) -> None:
    relay = Relay()
    device = place(relay)
    one, other = sit(device(BLOCKED), 0), sit(device(BLOCKED), 1)
    go_live(one)
    says(one, NOBODY)
    go_live(other)
    for app in (one, other):
        says(app, APART)
    assert relay.met == 2

    # What was made by now stays blocked, so they meet only in a room entered anew.
    for app in (one, other):
        app.evaluate("window.blocked = false")
    meet(one, other)
    assert relay.met > 2

    other.context.close()
    says(one, "Piet is even weg.")


# ---- relays


WAYS: list[tuple[Way, ...]] = [("deaf", "late", "limited", "blocked")]


@pytest.mark.parametrize("ways", [*WAYS, *long(*[((way,) * 4,) for way in ("deaf", "late", "blocked", "members")])])
def test_relays_that_are_of_no_use_are_told_and_the_link_is_offered(place: Place, ways: tuple[Way, ...]) -> None:
    device = place(*ways)
    app = go_live(sit(device(), 0))
    says(app, FAILED)
    app.locator("[data-do=table-menu]").click()
    app.locator("dialog [data-arg=live]").click()
    trouble = app.locator("dialog .live-trouble")
    expect(trouble.locator("p").first).to_have_text(FAILED)
    expect(trouble).to_contain_text("Zet de blokker voor deze pagina uit")
    trouble.get_by_role("button", name="Deel de link").click()
    expect(app.locator("dialog #share-url")).to_be_visible()

    # The tablet in the middle tells the same next to the code.
    player.open_more(app)
    app.locator("dialog [data-do=phones]").click()
    trouble = app.locator("dialog.phones-sheet .live-trouble")
    expect(trouble.locator("p").first).to_have_text(FAILED)
    trouble.get_by_role("button", name="Probeer opnieuw").click()
    says(app, "Live: op zoek naar de anderen…")


@pytest.mark.long
@pytest.mark.parametrize("way", ["late", "limited"])
def test_relays_that_come_round_bring_them_together_after_all(place: Place, way: Way) -> None:
    device = place(way, way, way, way)
    one, other = sit(device(), 0), sit(device(), 1)
    for app in (one, other):
        go_live(app)
    says(one, FAILED)
    meet(one, other, patience=150)


# ---- clocks


@pytest.mark.long
@pytest.mark.parametrize("ahead", [-840, -600, -90, 90, 600, 840])
def test_a_clock_that_is_some_minutes_off_keeps_nobody_apart(place: Place, ahead: int) -> None:
    device = place("good", "good")
    one, other = sit(device(), 0), sit(device(SHIFTED % ahead), 1)
    go_live(one)
    says(one, NOBODY)
    go_live(other)
    meet(one, other)


@pytest.mark.long
@pytest.mark.parametrize("ahead", [-50, 600])
def test_nor_does_it_where_nobody_tells_the_time(place: Place, ahead: int) -> None:
    device = place("good")
    one, other = sit(device(), 0), sit(device(SHIFTED % ahead, TIMELESS), 1)
    for app in (other, one):
        go_live(app)
    meet(one, other)


@pytest.mark.long
@pytest.mark.parametrize("ahead", [-DAY, 1200])
@pytest.mark.parametrize("site", [(), (TIMELESS,)])
def test_a_clock_that_is_far_off_is_told(place: Place, ahead: int, site: tuple[str, ...]) -> None:
    device = place("good", "good")
    says(go_live(sit(device(SHIFTED % ahead, *site), 1)), CLOCK)


# ---- waiting


@pytest.mark.long
@pytest.mark.parametrize("seconds", [5, 65, 130])
@pytest.mark.parametrize("leads", ["the one that waits", "the one that comes"])
def test_who_waited_is_found(place: Place, seconds: int, leads: str) -> None:
    device, first = place("good"), leads == "the one that waits"
    one, other = sit(device(*[LEADS] * first), 0), sit(device(*[LEADS] * (not first)), 1)
    go_live(one)
    says(one, NOBODY)
    one.wait_for_timeout(1000 * seconds)
    go_live(other)
    meet(one, other)


@pytest.mark.long
def test_who_was_there_before_the_relays_came_back_is_found(place: Place) -> None:
    relay = Relay()
    device = place(relay)
    relay.stop()
    one, other = sit(device(), 0), sit(device(), 1)
    for app in (one, other):
        app.allow("WebSocket connection")
        go_live(app)
    says(one, FAILED)
    one.wait_for_timeout(75_000)
    relay.start()
    meet(one, other, patience=90)


# ---- three


def all_see_each_other(apps: list[App], patience: float = 30) -> None:
    """Wait until each of three sees both others, and nobody else."""
    for app in apps:
        says(app, "Iedereen is hier.", patience)


@pytest.mark.long
@pytest.mark.parametrize("seconds", [15, 30, 75, 200])
def test_three_of_whom_one_falls_asleep(
    place: Place,
    browser: Browser,
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    seconds: int,
) -> None:
    relay = Relay()
    device = place(relay)
    with asleep.elsewhere(browser_type, browser_type_launch_args) as far:
        sleeper = asleep.device(far, device().site)
        apps = [sit(device(), 0), sit(device(), 1), sit(sleeper, 2)]
        for app in apps:
            go_live(app)
        all_see_each_other(apps)

        with asleep.asleep(far):
            player.wait(apps[0], "ask")
            turns.take(apps[0])
            moved = player.play_of(apps[0])
            player.wait_stands(apps[1], moved)
            apps[0].wait_for_timeout(1000 * seconds)
        player.wait_stands(sleeper, moved)
        all_see_each_other(apps)
        assert apps[0].locator("dialog:not(:has(#share-url))").count() == 0
        sleeper.watch.check()


@pytest.mark.long
def test_two_without_a_connection_are_brought_together_by_the_third(place: Place) -> None:
    here, there = Relay(), Relay()
    apps = [sit(place(*relays)(), seat) for seat, relays in enumerate([[here], [here, there], [there]])]
    for app in apps:
        go_live(app)
    all_see_each_other(apps)
    player.wait(apps[0], "ask")
    turns.take(apps[0])
    player.wait_stands(apps[2], player.play_of(apps[0]))

    # And lost by him.
    apps[1].context.close()
    says(apps[0], "Piet en Anna zijn even weg.")


@pytest.mark.long
def test_the_same_seat_on_two_devices_is_named_once(place: Place) -> None:
    device = place("good")
    one, other = go_live(sit(device(), 0)), go_live(sit(device(), 1))
    meet(one, other)
    again = device().open("#" + player.fragment(other))
    claim_again(again, 1)
    go_live(again)
    says(again, "Jan is hier.")
    says(one, "Piet is hier.")
    says(other, "Jan is hier.")


# ---- turns that leave no choice


def before_a_forced_turn() -> tuple[Play, int, int]:
    """Return a game of two who are away in which one chooses something after which the other is forced, and both."""
    for seed in range(1, 200):
        play = player.new(2, seed)
        while play.pending and len(play.match.choices) < 40:
            seat, after = player.to_move(play), match.choose(play, player.to_move(play), player.choose(play))
            new = after.plies[len(play.plies) + 1 :]
            if new and new[0].forced and new[0].seat == 1 - seat:
                return play, seat, 1 - seat
            play = after
    raise LookupError


@pytest.mark.long
@pytest.mark.parametrize("taps", [True, False])
def test_a_forced_turn_is_made_by_its_player_and_seen_by_others_then(place: Place, taps: bool) -> None:
    play, first, forced = before_a_forced_turn()
    device = place("good")
    apps = []
    for seat in range(2):
        app = device().open("#" + player.table_link(play, "link:Jan", "link:Piet"))
        claim(app, seat)
        apps.append(go_live(app))
    meet(apps[0], apps[1])
    player.wait(apps[first], "ask")
    player.take(apps[first], player.choose(play))
    gold = apps[forced].locator("#controls[data-forced=yes] .gold")
    expect(gold).to_be_visible(timeout=15_000)
    expect(apps[forced].locator("#advice")).to_have_text("Dat gaat zo vanzelf.")
    name = ("Jan", "Piet")[forced]
    expect(apps[first].locator("#prompt")).to_have_text(f"Wachten op {name}.")
    turn = apps[first].locator("#plates .is-turn .plate-name")
    expect(turn).to_have_text(name)
    if taps:
        gold.click()
    expect(apps[first].locator("#prompt")).not_to_have_text(f"Wachten op {name}.")
    expect(gold).to_have_count(0)
