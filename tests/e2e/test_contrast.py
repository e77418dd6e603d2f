"""Pawns as they are painted: the outline against what lies there without them, the letter against their colour.

And a page that no browser paints otherwise.
"""

from __future__ import annotations

import re
from base64 import b64encode
from math import cos, pi, sin

import pytest
from kaartbord.games.toedeloe.scene.board import PAWN_R
from kaartbord.match.match import Play
from support.browser import ink, player
from support.browser.device import PHONE, App, Devices
from support.colours import contrast, luminance
from support.long import long

LOOKS = {"light": {}, "dark": {"color_scheme": "dark"}, "clear": {"contrast": "more"}}
RADIUS = {"K": 0.42, "L": PAWN_R}
"""Of a pawn on a square, in units of the board."""

RAYS = [[(d / 20 * cos(k * pi / 24), d / 20 * sin(k * pi / 24)) for d in range(10, 28)] for k in range(48)]
"""The points to look at from within a pawn to its square, in every direction, in the pawn's radius."""

MIDDLE = [(x / 40, y / 40) for x in range(-14, 15) for y in range(-14, 15)]
"""The points around the pawn's letter, on its one plain colour."""

PAWN = re.compile(r"pion van|\w+e pion\b")
"""The words of a square on which a pawn stands."""

REPAINTED = """async (pictures) => {
  const [one, other] = await Promise.all(pictures.map(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height).data;
  }));
  return one.filter((part, at) => Math.abs(part - other[at]) > 8).length / one.length;
}"""
"""The share of two pictures in which they differ."""

EDGES = 0.002
"""That of edges of drawings, which are never twice the same."""

SHAPE, LETTER, READABLE = 3.0, 7.0, 4.5
"""The least contrast of a pawn with its square, of its letter with its colour, and of words whatever a browser does."""

NAMES = "() => [...document.querySelectorAll('.twin [role=gridcell]')].map((cell) => cell.getAttribute('aria-label'))"

PIXELS = """([r, chosen, points]) => {
  const board = document.getElementById("board"), place = board.getBoundingClientRect();
  const { data, width } = board.getContext("2d").getImageData(0, 0, board.width, board.height);
  const pitch = parseFloat(document.querySelector(".twin").style.getPropertyValue("--pitch"));
  const cells = document.querySelectorAll(".twin [role=gridcell]");
  return chosen.map((at) => {
    const box = cells[at].getBoundingClientRect();
    return points.map(([x, y]) => [box.x + box.width / 2 + x * r * pitch, box.y + box.height / 2 + y * r * pitch])
      .map(([x, y]) => [x - place.x, y - place.y].map((part) => Math.round((part * width) / place.width)))
      .map(([x, y]) => [...data.slice(4 * (y * width + x), 4 * (y * width + x) + 3)]);
  });
}"""
"""The colours at these points round the middle of each chosen square."""


def sit(app: App, code: str, plies: int) -> App:
    """Open a table at a question about a card, after more than `plies` plies."""

    def asked(play: Play) -> bool:
        if player.to_move(play) or len(play.plies) <= plies:
            return False
        return code == "K" or not player.legal(play)[0].placements

    play = player.play_on(player.new(4, 5, code), asked)
    player.sit_down(app, play, "link:Jan", "computer:Truus", "computer:Anna", "computer:Wim")
    player.wait(app, "ask")
    return app


@pytest.mark.parametrize(("code", "look"), long(*((code, look) for code in RADIUS for look in LOOKS)))
def test_pawns_stand_out_as_they_are_painted(devices: Devices, code: str, look: str) -> None:
    window = {
        "viewport": {"width": 1440, "height": 900},
        "device_scale_factor": 2,
        "reduced_motion": "reduce",
    }
    bare, later = (sit(devices(**window, **LOOKS[look]), code, plies) for plies in (0, 60))
    names = list(zip(bare.evaluate(NAMES), later.evaluate(NAMES), strict=True))
    chosen = [at for at, (old, new) in enumerate(names) if PAWN.search(new) and not PAWN.search(old)]
    assert chosen
    points = [point for ray in RAYS for point in ray] + MIDDLE
    grounds, pawns = (app.evaluate(PIXELS, [RADIUS[code], chosen, points]) for app in (bare, later))
    for at, ground, pawn in zip(chosen, grounds, pawns, strict=True):
        ratios = iter(map(contrast, pawn, ground))
        assert min(max(next(ratios) for _ in ray) for ray in RAYS) >= SHAPE, names[at]
        middle = sorted(pawn[-len(MIDDLE) :], key=luminance)
        assert "groene" in names[at][1] or contrast(middle[0], middle[-1]) >= LETTER, names[at]


@pytest.mark.only_browser("chromium")  # no other can be told to
@pytest.mark.parametrize(("system", "code"), [("light", "K"), *long(("dark", "K"), ("light", ""))])
def test_a_browser_that_darkens_pages_leaves_this_one_as_it_is_or_readable(
    devices: Devices, system: str, code: str
) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", color_scheme=system)
    if code:
        sit(app, code, 12)
    else:
        app.open()
        app.locator("#play-keezbord").click()
        app.locator("#setup-start").wait_for()
    app.spoil()
    tools = app.page.context.new_cdp_session(app.page)
    for theme in ("", "light", "dark"):
        app.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        plain = b64encode(app.screenshot(animations="disabled")).decode()
        tools.send("Emulation.setAutoDarkModeOverride", {"enabled": True})
        # where the system is not dark, some browsers let no page opt out
        darkened = b64encode(app.screenshot(animations="disabled")).decode()
        assert (app.evaluate(REPAINTED, [plain, darkened]) < EDGES) == (system == "dark"), theme
        assert ink.faint_as_painted(app, READABLE) == [], theme
        tools.send("Emulation.setAutoDarkModeOverride", {})
