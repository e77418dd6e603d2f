"""Devices that are used again: an emptied one starts warm, as most people's does."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any

from e2e.device import Site
from playwright.sync_api import Browser, BrowserContext

FORGET = """async () => {
  localStorage.clear();
  await new Promise((done, failed) => {
    const gone = indexedDB.deleteDatabase("kaartbord");
    gone.onsuccess = done;  // once the page that was closed has let go of it
    gone.onerror = () => failed(Error("the games of the last test could not be removed"));
  });
}"""


LOOK = ("viewport", "color_scheme", "reduced_motion")
"""Options that are set page by page, so that one device serves for all of them: it starts fastest once it has
started a few times, and every device takes a process."""


class Pool:
    """The devices of one browser, by the options they were made with; each is lent to one test at a time."""

    def __init__(self, browser: Browser, usual: dict[str, Any], site: Site) -> None:
        self.browser, self.usual, self.site = browser, usual, site
        self.free: dict[str, list[BrowserContext]] = defaultdict(list)

    def new(self, options: dict[str, Any]) -> tuple[BrowserContext, None]:
        """A device that was never at the site and will not be used again."""
        return self.browser.new_context(**{**self.usual, **options}), None

    def lend(self, options: dict[str, Any]) -> tuple[BrowserContext, str]:
        """A device that knows the files of the site and nothing else, and what to give it back as."""
        kind = json.dumps(options, sort_keys=True)
        return self.free[kind].pop() if self.free[kind] else self.new(options)[0], kind

    def take_back(self, context: BrowserContext, kind: str | None) -> None:
        """Close the pages of a device; one that was lent forgets what was played on it."""
        for page in context.pages:
            page.close()
        if kind is None:
            context.close()
            return
        page = context.new_page()
        page.goto(self.site.url + "web/style.css")  # any file that runs nothing
        page.evaluate(FORGET)
        page.close()
        self.free[kind].append(context)

    def close(self) -> None:
        """Put all devices away."""
        for contexts in self.free.values():
            for context in contexts:
                context.close()
