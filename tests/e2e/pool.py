"""Devices that are used again, with the page that stands open on them: a start of Python costs four seconds.

A page goes back to the lobby, and forgets what was played and set, before the next test gets it. One to which
more was done than that undoes is closed: the device then starts warm, as most people's does.

What a browser keeps, it keeps by the address of the site, so a device is an address. The pages of all devices of a
kind run in one process, where each after the first starts in half the time.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from e2e.device import ARRIVE, App, Site
from playwright.sync_api import Browser, BrowserContext, Error, Page

DROP = """async () => {
  localStorage.clear();
  await new Promise((done, failed) => {
    const gone = indexedDB.deleteDatabase("kaartbord");
    gone.onsuccess = done;  // once the page that was closed has let go of it
    gone.onerror = () => failed(Error("the games of the last test could not be removed"));
  });
}"""
"""Removes what the device keeps of the site."""

IN_STORE = """new Promise((done, failed) => {
  const opening = indexedDB.open("kaartbord");
  opening.onerror = failed;
  opening.onsuccess = () => {
    const store = opening.result.transaction("kept", "readwrite").objectStore("kept");
    const asking = store.%s;
    asking.onerror = failed;
    asking.onsuccess = () => { opening.result.close(); done(asking.result ?? null); };
  };
})"""
SETTINGS = IN_STORE % 'get("settings")'
COUNT = IN_STORE % "count()"

FORGET = (
    """async () => {
  localStorage.clear();
  window.name = "";
  delete window.clipboard;
  document.activeElement?.blur();
  for (const id of ["toasts", "said"]) document.getElementById(id)?.replaceChildren();
  await """
    + IN_STORE % "clear()"
    + "; }"
)
"""The same where the page stands open, which holds on to its database."""

RESET_MS = 10_000

USUAL_SETTINGS = {
    "theme": "system",
    "contrast": "system",
    "letters": "normal",
    "motion": "system",
    "tempo": "normal",
    "tricks": "moment",
    "forced": "wait",
    "hand": "right",
    "thumb": "off",
    "keys": "on",
    "scan": "off",
    "scan_tempo": "normal",
    "confirm": "parts",
    "suits": "two",
    "hints": "on",
    "firsts": "on",
    "sound": "off",
    "log": "newest",
}
"""With which a page begins; its language is the browser's."""

USUAL_LOOK: dict[str, Any] = {
    "viewport": {"width": 1280, "height": 720},
    "color_scheme": "light",
    "reduced_motion": "no-preference",
    "forced_colors": "none",
    "contrast": "no-preference",
}
"""Options that are set page by page, so that one kind of device serves for all of them."""


class Device(NamedTuple):
    """A device between two tests."""

    site: Site
    page: Page
    look: dict[str, Any]
    started: bool
    """Whether the page stands in its lobby; else Python does not run in it."""


class Pool:
    """The devices of one browser, by the options they were made with; each is lent to one test at a time."""

    def __init__(self, browser: Browser, usual: dict[str, Any], folder: Path) -> None:
        self.browser, self.usual, self.folder = browser, usual, folder
        self.contexts: dict[str, BrowserContext] = {}
        self.free: dict[str, list[Device]] = {}
        self.lent: list[tuple[App, str]] = []
        self.guests: list[App] = []
        self.own: list[App] = []
        self.sites: list[Site] = []

    def site(self) -> Site:
        """The site at an address that no device has been to."""
        self.sites.append(Site(self.folder))
        return self.sites[-1]

    def kind(self, options: dict[str, Any]) -> str:
        """The name of the kind of device with these options; there is a context for it then."""
        wanted = {**self.usual, **options}
        kind = json.dumps(wanted, sort_keys=True)
        if kind not in self.contexts:
            self.contexts[kind] = self.browser.new_context(**wanted)
        return kind

    def new(self, site: Site | None, look: dict[str, Any], options: dict[str, Any]) -> App:
        """A device that was never at the site and will not be used again, in a process of its own."""
        context = self.browser.new_context(**{**self.usual, **options})
        self.own.append(App(context.new_page(), site or self.site(), **look))
        return self.own[-1]

    def visit(self, site: Site, look: dict[str, Any], options: dict[str, Any]) -> App:
        """A device that was never at this site and will not be used again."""
        self.guests.append(App(self.contexts[self.kind(options)].new_page(), site, **look))
        return self.guests[-1]

    def lend(self, look: dict[str, Any], options: dict[str, Any]) -> App:
        """A device that knows the files of the site and nothing else."""
        kind = self.kind(options)
        free = self.free.setdefault(kind, [])
        if device := max(free, key=lambda one: one.started, default=None):
            free.remove(device)
            look = {**{name: USUAL_LOOK[name] for name in device.look}, **look}
            alive = is_alive(device.page)
            page = device.page if alive else self.contexts[kind].new_page()
            app = App(page, device.site, started=alive and device.started, **look)
        else:
            app = App(self.contexts[kind].new_page(), self.site(), **look)
        self.lent.append((app, kind))
        return app

    def take_back(self) -> None:
        """Take back all that a test had."""
        lent, guests, own = self.lent, self.guests, self.own
        self.lent, self.guests, self.own = [], [], []
        for app in own:
            app.page.context.close()
        for app in guests:
            self.forget(app)
        kept = [app.page for app, _ in lent] + [one.page for free in self.free.values() for one in free]
        for context in self.contexts.values():
            for page in context.pages:
                if page not in kept:
                    page.close()
        for app, kind in lent:
            started = self.is_reset(app, kind)
            app.watch.stop()
            page = app.page if started else still(app, self.contexts[kind])
            self.free[kind].append(Device(app.site, page, app.look, started))

    def forget(self, app: App) -> None:
        """Have the browser throw away what it keeps of a site to which nobody comes back."""
        app.watch.stop()
        if self.browser.browser_type.name == "chromium" and is_alive(app.page):
            origin = app.site.url[: app.site.url.index("/", 8)]
            session = app.page.context.new_cdp_session(app.page)
            session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})

    def is_reset(self, app: App, kind: str) -> bool:
        """Bring the page back to how it stood when it had just started; False if that cannot be done."""
        if app.spoilt or app.watch.allowed or app.page.is_closed():
            return False
        if app.started:  # it was not even opened
            return True
        try:
            return self.reset(app, "en" if json.loads(kind)["locale"].startswith("en") else "nl")
        except Error:  # whatever the test left there, it does not let itself be left
            return False

    def reset(self, app: App, lang: str) -> bool:
        """Go to the lobby, forget everything, and see that nothing is left."""
        page = app.page
        if page.url.partition("#")[0] != app.site.url:
            return False
        ready = page.locator("html[data-ready=yes]")
        page.mouse.move(0, 0)
        page.evaluate(ARRIVE, "")
        ready.wait_for(state="attached", timeout=RESET_MS)
        if stored := page.evaluate(SETTINGS):
            settings = json.loads(stored)
            if settings["tempo"] == "quick":
                settings["tempo"] = calm_down(page)
            if settings != {**USUAL_SETTINGS, "lang": lang}:
                return False
        page.evaluate(FORGET)
        page.evaluate(ARRIVE, "")
        ready.wait_for(state="attached", timeout=RESET_MS)
        return bool(page.evaluate(COUNT) == 0)

    def close(self) -> None:
        """Put all devices away."""
        for context in self.contexts.values():
            context.close()
        for site in self.sites:
            site.stop()


def is_alive(page: Page) -> bool:
    """Whether the process of a page runs."""
    try:
        return bool(page.evaluate("true"))
    except Error:
        return False


def still(app: App, context: BrowserContext) -> Page:
    """A new page on a device, in which nothing runs, in the place of the old one; what was played is forgotten."""
    page = context.new_page()  # before the old one is closed, so that their process goes on
    page.goto(app.site.url + "web/style.css")
    app.page.close()
    page.evaluate(DROP)
    return page


def calm_down(page: Page) -> str:
    """Undo what `player.quick` did, the setting that most tests change; the tempo that is stored then."""
    page.locator("#settings-open").click()
    page.locator("label:has(#set-tempo-normal)").click()
    page.locator("dialog [data-do=close-dialog]").click()
    page.locator("dialog").wait_for(state="detached")
    return str(json.loads(page.evaluate(SETTINGS))["tempo"])
