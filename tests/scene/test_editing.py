"""Making a board: every step can be undone, no step leaves the form, and the arrows reach every square."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kaartbord.games.okidoki.rules.board import USUAL_BOARD
from kaartbord.games.okidoki.scene import board as okidoki_board
from kaartbord.games.toedeloe.rules.board import FIELD, numbers_of
from kaartbord.games.toedeloe.rules.board import USUAL_BOARD as TOEDELOE_BOARD
from kaartbord.games.toedeloe.scene import board as toedeloe_board
from kaartbord.rules.options import BoardFormat, format_flaw
from kaartbord.scene import editing
from kaartbord.scene.editing import DIRECTIONS, EditedBoard

FORM = BoardFormat("abc", range(3, 9), lambda word: None)
TABLES = {
    "okidoki": okidoki_board.plan(USUAL_BOARD).path[:-1],
    "short": okidoki_board.plan(USUAL_BOARD[:16]).path[:-1],
    "long": okidoki_board.plan(USUAL_BOARD * 2).path[:-1],
    "upright": toedeloe_board.plan(numbers_of(TOEDELOE_BOARD), upright=True).cells,
    "side by side": toedeloe_board.plan(numbers_of(TOEDELOE_BOARD), upright=False).cells,
}
"""By name the places of the squares of a board."""

deeds = st.one_of(
    st.tuples(st.just("paint"), st.lists(st.integers(0, 2)), st.sampled_from(["a", "b", "c", ""])),
    st.tuples(st.just("stretch"), st.sampled_from([-2, -1, 1, 2]), st.sampled_from("abc")),
    st.tuples(st.just("lay"), st.text("abc", min_size=3, max_size=8)),
    st.tuples(st.just("undo")),
    st.tuples(st.just("redo")),
)
courses = st.lists(deeds, max_size=20)


def done(course: list[tuple[str, ...]], board: str = "abc") -> list[EditedBoard]:
    """The board at every moment while these things are done, each with its values."""
    moments = [EditedBoard(FORM, board)]
    for deed, *values in course:
        moments.append(getattr(editing, deed)(moments[-1], *values))
    return moments


@given(courses)
def test_whatever_is_done_leaves_a_board_of_the_form_and_the_cursor_on_it(course):
    for moment in done(course):
        assert format_flaw(FORM, moment.board) is None
        assert 0 <= moment.at < len(moment.board)


@given(courses)
def test_all_can_be_undone_and_done_again(course):
    back = done(course)[-1]
    boards = []
    while back.before:
        boards.append(back.board)
        back = editing.undo(back)
    assert back.board == "abc" and editing.undo(back) == back
    for board in reversed(boards):
        back = editing.redo(back)
        assert back.board == board
    while back.undone:
        back = editing.redo(back)
    assert editing.redo(back) == back


@given(courses, st.lists(st.integers(0, 2), min_size=1), st.sampled_from("abc"))
def test_a_stroke_is_one_step_and_leaves_no_way_forward(course, squares, letter):
    before = done(course)[-1]
    after = editing.paint(before, squares, letter)
    assert {after.board[square] for square in squares} == {letter}
    assert after.at == squares[-1]
    assert [old for i, old in enumerate(before.board) if i not in squares] == [
        new for i, new in enumerate(after.board) if i not in squares
    ]
    if after.board == before.board:
        assert (after.before, after.undone) == (before.before, before.undone)
    else:
        assert editing.undo(after).board == before.board and after.undone == ()


def test_without_a_kind_a_square_becomes_of_the_next_one():
    moment = editing.paint(EditedBoard(FORM, "abc"), (0, 2), "")
    assert moment.board == "bba" and moment.at == 2
    assert editing.undo(moment).board == "abc"


def test_a_board_grows_and_shrinks_at_its_end_as_far_as_its_form_allows():
    moment = editing.stretch(EditedBoard(FORM, "abcabc"), 2, "c")
    assert moment.board == "abcabccc" and moment.at == 7
    assert not editing.can_resize(moment, 2) and editing.stretch(moment, 2, "c") == moment
    short = editing.stretch(editing.stretch(moment, -2, "c"), -2, "c")
    assert short.board == "abca" and short.at == 3
    assert not editing.can_resize(short, -2)


def test_the_cursor_goes_where_something_was_undone():
    moment = editing.paint(EditedBoard(FORM, "aaaaa", at=1), (3,), "b")._replace(at=0)
    assert editing.undo(moment).at == editing.redo(editing.undo(moment)).at == 3


@pytest.mark.parametrize("places", TABLES.values(), ids=TABLES)
def test_the_arrows_reach_every_square_from_the_first(places):
    reached, rest = {0}, [0]
    while rest:
        at = rest.pop()
        there = {editing.neighbour_square(places, at, step) for step in DIRECTIONS.values()} - reached
        reached |= there
        rest += there
    assert reached == set(range(len(places)))


@pytest.mark.parametrize("places", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("key", DIRECTIONS)
def test_an_arrow_never_leads_the_other_way(places, key):
    across, down = DIRECTIONS[key]
    for at, (x, y) in enumerate(places):
        there = editing.neighbour_square(places, at, (across, down))
        assert there == at or (places[there][0] - x) * across + (places[there][1] - y) * down > 0


def test_an_arrow_goes_on_over_the_gap_between_two_rows_and_two_fields():
    path, cells = TABLES["okidoki"], TABLES["upright"]
    assert editing.neighbour_square(path, 0, DIRECTIONS["ArrowUp"]) == 14, "square 15 lies over square 1"
    assert editing.neighbour_square(path, 6, DIRECTIONS["ArrowUp"]) == 7
    assert editing.neighbour_square(path, 0, DIRECTIONS["ArrowDown"]) == 0
    assert editing.neighbour_square(cells, FIELD - 7, DIRECTIONS["ArrowDown"]) == FIELD


points = st.tuples(st.floats(0, 7), st.floats(0, 13))


@given(points, points)
def test_a_stroke_meets_the_squares_under_both_its_ends(start, end):
    places = TABLES["upright"]
    met = editing.squares_crossed(places, start, end)
    assert {*editing.squares_crossed(places, start, start), *editing.squares_crossed(places, end, end)} <= {*met}
    assert len({*met}) == len(met)


@pytest.mark.parametrize("places", TABLES.values(), ids=TABLES)
def test_a_tap_in_the_middle_of_a_square_means_that_square(places):
    assert [editing.squares_crossed(places, place, place) for place in places] == [(i,) for i in range(len(places))]


def test_a_fast_stroke_leaves_no_square_out():
    row = TABLES["okidoki"][:7]
    assert editing.squares_crossed(row, row[0], row[6]) == tuple(range(7))
    assert editing.squares_crossed(row, row[6], row[0]) == tuple(range(6, -1, -1))
    assert editing.squares_crossed(row, (-3.0, -3.0), (-1.0, -1.0)) == ()
