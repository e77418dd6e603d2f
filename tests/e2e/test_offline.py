"""The page without network, and the change to a new version."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from urllib.parse import urlencode

import pytest
from kaartbord.games import GAMES
from kaartbord.match.match import start_match
from kaartbord.match.seal import seal
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import App, Devices, Site, wait_offline, wait_ready
from support.browser.site import look_for_update, publish

LOGO = "fetch('web/pictures/logo.svg').then(r => r.text())"
TOP = "document.getElementById('table').getBoundingClientRect().top"
BELOW = f"{TOP} - document.getElementById('update').offsetHeight"
MakeSite = Callable[[], Site]


@pytest.fixture
def kept(own_site: MakeSite, devices: Devices) -> App:
    """A device that has the whole site, from a server of its own."""
    app = devices(own_site())
    app.open()
    wait_offline(app)
    return app


def test_pages_open_with_the_server_stopped(kept: App) -> None:
    expect(kept.locator(".lobby-foot .is-kept")).to_be_visible()
    expect(kept.locator(".lobby-foot .is-not-kept")).to_be_hidden()
    kept.site.stop()
    kept.reload()
    wait_ready(kept)
    kept.goto(kept.site.url + "index.html?from=home")
    wait_ready(kept)
    kept.goto(kept.site.url + "%23toernooi")
    wait_ready(kept)
    expect(kept.page).to_have_url(kept.site.url + "#toernooi")
    what_is_shared_with_it_opens(kept)
    every_game_opens(kept)
    second = kept.beside()
    second.open()
    second.watch.check()


def what_is_shared_with_it_opens(kept: App) -> None:
    """The system hands a message of a chat to the installed page, as its manifest says."""
    target = json.loads((kept.site.folder / "manifest.json").read_text())["share_target"]
    text = player.table_link(player.new(2, 3), "link:Jan", "link:Piet")
    message = f"Keezbord: doe je mee? {kept.site.url}#{text}"
    shared = {target["params"]["title"]: "Kaartbord", target["params"]["text"]: message, "url": ""}
    kept.goto(f"{kept.site.url}{target['action']}?{urlencode(shared)}")
    kept.locator("dialog [data-arg='0']").click()
    kept.locator("#table").wait_for()
    assert player.bare(text) == player.stage(kept)
    expect(kept.page).to_have_url(re.compile(r"/#\w+"))


def every_game_opens(kept: App) -> None:
    """Though it was never asked for, and nothing else of a page that has just started was waited for."""
    for code in GAMES:
        game, seats = GAMES[code], GAMES[code].INFO.seats[0]
        text = player.table_link(
            start_match(code, game.options({}), seats, 5), *[f"link:{seat}" for seat in range(seats)]
        )
        kept.goto(f"{kept.site.url}index.html?from={code}#{text}")
        kept.locator("dialog [data-arg='0']").click()
        kept.locator("#table").wait_for()
        assert player.bare(text) == player.stage(kept)


def test_everything_is_kept_and_nothing_else(kept: App) -> None:
    urls = kept.evaluate(
        """async () => {
             const names = await caches.keys();
             const keys = await (await caches.open(names[0])).keys();
             return [names.length, ...keys.map(key => key.url)];
           }"""
    )
    assert urls.pop(0) == 1
    paths = {url.removeprefix(kept.site.url).split("?")[0] for url in urls}
    shipped = {p.relative_to(kept.site.folder).as_posix() for p in kept.site.folder.rglob("*") if p.is_file()}
    shown_elsewhere = {path for path in shipped if path.startswith("web/shown/")}
    assert paths == shipped - {"sw.js", "SHA256SUMS"} - shown_elsewhere
    a_part_of_a_file_is_had(kept)


def a_part_of_a_file_is_had(kept: App) -> None:
    kept.allow("416")
    kept.site.stop()
    answer = kept.evaluate(
        """async () => {
             const whole = await (await fetch("LICENSE")).text();
             const some = await fetch("LICENSE", { headers: { Range: "bytes=4-11" } });
             const past = await fetch("LICENSE", { headers: { Range: "bytes=99999999-" } });
             return [some.status, await some.text(), whole.slice(4, 12), past.status];
           }"""
    )
    assert answer[0] == 206
    assert answer[1] == answer[2]
    assert answer[3] == 416


def test_a_new_version_waits_until_it_suits(kept: App) -> None:
    old_logo, old_version = kept.evaluate(LOGO), kept.locator("html").get_attribute("data-version")
    publish(kept.site, "next")
    look_for_update(kept)
    expect(kept.locator("#update")).to_contain_text("Er is een nieuwe versie.")

    # The running page goes on with its own files, and so does a page opened now.
    assert kept.evaluate(LOGO) == old_logo
    kept.reload()
    wait_ready(kept)
    assert kept.locator("html").get_attribute("data-version") == old_version
    assert kept.evaluate(LOGO) == old_logo

    expect(kept.locator("#update")).to_be_visible()
    kept.get_by_role("button", name="Herlaad").click()
    expect(kept.locator("html")).to_have_attribute("data-version", "next", timeout=30_000)
    wait_ready(kept)
    assert kept.evaluate(LOGO) == old_logo + "<!-- next -->"
    expect(kept.locator("#update")).to_be_hidden()
    assert kept.evaluate("caches.keys()") == [f"kaartbord {kept.site.url} next"]


@pytest.mark.long
def test_the_news_lies_over_nothing_and_can_be_put_away(kept: App) -> None:
    player.start(kept)
    publish(kept.site, "next")
    look_for_update(kept)
    expect(kept.locator("#update")).to_be_visible()
    kept.wait_for_function(f"{BELOW} === 0 && {TOP} > 40")
    kept.get_by_role("button", name="Later").click()
    expect(kept.locator("#update")).to_be_hidden()
    kept.wait_for_function(f"{TOP} === 0")


@pytest.mark.long
def test_a_new_version_does_not_take_over_a_second_page(kept: App) -> None:
    second = kept.beside().open()
    old_logo = second.evaluate(LOGO)
    publish(kept.site, "next")
    look_for_update(kept)
    kept.get_by_role("button", name="Herlaad").click()
    expect(kept.locator("#update")).to_contain_text("Sluit eerst de andere tabbladen")
    assert second.evaluate(LOGO) == old_logo
    second.close()
    kept.get_by_role("button", name="Herlaad").click()
    expect(kept.locator("html")).to_have_attribute("data-version", "next", timeout=30_000)


def test_a_torn_update_leaves_the_old_version(kept: App) -> None:
    publish(kept.site, "next")
    (kept.site.folder / "web/pictures/logo.svg").unlink()  # the new list names a file that is not there
    kept.allow("")
    kept.evaluate("navigator.serviceWorker.getRegistration().then(f => f.update()).catch(() => 0)")
    kept.wait_for_function(
        "navigator.serviceWorker.getRegistration().then(found => !found.installing && !found.waiting)"
    )
    kept.site.stop()
    kept.reload()
    wait_ready(kept)
    expect(kept.locator("#update")).to_be_hidden()


LATER = seal("EKB", b"a format that only a later version knows")


def update_for_the_link(app: App) -> None:
    app.locator("dialog [data-arg=update]").click()


@pytest.mark.long
def test_a_link_of_a_later_version_brings_that_version(kept: App) -> None:
    second = kept.beside().open()
    publish(kept.site, "next")
    player.open_link(kept, LATER)
    expect(kept.locator("dialog")).to_contain_text("uit een nieuwere versie. Werk het spel bij")
    update_for_the_link(kept)
    expect(kept.locator("dialog")).to_contain_text("Sluit eerst de andere tabbladen")
    second.close()
    update_for_the_link(kept)
    expect(kept.locator("html")).to_have_attribute("data-version", "next", timeout=30_000)
    wait_ready(kept)

    # The new page opens that link. It does not know it either, and there is nothing newer to be had.
    assert player.fragment(kept) == LATER
    update_for_the_link(kept)
    expect(kept.locator("dialog")).to_contain_text("is hier nog niet te krijgen")
    kept.site.stop()
    kept.allow("fetching the script")
    update_for_the_link(kept)
    expect(kept.locator("dialog")).to_contain_text("kon niet worden opgehaald")
    kept.locator("dialog [data-arg=lobby]").click()
    expect(kept.locator("dialog")).to_have_count(0)
    kept.wait_for_function("location.hash === ''")
    expect(kept.locator("#lobby")).to_be_visible()


@pytest.mark.long
def test_a_link_of_a_later_version_where_nothing_is_kept(own_site: MakeSite, devices: Devices) -> None:
    app = devices(own_site(), service_workers="block").open()
    app.locator("#paste-link").click()
    app.locator("#paste-field").fill(f"Speel mee: {app.site.url}#{LATER}")
    app.locator("[data-do=lobby-typed]").click()
    update_for_the_link(app)
    expect(app.locator("dialog")).to_contain_text("is hier nog niet te krijgen")
    publish(app.site, "next")
    update_for_the_link(app)
    expect(app.locator("html")).to_have_attribute("data-version", "next", timeout=30_000)
    wait_ready(app)
    assert player.fragment(app) == LATER
    expect(app.locator("dialog [data-arg=update]")).to_be_visible()


def test_the_manifest_makes_it_installable(app: App) -> None:
    app.goto(app.site.url)
    href = app.locator("link[rel=manifest]").get_attribute("href")
    manifest = json.loads(app.request.get(app.site.url + href).text())
    assert manifest["name"] == "Kaartbord"
    assert manifest["display"] == "standalone"
    assert not manifest["start_url"].startswith("/") and not manifest["scope"].startswith("/")
    sizes = set()
    for icon in manifest["icons"]:
        answer = app.request.get(app.site.url + icon["src"])
        assert answer.ok and answer.headers["content-type"] == icon["type"]
        sizes.add((icon["sizes"], icon.get("purpose", "any")))
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
