"""Walking over a board by keys."""

from __future__ import annotations

import pytest
from kaartbord.scene import board_rows
from kaartbord.scene.board_rows import BoardSquare, SquareRow

LONG, SHORT = 4, 2


def row(title: str, size: int, picks: dict[int, str] | None = None) -> SquareRow:
    able = picks or {}
    return SquareRow(title, tuple(BoardSquare(f"{title} {n}", "", (n, 0.0), 0.5, able.get(n, "")) for n in range(size)))


ROWS = (row("a", LONG, {1: "pawn:0"}), row("b", SHORT, {1: "target:5"}))


@pytest.mark.parametrize(
    ("key", "at", "there"),
    [
        ("ArrowRight", 0, 1),
        ("ArrowRight", 3, 4),
        ("ArrowRight", 5, 0),
        ("ArrowLeft", 0, 5),
        ("ArrowDown", 1, 5),
        ("ArrowDown", 3, 5),
        ("ArrowUp", 4, 0),
        ("ArrowUp", 0, 4),
        ("Home", 5, 4),
        ("End", 1, 3),
        ("PageDown", 1, 5),
        ("PageDown", 5, 1),
        ("PageUp", 0, 5),
        ("a", 0, None),
    ],
)
def test_keys_walk_over_the_squares(key: str, at: int, there: int | None) -> None:
    assert board_rows.square_for_key(ROWS, at, key) == there


def test_with_control_the_ends_are_those_of_the_board() -> None:
    assert board_rows.square_for_key(ROWS, 4, "Home", control=True) == 0
    assert board_rows.square_for_key(ROWS, 1, "End", control=True) == 5


def test_without_a_choice_there_is_none_to_go_to() -> None:
    assert board_rows.square_for_key((row("a", LONG),), 2, "PageDown") is None


def test_what_can_be_done_is_heard_before_what_stands_there() -> None:
    square = BoardSquare("geel 5", "jouw pion", (0.0, 0.0), 0.5, "pawn:1", "kies deze pion")
    assert square.spoken == "geel 5, kies deze pion, jouw pion"
    assert square._replace(words="", choice="").spoken == "geel 5"


def test_the_stop_goes_to_what_has_become_possible_and_to_squares_before_pawns() -> None:
    nothing, able = row("a", LONG).squares, row("a", LONG, {0: "pawn:1", 2: "pawn:2"}).squares
    further = row("a", LONG, {0: "pawn:1", 2: "pawn:2", 3: "target:3"}).squares
    assert board_rows.next_focus(nothing, able, 1) == 2
    assert board_rows.next_focus(able, further, 0) == 3
    assert board_rows.next_focus(nothing, further, 0) == 3
    assert board_rows.next_focus(able, able, 1) == 2
    assert board_rows.next_focus(able, nothing, 1) == 1


NUMBERED = (
    SquareRow(
        "a",
        tuple(BoardSquare(n, "", (0.0, 0.0), 0.5, picks, "", n) for n, picks in (("1", ""), ("2", "x"), ("12", ""))),
    ),
    SquareRow(
        "b",
        tuple(BoardSquare(n, "", (1.0, 0.0), 0.5, picks, "", n) for n, picks in (("3", ""), ("12", "x"), ("2", ""))),
    ),
    SquareRow(
        "c", (BoardSquare("start", "", (2.0, 0.0), 0.5, "x"), BoardSquare("30", "", (2.0, 1.0), 0.5, "", "", "30"))
    ),
)


@pytest.mark.parametrize(
    ("keys", "at", "there"),
    [("1", 5, 0), ("12", 0, 4), ("122", 4, 1), ("2", 0, 1), ("22", 0, 1), ("30", 0, 7), ("301", 0, 0)],
)
def test_a_number_is_found_best_where_something_can_be_chosen(keys: str, at: int, there: int) -> None:
    text = ""
    for key in keys:
        text, found = board_rows.find_by_number(NUMBERED, at, text, key)
        assert found is not None
        at = found
    assert at == there


def test_the_same_number_again_is_the_next_one() -> None:
    rows = (SquareRow("a", tuple(BoardSquare("5", "", (n, 0.0), 0.5, "", "", "5") for n in range(3))),)
    assert board_rows.find_by_number(rows, 0, "5", "5") == ("5", 1)
    assert board_rows.find_by_number(rows, 2, "5", "5") == ("5", 0)


def test_what_is_no_number_of_the_board_leads_nowhere() -> None:
    assert board_rows.find_by_number(NUMBERED, 0, "", "9") == ("", None)
