"""Puzzles on the real table: solved after a wrong choice, by touch, by keys and from the accessibility tree."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from kaartbord.games import ENTRIES
from kaartbord.games.toepen.scene.picture import sort_hand
from kaartbord.match.puzzles import series
from kaartbord.match.puzzles.puzzle import SOLVER, Puzzle, read
from kaartbord.text.hints import puzzles
from kaartbord.text.reader import Reader
from playwright.sync_api import expect
from support.browser.device import PHONE, App, Devices, axe_findings
from support.browser.keyboard import press_card
from support.browser.lesson_player import Press, by_keys
from support.browser.site import STORES
from support.catalogue import NL
from support.long import long

ROOT = Path(__file__).resolve().parents[2]


def known(code: str) -> list[Puzzle]:
    """The puzzles of a game, the easiest first."""
    lines = (ROOT / f"web/puzzles/{ENTRIES[code].name.lower()}.txt").read_text("utf-8").splitlines()
    return series.of_theme([read(code, line) for line in lines[1:]], "")


def click(app: App, selector: str) -> None:
    app.locator(selector).first.click()


def by_name(app: App, selector: str) -> None:
    """Press a button as the accessibility tree has it: by its role and name."""
    node = app.locator(selector).first
    name = node.get_attribute("aria-label") or node.inner_text()
    app.get_by_role("button", name=name, exact=True).first.click()


def open_puzzles(app: App, code: str, theme: str, press: Press = click) -> None:
    """Go from the lobby to the first puzzle of a theme."""
    press(app, "#puzzle-open")
    app.locator("#controls[data-asking=yes]").wait_for()
    press(app, "#puzzle-more")
    app.locator(f"dialog [data-arg={code}]").wait_for()
    press(app, f"dialog [data-arg={code}]")
    app.locator(f"dialog [data-arg={theme}]").wait_for()
    press(app, f"dialog [data-arg={theme}]")
    app.locator("#controls[data-asking=yes]").wait_for()


def choose(app: App, rank: int, press: Press) -> None:
    """Make a choice from the list of all of them."""
    app.locator("#controls[data-asking=yes]").wait_for()
    press(app, "#choices [data-do=others]")
    app.locator("dialog [data-do=use]").first.wait_for()
    press(app, f"dialog [data-do=use][data-arg='{rank}']")
    app.locator("#actions [data-do=confirm]").wait_for()
    press(app, "#actions [data-do=confirm]")


def expect_wrong(app: App, puzzle: Puzzle, rank: int) -> None:
    expect(app.locator("#lesson-words")).to_have_text(puzzles.wrong_text(NL, puzzle, rank))


def expect_solved(app: App, puzzle: Puzzle) -> None:
    """See that it is said why, under the names that the table gives."""
    expect(app.locator("#lesson-step")).to_have_text(puzzles.theme_text(NL, puzzle))
    expect(app.locator("#lesson-words")).to_contain_text("Goed gezien: ")
    expect(app.locator("#lesson-words")).to_contain_text(f" {max(puzzle.chances)} %")
    expect(app.locator("#prompt")).to_contain_text(f"{puzzle.lead} % minder")


@pytest.mark.parametrize("way", ["touch", *long("keyboard", "tree")])
def test_a_puzzle_is_solved_after_a_wrong_choice(devices: Devices, way: str) -> None:
    press: Press = {"touch": click, "keyboard": by_keys, "tree": by_name}[way]
    app = devices(viewport=PHONE, reduced_motion="reduce", fresh=True).open()
    first, second, *_ = known("K")
    open_puzzles(app, "K", "every", press)
    expect(app.locator("#lesson-words")).to_have_text(NL.format("puzzle.task"))
    expect(app.locator("#lesson-step")).to_have_text(puzzles.difficulty_text(NL, first))
    wrong = first.ranks[-1]
    choose(app, wrong, press)
    expect_wrong(app, first, wrong)
    press(app, "#actions .gold")
    choose(app, first.ranks[0], press)
    expect_solved(app, first)
    assert axe_findings(app) == []
    press(app, "#actions .gold")
    expect(app.locator("#lesson-step")).to_have_text(puzzles.difficulty_text(NL, second))
    expect(app.locator("#lesson-words")).to_have_text(NL.format("puzzle.task"))
    app.go_back()
    expect(app.locator("#lobby")).to_be_visible()
    expect(app.locator("#games-kept li")).to_have_count(0)
    app.reload()
    app.locator("#puzzle-open").click()
    app.locator("#puzzle-more").click()
    expect(app.locator("dialog [data-arg=K]")).to_contain_text(NL.format("puzzle.solved.count", number=1))


def test_cards_are_played_from_the_hand(devices: Devices) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", fresh=True).open()
    puzzle = next(each for each in known("P") if each.theme in ("take", "save") and len(each.state.hands[SOLVER]) > 2)
    open_puzzles(app, "P", puzzle.theme)
    expect(app.locator("#lesson-step")).to_have_text(puzzles.difficulty_text(NL, puzzle))
    hand = sort_hand(puzzle.state.hands[SOLVER])
    press_card(app, hand.index(puzzle.choices[puzzle.ranks[0]].cards[0]))
    app.locator("#actions .gold").click()
    expect_solved(app, puzzle)


@pytest.mark.long
def test_the_best_choice_is_shown_to_who_asks(devices: Devices) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", fresh=True).open()
    puzzle = known("K")[0]
    open_puzzles(app, "K", "every")
    choose(app, puzzle.ranks[-1], click)
    app.locator("#actions [data-arg=show]").click()
    reader = Reader(NL, ["", "", "", ""], SOLVER)
    expect(app.locator("#lesson-words")).to_have_text(puzzles.reason_of_best(reader, puzzle, found=False))
    app.locator("#actions [data-do=puzzle-more]").click()
    expect(app.locator("dialog [data-arg=K]")).to_contain_text(NL.format("puzzle.solved.count", number=0))


def test_the_day_of_the_device_decides(devices: Devices) -> None:
    """Also where it is tomorrow already; once it is solved, the way leads to others."""
    app = devices(viewport=PHONE, reduced_motion="reduce", fresh=True, timezone_id="Pacific/Auckland")
    app.clock.set_fixed_time("2026-03-02T20:00:00Z")
    app.open()
    day = (date(2026, 3, 3) - date(1970, 1, 1)).days
    code = series.game_of_day(day)
    lines = (ROOT / f"web/puzzles/{ENTRIES[code].name.lower()}.txt").read_text("utf-8").splitlines()[1:]
    puzzle = series.of_day([read(code, line) for line in lines], day)
    app.locator("#puzzle-open").click()
    expect(app.locator(".lesson h1")).to_have_text(NL.format("puzzle.name", game=ENTRIES[code].name))
    expect(app.locator("#lesson-step")).to_have_text(puzzles.difficulty_text(NL, puzzle))
    choose(app, puzzle.ranks[0], click)
    expect_solved(app, puzzle)
    app.go_back()
    app.locator("#puzzle-open").click()
    expect(app.locator("dialog [data-arg=today]")).to_contain_text(ENTRIES[code].name)
    app.locator("dialog [data-arg=today]").click()
    expect(app.locator("#lesson-words")).to_have_text(NL.format("puzzle.task"))


@pytest.mark.long
def test_without_a_store_puzzles_are_solved_as_long_as_the_page_is_open(devices: Devices) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", fresh=True)
    app.add_init_script(STORES["refused"])
    app.open()
    puzzle = known("K")[0]
    open_puzzles(app, "K", "every")
    choose(app, puzzle.ranks[0], click)
    expect_solved(app, puzzle)
    app.locator("#actions [data-do=puzzle-more]").click()
    expect(app.locator("dialog [data-arg=K]")).to_contain_text(NL.format("puzzle.solved.count", number=1))


@pytest.mark.long
def test_puzzles_that_cannot_be_had_are_reported(devices: Devices) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", fresh=True, service_workers="block").open()
    app.allow("ERR_FAILED")
    app.route("**/web/puzzles/*", lambda route: route.abort())
    app.locator("#puzzle-open").click()
    expect(app.locator("#toasts")).to_have_text(NL.format("puzzle.failed"))
    expect(app.locator("#lobby")).to_be_visible()
