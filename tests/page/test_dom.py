"""What runs in the background of the page."""

import asyncio
import gc
import sys
import warnings
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest


@pytest.fixture
def dom(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module without a browser."""
    nothing = SimpleNamespace(addEventListener=lambda *_: None)
    stubs = {"js": {"console": nothing, "document": nothing}, "pyscript": {},
             "pyscript.ffi": {"create_proxy": lambda handler: handler}}
    for name, holds in stubs.items():
        stub = ModuleType(name)
        vars(stub).update(holds)
        monkeypatch.setitem(sys.modules, name, stub)
    monkeypatch.delitem(sys.modules, "kaartbord.page.dom", raising=False)
    yield import_module("kaartbord.page.dom")
    sys.modules.pop("kaartbord.page.dom", None)


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
