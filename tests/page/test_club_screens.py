"""Tests that what is entered faster than the page can draw is not lost."""

import asyncio
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import pytest
from kaartbord.match.tally.page import new_sheet
from kaartbord.match.tournament.tournament import Tournament
from support.catalogue import NL


def without_drawing(module: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip the drawing that the screen would do later."""

    def spawn(work: Coroutine[Any, Any, None]) -> None:
        work.close()

    monkeypatch.setattr(module, "spawn", spawn)


def test_teams_entered_in_a_row_are_all_kept(
    page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    module = page_module("tournament.screen")
    without_drawing(module, monkeypatch)
    screen = module.TournamentScreen(NL, lambda: None, lambda key: None)
    monkeypatch.setattr(screen, "_draw", lambda: None)
    screen.cup = Tournament("key", "NK")
    field = SimpleNamespace(value="", focus=lambda: None, textContent="")
    monkeypatch.setattr(module, "by_id", lambda name: field)
    for name in ("Anna", "Bep", "anna", "Cor"):
        field.value = name
        screen._on_team_entered(MagicMock())
    assert screen.cup.teams == ("Anna", "Bep", "Cor")


@pytest.mark.parametrize(("changed", "teams"), [("a", ("Anna",)), ("b", ()), ("", ("Anna",))])
def test_of_two_tournaments_of_one_name_the_one_that_changed_elsewhere_is_followed(
    page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, changed: str, teams: tuple[str, ...]
) -> None:
    module = page_module("tournament.screen")
    stored = [Tournament("b", "NK"), Tournament("a", "NK", ("Anna",))]
    monkeypatch.setattr(module.tournaments, "list_all", AsyncMock(return_value=stored))
    screen = module.TournamentScreen(NL, lambda: None, lambda key: None)
    monkeypatch.setattr(screen, "_draw", lambda: None)
    screen.cup = Tournament("a", "NK")
    asyncio.run(screen.follow(changed))
    assert (screen.cup.key, screen.cup.teams) == ("a", teams)


def test_behind_the_last_round_come_the_standings(page_module: Callable[[str], Any]) -> None:
    views = page_module("tournament.views")
    cup = Tournament("key", "NK", ("Anna", "Bep", "Cor", "Dirk"))
    ways = [views.view_of_round(cup, number) for number in range(len(cup.rounds) + 1)]
    assert ways == ["1", "2", "3", views.STANDINGS]


def test_two_sides_of_one_name_are_told_apart(page_module: Callable[[str], Any]) -> None:
    module = page_module("tally.screen")
    screen = module.TallyScreen(NL, lambda: None, lambda key: None)
    screen.code, screen.page = "P", new_sheet("P", ["Jan", "jan", ""], 15)
    assert [screen._name(side) for side in range(3)] == ["Jan (rood)", "jan (blauw)", "Geel"]


def test_entries_tapped_in_a_row_are_all_written(
    page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    module = page_module("tally.screen")
    without_drawing(module, monkeypatch)
    screen = module.TallyScreen(NL, lambda: None, lambda key: None)
    monkeypatch.setattr(screen, "_draw", lambda: None)
    screen.page = new_sheet("K", ["", ""], 0)
    for text in ("8", "3", "5"):
        screen._write(text)
    assert screen.page.entries == ("8", "3", "5")
