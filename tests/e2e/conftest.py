"""Fixtures of the browser tests: the built site below a sub-path, and pages that forgive nothing.

`app` and the pages of `devices` fail their test on a page error, an error in the console, a breach of the
Content-Security-Policy, or a request that leaves the site. A test that provokes such a thing says so:
`app.allow("part of the message")`.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import browser
import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, Page, expect
from support.browser.device import DESK, DOWNLOADS, PHONE, ROOT, App, Devices, Site
from support.browser.pool import LOOK, Pool
from support.browser.relay import Relay

expect.set_options(timeout=30_000)

SLOW = ("a_game_by", "to_the_end", "test_live", "stumbles", "by_link")
"""In the names of tests that take long."""

CRASHED = re.compile("Target crashed|Page crashed|page crash or hang")
"""The words with which Playwright, or WebKit's driver, reports a page whose process has died."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow tests first: begun last, one of them would leave the other worker with nothing to do."""
    items.sort(key=lambda item: not any(part in item.nodeid for part in SLOW))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """Run a test, and once more if the process of its page died, as happens once in many runs."""
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    if any(report.failed and CRASHED.search(report.longreprtext) for report in reports):
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built site, brought up to date by make (which does nothing when it is)."""
    if "KAARTBORD_DIST" in os.environ:
        return Path(os.environ["KAARTBORD_DIST"])
    subprocess.run(["make", "build"], cwd=ROOT, check=True)
    return ROOT / "dist"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], browser_name: str) -> dict[str, Any]:
    options = browser.launch_options(browser_name)
    if browser_name == "chromium":
        # `successor` counts on one process for all pages of a device.
        options["args"] = [*options["args"], "--process-per-site"]
    else:
        options["downloads_path"] = DOWNLOADS
    return {**browser_type_launch_args, **options}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "locale": "nl-NL", "service_workers": "allow"}


@pytest.fixture(scope="session")
def shared_site(dist: Path) -> Iterator[Site]:
    site = Site(dist)
    yield site
    site.stop()


@pytest.fixture
def server(shared_site: Site) -> Site:
    """The site for tests that leave it running."""
    return shared_site


@pytest.fixture
def own_site(dist: Path, tmp_path: Path) -> Iterator[Callable[[], Site]]:
    """Makes a site of the test's own, to stop, break or renew; its folder is a copy."""
    made: list[Site] = []

    def make() -> Site:
        folder = tmp_path / f"site{len(made)}"
        subprocess.run(["cp", "-r", str(dist), str(folder)], check=True)
        made.append(Site(folder))
        return made[-1]

    yield make
    for site in made:
        site.stop()


@pytest.fixture
def app(page: Page, server: Site) -> Iterator[App]:
    """A device with nothing opened yet; call `app.open()`."""
    app = App(page, server)
    yield app
    app.watch.check()


@pytest.fixture(scope="session")
def pool(browser: Browser, browser_context_args: dict[str, Any], shared_site: Site) -> Iterator[Pool]:
    """The devices that tests borrow and give back."""
    pool = Pool(browser, browser_context_args, shared_site)
    yield pool
    pool.close()


@pytest.fixture
def devices(pool: Pool, server: Site) -> Iterator[Devices]:
    """A maker of devices that share nothing; it takes their `viewport` and what else `LOOK` names.

    They keep nothing of an earlier test but the files of the site, and if they can a page in which Python has
    started: then `open` begins as a start would, but for the start. One that is `fresh`, or looks at another
    `site`, was never there before.
    """
    made: list[App] = []

    def make(site: Site | None = None, *, fresh: bool = False, **options: Any) -> App:
        look = {name: options.pop(name) for name in LOOK if name in options}
        own = site or fresh
        made.append(pool.new(site or server, look, options) if own else pool.lend(look, options))
        return made[-1]

    yield make
    put_back(pool, made)


@pytest.fixture
def phone(devices: Devices) -> App:
    return devices(viewport=PHONE, reduced_motion="reduce")


@pytest.fixture
def desk(devices: Devices) -> App:
    return devices(viewport=DESK, reduced_motion="reduce")


@pytest.fixture(scope="session")
def shared_relay() -> Iterator[Relay]:
    relay = Relay()
    yield relay
    relay.stop()


@pytest.fixture
def relay(shared_relay: Relay) -> Iterator[Relay]:
    """A relay that remembers nothing; a test may stop it."""
    shared_relay.forget()
    yield shared_relay
    shared_relay.start()


@pytest.fixture(scope="session")
def live_site(dist: Path, shared_relay: Relay, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The site with a relay on this machine in the place of those out there, and nothing else to ask."""
    folder = tmp_path_factory.mktemp("live") / "site"
    subprocess.run(["cp", "-r", str(dist), str(folder)], check=True)
    shared_relay.take_over(folder)
    site = Site(folder, friends=(shared_relay.url,))
    yield site
    site.stop()


@pytest.fixture(scope="session")
def live_pool(browser: Browser, browser_context_args: dict[str, Any], live_site: Site) -> Iterator[Pool]:
    """The devices of that site."""
    pool = Pool(browser, browser_context_args, live_site)
    yield pool
    pool.close()


@pytest.fixture
def live_devices(live_pool: Pool, relay: Relay) -> Iterator[Devices]:
    """Makes devices that may ask the relay for each other, phones unless another size is asked for."""
    made: list[App] = []

    def make(width: int = 390, height: int = 844) -> App:
        look = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce"}
        made.append(live_pool.lend(look, {}))
        return made[-1]

    yield make
    put_back(live_pool, made)


def put_back(pool: Pool, made: list[App]) -> None:
    """Take devices back from a test, and see that they did nothing wrong there."""
    pool.take_back()
    for device in made:
        device.watch.check()
