"""Motion: every film starts at the picture before and ends exactly at the picture after."""

from typing import NamedTuple

import pytest
from kaartbord.games.race.scene.board import plan
from kaartbord.games.race.scene.shapes import race_film, race_shapes
from kaartbord.scene.motion import (
    ARC_HEIGHT,
    FADE_MS,
    FLIGHT_MS,
    HOP_HEIGHT,
    JUMP_MS,
    STEP_MS,
    WALK_MS,
    PawnMotion,
    Speed,
    Timeline,
    flight_tween,
    glow_pulse,
    jump_tween,
    path_tween,
    shapes_at,
)
from kaartbord.scene.shapes import LEAP_HEIGHT, NO_MARKS, Marks, Shape, shape_by_id
from kaartbord.scene.track_plan import pawn_point

BOARD = plan(4, 0, False)
YARD = 80


class View(NamedTuple):
    pawns: bytes


def shapes(marks: Marks = NO_MARKS, **places: int) -> tuple[Shape, ...]:
    return race_shapes(View(bytes(places.get(f"p{pawn}", YARD) for pawn in range(16))), BOARD, marks)


def place(film: Timeline, ms: float, shape_id: str) -> tuple[float, float, float]:
    shape = shape_by_id(shapes_at(film, ms), shape_id)
    assert shape is not None
    return shape.x, shape.y, shape.lift


BEFORE = shapes(Marks(selected=(0,), targets=(13,)), p0=10, p4=13)
AFTER = shapes(Marks(trail=(10, 11, 12), ghosts=((4, 13),)), p0=13)
CAPTURE: list[PawnMotion] = [("walk", 0, (11, 12, 13)), ("fly", 4, YARD)]


def test_a_walk_touches_every_square_and_hops_between() -> None:
    points = [pawn_point(BOARD, 0, cell) for cell in (5, 6, 7, 8)]
    for i, point in enumerate(points):
        assert path_tween(points, i / 3) == pytest.approx((*point, 0))
    assert path_tween(points, 0.5)[2] == pytest.approx(HOP_HEIGHT)
    assert path_tween(points[:1], 0.4) == (*points[0], 0)


def test_a_flight_is_one_arc() -> None:
    start, end = (0.0, 0.0), (4.0, 2.0)
    assert flight_tween(start, end, 0) == (0, 0, 0)
    assert flight_tween(start, end, 1) == (4, 2, 0)
    assert max(flight_tween(start, end, t / 50)[2] for t in range(50)) == pytest.approx(ARC_HEIGHT, abs=0.01)


def test_duration_is_a_step_a_square_then_the_flight_home() -> None:
    assert race_film(BEFORE, AFTER, BOARD, CAPTURE).duration == 3 * STEP_MS + FLIGHT_MS
    assert race_film(BEFORE, AFTER, BOARD, CAPTURE, Speed(tempo=0.5)).duration == (3 * STEP_MS + FLIGHT_MS) / 2
    assert race_film(BEFORE, AFTER, BOARD, []).duration == 0


def test_a_long_walk_is_no_longer_than_the_longest() -> None:
    twelve: list[PawnMotion] = [("walk", 0, tuple(range(11, 23)))]
    assert race_film(BEFORE, shapes(p0=22), BOARD, twelve).duration == pytest.approx(WALK_MS)
    split: list[PawnMotion] = [("walk", 0, (11, 12, 13)), ("walk", 1, (21, 22, 23, 24))]
    start, end = shapes(p0=10, p1=20), shapes(p0=13, p1=24)
    assert race_film(start, end, BOARD, split).duration == pytest.approx(7 * STEP_MS)


def test_the_captured_pawn_waits_for_its_captor() -> None:
    film = race_film(BEFORE, AFTER, BOARD, CAPTURE)
    assert place(film, 2 * STEP_MS, "pawn:0") == pytest.approx((*pawn_point(BOARD, 0, 12), 0))
    assert place(film, 3 * STEP_MS - 1, "pawn:4") == (*pawn_point(BOARD, 4, 13), 0)
    assert place(film, 3 * STEP_MS + FLIGHT_MS / 3, "pawn:4")[2] > 0.5
    assert shapes_at(film, film.duration) == shapes_at(film, 1e6) == AFTER


def test_dots_and_ghost_appear_as_the_story_goes() -> None:
    film = race_film(BEFORE, AFTER, BOARD, CAPTURE)

    def marks(ms: float) -> set[str]:
        return {shape.id for shape in shapes_at(film, ms) if shape.kind != "pawn"}

    assert marks(0) == {"trail:10"}
    assert marks(1.5 * STEP_MS) == {"trail:10", "trail:11"}
    assert marks(3 * STEP_MS + 1) == {"trail:10", "trail:11", "trail:12", "ghost:4"}


def test_a_swap_flies_both_at_once() -> None:
    before, after = shapes(p0=10, p4=30), shapes(p0=30, p4=10)
    film = race_film(before, after, BOARD, [("fly", 0, 30), ("fly", 4, 10)])
    assert film.duration == FLIGHT_MS
    lifts = [place(film, FLIGHT_MS / 4, pawn)[2] for pawn in ("pawn:0", "pawn:4")]
    assert lifts[0] == lifts[1] > 0.5


def test_a_pawn_may_move_twice() -> None:
    film = race_film(shapes(p0=10), shapes(p0=13), BOARD, [("walk", 0, (11,)), ("fly", 4, YARD), ("walk", 0, (12, 13))])
    assert place(film, STEP_MS + FLIGHT_MS + STEP_MS, "pawn:0") == pytest.approx((*pawn_point(BOARD, 0, 12), 0))


def test_a_jump_is_higher_than_any_other_way_to_move() -> None:
    start, end = (0.0, 0.0), (4.0, 0.0)
    assert jump_tween(start, end, 0) == (0, 0, 0)
    assert jump_tween(start, end, 0.5) == pytest.approx((2, 0, LEAP_HEIGHT))
    assert jump_tween(start, end, 1) == (4, 0, 0)
    assert 1.5 * max(ARC_HEIGHT, HOP_HEIGHT) < LEAP_HEIGHT


def test_who_lands_on_a_black_dot_jumps_and_captures_at_both_ends() -> None:
    before, after = shapes(p0=5, p4=8, p9=26), shapes(p0=26)
    steps: list[PawnMotion] = [("walk", 0, (6, 7, 8)), ("fly", 4, YARD), ("jump", 0, 26), ("fly", 9, YARD)]
    film = race_film(before, after, BOARD, steps)
    lands = 3 * STEP_MS
    leaps, ends = lands + FLIGHT_MS, lands + FLIGHT_MS + JUMP_MS
    assert [(leg.kind, leg.start) for leg in film.legs] == [
        ("walk", 0), ("fly", lands), ("jump", leaps), ("fly", pytest.approx(ends))
    ]  # fmt: skip
    x, y, lift = place(film, leaps + JUMP_MS / 2, "pawn:0")
    (x0, y0), (x1, y1) = pawn_point(BOARD, 0, 8), pawn_point(BOARD, 0, 26)
    assert (x, y, lift) == pytest.approx(((x0 + x1) / 2, (y0 + y1) / 2, LEAP_HEIGHT))
    assert place(film, ends - 1, "pawn:9") == (*pawn_point(BOARD, 9, 26), 0)
    assert shapes_at(film, film.duration) == after


@pytest.mark.parametrize("first", ["swept", "walk"])
def test_pawns_that_a_king_sweeps_fly_home_as_he_passes(first: str) -> None:
    before, after = shapes(p0=10, p4=12, p5=15, p9=17), shapes(p0=17)
    swept: list[PawnMotion] = [("fly", 4, YARD), ("fly", 5, YARD)]
    walk: list[PawnMotion] = [("walk", 0, tuple(range(11, 18)))]
    hit: list[PawnMotion] = [("fly", 9, YARD)]
    film = race_film(before, after, BOARD, (swept + walk if first == "swept" else walk + swept) + hit)
    starts = {leg.pawn: leg.start for leg in film.legs}
    assert starts == pytest.approx({0: 0, 4: 2 * STEP_MS, 5: 5 * STEP_MS, 9: 7 * STEP_MS})
    assert film.duration == pytest.approx(7 * STEP_MS + FLIGHT_MS)


def test_a_pawn_that_was_hit_flies_before_another_part_walks_over_its_square() -> None:
    before, after = shapes(p0=10, p1=12, p4=13), shapes(p0=13, p1=14)
    film = race_film(before, after, BOARD, [("walk", 0, (11, 12, 13)), ("fly", 4, YARD), ("walk", 1, (13, 14))])
    assert [leg.pawn for leg in film.legs] == [0, 4, 1]
    assert film.legs[1].start == 3 * STEP_MS


def test_an_own_pawn_swept_by_the_next_part_flies_as_that_part_passes() -> None:
    before, after = shapes(p0=10, p1=12), shapes(p1=16)
    film = race_film(before, after, BOARD, [("walk", 0, (11, 12, 13)), ("fly", 0, YARD), ("walk", 1, (13, 14, 15, 16))])
    assert [(leg.kind, leg.pawn) for leg in film.legs] == [("walk", 0), ("walk", 1), ("fly", 0)]
    assert film.legs[2].start == pytest.approx(4 * STEP_MS)


def test_calm_fades_in_place() -> None:
    film = race_film(BEFORE, AFTER, BOARD, CAPTURE, Speed(calm=True))
    assert film.duration == FADE_MS
    here = [s for s in shapes_at(film, FADE_MS / 2) if s.id == "pawn:0"]
    assert {(s.x, s.y) for s in here} == {pawn_point(BOARD, 0, 10), pawn_point(BOARD, 0, 13)}
    assert [s.alpha for s in here] == [0.5, 0.5]
    assert shapes_at(film, FADE_MS) == AFTER


def test_glow_pulses_three_times_and_rests() -> None:
    assert glow_pulse(0) == glow_pulse(1600) == pytest.approx(0.7)
    assert glow_pulse(800) == pytest.approx(1)
    assert glow_pulse(4800) == glow_pulse(1e9) == 1
