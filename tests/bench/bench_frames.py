"""Frames while the computer thinks: the gaps between paintings, and what the page's main thread does.

A table of one person and computers is played for some turns, without motion and with every pause skipped, so
that what remains is the page's own work. Gaps are counted apart for the frames at which some plate says that
its player thinks. Since a gap also grows when other programs keep the machine busy, the longest tasks of the
main thread are told beside it, in processor time. Nothing is asserted.

usage: bench_frames.py [TURNS]      (needs dist/: `make bench` sees to it)
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

import pages  # noqa: E402
from support.browser import player  # noqa: E402
from support.browser.device import App  # noqa: E402

PEOPLE = ("link:Jij", *(f"computer:{name}" for name in ("Wim", "Anna", "Bep", "Cor", "Riet", "Joop", "Piet")))
LONG = 100  # ms
WATCH = """() => {
  window.gaps = [];
  let last = performance.now();
  const frame = () => {
    const now = performance.now();
    const thinks = document.getElementById("plates").textContent.includes("denkt na");
    window.gaps.push([thinks, now - last]);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""

Gaps = list[tuple[bool, float]]
"""For each frame whether somebody thinks, and the milliseconds since the frame before."""


def play(seats: int, turns: int) -> tuple[Gaps, list[float]]:
    """The gaps, and the tasks of the main thread in milliseconds of processor time."""
    with pages.chromium() as (chromium, site):
        page = chromium.new_page(reduced_motion="reduce", locale="nl-NL")
        app = App(page, site)
        player.sit_down(app, player.new(seats, 7), *PEOPLE[:seats], level="strong")
        player.wait(app, "ask", "over")
        chromium.start_tracing(page=page, categories=["toplevel"])
        app.evaluate(WATCH)
        for _ in range(turns):
            player.take(app, player.choose(player.play_of(app)))
            if player.wait(app, "ask", "over") == "over":
                break
        found = app.evaluate("window.gaps")
        tasks = main_thread(json.loads(chromium.stop_tracing())["traceEvents"])
    return [(bool(thinks), float(gap)) for thinks, gap in found], tasks


def main_thread(events: list[dict[str, Any]]) -> list[float]:
    """The processor time of every task on the main thread of a page, in milliseconds."""
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return [
        event["tdur"] / 1000
        for event in events
        if event["name"].endswith("RunTask") and (event["pid"], event["tid"]) in threads and "tdur" in event
    ]


def main() -> None:
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else 12
    for seats in (4, 8):
        found, tasks = play(seats, turns)
        for words, which in (("while the computer thinks", True), ("all other frames", False)):
            those = sorted(gap for thinks, gap in found if thinks == which)
            long = sum(gap > LONG for gap in those)
            print(
                f"{seats} seats, {words}: {len(those)} frames, median {median(those):.0f} ms, "
                f"longest {those[-1]:.0f} ms, {long} over {LONG} ms"
            )
        longest = ", ".join(f"{task:.0f}" for task in sorted(tasks, reverse=True)[:3])
        print(f"{seats} seats, longest tasks of the main thread: {longest} ms of processor time")


if __name__ == "__main__":
    main()
