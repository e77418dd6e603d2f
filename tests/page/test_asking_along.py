"""Tests of the live invitation to another game, while the others continue with it."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from kaartbord.match.claims import hand_over
from kaartbord.match.link import Seat
from kaartbord.match.session.history import OpenHistory
from kaartbord.match.session.saved_game import SavedGame
from kaartbord.match.session.session import Session
from kaartbord.text.reader import Reader
from support.catalogue import NL
from support.sessions import begun

NAMES = "Oma", "Papa", "Kind"


def test_who_goes_on_while_somebody_is_asked_along_waits_there_and_is_not_gone(
    page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def page() -> None:
        module, room = page_module("sharing.live"), page_module("sharing.room.presence")
        said, told = list[str](), list[Any]()
        seats = tuple(Seat("human" if name == "Papa" else "link", name, True) for name in NAMES)
        session = Session(SavedGame(OpenHistory(begun("P", 3, 0)), seats, frozenset({1})))
        live: Any = module.Live(
            session,
            SimpleNamespace(
                reader=lambda: Reader(NL, NAMES, 1),
                presence=lambda: told.append(live.who.seats()),
                follow=None,
            ),
        )
        live.on = True
        monkeypatch.setattr(room, "is_news", lambda _, words: said.append(words))
        monkeypatch.setattr(room, "toast", lambda *_, **__: None)

        def here(*seats: int) -> str:
            board = SimpleNamespace(seats=frozenset(), connected_seats=frozenset(seats), is_board=True)
            monkeypatch.setattr(live.who, "present", lambda: [board])
            live._show()
            return said[-1]

        assert here(0, 2) == "Iedereen is hier."
        assert here(0) == "Kind is even weg."
        live.who.set_asking(asked=True)
        assert here() == "Kind is even weg, Oma wacht in het nieuwe spel."
        assert live.who.seats() == (frozenset(), {2}), "no computer is offered for who waits there"
        assert here(0) == "Kind is even weg."
        live.who.set_asking(asked=False)
        assert here() == "Oma en Kind zijn even weg." and told[-1] == (frozenset(), {0, 2})
        session.set_players((hand_over(seats[0], "link", claimed=False), *seats[1:]), frozenset({1}))
        assert here() == "Kind is even weg.", "nobody sits on a seat that was left"

    asyncio.run(page())
