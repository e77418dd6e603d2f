"""Tests of what runs in the background of the page."""

import asyncio
import gc
import warnings
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest


@pytest.fixture
def dom(page_module: Callable[[str], Any]) -> Any:
    """The module without a browser."""
    return page_module("ui.dom")


def test_work_that_is_cancelled_before_it_begins_is_no_work_forgotten(dom: Any) -> None:
    begun: list[bool] = []

    async def work() -> None:
        begun.append(True)

    async def page() -> None:
        task = dom.spawn(work())
        task.cancel()
        await asyncio.wait([task])

    gc.collect()  # what other tests left behind is no concern of this one
    with warnings.catch_warnings(record=True) as complaints:
        warnings.simplefilter("always")
        asyncio.run(page())
        gc.collect()
    assert not begun
    assert [str(one.message) for one in complaints] == []


def test_work_that_is_not_cancelled_is_done(dom: Any) -> None:
    done: list[bool] = []

    async def work() -> None:
        await asyncio.sleep(0)
        done.append(True)

    async def page() -> None:
        await dom.spawn(work())

    asyncio.run(page())
    assert done


def test_handlers_are_forgotten_unless_others_took_their_place(dom: Any) -> None:
    end = dom.handle(leave=str, table_menu=str)
    dom.handle(leave=int)
    end()
    assert dom._handlers == {"leave": int}


def test_what_play_can_do_without_fails_alone_and_is_reported_once(dom: Any) -> None:
    told: list[str] = []
    failed: list[bool] = []
    toasts: list[bool] = []
    dom.console.error = told.append
    dom.on_failure(lambda: toasts.append(True))

    for _ in range(3):
        with dom.log_failures(lambda: failed.append(True)):
            raise ValueError("the address does not follow")
    assert len(told) == 1 and "the address does not follow" in told[0]
    assert len(failed) == 3
    assert not toasts, "nobody need do anything about it"


def test_what_stops_play_goes_through_what_play_can_do_without(dom: Any) -> None:
    """Leaving a table cancels its course, also while that waits for an answer it could do without."""

    async def page() -> bool:
        async def course() -> None:
            with dom.log_failures():
                await asyncio.sleep(60)

        task = asyncio.ensure_future(course())
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        return task.cancelled()

    assert asyncio.run(page())


def test_a_failure_in_what_javascript_calls_is_reported(dom: Any) -> None:
    told: list[str] = []
    dom.console.error = told.append
    heard = dom.js_callback(lambda size: 1 // size)
    heard(1)
    assert not told
    heard(0)
    assert "ZeroDivisionError" in told[0]


def test_words_are_no_news_once_they_were_said_whatever_a_browser_made_of_them(dom: Any) -> None:
    node = SimpleNamespace(dataset=SimpleNamespace(words=""), textContent="")
    node.getAttribute = lambda name: getattr(node.dataset, name.removeprefix("data-"))
    assert dom.is_news(node, "Kies een kaart.")
    node.textContent = "CHOOSE A CARD."
    assert not dom.is_news(node, "Kies een kaart.")
    assert dom.is_news(node, "Kies een pion.")
