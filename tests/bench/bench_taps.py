"""Measure how long a tap takes until what it opens has been painted, next to the least that it could take.

- The link of a whole game of Tokken at eight seats, next to that of a game in which nothing has happened: both open
  looking back at the deal.
- The first tap on a game in the lobby, as soon as the page can be used and once it has imported what a table needs,
  next to the same tap after a table of that game was left.

Both sides of a ratio take turns in one run, on pages that are kept on the device. Wall time is from the tap to the
first frame after the one that shows the table; processor time is that of the main thread. Nothing is asserted.

usage: bench_taps.py [ROUNDS]      (needs dist/: `make bench` sees to it)
"""

from __future__ import annotations

import itertools
import sys
from math import isnan, nan
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

import pages  # noqa: E402
from kaartbord.games import GAMES  # noqa: E402
from kaartbord.match import link  # noqa: E402
from playwright.sync_api import BrowserContext  # noqa: E402
from support.browser import player  # noqa: E402
from support.browser.device import App, Site, wait_offline  # noqa: E402
from support.plays import bot_play  # noqa: E402

SEATS = 8
PEOPLE = tuple(f"link:{name}" for name in ("Jij", "Wim", "Anna", "Bep", "Cor", "Riet", "Joop", "Piet"))

OPENED = """steps => new Promise((answer) => {
  const begun = performance.now();
  const act = () => {
    const [what, done] = steps.shift();
    if (what.startsWith("#/")) location.hash = what.slice(2);
    else document.querySelector(what).click();
    const look = () => {
      if (!document.querySelector(done)) requestAnimationFrame(look);
      else if (steps.length) act();
      else requestAnimationFrame(() => setTimeout(() => answer(performance.now() - begun)));
    };
    look();
  };
  act();
})"""
"""Taps on one thing after the other, or goes to a link, each as soon as what the last one opened is there. Answers
how many milliseconds pass until what the last one opens has been painted."""

TABLE = "#table:not([hidden]) #prompt:not(:empty)"
REPLAY = "#replay:not([hidden]) #replay-count:not(:empty)"
DRAWN = "performance.getEntriesByName('kaartbord:drawn')[0].startTime"
SETTLES = 3000
"""Milliseconds in which a page that has started imports what a table needs."""

Steps = list[tuple[str, str]]
"""The taps of a case: a selector, or `#/` and a link, each with the selector that appears then."""

Took = list[tuple[float, float]]
"""Of each go the milliseconds that pass, and those of processor time."""


class Clock:
    """Measures what is opened on one page."""

    def __init__(self, app: App) -> None:
        self.app, self.tools = app, app.page.context.new_cdp_session(app.page)
        self.tools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def busy(self) -> float:
        """Milliseconds of processor time that the main thread has worked."""
        found = {one["name"]: one["value"] for one in self.tools.send("Performance.getMetrics")["metrics"]}
        return 1000 * float(found["TaskDuration"])

    def open(self, steps: Steps) -> tuple[float, float]:
        """Milliseconds until what is opened has been painted, and those of processor time."""
        before = self.busy()
        wall: float = self.app.page.evaluate(OPENED, steps)
        return wall, self.busy() - before

    def leave(self) -> None:
        """Back to the lobby, until what was left has come to rest."""
        self.app.locator("[data-do=leave]").click()
        self.app.locator("#lobby").wait_for()
        self.app.page.wait_for_timeout(SETTLES / 2)


def links(context: BrowserContext, site: Site, rounds: int) -> dict[str, dict[str, Took]]:
    """Whole games and empty ones, one after the other, on a page that stands open and as what a page starts with;
    each is new to the device."""
    clock = Clock(App(context.new_page(), site).open())
    clock.app.page.wait_for_timeout(SETTLES)
    opened: dict[str, Took] = {"whole": [], "empty": []}
    started: dict[str, Took] = {"whole": [], "empty": []}
    for at in range(-1, rounds):  # the very first ones warm the page up
        empty, whole = player.new(SEATS, 1000 + at, "T"), bot_play({}, SEATS, 1000 + at, "T")
        seats = link.decode_link(player.table_link(empty, *PEOPLE)).seats
        texts = {"empty": link.encode_link(empty, seats, ply=0), "whole": link.encode_link(whole, seats)}
        for name, text in texts.items():
            page = context.new_page()
            page.goto(f"{site.url}#{text}")
            page.locator("html[data-ready=yes] #replay:not([hidden])").wait_for()
            drawn: float = page.evaluate(DRAWN)
            page.close()
            took = clock.open([(f"#/{text}", REPLAY)])
            clock.leave()
            if at >= 0:
                opened[name].append(took)
                started[name].append((drawn, nan))
    clock.app.page.close()
    return {"on a page that stands open": opened, "from the start of a page": started}


def taps(context: BrowserContext, site: Site, rounds: int) -> dict[str, Took]:
    """The same two taps, on a game in the lobby and to begin, at a new page and once a table was left."""
    found: dict[str, Took] = {"at once": [], "settled": [], "again": []}
    game = itertools.cycle(one.INFO.name.lower() for one in GAMES.values())
    for _ in range(rounds):
        steps = [(f"#play-{next(game)}", "#setup-start"), ("#setup-start", TABLE)]
        for name, pause in (("at once", 0), ("settled", SETTLES)):
            clock = Clock(App(context.new_page(), site).open())
            clock.app.page.wait_for_timeout(pause)
            found[name].append(clock.open(steps))
            clock.leave()
            if pause:
                found["again"].append(clock.open(steps))
            clock.app.page.close()
    return found


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    with pages.chromium() as (chromium, site):
        context = chromium.new_context(locale="nl-NL", reduced_motion="reduce")
        app = App(context.new_page(), site).open()
        wait_offline(app)
        app.page.close()
        for where, goes in links(context, site, rounds).items():
            print_ratio(f"a whole game's link, of an empty one's, {where}", goes["whole"], goes["empty"])
        goes = taps(context, site, rounds)
        print_ratio(
            "the first table, of another one, tapped when the page can be used",
            goes["at once"],
            goes["again"],
        )
        print_ratio("the first table, of another one, tapped a little later", goes["settled"], goes["again"])


def print_ratio(words: str, one: Took, other: Took) -> None:
    for at, what in enumerate(("wall", "processor")):
        a, b = (median(go[at] for go in goes) for goes in (one, other))
        if not isnan(a):
            print(f"{words}, {what}: {a:.0f} / {b:.0f} ms = {a / b:.2f}", flush=True)


if __name__ == "__main__":
    main()
