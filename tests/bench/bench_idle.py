"""Measure what the page does at a table where nothing happens: somebody is asked and thinks.

Of some seconds without a tap: the share of them that the page's main thread works, the animation frames that it asks
for, and the timers that go off. Nothing is asserted.

usage: bench_idle.py [SECONDS]      (needs dist/: `make bench` sees to it)
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

import pages  # noqa: E402
from bench_frames import main_thread  # noqa: E402
from kaartbord.games import GAMES  # noqa: E402
from support.browser import player  # noqa: E402
from support.browser.device import App  # noqa: E402

SETTLES_MS = 8000
"""After which all has been shown, imported and kept."""

COUNTED = {"FireAnimationFrame": "frames", "TimerFire": "timers", "Layout": "layouts", "Paint": "paints"}


def main() -> None:
    seconds = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    with pages.chromium() as (chromium, site):
        for game in GAMES.values():
            page = chromium.new_page(locale="nl-NL", viewport={"width": 390, "height": 844})
            app = App(page, site).open()
            player.start(app, game=game.INFO.name.lower())
            player.wait(app, "ask")
            page.wait_for_timeout(SETTLES_MS)
            chromium.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
            page.wait_for_timeout(1000 * seconds)
            events = json.loads(chromium.stop_tracing())["traceEvents"]
            page.close()
            share = sum(main_thread(events)) / (1000 * seconds)
            seen = Counter(COUNTED[event["name"]] for event in events if event["name"] in COUNTED)
            counts = ", ".join(f"{seen[name]} {name}" for name in COUNTED.values())
            print(f"{game.INFO.name}: {share:.2%} of the main thread; {counts} in {seconds} s", flush=True)


if __name__ == "__main__":
    main()
