"""What the way of playing means for the house rules."""

from kaartbord.games import keezbord, toepen
from kaartbord.match.setup import customs

RULES = {"toep_any_time": True, "was": True, "limit": 10}


def test_a_seat_played_by_link_takes_toeping_out_of_turn_away():
    assert customs.adapted(toepen.INFO.options, RULES, {"me", "link"}) == {**RULES, "toep_any_time": False}
    assert customs.adapted(toepen.INFO.options, RULES, {"me", "computer", "here"}) == RULES
    assert customs.adapted(keezbord.INFO.options, {"nk_scoring": True}, {"link"}) == {"nk_scoring": True}
