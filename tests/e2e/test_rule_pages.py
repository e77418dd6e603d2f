"""The rules as pages of their own: from the lobby, without network, for every eye, and on paper."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from support.browser.device import App, Devices, Site, axe_findings, wait_offline, wait_ready
from support.browser.ink import GROUNDS
from support.browser.site import look_for_update, publish

MakeSite = Callable[[], Site]

PRINTABLE = 660
"""Width in CSS px of what fits between the margins of A4."""


DRAWN = """() => document.querySelectorAll("figure img").length > 0
  && [...document.images].every(image => image.complete && image.naturalWidth > 0)"""

CUT = """() => [...document.querySelectorAll("main, main *")]
  .filter(node => node.checkVisibility() && node.getBoundingClientRect().right > innerWidth + 1)
  .map(node => node.outerHTML.slice(0, 80))"""

APART = """() => [...document.querySelectorAll("figure")].filter(figure => {
  const [picture, words] = ["img", "figcaption"].map(part => figure.querySelector(part).getBoundingClientRect());
  return words.left < picture.right || words.bottom < picture.top || words.top > picture.bottom;
}).map(figure => figure.textContent)"""
"""The pictures whose words are not next to them."""


@pytest.fixture
def kept(own_site: MakeSite, devices: Devices) -> App:
    """A device that has the whole site, from a server of its own, and likes it dark."""
    app = devices(own_site(), color_scheme="dark")
    app.open()
    wait_offline(app)
    return app


def test_the_rules_stand_on_a_page_that_prints_well_without_network(kept: App) -> None:
    kept.site.stop()
    kept.locator("#help-open").click()
    kept.locator("dialog").get_by_role("link", name="Toepen").click()
    expect(kept.locator("h1")).to_have_text("Spelregels van Toepen")
    kept.wait_for_function(DRAWN)
    assert axe_findings(kept) == []
    kept.emulate_media(media="print", color_scheme="dark")
    kept.set_viewport_size({"width": PRINTABLE, "height": 900})
    assert kept.evaluate(GROUNDS) == []
    assert kept.evaluate(CUT) == []
    assert kept.evaluate(APART) == []
    assert kept.evaluate("getComputedStyle(document.querySelector('main')).columnCount") == "2"
    expect(kept.locator("nav")).to_be_hidden()
    kept.emulate_media(media="screen", color_scheme="light")
    assert axe_findings(kept) == []
    kept.get_by_role("link", name="English").click()
    expect(kept.locator("h1")).to_have_text("Rules of Toepen")
    kept.get_by_role("link", name="Play Toepen").click()
    wait_ready(kept)
    expect(kept.locator("#setup")).to_be_visible()


@pytest.mark.long
def test_the_board_of_a_table_is_printed_alone_and_forgotten(app: App) -> None:
    app.add_init_script("window.print = () => { window.printing = true; };")
    app.open()
    app.locator("#help-open").click()
    app.locator("dialog [data-arg=O]").click()
    app.get_by_role("button", name="Bord op A3").click()
    app.wait_for_function("window.printing === true")
    app.emulate_media(media="print", color_scheme="dark")
    expect(app.get_by_role("img", name="Bord van OkiDoki op A3")).to_be_visible()
    expect(app.locator("#app")).to_be_hidden()
    assert app.evaluate(GROUNDS) == []
    app.emulate_media(media="screen", color_scheme="light")
    app.keyboard.press("Tab")
    expect(app.locator("#printed, #printed-page")).to_have_count(0)
    expect(app.locator("dialog h2")).to_have_text("Spelregels van OkiDoki")


@pytest.mark.long
def test_a_page_with_rules_is_not_in_the_way_of_an_update(kept: App) -> None:
    rules = kept.beside()
    rules.goto(kept.site.url + "rules/keezbord.html")
    publish(kept.site, "next")
    look_for_update(kept)
    kept.get_by_role("button", name="Herlaad").click()
    expect(kept.locator("html")).to_have_attribute("data-version", "next", timeout=30_000)
    rules.get_by_role("link", name="Tokken").click()
    expect(rules.locator("h1")).to_have_text("Spelregels van Tokken")
    rules.watch.check()
