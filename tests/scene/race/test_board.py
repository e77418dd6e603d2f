"""The boards: every hole in its place for every number of players and every viewer."""

from itertools import combinations, pairwise, product
from math import atan2, dist, hypot, pi

import pytest
from kaartbord.games.race.rules.ring import Ring
from kaartbord.games.race.scene.board import largest_plan, place_plates, plan
from kaartbord.scene.track_plan import TrackPlan, pawn_point, pitch_to_fit
from support.long import some

KEEZBORD = [
    (plan(seats, viewer, portrait), plan(seats, 0, portrait))
    for seats in (2, 4, 6, 8)
    for viewer, portrait in product(range(seats), (False, True))
]
TOKKEN = [
    (plan(seats, viewer, portrait, section, dot), plan(seats, 0, portrait, section, dot))
    for seats, (section, dot) in product(range(3, 9), ((18, 8), (18, 6), (18, 9), (16, 7)))
    for viewer, portrait in product(range(seats), (False, True))
]


def name(case: object) -> str:
    if not isinstance(case, TrackPlan):
        return ""
    kind = f"{len(case.ring)}-dot{case.dots[0]}" if case.dots else "keezbord"
    return f"{case.seats}-{kind}-{case.viewer}-{'portrait' if case.portrait else 'landscape'}"


every_board = pytest.mark.parametrize("board", some([board for board, _ in KEEZBORD + TOKKEN], 60), ids=name)
every_tokken = pytest.mark.parametrize("board", some([board for board, _ in TOKKEN], 60), ids=name)


def keezbord(seats: int) -> Ring:
    return Ring(seats, max(seats, 4), 16)


def tokken(seats: int, section: int) -> Ring:
    return Ring(seats, seats, section, dot=8 if section == 18 else 7)


def rings(ring: Ring) -> str:
    return f"{len(ring.starts)} of {ring.section}{' with dots' if ring.dots else ''}"


@pytest.mark.parametrize(("seats", "ring", "total"), [(2, 64, 80), (4, 64, 96), (6, 96, 144), (8, 128, 192)])
def test_number_of_holes(seats: int, ring: int, total: int) -> None:
    board = plan(seats, 0, False)
    assert len(board.ring) == ring
    assert len(board.holes) == len(set(board.holes)) == total


@pytest.mark.parametrize(("seats", "section"), list(product(range(3, 9), (16, 18))))
def test_number_of_holes_with_black_dots(seats: int, section: int) -> None:
    board = plan(seats, 0, True, section, 7)
    assert len(board.ring) == section * seats
    assert len(board.holes) == len(set(board.holes)) == (section + 8) * seats
    assert board.starts == tuple(section * seat for seat in range(seats))


@every_board
def test_ring_neighbours_lie_one_apart(board: TrackPlan) -> None:
    assert all(dist(a, b) == pytest.approx(1) for a, b in pairwise((*board.ring, board.ring[0])))


@pytest.mark.parametrize(("section", "dot"), [(18, 8), (16, 7)])
@pytest.mark.parametrize("seats", range(3, 9))
def test_black_dots_lie_in_the_valleys_nearest_to_the_centre(seats: int, section: int, dot: int) -> None:
    board = plan(seats, 1, False, section, dot)
    x, y = board.outline.x + board.outline.w / 2, board.outline.y + board.outline.h / 2
    away = [dist((x, y), point) for point in board.ring]
    assert board.dots == tuple(start + dot for start in board.starts)
    assert {cell for cell, d in enumerate(away) if d == pytest.approx(min(away))} == set(board.dots)


def test_black_dots_lie_where_the_house_has_them_and_never_in_keezbord() -> None:
    assert plan(3, 0, False, 18, 6).dots == (6, 24, 42)
    assert plan(8, 0, False).dots == ()


@every_board
def test_home_lane_leads_straight_in_from_the_junction_before_the_start(board: TrackPlan) -> None:
    for seat in range(board.seats):
        lane = [board.ring[board.starts[seat] - 1], *board.homes[seat]]
        steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(lane)]
        assert all(step == pytest.approx(steps[0]) for step in steps)
        assert hypot(*steps[0]) == pytest.approx(1)


@every_board
def test_no_two_holes_touch(board: TrackPlan) -> None:
    nearest = min(dist(a, b) for a, b in combinations(board.holes, 2))
    assert nearest >= 0.7


@every_board
def test_every_hole_lies_on_the_wood(board: TrackPlan) -> None:
    x, y, w, h, corner = board.outline
    for px, py in board.holes:
        dx = max(x + corner - px, px - (x + w - corner), 0)
        dy = max(y + corner - py, py - (y + h - corner), 0)
        assert hypot(dx, dy) <= corner - 0.45


@pytest.mark.parametrize(("board", "first"), some(KEEZBORD + TOKKEN, 60), ids=name)
def test_every_viewer_sees_the_same_drawing_with_the_seats_moved_round(board: TrackPlan, first: TrackPlan) -> None:
    section = len(board.ring) // board.seats
    for seat in range(board.seats):
        position = (seat - board.viewer) % board.seats
        mine, theirs = board.starts[seat], first.starts[position]
        assert board.ring[mine : mine + section] == first.ring[theirs : theirs + section]
        assert board.homes[seat] == first.homes[position]
        assert board.yards[seat] == first.yards[position]
        assert board.plates[seat] == first.plates[position]


@every_board
def test_viewer_sits_at_the_bottom_and_play_runs_clockwise(board: TrackPlan) -> None:
    x, y = board.outline.x + board.outline.w / 2, board.outline.y + board.outline.h / 2
    lowest = max(py for _, py in board.ring)
    assert board.ring[board.starts[board.viewer]][1] == pytest.approx(lowest)
    swept = sum((a[0] - x) * (b[1] - y) - (b[0] - x) * (a[1] - y) for a, b in pairwise((*board.ring, board.ring[0])))
    assert swept > 0


def test_two_players_sit_opposite_on_the_board_of_four() -> None:
    two, four = plan(2, 0, False), plan(4, 0, False)
    assert two.ring == four.ring
    assert two.starts == (0, 32)
    assert two.homes == (four.homes[0], four.homes[2])


def test_six_lie_as_in_the_drawing_and_stand_a_quarter_turned() -> None:
    lying, upright = plan(6, 0, False), plan(6, 0, True)
    assert lying.size == upright.size[::-1]
    assert [lying.ring[start] for start in lying.starts] == [
        pytest.approx((x + 0.85, y + 0.85)) for x, y in ((7, 16), (0, 7), (9, 0), (17, 0), (24, 9), (15, 16))
    ]
    assert upright.ring[0] == pytest.approx((7.85, 24.85))


def test_partners_of_six_sit_across() -> None:
    board = plan(6, 0, False)
    for seat in range(3):
        a, b = board.ring[board.starts[seat]], board.ring[board.starts[seat + 3]]
        assert (a[0] + b[0], a[1] + b[1]) == pytest.approx(board.size)


@every_board
def test_plates_hang_inside_the_box(board: TrackPlan) -> None:
    for plate in board.plates:
        assert 0 <= plate.x <= board.size[0]
        assert 0 <= plate.y <= board.size[1]
    assert len(set(board.plates)) == board.seats


PLACES = (
    (310, 202),  # the board's place in a window of 320x568
    (350, 246),  # 360x640
    (380, 272),  # 390x664
    (380, 452),  # 390x844
    (376, 378),  # 720x390
    (438, 378),  # 844x390
    (474, 588),  # 900x600
    (541, 588),  # 1024x600
    (726, 613),  # 1366x625
    (720, 640),  # 768x1024
    (968, 640),  # 1440x900
    (1448, 820),  # 1920x1080
    (456, 424),  # a big screen, lying
    (424, 570),  # and upright
)


@pytest.mark.parametrize("letters", [1.0, 1.2, 2.0])
@pytest.mark.parametrize("place", PLACES, ids=str)
@pytest.mark.parametrize(
    "ring", [*map(keezbord, (2, 4, 6, 8)), *(tokken(n, 18) for n in range(3, 9)), tokken(4, 16)], ids=rings
)
def test_plates_cover_no_hole_and_no_other_plate_and_can_be_read(
    ring: Ring, place: tuple[int, int], letters: float
) -> None:
    board = largest_plan(ring, 0, *place)
    boxes, pitch = place_plates(board, *place, letters), pitch_to_fit(board, *place)
    assert len({(box.w, box.h) for box in boxes}) == 1
    assert min(boxes[0].w / 56, boxes[0].h / 22) >= 1
    assert all(one.clear(two, 1) for one, two in combinations(boxes, 2))
    for box in boxes:
        assert box.within(*place)
        for x, y in board.holes:
            px, py = (
                place[0] / 2 + (x - board.size[0] / 2) * pitch,
                place[1] / 2 + (y - board.size[1] / 2) * pitch,
            )
            away = hypot(max(abs(px - box.x) - box.w / 2, 0), max(abs(py - box.y) - box.h / 2, 0))
            assert away >= 0.42 * pitch


def test_a_board_is_turned_to_be_large() -> None:
    assert not largest_plan(keezbord(6), 0, 438, 378).portrait
    assert largest_plan(keezbord(6), 0, 380, 452).portrait
    assert largest_plan(tokken(8, 18), 0, 350, 246).portrait


@every_tokken
def test_plates_hang_clockwise_from_the_viewers_below_or_lower_left(board: TrackPlan) -> None:
    x, y = board.size[0] / 2, board.size[1] / 2
    order = [board.plates[(board.viewer + i) % board.seats] for i in range(board.seats)]
    turns = [(atan2(plate.y - y, plate.x - x) - pi / 2 + 1e-9) % (2 * pi) for plate in order]
    assert order[0].y > y and order[0].x <= x * 4 / 3 + 1e-9
    assert (turns if turns[0] < pi else turns[1:]) == sorted(turns if turns[0] < pi else turns[1:])


def test_spot_of_ring_home_and_waiting_pawn() -> None:
    board = plan(4, 1, True)
    assert pawn_point(board, 0, 17) == board.ring[17]
    assert pawn_point(board, 5, 64 + 4 * 1 + 3) == board.homes[1][3]
    assert pawn_point(board, 14, 64 + 16) == board.yards[3][2]


def test_fit_fills_the_box_one_way() -> None:
    board = plan(6, 0, True)
    pitch = pitch_to_fit(board, 380, 488)
    assert pitch * board.size[1] == pytest.approx(488)
    assert pitch * board.size[0] <= 380
