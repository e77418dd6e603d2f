"""The board of OkiDoki: a path that climbs, room for everything beside it, and films of its plies."""

from math import dist
from typing import NamedTuple

import pytest
from kaartbord.games.okidoki.rules.board import LENGTHS, USUAL_BOARD
from kaartbord.games.okidoki.rules.state import RESERVE, START
from kaartbord.games.okidoki.scene.board import (
    BORDER,
    PAWN_R,
    SMALL_R,
    boxes,
    film,
    pawn_motions,
    pawn_point,
    pawn_points,
    plan,
    shapes,
)
from kaartbord.rules.protocol import Event
from kaartbord.scene.motion import FADE_MS, FLIGHT_MS, SLIDE_MS, STEP_MS, Speed, Timeline, shapes_at
from kaartbord.scene.shapes import (
    CHOOSABLE,
    FRAMED,
    HIT,
    NO_MARKS,
    PLANNED,
    PROTECTED,
    SELECTED,
    SWAP,
    Marks,
    Shape,
    last_move_marks,
    shape_by_id,
)
from kaartbord.text import people

BOARD = plan(USUAL_BOARD)
FINISH = BOARD.finish
WIDTH = 7 + 2 * BORDER


class View(NamedTuple):
    pawns: bytes


def pawns(*white: int, grey: tuple[int, ...] = (START, START, RESERVE, RESERVE)) -> bytes:
    return bytes((*white, *grey))


def picture(stand: bytes, marks: Marks = NO_MARKS) -> tuple[Shape, ...]:
    return shapes(View(stand), BOARD, marks)


def played(before: bytes, after: bytes, *events: Event, calm: bool = False) -> Timeline:
    end = picture(after, last_move_marks(events))
    return film(BOARD, (before, picture(before)), (after, end), events, Speed(calm=calm))


def at(found: tuple[Shape, ...], shape_id: str) -> Shape:
    shape = shape_by_id(found, shape_id)
    assert shape is not None, shape_id
    return shape


# ---- places


@pytest.mark.parametrize(
    ("cell", "column", "row"),
    [(1, 0, 6), (7, 6, 6), (8, 6, 5), (9, 6, 4), (15, 0, 4), (16, 0, 3), (17, 0, 2), (23, 6, 2), (24, 6, 1)]
    + [(25, 6, 0), (30, 1, 0), (31, 0, 0)],
)
def test_the_usual_board_is_a_serpentine_of_seven_by_seven(cell: int, column: int, row: int) -> None:
    assert BOARD.path[cell - 1] == pytest.approx((BORDER + column + 0.5, BORDER + row + 0.5))
    assert BOARD.size == pytest.approx((WIDTH, WIDTH))


def test_the_seam_of_the_usual_board_runs_between_its_halves() -> None:
    assert BOARD.seam is not None
    (x0, y0), (x1, y1) = BOARD.seam
    assert y0 == y1 == BOARD.path[15][1]
    assert BOARD.path[15][0] + 0.5 < x0 < x1 < WIDTH


@pytest.mark.parametrize("length", LENGTHS)
def test_squares_boxes_and_pictograms_keep_clear_of_each_other(length: int) -> None:
    board = plan("n" * length)
    assert board.finish == length + 1 == len(board.path)
    assert all(dist(a, b) == pytest.approx(1) for a, b in zip(board.path, board.path[1:], strict=False))
    round_things = [(point, 0.43) for point in board.path]
    round_things += [(point, 0.38) for team in board.starts for point in team]
    small = (*board.reserves, *board.pictograms)
    round_things += [(point, SMALL_R) for team in small for point in team]
    assert len(round_things) == length + 1 + 4 + 4 + 8
    for i, (a, r) in enumerate(round_things):
        assert all(dist(a, b) >= r + s for b, s in round_things[:i])
        assert r < a[0] < board.size[0] - r and r < a[1] < board.size[1] - r


@pytest.mark.parametrize("length", LENGTHS)
def test_pictograms_lie_near_the_finish(length: int) -> None:
    board = plan("n" * length)
    assert min(dist(board.path[-1], point) for point in board.pictograms[0]) < 1.4


def test_a_pawn_stands_where_the_view_says() -> None:
    assert pawn_point(BOARD, 0, 10, 0) == BOARD.path[9]
    assert pawn_point(BOARD, 4, START, 1) == BOARD.starts[1][1]
    assert pawn_point(BOARD, 6, RESERVE, 0) == BOARD.reserves[1][0]
    assert pawn_point(BOARD, 6, FINISH, 0) == BOARD.pictograms[1][2]


def test_pawns_share_no_place() -> None:
    for stand in (pawns(0, 0, 255, 255), pawns(255, 0, 0, 255), pawns(FINISH, FINISH, FINISH, FINISH)):
        assert len(set(pawn_points(BOARD, stand))) == 8


def test_a_pawn_keeps_its_box_when_the_other_leaves() -> None:
    before, after = pawns(START, START, RESERVE, RESERVE), pawns(3, START, START, RESERVE)
    assert boxes(before)[1] == boxes(after)[1] == 1
    assert boxes(after)[2] == 0


# ---- shapes


def test_pawns_are_pieces_of_their_team_and_safe_on_their_own_colour() -> None:
    found = picture(pawns(10, 4, 9, FINISH, grey=(6, 2, RESERVE, START)))
    seats = {f"pawn:{pawn}": at(found, f"pawn:{pawn}").seat for pawn in range(8)}
    assert seats == {f"pawn:{pawn}": people.FIRST_TEAM_COLOUR + (pawn > 3) for pawn in range(8)}
    assert [p for p in range(8) if at(found, f"pawn:{p}").flags & PROTECTED] == [0, 4]
    assert [p for p in range(8) if at(found, f"pawn:{p}").r == SMALL_R] == [3, 6]


def test_a_move_on_offer_shows_its_squares_its_targets_and_whom_it_hits() -> None:
    stand = pawns(10, START, START, RESERVE, grey=(22, 6, START, START))
    targets, steps = (22, 23, FINISH), ((22, 12), (23, 13))
    marks = Marks(selected=(0,), choosable=(1,), targets=targets, steps=steps, path=(11, 12, 22))
    found = shapes(View(stand), BOARD, marks, {"target:23": "drieëntwintig"})
    assert at(found, "pawn:0").flags & SELECTED
    assert at(found, "pawn:1").role == "button" and at(found, "pawn:1").flags & CHOOSABLE
    assert at(found, "pawn:4").flags & HIT
    assert at(found, "target:23").sign == "13" and at(found, "target:23").label == "drieëntwintig"
    assert at(found, "target:23").flags & at(found, "target:22").flags & at(found, "pawn:4").flags & FRAMED
    assert at(found, f"target:{FINISH}").sign == ""
    assert {s.id for s in found if s.kind == "trail"} == {"trail:11", "trail:12"}
    assert at(found, "trail:11").flags & PLANNED
    assert at(found, "trail:11").y > BOARD.path[10][1]  # under its number


def test_a_swap_on_offer_is_no_hit() -> None:
    stand = pawns(10, START, START, RESERVE, grey=(22, 6, START, START))
    found = picture(stand, Marks(selected=(0,), targets=(22,), swaps=(4,)))
    assert at(found, "pawn:4").flags & SWAP and not at(found, "pawn:4").flags & HIT
    assert at(found, "target:22").flags & SWAP


def test_the_last_move_leaves_its_dots_and_the_ghost_of_whom_it_hit() -> None:
    walk = Event("walk", 0, pawn=0, cells=(20, 21, 22))
    marks = last_move_marks((walk, Event("hit", 0, pawn=0, other=4, cells=(22, START))))
    found = picture(pawns(22, START, START, RESERVE, grey=(START, 6, START, RESERVE)), marks)
    assert {s.id for s in found if s.kind == "trail"} == {"trail:20", "trail:21"}
    ghost, pawn = at(found, "ghost:4"), at(found, "pawn:0")
    assert ghost.seat == people.FIRST_TEAM_COLOUR + 1
    assert 0 < dist((ghost.x, ghost.y), (pawn.x, pawn.y)) < 0.5


# ---- films


def test_a_pawn_walks_and_whom_it_hits_flies_back() -> None:
    before = pawns(20, START, START, RESERVE, grey=(22, 6, RESERVE, START))
    after = pawns(22, START, START, RESERVE, grey=(START, 6, RESERVE, START))
    shown = played(
        before,
        after,
        Event("walk", 0, pawn=0, cells=(20, 21, 22)),
        Event("hit", 0, pawn=0, other=4, cells=(22, START)),
    )
    assert shown.duration == 2 * STEP_MS + FLIGHT_MS
    passing = at(shapes_at(shown, STEP_MS), "pawn:0")
    assert (passing.x, passing.y) == pytest.approx(BOARD.path[20])
    hit = at(shapes_at(shown, STEP_MS), "pawn:4")
    assert (hit.x, hit.y) == BOARD.path[21]
    nearly = at(shapes_at(shown, shown.duration - 0.01), "pawn:4")
    assert (nearly.x, nearly.y) == pytest.approx(pawn_points(BOARD, after)[4], abs=1e-3)
    assert shapes_at(shown, shown.duration) == shown.after


def test_a_refill_slides_onto_the_free_start() -> None:
    before, after = pawns(START, START, RESERVE, RESERVE), pawns(3, START, START, RESERVE)
    walk, refill = Event("walk", 0, pawn=0, cells=(START, 1, 2, 3)), Event("refill", 0, pawn=2)
    shown = played(before, after, walk, refill)
    assert shown.duration == 3 * STEP_MS + SLIDE_MS
    first = at(shapes_at(shown, 3 * STEP_MS - 1), "pawn:2")
    assert (first.x, first.y, first.r) == (*BOARD.reserves[0][0], SMALL_R)
    last = at(shapes_at(shown, shown.duration - 0.01), "pawn:2")
    assert (last.x, last.y, last.r) == pytest.approx((*BOARD.starts[0][0], PAWN_R), abs=1e-2)
    assert last.lift == 0


def test_a_refilled_pawn_may_walk_in_the_same_ply() -> None:
    before, after = pawns(START, START, RESERVE, RESERVE), pawns(3, START, 1, START)
    events = (
        Event("walk", 0, pawn=0, cells=(START, 1, 2, 3)),
        Event("refill", 0, pawn=2),
        Event("walk", 0, pawn=2, cells=(START, 1)),
        Event("refill", 0, pawn=3),
    )
    shown = played(before, after, *events)
    assert [leg.kind for leg in shown.legs] == ["walk", "slide", "walk", "slide"]
    assert shown.legs[1].points[-1] in BOARD.starts[0]
    last = {f"pawn:{leg.pawn}": leg.points[-1] for leg in shown.legs}
    assert last == {s.id: (s.x, s.y) for s in shown.after if s.id in last}


def test_a_pawn_at_the_finish_goes_on_to_its_pictogram() -> None:
    before, after = pawns(29, START, START, RESERVE), pawns(FINISH, START, START, RESERVE)
    events = (Event("walk", 0, pawn=0, cells=(29, 30, FINISH)), Event("home", 0, pawn=0))
    shown = played(before, after, *events)
    home = at(shapes_at(shown, 2 * STEP_MS), "pawn:0")
    assert (home.x, home.y, home.r) == pytest.approx((*BOARD.path[-1], PAWN_R))
    assert shown.legs[-1].points[-1] == BOARD.pictograms[0][0]


def test_swapped_pawns_fly_together_to_each_others_place() -> None:
    before = pawns(START, START, RESERVE, RESERVE, grey=(22, START, RESERVE, RESERVE))
    after = pawns(22, START, RESERVE, RESERVE, grey=(START, START, RESERVE, RESERVE))
    shown = played(before, after, Event("swap", 0, pawn=0, other=4, cells=(START, 22)))
    flights = {leg.pawn: leg for leg in shown.legs}
    assert flights[0].start == flights[4].start == 0
    assert flights[0].points[-1] == BOARD.path[21]
    assert flights[4].points[-1] in BOARD.starts[1]


def test_nothing_jumps_into_another_box_unseen() -> None:
    """A pawn that nobody moved but whose box is another one now slides there."""
    before, after = pawns(START, 5, START, RESERVE), pawns(3, 5, RESERVE, START)
    moved = {step[1] for step in pawn_motions([], BOARD, before, after)}
    stood, stand = pawn_points(BOARD, before), pawn_points(BOARD, after)
    assert moved == {pawn for pawn in range(8) if stood[pawn] != stand[pawn]}


def test_with_calm_things_fade_in_place() -> None:
    before, after = pawns(20, START, START, RESERVE), pawns(22, START, START, RESERVE)
    shown = played(before, after, Event("walk", 0, pawn=0, cells=(20, 21, 22)), calm=True)
    assert shown.duration == FADE_MS and shown.legs == ()
    there = [(s.x, s.y) for s in shapes_at(shown, FADE_MS / 2) if s.id == "pawn:0"]
    assert sorted(there) == sorted([BOARD.path[19], BOARD.path[21]])
