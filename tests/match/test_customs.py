"""What the way of playing means for the house rules."""

import pytest
from kaartbord.match import customs

RULES = {"toep_any_time": True, "was": True, "limit": 10}


def test_a_seat_played_by_link_takes_toeping_out_of_turn_away():
    assert customs.adapted("P", RULES, {"me", "link"}) == {**RULES, "toep_any_time": False}
    assert customs.adapted("P", RULES, {"me", "computer", "here"}) == RULES
    assert customs.adapted("K", {"nk_scoring": True}, {"link"}) == {"nk_scoring": True}


@pytest.mark.parametrize(
    "kinds, seats, rules, told",
    [
        ({"me", "computer"}, 4, RULES, []),
        ({"me", "computer"}, 5, RULES, ["toepen.advice.wash"]),
        ({"me", "computer"}, 8, {**RULES, "was": False}, []),
        ({"me", "link"}, 4, RULES, ["toepen.advice.link"]),
        ({"me", "link"}, 6, RULES, ["toepen.advice.link", "toepen.advice.wash"]),
        ({"me", "link"}, 4, {**RULES, "toep_any_time": False}, []),
    ],
)
def test_what_is_said_before_the_start(kinds, seats, rules, told):
    assert customs.advice("P", rules, kinds, seats) == told
    assert customs.advice("T", rules, kinds, seats) == []
