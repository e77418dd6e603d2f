"""A backup brings all that a device keeps to another one: games with what was counted of them, an evening, sheets."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from kaartbord.games import ENTRIES, GAMES
from kaartbord.match import backup, evening, link, sealed_links
from kaartbord.match.link import Seat
from kaartbord.match.match import Match
from kaartbord.match.session.history import OpenHistory
from kaartbord.match.session.saved_game import SavedGame
from kaartbord.match.stored import to_record
from kaartbord.match.tally import page as tally
from kaartbord.sealed.group import Group
from page.held import Store
from support.catalogue import NL
from support.plays import random_play
from support.sealed.tables import SMALL
from support.sessions import sealed_game

PEOPLE = (Seat("human", "Anna", True), *(Seat("computer", name, False) for name in ("Wim", "Bep", "Cor")))
NIGHT = evening.toggle_over(evening.Evening((evening.EveningResult("K", frozenset({0, 2}), b"mark"),)))


def game(code: str, seed: int, longest: int, night: evening.Evening) -> tuple[SavedGame, str]:
    """A game as it is kept, and its link."""
    engine = GAMES[code]
    play = random_play(Match(code, engine.INFO.version, engine.options({}), 4, seed), longest)
    waits, more = tuple(engine.to_move(play.state)), evening.to_sections((), night)
    return SavedGame(
        OpenHistory(play), PEOPLE, frozenset({0}), awaited_seats=waits, extra_sections=more
    ), link.encode_link(play, PEOPLE, extra_sections=more)


@pytest.mark.parametrize("secrets", [False, True])
def test_a_sealed_game_goes_to_another_device_with_its_secrets_only_if_wanted(
    page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, secrets: bool
) -> None:
    restore = page_module("sharing.restore")
    one, other = Store(), Store()

    async def group() -> Group:
        return SMALL

    monkeypatch.setattr(page_module("storage.locks"), "group", group)
    monkeypatch.setattr(restore.counts, "Date", SimpleNamespace(now=lambda: 100))
    monkeypatch.setattr(restore.stored_games, "Date", SimpleNamespace(now=lambda: 100))

    def on(store: Store) -> None:
        for name in ("stored_games", "counts", "tallies", "tournaments", "boards", "days"):
            monkeypatch.setattr(page_module(f"storage.{name}"), "store", store)
        monkeypatch.setattr(restore, "store", store)

    async def page() -> None:
        on(one)
        game = sealed_game()
        await restore.stored_games.save(game, game.fragment())
        text = backup.write("", await restore.records(NL, secrets=secrets), "https://example.org/")
        done = await restore.restore(text, look=None)
        assert (done.new, done.further, done.same, done.torn) == (0, 0, 1, ())

        on(other)
        done = await restore.restore(text, look=None)
        assert (done.new, done.torn, done.newer, done.locked) == (1, (), (), int(not secrets))
        said = page_module("sheets.backup").outcome(NL, done)
        assert ("De sleutels zaten er niet bij van 1 spel" in said) is not secrets
        back = await restore.stored_games.load(game.key)
        assert [seat.name for seat in back.seats] == ["Anna", "Wim"]
        assert back.mine == (game.mine if secrets else frozenset())
        assert sealed_links.requested_seat(back.extra_sections) == (None if secrets else 0), (
            "it says whose key it lacks"
        )
        assert back.sealed.revision() == game.sealed.revision()
        assert back.awaited_seats == (0,), "the list of games does not say that it is over"
        hand = back.play.state == game.play.state
        assert hand == secrets
        text = game.fragment(full=True, restores=True)
        with_secrets = backup.write("", [backup.BackupRecord("x", text, {})], "https://example.org/")
        assert (await restore.restore(with_secrets, look=None)).further == (0 if secrets else 1)
        again = await restore.stored_games.load(game.key)
        assert again.play.state == game.play.state and again.mine == game.mine

    asyncio.run(page())


def test_all_that_a_device_keeps_goes_to_another(
    page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    restore = page_module("sharing.restore")
    one, other = Store(), Store()

    def on(store: Store) -> None:
        for name in ("stored_games", "counts", "tallies", "tournaments", "boards", "days"):
            monkeypatch.setattr(page_module(f"storage.{name}"), "store", store)
        monkeypatch.setattr(restore, "store", store)

    monkeypatch.setattr(restore.counts, "Date", SimpleNamespace(now=lambda: 100))
    over, running = game("P", 1, 5000, evening.Evening()), game("K", 2, 9, NIGHT)

    async def page() -> None:
        on(one)
        for kept, text in (over, running):
            await one.put(kept.key, to_record(kept, text, 50))
        await restore.counts.count_ended_game(*over)
        await restore.counts.save_since(20)
        await restore.counts.count_ended_game(*over)
        await restore.tallies.save(tally.add_entry(tally.new_sheet("K", ["", ""], 0), "8"))
        text = backup.write("", await restore.records(NL), "https://example.org/")

        on(other)
        done = await restore.restore(text, look=None)
        assert (done.new, done.running, done.sheets, done.torn) == (2, 1, 1, ())
        said = page_module("sheets.backup").outcome(NL, done)
        assert "Nog niet uit: 1 spel. Speel niet op twee toestellen tegelijk" in said
        again = await restore.restore(text, look=None)
        assert "Nog niet uit" not in page_module("sheets.backup").outcome(NL, again)
        for name, value in one.held.items():
            assert other.held[name] == value, name
        found = await restore.counts.load()
        assert ([each.entry.key for each in found.games], found.left, found.since) == ([over[0].key], [], 20)
        assert evening.from_sections((await restore.stored_games.load(running[0].key)).extra_sections) == NIGHT

    asyncio.run(page())


def test_a_backup_keeps_the_games_that_only_a_later_version_knows(
    page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    restore, one, other = page_module("sharing.restore"), Store(), Store()

    def on(store: Store) -> None:
        for name in ("stored_games", "counts", "tallies", "tournaments", "boards", "days"):
            monkeypatch.setattr(page_module(f"storage.{name}"), "store", store)
        monkeypatch.setattr(restore, "store", store)

    monkeypatch.setattr(restore.counts, "Date", SimpleNamespace(now=lambda: 100))
    later, known = game("L", 1, 5, NIGHT), game("K", 2, 9, NIGHT)

    async def page() -> None:
        on(one)
        for kept, text in (later, known):
            await one.put(kept.key, to_record(kept, text, 50))
        with monkeypatch.context() as earlier:
            earlier.delitem(ENTRIES, "L")
            text = backup.write("", await restore.records(NL), "https://example.org/")
            on(other)
            done = await restore.restore(text, look=None)
            assert (done.new, done.torn, done.newer) == (1, (), ("Een nieuwer spel",))
        done = await restore.restore(text, look=None)
        assert (done.new, done.same, done.newer) == (1, 1, ())
        assert other.held[later[0].key] == one.held[later[0].key]

    asyncio.run(page())
