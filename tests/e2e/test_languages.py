"""Four languages: the first visit follows the browser, and each is fetched when it is first spoken."""

from __future__ import annotations

import pytest
from kaartbord.text import LANGUAGE_CODES, LANGUAGES, MESSAGES
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import App, Devices, wait_offline

PHONE = {"width": 390, "height": 844}


def speaks(app: App, lang: str) -> None:
    """Expect the lobby to be in a language, for eyes and for whoever reads it aloud."""
    expect(app.locator("html")).to_have_attribute("lang", lang)
    expect(app.locator(".lobby-line").first).to_have_text(MESSAGES[lang].format("lobby.line"))


def choose(app: App, lang: str) -> None:
    app.locator("#lang-switch").click()
    app.get_by_role("button", name=LANGUAGES[lang].name, exact=True).click()


@pytest.mark.parametrize(
    ("wished", "lang"),
    [("nl-BE", "nl"), ("en-US", "en"), ("de-CH", "de"), ("fr-CA", "fr"), ("nb-NO", "en"), ("zh", "en")],
)
def test_the_first_visit_follows_the_browser(devices: Devices, wished: str, lang: str) -> None:
    speaks(devices(viewport=PHONE, locale=wished).open(), lang)


def test_each_language_is_chosen_by_its_own_name_and_stays(devices: Devices) -> None:
    app = devices(viewport=PHONE, locale="nl-NL").open()
    for lang in reversed(LANGUAGE_CODES):
        choose(app, lang)
        speaks(app, lang)
    choose(app, "fr")
    speaks(app, "fr")
    app.open()
    speaks(app, "fr")


def test_a_language_that_was_never_opened_is_there_without_a_line(devices: Devices) -> None:
    app = devices(viewport=PHONE, locale="nl-NL", fresh=True)
    fetched: list[str] = []
    app.page.on("request", lambda request: fetched.append(request.url.rpartition("/")[2]))
    app.open()
    assert [name for name in fetched if name in ("en.txt", "de.txt", "fr.txt")] == []
    wait_offline(app)
    app.context.set_offline(True)
    choose(app, "de")
    speaks(app, "de")


@pytest.mark.parametrize("body", ["", '{"messages": {'])
def test_words_that_cannot_be_had_leave_the_language_as_it_is(devices: Devices, body: str) -> None:
    app = devices(viewport=PHONE, locale="nl-NL", fresh=True, service_workers="block")
    app.page.route("**/words/de.txt", lambda route: route.fulfill(body=body))
    app.open()
    choose(app, "de")
    words = MESSAGES["nl"].format("settings.lang.failed", name="Deutsch")
    expect(app.get_by_text(words)).to_be_visible()
    speaks(app, "nl")


def test_a_link_is_read_in_the_language_of_its_reader(devices: Devices) -> None:
    sender, reader = (devices(viewport=PHONE, locale=lang) for lang in ("de-DE", "fr-FR"))
    link = player.table_link(player.new(4, 5, "K"), "human:Trudie", *["computer:Bep"] * 3)
    for app, lang in ((sender, "de"), (reader, "fr")):
        app.open()
        player.open_link(app, link)
        expect(app.locator("html")).to_have_attribute("lang", lang)
        expect(app.locator("dialog h2").first).to_have_text(MESSAGES[lang].format("who.title"))
