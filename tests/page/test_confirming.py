"""Which turns of a race are played at a tap on their square, and which wait for the button in gold."""

import sys
from collections.abc import Callable
from random import Random
from typing import Any
from unittest.mock import MagicMock

import pytest
from kaartbord.games import GAMES
from kaartbord.match import match
from kaartbord.match.link import Seat
from kaartbord.match.match import Play
from kaartbord.rules.protocol import Action
from kaartbord.scene import choosing
from kaartbord.scene.choosing import Picked
from kaartbord.scene.presentation import Presentation, TableStatus
from kaartbord.scene.shapes import Shape

Import = Callable[[str], Any]
KEEZBORD = GAMES["K"]


def turn(wanted: Callable[[Action], bool]) -> tuple[Play, Action]:
    """A game that has come to where somebody may choose such a turn of one part."""
    random, play = Random(1), match.new("K", KEEZBORD.options({}), 4, 1)
    while play.due:
        legal = KEEZBORD.legal(play.state, play.due[0].seat)
        for action in legal:
            if action.kind == "play" and wanted(action):
                return play, action
        play = match.choose(play, play.due[0].seat, random.choice(legal))
    raise AssertionError("it never came to that")


def tapped(page_module: Import, wanted: Callable[[Action], bool], *, sure: bool = True, **table: Any) -> bool:
    """Whether the turn is played when its square is tapped; if not, the button in gold plays it."""
    sys.modules["js"].window = MagicMock(innerWidth=390.0, innerHeight=844.0)  # type: ignore[attr-defined]
    module = page_module("games.race.stage")
    settings = page_module("storage.settings").Settings(confirm=table.get("confirm", "parts"))
    stage = module.RaceStage(KEEZBORD, settings, MagicMock())
    stage.settle, stage.redraw, stage._show_choice = MagicMock(), MagicMock(), MagicMock()
    (play, action), yard = turn(wanted), 80
    seat = play.due[0].seat
    stage.seen = Presentation(KEEZBORD.view(play.state, seat), seat, seat, ("a", "b", "c", "d"))
    stage.legal, stage.company = KEEZBORD.legal(play.state, seat), table.get("company", False)
    pawn, to = choosing.parts_of(action, yard)[0]
    stage.picked = Picked(action.cards[0], (), pawn)
    stage._pick_shape(Shape(f"target:{to}", "target", 0, 0, 0.4, cell=to), sure)
    if not stage.settle.called:
        stage.confirm()
        stage.settle.assert_called_once_with(action)
        return False
    stage.settle.assert_called_once_with(action)
    return True


def walk(action: Action) -> bool:
    return action.cards[0] >> 2 in (2, 3, 6, 8)


def test_a_walk_to_a_square_that_stands_apart_is_played_at_once(page_module: Import) -> None:
    assert tapped(page_module, walk)


@pytest.mark.parametrize("table", [{"sure": False}, {"company": True}, {"confirm": "always"}], ids=str)
def test_it_is_confirmed_near_another_with_company_and_where_that_is_wished(
    page_module: Import, table: dict[str, Any]
) -> None:
    assert not tapped(page_module, walk, **table)


def test_a_swap_is_confirmed(page_module: Import) -> None:
    assert not tapped(page_module, lambda action: choosing.is_swap(action.cards[0]))


def test_there_is_company_where_more_than_one_person_plays_here_or_elsewhere() -> None:
    def company(*kinds: Any) -> bool:
        return TableStatus([Seat(kind, "", False) for kind in kinds], (), -1, 0).company

    assert not company("human", "computer") and not company("link", "computer", "computer")
    assert company("human", "human") and company("computer", "link", "human")
