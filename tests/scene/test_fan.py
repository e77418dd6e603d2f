"""The fan of a hand: as large as its zone allows, and never out of it, chosen or not."""

from __future__ import annotations

from itertools import pairwise
from math import cos, hypot, radians, sin

import pytest
from kaartbord.scene import fan
from kaartbord.scene.trick_table import CARD_ASPECT

ZONES = [
    (6, 340.0, 98.0),
    (6, 370.0, 144.0),
    (6, 252.0, 186.0),
    (8, 340.0, 72.0),
    (13, 370.0, 194.0),
    (13, 376.0, 190.0),
    (13, 960.0, 186.0),
]
"""The most cards, and width and height of their zone: phones and a tablet in a race, then two teams."""

HANDS = [(count, *zone) for most, *zone in ZONES for count in range(1, most + 1)]


@pytest.mark.parametrize(("count", "width", "height"), HANDS)
def test_every_card_lies_within_the_zone(count: int, width: float, height: float) -> None:
    laid = fan.fan(count, width, height)
    assert len(laid.places) == count
    assert fan.MIN_CARD <= laid.width <= fan.MAX_CARD
    w, h = laid.width, laid.width * CARD_ASPECT
    for left, up, turn in laid.places:
        lean = radians(abs(turn))
        wide, high = w * cos(lean) + h * sin(lean), h * cos(lean) + w * sin(lean)
        middle = left + w / 2, up + h / 2
        assert wide / 2 - 0.1 <= middle[0] <= width - wide / 2 + 0.1
        assert high / 2 - 0.1 <= middle[1] <= height - fan.LIFT - high / 2 + 0.1


@pytest.mark.parametrize("count", range(1, 14))
def test_every_card_can_be_told_and_tapped(count: int) -> None:
    laid = fan.fan(count, 370.0, 194.0)
    for one, other in pairwise(laid.places):
        assert hypot(other.left - one.left, other.up - one.up) >= 40


def test_two_rows_only_where_there_are_many_cards_in_a_narrow_zone() -> None:
    def rows(count: int, width: float) -> int:
        places = fan.fan(count, width, 194.0).places
        return 1 + sum(after.left < before.left for before, after in pairwise(places))

    assert [rows(6, 370), rows(7, 370), rows(13, 370), rows(13, 960)] == [1, 2, 2, 1]


def test_eight_cards_in_a_low_zone_lie_in_one_row_wide_enough_to_be_tapped() -> None:
    places = fan.fan(8, 340.0, 72.0).places
    assert all(other.left - one.left >= 36 for one, other in pairwise(places))


@pytest.mark.parametrize("count", range(1, 15))
@pytest.mark.parametrize(("width", "height"), [(370.0, 480.0), (340.0, 300.0), (420.0, 300.0), (740.0, 700.0)])
def test_a_hand_that_lies_spread_out_hides_no_card(count: int, width: float, height: float) -> None:
    laid = fan.spread(count, width, height)
    assert len(laid.places) == count
    assert laid.width <= fan.MAX_SPREAD_CARD
    for left, up, turn in laid.places:
        assert -0.1 <= left <= width - laid.width + 0.1
        assert -0.1 <= up <= height - fan.LIFT - laid.width * CARD_ASPECT + 0.1
        assert turn == 0
    for i, one in enumerate(laid.places):
        for other in laid.places[:i]:
            apart = abs(one.left - other.left) >= laid.width, abs(one.up - other.up) >= laid.width * CARD_ASPECT
            assert any(apart)


def test_there_is_no_place_for_no_card() -> None:
    assert fan.spread(0, 370.0, 480.0).places == ()


def test_few_cards_that_lie_spread_out_are_much_larger_than_in_a_fan() -> None:
    assert fan.spread(5, 370.0, 480.0).width > 1.3 * fan.fan(5, 370.0, 144.0).width
