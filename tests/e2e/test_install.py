"""The line in the lobby of a phone that may have the page on its home screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from support.browser.device import PHONE, App, Devices, axe_findings, wait_ready
from support.catalogue import NL

OFFER = """() => {
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  offer.prompt = () => { window.installing = true; };
  dispatchEvent(offer);
}"""
"""The event by which Chromium tells that the page may be installed."""

ON_APPLE = "Object.defineProperty(navigator, 'standalone', { value: false })"


def phone(devices: Devices, script: str = "") -> App:
    """A phone that has played before."""
    app = devices(fresh=True, viewport=PHONE, has_touch=True, is_mobile=True, locale="nl-NL")
    app.add_init_script(f"{script}; localStorage.setItem('kaartbord.kept', 'yes');")
    return app


def test_where_the_page_may_be_installed_one_line_offers_it_once(devices: Devices) -> None:
    app = phone(devices).open()
    line = app.locator("#install")
    expect(line).to_be_hidden()
    app.evaluate(OFFER)
    expect(line).to_contain_text(NL.format("install.can"))
    expect(app.locator("#install-backup")).to_be_hidden()
    assert axe_findings(app) == []
    app.locator("#install-add").click()
    expect(line).to_be_hidden()
    assert app.evaluate("window.installing")
    app.reload()
    wait_ready(app)
    app.evaluate(OFFER)
    expect(line).to_be_hidden()


def test_on_an_iphone_it_says_what_that_means_for_the_games(devices: Devices) -> None:
    app = phone(devices, ON_APPLE).open()
    line = app.locator("#install")
    expect(line).to_contain_text(NL.format("install.apple"))
    expect(app.locator("#install-add")).to_be_hidden()
    app.locator("#install-backup").click()
    app.locator("dialog.backup [data-do=close-dialog]").click()
    app.locator("#install-seen").click()
    expect(line).to_be_hidden()
    app.reload()
    wait_ready(app)
    expect(line).to_be_hidden()


@pytest.mark.long
def test_who_has_not_played_yet_reads_nothing_of_it(devices: Devices) -> None:
    app = devices(fresh=True, viewport=PHONE, has_touch=True, is_mobile=True, locale="nl-NL").open()
    app.evaluate(OFFER)
    expect(app.locator("#install")).to_be_hidden()
    expect(app.locator("#lobby")).to_be_visible()
