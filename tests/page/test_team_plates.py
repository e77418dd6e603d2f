"""Whose plate glows at a table of two teams."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.games.okidoki.state import MOVE, TRICK
from kaartbord.scene.okidoki.play import OkiPlay

Import = Callable[[str], Any]


@pytest.mark.parametrize(("phase", "glows"), [(MOVE, [0]), (TRICK, [2])])
def test_the_plate_of_who_is_asked_glows(page_module: Import, phase: str, glows: list[int]) -> None:
    """The turn of a computer whose partner is a person: that one moves the pawns, and plays no card of it."""
    start = GAMES["O"].setup(GAMES["O"].options({}), 4)
    view = start._replace(moves=((0, 8),), phase=phase, turn=2, rounds=1)
    players = SimpleNamespace(view=view, status=SimpleNamespace(owing=[0]))
    turn = page_module("games.team.status")._turn
    assert [chair for chair in range(4) if turn(players, OkiPlay(), chair)] == glows
