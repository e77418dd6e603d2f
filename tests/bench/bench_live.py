"""Live play between two devices on this machine: how long a turn takes, and a drop to be noticed.

A turn is timed from the click that plays it to the sentence about it on the other screen, a drop from
the moment a device is killed to the line that says so on the other. Nothing is asserted.

usage: bench_live.py [TURNS [DROPS]]      (needs dist/: `make bench` sees to it)
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median
from time import monotonic

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

import pages  # noqa: E402
from kaartbord.match.match import Play  # noqa: E402
from playwright.sync_api import Browser, expect  # noqa: E402
from support.browser import player  # noqa: E402
from support.browser.device import App, Site  # noqa: E402

NAMES = ("Jan", "Piet")
WATCH = """() => {
  addEventListener("click", () => { window.clicked = Date.now(); }, true);
  const told = () => { window.told = Date.now(); };
  new MutationObserver(told).observe(document.getElementById("said"), { childList: true });
}"""


def device(chromium: Browser, site: Site, play: Play, seat: int) -> App:
    """A device at the table, live."""
    context = chromium.new_context(locale="nl-NL", reduced_motion="reduce")
    app = App(context.new_page(), site)
    player.sit_down(app, play, *(f"link:{name}" for name in NAMES), seat=seat)
    if player.wait(app, "ask", "share") == "share":
        app.locator("dialog [data-do=close-dialog]").click()
    player.go_live(app).evaluate(WATCH)
    return app


def turns(apps: list[App], count: int) -> list[float]:
    """Milliseconds from click to the other screen."""
    times: list[float] = []
    while len(times) < count and (seat := player.to_move(play := player.play_of(apps[0]))) >= 0:
        here, there = apps[seat], apps[1 - seat]
        player.wait(here, "ask")
        there.evaluate("window.told = 0")
        after = player.take(here, player.choose(play))
        there.wait_for_function("window.told > 0")
        times.append(there.evaluate("window.told") - here.evaluate("window.clicked"))
        player.wait_stands(there, after)
    return times


def drop(chromium: Browser, site: Site, play: Play) -> float:
    """Seconds from the end of one device to the line about it on the other."""
    stays, goes = (device(chromium, site, play, seat) for seat in (0, 1))
    expect(stays.locator("#live")).to_have_text(f"{NAMES[1]} is hier.")
    killed = monotonic()
    goes.context.close()
    expect(stays.locator("#live")).to_have_text(f"{NAMES[1]} is even weg.")
    noticed = monotonic() - killed
    stays.context.close()
    return noticed


def main() -> None:
    wanted, drops = (int(sys.argv[n]) if len(sys.argv) > n else usual for n, usual in ((1, 30), (2, 5)))
    expect.set_options(timeout=60_000)
    play = player.new(2, 7)
    with pages.own_relay() as (chromium, site, _):
        apps = [device(chromium, site, play, seat) for seat in (0, 1)]
        expect(apps[0].locator("#live")).to_have_text(f"{NAMES[1]} is hier.")
        times = sorted(turns(apps, wanted))
        print(
            f"a turn on the other screen: median {median(times):.0f} ms, "
            f"95th percentile {times[int(0.95 * len(times))]:.0f} ms of {len(times)}"
        )
        for app in apps:
            app.context.close()
        noticed = [drop(chromium, site, play) for _ in range(drops)]
        print(f"a drop noticed: median {median(noticed):.1f} s, longest {max(noticed):.1f} s of {drops}")


if __name__ == "__main__":
    main()
