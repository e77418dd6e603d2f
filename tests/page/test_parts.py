"""A game without the parts that a game can do without: it is passed over where the others show theirs."""

import asyncio
from collections.abc import Callable
from typing import Any, NoReturn
from unittest.mock import AsyncMock, MagicMock

import pytest
import rule_pages
import tiles
from kaartbord.games import ENTRIES, GAMES, SCORED
from kaartbord.lessons.lessons import LESSONS
from kaartbord.match import match
from kaartbord.match.link import Seat
from kaartbord.match.match import run_steps
from kaartbord.match.setup import seating
from kaartbord.match.setup.draft import from_record
from kaartbord.match.statistics import COUNTS, game_counts, totals
from kaartbord.match.stored import GameSummary
from kaartbord.match.tally import TALLIES
from kaartbord.scene.illustrations.drawn import ILLUSTRATIONS
from kaartbord.scene.illustrations.listed import LISTED
from kaartbord.sealed.dealings import DEALINGS
from kaartbord.text.phrasebooks import PHRASEBOOKS
from support.catalogue import NL
from support.plays import random_play
from support.sessions import session

Modules = Callable[[str], Any]

HUMAN = Seat("human", "Anna", True)

each_game = pytest.mark.parametrize("code", ENTRIES)


@pytest.fixture(autouse=True)
def bare(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Take from the game whatever a game can do without."""

    def gone(*_: str) -> NoReturn:
        raise KeyError(code)

    for parts in (LESSONS, DEALINGS, TALLIES, COUNTS, ILLUSTRATIONS):
        found: dict[str, Any] = {other: parts[other] for other in parts if other != code}
        monkeypatch.setattr(parts, "imported", found)
        monkeypatch.setattr(parts, "_of", gone)
    monkeypatch.delitem(LISTED, code, raising=False)


@each_game
def test_it_is_in_no_list_of_a_part(code: str) -> None:
    for parts in (LESSONS, DEALINGS, TALLIES, COUNTS, ILLUSTRATIONS):
        assert code not in parts and code not in [*parts] and len(parts) < len(SCORED if parts is TALLIES else ENTRIES)


@each_game
def test_nobody_is_asked_whether_its_hands_are_sealed(code: str, page_module: Modules) -> None:
    page = page_module("lobby.setup_form")
    page.radios = MagicMock()
    asked = dict[str, bool]()
    for other in ENTRIES:
        draft = from_record(other, None)._replace(chairs=seating.arrange_chairs("link", 4, {}))
        form = page.SetupForm(MagicMock(messages=NL), draft)
        page.radios.reset_mock()
        form.chairs()
        asked[other] = any(call.args[0] == "hands" for call in page.radios.call_args_list)
        assert form.notice() and not form.complaint()
    assert asked == {other: other in DEALINGS for other in ENTRIES} and not asked[code]


@each_game
@pytest.mark.parametrize("sealed", [True, False])
def test_no_game_of_sealed_hands_leads_to_it(code: str, sealed: bool, page_module: Modules) -> None:
    play, sheet = match.start_match(code, GAMES[code].options({}), 4, 1), page_module("sheets.evening")
    here = MagicMock(match=play.match, play=play, extra_sections=(), **{"history.any_device_can_act": not sealed})
    sheet.choose = AsyncMock(return_value="")
    asyncio.run(page_module("next_game").NextGameFlow(MagicMock(), MagicMock()).choose_game(here))
    offered = sheet.choose.call_args.args[1]
    assert offered == [other for other in (DEALINGS if sealed else ENTRIES) if 4 in ENTRIES[other].seats]
    assert (code in offered) is not sealed


@each_game
def test_its_tile_and_its_menu_lead_to_no_lesson(code: str, page_module: Modules) -> None:
    assert "lesson" not in tiles.tile(PHRASEBOOKS[code])
    assert tiles.with_tiles(tiles.PLACE).count('data-do="lesson"') == len(LESSONS)
    menu, play = page_module("sheets.menu"), match.start_match(code, GAMES[code].options({}), 4, 1)
    menu.open_sheet, menu.wait_for_answer, menu._entry = MagicMock(), AsyncMock(return_value=""), MagicMock()
    asyncio.run(menu.open_menu(NL, session(play, *[HUMAN] * 4, mine={0}), (), ()))
    entries = [call.args[1] for call in menu._entry.call_args_list]
    assert "rules" in entries and "lesson" not in entries


@each_game
def test_its_page_of_rules_has_no_illustration(code: str) -> None:
    assert "<picture" not in rule_pages.page(NL, code)


@each_game
def test_its_games_count_and_nothing_in_them(code: str) -> None:
    info = GAMES[code].INFO
    play = random_play(match.Match(code, info.version, GAMES[code].options({}), 4, 3))
    done = run_steps(game_counts.count_steps(play, (HUMAN,) * 4, frozenset({0})))
    assert not done.numbers and game_counts.decode_counts(game_counts.encode_counts(done, 7), code, 7) == done
    entry = GameSummary("a", code, ("Ik", "Wim", "Anna", "Bep"), frozenset({0}), (), 1)
    statistics = totals.statistics_of([totals.CountedGame(entry, done)])
    assert statistics.row.played.number == 1 and statistics.games[code].counts == {}
