"""A device that sleeps: the processes of its pages are stopped, as a phone stops them whose screen is dark."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserType
from support.browser.device import App, Site


@contextmanager
def elsewhere(browser_type: BrowserType, options: dict[str, Any]) -> Iterator[Browser]:
    """Run a browser of its own, whose pages can sleep while all others are awake."""
    far = browser_type.launch(**options)
    try:
        yield far
    finally:
        far.close()


def device(far: Browser, site: Site) -> App:
    """Return a phone in that browser."""
    page = far.new_context(locale="nl-NL").new_page()
    return App(page, site, viewport={"width": 390, "height": 844}, reduced_motion="reduce")


@contextmanager
def asleep(browser: Browser) -> Iterator[None]:
    """Let all pages of a browser sleep for a while; nothing can be asked of them meanwhile."""
    session = browser.new_browser_cdp_session()
    running = session.send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [process["id"] for process in running if process["type"] == "renderer"]
    for page in pages:
        os.kill(page, signal.SIGSTOP)
    try:
        yield
    finally:
        for page in pages:
            os.kill(page, signal.SIGCONT)
        session.detach()
