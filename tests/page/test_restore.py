"""A backup brings all that a device keeps to another one: games with what was counted of them, an evening, sheets."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.match import backup, evening, link
from kaartbord.match.link import Seat
from kaartbord.match.match import Match
from kaartbord.match.session import Kept
from kaartbord.match.stored import written
from kaartbord.match.tally import page as tally
from match.plays import random_play
from page.held import Store

PEOPLE = (Seat("human", "Anna", True), *(Seat("computer", name, False) for name in ("Wim", "Bep", "Cor")))
NIGHT = evening.toggled(evening.Evening((evening.Result("K", frozenset({0, 2}), b"mark"),)))


def game(code: str, seed: int, longest: int, night: evening.Evening) -> tuple[Kept, str]:
    """A game as it is kept, and its link."""
    engine = GAMES[code]
    play = random_play(Match(code, engine.INFO.version, engine.options({}), 4, seed), longest)
    waits, more = tuple(engine.to_move(play.state)), evening.put((), night)
    return Kept(play, PEOPLE, frozenset({0}), waits=waits, more=more), link.encode_table(
        play, PEOPLE, more=more
    )


def test_all_that_a_device_keeps_goes_to_another(
    page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    restore = page_module("sharing.restore")
    one, other = Store(), Store()

    def on(store: Store) -> None:
        for name in ("kept", "counts", "tallies", "tournaments", "boards"):
            monkeypatch.setattr(page_module(f"storage.{name}"), "store", store)
        monkeypatch.setattr(restore, "store", store)

    monkeypatch.setattr(restore.counts, "Date", SimpleNamespace(now=lambda: 100))
    over, running = game("P", 1, 5000, evening.Evening()), game("K", 2, 9, NIGHT)

    async def page() -> None:
        on(one)
        for kept, text in (over, running):
            await one.put(kept.key, written(kept, text, 50))
        await restore.counts.note(*over)
        await restore.counts.count_since(20)
        await restore.counts.note(*over)
        await restore.tallies.save(tally.add(tally.new("K", ["", ""], 0), "8"))
        text = backup.write("", await restore.records("nl"), "https://example.org/")

        on(other)
        done = await restore.restore(text, look=None)
        assert (done.new, done.sheets, done.torn) == (2, 1, ())
        for name, value in one.held.items():
            assert other.held[name] == value, name
        found = await restore.counts.load()
        assert ([each.entry.key for each in found.games], found.left, found.since) == ([over[0].key], [], 20)
        assert evening.of((await restore.kept.load(running[0].key)).more) == NIGHT

    asyncio.run(page())
