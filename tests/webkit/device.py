"""A device with Safari's engine: WebKitGTK's MiniBrowser, driven over WebDriver.

It answers to as much of Playwright's page as `support.browser.player` and the tests of the games ask for, so that the
same hands play on every engine.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from time import monotonic, sleep
from typing import Any

import browser
import build
from selenium import webdriver
from selenium.common import exceptions
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from support.browser.device import SAME_DEALS, App, Site
from urllib3.exceptions import HTTPError

VERSION = re.compile('data-version="(\\w+)"')
BOOT = '<script src="web/boot.js"></script>'
PATIENCE_MS = 15_000
SILENCE_S = 90
"""After this many seconds without an answer of the driver something is lost."""
WINDOW = (500, 900)
"""The narrowest that MiniBrowser will be, bars and all: what a phone shows."""

# MiniBrowser's own sandbox does not start as root, nor in most containers; it sees nothing but our own site.
ENV = {**os.environ, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}

WATCH = """{
  const noted = () => sessionStorage.getItem("wrong") ?? "";
  const note = (what) => sessionStorage.setItem("wrong", `${noted()}${what}\\n`);
  const later = "ResizeObserver loop completed with undelivered notifications."; // they come a frame later
  addEventListener("error", (event) => event.message === later || note(`error: ${event.message}`));
  addEventListener("unhandledrejection", (event) => note(`rejection: ${event.reason}`));
  addEventListener("securitypolicyviolation", (event) => note(`policy: ${event.blockedURI}`));
  const complain = console.error;
  console.error = (...words) => { note(`console: ${words.join(" ")}`); complain(...words); };
}"""
"""WebDriver hears nothing of what goes wrong in the page, so the page writes it down."""

EVALUATE = """const done = arguments[1];
const told = (%s);
Promise.resolve(typeof told === "function" ? told(arguments[0]) : told)
  .then((value) => done({ value }), (error) => done({ error: String(error) }));"""


def run_first(site: Site, script: str = "") -> None:
    """Have the pages of a site run this before all else; they are watched, and deal as in every test."""
    (site.folder / "web/first.js").write_text("\n".join((SAME_DEALS, WATCH, script)))
    index = site.folder / "index.html"
    page = index.read_text()
    assert page.count(BOOT) == 1
    index.write_text(page.replace(BOOT, BOOT.replace("boot", "first") + BOOT))
    build.write_worker(site.folder, VERSION.search(page)[1])


class Safari(App):
    """A device of its own, with nothing opened yet; call `open()`."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.page = Page()

    def wrong(self) -> str:
        """All that went wrong in the page, a line each."""
        return str(self.page.evaluate("sessionStorage.getItem('wrong') ?? ''"))


def started(attempts: int = 3) -> tuple[Service, webdriver.Remote]:
    """A driver with its browser, which may end before it says a word: the driver then waits for ever."""
    service = Service(browser.path_of("webkit"), env=ENV)
    service.start()
    try:
        line = RemoteConnection(client_config=ClientConfig(service.service_url, timeout=SILENCE_S))
        return service, webdriver.Remote(line, options=Options())
    except (HTTPError, exceptions.WebDriverException):
        service.stop()
        if attempts == 1:
            raise
        return started(attempts - 1)


class Page:
    """A window of MiniBrowser."""

    def __init__(self) -> None:
        self.service, self.driver = started()
        self.driver.set_window_size(*WINDOW)
        self.mouse = Mouse(self.driver)

    @property
    def url(self) -> str:
        return str(self.driver.current_url)

    def goto(self, url: str) -> None:
        self.driver.get(url)

    def reload(self) -> None:
        self.driver.refresh()

    def evaluate(self, expression: str, arg: object = None) -> Any:
        """The value of a JavaScript expression, or what it gives for `arg` if it is a function."""
        answer = self.driver.execute_async_script(EVALUATE % expression, arg)
        assert "error" not in answer, answer["error"]
        return answer.get("value")

    def wait_for_timeout(self, ms: float) -> None:
        sleep(ms / 1000)

    def locator(self, selector: str) -> Locator:
        return Locator(self.driver, selector)

    def close(self) -> None:
        self.driver.quit()
        self.service.stop()


class Mouse:
    def __init__(self, driver: webdriver.Remote) -> None:
        self.driver = driver

    def click(self, x: float, y: float) -> None:
        """Click a point of the page, in CSS px from its top left corner."""
        actions = ActionBuilder(self.driver)
        actions.pointer_action.move_to_location(round(x), round(y)).click()
        actions.perform()


class Locator:
    """The elements that a CSS selector finds, at the moment it is asked for."""

    def __init__(self, driver: webdriver.Remote, selector: str) -> None:
        self.driver, self.selector = driver, selector

    def all(self) -> list[WebElement]:
        return list(self.driver.find_elements(By.CSS_SELECTOR, self.selector))

    def count(self) -> int:
        return len(self.all())

    def click(self, *, force: bool = False) -> None:
        """Click the one element, once it is there and nothing lies over it.

        What Playwright must be forced to, a click on what counts as disabled, WebDriver does unasked.
        """

        def clicked() -> bool:
            found = self.all()
            assert len(found) <= 1, f"{len(found)} elements for {self.selector}"
            if found:
                try:
                    found[0].click()
                except exceptions.ElementClickInterceptedException:  # under a bar that keeps its place
                    self.driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", found[0])
                    raise
            return bool(found)

        self._wait(clicked, f"cannot click {self.selector}", PATIENCE_MS)

    def wait_for(self, state: str = "visible", timeout: float = PATIENCE_MS) -> None:
        """Wait until there is such an element (`attached`), it can be seen (`visible`), or neither."""
        there: dict[str, Callable[[], bool]] = {
            "attached": lambda: bool(self.all()),
            "detached": lambda: not self.all(),
            "visible": lambda: any(one.is_displayed() for one in self.all()),
            "hidden": lambda: not any(one.is_displayed() for one in self.all()),
        }
        self._wait(there[state], f"{self.selector} is not {state}", timeout)

    def inner_text(self) -> str:
        (found,) = self.all()
        return str(found.text)

    def _wait(self, done: Callable[[], bool], otherwise: str, ms: float) -> None:
        end, why = monotonic() + ms / 1000, ""
        while True:
            try:
                if done():
                    return
            except exceptions.WebDriverException as error:  # it is just being drawn, moved or taken away
                why = str(error.msg)
            assert monotonic() < end, f"{otherwise}: {why}"
            sleep(0.05)
