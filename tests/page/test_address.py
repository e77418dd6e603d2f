"""The address follows the game, though never faster than a browser allows, and a refusal costs nothing."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest


class Browser:
    """An address, a history, and a clock."""

    def __init__(self) -> None:
        self.now, self.refuses = 0.0, 0
        self.entries, self.times = ["/k/"], list[float]()
        self.heard: dict[str, Callable[[Any], object]] = {}
        self.hidden = False
        self.state: object = None

    def replaceState(self, state: object, __: str, url: str = "") -> None:
        self.take()
        self.state, self.entries[-1] = state, url or self.entries[-1]

    def pushState(self, state: object, __: str, url: str) -> None:
        self.take()
        self.state = state
        self.entries.append(url)

    def take(self) -> None:
        self.times.append(self.now)
        if self.refuses:
            self.refuses -= 1
            raise OSError("SecurityError")

    async def sleep(self, seconds: float) -> None:
        """Wait until somebody has moved the clock on, or move it where nobody does."""
        end, still = self.now + seconds, 0
        while self.now < end and still < 20:
            before = self.now
            await real_sleep(0)
            still = still + 1 if self.now == before else 0
        self.now = max(self.now, end)


real_sleep = asyncio.sleep


@pytest.fixture
def browser() -> Browser:
    return Browser()


@pytest.fixture
def address(page_module: Callable[[str], Any], browser: Browser, monkeypatch: pytest.MonkeyPatch) -> Any:
    module = page_module("sharing.address")
    monkeypatch.setattr(module, "history", browser)
    monkeypatch.setattr(module, "document", browser)
    monkeypatch.setattr(module, "location", SimpleNamespace(pathname="/k/", search="", hash=""))
    monkeypatch.setattr(module, "_now", lambda: browser.now)
    monkeypatch.setattr(module, "listen", lambda node, event, hear: browser.heard.update({event: hear}))
    monkeypatch.setattr(module, "asyncio", SimpleNamespace(sleep=browser.sleep, Task=asyncio.Task))
    return module.Address()


def played(address: Any, browser: Browser, *rests: str, every: float) -> None:
    """A game that stands elsewhere at a steady pace, and then for a while no more."""

    async def page() -> None:
        for rest in rests:
            address.put(rest, push=False)
            for _ in range(3):
                await real_sleep(0)
            browser.now += every
        while asyncio.all_tasks() - {asyncio.current_task()}:
            await real_sleep(0)

    asyncio.run(page())


def test_a_move_after_a_while_is_in_the_address_at_once(address: Any, browser: Browser) -> None:
    async def page() -> None:
        address.put("#a", push=False)
        assert browser.entries == ["/k/#a"]

    asyncio.run(page())


def test_a_quick_table_changes_it_once_a_second_and_the_last_move_arrives(address: Any, browser: Browser) -> None:
    rests = [f"#{number}" for number in range(200)]
    played(address, browser, *rests, every=0.05)
    assert browser.entries == ["/k/#199"]
    assert all(late - soon >= 1 for soon, late in zip(browser.times, browser.times[1:], strict=False))


def test_what_the_browser_refuses_it_is_asked_again(address: Any, browser: Browser) -> None:
    browser.refuses = 5
    played(address, browser, "#a", every=0)
    assert browser.entries == ["/k/#a"]
    assert browser.times == [0, 1, 2, 3, 4, 5]


def test_a_page_that_is_left_or_hidden_has_the_right_address(address: Any, browser: Browser) -> None:
    async def page() -> None:
        for event, rest in (("pagehide", "#b"), ("visibilitychange", "#c")):
            address.put("#a", push=False)
            address.put(rest, push=False)
            browser.hidden = True
            browser.heard[event](None)
            assert browser.entries == [f"/k/{rest}"]

    asyncio.run(page())


def test_another_screen_is_a_new_entry_at_once_and_back_leads_to_the_last_move(address: Any, browser: Browser) -> None:
    async def page() -> None:
        for rest in ("#a", "#b"):
            address.put(rest, push=False)
        address.put("", push=True)
        assert browser.entries == ["/k/#b", "/k/"]
        assert address.fragment == ""

    asyncio.run(page())


def test_an_entry_that_is_refused_is_at_least_written(address: Any, browser: Browser) -> None:
    browser.refuses = 1

    async def page() -> None:
        address.put("#a", push=True)
        await asyncio.wait(asyncio.all_tasks() - {asyncio.current_task()})

    asyncio.run(page())
    assert browser.entries == ["/k/#a"]


def test_where_the_browser_goes_by_itself_nothing_older_is_written(address: Any, browser: Browser) -> None:
    async def page() -> None:
        for rest in ("#a", "#b"):
            address.put(rest, push=False)
        address.arrive()
        await asyncio.wait(asyncio.all_tasks() - {asyncio.current_task()})

    asyncio.run(page())
    assert browser.entries == ["/k/#a"]


def test_where_this_page_was_is_known_and_a_new_link_is_not(address: Any, browser: Browser) -> None:
    address.put("#one", push=True)
    assert address.is_known()
    browser.state = None  # a link was pasted into the address
    assert not address.is_known()
    address.arrive()
    assert address.is_known()


def test_to_stay_leaves_the_place_before_as_it_was(address: Any, browser: Browser) -> None:
    address.put("#table", push=True)
    browser.entries.pop()  # the way back
    address.stay()
    assert browser.entries == ["/k/", "/k/#table"]
