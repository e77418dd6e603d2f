"""Measure how long the strong computer takes over a turn of a race in the page's worker, as the page notes.

A table of one person and computers is played for some turns, without motion and with every pause skipped.
Wanted for Keezbord at four seats: a 95th percentile of at most 300 ms. Nothing is asserted.

usage: bench_turns.py [TURNS]      (needs dist/: `make bench` sees to it)
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

import pages  # noqa: E402
from kaartbord.games import GAMES  # noqa: E402
from playwright.sync_api import Browser  # noqa: E402
from support.browser import player  # noqa: E402
from support.browser.device import App, Site  # noqa: E402

RACES = "KT"
"""The games, by code letter: in the others a person's choices are not made by the same parts of the page."""

PEOPLE = ("link:Jij", "computer:Wim", "computer:Anna", "computer:Bep")
WATCH = """() => {
  window.thoughts = [];
  let since = 0;
  const look = () => {
    const thinks = "thinking" in document.getElementById("table").dataset;
    if (thinks && !since) since = performance.now();
    if (!thinks && since) { window.thoughts.push(performance.now() - since); since = 0; }
  };
  new MutationObserver(look).observe(document.getElementById("table"), { attributes: true });
}"""


def thoughts(chromium: Browser, site: Site, code: str, turns: int) -> list[float]:
    """Return the milliseconds of every thought of the computers while one person makes `turns` choices."""
    app = App(chromium.new_page(reduced_motion="reduce", locale="nl-NL"), site)
    player.sit_down(app, player.new(4, 7, code), *PEOPLE, level="strong")
    app.locator("html[data-worker=ready]").wait_for(state="attached", timeout=player.WAIT_MS)
    app.evaluate(WATCH)
    for _ in range(turns):
        if player.wait(app, "ask", "over") == "over":
            break
        before = player.play_of(app)
        player.take(app, player.choose(before))
        player.wait_moved(app, before.match)
    found = [float(ms) for ms in app.evaluate("window.thoughts")]
    app.page.close()
    return found


def main() -> None:
    """A line for each game."""
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    with pages.chromium() as (chromium, site):
        for code in RACES:
            found = thoughts(chromium, site, code, turns)
            late = quantiles(found, n=20)[-1]
            print(
                f"{GAMES[code].INFO.name}, {len(found)} turns: median {median(found):.0f} ms, "
                f"95th percentile {late:.0f} ms, longest {max(found):.0f} ms",
                flush=True,
            )


if __name__ == "__main__":
    main()
