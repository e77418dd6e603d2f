"""Measure how long it takes until devices at a live table see each other: late guests, lost relays, sleep, reloads.

Every table has a relay of its own on this machine. Timed is from the moment the last device is ready, which its case
says, until the line above the table says on all of them that the others are here, and keeps saying so. Tables are
dealt with one by one and wait side by side. Printed are for each case how many met, the median and the longest time.
Nothing is asserted.

usage: bench_meet.py [TABLES [DEVICES]] [firefox]      (needs dist/: `make bench` sees to it)

With three devices one sleeps for 75 s. With `firefox`, one of two devices at each table is a Firefox.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable, Generator
from heapq import heappop, heappush
from pathlib import Path
from statistics import median
from time import time
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

import browser  # noqa: E402
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright  # noqa: E402
from support.browser import player  # noqa: E402
from support.browser.device import App, Site, wait_ready  # noqa: E402
from support.browser.relay import Relay  # noqa: E402
from support.browser.sharing import claim  # noqa: E402

NAMES = ("Jan", "Piet", "Anna")
PHONE: ViewportSize = {"width": 390, "height": 844}
APART = 2.0  # seconds between two tables, as a machine may have few cores
STEADY = 8.0  # seconds for which the line has to stay: a device counts as gone after six of silence
PATIENCE = 180.0  # seconds

WATCH = """
delete crypto.getRandomValues;  // the browser's own again: devices differ
window.log = [];
addEventListener("change", ({ target }) => { if (target.id === "live-on") log.push([Date.now(), "turned"]); }, true);
addEventListener("DOMContentLoaded", () => {
  document.querySelector("meta[name=live]").content = "%s";
  const last = {};
  const look = (name, words) => { if (words && words !== last[name]) log.push([Date.now(), last[name] = words]); };
  new MutationObserver(() => {
    look("page", document.documentElement.dataset.ready && "ready");
    look("line", document.getElementById("live")?.textContent);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ["data-ready"] });
});
"""


class Device(NamedTuple):
    """A page at a table, and the process it runs in; 0 where that is not known."""

    app: App
    process: int
    here: str
    """The line that it shows once all are here."""

    def log(self) -> list[tuple[float, str]]:
        """Return the events on this device and their times, in seconds since 1970, since its last load."""
        return [(at / 1000, words) for at, words in self.app.evaluate("window.log")]

    def at(self, happened: str) -> float:
        """Return when something last happened."""
        return max(at for at, words in self.log() if words == happened)

    def seen(self) -> float | None:
        """Since when it has said that all are here; None if it does not."""
        at, words = ([(0.0, "")] + [entry for entry in self.log() if entry[1] not in ("turned", "ready")])[-1]
        return at if words == self.here else None


class Table(NamedTuple):
    """A relay of its own, the devices, and a number by which cases differ from table to table."""

    number: int
    relay: Relay
    devices: list[Device]


Steps = Generator[float, None, float]
"""The steps of a case at a table: yields how many seconds to wait, and returns when the last device was ready."""


# ---- cases


def alone(table: Table) -> None:
    """Turn Live off everywhere, and on again on all devices but the last."""
    for device in table.devices:
        if device.app.locator("#live").is_visible():
            player.go_live(device.app)
    for device in table.devices[:-1]:
        player.go_live(device.app)


def late(seconds: float) -> Callable[[Table], Steps]:
    """The last comes after the others have waited."""

    def steps(table: Table) -> Steps:
        alone(table)
        yield seconds
        player.go_live(table.devices[-1].app)
        return table.devices[-1].at("turned")

    return steps


def outage(table: Table) -> Steps:
    """All relays go while one waits, and another comes meanwhile; it is ready once they are back."""
    alone(table)
    yield 5
    table.relay.stop()
    yield 30
    player.go_live(table.devices[-1].app)
    yield 45
    table.relay.start()
    return time()


def sleep(seconds: float) -> Callable[[Table], Steps]:
    """One of those who have met is stopped, as a phone is whose screen is dark."""

    def steps(table: Table) -> Steps:
        processes = [device.process for device in table.devices if device.process]
        process = processes[table.number % len(processes)]
        os.kill(process, signal.SIGSTOP)
        yield seconds
        os.kill(process, signal.SIGCONT)
        return time()

    return steps


def reload(which: int) -> Callable[[Table], Steps]:
    """One of those who have met loads the page again."""

    def steps(table: Table) -> Steps:
        device = table.devices[which]
        yield 0
        device.app.reload()
        wait_ready(device.app)
        return device.at("ready")

    return steps


PAIR = {
    "the second after 5 s": late(5),
    "one asleep for 70 s": sleep(70),
    "the first loads again": reload(0),
    "the second loads again": reload(1),
    "the second after 65 s": late(65),
    "the second after 130 s": late(130),
    "no relays for 75 s": outage,
}
THREE = {"the third after 5 s": late(5), "one of three asleep for 75 s": sleep(75)}


# ---- tables


def process_of(browser: Browser, known: set[int]) -> int:
    """The process of the page that has just started in Chromium: of the new ones the one that worked most."""
    session = browser.new_browser_cdp_session()
    running = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    pages = [one for one in running if one["type"] == "renderer" and one["id"] not in known]
    found = int(max(pages, key=lambda one: one["cpuTime"])["id"])
    known.add(found)
    return found


def sit(number: int, browsers: list[Browser], site: Site, relay: Relay, known: set[int]) -> Table:
    """Open a table of three seats where all owe a card, a device a seat, not live yet."""
    play, people, devices = player.new(3, number + 1, "T"), [f"link:{name}" for name in NAMES], []
    for seat, used in enumerate(browsers):
        context = used.new_context(locale="nl-NL", reduced_motion="reduce", viewport=PHONE)
        context.set_default_timeout(1000 * PATIENCE)
        app = App(context.new_page(), site)
        app.add_init_script(WATCH % relay.url)
        app.open("#" + player.table_link(play, *people))
        claim(app, seat)
        app.locator("#table").wait_for()
        process = process_of(used, known) if used.browser_type.name == "chromium" else 0
        here = "Iedereen is hier." if len(browsers) == len(NAMES) else f"{NAMES[1 - seat]} is hier."
        devices.append(Device(app, process, here))
    return Table(number, relay, devices)


def run(tables: list[Table], case: Callable[[Table], Steps]) -> list[float | None]:
    """Take all tables through a case, side by side; the seconds in which each of them met."""
    rest = tables[0].devices[0].app.wait_for_timeout
    due = [(time() + APART * table.number, table.number, case(table)) for table in tables]
    ready: dict[int, float] = {}
    while due:
        at, number, steps = heappop(due)
        rest(1000 * max(0.0, at - time()))
        try:
            heappush(due, (next(steps) + time(), number, steps))
        except StopIteration as over:
            ready[number] = over.value
    met: dict[int, float] = {}
    while len(met) < len(tables) and time() < max(ready.values()) + PATIENCE:
        rest(1000)
        for number, table in enumerate(tables):
            seen = [device.seen() for device in table.devices]
            since = [moment for moment in seen if moment is not None]
            if len(since) == len(seen) and time() > max(*since, ready[number]) + STEADY:
                met.setdefault(number, max(0.0, max(since) - ready[number]))
    return [met.get(table.number) for table in tables]


def tell(case: str, times: list[float | None]) -> None:
    """Print how many met, and how fast."""
    met = [seconds for seconds in times if seconds is not None]
    words = f"; median {median(met):.1f} s, longest {max(met):.1f} s" if met else ""
    print(f"{case}: {len(met)} of {len(times)} met{words}", flush=True)


def main() -> None:
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    many, each = [*numbers, *(3, 2)[len(numbers) :]]
    expect.set_options(timeout=1000 * PATIENCE)
    relays = [Relay() for _ in range(many)]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        shutil.copytree(ROOT / "dist", Path(folder) / "site")
        relays[0].take_over(Path(folder) / "site", *relays[1:])
        site = Site(Path(folder) / "site")
        browsers = [playwright.chromium.launch(**browser.launch_options("chromium"))] * each
        if "firefox" in sys.argv:
            browsers[-1] = playwright.firefox.launch(**browser.launch_options("firefox"))
        tables, known = list[Table](), set[int]()
        for number, relay in enumerate(relays):
            order = browsers if number % 2 else browsers[::-1]
            tables.append(sit(number, order, site, relay, known))
        for name, case in (PAIR if each == 2 else THREE).items():
            tell(name, run(tables, case))
        for used in {*browsers}:
            used.close()
        site.stop()
    for relay in relays:
        relay.stop()


if __name__ == "__main__":
    main()
