"""Tests of the plate that glows at a table of two teams, and of the names of its teams."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.games.okidoki.rules.state import MOVE, TRICK
from kaartbord.games.okidoki.scene.play import OKIDOKI
from kaartbord.rules.protocol import Action
from kaartbord.scene.presentation import Presentation

Import = Callable[[str], Any]


@pytest.mark.parametrize(("phase", "glows"), [(MOVE, [0]), (TRICK, [2])])
def test_the_plate_of_who_is_asked_glows(page_module: Import, phase: str, glows: list[int]) -> None:
    """The turn of a computer whose partner is a person: that one moves the pawns, and plays no card of it."""
    start = GAMES["O"].setup(GAMES["O"].options({}), 4)
    view = start._replace(moves=((0, 8),), phase=phase, turn=2, rounds=1)
    players = SimpleNamespace(view=view, status=SimpleNamespace(due_seats=[0]))
    turn = page_module("tricks.page.status")._turn
    assert [chair for chair in range(4) if turn(players, OKIDOKI, chair)] == glows


@pytest.mark.parametrize(
    ("seats", "me", "names", "called"),
    [
        (2, 0, ("Jij", "Wim"), ["Jij", "Wim"]),
        (2, 1, ("Wim", "Jij"), ["Wim", "Jij"]),
        (2, 0, ("Jij", ""), ["Jij", "De ander"]),
        (2, None, ("Wim", "Bep"), ["Jij", "De ander"]),
        (4, 0, ("Jij", "Wim", "Anna", "Truus"), ["Jij", "De ander"]),
    ],
)
def test_the_other_one_of_two_players_is_called_by_name(
    page_module: Import, seats: int, me: int | None, names: tuple[str, ...], called: list[str]
) -> None:
    seen = Presentation(GAMES["O"].setup(GAMES["O"].options({}), seats), 0, me, names)
    words = ("jij", "de ander") if me != 1 else ("de ander", "jij")
    said = page_module("tricks.page.status").team_name
    assert [said(seen, side, me, words[side]).strip("\u2068\u2069") for side in (0, 1)] == called


def test_the_list_of_all_choices_draws_where_pawns_go(page_module: Import, monkeypatch: pytest.MonkeyPatch) -> None:
    """By field, A before B: the row and the place in it."""
    status = page_module("toedeloe.page.status")
    monkeypatch.setattr(status, "el", lambda _, *spots, **__: SimpleNamespace(spots=spots, style=SimpleNamespace()))

    def drawn(*cells: int) -> list[list[str]]:
        action = Action("place", b"", tuple((0, cell) for cell in cells))
        return [[spot.style.gridArea for spot in field.spots] for field in status.maps(action)]

    assert drawn() == []
    assert drawn(6, 7) == [["1 / 7", "2 / 1"]]
    assert drawn(83, 0) == [["1 / 1"], ["6 / 7"]]
