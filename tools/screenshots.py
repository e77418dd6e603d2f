"""Take the pictures of the README: each game on a phone, and one table on a desktop.

usage: PYTHONPATH=py python tools/screenshots.py      writes docs/pictures/*.webp from the site in dist/
The results are kept in git; run this only after what they show has changed.
"""

from __future__ import annotations

import threading
from base64 import b64decode
from pathlib import Path
from typing import NamedTuple

from browser import launch_options
from kaartbord.bots import players
from kaartbord.games import GAMES
from kaartbord.match import match
from kaartbord.match.link import Seat, encode_link
from playwright.sync_api import Page, sync_playwright
from serve import make_server

ROOT = Path(__file__).resolve().parent.parent
NAMES = ("Anna", "Bram", "Cato", "Daan")
PHONE, DESKTOP = (390, 844), (1366, 768)
QUALITY = 80


class Picture(NamedTuple):
    """A picture and the game that it shows."""

    name: str
    code: str
    seed: int
    plies: int
    """Played at least before the question of seat 0 that is shown."""
    kind: str
    """Of an action that is legal then."""
    size: tuple[int, int] = PHONE


PICTURES = (
    Picture("keezbord", "K", 11, 70, "play"),
    Picture("tokken", "T", 5, 90, "play"),
    Picture("toepen", "P", 3, 24, "card"),
    Picture("okidoki", "O", 7, 180, "card"),
    Picture("toedeloe", "L", 9, 62, "card"),
    Picture("desktop", "T", 5, 90, "play", DESKTOP),
)


def asks(play: match.Play, kind: str) -> bool:
    """Return whether seat 0 has several choices, one of them of a kind."""
    game = match.game_of(play.match)
    choices = game.legal(play.state, 0) if game.to_move(play.state)[:1] == (0,) else ()
    return len(choices) > 2 and any(action.kind == kind for action in choices)


def link_of(picture: Picture) -> str:
    """Return a link to the first question of seat 0 after some plies of the computer, with people at the table."""
    game = GAMES[picture.code]
    play = match.start_match(picture.code, game.options({}), 4, picture.seed)
    while len(play.plies) < picture.plies or not asks(play, picture.kind):
        seat = game.to_move(play.state)[0]
        play = match.choose(play, seat, players.choose(picture.code, game.view(play.state, seat), seat, "firm"))
    others = (Seat("computer", name, claimed=False, level="firm") for name in NAMES[1:])
    return encode_link(play, [Seat("human", NAMES[0], claimed=False), *others])


def take(page: Page, address: str, picture: Picture) -> bytes:
    """Return what the page shows of a game, as WebP."""
    page.goto(address)
    page.locator("html[data-ready=yes]").wait_for(state="attached")
    page.evaluate("link => { location.hash = link; }", link_of(picture))
    page.locator("dialog [data-arg='0']").click()
    page.locator("#controls[data-asking=yes]").wait_for()
    page.wait_for_timeout(1500)
    devtools = page.context.new_cdp_session(page)
    shot = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return b64decode(shot["data"])


def main() -> None:
    """Take all pictures."""
    server = make_server(ROOT / "dist")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    folder = ROOT / "docs/pictures"
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options("chromium"))
        for picture in PICTURES:
            width, height = picture.size
            page = browser.new_page(viewport={"width": width, "height": height}, locale="en-GB", color_scheme="light")
            file = folder / f"{picture.name}.webp"
            file.write_bytes(take(page, f"http://127.0.0.1:{server.server_port}/", picture))
            print(f"{file.stat().st_size:>8,}  {file.relative_to(ROOT)}")
            page.context.close()
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
