"""Shapes: what is marked, and in what order the keyboard visits."""

import pytest
from kaartbord.games.race.scene.board import plan
from kaartbord.games.race.scene.shapes import race_shapes
from kaartbord.rules.protocol import Event
from kaartbord.scene.shapes import (
    CHOOSABLE,
    HIT,
    MOVED,
    PLANNED,
    PROTECTED,
    SELECTED,
    SWAP,
    Marks,
    Shape,
    last_move_marks,
    shape_by_id,
)
from kaartbord.scene.track_plan import pawn_point
from support.team import YARD, view

BOARD = plan(4, 0, False)


def flags(shapes: tuple[Shape, ...], shape_id: str) -> int:
    found = shape_by_id(shapes, shape_id)
    assert found is not None
    return found.flags


def test_every_pawn_is_a_shape_where_it_stands() -> None:
    shapes = race_shapes(view(p0=3, p6=66), BOARD)
    assert len(shapes) == 16
    for pawn, cell in ((0, 3), (6, 66), (9, YARD)):
        shape = shape_by_id(shapes, f"pawn:{pawn}")
        assert shape is not None
        assert (shape.x, shape.y) == pawn_point(BOARD, pawn, cell)
        assert (shape.seat, shape.cell) == (pawn // 4, cell)


def test_pawns_are_painted_from_far_to_near_over_everything_else() -> None:
    shapes = race_shapes(view(p0=0, p4=30), BOARD, Marks(targets=(5,), trail=(8, 9), ghosts=((12, 40),)))
    kinds = [shape.kind for shape in shapes]
    assert kinds == ["trail"] * 2 + ["target"] + ["ghost"] + ["pawn"] * 16
    assert [s.y for s in shapes[4:]] == sorted(s.y for s in shapes[4:])


def test_only_a_pawn_on_its_own_start_is_protected() -> None:
    shapes = race_shapes(view(p0=0, p4=0 + 32, p8=32), BOARD)
    assert flags(shapes, "pawn:0") == PROTECTED
    assert flags(shapes, "pawn:4") == 0
    assert flags(shapes, "pawn:8") == PROTECTED


def test_a_target_with_a_pawn_on_it_is_a_hit_unless_it_is_a_swap() -> None:
    marks = Marks(selected=(0,), choosable=(0, 1), targets=(20, 25, 30), swaps=(5,))
    shapes = race_shapes(view(p0=10, p4=20, p5=25), BOARD, marks)
    assert flags(shapes, "pawn:0") == SELECTED | CHOOSABLE
    assert flags(shapes, "pawn:1") == CHOOSABLE
    assert flags(shapes, "target:20") == CHOOSABLE | HIT
    assert flags(shapes, "pawn:4") == HIT
    assert flags(shapes, "target:25") == CHOOSABLE | SWAP
    assert flags(shapes, "pawn:5") == SWAP
    assert flags(shapes, "target:30") == CHOOSABLE


def test_dots_leave_out_what_is_covered_and_tell_plan_from_past() -> None:
    marks = Marks(path=(11, 12, 13), targets=(13,), trail=(10, 12, 40))
    shapes = race_shapes(view(p0=10), BOARD, marks)
    dots = {shape.cell: shape.flags for shape in shapes if shape.kind == "trail"}
    assert dots == {11: PLANNED, 12: PLANNED, 40: 0}


def leap(marks: Marks) -> list[Shape]:
    return [s for s in race_shapes(view(p0=5), plan(4, 0, False, 18, 8), marks) if s.id.startswith("leap:")]


def test_a_path_onto_a_black_dot_shows_the_leap_to_the_next() -> None:
    board = plan(4, 0, False, 18, 8)
    dots = leap(Marks(path=(6, 7, 8), targets=(26,)))
    (x0, y0), (x1, _) = pawn_point(board, 0, 8), pawn_point(board, 0, 26)
    assert all(dot.flags == PLANNED and dot.role == "" for dot in dots)
    assert all(min(x0, x1) - 0.01 <= dot.x <= max(x0, x1) + 0.01 for dot in dots)
    assert min(dot.y for dot in dots) < y0 - 1.5
    shown = race_shapes(view(p0=5), board, Marks(path=(6, 7, 8), targets=(26,)))
    radius = {s.cell: s.r for s in shown if s.id.startswith("trail:")}
    assert radius[8] > 1.5 * radius[7]


@pytest.mark.parametrize(
    "marks",
    [Marks(path=(6, 7, 8), targets=(8,)), Marks(path=(7, 8, 9), targets=(26,)), Marks(targets=(26,))],
    ids=["stays on the dot", "walks past the dot", "does not walk"],
)
def test_no_leap_without_landing_on_a_dot_for_the_next(marks: Marks) -> None:
    assert leap(marks) == []


def test_the_leap_from_the_last_dot_leads_to_the_first() -> None:
    assert leap(Marks(path=(61, 62), targets=(8,)))


def test_a_ghost_peeps_out_from_behind_the_pawn_that_hit() -> None:
    free, covered = (
        shape_by_id(race_shapes(state, BOARD, Marks(ghosts=((4, 20),))), "ghost:4") for state in (view(), view(p0=20))
    )
    assert free is not None and covered is not None
    assert (free.x, free.y) == pawn_point(BOARD, 4, 20)
    assert covered.x < free.x and covered.y < free.y


def test_labels_come_from_the_caller() -> None:
    shapes = race_shapes(view(), BOARD, labels={"pawn:3": "Rood wacht"})
    assert [shape.label for shape in shapes if shape.label] == ["Rood wacht"]


def test_the_pawn_that_moved_last_is_marked_and_the_square_it_left_stands_out() -> None:
    marks = last_move_marks([Event("walk", 0, pawn=2, cells=(5, 6, 7))])
    assert (marks.moved, marks.origins) == ((2,), (5,))
    shapes = race_shapes(view(p2=7), BOARD, marks)
    assert [shape.id for shape in shapes if shape.flags & MOVED] == ["pawn:2"]
    left, passed = (shape_by_id(shapes, f"trail:{cell}") for cell in (5, 6))
    assert left is not None and passed is not None
    assert left.r > passed.r


def test_of_two_pawns_that_swap_both_moved() -> None:
    swap = Event("swap", 0, pawn=2, cells=(5, 9), other=7)
    assert set(last_move_marks([swap]).moved) == {2, 7}
