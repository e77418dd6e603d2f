"""Standing orders answer for a seat, and only what they were given for."""

import pytest
from kaartbord.games import toepen
from kaartbord.games.toepen.computer import standing_orders
from kaartbord.games.toepen.computer.standing_orders import LIMITS, SeatOrders
from kaartbord.rules.protocol import Action

STATE = toepen.setup(toepen.options({}), 4)

CHECK = [Action("no_check"), Action("check")]
WASH = [Action("no_wash"), Action("wash_white"), Action("wash_dirty")]
BLIND = [Action("no_blind"), Action("blind")]
ANSWER = [Action("stay"), Action("fold")]
PLAY = [Action("card", b"\x11"), Action("toep")]


def answered(given, legal, raised=0):
    answer = standing_orders.answer(given, STATE._replace(raised=raised), legal)
    return answer.kind if answer else None


@pytest.mark.parametrize(("flag", "legal"), [("no_check", CHECK), ("no_wash", WASH), ("no_blind", BLIND)])
def test_each_order_answers_its_own_question(flag, legal):
    given = SeatOrders()._replace(**{flag: True})
    for asked in (CHECK, WASH, BLIND, ANSWER, PLAY):
        assert answered(given, asked, raised=9) == (flag if asked is legal else None)


@pytest.mark.parametrize(
    ("limit", "raised", "answer"),
    [
        (0, 9, None),
        (3, 2, None),
        (3, 3, None),
        (3, 4, "fold"),
        (2, 3, "fold"),
        (6, 0, None),
    ],
)
def test_folding_above_a_stake(limit, raised, answer):
    assert answered(SeatOrders(fold_above=limit), ANSWER, raised) == answer


def test_an_order_that_is_not_legal_is_left_to_the_player():
    assert answered(SeatOrders(fold_above=2), [Action("stay")], 5) is None
    assert answered(SeatOrders(True, True, True, 2), PLAY) is None


def test_orders_come_back_as_they_were_stored():
    for given in (SeatOrders(), SeatOrders(True, False, True, 4), SeatOrders(fold_above=LIMITS[-1])):
        assert standing_orders.read(given._asdict()) == given


@pytest.mark.parametrize("stored", [None, 3, [], {}, {"no_check": "yes", "fold_above": 77}, {"fold_above": "3"}])
def test_odd_records_order_nothing(stored):
    assert standing_orders.read(stored) == SeatOrders()


@pytest.mark.parametrize("stored", [None, [], {"²": {}}, {"9" * 5000: {}}, {"4": {"no_check": True}}, {"-1": {}}])
def test_odd_seats_have_no_orders(stored):
    assert standing_orders.by_seat(stored, 4) == {}


def test_orders_come_back_by_seat():
    assert standing_orders.by_seat({"1": {"no_check": True}, "3": 7}, 4) == {
        1: SeatOrders(no_check=True),
        3: SeatOrders(),
    }
