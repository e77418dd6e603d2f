"""Score sheets as the device keeps them."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from kaartbord.match import backup
from kaartbord.match.backup import BackupRecord
from kaartbord.match.tally.page import add_entry, new_sheet


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
        assert await tallies.load_shown() == ""
        assert await tallies.load("K") is None
        sheet = add_entry(new_sheet("K", ["Wij", ""], 0), "8")
        await tallies.save(sheet)
        await tallies.save_shown("K")
        assert await tallies.load("K") == sheet
        assert await tallies.load_shown() == "K"
        kept["tally:K"] = {"names": "torn"}
        assert await tallies.load("K") is None

    asyncio.run(page())


def test_sheets_go_with_a_backup(page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    tallies = page_module("storage.tallies")
    kept: dict[str, Any] = {}

    class Store:
        async def get(self, key: str) -> Any:
            return kept.get(key)

        async def put(self, key: str, value: Any) -> None:
            kept[key] = value

    monkeypatch.setattr(tallies, "store", Store())
    strokes = new_sheet("P", ["Anna, van Bep", "", "Cor|"], 15, {"five_crosses": True})
    begun = add_entry(strokes, "t")
    further, other = add_entry(begun, "f1"), new_sheet("P", ["Wim", "", ""], 15)

    longer = add_entry(further, "f2")

    async def page() -> None:
        assert await tallies.records(str.lower) == []
        await tallies.save(add_entry(new_sheet("K", ["Wij", ""], 0), "8"))
        await tallies.save(further)
        text = backup.write("", await tallies.records(str.lower), "https://example.org/")
        records = backup.read(text).records
        assert [record.title for record in records] == ["k", "p"]
        for here, after in ((begun, further), (further, further), (longer, longer), (other, other)):
            await tallies.save(here)
            assert await tallies.restore(records) == 2
            assert await tallies.load("P") == after
        kept.clear()
        assert await tallies.restore(records) == 2
        assert await tallies.load("P") == further
        bad: tuple[dict[str, str], ...] = (
            {"limit": "x"},
            {"limit": "3"},
            {"entries": "w9"},
            {"names": "a"},
            {"tally": "Q"},
        )
        bad += ({"house": "9" * 20}, {"house": "-1"})
        odd = [BackupRecord("", "", {**records[1].fields, **wrong}) for wrong in bad]
        assert await tallies.restore([*odd, BackupRecord("", "", {"tally": "P"})]) == 0

    asyncio.run(page())
