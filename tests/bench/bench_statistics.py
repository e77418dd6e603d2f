"""Measure how long the page takes to show the statistics of 300 saved games, and to count those games first.

The games are whole ones that computers play. They come from a backup of a page that counted nothing yet, so they are
counted when the screen opens for the first time; from then on it opens with what was counted, also after they were
wiped and count again. What is printed is the time from the tap until the numbers stand, and from the tap on the first
of them until its games do, with the processor time of the page's main thread: all of it, and that of its longest task.
Nothing is asserted.

usage: bench_statistics.py [GAMES]      (needs dist/: `make bench` sees to it)
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

import pages  # noqa: E402
from bench_frames import main_thread  # noqa: E402
from kaartbord.match import backup  # noqa: E402
from kaartbord.match.backup import BackupRecord  # noqa: E402
from playwright.sync_api import Browser  # noqa: E402
from support.browser import player  # noqa: E402
from support.browser.device import App  # noqa: E402
from support.plays import bot_play  # noqa: E402

PEOPLE = ("!human:", "computer:Wim", "computer:Anna", "computer:Bep")
PATIENCE = 600_000  # milliseconds
PRESS = """([pressed, shown, words]) => new Promise((done) => {
  const start = performance.now();
  const stands = () => document.querySelector(shown)?.textContent.includes(words);
  new MutationObserver((_, watcher) => {
    if (!stands()) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
  }).observe(document.getElementById("club"), { childList: true, characterData: true, subtree: true });
  document.querySelector(pressed).click();
})"""


def record(number: int) -> BackupRecord:
    """A game of any kind that is over, as a page kept it that knew no statistics."""
    play = bot_play({}, 4, number, "KTPOL"[number % 5])
    choices = len(play.match.choices)
    fields = {"seats": "0", "shown": str(len(play.plies)), "choices": str(choices), "at": str(number + 1)}
    return BackupRecord(f"Game {number}", player.table_link(play, *PEOPLE), fields)


def measured(chromium: Browser, app: App, *step: str) -> str:
    """Something pressed, until these words stand somewhere."""
    chromium.start_tracing(page=app.page, categories=["toplevel"])
    took = app.evaluate(PRESS, step)
    tasks = main_thread(json.loads(chromium.stop_tracing())["traceEvents"])
    return f"{took:.0f} ms; processor time {sum(tasks):.0f} ms, longest task {max(tasks):.0f} ms"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    text = backup.write("games", [record(number) for number in range(games)], "http://localhost/")
    with pages.chromium() as (chromium, site):
        app = App(chromium.new_context().new_page(), site).open()
        app.page.set_default_timeout(PATIENCE)
        app.locator("#backup-open").click()
        app.locator("#backup-text").fill(text)
        app.locator("[data-do=backup-read]").click()
        app.locator("#backup-said:not([hidden])").wait_for()
        app.locator("dialog.backup [data-do=close-dialog]").click()
        for what in ("counted and shown", "shown", "shown again"):
            took = measured(chromium, app, "#statistics-open", "#stats-played", str(games))
            print(f"{games} games {what}: {took}", flush=True)
            took = measured(chromium, app, "#stats-played", f".cups > li:nth-child({games})", "Wim")
            print(f"- all of them listed: {took}", flush=True)
            app.locator("#club-back").click()
            app.locator("#stats-played").wait_for()
            app.locator("#club-back").click()
            app.locator("#statistics-open").wait_for()
        app.locator("#statistics-open").click()
        app.locator("#stats-wipe").click()
        app.locator("dialog [data-arg=wipe]").click()
        app.locator("#stats-again").wait_for()
        took = measured(chromium, app, "#stats-again", "#stats-played", str(games))
        print(f"{games} games shown after they were wiped: {took}", flush=True)


if __name__ == "__main__":
    main()
