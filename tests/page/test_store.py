"""Tests of what the page remembers when the database of the device works as it should, and when it does not."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

FAULTS = {
    "refused": ("createStore", "SecurityError"),
    "full": ("setMany", "QuotaExceededError"),
    "aborts": ("setMany", "AbortError"),
    "odd": ("setMany", "Error"),
    "silent": ("createStore", "TimeoutError"),
}
"""The calls that the browser refuses, and the errors, as `promises.js` reports them."""


class Database:
    """The library of the page on a database that may refuse, and the promises through which it is asked."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.refuses, self.by = "", ""
        self.asked = 0

    async def call(self, target: Any, method: str, args: list[Any], _: float) -> SimpleNamespace:
        """Answer as promises.js does."""
        self.asked += 1
        if method == self.refuses:
            return SimpleNamespace(value=None, refused=self.by, words="")
        return SimpleNamespace(value=getattr(target, method)(*args), refused="", words="")

    def createStore(self, *_: str) -> str:
        return "shelf"

    def get(self, key: str, _: str) -> str | None:
        return self.texts.get(key)

    def entries(self, _: str) -> list[tuple[str, str]]:
        return list(self.texts.items())

    def keys(self, _: str) -> list[str]:
        return list(self.texts)

    def setMany(self, pairs: list[list[str]], _: str) -> None:
        self.texts |= dict(pairs)

    def delMany(self, keys: list[str], _: str) -> None:
        for key in keys:
            self.texts.pop(key, None)


@pytest.fixture
def database() -> Database:
    return Database()


@pytest.fixture
def changes() -> list[bool]:
    """Each time the page was called because storing went wrong or went well again: whether it is in trouble."""
    return []


@pytest.fixture
def store(
    page_module: Callable[[str], Any],
    monkeypatch: pytest.MonkeyPatch,
    database: Database,
    changes: list[bool],
) -> Any:
    module = page_module("storage.store")
    monkeypatch.setattr(page_module("ui.promises"), "_js", database)
    monkeypatch.setattr(module, "idb", database)
    module.on_change(lambda: changes.append(module.is_memory_only()))
    return module


def test_what_is_stored_comes_back_and_what_is_forgotten_does_not(store: Any, changes: list[bool]) -> None:
    async def page() -> None:
        assert await store.put("game:1", {"link": "a"})
        assert await store.put_all([("game:2", 2), ("other", 3)])
        assert await store.get("game:1") == {"link": "a"}
        assert await store.entries("game:") == [("game:1", {"link": "a"}), ("game:2", 2)]
        assert await store.keys("game:") == ["game:1", "game:2"]
        await store.remove("game:1", "other")
        assert await store.get("game:1") is None
        assert await store.entries("") == [("game:2", 2)]

    asyncio.run(page())
    assert changes == []


@pytest.mark.parametrize("how", FAULTS)
def test_memory_holds_what_a_device_refuses_and_says_so_once(
    store: Any, database: Database, changes: list[bool], how: str
) -> None:
    database.refuses, database.by = FAULTS[how]

    async def page() -> None:
        for value in (1, 2):
            assert not await store.put("game:1", value)
            assert await store.get("game:1") == value
            assert await store.entries("game:") == [("game:1", value)]
            assert await store.keys("game:") == ["game:1"]
        assert store.is_memory_only()

    asyncio.run(page())
    assert database.texts == {}
    assert changes == [True]


@pytest.mark.parametrize("how", sorted(FAULTS.keys() - {"silent"}))
def test_a_device_that_takes_things_again_is_given_all_it_lacks(
    store: Any, database: Database, changes: list[bool], how: str
) -> None:
    database.texts = {"old": "0"}
    database.refuses, database.by = FAULTS[how]

    async def page() -> None:
        await store.put("one", 1)
        await store.remove("old")
        database.refuses = ""
        assert await store.put("two", 2)

    asyncio.run(page())
    assert database.texts == {"one": "1", "two": "2"}
    assert changes == [True, False]


def test_nobody_waits_twice_for_a_device_that_is_silent_and_it_is_asked_again_later(
    store: Any, database: Database, changes: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "AGAIN", 0)
    database.refuses, database.by = FAULTS["silent"]

    async def page() -> None:
        await store.put("one", 1)
        asked = database.asked
        assert await store.get("two") is None
        assert database.asked == asked
        database.refuses = ""
        while store.is_memory_only():
            await asyncio.sleep(0)

    asyncio.run(page())
    assert database.texts == {"one": "1"}
    assert changes == [True, False]


def test_a_text_that_cannot_be_read_is_nothing(store: Any, database: Database) -> None:
    database.texts = {"torn": '{"link":'}
    assert asyncio.run(store.get("torn")) is None
