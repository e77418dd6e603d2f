"""The built page with Python of a bench in place of its own."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import browser
from playwright.sync_api import sync_playwright
from support.browser.device import App, Site

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
def running(python: str) -> Iterator[App]:
    """A page in Chromium that has run this, with the engine there to be imported."""
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        folder = Path(scratch) / "site"
        shutil.copytree(ROOT / "dist", folder)
        (folder / "py/main.txt").write_text(START + python + READY)
        site = Site(folder)
        chromium = playwright.chromium.launch(**browser.launch_options("chromium"))
        yield App(chromium.new_context(service_workers="block").new_page(), site).open()
        chromium.close()
        site.stop()
