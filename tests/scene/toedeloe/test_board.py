"""The board of ToedeLoe: two fields that keep clear of their tracks, and films of what is put on them."""

from itertools import pairwise
from math import dist
from typing import NamedTuple

import pytest
from kaartbord.games.toedeloe.rules.board import CELLS, COLUMNS, FIELD, numbers_of
from kaartbord.games.toedeloe.rules.state import EMPTY, GREEN, GREEN_HOME, GREY, WHITE
from kaartbord.games.toedeloe.scene.board import (
    DISC_R,
    GREEN_PAWN,
    NO_MARKS,
    SCORE_PAWN,
    ToedeloeMarks,
    film,
    last_move_marks,
    plan,
    shapes,
)
from kaartbord.rules.protocol import Event
from kaartbord.scene.motion import FADE_MS, FLIGHT_MS, STEP_MS, Speed, Timeline, shapes_at
from kaartbord.scene.shapes import CHOOSABLE, HIT, SELECTED, Shape, shape_by_id
from kaartbord.text import people

USUAL = numbers_of("")
BOARD = plan(USUAL, True)
ORDERS = pytest.mark.parametrize("upright", [True, False], ids=["stacked", "side by side"])


class View(NamedTuple):
    cells: bytes
    minus: tuple[int, int] = (0, 0)


def view(*standing: tuple[int, int], minus: tuple[int, int] = (0, 0)) -> View:
    """Pawns given as (cell, piece)."""
    cells = bytearray(CELLS)
    for cell, piece in standing:
        cells[cell] = piece
    return View(bytes(cells), minus)


def played(before: View, after: View, *events: Event, calm: bool = False) -> Timeline:
    start, end = shapes(before, BOARD), shapes(after, BOARD, last_move_marks(events))
    return film(BOARD, (before, start), (after, end), events, Speed(calm=calm))


def at(found: tuple[Shape, ...], shape_id: str) -> Shape:
    shape = shape_by_id(found, shape_id)
    assert shape is not None, shape_id
    return shape


def ids(found: tuple[Shape, ...], kind: str) -> set[str]:
    return {shape.id for shape in found if shape.kind == kind}


# ---- places


@ORDERS
def test_numbers_lie_in_rows_of_seven_on_two_fields(upright: bool) -> None:
    board = plan(USUAL, upright)
    assert len(board.cells) == CELLS
    for cell, (x, y) in enumerate(board.cells):
        if cell % COLUMNS:
            assert board.cells[cell - 1] == pytest.approx((x - 1, y))
        if cell % FIELD >= COLUMNS:
            assert board.cells[cell - COLUMNS] == pytest.approx((x, y - 1))
    (ax, ay), (bx, by) = board.cells[0], board.cells[FIELD]
    assert (ax == bx and by > ay + 6) if upright else (ay == by and bx > ax + 7)


@ORDERS
def test_everything_lies_on_its_own_wood_and_clear_of_the_numbers(upright: bool) -> None:
    board = plan(USUAL, upright)
    for field, wood in enumerate(board.woods):
        discs = board.cells[field * FIELD : (field + 1) * FIELD]
        rail = board.rails[field]
        for x, y in (*discs, *board.tracks[field], board.greens[field]):
            assert wood.x + 0.4 < x < wood.x + wood.w - 0.4
            assert wood.y + 0.3 < y < wood.y + wood.h - 0.3
        assert all(not rail.x - DISC_R < x < rail.x + rail.w + DISC_R for x, _ in discs)
        assert all(dist(board.greens[field], place) > 0.4 + DISC_R for place in discs)
        assert all(rail.y < y < rail.y + rail.h < board.greens[field][1] for _, y in board.tracks[field])
        assert wood.x + wood.w <= board.size[0] and wood.y + wood.h <= board.size[1]
    first, second = board.woods
    assert second.y > first.y + first.h if upright else second.x > first.x + first.w


def test_side_by_side_the_tracks_are_outside() -> None:
    board = plan(USUAL, False)
    assert board.tracks[0][0][0] < board.cells[0][0]
    assert board.tracks[1][0][0] > board.cells[-1][0]


@pytest.mark.parametrize("lowest", [-9, -5])
def test_a_score_track_runs_from_0_to_the_lowest(lowest: int) -> None:
    board = plan(USUAL, True, lowest)
    for track in board.tracks:
        assert len(track) == 1 - lowest
        assert len({round(b[1] - a[1], 6) for a, b in pairwise(track)}) == 1
    assert board.tracks[0][-1][1] == pytest.approx(BOARD.tracks[0][-1][1])


# ---- shapes


def test_pawns_stand_on_their_cells_and_the_score_pawns_on_their_tracks() -> None:
    found = shapes(view((3, WHITE), (50, GREY), (60, GREEN), minus=(-2, -9)), BOARD)
    assert [at(found, f"pawn:{cell}").seat for cell in (3, 50, 60)] == [
        people.FIRST_TEAM_COLOUR,
        people.FIRST_TEAM_COLOUR + 1,
        people.FIRST_TEAM_COLOUR + 2,
    ]
    grey = at(found, "pawn:50")
    assert (grey.x, grey.y) == BOARD.cells[50]
    for team, score in ((0, 2), (1, 9)):
        pawn = at(found, f"pawn:{SCORE_PAWN + team}")
        assert (pawn.x, pawn.y) == BOARD.tracks[team][score] and pawn.seat == people.FIRST_TEAM_COLOUR + team


@pytest.mark.parametrize("on_board", [0, 1, 2])
def test_green_pawns_that_are_not_on_the_board_wait_beside_it(on_board: int) -> None:
    found = shapes(view(*((cell, GREEN) for cell in range(on_board))), BOARD)
    waiting = [s for s in found if s.cell == GREEN_HOME]
    assert [s.id for s in waiting] == [f"pawn:{GREEN_PAWN + k}" for k in range(2 - on_board)]
    assert all((s.x, s.y) == BOARD.greens[k] for k, s in enumerate(waiting))


def test_a_target_keeps_its_number_and_says_whom_it_throws_off() -> None:
    marks = ToedeloeMarks(targets=(1, 2), choosable=(GREEN_HOME,), back=(1,))
    found = shapes(view((2, GREY)), BOARD, marks, {"target:1": "tien"})
    free, taken = at(found, "target:1"), at(found, "target:2")
    assert (free.sign, free.label, free.role) == ("10", "tien", "button") and not free.flags & HIT
    assert taken.flags & HIT and at(found, "pawn:2").flags & HIT
    for pawn in (GREEN_PAWN, GREEN_PAWN + 1, SCORE_PAWN + 1):
        assert at(found, f"pawn:{pawn}").flags & CHOOSABLE
    assert at(found, f"pawn:{SCORE_PAWN}").role == "img"


def test_a_planned_pawn_is_in_hand_and_covers_what_stood_there() -> None:
    found = shapes(view((8, WHITE), (9, WHITE)), BOARD, ToedeloeMarks(planned=((0, 3), (2, 9))))
    assert at(found, "planned:3").flags & SELECTED and at(found, "planned:3").seat == people.FIRST_TEAM_COLOUR
    assert at(found, "planned:9").seat == people.FIRST_TEAM_COLOUR + 2
    assert shape_by_id(found, "pawn:9") is None
    assert [s.id for s in found if s.cell == GREEN_HOME] == [f"pawn:{GREEN_PAWN}"]


def test_only_the_last_green_pawn_beside_the_board_is_in_hand() -> None:
    found = shapes(view(), BOARD, ToedeloeMarks(selected=(GREEN_HOME,)))
    assert [s.id for s in found if s.flags & SELECTED] == [f"pawn:{GREEN_PAWN + 1}"]


@ORDERS
def test_a_letter_in_a_corner_of_its_field_covers_no_number_and_no_track(upright: bool) -> None:
    board = plan(USUAL, upright)
    for wood, (x, y), rail in zip(board.woods, board.letters, board.rails, strict=True):
        assert wood.x < x < wood.x + wood.w and wood.y < y < wood.y + wood.h
        assert min(dist((x, y), cell) for cell in board.cells) > 0.7
        assert abs(x - rail.x - rail.w / 2) > 1


def test_a_row_is_outlined_from_its_first_pawn_to_its_last_under_all_else() -> None:
    across, down = (8, 9, 10, 11), (2, 9, 16)
    found = shapes(view(*((c, WHITE) for c in across + down)), BOARD, ToedeloeMarks(rows=((0, across), (1, down))))
    assert [s.kind for s in found[:3]] == ["row", "row", "pawn"]
    row, column = at(found, "row:0:8-11"), at(found, "row:1:2-16")
    assert (
        (row.x, row.y) == BOARD.cells[8]
        and row.row_extent == pytest.approx((3, 0))
        and row.seat == people.FIRST_TEAM_COLOUR
    )
    assert column.row_extent == pytest.approx((0, 2)) and column.seat == people.FIRST_TEAM_COLOUR + 1


def test_the_last_move_leaves_its_dots_and_ghosts() -> None:
    events = (Event("place", 0, pawn=0, cells=(3, 4)), Event("green", 0, cells=(GREEN_HOME, 8)))
    found = shapes(
        view((3, WHITE), (4, WHITE), (8, GREEN)),
        BOARD,
        last_move_marks((*events, Event("thrown", 0, other=1, cells=(8,)))),
    )
    assert ids(found, "trail") == {"trail:3", "trail:4", "trail:8"}
    assert at(found, "ghost:8").seat == people.FIRST_TEAM_COLOUR + 1
    assert dist((at(found, "trail:3").x, at(found, "trail:3").y), BOARD.cells[3]) > 0.4


# ---- films


def test_two_pawns_are_placed_one_shortly_after_the_other() -> None:
    before, after = view((10, GREY)), view((10, GREY), (3, WHITE), (4, WHITE))
    shown = played(before, after, Event("place", 0, pawn=0, cells=(3, 4)))
    assert shape_by_id(shapes_at(shown, 1), "pawn:4") is None
    first = at(shapes_at(shown, 1), "pawn:3")
    assert dist((first.x, first.y), BOARD.tracks[0][0]) < 0.1 and first.alpha < 0.1
    last = shapes_at(shown, shown.duration - 0.01)
    assert (at(last, "pawn:4").x, at(last, "pawn:4").y) == pytest.approx(BOARD.cells[4], abs=1e-3)
    assert at(last, "pawn:10").lift == 0
    assert FLIGHT_MS < shown.duration < 2 * FLIGHT_MS
    assert shapes_at(shown, shown.duration) == shown.after


def test_a_green_pawn_flies_and_whom_it_throws_off_fades_on_its_way_to_the_stock() -> None:
    before, after = view((8, GREY)), view((8, GREEN))
    events = (Event("green", 0, cells=(GREEN_HOME, 8)), Event("thrown", 0, other=1, cells=(8,)))
    shown = played(before, after, *events)
    start = shapes_at(shown, 1)
    assert (
        at(start, "pawn:8").seat == people.FIRST_TEAM_COLOUR + 1
        and (at(start, "pawn:8").x, at(start, "pawn:8").y) == (BOARD.cells[8])
    )
    green = at(start, f"pawn:{GREEN_PAWN + 1}")
    assert dist((green.x, green.y), BOARD.greens[1]) < 0.2
    landed = shapes_at(shown, FLIGHT_MS)
    green = at(landed, f"pawn:{GREEN_PAWN + 1}")
    assert (green.x, green.y) == pytest.approx(BOARD.cells[8])
    gone = at(shapes_at(shown, shown.duration - 1), "pawn:8")
    assert gone.alpha < 0.1 and dist((gone.x, gone.y), BOARD.tracks[1][0]) < 0.1
    assert at(shown.after, "pawn:8").seat == people.FIRST_TEAM_COLOUR + 2


def test_a_green_pawn_flies_from_cell_to_cell() -> None:
    shown = played(view((8, GREEN)), view((50, GREEN)), Event("green", 0, cells=(8, 50)))
    half = at(shapes_at(shown, FLIGHT_MS / 2), "pawn:8")
    assert half.lift > 0
    assert shape_by_id(shown.after, "pawn:8") is None


def test_a_score_pawn_steps_along_its_track() -> None:
    back = played(view(minus=(-6, 0)), view(minus=(-4, 0)), Event("back", 0, pawn=0, amount=-4))
    assert back.duration == 4 * STEP_MS
    half = at(shapes_at(back, back.duration / 2), f"pawn:{SCORE_PAWN}")
    assert (half.x, half.y) == pytest.approx(BOARD.tracks[0][5])
    both = played(view(minus=(0, -1)), view(minus=(-1, -3)), Event("minus", 0, pawn=0, cells=(1,)))
    assert [leg.points[-1] for leg in both.legs] == [BOARD.tracks[0][1], BOARD.tracks[1][3]]


def test_score_pawns_step_after_the_pawns_have_landed() -> None:
    place, minus = Event("place", 0, pawn=0, cells=(3,)), Event("minus", 1, pawn=1, amount=1, cells=(2,))
    shown = played(view(), view((3, WHITE), minus=(0, -1)), place, minus)
    assert [(leg.kind, leg.start) for leg in shown.legs] == [("come", 0), ("walk", FLIGHT_MS)]


def test_rows_stay_outlined_while_a_pawn_comes() -> None:
    before, after = view((8, WHITE), (9, WHITE)), view((8, WHITE), (9, WHITE), (10, WHITE))
    event = Event("place", 0, pawn=0, cells=(10,))
    start = shapes(before, BOARD, ToedeloeMarks(rows=((0, (8, 9)),)))
    end = shapes(after, BOARD, ToedeloeMarks(rows=((0, (8, 9, 10)),)))
    shown = film(BOARD, (before, start), (after, end), (event,))
    assert ids(shapes_at(shown, 100), "row") == {"row:0:8-9"}
    assert ids(shapes_at(shown, shown.duration), "row") == {"row:0:8-10"}


def test_where_nothing_moves_there_is_no_film() -> None:
    shown = played(view(), view(), Event("card", 0, b"\x04"))
    assert shown.duration == 0 and shown.legs == ()


def test_with_calm_a_placed_pawn_fades_in() -> None:
    shown = played(view(), view((3, WHITE)), Event("place", 0, pawn=0, cells=(3,)), calm=True)
    assert shown.duration == FADE_MS
    assert at(shapes_at(shown, FADE_MS / 2), "pawn:3").alpha == pytest.approx(0.5)


def test_no_marks_leave_only_what_stands() -> None:
    found = shapes(view((3, WHITE), (4, EMPTY)), BOARD, NO_MARKS)
    assert {s.kind for s in found} == {"pawn"} and len(found) == 1 + 2 + 2
