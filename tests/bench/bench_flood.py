"""Somebody who has the link sends the longest links there are without pause: what that does to a live table.

The table is one of Tokken for eight, and the links are of that very match. Whenever the line breaks, the
other one comes again as a new device. Told are the longest gap between two frames, the longest task of the
page's main thread in processor time in the first seconds, how often the device was sent away, and whether the
table stands as it stood. Nothing is asserted.

usage: bench_flood.py [SECONDS]      (needs dist/: `make bench` sees to it)
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

import pages  # noqa: E402
from bench_frames import main_thread  # noqa: E402
from bench_links_open import LINKS, NAMES, WATCH  # noqa: E402
from kaartbord.match import link  # noqa: E402
from kaartbord.match.live import wire  # noqa: E402
from kaartbord.match.match import Play, game_of, replay, truncate  # noqa: E402
from playwright.sync_api import Browser, Page, expect  # noqa: E402
from support.browser import player  # noqa: E402
from support.browser.device import App, Site  # noqa: E402

TRACED = 10  # seconds: more takes minutes to read
PEOPLE = tuple(f"link:{name}" for name in NAMES)
MEET = """async ([module, relay, name, password]) => {
  const { joinRoom } = await import(module);
  const nearby = { relayConfig: { urls: [relay] }, rtcConfig: { iceServers: [] } };
  const room = joinRoom({ appId: "kaartbord", password, ...nearby }, name);
  window.here = 0;
  room.onPeerJoin = () => window.here++;
  room.onPeerLeave = () => window.here--;
  window.line = room.makeAction("say", { onMessage: () => {} });
}"""
FLOOD = """async ([here, text, seconds]) => {
  const end = performance.now() + 1000 * seconds;
  const patience = () => new Promise((done) => setTimeout(done, 1000)); // a line may break while it sends
  let sent = 0;
  await line.send(here);
  while (window.here > 0 && performance.now() < end) {
    await Promise.race([line.send(text), patience()]);
    sent++;
  }
  return sent;
}"""


def sit(chromium: Browser, site: Site, play: Play, seat: int) -> App:
    """A device at the table, live."""
    app = App(chromium.new_context(locale="nl-NL", reduced_motion="reduce").new_page(), site)
    player.sit_down(app, play, *PEOPLE, seat=seat)
    player.wait(app, "ask")
    app.locator("[data-do=table-menu]").click()
    app.locator("dialog [data-arg=live]").click()
    app.locator("label:has(#live-on)").click()
    app.locator("dialog [data-do=close-dialog]").click()
    return app


def come(stranger: Page, site: Site, call: list[str]) -> None:
    """Come as a new device, again and again until the table is found."""
    while True:
        stranger.goto(site.url + "web/style.css")
        stranger.evaluate(MEET, call)
        for _ in range(200):
            if stranger.evaluate("window.here"):
                return
            stranger.wait_for_timeout(50)


def main() -> None:
    seconds = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    expect.set_options(timeout=60_000)
    found = [replay(link.decode(line.split(" ")[0])) for line in LINKS.read_text("utf-8").splitlines()]
    whole = next(play for play in found if play.match.game == "T")
    play = replay(truncate(whole.match, 100))
    seat = game_of(play.match).to_move(play.state)[0]
    others = ",".join(str(other) for other in range(play.match.seats) if other != seat)
    text = player.table_link(whole, *PEOPLE)
    with pages.own_relay() as (chromium, site, relay):
        app = sit(chromium, site, play, seat)
        before = player.fragment(app)
        stranger = chromium.new_context().new_page()
        call = [site.url + "web/vendor/live.js", relay.url, *wire.room_credentials(play.match)]
        come(stranger, site, call)
        app.evaluate(WATCH)
        chromium.start_tracing(page=app.page, categories=["toplevel"])
        begun, sent, away, said, tasks = monotonic(), 0, 0, "", list[float]()
        while (left := seconds - (monotonic() - begun)) > 0:
            sent += stranger.evaluate(FLOOD, [f"here {others} x", text, min(left, TRACED)])
            said = said or str(app.locator("#toasts").text_content())
            if not tasks and monotonic() - begun >= TRACED:
                tasks = main_thread(json.loads(chromium.stop_tracing())["traceEvents"])
            if stranger.evaluate("window.here") == 0:
                away += 1
                come(stranger, site, call)
        gap = app.evaluate("window.gap")
        print(
            f"{sent} links of {len(text)} letters in {seconds} s: longest gap {gap:.0f} ms, longest task "
            f"{max(tasks):.0f} ms of processor time, {sum(tasks) / 10 / TRACED:.0f} % of the time busy"
        )
        print(f"sent away {away} times; the page says: {said}")
        same = player.fragment(app) == before
        print("the table stands as it stood" if same else "the table stands otherwise")


if __name__ == "__main__":
    main()
