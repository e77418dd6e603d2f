"""What the browser tests share: a site that can be stopped, a device with its page, and what to wait for.

Tests import it as `from e2e.device import wait_ready`.
"""

from __future__ import annotations

import threading
from pathlib import Path
from time import monotonic
from typing import Any

import serve
from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "node_modules/axe-core/axe.min.js"
PREFIX = "/kaartbord"
READY_MS = 60_000  # a cold start on a busy machine

SAME_DEALS = """crypto.getRandomValues = (array) => {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  const seed = bytes.length === 8;
  if (seed) window.name = Number(window.name) + 1;
  bytes.forEach((_, i) => { bytes[i] = 37 * i + (seed ? 101 * Number(window.name) : 11); });
  return array;
};"""
"""The seed of a match is eight random bytes: a test sees the same deals every time, the next match others.
The name of a window outlives a reload."""


class Site:
    """The built site on a server of its own; it can be stopped and started again on the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
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
    """Collects what a page does wrong, until `check()` reports it."""

    def __init__(self, page: Page, home: str) -> None:
        self.wrong: list[str] = []
        self.allowed: list[str] = []
        self.home = home
        page.on("pageerror", lambda error: self.wrong.append(f"page error: {error}"))
        page.on("console", self.hear)
        page.on("request", lambda request: self.follow(request.url))
        page.on("websocket", lambda socket: self.follow(socket.url))

    def hear(self, message: Any) -> None:
        if message.type == "error" or "Content Security Policy" in message.text:
            self.wrong.append(f"console: {message.text}")

    def follow(self, url: str) -> None:
        if not url.startswith((self.home, "data:", "blob:")):
            self.wrong.append(f"leaves the site: {url}")

    def check(self) -> None:
        wrong = [w for w in self.wrong if not any(part in w for part in self.allowed)]
        assert not wrong, "\n".join(wrong)


class App:
    """One device: a page with the site's address and a watch. It answers to all that the page answers to."""

    def __init__(self, page: Page, site: Site, **look: Any) -> None:
        """A page with this `look`: the size of its `viewport`, and what `emulate_media` takes."""
        self.page = page
        self.site = site
        self.look = look
        self.watch = Watch(page, site.url)
        page.add_init_script(SAME_DEALS)
        if "viewport" in look:
            page.set_viewport_size(look["viewport"])
        if media := {name: value for name, value in look.items() if name != "viewport"}:
            page.emulate_media(**media)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.page, name)

    def allow(self, part: str) -> None:
        """Forgive messages that contain this text: the test provokes them."""
        self.watch.allowed.append(part)

    def beside(self) -> App:
        """Another page of the same device, with nothing opened yet."""
        return App(self.page.context.new_page(), self.site, **self.look)

    def wait_for_function(self, expression: str, timeout: float = 15_000) -> None:
        """Wait until a JavaScript expression is true; Playwright's own needs eval, which the page forbids."""
        end = monotonic() + timeout / 1000
        while not self.page.evaluate(expression):
            assert monotonic() < end, f"not within {timeout / 1000:.0f} s: {expression}; at {self.page.url}"
            self.page.wait_for_timeout(50)

    def open(self, rest: str = "") -> App:
        """Go to the site, `rest` after its address (such as "#link"), and wait until Python is ready."""
        self.page.goto(self.site.url + rest)
        wait_ready(self.page)
        return self


def wait_ready(page: Page | App) -> None:
    """Wait until Python has taken over the page."""
    page.locator("html[data-ready=yes]").wait_for(state="attached", timeout=READY_MS)


def wait_offline(app: App) -> None:
    """Wait until the whole site is kept on the device and this page is served from there."""
    app.locator("html[data-offline]").wait_for(state="attached", timeout=READY_MS)
    app.wait_for_function("navigator.serviceWorker.controller !== null", timeout=READY_MS)


def axe_findings(page: Page | App) -> list[str]:
    """Serious and critical findings of axe on the page as it stands."""
    page.evaluate(AXE.read_text())
    report = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{rule['id']}: {node['html']} {node['failureSummary']}"
        for rule in report["violations"]
        if rule["impact"] in ("serious", "critical")
        for node in rule["nodes"]
    ]
