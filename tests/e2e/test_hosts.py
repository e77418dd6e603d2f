"""The page on all kinds of servers: it starts and is kept, or says truly what is wrong with which file."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import starting
from kaartbord.text import LANGUAGE_CODES, MESSAGES
from playwright.sync_api import expect
from support.browser.device import App, Devices, Site, wait_offline, wait_ready
from support.browser.hosts import (
    HOSTS,
    NOSNIFF,
    TEXT,
    Host,
    changed,
    cut_off,
    minified,
    not_packed,
    serving,
    twice_gzipped,
)
from support.browser.site import reason
from support.catalogue import NL
from support.long import long, some

MakeSite = Callable[[], Site]


def on(host: Host, site: Site, devices: Devices, **look: str) -> App:
    """The page as this host serves it, with whatever the browser and PyScript complain of."""
    app = devices(serving(site, host), fresh=True, **look)
    app.allow("")
    app.goto(site.url)
    return app


@pytest.mark.parametrize("name", some(HOSTS, 1))
def test_the_site_starts_and_is_kept_on_every_host(own_site: MakeSite, devices: Devices, name: str) -> None:
    app = on(HOSTS[name], own_site(), devices)
    wait_offline(app)
    app.site.stop()
    app.reload()
    wait_ready(app)
    expect(app.locator("#boot")).to_be_hidden()


FAULTS = {
    "not there": (Host(lost=("engine.bin",)), "missing", {"file": "engine.bin", "status": "404"}),
    "broken": (Host(lost=("core.js",), status=503), "missing", {"file": "core.js", "status": "503"}),
    "forbidden": (
        Host(lost=("pyodide.asm.wasm",), status=403),
        "missing",
        {"file": "pyodide.asm.wasm", "status": "403"},
    ),
    "no script": (
        Host({"pyodide.asm.js": TEXT}, NOSNIFF),
        "type",
        {"file": "pyodide.asm.js", "type": TEXT},
    ),
    "another page": (Host(lost=("main.txt",), is_app=True), "content", {"file": "main.txt"}),
    "packed twice": (
        Host(spoilt={"pyodide.asm.js": twice_gzipped}),
        "content",
        {"file": "pyodide.asm.js"},
    ),
    "not packed": (Host(spoilt={"pyodide.asm.js": not_packed}), "content", {"file": "pyodide.asm.js"}),
    "changed": (Host(spoilt={"engine.bin": changed}), "content", {"file": "engine.bin"}),
    "cut off": (Host(spoilt={"pyodide.asm.wasm": cut_off}), "content", {"file": "pyodide.asm.wasm"}),
    "no WebAssembly": (Host(headers={"Content-Security-Policy": "script-src 'self'"}), "policy", {}),
}


@pytest.mark.parametrize("name", some(FAULTS, 1))
@pytest.mark.parametrize("lang", ["nl", *long("en")])
def test_it_is_said_what_the_server_does_wrong(own_site: MakeSite, devices: Devices, name: str, lang: str) -> None:
    host, cause, values = FAULTS[name]
    app = on(host, own_site(), devices, locale=lang)
    expect(app.locator("#boot-words")).to_have_text(reason(cause, lang, **values))
    expect(app.get_by_role("progressbar")).to_be_hidden()
    expect(app.locator("#lobby")).to_be_visible()
    rules = app.get_by_role("link", name=MESSAGES[lang].format("start.rules"))
    assert app.request.get(app.site.url + rules.get_attribute("href")).ok
    serving(app.site, Host())
    app.get_by_role("button", name=MESSAGES[lang].format("boot.again")).click()
    wait_ready(app)
    expect(app.locator("#boot")).to_be_hidden()


@pytest.mark.long
def test_where_no_script_runs_the_page_says_what_may_be_wrong(own_site: MakeSite, devices: Devices) -> None:
    """In all languages, as it cannot know which one is read."""
    app = on(Host({".js": TEXT}, NOSNIFF), own_site(), devices)
    for says in map(starting.words, LANGUAGE_CODES):
        expect(app.get_by_text(says["start.boot"])).to_be_visible()
        expect(app.get_by_role("link", name=says["start.rules"])).to_be_visible()
    expect(app.locator(".no-script")).to_be_hidden()


UNKEPT = {
    "a file that every start needs": Host(lost=("alive.js",)),
    "what keeps it": Host(lost=("keeping.js",)),
    "the service worker": Host(lost=("sw.js",)),
    "the service worker as text": Host({"sw.js": TEXT}),
    "a file that the server changes": Host(spoilt={"alive.js": minified}),
}


@pytest.mark.parametrize("name", some(UNKEPT, 1))
def test_it_is_said_why_it_is_not_kept(own_site: MakeSite, devices: Devices, name: str) -> None:
    host = UNKEPT[name]
    app = on(host, own_site(), devices)
    wait_ready(app)
    expect(app.locator("html[data-unkept=file]")).to_be_attached()
    expect(app.locator(".lobby-foot")).to_have_text(NL.format("lobby.online"), use_inner_text=True)
    app.locator("#settings-open").click()
    file = app.locator("html").get_attribute("data-lacks")
    assert file.split("/")[-1] in {*host.lost, *host.types, *host.spoilt}
    expect(app.locator("#offline-status")).to_have_text(NL.format("settings.offline.file", file=file))


def test_what_is_not_needed_may_be_missing_and_is_had_once_it_is_there(own_site: MakeSite, devices: Devices) -> None:
    app = on(Host(lost=("LICENSE", ".png", "live.js")), own_site(), devices)
    wait_offline(app)
    serving(app.site, Host())
    live = "fetch('web/vendor/live.js').then(answer => answer.ok, () => false)"
    assert app.evaluate(live)
    app.site.stop()
    assert app.evaluate(live)
    assert not app.evaluate(live.replace("web/vendor/live.js", "LICENSE"))


@pytest.mark.long
def test_a_page_never_gets_a_file_of_a_later_version(own_site: MakeSite, devices: Devices) -> None:
    site = own_site()
    app = on(Host(lost=("live.js",)), site, devices)
    wait_offline(app)
    serving(site, Host())
    live, worker = site.folder / "web/vendor/live.js", site.folder / "sw.js"
    live.write_text("export const later = true;")
    had = "fetch('web/vendor/live.js').then(answer => answer.text(), () => '')"
    assert app.evaluate(had) == live.read_text()  # the same version, which the server changes on the way
    worker.write_text(worker.read_text().replace(app.locator("html").get_attribute("data-version"), "next"))
    assert app.evaluate(had) == ""
