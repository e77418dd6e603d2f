"""Measure what the page holds, one table after the other: nodes, listeners, memory of JavaScript, and Python's
(WebAssembly's, which never shrinks).

Every table is a new game, of all games in turn; somebody is asked when it is looked at. Nothing is asserted.

usage: bench_memory.py [TABLES]      (needs dist/: `make bench` sees to it)
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

import pages  # noqa: E402
from kaartbord.games import GAMES  # noqa: E402
from playwright.sync_api import CDPSession, Page  # noqa: E402
from support.browser import player  # noqa: E402
from support.browser.device import App  # noqa: E402

WATCH = """
  window.memories = [];
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const make = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
      const made = await make(...given);
      const { memory } = (made.instance ?? made).exports;
      if (memory) window.memories.push(memory);
      return made;
    };
  }
"""
HELD = "memories.reduce((sum, memory) => sum + memory.buffer.byteLength, 0)"

SETTLED_MS = 2000
"""After which Python has thrown away what was left at the last table."""


def held(page: Page, tools: CDPSession) -> tuple[int, int, float, float]:
    """Nodes, listeners, and the megabytes of JavaScript and of WebAssembly, without what can be thrown away."""
    tools.send("HeapProfiler.collectGarbage")
    found = {one["name"]: one["value"] for one in tools.send("Performance.getMetrics")["metrics"]}
    return (
        int(found["Nodes"]),
        int(found["JSEventListeners"]),
        found["JSHeapUsedSize"] / 1e6,
        page.evaluate(HELD) / 1e6,
    )


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 21
    names = [game.INFO.name.lower() for game in GAMES.values()]
    with pages.chromium() as (chromium, site):
        context = chromium.new_context(locale="nl-NL", viewport={"width": 390, "height": 844}, reduced_motion="reduce")
        context.add_init_script(WATCH)
        app = App(context.new_page(), site).open()
        tools = context.new_cdp_session(app.page)
        tools.send("Performance.enable")
        found = []
        for table in range(tables):
            player.start(app, game=names[table % len(names)])
            player.wait(app, "ask")
            app.page.wait_for_timeout(SETTLED_MS)
            found.append(held(app.page, tools))
            nodes, listeners, heap, python = found[-1]
            words = f"{nodes} nodes, {listeners} listeners, {heap:.1f} MB, of Python {python:.1f} MB"
            print(f"table {table + 1:2}: {words}", flush=True)
            app.locator("[data-do=leave]").click()
            app.locator("#lobby").wait_for()
    first, last = (sum(found[at][2:]) for at in (0, -1))
    print(f"memory at the last table, of that at the first: {last / first:.2f}")


if __name__ == "__main__":
    main()
