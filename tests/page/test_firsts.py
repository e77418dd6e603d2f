"""A first game at a table: what is new is said, waits to be read, is kept, and ends with one tap."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest
from kaartbord.games import GAMES
from kaartbord.match import match
from kaartbord.match.link import Seat
from kaartbord.match.session.history import OpenHistory
from kaartbord.match.session.saved_game import SavedGame
from kaartbord.match.session.session import Session
from kaartbord.text.phrasebooks import PHRASEBOOKS
from kaartbord.text.reader import Reader
from support.catalogue import NL

Import = Callable[[str], Any]
COMPUTERS = (Seat("human", "", True), *(Seat("computer", name, False) for name in ("Wim", "Anna", "Bep")))


class Explaining:
    """A table of Keezbord with what a newcomer is told there."""

    def __init__(self, page_module: Import, monkeypatch: pytest.MonkeyPatch, held: dict[str, Any]) -> None:
        self.module, self.pace = page_module("table.firsts"), page_module("stage.pace").Pace()
        self.said: list[str] = []
        self.held = held
        monkeypatch.setattr(self.module, "announce_prompt", lambda words, *_, **__: self.said.append(words))
        monkeypatch.setattr(self.module, "clear_controls", MagicMock())
        monkeypatch.setattr(self.module, "GLANCE", 0.0)
        monkeypatch.setattr(self.module, "listen", MagicMock())
        monkeypatch.setattr(self.module.storage, "store", Store(held))
        self.play = match.start_match("K", GAMES["K"].options({}), 4, 7)
        session = Session(SavedGame(OpenHistory(self.play), COMPUTERS, frozenset({0})))
        self.display = SimpleNamespace(
            session=session,
            settings=page_module("storage.settings").Settings(),
            messages=NL,
            phrasebook=PHRASEBOOKS["K"],
            reader=Reader(NL, ("Jij", "Wim", "Anna", "Bep"), 0),
            pace=self.pace,
            hurry=self.pace.hurry,
            stage=SimpleNamespace(marked=lambda words: ()),
        )
        self.heard = MagicMock()
        held.setdefault("firsts:sound", [])
        self.firsts = self.module.FirstTimeTips(self.display, self.heard)

    def show(self, plies: int = 3, *, end: bool = False) -> list[str]:
        """Open the table and show the first plies; each sentence is read and tapped, or ended with."""

        async def run() -> None:
            await self.firsts.load()
            for ply in self.play.plies[:plies]:
                work = asyncio.ensure_future(self.firsts.explain_ply(ply))
                for _ in range(9):
                    await asyncio.sleep(0)
                if not work.done():
                    await (self.firsts._stop("") if end else self._read())
                await work

        asyncio.run(run())
        return self.said

    async def _read(self) -> None:
        self.pace.hurry()


class Store:
    def __init__(self, held: dict[str, Any]) -> None:
        self.held = held

    async def get(self, key: str) -> Any:
        return self.held.get(key)

    async def put(self, key: str, value: Any) -> bool:
        self.held[key] = value
        return True

    async def remove(self, key: str) -> None:
        self.held.pop(key, None)


def test_a_tap_on_a_card_is_heard_as_having_read_it(page_module: Import, monkeypatch: pytest.MonkeyPatch) -> None:
    explaining = Explaining(page_module, monkeypatch, {"firsts:K": []})
    heard = list[Callable[[Any], None]]()
    ended = MagicMock()

    def listen(node: Any, event: str, hear: Callable[[Any], None]) -> Callable[[], object]:
        heard.append(hear)
        return ended

    monkeypatch.setattr(explaining.module, "listen", listen)
    play, game = explaining.play, GAMES["K"]
    seat = play.pending[0].seat
    card = SimpleNamespace(getAttribute=lambda _: "3")

    async def run() -> int:
        await explaining.firsts.load()
        legal = game.legal(play.state, seat)
        work = asyncio.ensure_future(explaining.firsts.explain_question(game.view(play.state, seat), seat, legal))
        for _ in range(9):
            await asyncio.sleep(0)
        assert not work.done()
        heard[0](SimpleNamespace(target=SimpleNamespace(closest=lambda _: None)))  # between the cards
        for _ in range(3):
            await asyncio.sleep(0)
        assert not work.done()
        heard[0](SimpleNamespace(target=SimpleNamespace(closest=lambda _: card)))
        return int(await work)

    assert asyncio.run(run()) == 3
    ended.assert_called_once()


FIRST = "Er is geloot wie er deelt. Wie links van de deler zit, begint."


def test_each_is_said_once_and_kept(page_module: Import, monkeypatch: pytest.MonkeyPatch) -> None:
    held: dict[str, Any] = {"firsts:K": []}
    said = Explaining(page_module, monkeypatch, held).show()
    assert said[:2] == [FIRST, "Dit zijn je kaarten. Elke beurt leg je er één."] and len({*said}) == len(said)
    assert held["firsts:K"][:1] == ["deal"] and len(held["firsts:K"]) == len(said)
    assert Explaining(page_module, monkeypatch, held).show() == []


@pytest.mark.parametrize("wanted", [True, False])
def test_a_newcomer_is_asked_once_whether_the_table_may_be_heard(
    page_module: Import, monkeypatch: pytest.MonkeyPatch, wanted: bool
) -> None:
    held: dict[str, Any] = {"firsts:K": []}
    table = Explaining(page_module, monkeypatch, held)
    del held["firsts:sound"]

    async def load() -> None:
        work = asyncio.ensure_future(table.firsts.load())
        for _ in range(9):
            await asyncio.sleep(0)
        assert not work.done()
        (table.firsts._hear if wanted else table.pace.hurry)()
        await work
        await table.firsts.load()

    asyncio.run(load())
    assert len(table.said) == 1 and table.said[0].startswith("Wil je zachte geluiden")
    assert table.heard.called == wanted


@pytest.mark.parametrize(("held", "sound"), [({}, "off"), ({"firsts:K": []}, "soft")])
def test_nobody_else_is_asked_about_sound(
    page_module: Import, monkeypatch: pytest.MonkeyPatch, held: dict[str, Any], sound: str
) -> None:
    table = Explaining(page_module, monkeypatch, held)
    del held["firsts:sound"]
    table.display.settings = table.display.settings._replace(sound=sound)
    asyncio.run(table.firsts.load())
    assert table.said == [] and "firsts:sound" not in held


def test_at_any_other_table_nothing_is_said(page_module: Import, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Explaining(page_module, monkeypatch, {}).show() == []
    assert Explaining(page_module, monkeypatch, {"firsts:T": []}).show() == []


def test_one_tap_ends_it(page_module: Import, monkeypatch: pytest.MonkeyPatch) -> None:
    held: dict[str, Any] = {"firsts:K": []}
    assert Explaining(page_module, monkeypatch, held).show(end=True) == [FIRST]
    assert held == {"firsts:sound": []}


def test_the_settings_end_it_and_bring_it_back(page_module: Import, monkeypatch: pytest.MonkeyPatch) -> None:
    held: dict[str, Any] = {"firsts:K": []}
    table = Explaining(page_module, monkeypatch, held)
    table.display.settings = table.display.settings._replace(firsts="off")
    assert table.show() == []
    table.display.settings = table.display.settings._replace(firsts="on")
    assert table.show()[0] == FIRST


@pytest.mark.parametrize("torn", ["", 7, {"hit": 1}, [None, 3, "lot", "what.never.was"]])
def test_a_torn_list_starts_again(page_module: Import, monkeypatch: pytest.MonkeyPatch, torn: Any) -> None:
    held: dict[str, Any] = {"firsts:K": torn}
    said = Explaining(page_module, monkeypatch, held).show()
    assert said and (FIRST in said) == (not isinstance(torn, list))


def test_not_where_several_people_play(page_module: Import, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Explaining(page_module, monkeypatch, {"firsts:K": []})
    session = table.display.session
    session.set_players((Seat("human", "", True),) * 4, frozenset({0, 1}))
    assert table.show() == []


def test_what_is_asked_is_explained_before_it_is_chosen(page_module: Import, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Explaining(page_module, monkeypatch, {"firsts:K": ["lot", "deal"]})

    async def run() -> None:
        await table.firsts.load()
        own = next(ply for ply in table.play.plies if ply.seat == 0)
        legal = GAMES["K"].legal(own.before, 0)
        work = asyncio.ensure_future(table.firsts.explain_question(GAMES["K"].view(own.before, 0), 0, legal))
        for _ in range(9):
            await asyncio.sleep(0)
        assert not work.done()
        table.pace.hurry()
        await work

    asyncio.run(run())
    assert len(table.said) == 1
