"""Tests of delays."""

from kaartbord.scene.timing import MIN_OPENING_SHARE, TRICK_MS, opening_share


def test_a_trick_stands_for_more_than_a_second() -> None:
    assert TRICK_MS >= 1100


def test_before_the_first_own_choice_every_ply_takes_less_than_the_one_before_down_to_a_least() -> None:
    shares = [opening_share(plies) for plies in range(40)]
    assert shares[0] == 1
    assert shares == sorted(shares, reverse=True)
    assert shares[-1] == MIN_OPENING_SHARE > 0
