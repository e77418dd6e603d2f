"""Looking closer: what a view shows, and when the board is too small without."""

from typing import NamedTuple

import pytest
from kaartbord.games.race.scene.board import place_plates, plan
from kaartbord.games.race.scene.shapes import race_film, race_shapes
from kaartbord.scene import motion, zoom
from kaartbord.scene.geometry import Box, Point
from kaartbord.scene.shapes import Marks, Shape
from kaartbord.scene.track_plan import TrackPlan, pawn_point, pitch_to_fit
from kaartbord.scene.zoom import ZOOM, Camera

PHONE = (380, 465)


class View(NamedTuple):
    pawns: bytes


def board_of(seats: int, viewer: int = 0) -> TrackPlan:
    return plan(seats, viewer, True, 18, 8)


def size_of(board: TrackPlan, room: tuple[float, float] = PHONE) -> Point:
    frame, pitch = zoom.zoom_frame(board, *room), pitch_to_fit(board, *room)
    return frame.w / pitch / ZOOM, frame.h / pitch / ZOOM


def test_eight_on_a_phone_are_small_and_on_a_desk_are_not() -> None:
    board = board_of(8)
    assert zoom.is_small(board, pitch_to_fit(board, *PHONE))
    assert not zoom.is_small(board, pitch_to_fit(board, 968, 640))


def test_keezbord_is_never_looked_at_from_close_by() -> None:
    assert not any(zoom.is_small(plan(seats, 0, True), 5) for seats in (2, 4, 6, 8))


@pytest.mark.parametrize("room", [PHONE, (350, 304), (772, 920)])
@pytest.mark.parametrize("seats", range(3, 9))
def test_the_frame_lies_in_the_place_where_no_plate_hangs(seats: int, room: tuple[float, float]) -> None:
    board = board_of(seats)
    frame = zoom.zoom_frame(board, *room)
    assert frame.x >= -0.01 and frame.y >= -0.01
    assert frame.x + frame.w <= room[0] + 0.01 and frame.y + frame.h <= room[1] + 0.01
    for plate in place_plates(board, *room) if board.full_width_plates else ():
        above, below = plate.y + plate.h / 2, plate.y - plate.h / 2
        assert above <= frame.y + 0.01 or below >= frame.y + frame.h - 0.01


@pytest.mark.parametrize(("seats", "viewer"), [(8, 0), (8, 3), (7, 6), (5, 2)])
def test_the_first_view_shows_the_own_arm(seats: int, viewer: int) -> None:
    board = board_of(seats, viewer)
    view = zoom.view_of_own_arm(board, size_of(board))
    own = (*board.homes[viewer], *board.yards[viewer], board.ring[board.starts[viewer]])
    assert zoom.contains_all(view, own)
    assert not zoom.contains_all(view, board.homes[(viewer + seats // 2) % seats])


def test_a_view_keeps_to_the_wood() -> None:
    board = board_of(8)
    wood, size = board.outline, size_of(board)
    for middle in ((-50.0, -50.0), (50.0, 50.0), (wood.x + wood.w / 2, wood.y + wood.h / 2)):
        view = zoom.view_at(board, middle, size)
        assert wood.x <= view.x + 1e-9 and view.x + view.w <= wood.x + wood.w + 1e-9
        assert wood.y <= view.y + 1e-9 and view.y + view.h <= wood.y + wood.h + 1e-9
    assert zoom.view_at(board, (0, 0), (100, 100))[:2] == pytest.approx(
        (wood.x + wood.w / 2 - 50, wood.y + wood.h / 2 - 50)
    )


YARD = 144 + 32


def shapes(marks: Marks, **places: int) -> tuple[Shape, ...]:
    pawns = bytes(places.get(f"p{pawn}", YARD) for pawn in range(32))
    return race_shapes(View(pawns), board_of(8), marks)


def choice(marks: Marks, **places: int) -> Box | None:
    board = board_of(8)
    return zoom.view_of_choices(board, shapes(marks, **places), size_of(board))


def test_all_that_may_be_picked_is_in_view() -> None:
    board = board_of(8)
    view = choice(Marks(choosable=(0, 1), selected=(0,), targets=(9,)), p0=5, p1=141)
    assert view is not None
    assert zoom.contains_all(view, [pawn_point(board, 0, cell) for cell in (5, 9, 141)])


def test_where_that_is_too_much_the_targets_of_the_pawn_in_hand_are() -> None:
    board = board_of(8)
    view = choice(Marks(choosable=(0, 1), selected=(0,), targets=(80,)), p0=76, p1=5)
    assert view is not None
    assert zoom.contains_all(view, [pawn_point(board, 0, 76), pawn_point(board, 0, 80)])
    assert not zoom.contains_all(view, [pawn_point(board, 1, 5)])


def test_the_whole_board_is_shown_for_a_choice_all_over_it_and_for_none() -> None:
    assert choice(Marks(choosable=(0, 1)), p0=5, p1=76) is None
    assert choice(Marks(selected=(0,), targets=(76,)), p0=5) is None
    assert choice(Marks(trail=(5, 6))) is None


NEAR_PICK = shapes(Marks(choosable=(0,), targets=(9,)), p0=5)
FAR_PICK = shapes(Marks(choosable=(0,), targets=(80,)), p0=76)
WIDE_PICK = shapes(Marks(choosable=(0, 1)), p0=5, p1=76)


def camera(room: tuple[float, float] = PHONE) -> Camera:
    made = Camera()
    made.fit(board_of(8), *room)
    return made


def test_a_small_board_is_first_seen_at_the_own_arm_and_a_large_one_whole() -> None:
    board = board_of(8)
    assert camera().view == pytest.approx(zoom.view_of_own_arm(board, size_of(board)))
    assert camera((968, 1200)).view is None


def test_another_viewer_sees_the_own_arm_and_another_size_the_same_part() -> None:
    cam = camera()
    first = cam.view
    cam.follow(FAR_PICK)
    far = cam.view
    assert far is not None and far != first
    cam.fit(board_of(8), 400, 490)
    assert cam.view is not None
    assert (cam.view.x, cam.view.y) == pytest.approx((far.x, far.y), abs=0.5)
    cam.fit(board_of(8, 2), *PHONE)
    assert cam.view == first
    cam.fit(board_of(8, 2), 968, 1200)
    assert cam.view is None


def test_the_camera_turns_to_each_new_choice_and_steps_back_for_a_wide_one() -> None:
    cam = camera()
    cam.follow(FAR_PICK)
    assert cam.view is not None and zoom.contains_all(cam.view, [pawn_point(board_of(8), 0, cell) for cell in (76, 80)])
    cam.follow(WIDE_PICK)
    assert cam.view is None
    cam.follow(NEAR_PICK)
    near = cam.view
    assert near is not None
    cam.follow(shapes(Marks(trail=(5,)), p0=9))
    assert cam.view == near


def test_whoever_steps_back_by_hand_is_not_taken_closer_again() -> None:
    cam = camera()
    cam.change(NEAR_PICK)
    assert cam.view is None
    cam.follow(FAR_PICK)
    assert cam.view is None
    cam.change(FAR_PICK)
    assert cam.view is not None and zoom.contains_all(cam.view, [pawn_point(board_of(8), 0, 80)])


def test_a_view_dragged_during_a_choice_stays_until_the_choice_changes() -> None:
    cam = camera()
    cam.follow(NEAR_PICK)
    start = cam.view
    assert start is not None
    cam.drag(start, 1.5, 2)
    assert cam.view is not None
    assert (start.x - cam.view.x, start.y - cam.view.y) == pytest.approx((1.5, 2))
    dragged = cam.view
    cam.follow(NEAR_PICK)
    assert cam.view == dragged


def test_the_focus_is_brought_into_view() -> None:
    cam, there = camera(), pawn_point(board_of(8), 0, 76)
    cam.show(there)
    assert cam.view is not None and zoom.contains_all(cam.view, [there])


@pytest.mark.parametrize(
    ("steps", "stays"),
    [
        ([("walk", 0, (6, 7))], True),
        ([("walk", 0, (6, 7)), ("fly", 20, YARD)], True),
        ([("walk", 20, (71, 72))], False),
        ([("fly", 21, 72)], False),
    ],
    ids=["own walk", "own walk that hits", "far walk", "far pawn enters"],
)
def test_the_camera_steps_back_for_what_moves_out_of_view(steps: list[motion.PawnMotion], stays: bool) -> None:
    cam, now = camera(), shapes(Marks(), p0=5, p20=70)
    cam.watch(race_film(now, now, board_of(8), steps))
    assert (cam.view is not None) == stays


def test_the_whole_board_stays_in_view_until_something_on_it_may_be_picked() -> None:
    cam, now = camera(), shapes(Marks(), p0=5, p20=70)
    cam.step_back()
    cam.follow(now)
    cam.fit(board_of(8), 390.0, 390.0)
    assert cam.view is None


FRAME = Box(0, 50, 380, 300)
CORNERS = (348, 82), (32, 82), (348, 318), (32, 318)


def test_the_button_lies_in_the_middle_or_the_first_corner_that_no_choice_is_near() -> None:
    assert zoom.zoom_button_point(FRAME, (190, 200), [(100, 100)]) == (190, 200)
    assert zoom.zoom_button_point(FRAME, (190, 200), [(190, 230)]) == CORNERS[0]
    assert zoom.zoom_button_point(FRAME, None, []) == CORNERS[0]
    assert zoom.zoom_button_point(FRAME, None, [CORNERS[0], (60, 100)]) == CORNERS[2]
    assert (
        zoom.zoom_button_point(FRAME, None, [(x, y + 40 * (k == 1)) for k, (x, y) in enumerate(CORNERS)]) == CORNERS[1]
    )
