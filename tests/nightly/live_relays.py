"""Do two devices still find each other? Plays three turns live on the published page, over public relays.

Each relay that the page names is tried alone, then all of them together; or only those that are given, which
the page need not name. Two browsers open the same link, wait for each other, and take turns. Exits with 1 if
that failed twice running over some relay.

usage: live_relays.py URL [RELAY...]
"""

from __future__ import annotations

import os
import re
import secrets
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

import browser  # noqa: E402
from kaartbord.match.match import Play  # noqa: E402
from playwright.sync_api import Error, Page, Playwright, expect, sync_playwright  # noqa: E402
from support.browser import player  # noqa: E402
from support.browser.device import App, Watch  # noqa: E402

NAMES = ("Jan", "Piet")
TURNS = 3
ATTEMPTS = 2
PATIENCE_MS = 90_000
ONLY = """relays => {
  const live = document.querySelector("meta[name=live]");
  live.content = [...relays, ...live.content.split(" ").filter(url => url.startsWith("stun:"))].join(" ");
}"""
"""Has the page ask these relays and no other."""


@dataclass(frozen=True)
class Published:
    """A site that somebody else serves."""

    url: str
    relays: Sequence[str]
    """Those that its page names."""


class Device(App):
    """A device as visitors have it: with deals of its own, too."""

    def __init__(self, page: Page, site: Published, relays: Sequence[str]) -> None:
        self.page, self.site = page, site
        self.watch = Watch(site.url, *relays)
        self.watch.observe(page)
        self.allow("WebSocket connection")  # of several relays one may be down


def relays_of(url: str) -> list[str]:
    """The relays that the page at this address names."""
    with urlopen(url, timeout=60) as answer:
        found = re.search('<meta name="live" content="([^"]+)"', answer.read().decode())
    return [one for one in found[1].split() if one.startswith("ws")] if found else []


def sit_down(
    playwright: Playwright, held: ExitStack, site: Published, play: Play, seat: int, relays: Sequence[str]
) -> Device:
    """A browser of its own with one of the two at the table, that will ask these relays."""
    chromium = held.enter_context(playwright.chromium.launch(**browser.launch_options("chromium")))
    strict = set(relays) <= set(site.relays)
    context = chromium.new_context(locale="nl-NL", reduced_motion="reduce", bypass_csp=not strict)
    device = Device(context.new_page(), site, relays)
    player.sit_down(device, play, *(f"link:{name}" for name in NAMES), seat=seat)
    device.evaluate(ONLY, relays)
    return device


def attempt(playwright: Playwright, site: Published, relays: Sequence[str]) -> float:
    """Let two meet and play; the seconds until they had found each other."""
    play = player.new(2, secrets.randbits(64))
    with ExitStack() as held:
        devices = [sit_down(playwright, held, site, play, seat, relays) for seat in range(2)]
        begun = monotonic()
        for device in devices:
            player.go_live(device)
        for device, name in zip(devices, reversed(NAMES), strict=True):
            expect(device.locator("#live")).to_have_text(f"{name} is hier.")
        met = monotonic() - begun
        for _ in range(TURNS):
            play = player.play_of(devices[0])
            seat = player.to_move(play)
            player.wait(devices[seat], "ask")
            after = player.take(devices[seat], player.choose(play))
            player.wait_stands(devices[1 - seat], after, PATIENCE_MS / 1000)
        for device in devices:
            device.watch.check()
    return met


def failure(playwright: Playwright, site: Published, relays: Sequence[str]) -> str:
    """Try it over these relays, say what came of it, and give the reason if it failed."""
    why = ""
    for _ in range(ATTEMPTS):
        try:
            met = attempt(playwright, site, relays)
            say(f"| {', '.join(relays)} | found each other in {met:.1f} s, played {TURNS} turns |")
            return ""
        except (AssertionError, Error) as error:
            why = str(error).strip().partition("\n")[0]
    say(f"| {', '.join(relays)} | **failed**: {why} |")
    return why


def say(line: str) -> None:
    """Print a line, and show it on the page of the job where there is one."""
    print(line, flush=True)
    if summary := os.environ.get("GITHUB_STEP_SUMMARY"):
        with Path(summary).open("a") as file:
            print(line, file=file)


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    site = Published(sys.argv[1], relays_of(sys.argv[1]))
    ways = [[relay] for relay in sys.argv[2:]] or [*([relay] for relay in site.relays), site.relays]
    expect.set_options(timeout=PATIENCE_MS)
    say("| relays | |\n| --- | --- |")
    with sync_playwright() as playwright:
        failed = [why for relays in ways if (why := failure(playwright, site, relays))]
    sys.exit(bool(failed or not site.relays))


if __name__ == "__main__":
    main()
