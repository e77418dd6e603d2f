"""The built page in Chromium, as it is, live, or with Python of a bench in place of its own."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import browser
from playwright.sync_api import Browser, sync_playwright
from support.browser.device import App, Site
from support.browser.relay import Relay

ROOT = Path(__file__).resolve().parents[2]

START = """
from unpack import unpack_engine

unpack_engine()
"""
READY = """
from js import document

document.documentElement.dataset.ready = "yes"
"""


@contextmanager
def chromium(folder: Path = ROOT / "dist") -> Iterator[tuple[Browser, Site]]:
    """Chromium, and the site of a folder: the one that was built."""
    site = Site(folder)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(**browser.launch_options("chromium"))
        yield started, site
        started.close()
    site.stop()


@contextmanager
def own_relay() -> Iterator[tuple[Browser, Site, Relay]]:
    """The same, and a relay on this machine in the place of those out there."""
    relay = Relay()
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(shutil.copytree(ROOT / "dist", Path(scratch) / "site"))
        relay.take_over(folder)
        with chromium(folder) as (started, site):
            yield started, site, relay
    relay.stop()


@contextmanager
def running(python: str) -> Iterator[App]:
    """A page that has run this, with the engine there to be imported, in place of Python of its own."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(shutil.copytree(ROOT / "dist", Path(scratch) / "site"))
        (folder / "py/main.txt").write_text(START + python + READY)
        with chromium(folder) as (started, site):
            yield App(started.new_context(service_workers="block").new_page(), site).open()
