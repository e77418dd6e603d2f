"""The course of a game: which positions are looked at, and which turns mattered most."""

import pytest
from kaartbord.scene import course
from kaartbord.scene.course import GRID, MOST, Chances, Turn


def judge(chances: list[float], dealt: frozenset[int] = frozenset()) -> dict[int, Chances]:
    """Look at a game of two sides as the page does; `chances` are the first side's after so many plies."""
    known: dict[int, Chances] = {}
    while (ply := course.next_ply(known, len(chances) - 1, dealt)) is not None:
        assert ply not in known
        known[ply] = (chances[ply], 1 - chances[ply])
    return known


def stepped(plies: int, **steps: float) -> list[float]:
    """Even chances but for steps at some plies: p30=0.2 is up by 0.2 with ply 30."""
    at = {int(name[1:]): step for name, step in steps.items()}
    return [0.5 + sum(step for ply, step in at.items() if ply <= n) for n in range(plies + 1)]


def test_a_short_game_is_looked_at_ply_by_ply() -> None:
    assert sorted(judge(stepped(20))) == list(range(21))


def test_the_line_grows_from_the_start_to_the_end() -> None:
    known: dict[int, Chances] = {}
    seen = []
    while len(known) <= GRID:
        ply = course.next_ply(known, 600)
        assert ply is not None
        seen.append(ply)
        known[ply] = (0.5, 0.5)
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (0, 600)


@pytest.mark.parametrize("plies", [0, 1, 2, GRID, GRID + 1, 150, 800])
def test_no_game_is_looked_at_for_longer_than_was_said(plies: int) -> None:
    known = judge(stepped(plies, p1=0.1, p77=-0.2, p100=0.3))
    assert len(known) <= course.expected(plies) <= MOST
    assert {0, plies} <= set(known)


def test_the_turns_that_mattered_are_found_to_the_ply() -> None:
    known = judge(stepped(700, p33=0.2, p401=-0.35, p402=0.1, p640=0.25))
    assert [turn.ply for turn in course.turns(known)] == [33, 401, 640]
    assert course.turns(known)[1].before == pytest.approx((0.7, 0.3))
    assert course.turns(known)[1].after == pytest.approx((0.35, 0.65))
    assert course.turns(known)[1].swing == pytest.approx(0.35)


def test_what_the_dealer_does_is_nobodys_turn() -> None:
    dealt = frozenset((401,))
    known = judge(stepped(700, p33=0.2, p401=-0.35, p500=0.1, p640=0.25), dealt)
    assert [turn.ply for turn in course.turns(known, dealt)] == [33, 500, 640]


def test_small_changes_made_no_difference() -> None:
    assert [turn.ply for turn in course.turns(judge(stepped(50, p7=0.3, p20=0.01)))] == [7]


def test_the_swing_is_that_of_the_side_for_which_most_changed() -> None:
    assert Turn(1, (0.5, 0.3, 0.2), (0.4, 0.55, 0.05)).swing == pytest.approx(0.25)


def test_the_line_of_a_side_is_in_the_order_of_play() -> None:
    assert course.line({8: (0.1, 0.9), 0: (0.5, 0.5), 4: (0.3, 0.7)}, 1) == [(0, 0.5), (4, 0.7), (8, 0.9)]
