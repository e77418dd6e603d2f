"""The ladder itself: the same figures every time, and no more said than the pairs tell."""

import pytest
from kaartbord.games import GAMES
from support.players.frozen import frozen
from support.players.ladder import BOUND, climb, interval, likelier, player
from support.players.table import Seer, at_random, pair, real_choices


def test_twenty_pairs_are_the_same_again_and_clearly_won_from_chance() -> None:
    shares = climb("K", 2, ("strong", "random"), range(20), 4)
    assert shares[:4] == climb("K", 2, ("strong", "random"), range(4), 4)
    assert len(shares) == 20
    mean, half = interval(shares)
    assert mean - half > 0.6


def test_a_player_against_itself_wins_half_of_every_pair() -> None:
    assert climb("K", 2, ("firm", "firm"), range(4), None) == [0.5] * 4


def test_a_seer_is_shown_what_others_are_not() -> None:
    seer = player("seer", "K", 0, 4)
    assert isinstance(seer, Seer)
    assert pair(seer, player("random", "K", 0, None), 2, 0, {}) >= 0.5


@pytest.mark.parametrize(("shares", "sign"), [([0.5, 1.0] * 20, 1), ([0.5, 0.0] * 20, -1)])
def test_a_sequential_test_is_decided_by_clear_pairs(shares: list[float], sign: int) -> None:
    assert sign * likelier(shares, 0.5, 0.55) > BOUND


def test_a_sequential_test_is_not_decided_by_even_pairs() -> None:
    assert abs(likelier([0.0, 0.5, 1.0] * 10, 0.45, 0.55)) < BOUND
    assert likelier([0.5] * 10, 0.45, 0.55) == 0


def test_pairs_that_are_all_won_decide_too() -> None:
    assert likelier([1.0] * 20, 0.5, 0.55) > BOUND


def test_a_sequential_test_stops_as_soon_as_it_is_decided() -> None:
    assert len(climb("K", 2, ("firm", "random"), range(200), None, (0.2, 0.7))) < 20


@pytest.mark.long
def test_the_frozen_player_plays_on_in_games_of_today_and_always_the_same() -> None:
    for code in ("K", "T", "P", "O", "L"):
        seats = GAMES[code].INFO.seats[0]
        for state, seat in real_choices([at_random(7, code)] * seats, 7, {}, 60, code)[::9]:
            chosen = frozen(code, GAMES[code].view(state, seat), seat)
            assert chosen == frozen(code, state, seat)
            assert chosen in GAMES[code].legal(state, seat)
