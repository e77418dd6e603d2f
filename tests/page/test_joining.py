"""Sitting down at a seat of a link: what is asked, once, and what the others see of it."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.match import claims, match
from kaartbord.match.link import Seat
from kaartbord.match.session.history import OpenHistory
from kaartbord.match.session.saved_game import SavedGame
from page.held import Store
from support.catalogue import NL

HOST = Seat("human", "Papa", True)
NAMED, NAMELESS = Seat("link", "Oma", False), Seat("link", "", False)
COMPUTER = Seat("computer", "Henk", False)
LEFT = claims.hand_over(Seat("link", "Opa", True), "link", claimed=False)
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
    for keeper in (module, module.setups, module.setups.stored_games):
        monkeypatch.setattr(keeper, "store", store)
    return module


def at_table(seat: Seat) -> SavedGame:
    return SavedGame(OpenHistory(match.start_match("K", GAMES["K"].options({}), 2, seed=1)), (HOST, seat), frozenset())


def sat(joining: Any, seat: Seat, *, introduced: bool = False) -> Seat:
    """The seat once somebody sat down there."""
    game = asyncio.run(joining.sit(NL, lambda: at_table(seat), 1, introduced=introduced))
    assert game.mine == {1} and game.seats[0] == HOST
    taken: Seat = game.seats[1]
    assert (taken.kind, taken.claimed) == ("link", True)
    return taken


def seen_by_host(before: Seat, after: Seat) -> str:
    """The name that the host's device shows, after the link or a message of who sat down."""
    return claims.merge_seats((HOST, before), (HOST, after), frozenset({0}), newer=False)[1].name


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


def goes_live(joining: Any, seat: Seat = NAMED, *, game: str = "", mine: frozenset[int] = frozenset()) -> bool:
    """Return whether somebody who opened an invitation to live play goes live."""
    seed = 2 if game else 1
    table = at_table(seat)._replace(
        history=OpenHistory(match.start_match("K", GAMES["K"].options({}), 2, seed=seed)), mine=mine
    )
    return bool(asyncio.run(joining.wants_live(NL, table)))


@pytest.mark.parametrize("agrees", [True, False])
def test_live_is_asked_once_at_a_table_and_once_agreed_to_nowhere_else(joining: Any, agrees: bool) -> None:
    joining.answer = ("", agrees)
    assert goes_live(joining) is agrees
    assert goes_live(joining) is agrees
    assert goes_live(joining, game="another") is agrees
    assert joining.asked == [(False, True)] * (1 if agrees else 2)


def test_who_comes_to_play_live_is_asked_for_a_name_with_the_same_tap(joining: Any) -> None:
    joining.answer = ("Kind", True)
    assert goes_live(joining, NAMELESS)
    assert joining.asked == [(True, True)]
    assert sat(joining, NAMELESS, introduced=True).name == "Kind"
    assert goes_live(joining, NAMELESS, game="another")
    assert joining.asked == [(True, True)]


def test_a_name_that_was_left_out_is_not_asked_for_at_the_seat_again(joining: Any) -> None:
    joining.answer = ("", True)
    for _ in range(2):
        assert goes_live(joining, NAMELESS)
    assert sat(joining, NAMELESS, introduced=True).name == ""
    assert joining.asked == [(True, True)]


def test_who_plays_already_is_asked_for_no_name(joining: Any) -> None:
    joining.answer = ("", True)
    assert goes_live(joining, NAMELESS, mine=frozenset({0}))
    assert joining.asked == [(False, True)]


def test_by_link_nothing_is_asked_of_live(joining: Any) -> None:
    sat(joining, NAMED)
    assert joining.asked == []


def test_who_switched_live_off_is_not_taken_back_by_a_link(joining: Any) -> None:
    asyncio.run(joining.note_live(at_table(NAMED).key, on=True))
    asyncio.run(joining.note_live(at_table(NAMED).key, on=False))
    assert goes_live(joining) is False
    assert goes_live(joining, game="another") is True
    assert joining.asked == []


def answering(joining: Any, monkeypatch: pytest.MonkeyPatch, *seats: int) -> list[list[bool]]:
    """Have seats chosen one after the other; what was free each time."""
    seen, answers = list[list[bool]](), iter(seats)

    async def ask(_: str, offered: Any, *__: Any, **___: Any) -> int:
        seen.append([not seat.claimed for seat in offered])
        return next(answers)

    monkeypatch.setattr(joining.seat_choice, "ask", ask)
    return seen


def test_a_seat_that_somebody_took_while_a_name_was_written_is_not_taken_from_them(
    joining: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = match.start_match("K", GAMES["K"].options({}), 4, seed=1)
    seats = [(HOST, NAMELESS, NAMELESS, NAMED), (HOST, claims.claim((NAMELESS,), 0)[0], NAMELESS, NAMED)]
    game = [SavedGame(OpenHistory(table), seats[0], frozenset())]

    async def introduce(*_: Any, **__: Any) -> tuple[str, bool]:
        game[0] = game[0]._replace(seats=seats[1])
        return "Kind", False

    monkeypatch.setattr(joining, "introduce", introduce)
    offered = answering(joining, monkeypatch, 1, 2)
    sat_down = asyncio.run(joining.take_seat(NL, lambda: game[0]))
    assert offered == [[False, True, True, True], [False, False, True, True]]
    assert sat_down.mine == {2} and [seat.claimed for seat in sat_down.seats] == [True, True, True, False]
    assert sat_down.seats[1] == seats[1][1]
