"""Measure how soon four devices that meet live at a sealed table can play its first card.

Timed from the tap by which the last of them goes live to the moment when one of them can choose a card; all four
run in one browser on this machine. Nothing is asserted.

usage: bench_sealed_live.py [ROUNDS]      (needs dist/: `make bench` sees to it)
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

import pages  # noqa: E402
from playwright.sync_api import Browser, expect  # noqa: E402
from support.browser import player  # noqa: E402
from support.browser.device import App, Site  # noqa: E402
from support.browser.sealed import arrive, asked, begin, sent  # noqa: E402

SEATS = 4
GAME = "tokken"
"""In whose first turn there always is something to choose."""
MARK = """() => {
  document.getElementById("live-on").addEventListener("change", () => { window.began = Date.now(); });
}"""
ASKED = """() => {
  const look = () => { if (document.querySelector("#controls[data-asking=yes]")) window.asked ??= Date.now(); };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def device(chromium: Browser, site: Site) -> App:
    """A device of its own."""
    context = chromium.new_context(locale="nl-NL", reduced_motion="reduce", viewport={"width": 390, "height": 844})
    return App(context.new_page(), site)


def meeting(chromium: Browser, site: Site) -> float:
    """Seconds until the first card can be chosen."""
    first, *others = apps = [device(chromium, site) for _ in range(SEATS)]
    begin(first, GAME, SEATS)
    text = sent(first)
    player.go_live(first).evaluate(ASKED)
    for seat, app in enumerate(others, 1):
        arrive(app, text, seat)
        app.evaluate(ASKED)
        if seat == 1:  # the others have nothing to send yet
            sent(app)
        app.locator("[data-do=table-menu]").click()
        app.locator("dialog [data-arg=live]").click()
        app.locator("#live-on").wait_for(state="attached")
        app.evaluate(MARK)
        app.locator("label:has(#live-on)").click()
        app.locator("dialog [data-do=close-dialog]").click()
    began = others[-1].evaluate("window.began")
    took = (asked(apps).evaluate("window.asked") - began) / 1000
    for app in apps:
        app.context.close()
    return float(took)


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    expect.set_options(timeout=60_000)
    with pages.own_relay() as (chromium, site, _):
        times = [meeting(chromium, site) for _ in range(rounds)]
        print(f"first card: median {median(times):.1f} s, longest {max(times):.1f} s of {rounds}")


if __name__ == "__main__":
    main()
