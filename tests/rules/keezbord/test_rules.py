"""The rules of Keezbord, one paragraph after the other. Names say the rule; AT is an acceptance test."""

from collections.abc import Iterable
from typing import Any

import pytest
from kaartbord.games import keezbord
from kaartbord.games.keezbord import INFO, legal, options, score, setup, stock, table, to_move
from kaartbord.games.race import rules as race
from kaartbord.rules import cards
from kaartbord.rules.protocol import DEALER, Action, Event
from support.tables.race import deal_on, do, happened, pawns, plays, position, refused, spelled, why

HOME = "h1 h2 h3 h4"


# ---- board, seats, cards


@pytest.mark.parametrize(("seats", "track", "holes"), [(2, 64, 80), (4, 64, 96), (6, 96, 144), (8, 128, 192)])
def test_at_k1_board(seats: int, track: int, holes: int) -> None:
    ring = table(options({}), seats).ring
    assert ring.track == track
    assert ring.track + 4 * seats + 4 * seats == holes
    assert ring.yard == track + 4 * seats


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_at_k1_start_and_junction(seats: int) -> None:
    ring = table(options({}), seats).ring
    assert ring.starts == tuple(16 * seat for seat in range(seats))
    assert ring.junctions == tuple((16 * seat - 1) % (16 * seats) for seat in range(seats))


def test_two_players_sit_opposite_each_other_on_the_board_for_four() -> None:
    assert table(options({}), 2).ring.starts == (0, 32)


@pytest.mark.parametrize(("seats", "size"), [(2, 26), (4, 52), (6, 78), (8, 104)])
def test_at_k2_deck(seats: int, size: int) -> None:
    deck = table(options({}), seats).deck
    assert len(deck) == size == 13 * seats
    assert {rank: sum(c >> 2 == rank for c in deck) for rank in range(1, 15)} == {
        **dict.fromkeys(range(1, 14), seats),
        cards.JOKER: 0,
    }


@pytest.mark.parametrize(
    ("seats", "sides"),
    [
        (2, ((0,), (1,))),
        (4, ((0, 2), (1, 3))),
        (6, ((0, 3), (1, 4), (2, 5))),
        (8, ((0, 4), (1, 5), (2, 6), (3, 7))),
    ],
)
def test_at_k12_partners(seats: int, sides: tuple[tuple[int, ...], ...]) -> None:
    assert keezbord.sides(setup(options({}), seats)) == sides


def test_at_k12_six_play_clockwise() -> None:
    state = position("20", "20", "20", "20", "20", "20", hands="2s/2h/2d/2c/2s/2h", seats=6)
    order = []
    while state.turn >= 0:
        order.append(state.turn)
        state = do(state, "2 20>22")
    assert order == [0, 1, 2, 3, 4, 5]


# ---- the deal


def test_the_first_dealer_is_cast_by_lot() -> None:
    state = setup(options({}), 4)
    assert to_move(state) == (DEALER,)
    assert sorted(stock(state)) == [0, 1, 2, 3]
    assert race.apply(state, DEALER, Action("lot", b"\x02")).dealer == 2


def test_left_of_the_dealer_leads_and_five_four_four_cards_use_up_the_deck() -> None:
    state = race.apply(setup(options({}), 4), DEALER, Action("lot", b"\x02"))
    seen, leaders, dealers, sizes = b"", [], [], []
    for _ in range(3):
        state = deal_on(state)
        leaders.append(state.turn)
        dealers.append(state.dealer)
        sizes.append({len(hand) for hand in state.hands})
        cards_dealt = b"".join(state.hands)
        seen += cards_dealt
        state = state._replace(hands=(b"",) * 4, played=state.played + cards_dealt, turn=DEALER)
    assert sizes == [{5}, {4}, {4}]
    assert bytes(sorted(seen)) == state.table.deck
    assert dealers == [2, 3, 0], "who led deals next"
    assert leaders == [3, 0, 1]


def test_after_three_deals_all_cards_are_shuffled_again() -> None:
    state = position(hands="", turn="dealer", dealer=1, deals=3)
    state = state._replace(played=state.table.deck)
    assert stock(state) == state.table.deck
    fresh = deal_on(state)
    assert fresh.played == b""
    assert [len(hand) for hand in fresh.hands] == [5] * 4
    assert (fresh.dealer, fresh.turn) == (2, 3)


def test_dealer_rotation_cycle_moves_the_deal_once_per_shuffle() -> None:
    for deals, dealer in ((1, 1), (2, 1), (3, 2)):
        state = position(hands="", turn="dealer", dealer=1, deals=deals, dealer_rotation="cycle")
        assert (deal_on(state).dealer, deal_on(state).turn) == (dealer, dealer + 1)


def test_dealer_rotation_deal_moves_it_every_time() -> None:
    for deals in (1, 2, 3):
        assert deal_on(position(hands="", turn="dealer", dealer=1, deals=deals)).dealer == 2


@pytest.mark.parametrize("seats", INFO.seats)
def test_k12_guarantee_start_card_only_in_the_first_deal(seats: int) -> None:
    start_cards = {cards.ACE, cards.KING}
    sorted_deck = table(options({}), seats).deck
    starts = [c for c in sorted_deck if cards.rank(c) in start_cards]
    others = [c for c in sorted_deck if cards.rank(c) not in start_cards]
    decks = [
        sorted_deck,
        sorted_deck[::-1],
        sorted_deck[4 * seats :] + sorted_deck[: 4 * seats],
        bytes(others + starts),
        bytes(starts + others),
    ]
    for on in (True, False):
        rules = options({"guarantee_start_card": on})
        first = race.apply(setup(rules, seats), DEALER, Action("lot", b"\x00"))
        dealt = [keezbord.apply(first, DEALER, keezbord.deal(first, deck)) for deck in decks]
        held = [[bool(start_cards & {c >> 2 for c in hand}) for hand in state.hands] for state in dealt]
        assert all(map(all, held)) is on
    later = first._replace(table=table(options({"guarantee_start_card": True}), seats), deals=3)
    assert keezbord.deal(later, decks[3]).cards == decks[3][: 5 * seats]


def test_k12_a_first_deal_without_a_start_card_is_malformed() -> None:
    first = race.apply(setup(options({"guarantee_start_card": True}), 4), DEALER, Action("lot", b"\x00"))
    middle = bytes(c for c in first.table.deck if c >> 2 not in (cards.ACE, cards.KING))
    assert why(first, DEALER, Action("deal", middle[:20])) == "dealer"


# ---- the turn


def test_you_must_play_if_you_can() -> None:
    state = position("20", hands="2s 4h")
    assert plays(state) == {"2 20>22", "4 20>16"}
    assert why(state, 0, Action("discard", state.hands[0])) == "forced"


def test_at_k9_even_when_it_hits_yourself() -> None:
    state = position("58 63", hands="5s")
    assert plays(state) == {"5 58>63"}
    assert pawns(do(state, "5 58>63"), 0) == "63 - - -"


def test_even_when_it_hits_your_partner() -> None:
    state = position("20", "", "60", hands="8s")
    assert plays(state) == {"8 20>28"}
    assert pawns(do(state, "8 20>28"), 2) == "- - - -"


def test_without_a_use_the_whole_hand_is_thrown_away() -> None:
    state = do(position(hands="2s 5s Jh / 2h"), "discard")
    assert state.hands[0] == b""
    assert state.turn == 1
    assert state.played == cards.parse("2s 5s Jh")


def test_at_k7_before_home_with_large_cards_only() -> None:
    assert plays(position("61 62 63", hands="8s 9s Ts Qs")) == {"discard"}


def test_a_seat_without_cards_is_passed_over() -> None:
    state = position("20", "20", "20", "20", hands="2s 3s / / 2h /")
    assert do(state, "2 20>22").turn == 2
    assert do(state, "2 20>22", "2 20>22").turn == 0


def test_the_deal_ends_when_all_hands_are_empty() -> None:
    assert to_move(do(position("20", hands="2s"), "2 20>22")) == (DEALER,)


def test_suits_do_not_matter_one_card_of_a_rank_is_offered() -> None:
    assert len(legal(position("20", hands="2s 2h 2c"), 0)) == 1


# ---- the cards


@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("2", 2),
        ("3", 3),
        ("5", 5),
        ("6", 6),
        ("7", 7),
        ("8", 8),
        ("9", 9),
        ("T", 10),
        ("Q", 12),
    ],
)
def test_a_number_is_that_many_forward_k1(card: str, steps: int) -> None:
    name = "10" if card == "T" else card
    assert plays(position("20", hands=f"{card}s")) == {f"{name} 20>{20 + steps}"}


def test_ace_sets_up_or_steps_one() -> None:
    assert plays(position("20", hands="As")) == {"A ->0", "A 20>21"}


def test_king_sets_up_and_nothing_else_k2() -> None:
    assert plays(position("20", hands="Ks")) == {"K ->0"}
    assert plays(position("20 21 22 23", hands="Ks")) == {"discard"}


def test_king_advances_13() -> None:
    assert plays(position("20", hands="Ks", king_advances_13=True)) == {"K ->0", "K 20>33"}
    assert plays(position("20 1 2 3", "0", hands="Ks", king_advances_13=True)) == {
        "K 20>33",
        "K 1>14",
        "K 2>15",
    }, "3 cannot pass the pawn at 16"


def test_four_is_always_backward() -> None:
    assert plays(position("20", hands="4s")) == {"4 20>16"}


# ---- setting up


def test_setting_up_needs_a_waiting_pawn() -> None:
    state = position("20 21 22 23", hands="Ks")
    assert refused(state, "K") == {"yard"}


def test_a_walk_is_refused_for_what_stands_in_its_way() -> None:
    ace = cards.parse("As")
    state = position("15 20 30 40", "0", hands="As")
    assert why(state, 0, Action("play", ace, ((0, 16),))) == "protected"


def test_not_while_an_own_pawn_stands_on_the_start() -> None:
    state = position("0", hands="Ks 2s")
    assert plays(state) == {"2 0>2"}
    assert refused(state, "K") == {"start"}


def test_a_foreign_pawn_on_the_start_is_hit() -> None:
    state = do(position("", "48", hands="Ks"), "K ->0")
    assert pawns(state, 0) == "0 - - -"
    assert pawns(state, 1) == "- - - -"


def test_waiting_pawns_do_not_walk() -> None:
    assert refused(position("20", hands="2s"), "2") == {"waiting"}


# ---- walking and hitting


def test_passing_unprotected_pawns_is_free_and_harmless() -> None:
    state = do(position("20 22", "7", "56", hands="5s"), "5 20>25")
    assert (pawns(state, 0), pawns(state, 1), pawns(state, 2)) == ("25 22 - -", "7 - - -", "56 - - -")


def test_landing_sends_an_opponent_back() -> None:
    assert pawns(do(position("20", "9", hands="5s"), "5 20>25"), 1) == "- - - -"


@pytest.mark.parametrize("card", ["2", "3", "Q"])
def test_nobody_lands_on_or_passes_a_pawn_on_its_own_start(card: str) -> None:
    state = position("14", "0", hands=f"{card}s")
    assert plays(state) == {"discard"}
    assert refused(state, card) == {"protected", "waiting"}


def test_nor_does_its_partner() -> None:
    assert plays(position("30", "", "0", hands="2s 5s")) == {"discard"}


def test_nor_does_anybody_backward() -> None:
    assert plays(position("18", "0", hands="4s")) == {"discard"}


def test_k3_nor_does_its_owner() -> None:
    state = position("0 2", hands="4s")
    assert plays(state) == {"4 0>60"}
    assert "protected" in refused(state, "4")


def test_protected_however_it_came_there() -> None:
    state = do(position("14", "4", hands="2s 3s / 4h", turn=1), "4 4>0")
    assert plays(state) == {"discard"}


def test_protected_when_swapped_onto_its_own_start() -> None:
    state = position("16", "20 48", hands="Js / 2h", turn=0)
    state = do(state, "J 16>36 1:20>0")
    assert pawns(state, 1) == "0 48 - -"
    assert table(options({}), 4).ring.blocked(state.pawns) == state.blocked


def test_a_guest_on_a_start_is_not_protected() -> None:
    assert plays(position("14", "", "48", hands="2s 3s", seats=4)) == {"2 14>16", "3 14>17"}
    assert pawns(do(position("14", "", "48", hands="2s"), "2 14>16"), 2) == "- - - -"


# ---- home


def test_at_the_junction_the_pawn_turns_into_home() -> None:
    assert plays(position("62", hands="2s 5s")) == {"2 62>h1", "5 62>h4"}


def test_k15_no_step_past_the_own_start() -> None:
    state = position("60", hands="8s 9s")
    assert plays(state) == {"discard"}
    assert refused(state, "8") == {"exact", "waiting"}


def test_no_jumping_over_a_pawn_at_home() -> None:
    state = position("62 h2", hands="5s 3s 2s")
    assert plays(state) == {"2 62>h1", "2 h2>h4"}
    assert refused(state, "3") == {"jump", "exact", "waiting"}


def test_k6_a_pawn_at_home_may_step_deeper() -> None:
    assert plays(position("h1", hands="2s")) == {"2 h1>h3"}


def test_home_moves_forced_counts_such_a_step_as_a_play() -> None:
    state = position("h1", hands="2s")
    assert why(state, 0, Action("discard", state.hands[0])) == "forced"


def test_home_moves_forced_off_never_forces_it() -> None:
    assert plays(position("h1", hands="2s", home_moves_forced=False)) == {"2 h1>h3", "discard"}
    assert plays(position("h1 20", hands="2s", home_moves_forced=False)) == {"2 h1>h3", "2 20>22"}
    assert plays(position("h1 20", hands="As Ks", home_moves_forced=False)) == {
        "A ->0",
        "A h1>h2",
        "A 20>21",
        "K ->0",
    }


def test_home_moves_forced_off_a_seven_that_needs_such_a_step_is_free() -> None:
    sevens = {"7 h1>h3 60>h2", "7 h1>h4 60>h1"}
    assert plays(position("h1 60", hands="7s", home_moves_forced=False)) == sevens | {"discard"}
    assert plays(position("h1 60", hands="7s")) == sevens


def test_k5_gaps_may_be_closed_later() -> None:
    assert plays(position("63", hands="As 2s 3s 4s")) >= {"A 63>h1", "2 63>h2", "3 63>h3"}


def test_home_strict_order_only_the_deepest_free_square() -> None:
    state = position("62", hands="2s 5s", home_strict_order=True)
    assert plays(state) == {"5 62>h4"}
    assert refused(state, "2") == {"deepest", "waiting"}
    assert plays(position("62 h4", hands="2s 3s", home_strict_order=True)) == {"discard"}
    assert plays(position("61 h4", hands="5s", home_strict_order=True)) == {"5 61>h3"}


def test_home_strict_order_within_the_home() -> None:
    assert plays(position("h2", hands="As 2s", home_strict_order=True)) == {"A ->0", "2 h2>h4"}
    assert plays(position("h3", hands="As", home_strict_order=True)) == {"A ->0", "A h3>h4"}


def test_home_strict_order_holds_for_each_part_of_a_seven() -> None:
    assert plays(position("63 60", hands="7s", home_strict_order=True)) == {"7 60>h4", "7 63>h4 60>63"}
    assert plays(position("h3 60", hands="7s", home_strict_order=True)) == {"7 h3>h4 60>h3"}
    assert plays(position("h3 61", hands="7s", home_strict_order=True)) == {"discard"}
    assert plays(position("62 63", hands="7s", home_strict_order=True)) == {"discard"}


# ---- four


def test_four_may_cross_or_land_on_the_own_start_k4() -> None:
    assert plays(position("2", hands="4s")) == {"4 2>62"}
    assert plays(position("4", hands="4s")) == {"4 4>0"}


def test_four_may_leave_from_the_own_start() -> None:
    assert plays(position("0", hands="4s")) == {"4 0>60"}


def test_at_k6_two_past_the_start_and_back() -> None:
    back = do(position("2", hands="4s 2h 3h"), "4 2>62")
    assert plays(back) == {"2 62>h1", "3 62>h2"}


@pytest.mark.parametrize(("card", "to"), [("7", "h4"), ("6", "h3"), ("5", "h2")])
def test_at_k6_from_the_start_and_back(card: str, to: str) -> None:
    back = do(position("0", hands=f"4s {card}h"), "4 0>60")
    assert f"{card} 60>{to}" in plays(back)


def test_at_k7_four_never_leaves_a_home_or_enters_one() -> None:
    state = position("h1 h4 2", hands="4s")
    assert plays(state) == {"4 2>62"}
    assert refused(state, "4") == {"back", "waiting"}


def test_four_hits_where_it_lands() -> None:
    assert pawns(do(position("24", "4", hands="4s"), "4 24>20"), 1) == "- - - -"


# ---- swapping


def test_swap_with_partner_or_opponent() -> None:
    state = position("20", "5", "9", hands="Js")
    assert plays(state) == {"J 20>21 1:5>4", "J 20>41 2:9>52"}
    assert pawns(do(state, "J 20>21 1:5>4"), 1) == "4 - - -"


def test_a_swap_hits_nobody() -> None:
    after = do(position("20 30", "5 9", hands="Js"), "J 20>21 1:5>4")
    assert (pawns(after, 0), pawns(after, 1)) == ("21 30 - -", "4 9 - -")


def test_no_swap_with_a_pawn_on_its_own_start() -> None:
    state = position("20", "0", hands="Js")
    assert plays(state) == {"discard"}
    assert refused(state, "J") == {"protected", "swap_other"}


def test_k8_the_own_pawn_may_leave_its_start_by_a_swap() -> None:
    assert plays(position("0", "5", hands="Js")) == {"J 0>21 1:5>48"}


def test_a_guest_on_your_start_may_be_swapped() -> None:
    state = position("20", "48", hands="Js")
    assert plays(state) == {"J 20>0 1:48>4"}
    assert pawns(do(state, "J 20>0 1:48>4"), 0) == "0 - - -"


def test_no_swap_at_home_or_waiting_or_among_your_own() -> None:
    assert plays(position("20 21", "h1 h2", hands="Js")) == {"discard"}
    assert refused(position("20 21", "h1", hands="Js"), "J") == {"swap_other"}
    state = position("h1", "20", hands="Js")
    assert plays(state) == {"discard"}
    assert refused(state, "J") == {"swap_own"}


# ---- seven


def test_k10_seven_whole_or_in_two_parts() -> None:
    assert plays(position("20 40", hands="7s")) == {
        "7 20>27",
        "7 40>47",
        "7 20>21 40>46",
        "7 20>22 40>45",
        "7 20>23 40>44",
        "7 40>41 20>26",
        "7 40>42 20>25",
        "7 40>43 20>24",
    }


def test_k10_never_over_three() -> None:
    assert max(turn.count(">") for turn in plays(position("10 20 40", hands="7s"))) == 2


def test_seven_must_be_used_up() -> None:
    assert plays(position("63 62", hands="7s")) == {"7 62>h4 63>h2", "7 63>h4 62>h2"}
    assert plays(position("63", hands="7s")) == {"discard"}
    assert refused(position("63", hands="7s"), "7") >= {"exact", "seven"}


def test_the_second_part_is_judged_on_the_board_the_first_leaves() -> None:
    turns = plays(position("h1 62", hands="7s"))
    assert "7 h1>h4 62>h3" in turns
    assert "7 62>h3 h1>h4" not in turns


def test_the_parts_hit_at_their_ends_only() -> None:
    state = position("20 40", "7 9 12", hands="7s")
    after = do(state, "7 20>23 40>44")
    assert pawns(after, 1) == "- 9 12 -"


def test_a_pawn_hit_by_the_first_part_cannot_walk_the_second() -> None:
    assert not {turn for turn in plays(position("20 23", hands="7s")) if turn.startswith("7 20>23 23>")}


def test_k9_seven_passes_without_hitting() -> None:
    assert pawns(do(position("20", "6", hands="7s"), "7 20>27"), 1) == "6 - - -"


def test_seven_hits_passed_sends_all_back_own_and_partner_too() -> None:
    state = position("20 21", "6", "55", hands="7s", seven_hits_passed=True)
    after = do(state, "7 21>- 1:6>- 2:55>- 20>27")
    assert [pawns(after, seat) for seat in range(3)] == ["27 - - -", "- - - -", "- - - -"]


def test_seven_hits_passed_not_for_other_cards() -> None:
    assert pawns(do(position("20", "6", hands="8s", seven_hits_passed=True), "8 20>28"), 1) == "6 - - -"


def test_seven_hits_passed_without_friendly_fire_may_not_pass_friends() -> None:
    rules: dict[str, Any] = {"seven_hits_passed": True, "friendly_fire": False}
    assert plays(position("20", "6", "55", hands="7s", **rules)) == {"discard"}
    assert plays(position("20", "6", hands="7s", **rules)) == {"7 1:6>- 20>27"}


def test_at_k3_the_rest_of_the_seven_goes_to_the_partner() -> None:
    state = position("h2 h3 h4 61", "", "20 0", hands="7s 2s / / 5h /")
    assert {"7 61>h1 2:20>24", "7 61>h1 2:0>4"} <= plays(state)
    after = do(state, "7 61>h1 2:20>24")
    assert pawns(after, 0) == "h2 h3 h4 h1"
    assert plays(after._replace(turn=0)) == {"2 2:24>26", "2 2:0>2"}


def test_at_k3_not_when_the_partner_cannot_walk_it() -> None:
    state = position("h2 h3 h4 61", "", "63 h1", hands="7s")
    assert plays(state) == {"discard"}
    assert "seven_partner" in refused(state, "7")


def test_at_k4_one_home_and_six_for_the_partner() -> None:
    assert plays(position("h2 h3 h4 63", "", "20", hands="7s")) == {"7 63>h1 2:20>26"}
    assert plays(position("h2 h3 h4 63", "0", "42 h4", hands="7s")) == {"discard"}


def test_the_rest_may_hit_and_must_be_one_pawn() -> None:
    state = position("h2 h3 h4 61", "40", "20 3", hands="7s")
    assert {turn for turn in plays(state) if "61>h1" in turn} == {"7 61>h1 2:20>24", "7 61>h1 2:3>7"}
    assert pawns(do(state, "7 61>h1 2:20>24"), 1) == "- - - -"


def test_k11_the_rest_lapses_when_the_partner_is_home() -> None:
    state = position(HOME, "", "h2 h3 h4 63", hands="7s")
    assert plays(state) == {"7 2:63>h1"}
    assert to_move(do(state, "7 2:63>h1")) == ()
    mine = position("h2 h3 h4 63", "", HOME, hands="7s")
    assert plays(mine) == {"7 63>h1"}


def test_k11_the_rest_lapses_for_two() -> None:
    state = position("h2 h3 h4 61", "20", hands="7s", seats=2)
    assert plays(state) == {"7 61>h1"}
    assert score(do(state, "7 61>h1")).winners == (0,)


# ---- the partner's pawns


@pytest.mark.parametrize(
    ("card", "turns"),
    [
        ("As", {"A 2:->0", "A 2:20>21"}),
        ("Ks", {"K 2:->0"}),
        ("4s", {"4 2:20>16"}),
        ("Js", {"J 2:20>46 3:30>4"}),
        ("5s", {"5 2:20>25"}),
    ],
)
def test_k14_a_finished_player_plays_on_with_the_partners_pawns(card: str, turns: set[str]) -> None:
    assert plays(position(HOME, "", "20", "30", hands=card)) == turns


def test_k14_the_partner_keeps_playing_too() -> None:
    state = do(position(HOME, "", "20", hands="2s / / 3h /"), "2 2:20>22")
    assert plays(state) == {"3 22>25"}


def test_k14_the_partners_start_counts_as_the_own() -> None:
    assert plays(position(HOME, "", "0", hands="Ks")) == {"discard"}
    assert plays(position(HOME, "", "0 2", hands="4s")) == {"4 2:0>60"}


def test_k17_not_before() -> None:
    assert plays(position("h1 h2 h3", "", "20", hands="5s")) == {"discard"}


def test_no_partner_for_two() -> None:
    state = position("h1 h2 h3", "20", hands="5s / 5h", seats=2)
    assert plays(state) == {"discard"}


# ---- friendly fire


def test_friendly_fire_on_allows_it() -> None:
    assert plays(position("20 25", hands="5s")) == {"5 20>25", "5 25>30"}


def test_k7_friendly_fire_off_forbids_hitting_own_and_partner() -> None:
    state = position("20 25", "", "60", hands="5s 3s", friendly_fire=False)
    assert plays(state) == {"5 25>30", "3 20>23"}
    assert refused(state, "5") >= {"friendly_fire"}
    assert plays(position("20", "9", hands="5s", friendly_fire=False)) == {"5 20>25"}


def test_friendly_fire_off_when_setting_up() -> None:
    state = position("", "", "32", hands="Ks", friendly_fire=False)
    assert plays(state) == {"discard"}
    assert refused(state, "K") == {"friendly_fire"}
    assert plays(position("", "48", hands="Ks", friendly_fire=False)) == {"K ->0"}


def test_friendly_fire_off_in_a_seven() -> None:
    assert "7 20>23 40>44" in plays(position("20 23 40", hands="7s"))
    turns = plays(position("20 23 40", hands="7s", friendly_fire=False))
    assert "7 20>23 40>44" not in turns
    assert "7 23>24 20>26" in turns


def test_friendly_fire_off_protects_the_finished_players_side() -> None:
    assert plays(position(HOME, "", "20 25", hands="5s", friendly_fire=False)) == {"5 2:25>30"}


def test_friendly_fire_off_leaves_swaps_with_the_partner() -> None:
    assert plays(position("20", "", "9", hands="Js", friendly_fire=False)) == {"J 20>41 2:9>52"}


# ---- the end


def test_the_game_ends_when_both_partners_are_home() -> None:
    state = do(position("h2 h3 h4 63", "20", HOME, hands="As 3s / 5h"), "A 63>h1")
    assert to_move(state) == ()
    assert score(state).winners == (0,)
    assert score(state).reason == "home"
    assert why(state, 1, Action("discard", state.hands[1])) == "over"


def test_one_partner_home_is_not_the_end() -> None:
    state = do(position("h2 h3 h4 63", "20", "h1 h2 h3 5", hands="As / 5h"), "A 63>h1")
    assert to_move(state) == (1,)
    assert score(state).winners == ()


def test_at_k11_nk_scoring() -> None:
    state = position("h2 h3 h4 63", "h1 h2 h3", HOME, "h2 h3 h4", hands="As / 5h", nk_scoring=True)
    assert score(state).points == (14, 12), "when the time is up: no bonus"
    assert score(do(state, "A 63>h1")).points == (26, 12)
    plain = position("h2 h3 h4 63", "h1 h2 h3", HOME, "h2 h3 h4", hands="As / 5h")
    assert score(do(plain, "A 63>h1")).points == (8, 6)


def test_nk_scoring_the_first_team_deals() -> None:
    state = setup(options({"nk_scoring": True}), 4)
    assert state.dealer == 0
    assert deal_on(state).turn == 1


# ---- what is no action at all


def test_only_the_seat_to_move_plays() -> None:
    state = position("20", "20", hands="2s / 2h")
    assert why(state, 1, legal(state, 0)[0]) == "turn"
    assert not legal(state, 1)


def test_the_dealer_deals_what_there_is() -> None:
    state = position(hands="", turn="dealer", deals=1, played="As Ah")
    hands = stock(state)[:16]
    for wrong in (hands[:15], hands + b"\x08", hands[:15] + hands[:1], cards.parse("As") + hands[1:]):
        assert why(state, DEALER, Action("deal", wrong)) == "dealer"
    assert why(state, DEALER, Action("deal", hands, ((0, 0),))) == "dealer"
    first = setup(options({}), 4)
    assert why(first, DEALER, Action("lot", b"\x04")) == "dealer"
    assert why(first, DEALER, Action("lot", b"\x01", ((0, 0),))) == "dealer"


def test_only_cards_in_hand_are_played() -> None:
    state = position("20", hands="2s")
    assert why(state, 0, Action("play", cards.parse("3s"), ((0, 23),))) == "hand"
    assert why(state, 0, Action("play", b"", ((0, 22),))) == "hand"
    thrown = position(hands="2s 3s")
    assert why(thrown, 0, Action("discard", cards.parse("2s"))) == "hand"


def test_a_card_does_what_it_says() -> None:
    state = position("20", hands="2s")
    assert why(state, 0, Action("play", cards.parse("2s"), ((0, 23),))) == "card"


# ---- what happened


def kinds(happenings: Iterable[Event]) -> list[str]:
    return [event.kind for event in happenings]


def test_events_of_a_deal() -> None:
    first = setup(options({}), 4)
    lot = Action("lot", b"\x02")
    cast = race.apply(first, DEALER, lot)
    assert keezbord.events(first, DEALER, lot, cast) == (Event("dealer", 2),)
    for before, expected in (
        (cast, ["shuffle"] + ["deal"] * 4),
        (position(hands="", turn="dealer", deals=1), ["deal"] * 4),
    ):
        dealt = keezbord.deal(before, stock(before))
        assert kinds(keezbord.events(before, DEALER, dealt, deal_on(before))) == expected


def test_events_of_a_walk_name_every_square() -> None:
    card, walk = happened(position("62", hands="3s"), "3 62>h2")[:2]
    assert card == Event("card", 0, cards.parse("3s"))
    assert walk == Event("walk", 0, pawn=0, cells=(62, 63, 64, 65))
    assert kinds(happened(position("62", hands="3s"), "3 62>h2")) == ["card", "walk", "home"]
    assert happened(position("2", hands="4s"), "4 2>62")[1].cells == (2, 1, 0, 63, 62)


def test_events_of_a_hit() -> None:
    assert kinds(happened(position("20", "9", hands="5s"), "5 20>25")) == ["card", "walk", "hit"]
    hit = happened(position("20", "9", hands="5s"), "5 20>25")[-1]
    assert (hit.other, hit.cells) == (4, (25, 80))


def test_events_of_setting_up_and_of_a_swap() -> None:
    assert kinds(happened(position("", "48", hands="Ks"), "K ->0")) == ["card", "enter", "hit"]
    swap = happened(position("20", "5", hands="Js"), "J 20>21 1:5>4")
    assert kinds(swap) == ["card", "swap"]
    assert (swap[1].pawn, swap[1].other, swap[1].cells) == (0, 4, (20, 21))


def test_events_of_a_seven_that_sweeps() -> None:
    swept = happened(position("20", "6", hands="7s", seven_hits_passed=True), "7 1:6>- 20>27")
    assert kinds(swept) == ["card", "hit", "walk"]


def test_events_of_a_thrown_hand() -> None:
    assert happened(position(hands="2s 3s"), "discard") == [Event("discard", 0, cards.parse("2s 3s"))]


def test_events_of_finishing_and_of_the_end() -> None:
    state = position("h2 h3 h4 61", "", "20", hands="7s")
    finished = happened(state, "7 61>h1 2:20>24")
    assert kinds(finished) == ["card", "walk", "home", "walk", "finished"]
    last = happened(position(HOME, "", "h2 h3 h4 63", hands="As"), "A 2:63>h1")
    assert kinds(last) == ["card", "walk", "home", "finished", "over"]


def test_told() -> None:
    """The words of these tests are the actions: no two the same."""
    state = position("20 40", "5", "9", hands="7s As Js 4s")
    assert len(plays(state)) == len(legal(state, 0)) == len({spelled(state, a) for a in legal(state, 0)})
