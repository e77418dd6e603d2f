"""The rules of Tokken, one paragraph after the other. T numbers and AT-T stand in the names.

What Tokken leaves to Keezbord is tested with Keezbord; here it is shown once to hold.
"""

from collections.abc import Iterable
from functools import partial
from random import Random
from typing import Any

import pytest
from kaartbord.games import tokken
from kaartbord.games.race import rules as race
from kaartbord.games.tokken import INFO, legal, options, score, setup, stock, table, to_move, view
from kaartbord.rules import cards
from kaartbord.rules.protocol import DEALER, Action, Event
from perft.positions import crowded, met
from support.tables import race as in_words
from support.tables.race import deal_on, do, ends, exchange_on, happened, pawns, plays, refused, spelled, why

position = partial(in_words.position, game="tokken")
HOME = "h1 h2 h3 h4"
JOKERS = {3: 1, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4}
ALONE = (3, 5, 7)


# ---- board, seats, cards


@pytest.mark.parametrize("seats", INFO.seats)
def test_t1_eighteen_squares_each(seats: int) -> None:
    ring = table(options({}), seats).ring
    assert ring.track == 18 * seats
    assert ring.starts == tuple(18 * seat for seat in range(seats))
    assert ring.junctions == tuple((18 * seat - 1) % (18 * seats) for seat in range(seats))
    assert ring.yard == 22 * seats


@pytest.mark.parametrize("seats", INFO.seats)
def test_t1_section_length_16(seats: int) -> None:
    ring = table(options({"section_length": 16}), seats).ring
    assert ring.track == 16 * seats
    assert ring.starts == tuple(16 * seat for seat in range(seats))


@pytest.mark.parametrize(
    ("section", "index", "place"), [(18, 8, 8), (18, 6, 6), (18, 9, 9), (16, 8, 7), (16, 6, 6), (16, 9, 8)]
)
@pytest.mark.parametrize("seats", INFO.seats)
def test_t2_dot_index_one_dot_in_each_section(seats: int, section: int, index: int, place: int) -> None:
    ring = table(options({"section_length": section, "dot_index": index}), seats).ring
    assert ring.dots == tuple(section * seat + place for seat in range(seats))


@pytest.mark.parametrize("seats", INFO.seats)
def test_at_t1_deck(seats: int) -> None:
    deck = table(options({}), seats).deck
    assert len(deck) == {3: 40, 4: 54, 5: 68, 6: 81, 7: 95, 8: 108}[seats]
    assert {rank: sum(c >> 2 == rank for c in deck) for rank in range(1, 15)} == {
        **dict.fromkeys(range(1, 14), seats),
        cards.JOKER: JOKERS[seats],
    }
    assert deck == bytes(sorted(deck))
    if seats in (4, 8):
        assert {c: deck.count(c) for c in deck if c >> 2 != cards.JOKER} == dict.fromkeys(
            (cards.card(rank, suit) for rank in range(1, 14) for suit in range(4)), seats // 4
        )


@pytest.mark.parametrize("seats", INFO.seats)
def test_at_t1_after_three_deals_the_stock_holds_the_jokers_not_played(seats: int) -> None:
    rng, jokers, left = Random(seats), 0, []
    for state, after in (pair for _ in range(2) for pair in met(rng, tokken, seats)):
        if after.deals == state.deals:
            jokers += sum(after.jokers) - sum(state.jokers)
        elif state.deals % race.DEALS_PER_SHUFFLE == 0:
            if state.deals:
                left.append((len(state.table.deck) - len(state.played), JOKERS[seats] - jokers))
            jokers = 0
    assert all(there == due for there, due in left)
    assert any(due < JOKERS[seats] for _, due in left)


@pytest.mark.parametrize("seats", ALONE)
def test_an_odd_number_plays_alone(seats: int) -> None:
    assert tokken.sides(setup(options({}), seats)) == tuple((seat,) for seat in range(seats))


@pytest.mark.parametrize(
    ("seats", "sides"),
    [
        (4, ((0, 2), (1, 3))),
        (6, ((0, 3), (1, 4), (2, 5))),
        (8, ((0, 4), (1, 5), (2, 6), (3, 7))),
    ],
)
def test_t18_individual(seats: int, sides: tuple[tuple[int, ...], ...]) -> None:
    assert tokken.sides(setup(options({}), seats)) == sides
    assert tokken.sides(setup(options({"individual": True}), seats)) == tuple((s,) for s in range(seats))


# ---- the deal


def lot_on(seats: int, dealer: int, **rules: object) -> race.RaceState:
    """Before the first deal, the lot cast."""
    return tokken.apply(setup(options(rules), seats), DEALER, Action("lot", bytes((dealer,))))


def test_the_first_dealer_is_cast_by_lot() -> None:
    state = setup(options({}), 5)
    assert to_move(state) == (DEALER,)
    assert sorted(stock(state)) == [0, 1, 2, 3, 4]
    assert lot_on(5, 3).dealer == 3


def test_t12_five_four_four_cards_and_another_dealer_every_deal() -> None:
    state, sizes, dealers, leaders = lot_on(5, 3), [], [], []
    for _ in range(4):
        state = deal_on(state)
        sizes.append({len(hand) for hand in state.hands})
        dealers.append(state.dealer)
        state = exchange_on(state)
        leaders.append(state.turn)
        state = state._replace(hands=(b"",) * 5, played=state.played + b"".join(state.hands), turn=DEALER)
    assert sizes == [{5}, {4}, {4}, {5}]
    assert dealers == [3, 4, 0, 1]
    assert leaders == [4, 0, 1, 2], "left of the dealer"


def test_t12_dealer_rotation_cycle_moves_the_deal_once_per_shuffle() -> None:
    for rotation, dealers in (("deal", (2, 2, 2)), ("cycle", (1, 1, 2))):
        for deals, dealer in zip((1, 2, 3), dealers, strict=True):
            before = position(hands="", turn="dealer", dealer=1, deals=deals, dealer_rotation=rotation)
            assert deal_on(before).dealer == dealer
            assert exchange_on(deal_on(before)).turn == dealer + 1


def test_after_three_deals_all_cards_are_shuffled_again() -> None:
    state = position(hands="", turn="dealer", dealer=1, deals=3)
    state = state._replace(played=state.table.deck[:52])
    assert stock(state) == state.table.deck
    fresh = deal_on(state)
    assert fresh.played == b""
    assert [len(hand) for hand in fresh.hands] == [5] * 4


# ---- the exchange


def exchanging(**more: Any) -> race.RaceState:
    """Four seats that owe each other a card; seat 3 dealt, seat 0 leads and gives last."""
    return position("20", "20", "20", "20", hands="As 2s 2h / 3s 4s / 5s 6s / 8s 9s", turn="exchange", dealer=3, **more)


def test_everybody_gives_one_of_each_rank_and_the_leader_last() -> None:
    state = exchanging()
    assert sorted(to_move(state)) == [0, 1, 2, 3]
    assert to_move(state)[-1] == 0
    assert [[cards.text(a.cards) for a in legal(state, seat)] for seat in range(4)] == [
        ["As", "2s"],
        ["3s", "4s"],
        ["5s", "6s"],
        ["8s", "9s"],
    ]


def test_a_card_given_is_out_of_the_hand_and_nobody_else_sees_it() -> None:
    state = do(exchanging(), "give 6s")
    assert cards.text(state.hands[2]) == "5s"
    assert cards.text(state.gifts[2]) == "6s"
    assert sorted(to_move(state)) == [0, 1, 3]
    assert view(state, 2).gifts[2] == cards.parse("6s")
    for viewer in (0, 1, 3, None):
        assert view(state, viewer).gifts[2] == b"\0"
        assert tokken.seen(state, 2, Action("give", cards.parse("6s")), viewer).cards == b"\0"


def test_partners_exchange_a_card() -> None:
    given = do(exchanging(), "give 3s", "give 5s", "give 9s", "give 2s")
    assert to_move(given) == (DEALER,)
    state = deal_on(given)
    assert [cards.text(hand) for hand in state.hands] == ["As 2h 5s", "4s 9s", "2s 6s", "3s 8s"]
    assert state.gifts == (b"",) * 4
    assert state.turn == 0


@pytest.mark.parametrize("seats", ALONE)
def test_at_t11_alone_the_card_goes_to_the_next_seat(seats: int) -> None:
    before = deal_on(lot_on(seats, 0))
    after = exchange_on(before)
    for seat in range(seats):
        assert set(before.hands[seat][:1]) <= set(after.hands[(seat + 1) % seats])
        assert len(after.hands[seat]) == 5


def test_t18_individual_passes_on_to_the_next_seat() -> None:
    state = deal_on(do(exchanging(individual=True), "give 3s", "give 5s", "give 9s", "give 2s"))
    assert [cards.text(hand) for hand in state.hands] == ["As 2h 9s", "2s 4s", "3s 6s", "5s 8s"]


def test_only_a_card_dealt_this_round_may_be_given() -> None:
    state = exchanging(deals=2, kept="/ Ks")
    assert [cards.text(a.cards) for a in legal(state, 1)] == ["3s", "4s"]
    assert why(state, 1, Action("give", cards.parse("Ks"))) == "give"
    after = exchange_on(state)
    assert cards.parse("Ks") in after.hands[1]
    assert after.kept == (b"",) * 4


def test_nobody_gives_twice() -> None:
    state = do(exchanging(), "give 6s")
    assert why(state, 2, Action("give", cards.parse("5s"))) == "turn"


# ---- the turn


def test_you_must_play_if_you_can() -> None:
    state = position("20", hands="2s 4h")
    assert plays(state) == {"2 20>22", "4 20>16"}
    assert why(state, 0, Action("discard", state.hands[0])) == "forced"


def test_without_a_use_the_whole_hand_is_thrown_away() -> None:
    state = do(position(hands="2s 6s Jh / 2h"), "discard")
    assert state.hands[0] == b""
    assert state.turn == 1
    assert state.played == cards.parse("2s 6s Jh")


def test_the_card_drawn_for_a_joker_is_thrown_away_too() -> None:
    drawn = deal_on(do(position("", hands="*s 6s / 2s"), "* ->0"), cards.parse("7h"))
    state = drawn._replace(pawns=position("", hands="2s").pawns, blocked=drawn.table.ring.empty, turn=0)
    assert do(state, "discard").played == cards.parse("*s 6s 7h")


def test_a_seat_without_cards_is_passed_over() -> None:
    state = position("20", "20", "20", "20", hands="2s 3s / / 2h /")
    assert do(state, "2 20>22").turn == 2
    assert do(state, "2 20>22", "2 20>22").turn == 0


# ---- the cards


@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("2", 2),
        ("3", 3),
        ("6", 6),
        ("7", 7),
        ("8", 8),
        ("9", 9),
        ("T", 10),
        ("Q", 12),
    ],
)
def test_a_number_is_that_many_forward(card: str, steps: int) -> None:
    name = "10" if card == "T" else card
    assert plays(position("30", hands=f"{card}s")) == {f"{name} 30>{30 + steps}"}


def test_ace_sets_up_or_steps_one() -> None:
    assert plays(position("20", hands="As")) == {"A ->0", "A 20>21"}


def test_king_sets_up_or_advances_13() -> None:
    assert plays(position("20", hands="Ks")) == {"K ->0", "K 20>33"}


def test_joker_sets_up_or_advances_18() -> None:
    assert plays(position("20", hands="*s")) == {"* ->0", "* 20>38"}


def test_four_is_always_backward() -> None:
    assert plays(position("20", hands="4s")) == {"4 20>16"}


def test_suits_do_not_matter_one_card_of_a_rank_is_offered() -> None:
    assert len(legal(position("20", hands="2s 2h 2c"), 0)) == 1


# ---- setting up


@pytest.mark.parametrize("card", ["A", "K", "*"])
def test_setting_up_needs_a_waiting_pawn(card: str) -> None:
    assert refused(position("20 21 22 23", hands=f"{card}s"), card) == {"yard"}


def test_not_while_an_own_pawn_stands_on_the_thuishonk() -> None:
    state = position("0", "0", hands="*s")
    assert plays(state) == {"discard"}
    assert refused(state, "*") == {"start", "protected", "waiting"}


def test_a_foreign_pawn_on_the_thuishonk_is_hit() -> None:
    state = do(position("", "54", hands="Ks"), "K ->0")
    assert (pawns(state, 0), pawns(state, 1)) == ("0 - - -", "- - - -")


# ---- the thuishonk


@pytest.mark.parametrize("card", ["2", "3", "Q"])
def test_nobody_lands_on_or_passes_a_pawn_on_its_own_thuishonk(card: str) -> None:
    state = position("16", "0", hands=f"{card}s")
    assert plays(state) == {"discard"}
    assert refused(state, card) == {"protected", "waiting"}


def test_nor_does_its_partner_its_owner_or_anybody_backward() -> None:
    assert plays(position("34", "", "0", hands="2s 3s")) == {"discard"}
    assert plays(position("0 70", hands="3s")) == {"3 0>3", "3 70>h2"}
    assert plays(position("20", "0", hands="4s")) == {"discard"}


def test_a_pawn_that_came_back_to_its_thuishonk_blocks_again() -> None:
    state = do(position("14", "4", hands="6s / 4h", turn=1), "4 4>0")
    assert plays(state) == {"discard"}
    assert "protected" in refused(state, "6")


def test_a_guest_on_a_thuishonk_is_not_protected() -> None:
    assert pawns(do(position("16", "", "54", hands="2s"), "2 16>18"), 2) == "- - - -"


def test_at_t2_a_joker_to_the_neighbours_thuishonk() -> None:
    assert plays(position("0", hands="*s")) == {"* 0>18"}
    assert plays(position("0", "0", hands="*s")) == {"discard"}


def test_section_length_16_leaves_the_joker_at_18() -> None:
    assert plays(position("0", hands="*s", section_length=16)) == {"* 0>18"}
    assert plays(position("62", hands="2s 6s", section_length=16)) == {"2 62>h1"}


# ---- home


def test_at_the_junction_the_pawn_turns_into_home() -> None:
    assert plays(position("70", hands="2s 3s")) == {"2 70>h1", "3 70>h2"}


def test_no_step_onto_or_past_the_own_thuishonk_after_a_lap() -> None:
    state = position("68", hands="8s 9s")
    assert plays(state) == {"discard"}
    assert refused(state, "8") == {"exact", "waiting"}


def test_t14_no_jumping_over_a_pawn_at_home() -> None:
    state = position("70 h2", hands="6s 3s 2s")
    assert plays(state) == {"2 70>h1", "2 h2>h4"}
    assert refused(state, "3") == {"jump", "exact", "waiting"}


def test_pawns_at_home_may_close_up_and_that_counts_as_a_play() -> None:
    state = position("h1", hands="2s")
    assert plays(state) == {"2 h1>h3"}
    assert why(state, 0, Action("discard", state.hands[0])) == "forced"


# ---- four


@pytest.mark.parametrize("at", [1, 2, 3])
def test_at_t5_four_may_not_go_back_over_the_own_thuishonk(at: int) -> None:
    state = position(f"{at}", hands="4s")
    assert plays(state) == {"discard"}
    assert refused(state, "4") == {"own_start", "waiting"}


def test_at_t5_four_back_onto_the_own_thuishonk_protects_again() -> None:
    state = do(position("4", "69", hands="4s / 6h 2h 4h"), "4 4>0")
    assert pawns(state, 0) == "0 - - -"
    assert plays(position("4 0", hands="4s")) == {"4 0>68"}, "not onto an own pawn"


def test_at_t5_from_the_own_thuishonk_four_more_back_and_home() -> None:
    back = do(position("0", hands="4s 5h 6h 8h"), "4 0>68")
    assert plays(back) == {"6 68>h3"}


def test_four_over_the_thuishonk_of_another() -> None:
    assert plays(position("20", hands="4s")) == {"4 20>16"}
    assert plays(position("18", "70", hands="4s")) == {"4 18>14"}


def test_four_never_leaves_a_home() -> None:
    state = position("h1 h4 20", hands="4s")
    assert plays(state) == {"4 20>16"}
    assert refused(state, "4") == {"back", "waiting"}


# ---- five


def test_t10_five_pushes_an_opponent() -> None:
    assert plays(position("", "20", "", "30", hands="5s")) == {"5 1:20>25", "5 3:30>35"}


def test_t10_never_an_own_pawn_or_the_partners() -> None:
    state = position("20", "", "20", hands="5s")
    assert plays(state) == {"discard"}
    assert refused(state, "5") == {"push"}


def test_t10_not_at_home_not_waiting_not_on_its_own_thuishonk() -> None:
    state = position("20", "0 h1", hands="5s")
    assert plays(state) == {"discard"}
    assert refused(state, "5") == {"push", "protected"}


def test_t10_alone_everybody_else_is_an_opponent() -> None:
    assert plays(position("20", "20", "20", hands="5s", seats=3)) == {"5 1:20>25", "5 2:20>25"}
    assert plays(position("20", "", "20", hands="5s", individual=True)) == {"5 2:20>25"}


def test_t11_five_goes_past_the_junction_and_round_again() -> None:
    state = do(position("", "70", hands="5s"), "5 1:70>3")
    assert pawns(state, 1) == "3 - - -"
    assert plays(position("", "71", hands="5s")) == {"5 1:71>4"}


def test_t11_five_onto_its_own_thuishonk_protects_it() -> None:
    state = do(position("16", "67", hands="5s 2s"), "5 1:67>0")
    assert plays(state) == {"discard"}


def test_t11_five_is_stopped_by_a_thuishonk_taken_by_its_owner() -> None:
    state = position("", "70 0", hands="5s")
    assert plays(state) == {"discard"}
    assert "protected" in refused(state, "5")
    assert plays(position("0", "51", hands="5s")) == {"discard"}
    assert plays(position("", "70 1", "54", hands="5s")) == {"5 1:70>3", "5 1:1>6"}, "a guest does not"


def test_five_hits_whom_it_lands_on_even_an_own_pawn() -> None:
    state = position("43", "20", hands="5s")
    assert plays(state) == {"5 1:20>25"}
    assert pawns(do(state, "5 1:20>25"), 0) == "- - - -"
    assert pawns(do(position("", "20 25", hands="5s"), "5 1:20>25"), 1) == "25 - - -"


# ---- swapping


def test_swap_with_partner_or_opponent() -> None:
    assert plays(position("20", "5", "9", hands="Js")) == {"J 20>23 1:5>2", "J 20>45 2:9>56"}


def test_no_swap_with_a_pawn_on_its_own_thuishonk() -> None:
    state = position("20", "0", hands="Js")
    assert plays(state) == {"discard"}
    assert refused(state, "J") == {"protected", "swap_other"}


def test_t16_the_own_pawn_may_leave_its_thuishonk_by_a_swap() -> None:
    assert plays(position("0", "5", hands="Js")) == {"J 0>23 1:5>54"}


def test_no_swap_at_home_or_waiting() -> None:
    assert plays(position("20 21", "h1 h2", hands="Js")) == {"discard"}
    assert refused(position("h1", "20", hands="Js"), "J") == {"swap_own"}


# ---- black dots


def test_at_t3_eight_from_the_thuishonk_jumps_past_a_blocked_one() -> None:
    assert plays(position("0", hands="8s")) == {"8 0>8>26"}
    assert plays(position("0", "0", hands="8s")) == {"8 0>8>26"}


@pytest.mark.parametrize(("card", "start"), [("A", 7), ("2", 6), ("3", 5), ("6", 2), ("T", 16), ("Q", 14)])
def test_every_card_that_walks_jumps(card: str, start: int) -> None:
    dot = 8 if start < 8 else 26
    name = "10" if card == "T" else card
    assert f"{name} {start}>{dot}>{dot + 18}" in plays(position(f"{start}", hands=f"{card}s"))


def test_a_joker_from_dot_to_dot_jumps_on() -> None:
    assert plays(position("8", hands="*s")) == {"* ->0", "* 8>26>44"}


def test_four_back_onto_a_dot_jumps_forward() -> None:
    assert plays(position("12", hands="4s")) == {"4 12>8>26"}
    assert plays(position("30", hands="4s")) == {"4 30>26>44"}


def test_a_push_onto_a_dot_jumps() -> None:
    assert plays(position("", "3", hands="5s")) == {"5 1:3>8>26"}


def test_a_part_of_a_seven_onto_a_dot_jumps() -> None:
    reached = ends(position("6 30", hands="7s"), 0)
    assert "26 35 - -" in reached
    assert not any(end.startswith("8 ") for end in reached)


def test_one_jump_only_and_not_by_swapping_or_setting_out_from_a_dot() -> None:
    assert plays(position("8", hands="2s")) == {"2 8>10"}
    assert plays(position("20", "8", hands="Js")) == {"J 20>26 1:8>2"}


@pytest.mark.parametrize(
    ("start", "turn"),
    [
        (60, "2 60>62"),
        (66, "4 66>62"),
        (49, "K 49>62"),
        (44, "* 44>62"),
    ],
)
def test_at_t6_t3_on_the_last_dot_before_home_a_pawn_stays(start: int, turn: str) -> None:
    card = turn[0]
    assert turn in plays(position(f"{start}", hands=f"{card}s"))


def test_t3_no_matter_who_moved_it_there() -> None:
    assert plays(position("", "57", hands="5s")) == {"5 1:57>62"}


def test_t3_it_is_the_last_dot_of_the_pawn_that_moves() -> None:
    assert plays(position("6", hands="2s")) == {"2 6>8>26"}, "62 for seat 1"


@pytest.mark.parametrize("seats", INFO.seats)
def test_t3_for_every_number_of_seats(seats: int) -> None:
    last = 18 * seats - 10
    assert plays(position(f"{last - 2}", hands="2s", seats=seats)) == {f"2 {last - 2}>{last}"}
    assert plays(position(f"{last - 20}", hands="2s", seats=seats)) == {f"2 {last - 20}>{last - 18}>{last}"}


@pytest.mark.parametrize(("section", "index", "place"), [(18, 6, 6), (18, 9, 9), (16, 8, 7), (16, 6, 6)])
def test_t3_with_section_length_and_dot_index(section: int, index: int, place: int) -> None:
    rules: dict[str, Any] = {"section_length": section, "dot_index": index}
    first, last = place - 2, 3 * section + place - 2
    assert plays(position(f"{first}", hands="2s", **rules)) == {f"2 {first}>{place}>{place + section}"}
    assert plays(position(f"{last}", hands="2s", **rules)) == {f"2 {last}>{last + 2}"}


def test_t4_both_dots_are_hit() -> None:
    state = do(position("6", "62", "62", hands="2s"), "2 6>8>26")
    assert [pawns(state, seat) for seat in range(3)] == ["26 - - -", "- - - -", "- - - -"]


def test_t4_what_lies_between_the_dots_is_not() -> None:
    state = do(position("6", "2", hands="2s"), "2 6>8>26")
    assert pawns(state, 1) == "2 - - -"


def test_t4_t15_an_own_pawn_on_either_dot_is_hit() -> None:
    assert pawns(do(position("6 8 26", hands="2s 3s"), "2 6>8>26"), 0) == "26 - - -"
    assert plays(position("6 26", hands="2s", friendly_fire=False)) == {"2 26>28"}
    assert plays(position("6 8", hands="2s", friendly_fire=False)) == {"2 8>10"}


def test_t4_a_pushed_pawn_hits_on_both_dots() -> None:
    state = do(position("26 44", "3", hands="5s"), "5 1:3>8>26")
    assert pawns(state, 0) == "- - - -"


# ---- king


def test_king_captures_everybody_on_its_way() -> None:
    state = do(position("20 22", "3 20", "70 4", hands="Ks"), "K 1:3>- 22>- 20>33")
    assert [pawns(state, seat) for seat in range(3)] == ["33 - - -", "- 20 - -", "70 4 - -"]


def test_t5_king_over_a_dot_does_not_jump() -> None:
    state = do(position("20", "8", "8", hands="Ks"), "K 1:8>- 20>33")
    assert pawns(state, 2) == "8 - - -", "the next dot, 44, is not touched"


def test_t5_king_onto_a_dot_hits_its_way_and_both_dots() -> None:
    state = do(position("13", "5 8 12 26", hands="Ks"), "K 1:5>- 13>26>44")
    assert [pawns(state, seat) for seat in range(2)] == ["44 - - -", "- - 12 -"]


def test_t6_king_does_not_pass_a_thuishonk_with_its_owner() -> None:
    state = position("10 11 12 13", "0 1", hands="Ks")
    assert plays(state) == {"discard"}
    assert refused(state, "K") == {"yard", "protected"}


def test_king_into_home_not_over_a_pawn_there() -> None:
    assert "K 62>h4" in plays(position("62", hands="Ks"))
    state = position("62 h2", hands="Ks")
    assert plays(state) == {"K ->0"}
    assert refused(state, "K") >= {"jump"}


# ---- seven


def test_at_t9_seven_over_four_pawns() -> None:
    state = position("20 28 46 64", hands="7s")
    assert "21 30 48 66" in ends(state, 0)


def test_t19_seven_each_split_once() -> None:
    four = ends(position("10 18 30 50", hands="7s"), 0)
    assert len(four) == len(set(four)) == 120, "all ways to share seven steps among four"
    assert len(ends(position("10 30", hands="7s"), 0)) == 8
    assert ends(position("30", hands="7s"), 0) == ["37 - - -"]


def test_t19_each_pawn_at_most_once() -> None:
    assert plays(position("6", hands="7s")) == {"7 6>13"}, "not two to the dot and five from the next"


def test_t19_a_board_that_comes_about_in_two_ways_counts_once() -> None:
    reached = ends(position("5 4 3 1", hands="7s"), 0)
    assert reached.count("6 - - 4") == 1, "two are captured, each by one or the other"
    assert len(reached) == len(set(reached))


def test_seven_must_be_used_up() -> None:
    state = position("71", hands="7s")
    assert plays(state) == {"discard"}
    assert refused(state, "7") >= {"seven"}


def test_a_later_part_is_judged_on_the_board_the_earlier_ones_leave() -> None:
    assert plays(position("h1 70", hands="7s")) == {"7 h1>h4 70>h3"}


def test_t7_no_partner_pawn_while_an_own_one_is_outside() -> None:
    state = position("h3 h4 70", "", "20", hands="7s")
    assert plays(state) == {"discard"}
    assert refused(state, "7") >= {"seven"}


def test_t7_the_rest_may_go_to_the_partner_or_lapse() -> None:
    state = position("h2 h3 h4 69", "", "30 50", hands="7s")
    assert set(ends(state, 0)) == {"h2 h3 h4 h1"}
    assert sorted(ends(state, 2)) == sorted(f"{30 + a} {50 + b} - -" for a in range(5) for b in range(5 - a))


def test_t7_seven_rest_must_be_walked_in_full() -> None:
    state = position("h2 h3 h4 69", "", "30 50", hands="7s", seven_rest="must")
    assert sorted(ends(state, 2)) == [f"{30 + a} {54 - a} - -" for a in range(5)]


def test_t7_seven_rest_must_be_possible() -> None:
    free = position("h2 h3 h4 69", "", "h4 h3 71", hands="7s")
    assert set(ends(free, 2)) == {"h4 h3 71 -", "h4 h3 h1 -", "h4 h3 h2 -"}
    bound = position("h2 h3 h4 69", "", "h4 h3 71", hands="7s", seven_rest="must")
    assert plays(bound) == {"discard"}
    assert refused(bound, "7") >= {"seven_partner"}


def test_t7_with_the_whole_side_home_the_rest_lapses() -> None:
    for rest in ("may", "must"):
        last = position("h2 h3 h4 69", "", HOME, hands="7s", seven_rest=rest)
        assert plays(last) == {"7 69>h1"}
        assert to_move(do(last, "7 69>h1")) == ()
    both = position("h2 h3 h4 69", "", "h2 h3 h4 71", hands="7s", seven_rest="must")
    assert plays(both) == {"7 69>h1 2:71>h1"}


def test_t7_alone_the_rest_lapses() -> None:
    state = position("h2 h3 h4 51", "20", "20", hands="7s", seats=3)
    assert plays(state) == {"7 51>h1"}
    assert score(do(state, "7 51>h1")).winners == (0,)
    apart = position("h2 h3 h4 69", "", "20", hands="7s", individual=True)
    assert plays(apart) == {"7 69>h1"}


def test_at_t9_t8_the_rest_over_several_partner_pawns() -> None:
    state = position("h2 h3 h4 69", "", "20 30 45", hands="7s")
    assert {"22 32 45 -", "21 31 47 -"} <= set(ends(state, 2))


def test_at_t9_four_pawns_in_all() -> None:
    state = position("h3 h4 71 70", "", "20 30 45", hands="7s")
    walked = [sum(a != b for a, b in zip(end.split(), ["20", "30", "45", "-"], strict=True)) for end in ends(state, 2)]
    assert set(walked) == {0, 1, 2}, "two pawns come in, two are left for the partner"


@pytest.mark.parametrize(
    ("mine", "partner"),
    [
        ("h2 h3 h4 69", "71 68 h1 h2"),
        ("h3 h4 71 70", "71 30 h1 h2"),
        ("h2 h3 71 70", "71 68 h1 h2"),
    ],
)
def test_at_t9_no_fifth_pawn_walks_what_must_be_walked(mine: str, partner: str) -> None:
    state = position(mine, "", partner, hands="7s", seven_rest="must")
    assert max(len(play.split()) - 1 for play in plays(state)) <= 4
    assert plays(position("h2 h3 71 70", "", "71 68 h1 h2", hands="7s", seven_rest="must")) == {"discard"}


def test_t9_seven_hits_passed() -> None:
    assert plays(position("20", "5", hands="7s")) == {"7 20>27"}
    assert plays(position("20", "5", hands="7s", seven_hits_passed=True)) == {"7 1:5>- 20>27"}
    assert plays(position("20", "5", hands="8s", seven_hits_passed=True)) == {"8 20>28"}


def test_t9_t19_seven_hits_passed_in_any_order_of_the_parts() -> None:
    reached = ends(position("67 69 70 h4", hands="7s", seven_hits_passed=True), 0)
    assert "h2 - - h4" in reached, "69>70 first, then six steps home over it"
    assert len(reached) == len(set(reached))


def test_t9_seven_hits_passed_but_not_what_it_jumps_over() -> None:
    state = position("1", "12", "", "23", hands="7s", seven_hits_passed=True)
    assert plays(state) == {"7 3:23>- 1>8>26"}


# ---- joker


def test_a_joker_is_paid_for_with_a_card_for_a_later_turn() -> None:
    played = do(position("20", "20", hands="*s 2s / 3s"), "* 20>38")
    assert to_move(played) == (DEALER,)
    assert (played.draws, played.jokers) == (0, bytes((1, 0, 0, 0)))
    drawn = deal_on(played, cards.parse("9h"))
    assert cards.text(drawn.hands[0]) == "2s 9h"
    assert (drawn.draws, drawn.turn) == (-1, 1)


def test_a_joker_as_the_last_card_of_all_keeps_its_player_in() -> None:
    drawn = deal_on(do(position("20", hands="*s"), "* 20>38"), cards.parse("2h"))
    assert drawn.turn == 0
    assert plays(drawn) == {"2 38>40", "keep 2h"}


def test_t20_a_joker_drawn_may_be_played_and_draws_again() -> None:
    drawn = deal_on(do(position("20", hands="*s"), "* 20>38"), cards.parse("*h"))
    again = do(drawn, "* 38>56")
    assert (again.draws, again.jokers) == (0, bytes((2, 0, 0, 0)))
    assert len(stock(again)) == len(stock(drawn))


def test_only_who_draws_sees_the_card() -> None:
    played = do(position("20", "20", hands="*s 2s / 3s"), "* 20>38")
    draw = tokken.deal(played, cards.parse("9h"))
    assert draw == Action("draw", cards.parse("9h"))
    assert tokken.seen(played, DEALER, draw, 0) == draw
    assert {tokken.seen(played, DEALER, draw, other).cards for other in (1, 2, 3, None)} == {b"\0"}


def test_a_joker_thrown_away_draws_nothing() -> None:
    thrown = do(position("0 69 70 71", "0", hands="*s / 3s"), "discard")
    assert (thrown.draws, thrown.jokers, thrown.turn) == (-1, bytes(4), 1)


def test_a_joker_that_ends_the_game_draws_nothing() -> None:
    state = do(position("h2 h3 h4 54", "20", HOME, hands="*s / 3s"), "* 54>h1")
    assert to_move(state) == ()
    assert state.draws == -1


# ---- keeping a card

keeping = partial(position, "20", "20", hands="2s / 3s", jokers="1 0 0 0")


@pytest.mark.parametrize(("deals", "may"), [(1, True), (2, True), (3, False), (4, True), (6, False)])
def test_t13_the_last_card_may_be_kept_in_the_first_two_deals(deals: int, may: bool) -> None:
    assert plays(keeping(deals=deals)) == {"2 20>22"} | ({"keep 2s"} if may else set())


def test_t13_only_after_a_joker_and_only_the_last_card() -> None:
    assert plays(keeping(jokers="0 1 1 1")) == {"2 20>22"}
    assert plays(keeping(hands="2s 3s / 3h")) == {"2 20>22", "3 20>23"}
    assert why(keeping(jokers="0 1 1 1"), 0, Action("keep", cards.parse("2s"))) == "keep"
    assert why(keeping(hands="2s 3s / 3h"), 0, Action("keep", cards.parse("2s"))) == "keep"
    assert why(keeping(deals=3), 0, Action("keep", cards.parse("2s"))) == "keep"


def test_t13_who_keeps_is_out_until_the_next_deal() -> None:
    state = do(keeping(), "keep 2s")
    assert (state.hands[0], cards.text(state.kept[0]), state.turn) == (b"", "2s", 1)
    assert to_move(do(state, "3 20>23")) == (DEALER,)


def test_t13_others_have_the_same_choice() -> None:
    state = do(keeping(jokers="1 1 0 0"), "keep 2s")
    assert plays(state) == {"3 20>23", "keep 3s"}


def test_t13_a_kept_card_is_one_more_in_the_next_deal_and_not_kept_again() -> None:
    state = deal_on(do(keeping(), "keep 2s", "3 20>23"))
    assert [len(hand) for hand in state.hands] == [4, 4, 4, 4]
    assert cards.parse("2s") not in stock(state)
    assert state.jokers == bytes(4)
    state = exchange_on(state)
    assert [len(hand) for hand in state.hands] == [5, 4, 4, 4]
    assert cards.parse("2s") in state.hands[0]


def test_t13_only_its_owner_sees_it() -> None:
    state = keeping()
    keep = Action("keep", cards.parse("2s"))
    kept = do(state, "keep 2s")
    assert (tokken.seen(state, 0, keep, 0), view(kept, 0).kept[0]) == (keep, keep.cards)
    for other in (1, 2, 3, None):
        assert (tokken.seen(state, 0, keep, other).cards, view(kept, other).kept[0]) == (b"\0", b"\0")


def test_t13_an_unplayable_last_card_is_thrown_away() -> None:
    state = position("70", hands="6s", jokers="1 0 0 0")
    assert plays(state) == {"discard"}
    assert why(state, 0, Action("keep", state.hands[0])) == "keep"


def test_t13_keep_unplayable() -> None:
    rules: dict[str, Any] = {"jokers": "1 0 0 0", "keep_unplayable": True}
    assert plays(position("70", hands="6s", **rules)) == {"discard", "keep 6s"}
    assert plays(position("70", hands="6s 8s", **rules)) == {"discard"}
    assert plays(position("70", hands="6s", deals=3, **rules)) == {"discard"}


# ---- the partner's pawns


@pytest.mark.parametrize(
    ("card", "turns"),
    [
        ("As", {"A 2:->0", "A 2:20>21"}),
        ("*s", {"* 2:->0", "* 2:20>38"}),
        ("4s", {"4 2:20>16"}),
        ("Js", {"J 2:20>48 3:30>2"}),
        ("5s", {"5 3:30>35"}),
    ],
)
def test_t17_a_finished_player_plays_on_with_the_partners_pawns(card: str, turns: set[str]) -> None:
    assert plays(position(HOME, "", "20", "30", hands=card)) == turns


def test_t17_a_seven_of_a_finished_player() -> None:
    assert len(ends(position(HOME, "", "10 18 30 50", hands="7s"), 2)) == 120


def test_the_partners_pawns_not_before() -> None:
    assert plays(position("h1 h2 h3", "", "20", hands="6s")) == {"discard"}


# ---- friendly fire


def test_t15_friendly_fire_is_allowed_and_can_be_forced() -> None:
    assert plays(position("30 33", hands="3s")) == {"3 30>33", "3 33>36"}
    state = position("63 71", hands="8s")
    assert plays(state) == {"8 63>71"}
    assert pawns(do(state, "8 63>71"), 0) == "71 - - -"


def test_t15_friendly_fire_off_forbids_hitting_own_and_partner() -> None:
    state = position("30 33", "", "9", hands="3s Qs", friendly_fire=False)
    assert plays(state) == {"3 33>36", "Q 30>42"}
    assert refused(state, "3") >= {"friendly_fire"}
    assert refused(state, "Q") >= {"friendly_fire"}
    assert plays(position("20", "7", hands="5s 3s", friendly_fire=False)) == {"3 20>23", "5 1:7>12"}


def test_t15_friendly_fire_off_when_setting_up_or_pushing() -> None:
    assert plays(position("", "", "36", hands="*s", friendly_fire=False)) == {"discard"}
    pushing = position("43", "20", hands="5s", friendly_fire=False)
    assert plays(pushing) == {"discard"}
    assert refused(pushing, "5") >= {"friendly_fire"}


def test_t15_friendly_fire_off_a_king_still_captures_on_its_way() -> None:
    state = position("20 25", "", "65", hands="Ks", friendly_fire=False)
    assert plays(state) == {"K ->0", "K 25>- 2:65>- 20>33", "K 2:65>- 25>38"}
    at_the_end = position("20 33", hands="Ks", friendly_fire=False)
    assert plays(at_the_end) == {"K ->0", "K 33>46"}
    assert "friendly_fire" in refused(at_the_end, "K")


def test_t15_friendly_fire_off_in_a_seven() -> None:
    state = position("30 33 50", hands="7s", friendly_fire=False)
    assert not any("-" in end.split()[:3] for end in ends(state, 0))
    assert "33 37 50 -" in ends(state, 0)
    passing: dict[str, Any] = {"friendly_fire": False, "seven_hits_passed": True}
    assert plays(position("20", "", "59", hands="7s", **passing)) == {"discard"}, "59 of the partner is 23"


def test_t15_friendly_fire_off_leaves_swaps_with_the_partner() -> None:
    assert plays(position("20", "", "9", hands="Js", friendly_fire=False)) == {"J 20>45 2:9>56"}


# ---- the end


def test_a_team_wins_with_all_eight_home() -> None:
    state = do(position("h2 h3 h4 71", "20", HOME, hands="As 3s / 6h"), "A 71>h1")
    assert to_move(state) == ()
    assert (score(state).winners, score(state).points, score(state).reason) == ((0,), (8, 0), "home")
    assert why(state, 1, Action("discard", state.hands[1])) == "over"


def test_one_partner_home_is_not_the_end() -> None:
    state = do(position("h2 h3 h4 71", "20", "h1 h2 h3 5", hands="As / 6h"), "A 71>h1")
    assert (to_move(state), score(state).winners) == ((1,), ())


@pytest.mark.parametrize("seats", ALONE)
def test_at_t11_alone_the_first_with_four_home_wins(seats: int) -> None:
    junction = 18 * seats - 1
    state = do(position(f"h2 h3 h4 {junction}", "20", hands="As / 6h", seats=seats), f"A {junction}>h1")
    assert to_move(state) == ()
    assert score(state).winners == (0,)


def test_t18_individual_the_first_with_four_home_wins() -> None:
    state = do(position("h2 h3 h4 71", "20", "20", hands="As / 6h", individual=True), "A 71>h1")
    assert (to_move(state), score(state).winners) == ((), (0,))
    assert score(state).points == (4, 0, 0, 0)


# ---- what is no action at all


def test_only_the_seat_to_move_plays() -> None:
    state = position("20", "20", hands="2s / 2h")
    assert why(state, 1, legal(state, 0)[0]) == "turn"
    assert not legal(state, 1)


def test_the_dealer_does_what_is_due() -> None:
    deal = position(hands="", turn="dealer", deals=1, played="As Ah")
    hands = stock(deal)[:16]
    for wrong in (hands[:15], hands + b"\x08", hands[:15] + hands[:1], cards.parse("As") + hands[1:]):
        assert why(deal, DEALER, Action("deal", wrong)) == "dealer"
    for other in ("lot", "draw", "exchange"):
        assert why(deal, DEALER, Action(other, hands[:1])) == "dealer"
    draw = do(position("20", hands="*s 2s"), "* 20>38")
    for wrong in (cards.parse("*s"), cards.parse("2s"), cards.parse("3s 4s"), b""):
        assert why(draw, DEALER, Action("draw", wrong)) == "dealer"
    for other in ("lot", "deal", "exchange"):
        assert why(draw, DEALER, Action(other, cards.parse("3s"))) == "dealer"


def test_the_dealer_exchanges_what_was_given_and_nothing_else() -> None:
    given = do(exchanging(), "give 3s", "give 5s", "give 9s", "give 2s")
    right = tokken.deal(given, b"")
    assert right == Action("exchange", cards.parse("5s 9s 2s 3s"))
    for wrong in (right.cards[::-1], right.cards[:3], cards.parse("5s 9s 2s 4s")):
        assert why(given, DEALER, Action("exchange", wrong)) == "dealer"
    assert why(given, DEALER, Action("deal", right.cards)) == "dealer"


def test_only_cards_in_hand_are_played_given_or_kept() -> None:
    state = position("20", hands="2s")
    assert why(state, 0, Action("play", cards.parse("3s"), ((0, 23),))) == "hand"
    assert why(exchanging(), 1, Action("give", cards.parse("Qs"))) in ("give", "hand")
    assert why(keeping(), 0, Action("keep", cards.parse("Qs"))) in ("keep", "hand")


def test_a_card_does_what_it_says() -> None:
    assert why(position("20", hands="2s"), 0, Action("play", cards.parse("2s"), ((0, 23),))) == "card"


# ---- what happened


def kinds(happenings: Iterable[Event]) -> list[str]:
    return [event.kind for event in happenings]


def test_events_of_a_deal_and_its_exchange() -> None:
    first = setup(options({}), 3)
    lot = Action("lot", b"\x02")
    cast = tokken.apply(first, DEALER, lot)
    assert tokken.events(first, DEALER, lot, cast) == (Event("dealer", 2),)
    dealt = deal_on(cast)
    assert kinds(tokken.events(cast, DEALER, tokken.deal(cast, stock(cast)), dealt)) == [
        "shuffle",
        "deal",
        "deal",
        "deal",
    ]
    assert happened(exchanging(), "give 6s") == [Event("give", 2, cards.parse("6s"))]
    given = do(exchanging(), "give 3s", "give 5s", "give 9s", "give 2s")
    opened = tokken.events(given, DEALER, tokken.deal(given, b""), deal_on(given))
    assert opened == tuple(
        Event("exchange", seat, cards.parse(card)) for seat, card in enumerate(("5s", "9s", "2s", "3s"))
    )


def test_events_of_a_jump_that_hits_twice() -> None:
    happenings = happened(position("6", "62", "62", hands="2s"), "2 6>8>26")
    assert kinds(happenings) == ["card", "walk", "hit", "jump", "hit"]
    assert happenings[1].cells == (6, 7, 8)
    assert happenings[3].cells == (8, 26)


def test_events_of_a_push() -> None:
    walk = happened(position("", "70", hands="5s"), "5 1:70>3")[1]
    assert (walk.kind, walk.seat, walk.pawn) == ("walk", 0, 4)
    assert walk.cells == (16, 17, 18, 19, 20, 21), "on along the ring"


def test_events_of_a_king_on_its_way() -> None:
    happenings = happened(position("20", "3 15", hands="Ks"), "K 1:3>- 20>33")
    assert kinds(happenings) == ["card", "hit", "walk", "hit"]


def test_events_of_a_joker_and_of_keeping() -> None:
    state = position("20", "20", hands="*s 2s / 3s")
    assert kinds(happened(state, "* ->0")) == ["card", "enter"]
    played = do(state, "* 20>38")
    draw = tokken.deal(played, cards.parse("9h"))
    assert tokken.events(played, DEALER, draw, deal_on(played, draw.cards)) == (Event("draw", 0, draw.cards),)
    assert happened(keeping(), "keep 2s") == [Event("keep", 0, cards.parse("2s"))]


def test_events_of_a_swap_a_thrown_hand_and_the_end() -> None:
    assert kinds(happened(position("20", "5", hands="Js"), "J 20>23 1:5>2")) == ["card", "swap"]
    assert happened(position(hands="2s 3s"), "discard") == [Event("discard", 0, cards.parse("2s 3s"))]
    last = happened(position("h2 h3 h4 71", "", HOME, hands="As"), "A 71>h1")
    assert kinds(last) == ["card", "walk", "home", "finished", "over"]


# ---- the list of what is legal


@pytest.mark.parametrize("seats", INFO.seats)
def test_no_list_is_too_long_to_choose_from(seats: int) -> None:
    rng, lengths = Random(seats), []
    for _ in range(60):
        state = crowded(rng, tokken, seats)
        turn = state.turn
        hand = bytes(cards.card(rank, 0) for rank in (cards.ACE, 5, 7, cards.JACK, cards.JOKER))
        lengths.append(len(legal(state._replace(hands=tuple(hand if s == turn else b"" for s in range(seats))), turn)))
    assert 100 < max(lengths) < 1000


def test_told() -> None:
    """The words of these tests are the actions: no two the same."""
    state = position("10 18 30 50", "5", "9", hands="7s As Js 4s 5s")
    assert len(plays(state)) == len(legal(state, 0)) == len({spelled(state, a) for a in legal(state, 0)})
