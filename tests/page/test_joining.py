"""Sitting down at a seat of a link: what is asked, once, and what the others see of it."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.match import claims, match
from kaartbord.match.link import Seat
from kaartbord.match.session import Kept
from page.held import Store

HOST = Seat("human", "Papa", True)
NAMED, NAMELESS = Seat("link", "Oma", False), Seat("link", "", False)
COMPUTER = Seat("computer", "Henk", False)
LEFT = claims.hand_on(Seat("link", "Opa", True), "link", claimed=False)
"""A seat that a grandfather has left, for whoever opens the link."""


@pytest.fixture
def joining(page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module, on a device that keeps nothing yet; `answer` is what is answered, `asked` what was asked."""
    module, store = page_module("sharing.joining"), Store()
    module.asked, module.answer = [], ("", False)

    async def introduce(_: str, name: str | None, *, live: bool) -> tuple[str, bool]:
        if name == "" or live:
            module.asked.append((name == "", live))
            return module.answer
        return "", False

    monkeypatch.setattr(module, "introduce", introduce)
    for keeper in (module, module.setups, module.setups.kept):
        monkeypatch.setattr(keeper, "store", store)
    return module


def at_table(seat: Seat) -> Kept:
    return Kept(match.new("K", GAMES["K"].options({}), 2, seed=1), (HOST, seat), frozenset())


def sat(joining: Any, seat: Seat, *, live: bool = False) -> Seat:
    """The seat once somebody sat down there."""
    game = asyncio.run(joining.sit("nl", at_table(seat), 1, live=live))
    assert game.mine == {1} and game.seats[0] == HOST
    taken: Seat = game.seats[1]
    assert (taken.kind, taken.claimed) == ("link", True)
    return taken


def seen_by_host(before: Seat, after: Seat) -> str:
    """The name that the host's device shows, after the link or a message of who sat down."""
    return claims.merged((HOST, before), (HOST, after), frozenset({0}), newer=False)[1].name


def test_a_name_is_asked_once_on_a_device_and_goes_with_every_seat(joining: Any) -> None:
    joining.answer = ("Kind", False)
    for _ in range(2):
        for before in (NAMELESS, COMPUTER, LEFT):
            after = sat(joining, before)
            assert after.name == seen_by_host(before, after) == "Kind"
    assert joining.asked == [(True, False)]


def test_who_was_invited_by_name_or_comes_back_is_asked_nothing(joining: Any) -> None:
    for seat in (NAMED, NAMED._replace(claimed=True)):
        assert sat(joining, seat).name == "Oma"
    assert joining.asked == []


def test_a_name_may_be_left_out(joining: Any) -> None:
    assert sat(joining, NAMELESS).name == ""
    assert sat(joining, LEFT).name == "Opa"
    assert joining.asked == [(True, False)] * 2


@pytest.mark.parametrize("agrees", [True, False])
def test_live_is_asked_once_at_a_table_and_once_agreed_to_nowhere_else(joining: Any, agrees: bool) -> None:
    key = at_table(NAMED).key
    joining.answer = ("", agrees)
    sat(joining, NAMED, live=True)
    assert asyncio.run(joining.wants_live("nl", key)) is agrees
    assert asyncio.run(joining.wants_live("nl", "game:another")) is agrees
    assert joining.asked == [(False, True)] * (1 if agrees else 2)


def test_a_link_that_wishes_nothing_asks_nothing(joining: Any) -> None:
    sat(joining, NAMED)
    assert joining.asked == []


def test_who_switched_live_off_is_not_taken_back_by_a_link(joining: Any) -> None:
    asyncio.run(joining.note_live("game:one", on=True))
    asyncio.run(joining.note_live("game:one", on=False))
    assert asyncio.run(joining.wants_live("nl", "game:one")) is False
    assert asyncio.run(joining.wants_live("nl", "game:another")) is True
    assert joining.asked == []
