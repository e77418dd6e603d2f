"""The end of a game in the page."""

from __future__ import annotations

from itertools import pairwise

from kaartbord.match import match
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import Devices

PEOPLE = ("link:Jij", "computer:Wim", "computer:Anna", "computer:Truus")
SIZES = [(360, 640), (844, 390), (1440, 900), (390, 844)]

NOTE_PROMPTS = """() => {
  const prompt = document.getElementById("prompt");
  window.prompts = [];
  const note = () => window.prompts.push(prompt.textContent);
  new MutationObserver(note).observe(prompt, { childList: true });
}"""

BOX = """(({ x, y, width, height }) => [x, y, width, height].join(" "))(
  document.querySelector("dialog.over").getBoundingClientRect())"""
"""The box of the sheet at the end."""


def test_the_end_fills_the_window_and_shows_once_more_what_decided_it(devices: Devices) -> None:
    app = devices(viewport={"width": 360, "height": 640})
    whole = player.play_on(player.new(4, 3, "P"), lambda p: player.to_move(p) < 0)
    late = match.replay(match.truncate(whole.match, len(whole.match.choices) - 3))
    player.sit_down(app, late, *PEOPLE)
    player.open_link(app, player.table_link(whole, *PEOPLE))
    player.wait(app, "over")
    over = app.locator("dialog.over")
    expect(over.locator("tbody tr").last).to_be_in_viewport(ratio=1)
    for width, height in SIZES:
        app.set_viewport_size({"width": width, "height": height})
        app.wait_for_function(f"{BOX} === '0 0 {width} {height}'")
        for name in ("Nog een potje", "Kijk terug", "Deel uitslag", "Naar alle spellen", "Sluit"):
            expect(over.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
        for part in ("h2", ".over-line", "tfoot th"):
            expect(over.locator(part)).to_be_in_viewport(ratio=1)
    rows = over.locator("tr").all()
    for above, below in pairwise(rows):
        upper, lower = above.bounding_box(), below.bounding_box()
        assert upper["y"] + upper["height"] <= lower["y"] + 1, "no row lies over another"

    app.evaluate(NOTE_PROMPTS)
    over.get_by_role("button", name="Laat het nog eens zien").click()
    expect(over).to_have_count(0)
    player.wait(app, "over")
    assert "Zo werd het beslist." in app.evaluate("window.prompts")
    over.get_by_role("button", name="Nog een potje").click()
    player.wait(app, "ask")
    assert len(player.play_of(app).match.choices) < 20
