"""A page whose Python has died says so and offers what helps; one that only slept says nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import PHONE, Devices, axe_findings, wait_ready
from support.browser.site import CATCH_MEMORY
from support.long import long

PEOPLE = ("link:Jij", "computer:Wim", "computer:Anna", "computer:Bep")


COUNT_QUESTIONS = """() => {
  window.questions = 0;
  document.addEventListener("kaartbord:alive", () => window.questions++);
}"""

SAYS = {
    "nl-NL": "Het spel reageert niet meer. Herlaad de pagina: je gaat verder waar je was.",
    "en-GB": "The game has stopped responding. Reload the page and carry on where you were.",
}
DAMAGE = {"nl-NL": 0, "en-GB": 255}
"""The value that every byte of the memory gets; Python dies of them in different ways."""


@pytest.mark.parametrize("lang", ["nl-NL", *long("en-GB")])
def test_a_page_that_died_says_so_and_reload_recovers_everything(devices: Devices, lang: str) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", locale=lang)
    app.add_init_script(CATCH_MEMORY)
    play = player.play_on(player.new(4, 7), lambda p: player.to_move(p) == 0 and len(p.match.choices) > 9)
    player.sit_down(app, play, *PEOPLE)
    player.wait(app, "ask")
    app.locator("[data-do=table-menu]").click()  # what is said lies over an open sheet too
    app.allow("")
    app.evaluate(f"memories.forEach((memory) => new Uint8Array(memory.buffer).fill({DAMAGE[lang]}))")
    app.keyboard.press("Tab")
    says = app.get_by_role("alertdialog")
    expect(says).to_contain_text(SAYS[lang], timeout=10_000)
    assert axe_findings(app) == []
    app.keyboard.press("Escape")
    expect(says).to_be_visible()
    says.get_by_role("button").click()
    wait_ready(app)
    player.wait(app, "ask")
    assert player.shared(app).match == play.match
    player.take(app, player.choose(play))


def test_a_page_that_slept_is_not_taken_for_dead_and_one_that_is_hidden_is_not_asked(
    devices: Devices,
) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce")
    app.clock.install()
    play = player.play_on(player.new(4, 7), lambda p: player.to_move(p) == 0 and len(p.match.choices) > 9)
    player.sit_down(app, play, *PEOPLE)
    player.wait(app, "ask")
    app.locator("html[data-worker=ready]").wait_for(state="attached", timeout=player.WAIT_MS)
    app.evaluate(COUNT_QUESTIONS)
    for _ in range(5):
        app.clock.fast_forward("08:00:00")  # what a page sees after a sleep, a long thought or a halt
        app.keyboard.press("Shift")
    assert app.evaluate("questions") > 0
    expect(app.get_by_role("alertdialog")).to_have_count(0)

    app.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    app.evaluate("window.questions = 0")
    app.clock.run_for(60_000)
    assert app.evaluate("questions") == 0
    expect(app.get_by_role("alertdialog")).to_have_count(0)
