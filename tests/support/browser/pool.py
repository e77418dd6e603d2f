"""Devices that are used again, with the page that stands open on them: a start of Python costs four seconds.

A page goes back to the lobby, and forgets what was played and set, before the next test gets it. One to which
more was done than that undoes gives way to a new one: the device then starts warm, as most people's does.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Error, Page
from support.browser.device import ARRIVE, App, Site, successor

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
    "touch": "off",
    "awake": "on",
    "notify": "off",
    "log": "newest",
}
"""With which a page begins; its language is the browser's."""

LOOK = ("viewport", "color_scheme", "reduced_motion", "forced_colors", "contrast")
"""Options that are set page by page, so that one device serves for all of them: it starts fastest once it has
started a few times, and every device takes a process."""


class Device(NamedTuple):
    """A device between two tests."""

    page: Page
    media: dict[str, str] | None
    """The media that the page, which is in its lobby, emulates; None if Python has not started in it."""


class Pool:
    """The devices of one browser, by the options they were made with; each is lent to one test at a time."""

    def __init__(self, browser: Browser, usual: dict[str, Any], site: Site) -> None:
        self.browser, self.usual, self.site = browser, usual, site
        self.free: dict[str, list[Device]] = {}
        self.lent: list[tuple[App, str]] = []
        self.own: list[App] = []

    def new(self, site: Site, look: dict[str, Any], options: dict[str, Any]) -> App:
        """A device that was never at the site and will not be used again."""
        context = self.browser.new_context(**{**self.usual, **options})
        self.own.append(App(context.new_page(), site, **look))
        return self.own[-1]

    def lend(self, look: dict[str, Any], options: dict[str, Any]) -> App:
        """A device that knows the files of the site and nothing else."""
        own = {name: value for name, value in options.items() if self.usual.get(name) != value}
        kind, media = json.dumps(own, sort_keys=True), media_of(look)

        def cost(one: Device) -> int:
            """Best with the page that is wanted, then with a new one, then with another, which gives way."""
            return 0 if one.media == media else 1 if one.media is None else 2

        free = self.free.setdefault(kind, [])
        device = min(free, key=cost, default=None)
        if device:
            free.remove(device)
            started = device.media == media
            page = device.page if started or device.media is None else successor(device.page, self.site)
        else:
            started, page = False, self.browser.new_context(**{**self.usual, **own}).new_page()
        app = App(page, self.site, started=started, **look)
        self.lent.append((app, kind))
        return app

    def take_back(self) -> None:
        """Take back all that a test had."""
        lent, self.lent, own, self.own = self.lent, [], self.own, []
        for app in own:
            app.page.context.close()
        for app, kind in lent:
            context = app.page.context
            if app.worn:
                context.close()
                continue
            for other in context.pages:
                if other is not app.page:
                    other.close()
            is_reset = self.is_reset(app, kind)
            app.watch.stop()
            if not is_reset:
                app.page = successor(app.page, self.site)
                app.page.evaluate(DROP)
            self.free[kind].append(Device(app.page, media_of(app.look) if is_reset else None))

    def is_reset(self, app: App, kind: str) -> bool:
        """Bring the page back to how it stood when it had just started; False if that cannot be done."""
        if app.spoilt or app.watch.allowed or app.page.is_closed():
            return False
        if app.started:  # it was not even opened
            return True
        try:
            return self.reset(app.page, "en" if "en-" in kind else "nl")
        except Error:  # whatever the test left there, it does not let itself be left
            return False

    def reset(self, page: Page, lang: str) -> bool:
        """Go to the lobby, forget everything, and see that nothing is left."""
        if page.url.partition("#")[0] != self.site.url:
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
        for devices in self.free.values():
            for device in devices:
                device.page.context.close()


def media_of(look: dict[str, Any]) -> dict[str, str]:
    """Return the part of a look that is emulated and no size."""
    return {name: value for name, value in look.items() if name != "viewport"}


def calm_down(page: Page) -> str:
    """Undo what `player.quick` did, the setting that most tests change; the tempo that is stored then."""
    page.locator("#settings-open").click()
    page.locator("label:has(#set-tempo-normal)").click()
    page.locator("dialog [data-do=close-dialog]").click()
    page.locator("dialog").wait_for(state="detached")
    return str(json.loads(page.evaluate(SETTINGS))["tempo"])
