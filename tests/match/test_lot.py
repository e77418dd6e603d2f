"""Tests of the lot that names the first dealer, and of matches in which the dealer was agreed on."""

import itertools

import pytest
from kaartbord.games import GAMES
from kaartbord.match.match import start_match
from kaartbord.match.setup import lot
from kaartbord.match.setup.house_rule_choices import renewed_options
from kaartbord.rules import cards


@pytest.mark.parametrize(("code", "seats"), [(code, seats) for code in GAMES for seats in GAMES[code].INFO.seats])
def test_the_deal_passes_to_the_next_seat_where_the_lot_decides_at_all(code, seats):
    play = start_match(code, GAMES[code].options({}), seats, 7)
    first, dealer = lot.first_dealer(play.match), lot.next_dealer(play)
    following = lot.start_game(code, renewed_options(play.match), seats, dealer, itertools.count(100))
    assert lot.first_dealer(following.match) == dealer
    if first is None:  # its rules draw no lot
        assert dealer is None and following.match.seed == 100
    else:
        assert dealer == (first + 1) % seats and following.match.seed >= 100


def test_where_the_rules_say_who_deals_no_lot_is_drawn():
    options = GAMES["K"].options({"nk_scoring": True})
    play = start_match("K", options, 4, 7)
    assert lot.first_dealer(play.match) is None
    assert lot.next_dealer(play) is None
    assert lot.start_game("K", options, 4, 2, itertools.count(5)).match.seed == 5


@pytest.mark.parametrize("seats", GAMES["T"].INFO.seats)
def test_in_a_gentle_game_of_tokken_everybody_can_bring_in_a_pawn(seats):
    openers = {cards.ACE, cards.KING, cards.JOKER}
    begun = {
        gentle: lot.start_game("T", GAMES["T"].options({}), seats, 1, itertools.count(100), gentle=gentle)
        for gentle in (False, True)
    }
    start = {
        gentle: [bool(openers & set(map(cards.rank, hand))) for hand in play.state.hands]
        for gentle, play in begun.items()
    }
    assert all(start[True]) and not all(start[False])
    assert lot.first_dealer(begun[True].match) == 1
