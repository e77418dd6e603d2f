"""Tournaments as the device keeps them, and as they come from a backup."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from kaartbord.match import backup
from kaartbord.match.tournament import stored
from kaartbord.match.tournament.tournament import TableResult, Tournament, join_team, set_result
from support.catalogue import NL


def cup(key: str) -> Tournament:
    return join_team(join_team(Tournament(key, f"Toernooi {key}"), "Anna"), "Bep")


@pytest.fixture
def tournaments(page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module, with a store in memory."""
    module = page_module("storage.tournaments")
    kept: dict[str, Any] = {}

    class Store:
        async def get(self, key: str) -> Any:
            return kept.get(key)

        async def put(self, key: str, value: Any) -> None:
            kept[key] = value

        async def remove(self, key: str) -> None:
            del kept[key]

        async def entries(self, prefix: str) -> list[tuple[str, Any]]:
            return sorted((key, value) for key, value in kept.items() if key.startswith(prefix))

    monkeypatch.setattr(module, "store", Store())
    return module


def test_tournaments_are_kept_and_what_is_none_is_left_out(tournaments: Any) -> None:
    async def page() -> None:
        await tournaments.save(cup("a"))
        await tournaments.save(set_result(cup("b"), (0, 0), TableResult((8, 1))))
        await tournaments.store.put("cup:c", {"name": "Stuk", "cup": "c", "teams": "x" * 99})
        await tournaments.store.put("cup:d", ["Stuk"])
        assert await tournaments.list_all() == [cup("a"), set_result(cup("b"), (0, 0), TableResult((8, 1)))]
        await tournaments.delete("a")
        assert [one.key for one in await tournaments.list_all()] == ["b"]

    asyncio.run(page())


def test_what_was_shown_is_remembered(tournaments: Any) -> None:
    async def page() -> None:
        assert await tournaments.load_shown() == ("", "")
        await tournaments.save_shown("a", "standings")
        await tournaments.store.put("cups", list(await tournaments.load_shown()))
        assert await tournaments.load_shown() == ("a", "standings")
        await tournaments.store.put("cups", {"torn": 1})
        assert await tournaments.load_shown() == ("", "")

    asyncio.run(page())


def test_a_backup_brings_what_is_not_here(tournaments: Any) -> None:
    async def page() -> None:
        there = set_result(cup("a"), (0, 0), TableResult((8, 1)))
        await tournaments.save(there)
        text = backup.write("spellen", await tournaments.records(), "https://example.org/")
        await tournaments.delete("a")
        for _ in range(2):
            assert await tournaments.restore(backup.read(text).records) == (1, 0)
            assert await tournaments.list_all() == [there]
        await tournaments.save(cup("a"))
        await tournaments.restore(backup.read(text).records)
        assert await tournaments.list_all() == [there]

    asyncio.run(page())


def test_where_a_backup_says_otherwise_of_a_table_ours_stays_and_it_is_said(
    tournaments: Any, page_module: Callable[[str], Any]
) -> None:
    async def page() -> tuple[int, int]:
        await tournaments.save(set_result(cup("a"), (0, 0), TableResult((8, 1))))
        records = await tournaments.records()
        ours = set_result(cup("a"), (0, 0), TableResult((1, 8), game="K1"))
        await tournaments.save(ours)
        found = await tournaments.restore(records)
        assert await tournaments.list_all() == [ours]
        return found

    number, stay = asyncio.run(page())
    done = page_module("sharing.restore").Restored(0, 0, 0, (), (), 0, number, stay, 0, 0, 0, (), 0, 0)
    said = page_module("sheets.backup").outcome(NL, done)
    assert "Anders in het bestand: 1 uitslag van een toernooi." in said


def test_a_backup_says_what_it_holds(page_module: Callable[[str], Any]) -> None:
    sheet = page_module("sheets.backup")
    game, board = (
        backup.BackupRecord("Toepen", "DPzzz", {}),
        backup.BackupRecord("Bord", "", {"game": "O", "board": "w"}),
    )
    made, tally = stored.to_backup_record(cup("a")), backup.BackupRecord("Blad", "", {"tally": "P"})
    assert sheet.contents(NL, [game, game, board, made]) == "2 spellen, 1 eigen bord en 1 toernooi"
    assert sheet.contents(NL, [made]) == "1 toernooi"
    since = backup.BackupRecord("Statistiek", "", {"counted-since": "5"})
    assert sheet.contents(NL, [tally, since, tally]) == "2 scorebladen"
    assert sheet.contents(NL, []) == "0 spellen"
