"""What runs in the background of the page."""

import asyncio
import gc
import warnings
from collections.abc import Callable
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
