"""Tests of the stored counts of games: made once, again where they do not fit; wiped, and deleted with their game."""

import asyncio
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.match import backup, link
from kaartbord.match.backup import BackupRecord
from kaartbord.match.link import Seat
from kaartbord.match.match import Match, Play
from kaartbord.match.session.history import OpenHistory
from kaartbord.match.session.saved_game import SavedGame
from kaartbord.match.stored import to_record
from page.held import Store
from support.plays import random_play

PEOPLE = (Seat("human", "Anna", True), *(Seat("computer", name, False) for name in ("Wim", "Bep", "Cor")))


class Device:
    """The modules of a page, and the games that it keeps."""

    def __init__(self, page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> None:
        self.counts, self.kept = page_module("storage.counts"), page_module("storage.stored_games")
        self.store = Store()
        for module in (self.counts, self.kept):
            monkeypatch.setattr(module, "store", self.store)
        monkeypatch.setattr(self.counts, "Date", SimpleNamespace(now=lambda: 100))

    def keep(self, play: Play, at: float) -> SavedGame:
        waits = tuple(GAMES[play.match.game].to_move(play.state))
        game = SavedGame(OpenHistory(play), PEOPLE, frozenset({0}), awaited_seats=waits)
        self.store.held[game.key] = to_record(game, link.encode_link(play, PEOPLE), at)
        return game

    async def count_all(self) -> list[str]:
        """Count what is left; the keys of the games that this took."""
        found = await self.counts.load()
        for entry in found.left:
            assert await self.counts.count_game(entry) is not None
        return [entry.key for entry in found.left]

    async def counted(self) -> dict[str, dict[str, int]]:
        found = await self.counts.load()
        assert found.left == []
        return {game.entry.key: dict(game.counted.numbers) for game in found.games}


@pytest.fixture
def device(page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> Device:
    return Device(page_module, monkeypatch)


def whole(seed: int, longest: int = 5000) -> Play:
    game = GAMES["P"]
    return random_play(Match("P", game.INFO.version, game.options({}), 4, seed), longest)


def run(page: Coroutine[Any, Any, None]) -> None:
    asyncio.run(page)


def test_a_game_that_is_over_is_counted_once(device: Device) -> None:
    first, second = device.keep(whole(1), 10), device.keep(whole(2), 20)
    device.keep(whole(3, longest=5), 30)

    async def page() -> None:
        assert await device.count_all() == [first.key, second.key]
        numbers = await device.counted()
        assert numbers.keys() == {first.key, second.key} and numbers[first.key]["rounds"] > 0
        device.store.held["counted:" + first.key] += "0"
        device.store.held["counted:" + second.key] = ["torn"]
        assert await device.count_all() == [first.key, second.key]
        assert await device.counted() == numbers

    run(page())


def test_what_was_counted_at_the_end_of_a_game_is_not_counted_again(device: Device) -> None:
    game = device.keep(whole(1), 10)

    async def page() -> None:
        fragment = device.store.held[game.key]["link"]
        await device.counts.count_ended_game(game, fragment)
        held = dict(device.store.held)
        assert await device.count_all() == []
        device.store.put = pytest.fail  # type: ignore[assignment]
        await device.counts.count_ended_game(game, fragment)
        assert device.store.held == held

    run(page())


def test_wiped_statistics_keep_the_games_and_do_not_come_back(device: Device) -> None:
    old = device.keep(whole(1), 10)

    async def page() -> None:
        await device.count_all()
        await device.counts.save_since(15)
        assert await device.counted() == {} and old.key in device.store.held
        new = device.keep(whole(2), 20)
        assert await device.count_all() == [new.key]
        await device.counts.count_ended_game(old, device.store.held[old.key]["link"])
        assert (await device.counted()).keys() == {new.key}
        assert (await device.counts.load()).since == 15
        await device.counts.save_since(0)
        assert (await device.counted()).keys() == {old.key, new.key}

    run(page())


def test_a_game_that_is_removed_takes_its_numbers_away(device: Device) -> None:
    game = device.keep(whole(1), 10)

    async def page() -> None:
        await device.count_all()
        await device.kept.delete(game.key)
        assert device.store.held == {}

    run(page())


def test_a_record_that_cannot_be_read_is_passed_over(device: Device) -> None:
    game = device.keep(whole(1), 10)
    device.store.held[game.key]["link"] = "DP1torn"

    async def page() -> None:
        (entry,) = (await device.counts.load()).left
        assert await device.counts.count_game(entry) is None
        device.store.held["counted-since"] = "yesterday"
        assert (await device.counts.load()).since == 0

    run(page())


def test_of_a_backup_and_a_device_the_later_wiping_holds(device: Device) -> None:
    async def page() -> None:
        assert await device.counts.records("Statistiek") == []
        await device.counts.save_since(20)
        text = backup.write("", await device.counts.records("Statistiek"), "https://example.org/")
        for here, after in ((0, 20), (10, 20), (30, 30)):
            await device.counts.save_since(here)
            await device.counts.restore(backup.read(text).records)
            assert await device.counts.load_since() == after
        odd = [{"counted-since": "9" * 40}, {"counted-since": "x"}, {"counted-since": ""}, {}]
        await device.counts.restore([BackupRecord("", "", fields) for fields in odd])
        assert await device.counts.load_since() == 30
        await device.counts.restore([BackupRecord("", "", {"counted-since": "9000000000000000"})])
        assert await device.counts.load_since() == 100

    run(page())
