"""The base of the browser tests: a site that can be stopped, a device with its page, and what to wait for.

Tests import it as `from support.browser.device import wait_ready`.
"""

from __future__ import annotations

import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import serve
from playwright.sync_api import Error, Page, ViewportSize
from support.browser import lines

ROOT = Path(__file__).resolve().parents[3]
AXE = ROOT / "node_modules/axe-core/axe.min.js"
PREFIX = "/kaartbord"
DOWNLOADS = Path(tempfile.mkdtemp(prefix="kaartbord-downloads-"))
"""The folder where Firefox saves files."""
READY_MS = 120_000  # a cold start on a busy machine
USUAL_SIZE = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 860}

SAME_DEALS = """crypto.getRandomValues = (array) => {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  const seed = bytes.length === 8 || bytes.length === 16;
  if (seed) window.name = Number(window.name) + 1;
  bytes.forEach((_, i) => { bytes[i] = 37 * i + (seed ? 101 * Number(window.name) : 11); });
  return array;
};"""
"""The seed of a match is eight random bytes, the number of a sealed one sixteen: a test sees the same deals every
time, the next match others.
The name of a window outlives a reload."""

CLIPBOARD = """if (navigator.clipboard) navigator.clipboard.readText = () =>
  window.clipboard === undefined ? Promise.reject(Error("no")) : Promise.resolve(window.clipboard);"""
"""A clipboard that holds what a test puts into `window.clipboard`. Without that the page may not look, for which
Firefox would ask a person; everything else about pasting is for the page to do."""

TRAP = "window.a = () => { window.hacked = true; };"
"""A function for markup in a name or a link to call."""

ARRIVE = """rest => {
  const root = document.documentElement;
  history.replaceState(null, "", location.pathname + rest);
  for (const name of ["ready", "screen", "link"]) delete root.dataset[name];
  if (rest.length > 1) root.dataset.link = "yes";
  dispatchEvent(new Event("hashchange"));
}"""
"""An arrival at an address where Python has started already, as if the page had been loaded there."""

COME_TO = """async wanted => {
  const look = %s;
  for (let looks = 0; looks < 25; looks++) {
    const seen = look(wanted);
    if (seen) return seen;
    await new Promise(done => setTimeout(done, 40));
  }
  return look(wanted);
}"""
"""Looks again and again for a second: a look in the page costs a hundredth of one from here."""


class Site:
    """The built site on a server of its own; it can be stopped and started again on the same port."""

    def __init__(self, folder: Path, friends: tuple[str, ...] = ()) -> None:
        """A site whose pages may also ask at the addresses of its `friends`."""
        self.folder = folder
        self.friends = friends
        self.port = 0
        self.server: serve.Server | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}{PREFIX}/"

    def start(self) -> None:
        self.server = serve.make_server(self.folder, self.port, PREFIX)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self) -> None:
        """Really stop: no connection, kept alive or new, is answered any more."""
        if self.server:
            self.server.shutdown()
            self.server.server_close()
            self.server = None


class Watch:
    """Collects what a device's pages do wrong, until `check()` reports it."""

    def __init__(self, *known: str) -> None:
        """A watch that lets pages ask at addresses that begin so."""
        self.wrong: list[str] = []
        self.allowed: list[str] = []
        self.known = (*known, "data:", "blob:")
        self.over = False

    def observe(self, page: Page) -> None:
        """Collect what this page does wrong too."""
        page.on("pageerror", lambda error: self.note(f"page error: {error}"))
        page.on("console", self.hear)
        if lines.FOLDER:
            page.on("console", lines.hear)
        page.on("request", lambda request: self.follow(request.url))
        page.on("websocket", lambda socket: self.follow(socket.url))

    def note(self, fault: str) -> None:
        if not self.over:
            self.wrong.append(fault)

    def hear(self, message: Any) -> None:
        if message.type == "error" or "Content Security Policy" in message.text:
            self.note(f"console: {message.text}")

    def follow(self, url: str) -> None:
        if not url.startswith(self.known):
            self.note(f"leaves the site: {url}")

    def stop(self) -> None:
        """Collect no more: the page is another test's from here on."""
        self.over = True

    def check(self) -> None:
        wrong = [w for w in self.wrong if not any(part in w for part in self.allowed)]
        assert not wrong, "\n".join(wrong)


class App:
    """One device: a page with the site's address and a watch. It answers to all that the page answers to."""

    started = False
    """An earlier test left the page in its lobby."""
    spoilt = False
    """A change was made to the page that stays when it goes back to the lobby."""
    worn = False
    """A change was made that stays in every page of the device: it is put away after the test."""

    def __init__(self, page: Page, site: Site, *, started: bool = False, **look: Any) -> None:
        """A page with this `look`: the size of its `viewport`, and what `emulate_media` takes.

        One that has `started` was left in the lobby by an earlier test, with the same media.
        """
        self.page = page
        self.site = site
        self.look = look
        self.started = started
        self.watch = Watch(site.url, *site.friends)
        self.watch.observe(page)
        if started:
            page.set_viewport_size(look.get("viewport", USUAL_SIZE))
        else:
            self.prepare()

    def prepare(self) -> None:
        """Make a new page look as it should, and behave the same in every test."""
        for script in (SAME_DEALS, CLIPBOARD, TRAP):
            self.page.add_init_script(script)
        if "viewport" in self.look:
            self.page.set_viewport_size(self.look["viewport"])
        if media := {name: value for name, value in self.look.items() if name != "viewport"}:
            self.page.emulate_media(**media)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.page, name)

    def allow(self, part: str) -> None:
        """Forgive messages that contain this text: the test provokes them."""
        self.watch.allowed.append(part)

    def spoil(self) -> None:
        """Say that things will be done to the page that last: it is a new one, and no other test gets it."""
        self.spoilt = True
        if self.started:
            self.renew()

    def renew(self) -> App:
        """Close the page and take a new one of the same device, with nothing opened yet."""
        self.page = successor(self.page, self.site)
        self.started = False
        self.watch.observe(self.page)
        self.prepare()
        return self

    @property
    def clock(self) -> Any:
        """The clock of the device, to be set and moved; Playwright cannot give back the real one."""
        if not self.worn:
            self.spoil()
            self.worn = True
        return self.page.clock

    def add_init_script(self, script: str) -> None:
        """Run a script at every start of the page."""
        self.spoil()
        self.page.add_init_script(script)

    def beside(self) -> App:
        """Another page of the same device, with nothing opened yet."""
        return App(self.page.context.new_page(), self.site, **self.look)

    def save(self, button: str, folder: Path) -> Path:
        """Press a button that saves a file, and return where the file is in `folder`.

        Playwright passes over a download of Firefox that belongs to no navigation; the file itself arrives.
        """
        browser = self.page.context.browser
        assert browser
        if browser.browser_type.name == "firefox":
            before = set(DOWNLOADS.iterdir())
            self.page.locator(button).click()
            end = monotonic() + 30
            while not (new := [file for file in set(DOWNLOADS.iterdir()) - before if file.stat().st_size]):
                assert monotonic() < end, f"nothing was saved by {button}"
                self.page.wait_for_timeout(50)
            return new[0].rename(folder / new[0].name)
        with self.page.expect_download() as coming:
            self.page.locator(button).click()
        file = folder / coming.value.suggested_filename
        coming.value.save_as(file)
        return file

    def wait_for_function(self, expression: str, timeout: float = 30_000) -> None:
        """Wait until a JavaScript expression is true; Playwright's own needs eval, which the page forbids."""
        end = monotonic() + timeout / 1000
        while not self.page.evaluate(expression):
            assert monotonic() < end, f"not within {timeout / 1000:.0f} s: {expression}; at {self.page.url}"
            self.page.wait_for_timeout(50)

    def open(self, rest: str = "") -> App:
        """Go to the site, `rest` after its address (such as "#link"), and wait until Python is ready."""
        if self.started:
            self.page.evaluate(ARRIVE, rest)
            self.started = False
        else:
            self.page.goto(self.site.url + rest)
        wait_ready(self.page)
        return self


def successor(page: Page, site: Site) -> Page:
    """A new page of the same device that has run nothing, in the place of one that is closed.

    It is there first, and so takes over the process: what that has compiled saves half the time of a start.
    """
    new = page.context.new_page()
    new.goto(site.url + "rules/okidoki-a4.html")  # any page that runs nothing
    page.close()
    return new


def come_to(app: App, look: str, wanted: object) -> Any:
    """Return what a JavaScript function says about `wanted` once that is truthy, or what it says after a second."""
    try:
        return app.evaluate(COME_TO.replace("%s", look), wanted)
    except Error as gone:
        if "context was destroyed" not in str(gone):  # by another page that comes in its place
            raise
        return None


def wait_ready(page: Page | App) -> None:
    """Wait until Python has taken over the page."""
    page.locator("html[data-ready=yes]").wait_for(state="attached", timeout=READY_MS)


def wait_offline(app: App) -> None:
    """Wait until the whole site is kept on the device and this page is served from there."""
    app.locator("html[data-offline]").wait_for(state="attached", timeout=READY_MS)
    app.wait_for_function("navigator.serviceWorker.controller !== null", timeout=READY_MS)


Devices = Callable[..., App]
"""The type of the fixture `devices`, which makes devices."""

EXPLAINED = {
    "color-contrast": "gradients, pictures and what overlaps: e2e/ink.py measures what is painted",
}
"""By rule, why what axe leaves undecided is right."""


def axe_findings(page: Page | App) -> list[str]:
    """Findings of axe of any severity on the page as it stands, and what it cannot decide and nobody explained."""
    if isinstance(page, App):
        page.allow("blocked an inline style")  # one of axe's own, which only Firefox reports
    page.evaluate(AXE.read_text())
    report = page.evaluate("axe.run({ resultTypes: ['violations', 'incomplete'] })")
    rules = report["violations"] + [rule for rule in report["incomplete"] if rule["id"] not in EXPLAINED]
    return [f"{rule['id']}: {node['html']} {node.get('failureSummary')}" for rule in rules for node in rule["nodes"]]
