"""Score sheets as the device keeps them."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from kaartbord.match.tally.page import add, new


def test_one_sheet_a_game_is_kept(page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    tallies = page_module("storage.tallies")
    kept: dict[str, Any] = {}

    class Store:
        async def get(self, key: str) -> Any:
            return kept.get(key)

        async def put(self, key: str, value: Any) -> None:
            kept[key] = value

    monkeypatch.setattr(tallies, "store", Store())

    async def page() -> None:
        assert await tallies.shown() == ""
        assert await tallies.load("K") is None
        sheet = add(new("K", ["Wij", ""], 0), "8")
        await tallies.save(sheet)
        await tallies.show("K")
        assert await tallies.load("K") == sheet
        assert await tallies.shown() == "K"
        kept["tally:K"] = {"names": "torn"}
        assert await tallies.load("K") is None

    asyncio.run(page())
