"""The rules of Toepen, one paragraph after the other. P numbers and AT-P stand in the names.

Before the first card; the stake; the tricks; the end of a round and of the game. Seat 3 deals, seat 0 leads.
"""

from random import Random
from typing import Any

import pytest
from kaartbord.games.toepen import (
    INFO,
    apply,
    events,
    legal,
    options,
    refusals,
    score,
    setup,
    sides,
    stock,
    to_move,
    view,
)
from kaartbord.games.toepen import (
    deal as dealers_action,
)
from kaartbord.games.toepen.rules.state import (
    CHECK,
    DEAL,
    DECK,
    FINAL_TRICKS,
    FOLDED,
    GONE,
    HAND,
    IN,
    NOBODY,
    OVER,
    PELT_TOEPER,
    RANKING,
    SITS_OUT,
    STRENGTH,
    TRICK,
    WASH,
    ToepenState,
    stock_size,
)
from kaartbord.games.toepen.rules.tricks import suit_led
from kaartbord.games.tricks.rules import following, strongest_seat
from kaartbord.rules import cards
from kaartbord.rules.protocol import DEALER, Action, Event
from support.tables.toepen import (
    LADDER,
    choices,
    deal,
    do,
    gains,
    happened,
    ready,
    settled,
    table,
    tricks,
    why,
)

WASHES = "As Ks Qh Jc / 7h Kh Qd Jd / Ts 9s 8s 8h / Th 9h 8c 8d"
"""A white wash, a dirty one, and two hands that are no wash."""


def hand(state: ToepenState, seat: int) -> str:
    return cards.text(state.hands[seat])


def kinds(result: list[Event]) -> list[str]:
    return [event.kind for event in result]


# ---- cards, seats, deal


def test_the_pack_is_32_cards_from_seven_to_ace() -> None:
    assert len(DECK) == len(set(DECK)) == 32
    assert {c >> 2 for c in DECK} == {1, 7, 8, 9, 10, 11, 12, 13}


def test_at_p10_rank_order_from_ten_to_jack() -> None:
    order = [cards.RANKS[rank] for rank in reversed(RANKING)]
    assert " ".join(order) == "T 9 8 7 A K Q J"
    strengths = [STRENGTH[cards.card(rank, 2)] for rank in RANKING]
    assert strengths == sorted(set(strengths))


@pytest.mark.parametrize(
    ("trick", "best"),
    [("Th 9h", 0), ("9h Th", 1), ("Ah 7h", 1), ("Kh Ah", 1), ("Qh Jh", 0), ("Jh Ts", 0), ("8h Ts 9h Tc", 2)],
)
def test_at_p10_the_best_card_of_the_suit_led_takes_the_trick(trick: str, best: int) -> None:
    assert strongest_seat(enumerate(cards.parse(trick)), cards.SUITS.index("h"), STRENGTH) == best


def test_nobody_followed_nobody_takes_it() -> None:
    assert strongest_seat([(0, cards.parse("Ts")[0])], cards.SUITS.index("h"), STRENGTH) == -1


def test_following_suit() -> None:
    held = cards.parse("7s 9h Kh Ad")
    assert cards.text(following(held, cards.SUITS.index("h"))) == "9h Kh"
    assert following(held, cards.SUITS.index("c")) == held
    assert following(held, suit_led(table())) == held


@pytest.mark.parametrize("seats", INFO.seats)
def test_two_to_eight_players_four_cards_each_the_rest_is_stock(seats: int) -> None:
    state = setup(options({"blind": False}), seats)
    assert sides(state) == tuple((seat,) for seat in range(seats))
    assert stock(state) == bytes(range(seats))
    state = apply(state, DEALER, Action("lot", bytes((seats - 1,))))
    assert state.dealer == seats - 1
    state = apply(state, DEALER, dealers_action(state, stock(state)))
    assert [len(held) for held in state.hands] == [HAND] * seats
    assert stock_size(state) == len(stock(state)) == 32 - 4 * seats


def test_the_first_dealer_is_cast_by_lot() -> None:
    before = setup(options({}), 4)
    assert to_move(before) == (DEALER,)
    lot = Action("lot", b"\2")
    assert kinds(list(events_of(before, DEALER, lot))) == ["dealer"]
    assert why_dealer(before, Action("lot", b"\4")) == "dealer"


def events_of(state: ToepenState, seat: int, action: Action) -> list[Event]:
    return list(events(state, seat, action, apply(state, seat, action)))


def why_dealer(state: ToepenState, action: Action) -> str:
    with pytest.raises(ValueError) as refused:
        apply(state, DEALER, action)
    return str(refused.value)


def test_everybody_sees_his_own_hand_and_no_other() -> None:
    state = table(blind=False)
    for seat in range(4):
        assert [hand(view(state, seat), s) == hand(state, s) for s in range(4)] == [s == seat for s in range(4)]
    assert set(b"".join(view(state, None).hands)) == {0}
    before = setup(options({"blind": False}), 4)._replace(dealer=3)
    events = events_of(before, DEALER, Action("deal", DECK[:16]))
    assert [event.cards for event in events if event.kind == "deal"] == [DECK[n : n + 4] for n in (0, 4, 8, 12)]


# ---- blind toep


def test_at_p6_blind_is_offered_to_the_highest_alone() -> None:
    state = deal(LADDER, (3, 5, 2, 4))
    assert to_move(state) == (1,)
    assert choices(state) == ["no_blind", "blind"]
    assert why(state, "2:blind") == "blind"
    assert why(do(state, "no_blind"), "blind") == "blind", "too late"
    assert do(state, "no_blind").phase == "four"


@pytest.mark.parametrize(("points", "asked"), [((0, 0, 0, 0), [0, 1, 2, 3]), ((5, 1, 5, 0), [0, 2])])
def test_p17_the_joint_highest_may_all_call_blind_from_the_dealers_left(
    points: tuple[int, ...], asked: list[int]
) -> None:
    state, result = deal(LADDER, points), []
    while state.phase == "blind":
        result.append(to_move(state)[0])
        state = do(state, "no_blind")
    assert result == asked


def test_the_first_one_clockwise_calls_and_the_others_are_not_asked() -> None:
    state = do(deal(LADDER), "no_blind", "blind")
    assert state.phase == "blind_answer"
    assert list(state.queue) == [2, 3, 0]


def test_at_p6_nobody_calls_blind_while_somebody_is_in_pelt() -> None:
    assert deal(LADDER, (9, 2, 3, 1)).phase != "blind"
    assert deal(LADDER, (9, 2, 3, 1), pelt=False).phase == "blind"


def test_p17_blind_anyone_lets_everybody_call_blind() -> None:
    state = deal(LADDER, (1, 4, 2, 4), blind_anyone=True)
    assert list(state.queue) == [0, 1, 2, 3]
    state = do(state, "no_blind", "no_blind", "blind")
    assert (state.toeper, list(state.queue)) == (2, [3, 0, 1])
    assert deal(LADDER, (9, 2, 3, 1), blind_anyone=True).phase != "blind", "there is pelt"


def test_blind_off() -> None:
    assert deal(LADDER, blind=False).phase == "four"


def test_a_hand_stays_face_down_for_its_owner_until_nobody_calls_blind() -> None:
    state = deal(LADDER, (3, 5, 2, 4))
    for seat in range(4):
        assert set(view(state, seat).hands[seat]) == {0}
    events = happened(state, "no_blind")
    assert [event.cards for event in events if event.kind == "look"] == list(state.hands)
    after = do(state, "no_blind")
    for seat in range(4):
        assert view(after, seat).hands[seat] == state.hands[seat]


def test_at_p6_a_blind_toep_costs_one_to_fold_and_three_to_lose() -> None:
    state = do(deal(LADDER), "blind")
    assert happened(deal(LADDER), "blind")[0] == Event("blind", 0, amount=3)
    assert (state.stake, state.raised) == (1, 3)
    after = tricks(ready(do(state, "stay", "fold", "stay")), "hscd")
    assert gains(after) == (3, 3, 1, 0)


@pytest.mark.parametrize("value", [2, 3, 4, 5])
def test_p14_blind_value(value: int) -> None:
    state = do(deal(LADDER, blind_value=value), "blind", "stay", "fold", "stay")
    assert gains(tricks(ready(state), "hscd")) == (value, value, 1, 0)


def test_the_blind_caller_is_the_last_toeper_and_an_over_toep_costs_more() -> None:
    state = ready(do(deal(LADDER), "blind", "stay", "stay", "stay"))
    assert why(state, "toep") == "own_toep"
    state = do(state, "1:toep", "fold", "stay", "stay")
    assert gains(tricks(state, "hscd")) == (4, 4, 3, 0)


def test_a_hand_folded_blind_stays_hidden_and_looking_costs_one_more() -> None:
    state = do(deal(LADDER), "blind")
    folded = do(state, "fold")
    assert set(view(folded, 1).hands[1]) == {0}
    assert happened(state, "look")[0] == Event("fold", 1, amount=2)
    looked = do(state, "look")
    assert view(looked, 1).hands[1] == looked.hands[1] != bytes(4)
    assert set(view(looked, 2).hands[2]) == {0}
    assert gains(tricks(ready(do(looked, "stay", "stay")), "hscd")) == (3, 2, 3, 0)


def test_all_fold_a_blind_toep_and_the_caller_wins_unseen() -> None:
    state = do(deal(LADDER), "blind", "fold", "look", "fold")
    assert gains(state) == (0, 1, 2, 1)
    assert state.dealer == 0


def test_after_a_blind_toep_one_may_wash() -> None:
    state = ready(do(deal(WASHES), "blind", "stay", "fold", "fold"), WASH)
    assert choices(state) == ["no_wash", "wash_white", "wash_dirty"]


def test_p20_who_folded_blind_may_check_a_wash() -> None:
    state = ready(do(deal(WASHES), "blind", "stay", "fold", "fold"), WASH)
    state = do(state, "wash_white")
    assert list(state.queue) == [1, 2, 3]
    state = do(state, "no_check", "check")
    assert state.points == (0, 0, 1, 0), "it was a true one"
    state = ready(do(state, "draw Tc Td 9c 9d"))
    assert gains(do(state, "1:toep", "fold")) == (3, 0, 2, 1)
    false = ready(do(deal(WASHES), "no_blind", "no_blind", "blind", "fold", "stay", "stay"), WASH)
    assert do(false, "no_wash", "wash_white", "no_check", "check").status[1] == SITS_OUT


# ---- Toep! and kans op toep

FOURS = "Js Jh Jc Jd / Ks Kh Kc Kd / 7s 8h 9c Td / 8s 9h Tc 7d"


def test_four_of_a_kind_must_be_shown_and_win_at_once() -> None:
    state = ready(deal("Ks Kh Kc Kd / 7s 8h 9c Td / 8s 9h Tc 7d / 9s Th 7c 8d", blind=False), "four")
    assert choices(state) == ["show"]
    assert why(state, "no_draw") == "four"
    events = happened(state, "show Ks Kh Kc Kd")
    assert events[0] == Event("show", 0, cards.parse("Ks Kh Kc Kd"))
    assert gains(ready(state)) == (0, 3, 3, 3)


def test_at_p8_four_jacks_win_one_point_and_the_others_pay_three() -> None:
    state = deal("Js Jh Jc Jd / 7s 8h 9c Td / 8s 9h Tc 7d / 9s Th 7c 8d", blind=False)
    assert gains(ready(state)) == (-1, 3, 3, 3)


def test_the_highest_of_several_fours_wins() -> None:
    assert gains(ready(deal(FOURS, blind=False))) == (3, 0, 3, 3)
    turned = "Ks Kh Kc Kd / Js Jh Jc Jd / 7s 8h 9c Td / 8s 9h Tc 7d"
    assert gains(ready(deal(turned, blind=False))) == (0, 3, 3, 3)


def test_p16_who_folded_blind_does_not_pay_for_four_of_a_kind() -> None:
    state = do(deal(FOURS), "no_blind", "blind", "fold", "stay", "stay")
    assert gains(ready(state)) == (3, 0, 1, 3)


def test_four_alike_off() -> None:
    state = ready(deal(FOURS, blind=False, four_alike=False))
    assert state.phase == TRICK


def test_kans_op_toep_lays_the_odd_card_away_and_draws_one() -> None:
    state = ready(deal("8s 8h 8c Kd / 7s 9h Tc Jd / 9s Th 7c Qd / Ts 7h 9c Ad", blind=False), "four")
    assert choices(state) == ["no_draw", "draw"]
    assert happened(state, "draw") == [Event("chance", 0)]
    drawing = do(state, "draw")
    assert to_move(drawing) == (DEALER,)
    assert cards.text(drawing.aside[0]) == "Kd"
    assert view(drawing, 1).aside[0] == b"\0"
    missed = apply(drawing, DEALER, Action("draw", cards.parse("As")))
    assert hand(missed, 0) == "As 8s 8h 8c"
    assert choices(missed) == ["no_draw"], "once"
    assert why(missed, "draw") == "chance"
    result = apply(drawing, DEALER, Action("draw", cards.parse("8d")))
    assert choices(result) == ["show"]
    assert gains(ready(result)) == (0, 3, 3, 3)


def test_kans_op_toep_is_no_bluff_and_needs_a_stock() -> None:
    state = ready(deal(LADDER, blind=False), "four")
    assert choices(state) == ["no_draw"]
    assert why(state, "draw") == "chance"
    assert why(state, "show Th 9s 8c 7d") == "four"
    assert {r.rule for r in refusals(state, 0)} == {"chance"}
    eight = (
        "8s 8h 8c Kd / 7s 9h Tc Jd / 9s Th 7c Qd / Ts 7h 9c Ad / Js Jh Jc 7d / Qs Qh Qc 8d / Ks Kh Kc 9d / As Ah Ac Td"
    )
    assert choices(ready(deal(eight, blind=False), "four")) == ["no_draw"]


# ---- the wash


def test_a_wash_is_claimed_face_down_and_can_be_checked() -> None:
    state = ready(deal(WASHES, blind=False), WASH)
    events = happened(state, "wash_white")
    assert events == [Event("wash", 0)]
    assert happened(state, "wash_dirty") == [Event("wash", 0, amount=1)]
    washed = do(state, "wash_white")
    assert washed.phase == CHECK
    assert list(washed.queue) == [1, 2, 3]
    assert washed.hands[0] == b""
    assert view(washed, 0).aside[0] == state.hands[0]
    assert view(washed, 1).aside[0] == bytes(4)


def test_unchecked_a_wash_stays_closed_and_its_owner_plays_what_he_draws() -> None:
    state = do(ready(deal(WASHES, blind=False), WASH), "wash_dirty", "no_check", "no_check", "no_check")
    assert to_move(state) == (DEALER,)
    drawn = do(state, "draw Tc Td 9c 9d")
    assert hand(drawn, 0) == "9c 9d Tc Td"
    assert view(drawn, 1).aside[0] == bytes(4)
    assert drawn.points == (0, 0, 0, 0)
    assert events_of(state, DEALER, Action("draw", cards.parse("Tc Td 9c 9d"))) == [
        Event("draw", 0, cards.parse("Tc Td 9c 9d"), amount=4)
    ]


def test_a_player_may_wash_again_while_the_stock_lasts_then_the_next() -> None:
    state = ready(deal(WASHES, blind=False), WASH)
    for _ in range(4):
        assert choices(state) == ["no_wash", "wash_white", "wash_dirty"]
        state = do(state, "wash_white", "no_check", "no_check", "no_check")
        state = settled(apply(state, DEALER, dealers_action(state, stock(state)[::-1])))
    assert stock_size(state) == 0
    assert choices(state) == ["no_wash"]
    assert why(state, "wash_white") == "wash"
    assert "wash" in {r.rule for r in refusals(state, 0)}
    assert do(state, "no_wash").phase == "whistle", "with nothing to draw the others are not asked"


@pytest.mark.parametrize(
    ("washed", "claim", "true"),
    [
        ("As Ks Qh Jc", "wash_white", True),
        ("As Ah Ac Js", "wash_white", True),
        ("As Ks Qh Jc", "wash_dirty", False),
        ("7s Ks Qh Jc", "wash_dirty", True),
        ("7s Ks Qh Jc", "wash_white", False),
        ("7s 7h Qh Jc", "wash_dirty", False),
        ("Ts Ks Qh Jc", "wash_white", False),
        ("Ts Ks Qh Jc", "wash_dirty", False),
    ],
)
def test_p9_p10_what_is_a_wash_and_the_claim_must_be_right(washed: str, claim: str, true: bool) -> None:
    rest = "Td 9s 8s 8d / Th 9h 8h 9d / Tc 9c 8c 7d"
    state = do(ready(deal(f"{washed} / {rest}", blind=False, four_alike=False), WASH), claim)
    events = happened(state, "check")
    assert kinds(events) == ["check", "turn_over", "true_wash" if true else "false_wash"]
    assert events[1].cards == cards.parse(" ".join(sorted(washed.split(), key=cards.parse)))
    checked = do(state, "check")
    assert checked.points == ((0, 1, 0, 0) if true else (1, 0, 0, 0))


def test_a_true_wash_costs_the_checker_a_point_and_its_owner_draws() -> None:
    state = do(ready(deal(WASHES, blind=False), WASH), "wash_white", "no_check", "check")
    assert state.points == (0, 0, 1, 0)
    assert cards.text(state.shown) == "As Jc Qh Ks"
    state = do(state, "draw Tc Td 9c 9d")
    assert (to_move(state), hand(state, 0)) == ((0,), "9c 9d Tc Td")


def false_wash(**rules: Any) -> ToepenState:
    """Seat 2 is caught with a false wash."""
    state = do(ready(deal(WASHES, blind=False, **rules), WASH), "no_wash", "no_wash", "wash_white")
    return do(state, "check")


def test_p12_was_penalty_out() -> None:
    state = false_wash()
    assert state.points == (0, 0, 1, 0)
    assert state.status[2] == SITS_OUT
    assert state.hands[2] == b""
    assert cards.text(state.under) == "8s 8h 9s Ts"
    assert to_move(state) == (3,)
    state = ready(state)
    assert gains(tricks(state, "hshs"))[2] == 1, "he pays nothing more"


def test_p12_was_penalty_keep_old() -> None:
    state = false_wash(was_penalty="keep_old")
    assert (state.points, state.status[2], hand(state, 2)) == ((0, 0, 1, 0), IN, "8s 8h 9s Ts")
    assert hand(view(state, 0), 2) == hand(state, 2), "all have seen it"
    assert to_move(state) == (3,)


def test_p12_was_penalty_keep_new() -> None:
    state = do(false_wash(was_penalty="keep_new"), "draw Tc Td 9c 9d")
    assert (state.points, state.status[2], hand(state, 2)) == ((0, 0, 1, 0), IN, "9c 9d Tc Td")
    assert set(view(state, 0).hands[2]) == {0}
    assert cards.text(state.shown) == "8s 8h 9s Ts"


def test_p12_was_penalty_open_hand() -> None:
    state = do(false_wash(was_penalty="open_hand"), "draw Tc Td 9c 9d")
    assert (state.points, state.status[2]) == ((0, 0, 1, 0), IN)
    assert hand(view(state, 0), 2) == "9c 9d Tc Td"


def test_who_was_caught_washes_no_more_in_this_round() -> None:
    state = do(false_wash(was_penalty="keep_new"), "draw Tc Td 9c 9d")
    assert (to_move(state), choices(state)) == ((2,), ["no_wash"])
    assert why(state, "wash_white") == "wash"


def test_cards_under_the_stock_are_drawn_last() -> None:
    state = false_wash()
    for _ in range(4):
        state = do(state, "wash_white", "no_check", "no_check")
        state = settled(apply(state, DEALER, dealers_action(state, stock(state)[::-1])))
    assert len(stock(state)) == 0
    state = do(state, "wash_white", "no_check", "no_check")
    assert why_dealer(state, Action("draw", cards.parse("8h 8s 9s Ts"))) == "dealer"
    state = settled(apply(state, DEALER, dealers_action(state, b"")))
    assert hand(state, 3) == "8s 8h 9s Ts"


def test_a_false_wash_of_the_last_but_one_ends_the_round() -> None:
    state = do(ready(deal("Ts 9s 8s 7s / Th 9h 8h 7h", blind=False), WASH), "wash_white", "check")
    assert gains(state, (0, 0)) == (1, 0)
    assert (state.phase, state.dealer) == (DEAL, 1)


def test_p19_after_a_wash_the_others_are_asked_again() -> None:
    state = do(ready(deal(WASHES, blind=False), WASH), "no_wash", "no_wash", "wash_white")
    state = do(state, "no_check", "no_check", "no_check", "draw Tc Td 9c 9d")
    assert list(state.queue) == [2, 3, 0, 1]
    state = do(state, "no_wash", "no_wash", "wash_white", "no_check", "check")
    assert state.status[0] == IN
    state = do(state, "draw 7s 7c Js Jh")
    assert list(state.queue) == [0, 1, 2, 3]
    assert do(state, "no_wash", "no_wash", "no_wash", "no_wash").phase == "whistle"
    caught = do(state, "no_wash", "wash_white", "no_check", "no_check", "check")
    assert (caught.status[1], list(caught.queue)) == (SITS_OUT, [2, 3, 0])


def test_who_was_caught_is_not_asked_to_wash_after_another() -> None:
    state = do(false_wash(was_penalty="keep_old"), "wash_white", "no_check", "no_check", "no_check")
    assert list(do(state, "draw Tc Td 9c 9d").queue) == [3, 0, 1]


def test_four_of_a_kind_got_by_a_wash() -> None:
    state = do(
        ready(deal(WASHES, blind=False), WASH),
        "wash_white",
        "no_check",
        "no_check",
        "no_check",
        "draw 7s 7c 7d Tc",
    )
    assert choices(state) != ["show"]
    state = do(
        ready(deal("As Ks Qh Jc / Tc Kh Qd Jd / Ts 9s 8s 8h / Th 9h 8c 8d", blind=False), WASH),
        "wash_white",
        "no_check",
        "no_check",
        "no_check",
        "draw 7s 7h 7c 7d",
    )
    assert choices(state) == ["show"]
    assert why(state, "no_wash") == "four"
    assert gains(do(state, "show 7s 7h 7c 7d")) == (0, 3, 3, 3)


def test_was_off_and_no_wash_without_a_stock() -> None:
    assert ready(deal(WASHES, blind=False, was=False, whistle=False), WASH).phase == TRICK
    eight = " / ".join(cards.text(DECK[n::8]) for n in range(8))
    assert ready(deal(eight, blind=False, four_alike=False), WASH).phase == TRICK
    seven = " / ".join(cards.text(DECK[n:28:7]) for n in range(7))
    assert ready(deal(seven, blind=False, four_alike=False), WASH).phase == WASH


def test_a_wash_is_paid_at_once_but_who_is_out_by_it_plays_the_round() -> None:
    state = do(ready(deal(WASHES, (0, 9, 0, 0)), WASH), "wash_white", "check")
    assert state.points == (0, 10, 0, 0)
    state = ready(do(state, "draw Tc Td 9c 9d"), "pelt")
    assert state.toeper == PELT_TOEPER, "pelt goes by the points at the deal"
    state = do(state, "fold", "fold", "fold")
    assert gains(state, (0, 9, 0, 0)) == (1, 1, 1, 1)
    assert state.status[1] == GONE
    assert state.dealer == 2, "the next one still in the game"


# ---- the whistle


@pytest.mark.parametrize(
    ("held", "whistles"),
    [("Js Jh Jc 7d", True), ("Ts Th Tc Js", True), ("Js Jh Ts Th", False), ("9s 9h 9c 7d", False)],
)
def test_three_jacks_or_three_tens_are_whistled_for(held: str, whistles: bool) -> None:
    state = ready(deal(f"{held} / Ks Kh Qc Ad / As Ah 8c 8d", blind=False), "whistle")
    assert choices(state) == (["whistle"] if whistles else ["no_whistle"])
    assert why(state, "no_whistle" if whistles else "whistle") == "whistle"
    events = happened(state, choices(state)[0])
    assert events == ([Event("whistle", 0)] if whistles else [])


def test_whistle_off() -> None:
    state = deal("Js Jh Jc 7d / Ks Kh Qc Ad / As Ah 8c 8d", blind=False, whistle=False)
    assert ready(state, "whistle").phase == TRICK


# ---- pelt

PELT = (9, 3, 2, 1)


def test_pelt_counts_as_a_toep() -> None:
    state = ready(deal(LADDER, PELT), "pelt")
    assert (state.stake, state.raised, list(state.queue)) == (1, 2, [1, 2, 3])
    state = do(state, "stay", "fold", "stay")
    assert gains(tricks(state, "hscd"), PELT) == (2, 2, 1, 0)
    before = ready(deal(LADDER, PELT), "whistle")
    for _ in range(3):
        before = do(before, "no_whistle")
    assert Event("pelt", 0) in happened(before, "no_whistle")


def test_the_others_answer_from_the_left_of_the_first_in_pelt() -> None:
    assert list(ready(deal(LADDER, (1, 9, 2, 3)), "pelt").queue) == [2, 3, 0]
    assert list(ready(deal(LADDER, (1, 2, 9, 9)), "pelt").queue) == [0, 1]
    assert list(ready(deal(LADDER, (9, 2, 3, 9), dealer=1), "pelt").queue) == [1, 2], "3 is the first"


def test_all_pass_and_one_in_pelt_wins_the_round() -> None:
    state = do(ready(deal(LADDER, PELT), "pelt"), "fold", "fold", "fold")
    assert gains(state, PELT) == (0, 1, 1, 1)
    assert state.dealer == 0


def test_all_pass_and_several_in_pelt_fight_it_out() -> None:
    points = (9, 9, 2, 1)
    state = do(ready(deal(LADDER, points), "pelt"), "fold", "fold")
    assert (state.phase, state.stake, to_move(state)[0]) == (TRICK, 2, 0)
    state = tricks(state, "scdh")
    assert gains(state, points) == (0, 2, 1, 1)
    assert state.status[1] == GONE


def test_all_in_pelt_play_for_two_unasked() -> None:
    state = ready(deal(LADDER, (9, 9, 9, 9)))
    assert (state.phase, state.stake) == (TRICK, 2)


def test_in_pelt_one_may_not_toep_until_another_has() -> None:
    state = do(ready(deal(LADDER, PELT), "pelt"), "stay", "stay", "stay")
    assert why(state, "toep") == "own_toep"
    state = do(state, "2:toep", "stay", "stay", "fold")
    assert state.stake == 3
    assert state.owed == (0, 2, 0, 0)
    assert "toep" in choices(state, 0)
    assert why(state, "2:toep") == "own_toep"


def test_p8_pelt_leads() -> None:
    for leads, first in ((False, 0), (True, 2)):
        state = do(ready(deal(LADDER, (1, 2, 9, 3), pelt_leads=leads), "pelt"), "stay", "stay", "stay")
        assert to_move(state)[0] == first


def test_p13_p21_the_wash_comes_before_the_answers_to_pelt_which_counts_all_the_same() -> None:
    assert ready(deal(LADDER, PELT), WASH).phase == WASH
    state = do(ready(deal(WASHES, PELT), WASH), "wash_dirty", "check")
    assert state.status[0] == SITS_OUT, "who was in pelt is put out"
    state = ready(state, "pelt")
    assert (state.stake, state.raised, list(state.queue)) == (1, 2, [1, 2, 3]), "but the pelt counts"
    state = do(state, "stay", "stay", "fold")
    assert (state.phase, state.stake, to_move(state)[0]) == (TRICK, 2, 1)


def test_pelt_leads_but_not_who_was_caught() -> None:
    state = do(ready(deal(WASHES, PELT, pelt_leads=True), WASH), "wash_dirty", "check")
    state = do(ready(state, "pelt"), "stay", "stay", "stay")
    assert (state.phase, state.leader) == (TRICK, 1)


def test_pelt_off() -> None:
    state = ready(deal(LADDER, PELT, pelt=False), "pelt")
    assert (state.phase, state.stake) == (TRICK, 1)


# ---- toep


def test_at_p1_without_a_toep_the_losers_pay_one() -> None:
    assert gains(tricks(table(), "hscd")) == (1, 1, 1, 0)


def test_at_p1_one_toep_and_all_stay_the_losers_pay_two() -> None:
    before = table()
    assert happened(before, "toep") == [Event("toep", 0, amount=2)]
    state = do(before, "toep", "stay", "stay")
    assert happened(state, "stay") == [Event("stay", 3), Event("stake", 0, amount=2)]
    assert gains(tricks(do(state, "stay"), "hscd")) == (2, 2, 2, 0)


def test_at_p1_b_folds_c_stays_and_loses() -> None:
    state = do(table(), "toep")
    assert happened(state, "fold") == [Event("fold", 1, amount=1)]
    assert gains(tricks(do(state, "fold", "stay", "stay"), "hscd")) == (2, 1, 2, 0)


def test_at_p2_an_over_toep_costs_two_to_fold_and_three_to_lose() -> None:
    state = do(table(), "toep", "stay", "stay", "stay", "2:toep", "stay", "stay", "fold")
    assert (state.stake, state.owed) == (3, (0, 2, 0, 0))
    assert gains(tricks(state, "hscd")) == (3, 2, 3, 0)


@pytest.mark.parametrize("toeps", range(5))
def test_the_stake_after_t_toeps(toeps: int) -> None:
    state = table()
    for n in range(toeps):
        assert state.stake == n + 1, "what folding at the next toep costs"
        state = do(state, f"{n % 2}:toep", "stay", "stay", "stay")
    assert gains(tricks(state, "hscd")) == (toeps + 1,) * 3 + (0,)


def test_at_p2_the_same_player_does_not_toep_twice_running() -> None:
    state = do(table(), "toep", "stay", "stay", "stay")
    assert "toep" not in choices(state)
    assert why(state, "toep") == "own_toep"
    assert {r.rule for r in refusals(state, 0)} == {"own_toep"}
    state = do(state, "1:toep", "stay", "stay", "stay")
    assert "toep" in choices(state)


def test_at_p3_all_fold_and_the_toeper_wins_at_once() -> None:
    state = do(table(), "Th", "1:toep", "fold", "fold")
    events = happened(state, "fold")
    assert kinds(events) == ["fold", "round", "cross", "points", "points", "points"]
    state = do(state, "fold")
    assert gains(state) == (1, 0, 1, 1)
    assert (state.phase, state.dealer, state.tricks) == (DEAL, 1, 0)


def test_answers_go_clockwise_from_the_toepers_left() -> None:
    assert list(do(table(), "2:toep").queue) == [3, 0, 1]


def test_one_may_not_fold_without_a_toep_nor_on_an_own_toep() -> None:
    assert why(table(), "fold") == "no_toep"
    assert why(table(), "stay") == "no_toep"
    assert why(do(table(), "toep"), "0:fold") == "turn"


def test_p3_toep_any_time() -> None:
    state = table()
    assert to_move(state) == (0, 1, 2, 3)
    assert [choices(state, seat) for seat in (1, 2, 3)] == [["toep"]] * 3
    assert why(state, "2:8h") == "turn"
    own = table(toep_any_time=False)
    assert to_move(own) == (0,)
    assert why(own, "1:toep") == "toep_turn"
    assert {r.rule for r in refusals(own, 1)} == {"toep_turn"}
    assert do(own, "toep").phase == "answer"


def test_p3_a_toep_is_possible_until_the_last_card_lies() -> None:
    state = tricks(table(), "hsc")
    state = do(state, "9d", "Td", "7d")
    assert to_move(state)[0] == 1
    state = do(state, "0:toep", "fold", "stay", "stay")
    assert gains(state) == (2, 1, 2, 0), "the fold of the last to play ends the trick"


def test_p4_no_toep_while_a_question_is_open() -> None:
    state = do(table(), "toep")
    assert why(state, "1:toep") == "question"
    assert why(state, "2:toep") == "question"


def test_p5_toep_for_dead() -> None:
    points = (7, 8, 8, 0)
    assert [bool(choices(table(points), seat)) for seat in range(4)] == [True] * 4
    state = table(points, toep_for_dead=False)
    assert to_move(state) == (0, 1, 2, 3), "1 + 1 more takes nobody over 10"
    state = do(state, "0:toep", "stay", "stay", "stay")
    assert to_move(state) == (0, 3)
    assert why(state, "1:toep") == "dead"
    assert why(state, "0:toep") == "own_toep"
    assert choices(do(state, "3:toep")) == ["stay", "fold"], "anyone may stay"


# ---- anti-line


def test_anti_line_two_folds_in_a_row_and_one_must_stay() -> None:
    state = do(table(folds=(0, 2, 1, 0), anti_line=True), "toep")
    assert choices(state) == ["stay"]
    assert why(state, "fold") == "anti_line"
    assert {r.rule for r in refusals(state, 1)} == {"anti_line"}
    state = do(state, "stay", "fold", "stay")
    assert list(state.folds) == [0, 0, 2, 0], "a stay breaks the line"
    assert choices(do(table(folds=(0, 2, 1, 0)), "toep")) == ["stay", "fold"], "off"


def test_anti_line_an_own_toep_breaks_the_line_and_blind_and_pelt_count() -> None:
    assert do(table(folds=(2, 0, 0, 0), anti_line=True), "toep").folds[0] == 0
    blind = do(deal(LADDER, folds=(0, 2, 1, 0), anti_line=True), "blind")
    assert choices(blind) == ["stay"]
    assert why(blind, "look") == "anti_line"
    assert do(blind, "stay", "look").folds[2] == 2
    pelt = ready(deal(LADDER, PELT, folds=(0, 0, 2, 0), anti_line=True), "pelt")
    assert choices(do(pelt, "fold")) == ["stay"]


def test_anti_line_goes_on_over_rounds() -> None:
    state = do(table(anti_line=True), "toep", "fold", "fold", "fold")
    state = apply(state, DEALER, dealers_action(state, stock(state)))
    assert list(state.folds) == [0, 1, 1, 1]


def test_p18_anti_line_forces_even_who_is_killed_by_it() -> None:
    state = do(table((0, 8, 0, 0), folds=(0, 2, 0, 0), anti_line=True), "toep")
    assert choices(state) == ["stay"]
    assert tricks(do(state, "stay", "stay", "stay"), "hscd").status[1] == GONE


# ---- tricks


def test_suit_is_followed_and_without_the_suit_anything_goes() -> None:
    state = table(hands="Th 9h 8c 7d / 9s Ts 8h Kd / 7s 8s 9c Td")
    assert choices(do(state, "Th")) == ["8h", "toep"]
    assert why(do(state, "Th"), "9s") == "follow"
    assert {r.card for r in refusals(do(state, "Th"), 1)} == set(cards.parse("9s Ts Kd"))
    assert len(choices(do(state, "Th", "8h"))) == 5
    assert why(state, "As") == "hand"


def test_p1_the_taker_leads_to_the_next_trick() -> None:
    state = do(table(), "8c", "7c")
    events = happened(do(state, "Tc"), "9c")
    assert events == [Event("card", 3, cards.parse("9c")), Event("trick", 2, cards.parse("8c 7c Tc 9c"))]
    assert to_move(do(state, "Tc", "9c"))[0] == 2


def test_played_cards_stay_visible() -> None:
    state = do(table(), "8c", "7c", "Tc", "9c", "9d")
    assert [cards.text(pile) for pile in view(state, None).played] == ["8c", "7c", "Tc 9d", "9c"]


def test_p6_the_taker_has_folded_before_leading() -> None:
    state = do(tricks(table(), "s"), "3:toep", "stay", "fold", "stay")
    assert state.turn == 2, "left of seat 1, which took the trick"
    state = tricks(do(state, "Tc"), "")
    assert state.leader == 2


def test_p7_the_card_of_who_has_folded_sets_the_suit_but_cannot_win() -> None:
    state = do(table(), "Th", "9h", "3:toep", "fold", "stay", "stay")
    assert state.turn == 2
    state = do(state, "8h", "7h")
    assert state.turn == 1, "the nine beats what the others still in have played"


def test_p7_nobody_still_in_followed() -> None:
    state = table(hands="Th 9h 8c 7d / 9s Ts 7c 8d / 8s 7s Tc 9d")
    state = do(state, "Th", "1:toep", "stay", "fold", "9s")
    assert happened(state, "8s")[-1].seat == 1
    assert do(state, "8s").turn == 1, "left of the ten that has folded"


def test_a_fold_may_complete_the_trick() -> None:
    state = do(table(), "Th", "9h", "8h", "0:toep", "stay", "stay")
    assert kinds(happened(state, "fold")) == ["fold", "stake", "trick"]
    assert happened(state, "fold")[-1] == Event("trick", 0, cards.parse("Th 9h 8h"))
    assert do(state, "fold").turn == 0


def test_a_stay_may_complete_the_trick_when_who_had_to_play_has_folded() -> None:
    hands = "9h 9s 8c 7d / Th Ts 7c 8d / 8h 7s Tc 9d / 7h 8s 9c Td"
    state = do(table(hands=hands), "9h", "Th", "8h", "2:toep", "fold", "stay")
    assert happened(state, "stay")[-1] == Event("trick", 1, cards.parse("9h Th 8h"))
    assert do(state, "stay").turn == 1


def test_the_taker_of_the_fourth_trick_wins_the_round_and_deals_the_next() -> None:
    state = tricks(table(dealer=1), "cdh")
    events = happened(do(state, "9s", "Ts", "7s"), "8s")
    assert kinds(events) == ["card", "trick", "round", "cross", "points", "points", "points"]
    assert events[2] == Event("round", 1)
    assert events[3] == Event("cross", 1, amount=1)
    assert [(e.seat, e.amount) for e in events[4:]] == [(0, 1), (2, 1), (3, 1)]
    assert tricks(state, "s").dealer == 1


# ---- winning with a jack

JACK = "Th 9s 8c Jd / 9h Ts 7c Qs / 8h 7s Tc Qc"


def test_at_p8_jack_bonus_the_last_trick_with_a_jack_is_worth_a_point() -> None:
    state = tricks(table(hands=JACK), "sc")
    assert tricks(state, "h").turn == 0
    assert gains(tricks(state, "hd"), (0, 0, 0)) == (-1, 1, 1)
    assert gains(tricks(table(hands=JACK, jack_bonus=False), "schd"), (0, 0, 0)) == (0, 1, 1)


def test_four_jacks_without_the_jack_bonus() -> None:
    state = deal("Js Jh Jc Jd / 7s 8h 9c Td / 8s 9h Tc 7d", blind=False, jack_bonus=False)
    assert gains(ready(state), (0, 0, 0)) == (0, 3, 3)


def test_a_jack_is_worth_nothing_when_all_fold() -> None:
    state = do(tricks(table(hands=JACK), "sch"), "Jd", "0:toep", "fold", "fold")
    assert gains(state, (0, 0, 0)) == (0, 1, 1)


def test_a_jack_that_nobody_followed_brings_nothing_in_the_last_trick() -> None:
    state = tricks(table(hands="Th 9s 8c Td / 9h 8s 7c Jh / 8h 7s Kc Ah"), "sch")
    state = do(state, "Td", "1:toep", "stay", "fold", "Jh", "8h")
    assert gains(state, (0, 0, 0)) == (1, 0, 2)


# ---- five crosses


def test_five_crosses_the_lowest_of_the_others_flies_and_pays_nothing() -> None:
    points = (4, 5, 3, 2)
    state = table(points, winner=3, crosses=4, five_crosses=True)
    events = happened(do(tricks(state, "hsc"), "9d", "Td", "7d"), "8d")
    assert events[-1] == Event("flies", 2)
    assert Event("cross", 3, amount=5) in events
    state = tricks(state, "hscd")
    assert gains(state, points) == (1, 1, 0, 0)
    assert list(state.status) == [IN, IN, GONE, IN]
    assert state.crosses == 0, "the streak starts again"
    off = tricks(table(points, winner=3, crosses=4), "hscd")
    assert (gains(off, points), off.crosses) == ((1, 1, 1, 0), 5)


def test_five_crosses_a_tie_goes_by_the_first_clockwise_after_the_winner() -> None:
    state = tricks(table((4, 4, 4, 2), winner=1, crosses=4, five_crosses=True), "hcds")
    assert state.status[3] == GONE
    state = tricks(table((4, 4, 4, 4), winner=1, crosses=4, five_crosses=True), "hcds")
    assert state.status[2] == GONE


def test_five_crosses_the_lowest_before_the_round_counts() -> None:
    points = (5, 3, 4, 2)
    state = table(points, winner=3, crosses=4, five_crosses=True)
    state = tricks(do(state, "toep", "stay", "fold", "stay", "1:toep", "stay", "stay"), "hscd")
    assert gains(state, points) == (3, 0, 1, 0)
    assert list(state.status) == [IN, GONE, FOLDED, IN], "though 2 would now be lower"


def test_five_crosses_do_not_count_what_a_wash_cost_in_the_round() -> None:
    points = (4, 3, 5, 2)
    state = ready(deal(WASHES, points, winner=3, crosses=4, five_crosses=True, blind=False), WASH)
    state = ready(do(state, "wash_white", "check", "draw 7s 7c 9c 9d"))
    state = do(state, "3:toep", "fold", "fold", "fold")
    assert gains(state, points) == (1, 1, 1, 0)
    assert list(state.status) == [FOLDED, GONE, FOLDED, IN]


def test_another_winner_starts_a_streak_of_his_own() -> None:
    assert tricks(table(winner=2, crosses=4), "hscd").crosses == 1
    assert tricks(table(winner=3, crosses=2), "hscd").crosses == 3


# ---- who is out, and the end


def test_p15_limit() -> None:
    for limit in (5, 10, 30):
        points = (limit - 2, limit - 2, 0, 0)
        state = do(table(points, limit=limit), "toep", "fold", "stay", "stay")
        assert list(tricks(state, "hscd").status) == [GONE, FOLDED, IN, IN]


def test_p2_the_last_one_standing_wins() -> None:
    points = (8, 8, 3, 2)
    state = tricks(do(table(points), "toep", "stay", "stay", "stay"), "hsc")
    assert kinds(happened(do(state, "9d", "Td", "7d"), "8d"))[-2:] == ["out", "out"]
    state = tricks(state, "d")
    assert list(state.status) == [GONE, GONE, IN, IN]
    assert score(state).winners == ()
    last = table((10, 12, 8, 9), hands=" / / 9h 8s 7c Td / Th 9s 8c 9d", out=(0, 1), pelt=False)
    events = happened(do(tricks(do(last, "toep", "stay"), "dsc"), "Th"), "9h")
    assert events[-1] == Event("over", 3)
    over = tricks(do(last, "toep", "stay"), "dsch")
    assert over.phase == OVER
    assert to_move(over) == ()
    assert why(over, "3:toep") == "over"
    assert score(over) == ((10, 12, 10, 9), (3,), "last")


def test_p2_end_at_first_loser() -> None:
    points = (9, 8, 3, 2)
    state = tricks(table(points, pelt=False, end_at_first_loser=True), "hscd")
    assert score(state) == ((10, 9, 4, 2), (3,), "loser")
    assert tricks(table(points, pelt=False), "hscd").phase == DEAL


def test_p22_end_at_first_loser_goes_on_after_a_fifth_cross() -> None:
    points = (4, 5, 3, 2)
    house: dict[str, Any] = {"five_crosses": True, "end_at_first_loser": True}
    state = tricks(table(points, winner=3, crosses=4, **house), "hscd")
    assert (state.phase, state.status[2], state.points[2]) == (DEAL, GONE, 3)
    lost = tricks(table((4, 9, 3, 2), winner=3, crosses=4, pelt=False, **house), "hscd")
    assert score(lost) == ((5, 10, 3, 2), (3,), "loser")


def test_when_nobody_is_left_below_the_limit_the_winner_of_the_round_wins() -> None:
    state = deal("As Ks Qh Jc / Ts 9s 8s 8h", (9, 9))
    state = do(ready(state, WASH), "wash_white", "check", "draw 7s 8c 9c Tc")
    assert state.points == (9, 10)
    state = do(ready(state), *["7s", "8s"])
    while state.phase == TRICK:
        state = do(state, "1:" + choices(state, 1)[0]) if state.turn == 1 else do(state, "0:" + choices(state, 0)[0])
    assert state.phase == OVER
    assert score(state).winners == (1,)
    assert score(state).points == (11, 10)


def test_who_is_out_gets_no_cards_and_is_not_asked() -> None:
    state = deal(" / 9h Ts 7c 8d / 8h 7s Tc 9d / 7h 8s 9c Td", (10, 2, 2, 2), out=(0,))
    assert state.hands[0] == b""
    assert to_move(state) == (1,)
    assert 0 not in to_move(ready(state))
    assert refusals(ready(state), 0) == ()


# ---- the score table

SUIT = "hscd"
"""By seat: the suit in which it holds the ten."""
MARK, PETER, TOM, HENK = range(4)


@pytest.mark.parametrize("dealer", range(4))
def test_the_score_table_of_the_rules_with_rigged_deals(dealer: int) -> None:
    """Ten rounds of four; the ten of the suit that is played last decides each."""
    state = setup(options({"five_crosses": True}), 4)
    state = apply(state, DEALER, Action("lot", bytes((dealer,))))
    hands, sheet = LADDER.split(" / "), []
    for winner, toeps in (
        (PETER, ()),
        (MARK, ((PETER, TOM), (MARK, HENK))),
        (PETER, ((PETER, MARK, HENK),)),
        (HENK, ((HENK, MARK, PETER),)),
        (MARK, ((HENK, TOM), (MARK, PETER))),
        (TOM, ((HENK, MARK), (TOM, PETER))),
        (TOM, ((TOM, MARK),)),
        (TOM, ()),
        (TOM, ()),
        (TOM, ()),
    ):
        given = " ".join(hands[seat] for seat in range(4) if state.status[seat] != GONE)
        state = ready(settled(apply(state, DEALER, Action("deal", cards.parse(given)))))
        for toeper, *folding in toeps:
            state = do(state, f"{toeper}:toep")
            while state.phase == "answer":
                state = do(state, "fold" if to_move(state)[0] in folding else "stay")
        state = tricks(state, SUIT.replace(SUIT[winner], "") + SUIT[winner])
        assert state.winner == winner
        sheet.append(state.points)
    assert sheet == [
        (1, 0, 1, 1),
        (1, 3, 2, 3),
        (2, 3, 4, 4),
        (3, 4, 6, 4),
        (3, 6, 7, 7),
        (4, 8, 7, 10),
        (5, 10, 7, 10),
        (6, 10, 7, 10),
        (7, 10, 7, 10),
        (7, 10, 7, 10),
    ]
    assert score(state) == ((7, 10, 7, 10), (TOM,), "last")


# ---- koningstoepen

WHITE_GRAVE = "Ts 9s 8s 7s As Ks Qs Js Th 9h 8h / Tc 9c 8c 7c Ac Kc Qc Jc Td 9d 8d"


def test_kings_final_two_get_eleven_cards_and_lay_three_away() -> None:
    state = deal(WHITE_GRAVE, (9, 9), kings_final="two")
    assert (state.phase, to_move(state), len(legal(state, 0))) == ("lay_away", (0,), 165)
    assert why(state, "lay_away Th 9h Tc") == "lay_away"
    assert happened(state, "lay_away 8h 9h Th")[0].kind == "lay_away"
    state = do(state, "lay_away 8h 9h Th", "lay_away 8d 9d Td")
    assert (state.phase, state.length, [len(held) for held in state.hands]) == (TRICK, FINAL_TRICKS, [8, 8])
    assert view(state, 1).aside[0] == bytes(3)
    assert to_move(state) == (0,)
    assert why(state, "toep") == "final"
    assert {r.rule for r in refusals(state, 0)} == {"final"}
    over = tricks(state, "s" * 8)
    assert score(over) == ((9, 10), (0,), "last")


def test_kings_final_is_announced_before_the_deal() -> None:
    before = setup(options({"kings_final": "two"}), 2)._replace(dealer=0, points=(9, 9), rounds=5)
    events = events_of(before, DEALER, dealers_action(before, stock(before)))
    assert kinds(events) == ["final", "final", "deal", "deal"]
    off = deal("Ts 9s 8s 7s / Tc 9c 8c 7c", (9, 9))
    assert off.length == HAND


def test_kings_final_three() -> None:
    hands = " / ".join(cards.text(DECK[n:24:3]) for n in range(3))
    state = deal(hands, (9, 9, 9), kings_final="three")
    assert (state.phase, state.length, to_move(state)) == (TRICK, FINAL_TRICKS, (0,))
    few = " / ".join(cards.text(DECK[n:12:3]) for n in range(3))
    assert deal(few, (9, 9, 9), kings_final="two").length == HAND
    rng = Random(3)
    while state.phase == TRICK:
        state = do(state, rng.choice(choices(state)))
    assert len(score(state).winners) == 1
    assert score(state).reason == "last"
    assert deal(WHITE_GRAVE, (9, 9), kings_final="three").phase == "lay_away"


# ---- refusals that belong to no paragraph


def test_what_is_not_asked_is_refused() -> None:
    state = table()
    assert why(state, "wash_white") == "wash"
    assert why(state, "nonsense") == "question"
    assert why_dealer(state, Action("deal", DECK[:16])) == "turn"
    asked = deal(LADDER)
    assert why(asked, "Th") == "question"
    assert why(asked, "1:no_blind") == "turn"
    assert why(do(asked, "blind"), "toep") == "question"


# ---- rules version 1


def test_by_the_first_rules_who_let_a_wash_pass_is_not_asked_again() -> None:
    state = ready(deal(WASHES, blind=False, first_rules=True), WASH)
    state = do(state, "no_wash", "wash_dirty", "no_check", "no_check", "no_check", "draw Tc Td 9c 9d")
    assert list(state.queue) == [1, 2, 3]
    state = do(state, "no_wash", "wash_white", "check")
    assert list(state.queue) == [3]


def test_by_the_first_rules_who_folded_blind_checks_no_wash() -> None:
    state = ready(do(deal(WASHES, first_rules=True), "blind", "stay", "fold", "fold"), WASH)
    assert list(do(state, "wash_white").queue) == [1]


def test_by_the_first_rules_the_pelt_of_who_was_caught_counts_for_nothing() -> None:
    state = ready(do(ready(deal(WASHES, PELT, first_rules=True), WASH), "wash_dirty", "check"))
    assert (state.phase, state.stake, state.toeper) == (TRICK, 1, NOBODY)


def test_by_the_first_rules_a_fifth_cross_ends_the_game_with_end_at_first_loser() -> None:
    house: dict[str, Any] = {"five_crosses": True, "end_at_first_loser": True, "first_rules": True}
    state = tricks(table((4, 5, 3, 2), winner=3, crosses=4, **house), "hscd")
    assert score(state) == ((5, 6, 3, 2), (3,), "loser")
