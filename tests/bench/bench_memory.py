"""What the page holds of the document, one table after the other: nodes, listeners, memory of JavaScript.

Every table is a new game, of all games in turn; somebody is asked when it is looked at. Nothing is asserted.

usage: bench_memory.py [TABLES]      (needs dist/: `make bench` sees to it)
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

import browser  # noqa: E402
from e2e import player  # noqa: E402
from e2e.device import App, Site  # noqa: E402
from kaartbord.games import GAMES  # noqa: E402
from playwright.sync_api import CDPSession, sync_playwright  # noqa: E402

SETTLED_MS = 2000
"""After which Python has thrown away what was left at the last table."""


def held(tools: CDPSession) -> tuple[int, int, float]:
    """Nodes, listeners and megabytes, without what can be thrown away."""
    tools.send("HeapProfiler.collectGarbage")
    found = {one["name"]: one["value"] for one in tools.send("Performance.getMetrics")["metrics"]}
    return int(found["Nodes"]), int(found["JSEventListeners"]), found["JSHeapUsedSize"] / 1e6


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 21
    names = [game.INFO.name.lower() for game in GAMES.values()]
    site = Site(ROOT / "dist")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(**browser.launch_options("chromium"))
        context = chromium.new_context(
            locale="nl-NL", viewport={"width": 390, "height": 844}, reduced_motion="reduce"
        )
        app = App(context.new_page(), site).open()
        tools = context.new_cdp_session(app.page)
        tools.send("Performance.enable")
        for table in range(tables):
            player.start(app, game=names[table % len(names)])
            player.wait(app, "ask")
            app.page.wait_for_timeout(SETTLED_MS)
            nodes, listeners, heap = held(tools)
            print(f"table {table + 1:2}: {nodes} nodes, {listeners} listeners, {heap:.1f} MB", flush=True)
            app.locator("[data-do=leave]").click()
            app.locator("#lobby").wait_for()
        chromium.close()
    site.stop()


if __name__ == "__main__":
    main()
