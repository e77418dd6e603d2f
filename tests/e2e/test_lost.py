"""Addresses where no file is: what lost its # on the way opens all the same, and the rest is told where to go."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from kaartbord.games import GAMES
from kaartbord.match.link import find_link
from kaartbord.match.match import start_match
from kaartbord.text import MESSAGES
from playwright.sync_api import Browser, Page, expect
from support.browser import player
from support.browser.device import Devices, Site
from support.links.disguises import DISGUISES

LINK = "DKBjQTADECPxb-x_yAAAAA"


@pytest.fixture
def passerby(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page in which nothing of ours starts, in a language."""
    context = browser.new_context(locale=getattr(request, "param", "nl-NL"), service_workers="block")
    context.route("**/web/**", lambda route: route.abort())
    yield context.new_page()
    context.close()


def test_what_lost_its_mark_gets_it_back(passerby: Page, server: Site) -> None:
    for path in (
        f"%23{LINK}",
        f"sub/%2523{LINK}?fbclid=x",
        f"index.html%23{LINK}",
        f"a/b/{LINK}",
        f"x?u=%23{LINK}",
    ):
        passerby.goto(server.url + path)
        rest = path[path.index(LINK) :]
        passerby.wait_for_url(f"{server.url}#{rest}")
        expect(passerby.locator("#lobby")).to_be_attached()


def test_no_other_site_is_opened(passerby: Page, server: Site) -> None:
    origin = server.url.split("/")[2]
    asked: list[str] = []
    passerby.on("request", lambda request: asked.append(request.url.split("/")[2]))
    lost = (server.folder / "404.html").read_text()
    passerby.route(
        f"http://{origin}//example.org/**",
        lambda route: route.fulfill(status=404, body=lost, content_type="text/html"),
    )
    passerby.goto(f"http://{origin}//example.org/%23{LINK}")
    passerby.wait_for_url(f"http://{origin}//#{LINK}")
    assert {*asked} == {origin}


@pytest.mark.parametrize(
    ("passerby", "lang"),
    [("nl-NL", "nl"), ("en-GB", "en"), ("de-AT", "de"), ("fr-FR", "fr"), ("sv-SE", "en")],
    indirect=["passerby"],
)
def test_what_is_no_link_gets_a_page_that_leads_on(passerby: Page, server: Site, lang: str) -> None:
    answer = passerby.goto(server.url + "nothing/here/")
    assert answer and answer.status == 404
    expect(passerby.get_by_role("heading")).to_have_text(MESSAGES[lang].format("lost.title"))
    for _ in ("nothing/", ""):
        passerby.get_by_role("link").click()
    expect(passerby).to_have_url(server.url)


def test_the_browser_has_all_that_takes_off_what_is_wrapped_around_a_link(
    devices: Devices,
) -> None:
    """A refused text went through every way of unwrapping; one that is wrapped twice opens."""
    app = devices().open()
    play = start_match("K", GAMES["K"].options({}), 4, 5)
    address = f"{app.site.url}#{player.table_link(play, '!link:Jan', 'computer:Wim', 'link:Piet', 'computer:Bep')}"
    player.open_link(app, "Hé – “hoi” € ½ &amp; %41 =41 -41 \\x41 \\u0041 <b> QUJDREVGR0hJSktM")
    expect(app.locator("dialog")).to_contain_text("geen link van Kaartbord")
    app.locator("dialog [data-arg=lobby]").click()
    for name in ("safelinks 2", "packed mail", "dashes, misread", "source of a page"):
        assert find_link(DISGUISES[name](address)) == find_link(address)
        player.open_link(app, DISGUISES[name](address))
        expect(app.locator("dialog")).to_contain_text("Dit is een spel Keezbord.")
        app.locator("dialog [data-do=close-dialog]").click()
        expect(app.locator("dialog")).to_have_count(0)
