"""Tests of what is remembered of a setup: for the next game, and of its person for all games."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from kaartbord.match.names import encode_name
from page.held import Store


@pytest.fixture
def setups(page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> Any:
    module, held = page_module("storage.setups"), Store()
    for part in (module, module.stored_games):
        monkeypatch.setattr(part, "store", held)
    return module


def test_a_name_is_given_once_for_all_games(setups: Any) -> None:
    async def play() -> None:
        draft = await setups.load_last("K")
        named = draft._replace(chairs=(draft.chairs[0]._replace(name="Oma", emblem="cat"), *draft.chairs[1:]))
        await setups.save_last(named)
        assert (await setups.load_last("P")).chairs[0][:3] == ("me", "Oma", "cat")
        assert (await setups.first_game("L")).seats[0].name == "Oma"

    asyncio.run(play())


def test_names_that_were_kept_by_game_are_known_in_all(setups: Any) -> None:
    setups.store.held["setup:T"] = {"names": {"me": [encode_name("Opa", "boat")]}}

    async def play() -> None:
        assert (await setups.load_last("K")).chairs[0][:3] == ("me", "Opa", "boat")

    asyncio.run(play())


def test_a_game_is_known_once_it_was_played(setups: Any) -> None:
    async def play() -> None:
        assert not await setups.has_been_played("K")
        first = await setups.first_game("K")
        assert first.is_first and await setups.has_been_played("K") and not await setups.has_been_played("T")
        assert (await setups.load_last("K")).level == "beginner"

    asyncio.run(play())
