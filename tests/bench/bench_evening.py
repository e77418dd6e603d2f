"""Measure what an evening of eight games costs the link of its last game: letters, and the time in which it opens.

The same whole game of four people is opened as the eighth of an evening and alone, in turn, so that what else the
machine does falls on both: here, in processor time of this process, and on the page, in processor time of its main
thread, on devices that keep 300 games; the first pair of those warms the page up and does not count. Printed are the
medians and how they compare. Nothing is asserted.

usage: bench_evening.py [PAIRS]      (how many pairs are opened on the page, by default 10; 0 needs no dist/)
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import process_time

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

import pages  # noqa: E402
from bench_frames import main_thread  # noqa: E402
from kaartbord.match import evening, link  # noqa: E402
from kaartbord.match.evening import Evening  # noqa: E402
from kaartbord.match.match import Play  # noqa: E402
from playwright.sync_api import Browser  # noqa: E402
from support.browser import player  # noqa: E402
from support.browser.device import App  # noqa: E402
from support.plays import bot_play  # noqa: E402

BEFORE = "KTPOLPP"
"""The games before the last one."""

NAMES = ("Jan", "Truus", "Anna", "Wim")
SEATS = [link.Seat("link", name, claimed=True) for name in NAMES]
KEPT = 300
"""Games on each device, all but the first the same under other names."""

FILL = """many => new Promise(done => {
  indexedDB.open("kaartbord").onsuccess = opened => {
    const kept = opened.target.result.transaction("kept", "readwrite").objectStore("kept");
    const games = IDBKeyRange.bound("game:", "game;");
    kept.get(games).onsuccess = found => {
      for (let n = 0; n < many; n++) kept.put(found.target.result, `game:copy${n}`);
      kept.transaction.oncomplete = () => done();
    };
  };
})"""

SETTLES = 0.5  # seconds: what follows of itself counts too
DECODED = 200
"""Pairs that are opened here."""


def links(play: Play, night: Evening) -> tuple[str, str]:
    """The link of a game on an evening, and alone."""
    return (
        link.encode_link(play, SEATS, for_spectator=True, extra_sections=evening.to_sections((), night)),
        link.encode_link(play, SEATS, for_spectator=True),
    )


def said(where: str, pairs: Sequence[Sequence[float]]) -> None:
    """Print the medians of both, and the median of how each pair compares."""
    late, alone = (1000 * median(side) for side in zip(*pairs, strict=True))
    ratio = median(one / other for one, other in pairs)
    print(
        f"{where}: {late:.1f} ms, alone {alone:.1f} ms; of a pair {ratio:.3f} ({len(pairs)} pairs)",
        flush=True,
    )


def decoded(text: str) -> float:
    """Seconds of processor time that a link takes to open here."""
    begun = process_time()
    evening.from_sections(link.decode_link(text).extra_sections, len(SEATS))
    return process_time() - begun


def opened(chromium: Browser, app: App, text: str) -> float:
    """Seconds of processor time that it takes on the page until the result of the game stands there."""
    chromium.start_tracing(page=app.page, categories=["toplevel"])
    player.open_link(app, text)
    player.wait(app, "over")
    app.page.wait_for_timeout(1000 * SETTLES)
    took = sum(main_thread(json.loads(chromium.stop_tracing())["traceEvents"])) / 1000
    while app.locator("dialog[open]").count():
        app.keyboard.press("Escape")
        app.page.wait_for_timeout(100)
    app.locator("[data-do=leave]").click()
    app.locator("#lobby").wait_for()
    return took


def main() -> None:
    """Letters, then both times."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    night = Evening()
    for seed, code in enumerate(BEFORE):
        night = evening.with_result(night, bot_play({}, len(NAMES), seed, code))
    plays = [bot_play({}, len(NAMES), 100 + seed, "K") for seed in range(number + 1)]
    late, alone = links(plays[0], night)
    print(f"the link of the last of eight games is {len(late) - len(alone)} letters longer than alone")
    said("opened here", [[decoded(text) for text in (late, alone)] for _ in range(DECODED)])
    if not number:
        return
    with pages.chromium() as (chromium, site):
        looks = {"locale": "nl-NL", "reduced_motion": "reduce"}
        apps = [App(chromium.new_context(**looks).new_page(), site) for _ in range(2)]
        for app in apps:
            app.open()
        pairs = []
        for play in plays:
            pairs.append([opened(chromium, app, text) for app, text in zip(apps, links(play, night), strict=True)])
            if len(pairs) == 1:
                for app in apps:
                    app.evaluate(FILL, KEPT)
        said("on the page", pairs[1:])


if __name__ == "__main__":
    main()
