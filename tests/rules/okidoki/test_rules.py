"""The rules of OkiDoki, one paragraph after the other. O numbers and AT-O stand in the names.

The cards: deal, exchange, tricks, penalty points. The pawns: walks, hits, four aces, the end. The tables.
Pawns 0 to 3 are white and belong to chairs 0 and 2; chair 3 deals, so chair 0 is asked first.
"""

from typing import Any

import pytest
from kaartbord.games.okidoki import (
    INFO,
    apply,
    events,
    fill,
    legal,
    options,
    problems,
    refusals,
    score,
    seen,
    setup,
    sides,
    stock,
    to_move,
    view,
)
from kaartbord.games.okidoki import deal as dealers_action
from kaartbord.games.okidoki.rules.board import USUAL_BOARD, flaw
from kaartbord.games.okidoki.rules.hand import current_trick, last_trick, penalties, penalty_points, taken_aces
from kaartbord.games.okidoki.rules.state import (
    DEAL,
    DECK,
    DRAW,
    GIVE,
    MOVE,
    OPEN,
    OVER,
    RESERVE,
    START,
    TRICK,
    OkidokiState,
)
from kaartbord.rules import cards
from kaartbord.rules.options import BoardFlaw, board_flaw
from kaartbord.rules.protocol import DEALER, Action, Illegal, Refusal
from support.tables.okidoki import (
    TEAMS_APART,
    before_the_last_trick,
    choices,
    deal,
    do,
    draw,
    event_kinds,
    exchanged,
    fresh,
    happened,
    next_deal,
    position,
    refused,
    table,
    why,
)

BEGIN = "0 0 - - / 0 0 - -"


def dealer_refuses(state: OkidokiState, action: Action) -> bool:
    try:
        apply(state, DEALER, action)
    except Illegal as illegal:
        return illegal.refusal.rule == "dealer"
    return False


# ---- cards and points


def test_o1_fifty_two_cards_without_jokers() -> None:
    assert len(set(DECK)) == 52
    assert {c >> 2 for c in DECK} == set(range(1, 14))


def test_at_o1_o2_twenty_points_in_spades_and_aces() -> None:
    assert penalty_points(DECK) == 20
    assert [penalty_points(cards.parse(c)) for c in ("2s", "Ks", "As", "Ah", "Ac", "Ad", "Kh", "2d")] == [
        1,
        1,
        2,
        2,
        2,
        2,
        0,
        0,
    ]


# ---- the deal


def test_the_first_dealer_is_cast_by_lot_then_the_deal_goes_round() -> None:
    begin = setup(options({}), 4)
    assert to_move(begin) == (DEALER,)
    assert stock(begin) == bytes(range(4))
    lot = Action("lot", b"\2")
    (event,) = events(begin, DEALER, lot, apply(begin, DEALER, lot))
    assert (event.kind, event.seat, event.amount) == ("dealer", 2, 2)
    assert dealer_refuses(begin, Action("lot", b"\4"))
    state = next_deal(fresh(dealer=2))
    assert state.dealer == 2
    assert state.rounds == 1
    state = before_the_last_trick(10)
    state = do(state, *last_cards(state))
    assert (state.phase, state.dealer) == (DEAL, 3)
    assert next_deal(state).dealer == 0


def test_thirteen_cards_for_everybody() -> None:
    state = fresh()
    assert stock(state) == DECK
    action = dealers_action(state, stock(state))
    after = apply(state, DEALER, action)
    assert [len(held) for held in after.hands] == [13] * 4
    assert sorted(b"".join(after.hands)) == list(DECK)
    assert [(e.kind, e.seat, e.amount) for e in events(state, DEALER, action, after)] == [
        ("deal", chair, chair) for chair in range(4)
    ]
    assert dealer_refuses(state, action._replace(cards=action.cards[:-1]))
    assert dealer_refuses(state, action._replace(cards=action.cards[:-1] + action.cards[:1]))
    assert dealer_refuses(state, action._replace(placements=((0, 0),)))


# ---- the exchanges


def test_o3_first_the_neighbours_then_the_others_the_partners_last() -> None:
    state = deal()
    state = do(state, "give Ks", "give Kh", "give Kc", "give Kd")
    assert [cards.text(hand[-1:]) for hand in state.hands] == ["Kh", "Ks", "Kd", "Kc"]
    state = do(state, "3:give Kc", "2:give Kd", "1:give Ks", "0:give Kh")
    assert [cards.text(hand[-1:]) for hand in state.hands] == ["Kc", "Kd", "Ks", "Kh"]
    state = do(state, "give Kc", "give Kd", "give Ks", "give Kh")
    assert [cards.text(hand[-1:]) for hand in state.hands] == ["Ks", "Kh", "Kc", "Kd"]
    assert (state.phase, state.turn) == (TRICK, 0)


def test_the_second_exchange_is_asked_for_the_other_way_round() -> None:
    state = deal(dealer=1)
    assert to_move(state) == (2, 3, 0, 1)
    state = do(state, "give Kc", "give Kd", "give Ks", "give Kh")
    assert to_move(state) == (1, 0, 3, 2)
    state = do(state, "give Ah", "give As", "give Ad", "give Ac")
    assert to_move(state) == (2, 3, 0, 1)


def test_everybody_chooses_unseen_and_in_any_order() -> None:
    state = deal()
    one = do(state, "3:give Kd", "1:give Kh")
    other = do(state, "1:give Kh", "3:give Kd")
    assert one == other
    assert to_move(one) == (0, 2)
    assert view(one, 0).gifts == (b"", b"\0", b"", b"\0")
    assert view(one, 1).gifts == (b"", cards.parse("Kh"), b"", b"\0")
    assert seen(state, 1, Action("give", cards.parse("Kh")), 0).cards == b"\0"


def test_a_card_received_and_the_two_of_spades_may_be_given() -> None:
    state = deal()
    assert len(choices(state)) == 13
    assert "give 2s" in choices(state)
    state = do(state, "give 2s", "give Kh", "give Kc", "give Kd")
    assert "give 2s" in choices(state, 1)
    assert why(state, "1:give As") == "hand"
    assert why(state, "1:give 2s 3h") == "give"
    assert why(state, "1:2s") == "give"


def test_the_owner_sees_what_is_given_and_received() -> None:
    state = do(deal(), "give 2s", "give Kh", "give Kc")
    result = happened(state, "give Kd")
    assert [(e.kind, e.seat, cards.text(e.cards), e.amount) for e in result] == [
        ("give", 3, "Kd", 3),
        ("exchange", 0, "Kh", 0),
        ("exchange", 1, "2s", 1),
        ("exchange", 2, "Kd", 2),
        ("exchange", 3, "Kc", 3),
    ]
    closed = apply(state, 3, Action("give", cards.parse("Kd")))
    assert closed.phase == OPEN
    opened = dealers_action(closed, b"")
    assert cards.text(seen(closed, DEALER, opened, 1).cards) == "? 2s ? ?"
    assert cards.text(seen(closed, DEALER, opened, None).cards) == "? ? ? ?"


def test_who_has_given_does_not_give_again() -> None:
    state = do(deal(), "give 2s")
    assert why(state, "0:give 3s") == "turn"


# ---- tricks


def test_at_o10_who_holds_the_two_of_spades_after_the_exchanges_leads_it() -> None:
    state = do(deal(), "give 2s", "give Kh", "give Kc", "give Kd")
    state = exchanged(state)
    chair = next(c for c, hand in enumerate(state.hands) if cards.parse("2s") in hand)
    assert to_move(state) == (chair,)
    assert choices(state) == ["2s"]
    other = cards.text(state.hands[chair][-1:])
    assert why(state, other) == "opening"
    assert Refusal("opening", cards.parse(other)[0]) in refusals(state, chair)


def test_everybody_sees_who_opens_and_with_what() -> None:
    state = exchanged(deal())
    leader = state.turn
    for viewer in (0, 1, 2, 3, None):
        assert cards.parse("2s") in view(state, viewer).hands[leader]
        assert view(state, viewer).turn == leader
    other = view(state, (leader + 1) % 4)
    assert cards.parse("2s") not in stock(other)
    with pytest.raises(Illegal) as refusal:
        apply(other, leader, Action("card", stock(other)[:1]))
    assert refusal.value.refusal.rule == "opening"


def test_a_dealer_who_names_another_opener_is_not_believed() -> None:
    state = deal()
    for _ in range(2):
        while state.phase == GIVE:
            seat = to_move(state)[0]
            state = apply(state, seat, legal(state, seat)[0])
        state = apply(state, DEALER, dealers_action(state, b""))
    for _ in range(4):
        seat = to_move(state)[0]
        state = apply(state, seat, legal(state, seat)[0])
    true = dealers_action(state, b"")
    ((two, chair),) = true.placements
    assert two == cards.parse("2s")[0]
    assert dealer_refuses(state, true._replace(placements=()))
    assert dealer_refuses(state, true._replace(placements=((two, (chair + 1) % 4),)))
    viewer = (chair + 1) % 4
    shown = seen(state, DEALER, true, viewer)
    assert dealer_refuses(view(state, viewer), shown._replace(placements=((two, viewer),)))


def test_suit_must_be_followed() -> None:
    state = do(table("2s 9h / 3s Ah / 4s 5s 9c / Kd 9d"), "2s")
    assert choices(state) == ["3s"]
    assert why(state, "Ah") == "follow"
    assert refusals(state, 1) == (Refusal("follow", cards.parse("Ah")[0]),)
    state = do(state, "3s", "4s")
    assert choices(state) == ["9d", "Kd"]
    assert why(state, "2h") == "hand"
    assert why(state, "9d Kd") == "hand"
    assert why(state, "give 9d") == "steps"
    assert why(state, "0>5") == "steps"
    assert why(state, "1:Ah") == "turn"


def test_the_highest_card_of_the_suit_led_takes_the_trick() -> None:
    state = do(table("2s 9h / Ks 8h / As 7h / Ah 6h"), "2s", "Ks", "As", "Ah")
    assert state.takers == b"\2"
    assert to_move(state) == (2,)
    state = table("9h 2s / 8h 3s / Th 4s / 2h 5s")._replace(played=(b"", b"", b"", b""))
    state = do(state, "2s", "3s", "4s", "5s")
    assert state.takers == b"\3"
    assert state.turn == 3


def test_cards_that_do_not_follow_never_take_a_trick() -> None:
    state = do(table("2s 9h / Ah 8h / Ac 7h / Ad 6h"), "2s", "Ah", "Ac", "Ad")
    assert state.takers == b"\0"


def test_the_trick_is_an_event_with_its_points() -> None:
    state = do(table("2s 9h 3h / Ah 8h 4h / Ac 7h 5h / Kd 6h Jh"), "2s", "Ah")
    assert [(c, cards.text(bytes((card,)))) for c, card in current_trick(state)] == [(0, "2s"), (1, "Ah")]
    state = do(state, "Ac")
    card, taken = happened(state, "Kd")
    assert (card.kind, card.seat, card.amount) == ("card", 3, 3)
    assert (taken.kind, taken.seat, cards.text(taken.cards), taken.amount) == ("trick", 0, "2s Ah Ac Kd", 5)
    after = do(state, "Kd")
    assert penalties(after) == (5, 0)
    assert [cards.text(pile) for pile in taken_aces(after)] == ["Ah Ac", ""]
    assert [c for c, _ in last_trick(after)] == [0, 1, 2, 3]
    assert current_trick(after) == []


# ---- what the cards come to


def test_at_o2_ladies_eight_gents_twelve_ladies_move_first_with_twelve() -> None:
    state = before_the_last_trick(8)
    state = do(state, *last_cards(state))
    assert penalties(state) == (8, 12)
    assert state.moves == ((0, 12), (1, 8))
    assert (state.phase, state.turn) == (MOVE, 0)


def last_cards(state: OkidokiState) -> list[str]:
    """The only card of each chair."""
    return [cards.text(hand) for hand in state.hands]


def test_the_count_is_an_event() -> None:
    state = before_the_last_trick(8)
    *_, last = cards_ = last_cards(state)
    result = happened(do(state, *cards_[:3]), last)
    assert [(e.kind, e.seat, e.amount) for e in result[2:]] == [("count", 0, 8), ("count", 1, 12)]


def test_who_has_more_points_moves_second() -> None:
    state = before_the_last_trick(14)
    state = do(state, *last_cards(state))
    assert state.moves == ((1, 14), (0, 6))
    assert state.turn == 1
    state = do(state, "4>1 5>13")
    assert state.moves == ((0, 6),)
    assert state.turn == 2


def test_at_o8_o12_ten_each_nobody_moves_and_there_is_a_new_deal() -> None:
    state = before_the_last_trick(10)
    *_, last = cards_ = last_cards(state)
    state = do(state, *cards_[:3])
    assert event_kinds(state, last) == ["card", "trick", "count", "count", "level"]
    after = do(state, last)
    assert (after.phase, after.moves, after.pawns) == (DEAL, (), state.pawns)
    assert to_move(after) == (DEALER,)
    assert next_deal(after).phase == GIVE


# ---- steps


def splits(state: OkidokiState) -> set[tuple[int, ...]]:
    """The divisions of the steps among the choices, as sorted parts (from pawns that stand on the track)."""
    result = set()
    for action in legal(state, to_move(state)[0]):
        result.add(tuple(sorted(to - state.pawns[pawn] for pawn, to in action.placements)))
    return result


OPEN_BOARD = "wgwgwgwgwgwgwgwgwgwgwgwgwgwgwg"
"""A board without red squares."""


@pytest.mark.parametrize(
    ("steps", "parts"),
    [
        (8, {(8,), (1, 7), (2, 6), (3, 5), (4, 4)}),
        (12, {(12,), (1, 11), (2, 10), (3, 9), (4, 8), (5, 7), (6, 6)}),
    ],
)
def test_at_o3_steps_for_one_pawn_or_divided_over_two(steps: int, parts: set[tuple[int, ...]]) -> None:
    state = position("1 2 3 0 / 0 0 - -", f"0:{steps}", board=OPEN_BOARD)
    assert splits(state) == parts
    assert why(state, "0>2 1>3 2>9") == "two_pawns"
    assert why(state, "0>2 0>9") == "two_pawns"


def test_o9_all_steps_must_be_walked_no_more_and_no_fewer() -> None:
    state = position(BEGIN, "0:6")
    assert why(state, "0>3") == "steps"
    assert why(state, "0>7") == "steps"
    assert why(state, "0>2 1>3") == "steps"
    assert why(state, "4>6") == "steps"
    assert why(state, "Ah") == "steps"


def test_o8_forward_along_the_line_past_any_pawn() -> None:
    state = position("1 0 0 - / 2 3 0 0", "0:7")
    assert "0>8" in choices(state)
    assert why(state, "0>0") == "steps"


def test_at_o4_red_squares_count_but_nobody_stops_there() -> None:
    assert USUAL_BOARD[4] == "r"
    state = position("4 0 0 - / 0 0 - -", "0:1")
    assert why(state, "0>5") == "red"
    assert "red" in refused(state, 0)
    assert "0>6" in choices(position("4 0 0 - / 0 0 - -", "0:2"))
    assert why(position("4 0 0 - / 0 0 - -", "0:4"), "0>5 1>3") == "red"


def test_o10_no_two_pawns_of_a_team_on_a_square() -> None:
    state = position("1 4 0 0 / 0 0 - -", "0:3")
    assert why(state, "0>4") == "own"
    assert Refusal("own", pawn=0, seat=0) in refusals(state, 0)
    assert "1>6 0>2" not in choices(state)


def test_the_second_part_sees_the_board_after_the_first() -> None:
    state = position("1 4 0 0 / 0 0 - -", "0:6")
    assert "1>7 0>4" in choices(state)
    assert why(state, "0>4 1>7") == "own"


def test_parts_that_end_alike_in_either_order_are_one_choice() -> None:
    state = position("1 7 0 0 / 0 0 - -", "0:4")
    assert "0>2 1>10" in choices(state)
    assert "1>10 0>2" not in choices(state)
    assert why(state, "1>10 0>2") == "steps"
    hits = position("6 3 0 0 / 9 8 0 h", "0:8")
    assert "0>9 1>8" in choices(hits)
    assert "1>8 0>9" not in choices(hits)
    assert do(hits, "0>9 1>8").pawns[4:6] == bytes((START, RESERVE))


def test_pawns_on_a_start_are_alike_the_lowest_goes() -> None:
    state = position(BEGIN, "0:3")
    assert choices(state) == ["0>3", "0>1 1>2", "0>2 1>1"]
    assert why(state, "1>3") == "steps"


# ---- hits and safe squares


def test_an_enemy_is_hit_by_an_exact_landing_and_starts_again() -> None:
    state = position("6 0 0 - / 9 0 h h", "0:3")
    assert event_kinds(state, "0>9") == ["walk", "hit"]
    walk, hit = happened(state, "0>9")
    assert (walk.pawn, walk.cells, walk.amount) == (0, (6, 7, 8, 9), 3)
    assert (hit.pawn, hit.other, hit.cells) == (0, 4, (9, START))
    assert do(state, "0>9").pawns[4] == START


def test_a_hit_pawn_waits_in_reserve_when_the_start_is_full() -> None:
    state = do(position("6 0 0 - / 9 0 0 -", "0:3"), "0>9")
    assert state.pawns[4:] == bytes((RESERVE, 0, 0, RESERVE))


def test_nobody_is_hit_by_passing_or_on_a_start() -> None:
    state = position("6 0 0 - / 7 0 0 -", "0:3")
    assert event_kinds(state, "0>9") == ["walk"]
    assert do(state, "0>9").pawns[4:] == state.pawns[4:]


def test_at_o6_two_enemies_hit_in_one_turn() -> None:
    state = position("6 3 0 0 / 9 8 0 0", "0:8")
    assert [(e.other, e.cells) for e in happened(state, "0>9 1>8") if e.kind == "hit"] == [
        (4, (9, RESERVE)),
        (5, (8, RESERVE)),
    ]


def test_a_pawn_on_a_square_of_its_colour_is_safe_from_enemies() -> None:
    assert USUAL_BOARD[6] == "g"
    state = position("4 0 0 - / 7 0 0 -", "0:3")
    assert why(state, "0>7") == "safe"
    assert Refusal("safe", pawn=0, seat=1) in refusals(state, 0)
    assert "4>7" in choices(position("7 0 0 - / 4 0 0 -", "1:3"))


def test_a_square_of_the_others_colour_is_not_safe() -> None:
    assert USUAL_BOARD[7] == "w"
    assert "hit" in event_kinds(position("6 0 0 - / 8 0 0 -", "0:2"), "0>8")


# ---- start, reserve, finish


def test_at_o11_two_on_the_start_and_a_free_box_is_refilled_at_once() -> None:
    state = setup(options({}), 4)
    assert state.pawns == bytes((0, 0, RESERVE, RESERVE)) * 2
    state = position(BEGIN, "0:6")
    assert event_kinds(state, "0>6") == ["walk", "refill"]
    refill = happened(state, "0>6")[1]
    assert (refill.pawn, refill.cells) == (2, (RESERVE, START))
    assert do(state, "0>6").pawns[:4] == bytes((6, 0, 0, RESERVE))


def test_the_box_is_refilled_between_the_parts() -> None:
    state = position("3 h h 0 / 0 0 - -", "0:4")
    assert do(state, "0>6 3>1").pawns[3] == 1
    state = do(position(BEGIN, "0:6"), "0>2 1>4")
    assert state.pawns[:4] == bytes((2, 4, 0, 0))


def test_a_pawn_in_reserve_waits() -> None:
    state = position(BEGIN, "0:6")
    assert why(state, "2>6") == "reserve"
    assert "reserve" in refused(state, 2)


def test_the_finish_may_be_overshot_and_the_surplus_is_lost() -> None:
    state = position("28 0 0 - / 0 0 - -", "0:9")
    walk, home, *_ = happened(state, "0>31 1>2")
    assert (walk.kind, home.kind, walk.amount) == ("walk", "home", 7)
    assert "0>31" in choices(state)
    assert {"0>31 1>2", "0>31 1>6"} <= set(choices(state))
    assert why(state, "0>30") == "steps"
    assert home.pawn == 0


def test_a_finished_pawn_moves_no_more() -> None:
    state = position("h 0 0 - / 0 0 - -", "0:9")
    assert why(state, "0>31") == "finished"
    assert refused(state, 0) == {"finished"}


def test_who_cannot_move_skips_and_who_can_must() -> None:
    stuck = position("h h h 25 / 0 0 - -", "0:1 1:19")
    assert USUAL_BOARD[25] == "r"
    assert choices(stuck) == ["skip"]
    (skipped,) = happened(stuck, "skip")
    assert (skipped.kind, skipped.seat, skipped.amount) == ("skip", 0, 1)
    assert do(stuck, "skip").moves == ((1, 19),)
    free = position(BEGIN, "0:6")
    assert why(free, "skip") == "skip"
    assert Refusal("skip") in refusals(free, 0)


def test_o11_who_took_the_last_trick_moves_or_the_next_of_the_team() -> None:
    state = before_the_last_trick(8)
    state = do(state, *last_cards(state))
    assert (state.takers[-1], state.turn) == (0, 0)
    state = do(state, "0>1 1>11")
    assert state.turn == 1
    assert why(state, "0:4>8") == "turn"
    assert do(state, "4>8").phase == DEAL


# ---- four aces

ACES_HANDS = "2s As 5h / Ah 5c 6c / Ac 6h 7h / Ad 8h 9h"
"""Chair 0 takes three aces with the two of spades, and the fourth after it."""


def fourth_ace(**rules: Any) -> OkidokiState:
    return do(table(ACES_HANDS, **rules), "2s", "Ah", "Ac", "Ad", "As", "5c", "6h")


def test_at_o8_four_aces_end_the_hand_and_the_others_do_not_move() -> None:
    state = fourth_ace()
    assert event_kinds(state, "8h") == ["card", "trick", "aces"]
    result = happened(state, "8h")[2]
    assert (result.seat, result.amount) == (0, 0)
    after = do(state, "8h")
    assert after.moves == ((0, 0),)
    assert (after.phase, after.turn) == (MOVE, 0)
    assert after.hands == (b"",) * 4
    assert set(cards.parse("5h 6c 7h 9h")) <= set(stock(after))
    assert do(after, "0>10 0>20").phase == DEAL


def test_o4_four_aces_play_out() -> None:
    state = fourth_ace(four_aces_play_out=True)
    assert event_kinds(state, "8h") == ["card", "trick", "aces"]
    state = do(state, "8h")
    assert state.phase == TRICK
    state = do(state, "5h", "6c", "7h")
    assert event_kinds(state, "9h") == ["card", "trick", "count", "count"]
    state = do(state, "9h")
    assert penalties(state) == (9, 0)
    assert state.moves == ((0, 0), (1, 9))
    assert state.turn == 0
    assert do(state, "0>10 0>20").turn == 1


def test_o5_four_aces_are_twice_exactly_ten_for_one_pawn_or_two() -> None:
    state = position("1 2 0 0 / 0 0 - -", "0:aces")
    result = choices(state)
    assert {"0>11 0>21", "0>11 2>10", "1>22 0>11"} & set(result)
    walks = [c for c in result if not c.startswith("swap")]
    assert all(len(c.split()) == 2 for c in walks)
    assert why(state, "0>11") == "aces"
    assert why(state, "0>20 1>3") == "aces"
    assert why(state, "skip") == "skip"
    assert [e.amount for e in happened(state, "0>11 0>21") if e.kind == "walk"] == [10, 10]


def test_each_ten_is_checked_where_it_lands() -> None:
    state = position("2 9 0 0 / 0 0 - -", "0:aces")
    assert why(state, "0>12 0>22") == "red"
    assert why(state, "1>19 0>12") == "red"
    assert "red" in refused(state, 0)
    state = position("1 0 0 - / 11 21 0 0", "0:aces")
    assert [e.other for e in happened(state, "0>11 1>10") if e.kind == "hit"] == [4]
    assert why(state, "0>11 0>21") == "safe"
    assert "safe" in refused(state, 0)


def test_ten_once_if_it_cannot_be_done_twice() -> None:
    state = position("h h h 25 / 0 h h h", "0:aces")
    assert [c for c in choices(state) if not c.startswith("swap")] == ["3>31"]
    assert event_kinds(position("25 24 0 0 / 0 0 - -", "0:aces"), "0>31 1>31") == [
        "walk",
        "home",
        "walk",
        "home",
    ]


def test_two_pawns_may_be_swapped_instead_and_nobody_is_hit() -> None:
    state = position("3 0 0 - / 28 0 0 -", "0:aces")
    assert "swap 0>28 4>3" in choices(state)
    (swap,) = happened(state, "swap 0>28 4>3")
    assert (swap.kind, swap.pawn, swap.other, swap.cells) == ("swap", 0, 4, (3, 28))
    after = do(state, "swap 0>28 4>3")
    assert (after.pawns[0], after.pawns[4], after.phase) == (28, 3, DEAL)
    assert why(position("3 0 0 - / 28 0 0 -", "0:9"), "swap 0>28 4>3") == "aces"


def test_a_pawn_on_a_start_may_be_swapped_and_its_box_is_refilled() -> None:
    state = position("0 0 - - / 28 0 0 -", "0:aces")
    assert event_kinds(state, f"swap 0>28 4>{RESERVE}") == ["swap", "refill"]
    after = do(state, f"swap 0>28 4>{RESERVE}")
    assert after.pawns == bytes((28, 0, 0, RESERVE, RESERVE, 0, 0, RESERVE))
    state = position("3 0 0 - / 0 0 h -", "0:aces")
    after = do(state, f"swap 0>{RESERVE} 4>3")
    assert after.pawns == bytes((RESERVE, 0, 0, RESERVE, 3, 0, 31, 0))


def test_a_pawn_swapped_to_the_start_takes_a_free_box_of_its_team() -> None:
    state = position("3 0 h h / 0 0 h -", "0:aces")
    assert do(state, "swap 0>0 4>3").pawns[:4] == bytes((0, 0, 31, 31))


def test_one_of_the_swapped_pawns_at_least_is_on_its_way() -> None:
    state = position(BEGIN, "0:aces")
    assert not any(c.startswith("swap") for c in choices(state))
    assert why(state, "swap 0>0 4>0") == "swap_pawns"
    assert refused(state, 4) == {"swap_pawns"}
    state = position("3 h 0 0 / 28 h 0 0", "0:aces")
    assert why(state, "swap 1>28 4>31") == "finished"
    assert why(state, "swap 0>31 5>3") == "finished"
    assert why(state, "swap 0>2 1>3") == "swap_pawns"
    assert why(position(BEGIN, "0:aces"), "swap 2>0 4>0") == "reserve"


def test_o6_safe_blocks_swap() -> None:
    assert USUAL_BOARD[27] == "g"
    free = position("3 0 0 - / 28 0 0 -", "0:aces")
    assert "swap 0>28 4>3" in choices(free)
    held = position("3 0 0 - / 28 0 0 -", "0:aces", safe_blocks_swap=True)
    assert why(held, "swap 0>28 4>3") == "safe_swap"
    assert refused(held, 4) == {"safe_swap"}
    assert "swap 0>27 4>3" in choices(position("3 0 0 - / 27 0 0 -", "0:aces", safe_blocks_swap=True))


def test_o7_one_of_both_must_be_chosen_if_it_can() -> None:
    stuck = position("h h h 2 / h h h h", "0:aces", turn=0)
    assert USUAL_BOARD[11] == "r"
    assert choices(stuck) == ["skip"]


# ---- the end


def test_the_first_team_with_four_pawns_home_wins() -> None:
    state = position("h h h 30 / 0 0 - -", "0:12")
    assert event_kinds(state, "3>31") == ["walk", "home", "finished", "over", "over"]
    finished = happened(state, "3>31")[2]
    assert finished.seat == 0
    assert [e.seat for e in happened(state, "3>31")[3:]] == [0, 2]
    after = do(state, "3>31")
    assert (after.phase, to_move(after)) == (OVER, ())
    assert score(state) == ((3, 0), (), "")
    assert score(after) == ((4, 0), (0,), "home")
    assert why(after._replace(turn=0), "0:3>31") == "over"


def test_the_others_still_make_the_move_of_this_round() -> None:
    state = do(position("h h h 30 / h h h 28", "0:12 1:2"), "3>31")
    assert (state.phase, state.turn) == (MOVE, 1)
    state = do(state, "7>30")
    assert score(state) == ((4, 3), (0,), "home")


def test_c15_both_home_in_the_same_round_is_a_draw() -> None:
    state = do(position("h h h 30 / h h h 28", "0:12 1:8"), "3>31", "7>31")
    assert score(state) == ((4, 4), (0, 1), "draw")


def test_after_four_aces_there_is_no_move_of_the_others_left() -> None:
    state = do(position("h h h 30 / h h h 28", "0:aces"), "3>31")
    assert score(state) == ((4, 3), (0,), "home")


def test_o14_short_ends_with_two_pawns_home() -> None:
    state = position("h 30 0 0 / 0 0 - -", "0:12", short=True)
    assert score(do(state, "1>31")) == ((2, 0), (0,), "home")
    assert do(position("h 30 0 0 / 0 0 - -", "0:12"), "1>31").phase == DEAL


# ---- tables and boards


def test_sides_sit_across() -> None:
    assert sides(setup(options({}), 4)) == ((0, 2), (1, 3))
    assert sides(setup(options({}), 2)) == ((0,), (1,))


def test_o13_two_player_mode_dubbel_two_hands_each() -> None:
    state = deal(seats=2)
    assert state.table.chairs == 4
    assert to_move(state) == (0, 1)
    assert view(state, 0).hands == (state.hands[0], bytes(13), state.hands[2], bytes(13))
    state = do(state, "0:give Ks")
    assert to_move(state) == (0, 1), "who plays two hands gives from both in a row"
    assert choices(state, 0)[0] == "give Ac"
    state = do(state, "0:give Kc", "1:give Kh", "1:give Kd")
    assert to_move(state) == (1, 0)
    state = exchanged(state)
    assert (state.phase, state.given) == (TRICK, 3)
    assert to_move(state) == (state.turn % 2,)


HALF = "As 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks Ah / 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ac"
"""Two hands without the two of spades."""


def test_o13_two_player_mode_stapel_a_stock_to_draw_from() -> None:
    state = deal(HALF, seats=2, dealer=1, two_player_mode="stapel")
    assert (state.table.chairs, len(stock(state)), to_move(state)) == (2, 26, (0, 1))
    state = do(state, "give Ah", "give Ac")
    assert (state.phase, state.given, state.turn) == (TRICK, 1, 0)
    assert cards.parse("Ac") in state.hands[0]
    assert len(choices(state)) == 13
    state = do(state, "Ks")
    assert "2h" in choices(state)
    state = do(state, "2h")
    assert (state.phase, to_move(state)) == (DRAW, (DEALER,))
    action = Action("draw", cards.parse("2c 2s"))
    after = apply(state, DEALER, action)
    result = events(state, DEALER, action, after)
    assert [(e.kind, e.seat, cards.text(e.cards), e.amount) for e in result] == [
        ("draw", 0, "2c", 0),
        ("draw", 1, "2s", 1),
    ]
    assert cards.text(seen(state, DEALER, action, 1).cards) == "? 2s"
    assert dealer_refuses(state, Action("draw", cards.parse("2c 2h")))
    assert [len(hand) for hand in draw(state, "2c 2s").hands] == [13, 13]


def test_stapel_the_two_of_spades_leads_if_it_was_dealt() -> None:
    state = deal(HALF.replace("3s", "2s"), seats=2, dealer=1, two_player_mode="stapel")
    state = do(state, "give 2s", "give Ac")
    assert (state.turn, choices(state)) == (1, ["2s"])
    other = deal(HALF, seats=2, dealer=0, two_player_mode="stapel")
    assert do(other, "1:give Ac", "0:give Ah").turn == 1


def test_stapel_everybody_knows_at_first_that_the_two_is_in_the_stock() -> None:
    state = do(deal(HALF, seats=2, dealer=1, two_player_mode="stapel"), "give Ah", "give Ac")
    seen_ = view(state, 1)
    sample = fill(seen_, cards.parse("2s") + stock(seen_).replace(cards.parse("2s"), b""))
    assert cards.parse("2s") not in sample.hands[0]
    assert problems(sample) == []
    assert view(sample, 1) == seen_


def test_stapel_suit_is_followed_once_the_stock_is_empty() -> None:
    state = table("2s 4h / 3h 5s", seats=2, two_player_mode="stapel", dealer=1)
    played = tuple(bytes((card,)) * 13 for card in cards.parse("9h 8h"))
    late = state._replace(played=played, takers=bytes(13))
    assert choices(do(late, "4h")) == ["3h"]
    early = state._replace(played=tuple(pile[:12] for pile in played), takers=bytes(12))
    assert choices(do(early, "4h")) == ["3h", "5s"]


def test_own_board() -> None:
    board = INFO.options[-1].board
    assert INFO.options[-1].name == "board"
    assert board is not None
    own = "wgwgwgwgnnrwgwgw"
    assert board_flaw(board, own) == BoardFlaw("unfair", letters="g")
    assert board_flaw(board, own[:-1] + "n") is None
    assert flaw("wgwgwgwgnnrrwgnn") == BoardFlaw("red", (10, 11))
    assert flaw("rgwgwgwgnnnnwgnr") == BoardFlaw("red", (15,))
    assert flaw("wgwgwgwnnnnnnnnn") == BoardFlaw("few", letters="g")
    assert board_flaw(board, "wgwgwgwg") == BoardFlaw("length")
    assert board_flaw(board, "x" * 16) == BoardFlaw("letters")
    state = position(BEGIN, "0:17", board=own[:-1] + "n")
    assert state.table.finish == 17
    assert "0>17" in choices(state)
    assert why(position(BEGIN, "0:11", board=own[:-1] + "n"), "0>11") == "red"


def test_the_usual_board_is_fair() -> None:
    assert len(USUAL_BOARD) == 30
    assert [USUAL_BOARD.count(letter) for letter in "wgrn"] == [11, 11, 4, 4]
    other = {"w": "g", "g": "w", "r": "r", "n": "n"}
    assert all(USUAL_BOARD[30 - n] == other[USUAL_BOARD[n - 1]] for n in range(1, 31))
    assert flaw(USUAL_BOARD) is None


def test_a_whole_suit_each_takes_every_trick() -> None:
    state = exchanged(deal(TEAMS_APART))
    assert problems(state) == []
