"""Who plays at a sealed table, without a browser."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from kaartbord.match import evening
from kaartbord.match.link import Seat
from kaartbord.match.session import Kept, fragment_of
from kaartbord.sealed.group import Group
from kaartbord.sealed.local import Local
from kaartbord.sealed.table import FIRST, LEAN
from page.held import Store
from sealed.tables import SMALL
from sealed.test_local import Party

SEATS = (Seat("human", "Jan", True), Seat("link", "Piet", False), Seat("link", "Bep", False))


@pytest.fixture
def sealed(page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module, on a device that keeps nothing yet and answers every question with yes."""

    async def group() -> Group:
        return SMALL

    async def yes(*_: object) -> bool:
        return True

    module = page_module("sharing.sealed")
    monkeypatch.setattr(module.locks, "group", group)
    for question in ("ask_here", "ask_on"):
        monkeypatch.setattr(module.arrivals, question, yes)
    monkeypatch.setattr(module.kept, "store", Store())
    monkeypatch.setattr(module.kept, "Date", SimpleNamespace(now=lambda: 100))
    return module


def game(local: Local, *mine: int) -> Kept:
    seats = tuple(
        who._replace(claimed=seat in local.table.joined)
        for seat, who in enumerate(SEATS[: local.terms.seats])
    )
    return Kept(local.play(), seats, frozenset(mine), waits=local.owing(), sealed=local)


def test_who_opens_the_key_of_a_player_plays_that_seat_too_and_says_what_it_owes(sealed: Any) -> None:
    """So a game goes on from which somebody has to leave."""
    party = Party("P", (0,), (1,), (2,))
    while party.locals[1].owing() != (1,) or party.locals[1].can_choose(1) or party.sent < 3:
        assert party.hop()
    jan, piet, _ = (game(local, seat) for seat, local in enumerate(party.locals))
    key = fragment_of(piet, restores=True)
    both = asyncio.run(sealed.go_on("nl", jan, sealed.read(key)))
    assert both.mine == {0, 1}
    owing = both.sealed.owing()
    assert 1 not in owing or both.sealed.can_choose(1), "nothing is owed that nobody has to choose"
    assert both.sealed.known() > jan.sealed.known()


def test_those_who_played_take_their_seats_in_the_next_game_without_being_asked(sealed: Any) -> None:
    party = Party("P", (0,), (1,), house={"limit": 5})
    party.play(5000)
    jan, piet = (game(local, seat) for seat, local in enumerate(party.locals))

    async def page() -> None:
        following = await sealed.next_begun(
            jan, "K", sealed.GAMES["K"].options({"guarantee_start_card": True})
        )
        assert following.match.game == "K" and following.mine == {0}
        assert len(evening.of(following.more, 2).results) == 1
        arrived = sealed.read(fragment_of(following))
        assert sealed.leads_on(piet, arrived) and not sealed.leads_on(following, arrived)
        followed = await sealed.followed(piet, arrived)
        assert followed.mine == {1} and followed.sealed.said() == 1
        await sealed.kept.keep(piet, fragment_of(piet))
        joined = await sealed.first_seen("nl", arrived, ready=None)
        assert joined.mine == {1} and joined.sealed.said() == 1

    asyncio.run(page())


@pytest.mark.parametrize("form", [FIRST, LEAN])
def test_the_game_goes_on_without_who_does_not_come_back(sealed: Any, form: int) -> None:
    """The board stays; a computer of the first device that is left plays the seat, and the others follow."""
    party = Party("P", (0,), (1,), (2,), form=form)
    while party.locals[0].table.playing < 2:
        party.hop()
    party.play(party.sent + 4)
    _, piet, bep = (game(local, seat) for seat, local in enumerate(party.locals))

    async def page() -> None:
        begun = await sealed.gone_on(piet, {0})
        assert [who.kind for who in begun.seats] == ["computer", "human", "link"]
        assert begun.mine == {1} and begun.sealed.devices.keys() == {0, 1}
        assert begun.play.state == piet.sealed.table.start != piet.play.state
        arrived = sealed.read(fragment_of(begun))
        assert sealed.leads_on(bep, arrived) and not sealed.leads_on(jan_elsewhere(), arrived)
        followed = await sealed.followed(bep, arrived)
        assert followed.mine == {2} and followed.sealed.said() == 1
        await sealed.kept.keep(bep, fragment_of(bep))
        joined = await sealed.first_seen("nl", arrived, ready=lambda: None)
        assert joined.mine == {2} and joined.sealed.said() == 1, "who played is not asked who they are"
        assert [entry.waits for entry in await sealed.kept.list_all()] == [()], "the old game is done with"
        on = await sealed.go_on("nl", begun, sealed.read(fragment_of(followed)))
        assert on.sealed.table.joined.keys() == {0, 1, 2}

    def jan_elsewhere() -> Kept:
        other = Party("P", (0,), (1,), (2,), seed=2)
        other.play(30)
        return game(other.locals[0], 0)

    asyncio.run(page())
