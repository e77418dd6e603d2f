"""Tests of every puzzle of every game, of the one of each day, and of those that follow."""

from pathlib import Path

import pytest
from kaartbord.games import ENTRIES, GAMES, PUZZLE_ORDER
from kaartbord.match.puzzles import series
from kaartbord.match.puzzles.puzzle import LEAD, SOLVER, STEPS, Puzzle, read, write
from kaartbord.text import LANGUAGE_CODES, MESSAGES
from kaartbord.text.hints import puzzles
from kaartbord.text.hints.themes import THEMES
from kaartbord.text.reader import Reader

FOLDER = Path(__file__).resolve().parents[2] / "web/puzzles"

MOST_BYTES = 200_000
"""Of all files, as they are; a browser is sent a third of it."""

FEWEST = 20
"""Puzzles of a game."""


def lines(code: str) -> list[str]:
    """The lines of a game's file, without its first."""
    return (FOLDER / f"{ENTRIES[code].name.lower()}.txt").read_text("utf-8").splitlines()[1:]


BY_GAME = {code: [read(code, line) for line in lines(code)] for code in PUZZLE_ORDER}
ALL = [puzzle for found in BY_GAME.values() for puzzle in found]

each_puzzle = pytest.mark.parametrize("puzzle", ALL, ids=[f"{puzzle.code}-{puzzle.key}" for puzzle in ALL])
each_game = pytest.mark.parametrize("code", [*PUZZLE_ORDER])


@each_puzzle
def test_a_puzzle_is_a_position_in_which_the_solver_has_the_choice(puzzle: Puzzle) -> None:
    game = GAMES[puzzle.code]
    assert game.write(puzzle.state) == puzzle.position
    assert game.to_move(puzzle.state)[0] == SOLVER
    assert len(puzzle.chances) == len(puzzle.choices) > 1


@each_puzzle
def test_one_choice_is_clearly_best(puzzle: Puzzle) -> None:
    best, *others = sorted(puzzle.chances, reverse=True)
    assert 100 >= best >= others[0] + LEAD >= others[-1] + LEAD >= LEAD
    assert puzzle.lead == best - others[0]


@each_puzzle
def test_no_other_choice_leads_to_the_same(puzzle: Puzzle) -> None:
    game, choices = GAMES[puzzle.code], puzzle.choices
    after = {rank: game.play(puzzle.state, action) for rank, action in enumerate(choices)}
    best = puzzle.ranks[0]
    assert [rank for rank in after if rank != best and after[rank] == after[best]] == []


@each_puzzle
def test_a_puzzle_has_a_theme_of_its_game_and_a_difficulty(puzzle: Puzzle) -> None:
    assert puzzle.theme in {theme.name for theme in THEMES[puzzle.code]} - {""}
    assert puzzle.difficulty in STEPS


@each_puzzle
def test_its_line_is_read_as_it_was_written(puzzle: Puzzle) -> None:
    assert read(puzzle.code, write(puzzle)) == puzzle


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
@each_game
def test_every_puzzle_is_explained(code: str, lang: str) -> None:
    reader = Reader(MESSAGES[lang], [""] * 4, SOLVER)
    for puzzle in BY_GAME[code]:
        why = puzzles.reason_of_best(reader, puzzle, found=True)
        assert f"{max(puzzle.chances)}" in why
        assert str(puzzle.lead) in puzzles.second_best(reader, puzzle)
        assert why != puzzles.reason_of_best(reader, puzzle, found=False)
        assert puzzles.theme_text(reader.messages, puzzle)
        assert str(puzzle.difficulty) in puzzles.difficulty_text(reader.messages, puzzle)


@each_game
def test_a_game_has_puzzles_of_all_kinds(code: str) -> None:
    found = BY_GAME[code]
    assert len(found) >= FEWEST
    assert len({puzzle.position for puzzle in found}) == len({puzzle.key for puzzle in found}) == len(found)
    assert {puzzle.difficulty for puzzle in found} == {*STEPS}
    assert sum(len(series.of_theme(found, theme)) for theme in series.themes(found)) == len(found)


def test_they_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= MOST_BYTES


# ---- which comes next


def test_every_day_has_a_puzzle_and_every_game_its_turn() -> None:
    days = range(20_000, 20_000 + len(PUZZLE_ORDER) * max(map(len, BY_GAME.values())))
    assert {series.game_of_day(day) for day in days[: len(PUZZLE_ORDER)]} == {*PUZZLE_ORDER}
    seen = {series.of_day(BY_GAME[series.game_of_day(day)], day) for day in days}
    assert seen == {*ALL}


def test_one_day_is_not_the_next() -> None:
    assert all(series.game_of_day(day) != series.game_of_day(day + 1) for day in range(10))


def test_the_easiest_come_first() -> None:
    steps = [puzzle.difficulty for puzzle in series.of_theme(BY_GAME["K"], "")]
    assert steps == sorted(steps)


def test_after_one_comes_the_next_that_is_not_solved() -> None:
    first, second, third, *_ = BY_GAME["K"]
    few = [first, second, third]
    assert series.following(few, set()) is first
    assert series.following(few, set(), first) is second
    assert series.following(few, {second.key}, first) is third
    assert series.following(few, {second.key}, third) is first
    assert series.following(few, {puzzle.key for puzzle in few}, third) is first
    assert series.following(few, set(), BY_GAME["T"][0]) is first
