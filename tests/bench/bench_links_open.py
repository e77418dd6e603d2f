"""The longest links there are, opened on a page that is warm: how long it freezes, and how long it takes.

For each step the longest gap between two frames is told, and the longest task of the page's main thread in
processor time, as gaps also grow when other programs keep the machine busy. Last comes a whole game of Tokken
at eight seats, as it is played. Nothing is asserted.

usage: bench_links_open.py [GAMES]      (letters, such as KT; needs dist/: `make bench` sees to it)
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

import pages  # noqa: E402
from bench_frames import main_thread  # noqa: E402
from kaartbord.match import link  # noqa: E402
from kaartbord.match.match import Play, game_of, replay, truncate, unfold  # noqa: E402
from kaartbord.match.shuffle import SeededStream  # noqa: E402
from playwright.sync_api import Browser, expect  # noqa: E402
from support.browser import player  # noqa: E402
from support.browser.device import App, Site, wait_ready  # noqa: E402
from support.plays import bot_play  # noqa: E402

LINKS = ROOT / "tests" / "link" / "longest.txt"
NAMES = ("Jij", "Wim", "Anna", "Bep", "Cor", "Riet", "Joop", "Piet")
PATIENCE = 120  # seconds
SETTLES = 1.0  # seconds: what follows of itself counts too
WATCH = """() => {
  window.gap = 0;
  let last = performance.now();
  const frame = () => {
    const now = performance.now();
    window.gap = Math.max(window.gap, now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


class Person:
    """Somebody at a device of their own, each of whose steps is measured."""

    def __init__(self, chromium: Browser, site: Site) -> None:
        self.chromium = chromium
        self.app = App(chromium.new_context(locale="nl-NL", reduced_motion="reduce").new_page(), site)
        self.app.page.set_default_timeout(1000 * PATIENCE)
        self.app.open()
        self.app.evaluate(WATCH)
        self.longest = 0.0

    def step(self, words: str, act: Callable[[], object], done: Callable[[], object]) -> None:
        """Do something, wait until it is done, and say what it took."""
        page = self.app.page
        self.chromium.start_tracing(page=page, categories=["toplevel"])
        page.evaluate("window.gap = 0")
        begun = monotonic()
        act()
        done()
        took = monotonic() - begun
        page.wait_for_timeout(1000 * SETTLES)
        gap = page.evaluate("window.gap")
        task = max(main_thread(json.loads(self.chromium.stop_tracing())["traceEvents"]))
        self.longest = max(self.longest, task)
        print(
            f"  {words}: longest gap {gap:.0f} ms, longest task {task:.0f} ms of processor time, "
            f"done after {took:.1f} s",
            flush=True,
        )

    def close_sheets(self) -> None:
        while self.app.locator("dialog[open]").count():
            self.app.keyboard.press("Escape")
            self.app.page.wait_for_timeout(100)


def look(chromium: Browser, site: Site, play: Play) -> None:
    """Open the link of a game on a device that does not know it, and do what one does there."""
    person = Person(chromium, site)
    app, step = person.app, person.step
    owing = game_of(play.match).to_move(play.state)
    people = [f"link:{name}" for name in NAMES[: play.match.seats]]
    text, older = (player.table_link(of, *people) for of in (play, replay(truncate(play.match, 40))))
    table, dialog = app.locator("#table"), app.locator("dialog")

    def stands(done: str) -> Callable[[], object]:
        return lambda: player.wait(app, done, patience=PATIENCE)

    if owing:
        step(
            "link opened",
            lambda: player.open_link(app, text),
            lambda: dialog.locator("[data-arg=watch]").wait_for(),
        )
        step("seat taken", dialog.locator(f"[data-arg='{owing[0]}']").click, stands("ask"))
    else:
        step("link opened", lambda: player.open_link(app, text), stands("over"))
    person.close_sheets()
    step("looked back", lambda: menu(app, "replay"), app.locator("#replay-at").wait_for)
    step("a step back", app.locator("[data-do=replay-step]").first.click, lambda: None)
    app.locator("[data-do=replay-close]").click()
    person.close_sheets()
    step("shared", lambda: menu(app, "share"), app.locator("#share-url").wait_for)
    person.close_sheets()
    step(
        "an older link of it",
        lambda: player.open_link(app, older),
        app.locator("#toasts").get_by_text("al gespeeld").wait_for,
    )
    person.close_sheets()
    step("left for the lobby", app.locator("[data-do=leave]").click, app.locator("#lobby").wait_for)
    step("opened from there", app.locator("[data-do=lobby-open]").first.click, table.wait_for)
    person.close_sheets()
    app.page.reload()
    wait_ready(app)
    table.wait_for()
    print(f"  longest task of all: {person.longest:.0f} ms of processor time")
    app.page.context.close()


def menu(app: App, what: str) -> None:
    app.locator("[data-do=table-menu]").click()
    app.locator(f"dialog [data-arg={what}]").click()


def main() -> None:
    games = sys.argv[1] if len(sys.argv) > 1 else "KTO"
    expect.set_options(timeout=1000 * PATIENCE)
    found = [replay(link.decode(line.split(" ")[0])) for line in LINKS.read_text("utf-8").splitlines()]
    plays = [(play, "the longest") for play in found if play.match.game in games]
    plays += [(over(play), "the longest, to the end,") for play, _ in plays[:1]]
    plays += [(bot_play({}, 8, 11, "T"), "a whole game")]
    with pages.chromium() as (chromium, site):
        for play, words in plays:
            print(
                f"{words} of {game_of(play.match).INFO.name}: {len(play.plies)} plies, "
                f"{len(link.encode(play))} letters",
                flush=True,
            )
            look(chromium, site, play)


def over(play: Play) -> Play:
    """A match with the last of its choices made at random, until somebody wins."""
    made, stream = iter(play.match.choices[:-1500]), SeededStream(b"over")
    return unfold(play.match, lambda legal: next(made, stream.below(len(legal))))


if __name__ == "__main__":
    main()
