"""Deals of the day as the device keeps them."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from kaartbord.match.backup import BackupRecord
from kaartbord.match.daily import deal
from kaartbord.match.daily.record import DayRecord
from support.days import played

DAY = 20_787


class Store:
    """A store that remembers."""

    def __init__(self) -> None:
        self.kept: dict[str, Any] = {}

    async def get(self, key: str) -> Any:
        return self.kept.get(key)

    async def put(self, key: str, value: Any) -> None:
        self.kept[key] = value

    async def entries(self, prefix: str) -> list[tuple[str, Any]]:
        return [(key, value) for key, value in self.kept.items() if key.startswith(prefix)]


@pytest.fixture
def days(page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> Any:
    module = page_module("storage.days")
    monkeypatch.setattr(module, "store", Store())
    return module


def test_a_deal_is_kept_and_goes_on_where_it_was(days: Any) -> None:
    ranks = tuple(deal.own_ranks(played(DAY)))

    async def page() -> None:
        assert await days.load(DAY) == DayRecord()
        await days.save(DAY, DayRecord(ranks[:2]))
        record, play = await days.load_play(DAY)
        assert record == DayRecord(ranks[:2])
        assert deal.own_ranks(play) == [*ranks[:2]]
        assert await days.list_all() == {DAY: record}

    asyncio.run(page())


def test_what_cannot_have_been_played_is_begun_again(days: Any) -> None:
    ranks = tuple(deal.own_ranks(played(DAY)))

    async def page() -> None:
        await days.save(DAY, DayRecord((99,), (1, 2), rival=ranks))
        record, play = await days.load_play(DAY)
        assert record == DayRecord(rival=ranks)
        assert deal.own_ranks(play) == []
        await days.save(DAY, DayRecord(ranks, (9, 9), rival=ranks[:2]))
        record, play = await days.load_play(DAY)
        assert record == DayRecord(ranks, tuple(deal.outcome(DAY, play))), "the result is that of the play"

    asyncio.run(page())


def test_deals_go_with_a_backup_and_the_further_one_stays(days: Any) -> None:
    ranks = tuple(deal.own_ranks(played(DAY)))
    over = DayRecord(ranks, (1, 2), (1, 2))

    async def page() -> None:
        await days.save(DAY, over)
        await days.save(DAY - 1, DayRecord(rival=(1,)))
        (record,) = await days.records("Spel van de dag")
        assert record.title == "Spel van de dag"
        assert await days.restore([record, BackupRecord("", "", {"day": "x"}), BackupRecord("", "", {})]) == 1
        await days.save(DAY, DayRecord(ranks[:3], rival=ranks))
        await days.restore([record])
        assert await days.load(DAY) == over._replace(rival=ranks)
        await days.restore([record._replace(fields={"day": str(DAY), "turns": "0"})])
        assert await days.load(DAY) == over._replace(rival=ranks)

    asyncio.run(page())
