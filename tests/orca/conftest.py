"""Fixtures of the walks with Orca: a desk, and a browser on it that stands open at the site."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import browser
import pytest
from e2e.conftest import dist, server, shared_site  # noqa: F401  (pytest finds them here)
from orca.desk import Desk
from playwright.sync_api import Playwright
from support.browser.device import App, Site


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path)
    yield desk
    desk.clear()


@pytest.fixture
def app(desk: Desk, playwright: Playwright, server: Site, tmp_path: Path) -> Iterator[App]:  # noqa: F811
    """The only window on the desk, with nothing round the page that Tab could come to."""
    options = browser.launch_options("chromium")
    window = [f"--app={server.url}rules/toepen.html", "--force-renderer-accessibility", "--test-type"]
    context = playwright.chromium.launch_persistent_context(
        tmp_path / "profile",
        **{**options, "args": [*options["args"], *window]},
        headless=False,
        no_viewport=True,
        env={**desk.env},
        locale="nl-NL",
        reduced_motion="reduce",
    )
    app = App(context.pages[0], server)
    yield app
    context.close()
    app.watch.check()
