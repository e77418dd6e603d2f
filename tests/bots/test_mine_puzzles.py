"""Tests of the search for puzzles, on a few games."""

from itertools import count
from math import inf
from pathlib import Path

import mine_puzzles
import pytest
from kaartbord.games import GAMES
from kaartbord.match.puzzles.puzzle import LEAD, SOLVER, Puzzle
from kaartbord.rules.cards import parse


def mined(seed: int, wanted: int) -> list[Puzzle]:
    """Puzzles of Toepen from this seed on; the games are short."""
    found: list[Puzzle] = []
    mine_puzzles.mine("P", count(seed), found, wanted, inf)
    return found


def test_the_same_seeds_give_the_same_puzzles() -> None:
    first = mined(0, 2)
    assert first == mined(0, 2)
    assert len(first) >= 2
    assert all(puzzle.lead >= LEAD for puzzle in first)


def test_what_was_found_stands_in_the_file_from_the_same_seeds() -> None:
    _, kept = mine_puzzles.load("P")
    assert {puzzle.position for puzzle in mined(0, 1)} & {puzzle.position for puzzle in kept}


def test_choices_that_lead_to_the_same_are_level() -> None:
    """Jack and queen of one suit, with nothing between them, at Toepen."""
    state = GAMES["P"].read(
        "toepen 3 | points 3 0 2 | start 3 0 2 | status in in in | hands Js Qs Th Td / 7c 8d 9d Ah / 8h 9s Qc Kd"
        " | marks l l l | aside / / | under | shown | played / / | owed 0 0 0 | folds 0 0 0"
        " | stake 1 raised 0 toeper - washer - claim - | leader 0 turn 0 tricks 0 length 4"
        " | dealer 2 winner - crosses 0 rounds 4 | phase trick queue"
    )
    legal = [action.cards for action in GAMES["P"].legal(state, SOLVER)]
    chances = mine_puzzles.examine("P", GAMES["P"].view(state, SOLVER), b"test", 400)
    jack, queen = (chances[legal.index(parse(card))] for card in ("Js", "Qs"))
    assert abs(jack - queen) < LEAD


def test_there_is_room_for_puzzles_of_every_kind() -> None:
    _, kept = mine_puzzles.load("K")
    one = kept[0]._replace(chances=(90, 10, 20))
    assert mine_puzzles.has_room([], one, 10)
    assert not mine_puzzles.has_room([one] * 3, one, 10), "too many of its theme"
    assert not mine_puzzles.has_room([one._replace(theme="other")] * 5, one, 10), "too many as hard"
    pair = one._replace(chances=(90, 10))
    others = [pair._replace(theme="other", difficulty=9)] * 4
    assert mine_puzzles.has_room(others, one, 10)
    assert not mine_puzzles.has_room(others, pair, 10), "too many are guessed"


def test_a_file_says_where_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mine_puzzles, "FOLDER", tmp_path)
    assert mine_puzzles.load("P") == (0, [])
    monkeypatch.setattr("sys.argv", ["mine_puzzles.py", "--game", "P", "--wanted", "1", "--minutes", "5"])
    mine_puzzles.main()
    seed, kept = mine_puzzles.load("P")
    assert seed > 0 and kept == mined(0, 1)
    mine_puzzles.main()
    assert mine_puzzles.load("P") == (seed, kept)
