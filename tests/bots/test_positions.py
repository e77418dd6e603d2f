"""What people complain of in computer partners, as positions: each must have the better choice.

Places are the seat's own: 0 its start, 63 the square before its home at four seats. Seat 0 is to move; `at`
gives the place of another seat's pawn on a square that seat 0 counts.
"""

import pytest
from support.positions import at, played

HOME = "h1 h2 h3 h4"

FIRM_AND_STRONG = pytest.mark.parametrize("level", ["firm", "strong"])


# ---- the own side


@FIRM_AND_STRONG
def test_does_not_hit_the_partner_with_another_way_open(level: str) -> None:
    assert played("5s 2h", "20", partner=at(2, 25), level=level) == "2 22"


@FIRM_AND_STRONG
def test_does_not_hit_the_partner_even_when_the_other_way_is_poor(level: str) -> None:
    assert played("5s 4h", "20", partner=at(2, 25), level=level) == "4 16"


@FIRM_AND_STRONG
def test_does_not_hit_itself_with_another_way_open(level: str) -> None:
    assert played("Ts 4h", "20 30", level=level) in ("T 40", "4 16", "4 26")
    assert played("Ts", "20 30 63", level=level) == "T 40"


@FIRM_AND_STRONG
def test_hits_the_partner_only_when_it_must(level: str) -> None:
    assert played("5s", "20 30", partner=f"{at(2, 25)} {at(2, 35)}", level=level) in ("5 25", "5 35")


@FIRM_AND_STRONG
def test_a_sweeping_seven_spares_the_partner(level: str) -> None:
    assert played("7s 2h", "20", partner=at(2, 24), rules="seven_hits_passed=on", level=level) == "2 22"


@FIRM_AND_STRONG
def test_does_not_rob_the_partner_by_a_swap(level: str) -> None:
    assert played("Js 8h", "3", partner="60", level=level) == "8 11"
    assert played("Js 4h", "10", partner="60", level=level) == "4 6"


@FIRM_AND_STRONG
def test_robs_a_rival_rather_than_the_partner(level: str) -> None:
    assert played("Js", "3", left=at(1, 26), partner=at(2, 28), level=level) == "J 26 3"


def test_swaps_with_the_partner_when_both_gain() -> None:
    assert played("Js 2h", "2", partner="4") == "J 36 2"


@FIRM_AND_STRONG
def test_leaves_its_start_when_that_holds_up_the_partner(level: str) -> None:
    assert played("5s", "30 0", partner=f"{at(2, 61)} {at(2, 59)}", level=level) == "5 5"


@FIRM_AND_STRONG
def test_does_not_stand_where_the_partner_sets_up(level: str) -> None:
    assert played("2s 3h", "30", level=level) == "3 33"


@FIRM_AND_STRONG
def test_a_finished_seat_brings_the_partner_home(level: str) -> None:
    assert played("7s 9h", HOME, partner="60 20", level=level) == "7 h4"


@FIRM_AND_STRONG
def test_the_last_pawn_home_with_a_seven_brings_the_partner_nearer(level: str) -> None:
    assert played("7s", "61 h2 h3 h4", partner="61 20 h3 h4", level=level) == "7 h1 h2"


# ---- start cards


@pytest.mark.parametrize("card", ["As", "Ks"])
def test_sets_a_pawn_up_before_all_else(card: str) -> None:
    assert played(f"{card} 3h 9d", "20") == f"{card[0]} 0"


def test_clears_its_start_for_the_next_pawn_with_another_card() -> None:
    assert played("As 9d 5h", "0")[0] in "95"


def test_does_not_walk_with_the_only_start_card() -> None:
    assert played("As 8h", "0 20")[0] == "8"


@FIRM_AND_STRONG
def test_sets_up_with_the_king_and_keeps_the_ace_that_can_do_more(level: str) -> None:
    assert played("As Kh 9d", "20", level=level) == "K 0"


def test_a_king_that_may_walk_thirteen_sets_up() -> None:
    assert played("Ks Qh", "20", rules="king_advances_13=on") == "K 0"
    assert played("Ks Qh", "0 20", rules="king_advances_13=on")[0] == "Q"


# ---- home


def test_takes_a_sure_home_run() -> None:
    assert played("6s 8h", "60 20") == "6 h3"


@FIRM_AND_STRONG
def test_brings_the_last_pawn_home_though_it_has_nothing_to_do_then(level: str) -> None:
    others = {"left": "h4 - h3 h2", "right": f"h4 50 h3 {at(3, 44)}"}
    assert played("2s 7d Jh", "h4 h3 62 h2", level=level, **others) == "2 h1"


@FIRM_AND_STRONG
def test_makes_room_at_home_for_the_pawn_that_is_outside(level: str) -> None:
    assert played("As", "63 h2 h3 48", level=level) == "A h4"


def test_does_not_swap_itself_back_and_a_rival_forward() -> None:
    assert played("Js 3h", "31", left=at(1, 29))[0] == "3"


@FIRM_AND_STRONG
def test_goes_deepest_first(level: str) -> None:
    assert played("5s 2h", "62 60", level=level) == "5 h4"


def test_does_not_shut_its_own_home() -> None:
    assert played("2s 9h", "62 61 30") == "9 39"


def test_fills_the_last_square_and_wins() -> None:
    assert played("As 2s", "62 h2 h3 h4", partner=HOME) == "2 h1"


def test_a_seven_brings_one_home_and_hits_with_the_rest() -> None:
    assert set(played("7s 9h", "62 20", right=at(3, 22)).split()) == {"7", "h4", "22"}


def test_a_seven_brings_two_home() -> None:
    assert set(played("7s Qh", "62 63 20").split()[1:]) <= {"h1", "h2", "h3", "h4"}


def test_only_the_deepest_square_will_do_in_strict_order() -> None:
    assert played("5s 2h", "62 61", rules="home_strict_order=on") == "5 h4"


# ---- rivals


def test_of_two_hits_takes_the_pawn_nearer_its_home() -> None:
    assert played("2s 5h", "20", left=at(1, 22), right=at(3, 25)) == "5 25"


def test_hits_rather_than_walks_on() -> None:
    assert played("5s 9h", "20", right=at(3, 25)) == "5 25"


def test_swaps_with_the_rival_who_is_nearly_home() -> None:
    assert played("Js", "50", left=at(1, 60), right=at(3, 46)) == "J 46 50"


def test_of_two_swaps_takes_the_longer_one() -> None:
    assert played("Js", "3", left=at(1, 12), right=at(3, 30)) == "J 30 3"


def test_does_not_stop_on_a_rivals_start() -> None:
    assert played("6s 5h", "10") == "5 15"


def test_does_not_stop_right_before_a_rival() -> None:
    assert played("4s", "22 40", left=at(1, 33)) == "4 18"


def test_stays_safe_on_its_start_with_rivals_behind() -> None:
    assert played("2s", "0 40", left="20", right=f"{at(3, 60)} {at(3, 58)}") == "2 42"


# ---- cards


@FIRM_AND_STRONG
def test_plays_one_of_two_nines_and_keeps_the_queen(level: str) -> None:
    others = {"left": "h4 h3 50", "partner": "h4 h3 20 0", "right": "h4 30 5"}
    assert played("9s 9h Qd", "h4 h3 40 h2", level=level, **others) == "9 49"


@pytest.mark.parametrize(("mine", "then"), [("2", "4 62"), ("0", "4 60")])
def test_a_four_from_the_first_squares_goes_round_the_back(mine: str, then: str) -> None:
    assert played("4s 9h", mine) == then
