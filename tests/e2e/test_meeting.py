"""How devices at a live table find each other: long waits."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from e2e import player
from e2e.device import App, Site
from e2e.player import go_live
from e2e.relay import Relay, Way
from e2e.test_devices import claim
from playwright.sync_api import expect

# A stock Firefox hides the addresses of this machine, and cannot be told over BiDi not to.
pytestmark = pytest.mark.only_browser("chromium")

NAMES = ("Jan", "Piet", "Anna")
NOBODY = "Live: er is nog niemand."

LEADS = "Math.random = () => 0;"
"""Whose name comes first in the alphabet makes the offers."""

Place = Callable[..., Callable[..., App]]


@pytest.fixture
def held() -> Iterator[ExitStack]:
    """What outlives the devices."""
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def place(held: ExitStack, own_site: Callable[[], Site], devices: Callable[..., App]) -> Place:
    """Makes a maker of devices whose site names relays of these ways, or these relays."""

    def make(*ways: Way | Relay) -> Callable[..., App]:
        relays = [way if isinstance(way, Relay) else Relay(way) for way in ways]
        for relay in relays:
            held.callback(relay.stop)
        site = own_site()
        relays[0].take_over(site.folder, *relays[1:])

        def device(*scripts: str) -> App:
            app = devices(site, viewport={"width": 390, "height": 844}, reduced_motion="reduce")
            allow(app, relays)
            for script in scripts:
                app.add_init_script(script)
            return app

        return device

    return make


def allow(app: App, relays: list[Relay]) -> None:
    """Let a device ask relays, which may refuse to listen."""
    for relay in relays:
        app.allow(f"leaves the site: {relay.url}")


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
