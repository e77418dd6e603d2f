"""The menu of the table, without a browser."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import pytest
from kaartbord.match import claims
from kaartbord.match.link import Seat
from kaartbord.text import LANGUAGE_CODES, MESSAGES
from kaartbord.text.reader import Reader
from support.catalogue import NL
from support.sessions import begun, session

Modules = Callable[[str], Any]


@pytest.fixture
def menu(page_module: Modules) -> Any:
    """The module, without a browser."""
    return page_module("sheets.menu")


def test_every_item_stands_in_one_group_and_has_an_icon_and_an_explanation(menu: Any, page_module: Modules) -> None:
    icons = page_module("ui.svg")
    items = [name for names in menu.GROUPS.values() for name in names]
    assert len(items) == len({*items}) and {*items} >= menu.ICONS.keys()
    for picture in (menu.ICONS.get(name, name) for name in items):
        icons.icon(picture)
    for lang in LANGUAGE_CODES:
        assert all(MESSAGES[lang].format(f"menu.group.{group}") for group in menu.GROUPS)
        assert all(MESSAGES[lang].format(f"menu.{name}.why").endswith(".") for name in items)


def test_what_a_game_adds_has_a_place(menu: Any, page_module: Modules) -> None:
    faces = page_module("games.faces").FACES
    menu_items = {name for face in faces.values() for name in face.scenery.menu_items}
    assert menu_items == set(menu.GAME_ITEMS)


@pytest.mark.parametrize(("others", "told"), [("computer", False), ("link", True), ("human", True)])
def test_the_menu_says_where_no_turn_is_taken_back(menu: Any, others: Any, told: bool) -> None:
    seats = [Seat("human", "Anna", True), *[Seat(others, "", True)] * 3]
    game, said = session(begun(), *seats, mine={0}), list[str]()
    menu.open_sheet, menu.wait_for_answer = MagicMock(), AsyncMock(return_value="")
    menu.el = lambda *_, text="", **__: said.append(text)
    asyncio.run(menu.open_menu(NL, game, (), ()))
    assert game.is_solo is not told
    assert (NL.format("menu.no_undo") in said) is told


def test_who_may_not_change_seats_reads_who_plays_each(menu: Any) -> None:
    people = [Seat("link", name, name != "Vera") for name in ("Opa", "Oma", "Kind", "Papa", "Vera")]
    game, said = session(begun(seats=6), *people, Seat("computer", "", True), mine={0}, is_spectator=True), []
    menu.open_sheet, menu.seat_line = (
        MagicMock(),
        lambda _, messages, seat, state: said.append(messages.format(state)),
    )
    menu.show_seats(game, NL, [{1}, {2}])
    assert said == ["is hier", "is hier", "is even weg", "speelt mee", "vrij", "computer"]


@pytest.mark.parametrize(
    ("watch", "anybody", "opened"),
    [(False, True, "open_seats"), (True, True, "show_seats"), (False, False, "show_seats")],
)
def test_seats_change_hands_at_open_tables_by_who_plays_there(
    menu: Any, page_module: Modules, watch: bool, anybody: bool, opened: str
) -> None:
    here = MagicMock()
    here._session.is_spectator, here._session.history.any_device_can_act = watch, anybody
    menu.open_seats, menu.show_seats = MagicMock(), MagicMock()
    page_module("participants").Participants.show_seats(here)
    ways = {"open_seats": menu.open_seats, "show_seats": menu.show_seats}
    assert [name for name, way in ways.items() if way.called] == [opened]


@pytest.mark.parametrize("is_open", [True, False])
def test_a_table_that_was_left_shows_nothing_of_who_comes_and_goes(page_module: Modules, is_open: bool) -> None:
    here = MagicMock()
    here._is_open.return_value = is_open
    page_module("participants").Participants.presence_changed(here)
    assert here._table.presence_changed.called is is_open


@pytest.mark.parametrize(("left", "name"), [("away", "Jan"), ("computer", "Jan"), ("away", "")])
def test_who_moves_to_another_seat_takes_the_name_along(menu: Any, page_module: Modules, left: str, name: str) -> None:
    """Also on the devices of others, whose link is as old as ours was."""
    before = tuple(Seat("link", who, who != "Piet") for who in (name, "Wim", "Piet", "Bep"))
    emblem = "boat" if name else ""
    before = (before[0]._replace(emblem=emblem), *before[1:])
    game, heard = session(begun(), *before, mine={0}), list[Any]()

    def changing(field: str, value: str) -> Any:
        node = MagicMock(value=value)
        node.name = field
        return node

    async def chosen(_: Any) -> str:
        for change in (("seat-2", "here"), ("seat-0", left)):
            heard[0](changing(*change))
        return "done"

    def sheet(*_: Any, changed: Any, **__: Any) -> None:
        heard.append(changed)

    menu.open_sheet, menu.wait_for_answer, reseat = sheet, chosen, MagicMock()
    reader = Reader(NL, [who.name for who in before], 0)
    asyncio.run(menu.open_seats(game, reader, reseat, [set(), set()], MagicMock()))
    seats, mine = reseat.call_args.args
    assert mine == {2}
    known = claims.merge_seats(before, seats, frozenset({1}), newer=False)
    for here in (seats, known):
        assert [who.name for who in here] == ["", "Wim", name or "Piet", "Bep"]
        assert (here[0].emblem, here[2].emblem) == ("", emblem)
        assert (here[0].claimed, here[2].claimed) == (False, True)


def test_others_read_that_the_computer_plays_at_the_seat_that_was_left_and_not_for_who_moved(
    page_module: Modules,
) -> None:
    module, said = page_module("table.seats"), list[str]()
    module.toast = said.append
    before = tuple(Seat("link", who, bool(who)) for who in ("Jan", "Wim", "", "Bep"))
    reader = Reader(NL, [who.name for who in before], 1)
    display = SimpleNamespace(session=SimpleNamespace(seats=before), reader=reader)
    table = module.SeatChanges(display, MagicMock(), MagicMock(), MagicMock())
    moved = Seat("computer", "", False), before[1], before[0], before[3]
    stood_in = *before[:3], before[3]._replace(kind="computer")
    for seats in (moved, stood_in, before):
        table.announce_computers(seats)
    assert said == ["De computer speelt nu voor Rood.", "De computer speelt nu voor Bep."]
