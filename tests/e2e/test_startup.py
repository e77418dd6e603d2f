"""The page before and while Python starts."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import build
import pytest
from kaartbord.text import LANGUAGE_CODES
from playwright.sync_api import Route, expect
from support.browser.device import PHONE, READY_MS, App, Devices, Site, axe_findings, wait_ready
from support.browser.site import reason
from support.catalogue import EN
from support.long import long, some

SIZES = [(390, 844), (820, 1180), (1440, 900)]


def test_python_takes_over_below_a_sub_path(devices: Devices) -> None:
    app = devices()
    app.spoil()
    app.open()
    expect(app.locator("#boot")).to_be_hidden()
    expect(app.locator("#play-keezbord")).to_be_visible()
    marks = app.evaluate("performance.getEntriesByName('kaartbord:drawn').length")
    assert marks >= 1


def test_while_python_starts_the_lobby_stands_and_the_last_tap_in_it_waits(app: App) -> None:
    app.add_init_script(
        """addEventListener("DOMContentLoaded", () => {
             const bar = document.getElementById("boot-bar");
             window.progress = [];
             const note = () => window.progress.push(bar.value);
             new MutationObserver(note).observe(bar, { attributeFilter: ["value"] });
           });"""
    )
    waiting: list[Route] = []
    app.route("**/*.wasm", lambda route: waiting.append(route))
    app.goto(app.site.url, wait_until="domcontentloaded")
    expect(app.get_by_role("heading", name="Kies een spel")).to_be_visible()
    expect(app.locator("li.game")).to_have_count(5)
    expect(app.get_by_role("progressbar")).to_be_visible()
    expect(app.locator("#boot")).to_contain_text("Het spel wordt op dit toestel gezet", use_inner_text=True)
    assert 0 < app.evaluate("document.getElementById('boot-bar').value") < 100
    held = app.get_by_text("Wat je koos, gaat zo open.")
    expect(held).to_be_hidden()
    app.locator("#settings-open").click()
    app.get_by_role("button", name="Speel Toepen").click()
    expect(held).to_be_visible()
    expect(app.locator("#lobby [aria-busy]")).to_have_count(1)
    for route in waiting:
        route.continue_()
    expect(app.locator("#setup-title")).to_contain_text("Toepen", timeout=READY_MS)
    expect(app.locator("#dialogs dialog")).to_have_count(0)
    expect(app.locator("#boot")).to_be_hidden()
    progress = app.evaluate("window.progress")
    assert len(progress) >= 3
    assert progress == sorted(progress)
    assert progress[-1] <= 100


def test_the_first_paint_is_in_the_language_of_the_reader(devices: Devices) -> None:
    app = devices(fresh=True, locale="en-GB")
    waiting: list[Route] = []
    app.route("**/core.js", lambda route: waiting.append(route))
    app.goto(app.site.url, wait_until="commit")
    expect(app.locator("#lobby h2").first).to_have_text(EN.format("lobby.choose"))
    expect(app.locator("#paste-link")).to_contain_text(EN.format("lobby.paste"))
    assert not app.evaluate("performance.getEntriesByType('navigation')[0].domContentLoadedEventStart")
    for route in waiting:
        route.continue_()
    wait_ready(app)


@pytest.mark.parametrize("lost", ["engine.bin", *long("core.js", "pyodide.asm.wasm", "main.txt")])
def test_a_file_that_does_not_come_is_named_and_can_be_had_again(app: App, lost: str) -> None:
    app.allow("")  # the browser and PyScript may complain as they like
    app.route(f"**/{lost}", lambda route: route.abort())
    app.goto(app.site.url)
    expect(app.locator("#boot-words")).to_have_text(reason("blocked", file=lost))
    expect(app.get_by_role("progressbar")).to_be_hidden()
    expect(app.locator("#lobby")).to_be_visible()
    app.unroute(f"**/{lost}")
    app.get_by_role("button", name="Probeer opnieuw").click()
    wait_ready(app)
    expect(app.locator("#boot")).to_be_hidden()


def test_only_without_a_connection_is_it_said_that_there_is_none(own_site: Callable[[], Site], app: App) -> None:
    site = own_site()

    def drop(route: Route) -> None:
        site.stop()
        route.abort()

    app.allow("")
    app.route("**/pyodide.asm.wasm", drop)
    app.goto(site.url)
    expect(app.locator("#boot-words")).to_have_text(reason("line"))


STRANGE = """addEventListener("DOMContentLoaded", () => {
  const script = document.createElement("script");
  script.src = "https://gc.example/scan.js";
  document.head.append(script);
  Promise.reject(new Error("of an extension"));
  setTimeout(() => { throw new SyntaxError("of an extension"); });
});"""


def test_what_others_do_in_the_page_and_a_slow_line_are_no_failure(app: App) -> None:
    app.allow("")
    app.add_init_script(STRANGE)
    app.clock.install()
    held: list[Route] = []
    app.route("**/*.wasm", lambda route: held.append(route))
    app.goto(app.site.url)
    words, again = app.locator("#boot-words"), app.get_by_role("button", name="Probeer opnieuw")
    expect(words).to_have_text(reason("fetch"))
    app.clock.fast_forward(20_000)
    app.wait_for_function("new Promise(done => requestIdleCallback(() => done(true)))")
    expect(words).to_have_text(reason("fetch"))
    expect(app.get_by_role("progressbar")).to_be_visible()
    expect(again).to_be_hidden()
    app.clock.fast_forward(20_000)
    expect(words).to_have_text(reason("slow"))
    expect(again).to_be_visible()
    held[0].continue_()
    wait_ready(app)
    expect(app.locator("#boot")).to_be_hidden()


def test_a_slow_device_is_told_that_all_is_there(app: App) -> None:
    app.clock.install()
    app.route("**/main.txt", lambda route: route.fulfill(body="import asyncio\nawait asyncio.Event().wait()"))
    app.goto(app.site.url)
    expect(app.locator("#boot-words")).to_have_text(reason("open"), timeout=READY_MS)
    app.clock.fast_forward(40_000)
    expect(app.locator("#boot-words")).to_have_text(reason("heavy"))
    expect(app.get_by_role("progressbar")).to_be_visible()


@pytest.mark.only_browser("chromium")  # others may put off what is only announced
def test_what_every_start_needs_is_fetched_at_once_and_only_once(devices: Devices) -> None:
    app = devices(fresh=True)
    fetched: list[str] = []
    app.on("request", lambda request: fetched.append(request.url.removeprefix(app.site.url)))
    held: list[Route] = []
    app.route("**/core.js", lambda route: held.append(route))
    app.goto(app.site.url, wait_until="commit")
    for path in build.LOADED_AT_START:
        app.wait_for_function(f"performance.getEntriesByName('{app.site.url}{path}').length > 0")
    assert "web/vendor/pyodide/pyodide.asm.wasm" not in fetched  # compiled anew at each start if it were
    held[0].continue_()
    wait_ready(app)
    assert not {path for path in build.LOADED_AT_START if fetched.count(path) != 1}


@pytest.mark.parametrize(
    ("lang", "cause", "lacks"),
    [
        ("nl", "off", "delete globalThis.WebAssembly"),
        *long(("en", "old", "delete globalThis.structuredClone")),
        *long(("de", "old", "delete globalThis.PerformanceObserver")),
    ],
)
def test_what_the_browser_lacks_is_said_in_its_language(devices: Devices, lang: str, cause: str, lacks: str) -> None:
    app = devices(fresh=True, locale=lang)
    app.allow("")
    app.add_init_script(lacks)
    app.goto(app.site.url)
    expect(app.locator("#boot-words")).to_have_text(reason(cause, lang=lang if lang == "en" else "nl"))
    expect(app.get_by_role("link", name=re.compile("spelregels|rules")).last).to_be_visible()


@pytest.mark.parametrize("script", ["core-*.js", *long("pyodide.js", "pyodide.asm.js", "core.js", "promises.js")])
def test_a_script_that_the_browser_cannot_read_means_that_it_is_too_old(
    app: App, own_site: Callable[[], Site], script: str
) -> None:
    site = own_site()
    file = next(site.folder.rglob(script))
    file.write_text(file.read_text() + "\nclass Later { static { of a later language } }")
    app.allow("")
    app.goto(site.url)
    expect(app.locator("#boot-words")).to_have_text(reason("old"))


def test_where_only_the_first_script_cannot_be_read_the_game_starts(app: App, own_site: Callable[[], Site]) -> None:
    site = own_site()
    (site.folder / "web/boot.js").write_text("of a later language")
    build.write_worker(site.folder, "other")
    app.allow("")
    app.goto(site.url)
    expect(app.locator(".no-script")).to_be_hidden()
    wait_ready(app)
    expect(app.locator("#boot")).to_be_hidden()


@pytest.mark.only_browser("chromium")  # a stock Firefox cannot be told over BiDi to run without JavaScript
def test_without_javascript_the_page_says_what_is_missing(devices: Devices) -> None:
    app = devices(fresh=True, java_script_enabled=False)
    app.goto(app.site.url)
    for lang in LANGUAGE_CODES:
        expect(app.get_by_text(reason("script", lang=lang))).to_be_visible()
        expect(app.get_by_role("link", name=reason("rules", lang=lang))).to_be_visible()
    expect(app.locator("#boot-words")).to_be_hidden()
    expect(app.locator(".no-boot")).to_be_hidden()
    expect(app.get_by_role("heading", name="Keezbord")).to_be_visible()


def test_a_link_paints_a_table_not_the_lobby(app: App) -> None:
    app.route("**/*.wasm", lambda route: None)
    app.goto(app.site.url + "#x", wait_until="domcontentloaded")
    expect(app.locator("#outline")).to_be_visible()
    expect(app.locator("#lobby")).to_be_hidden()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), some(SIZES, 1))
def test_lobby_is_accessible(devices: Devices, width: int, height: int, theme: str) -> None:
    app = devices(viewport={"width": width, "height": height}, color_scheme=theme)
    app.open()
    assert axe_findings(app) == []


@pytest.mark.parametrize("big", ["no", "yes"])
def test_360_wide_does_not_scroll_sideways(devices: Devices, big: str) -> None:
    app = devices(viewport={"width": 360, "height": 640})
    app.open()
    app.evaluate(f"document.documentElement.dataset.big = '{big}'")
    assert app.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("chosen", ["light", "dark"])
def test_the_chosen_theme_is_painted_first(devices: Devices, chosen: str) -> None:
    app = devices(fresh=True, color_scheme="light" if chosen == "dark" else "dark")
    look = json.dumps(json.dumps({"theme": chosen}))
    app.add_init_script(f"if (location.host) localStorage.setItem('kaartbord.look', {look});")
    app.route("**/*.wasm", lambda route: None)
    app.goto(app.site.url, wait_until="domcontentloaded")
    ground = app.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert ground == ("rgb(28, 23, 19)" if chosen == "dark" else "rgb(243, 234, 219)")


FRAMES = {
    "another site": ("nl-NL", "Binnen een andere pagina kun je Kaartbord niet spelen."),
    "another page of this site": ("en-GB", "Kaartbord cannot be played inside another page."),
}


@pytest.mark.parametrize("where", some(FRAMES, 1))
def test_in_a_frame_nothing_is_started_and_a_tab_of_its_own_is_offered(
    devices: Devices, own_site: Callable[[], Site], where: str
) -> None:
    site = own_site()
    around = own_site() if where == "another site" else site
    page = f'<!doctype html><iframe src="{site.url}#K" width="390" height="600"></iframe>'
    (around.folder / "around.html").write_text(page)
    lang, sentence = FRAMES[where]
    app = devices(site, fresh=True, locale=lang)
    app.allow(around.url)
    app.allow("script-src 'none'")  # the policy that keeps every other script out
    app.allow("404")  # the page around has no icon
    asked: list[str] = []
    app.page.on("request", lambda request: asked.append(request.url))
    app.goto(around.url + "around.html")
    frame = app.frame_locator("iframe")
    expect(frame.locator("#framed")).to_contain_text(sentence)
    for hidden in ("#lobby", "#boot", "#outline"):
        expect(frame.locator(hidden)).to_be_hidden()
    with app.context.expect_page() as opened:
        frame.get_by_role("link").click()
    assert not [url for url in asked if "pyodide" in url or url.endswith("main.txt")]
    wait_ready(opened.value)
    expect(opened.value.locator("#setup-start")).to_be_visible()
    assert opened.value.evaluate("window.opener") is None


def test_the_policy_allows_no_inline_script_and_no_other_site_than_the_relays(
    devices: Devices,
) -> None:
    app = devices().open()
    policy = app.locator("meta[http-equiv='Content-Security-Policy']").get_attribute("content")
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy
    assert not re.search(r"https?:|data:|\*", policy)
    assert policy.startswith("default-src 'none'")
    relays = re.search(r"connect-src 'self' ([^;]+)", policy)[1].split()
    assert all(re.fullmatch(r"wss://[a-z.]+", url) for url in relays)
    assert policy.count("://") == len(relays)
    listed = app.locator("meta[name=live]").get_attribute("content").split()
    assert [url for url in listed if not url.startswith("stun:")] == relays


def test_tap_targets_are_large_enough(devices: Devices) -> None:
    app = devices(viewport=PHONE)
    app.open()
    for button in app.locator("#lobby button:visible").all():
        box = button.bounding_box()
        assert box["height"] >= 44, button.inner_text()
        assert box["width"] >= 44, button.inner_text()
