"""Measure how long the page takes to write a backup of 300 games, and to restore it on an empty device.

The games are those that computers play, at all stages. The time is the page's own: from the call until the
sheet reports the result. Nothing is asserted.

usage: bench_backup.py [GAMES]      (needs dist/: `make bench` sees to it)
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

import pages  # noqa: E402
from kaartbord.match import backup  # noqa: E402
from kaartbord.match.backup import BackupRecord  # noqa: E402
from kaartbord.match.match import replay, truncate  # noqa: E402
from support.browser import player  # noqa: E402
from support.browser.device import App  # noqa: E402
from support.plays import bot_play  # noqa: E402

PEOPLE = ("link:Jij", "computer:Wim", "computer:Anna", "computer:Bep")
PRESS = """selector => new Promise((done) => {
  const start = performance.now(), said = document.getElementById("backup-said");
  new MutationObserver((_, watcher) => {
    watcher.disconnect();
    done([performance.now() - start, said.textContent]);
  }).observe(said, { childList: true, characterData: true, subtree: true });
  document.querySelector(selector).click();
})"""

OPEN = """() => new Promise((done) => {
  const start = performance.now();
  new MutationObserver((_, watcher) => {
    if (!document.querySelector("dialog.backup")) return;
    watcher.disconnect();
    done(performance.now() - start);
  }).observe(document.getElementById("dialogs"), { childList: true });
  document.getElementById("backup-open").click();
})"""


def record(number: int) -> BackupRecord:
    """A game of any kind, somewhere between its start and its end."""
    code = "KTPOL"[number % 5]
    whole = bot_play({}, 4, number, code)
    choices = len(whole.match.choices) * (number % 7) // 6
    play = replay(truncate(whole.match, choices))
    fields = {"seats": "0", "shown": str(len(play.plies)), "choices": str(choices), "at": str(number)}
    return BackupRecord(f"Game {number}", player.table_link(play, *PEOPLE), fields)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    text = backup.write("games", [record(number) for number in range(games)], "http://localhost/")
    print(f"{games} games, {len(text):,} characters")
    with pages.chromium() as (chromium, site):
        app = App(chromium.new_context().new_page(), site).open()
        for what in ("an empty device", "the same device again"):
            app.locator("#backup-open").click()
            app.locator("#backup-text").fill(text)
            took, said = app.evaluate(PRESS, "[data-do=backup-read]")
            print(f"put back on {what}: {took:.0f} ms ({said})")
            app.locator("dialog.backup [data-do=close-dialog]").click()
        print(f"written: {app.evaluate(OPEN):.0f} ms until the sheet with the file stands")


if __name__ == "__main__":
    main()
