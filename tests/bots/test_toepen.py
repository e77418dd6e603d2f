"""Tests of what people expect of a computer at Toepen: the last trick, the stake, a wash, and a bluff now and then."""

import sys
from functools import partial
from itertools import chain, product
from typing import Any

import pytest
from kaartbord.bots.players import choose
from kaartbord.games import toepen
from kaartbord.games.toepen.computer.deals import deal_hands, round_info
from kaartbord.games.toepen.rules.state import (
    ANSWER,
    CHECK,
    DISCARD,
    FINAL_TRICKS,
    LOOKED,
    PELT_TOEPER,
    WASH,
    WHISTLED,
    seats_in,
)
from kaartbord.match.link import LEVELS
from kaartbord.match.shuffle import SeededStream
from kaartbord.rules import cards
from kaartbord.rules.protocol import Action
from support.positions import hands, position
from support.tables.toepen import deal, do, ready

computer = partial(choose, "P", level="firm")

both = pytest.mark.usefixtures("level")
"""The expectations of firm and strong players alike."""


@pytest.fixture(params=("firm", "strong"))
def level(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The computer at a level."""
    monkeypatch.setattr(sys.modules[__name__], "computer", partial(choose, "P", level=request.param))


def asked(hand: str, stake: int, played: str = "", seats: int = 4, **more: Any) -> str:
    """Return the answer of seat 0 to a toep of seat 1 that makes the stake one more."""
    toep: dict[str, Any] = {
        "phase": ANSWER,
        "queue": bytes([0]),
        "stake": stake,
        "raised": stake + 1,
        "toeper": 1,
    }
    return computer(position(hand, played, seats, **toep | more), 0).kind


# ---- by the rules, and blind


def test_out_of_turn_there_is_but_the_toep() -> None:
    state = position("Ts 9s 8s 7s", turn=1, leader=1, options={"toep_any_time": True})
    assert computer(state, 0) == Action("toep")
    with pytest.raises(ValueError, match="seat 0 has nothing to choose"):
        computer(position("Ts 9s 8s 7s", turn=1, leader=1, options={"toep_any_time": False}), 0)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_toeps_blind_in_the_first_three_rounds(level: str) -> None:
    hands = deal("? ? ? ? / ? ? ? ? / ? ? ? ? / ? ? ? ?", (4, 4, 4, 4))
    for number, dealer in product((1, 2, 3), range(4)):
        state = hands._replace(rounds=number, dealer=dealer, queue=seats_in(hands, dealer))
        assert choose("P", state, state.queue[0], level).kind == "no_blind"


def test_later_a_blind_toep_may_come() -> None:
    hands = deal("? ? ? ? / ? ? ? ? / ? ? ? ? / ? ? ? ?", (4, 4, 4, 4))
    views = [hands._replace(rounds=number) for number in range(4, 20)]
    assert {choose("P", view, 0, "calm").kind for view in views} == {"no_blind", "blind"}


# ---- cards


@both
@pytest.mark.parametrize("low", ["8s", "9s"])
def test_takes_the_third_trick_low_and_keeps_its_ten_for_the_last(low: str) -> None:
    played = "Jh 8h / Qh 7h As / Kh Ah 7s / Ac Qc Qs"
    state = position(f"{low} Ts", played, leader=1, tricks=2, toeper=0, stake=2)
    assert computer(state, 0).cards == cards.parse(low)


@both
def test_throws_off_the_low_one_and_keeps_its_ten_for_the_last() -> None:
    state = position("Js Ts", "Jh 8h / Qh 7h Ad / Kh Ah 7d / Ac Qc Qd", leader=1, tricks=2, toeper=0, stake=2)
    assert computer(state, 0).cards == cards.parse("Js")


@both
def test_throws_off_its_lowest_card() -> None:
    state = position("Ts 9s Jc Th", " / 7d / Jd / Ad", leader=1, toeper=0, stake=2)
    assert computer(state, 0).cards == cards.parse("Jc")


@both
def test_takes_the_third_trick_to_lead_the_fourth() -> None:
    state = position("9s 9h", "Jc Qc / Kc Ac As / 7c 8c Js / Jd Qd Qs", leader=1, tricks=2, toeper=0, stake=2)
    assert computer(state, 0).cards == cards.parse("9s")


# ---- the stake


@both
def test_toeps_with_a_sure_last_trick() -> None:
    assert computer(position("Ts", "Jc Qc Kc / Ac 7c 8c / Jd Qd Kd / Jh Qh Kh", tricks=3), 0).kind == "toep"


@both
def test_meets_a_toep_with_a_sure_last_trick() -> None:
    assert asked("Ts", 3, "Jc Qc Kc / Ac 7c 8c / Jd Qd Kd / Jh Qh Kh", tricks=3, turn=0) == "stay"


@both
@pytest.mark.parametrize("stake", [1, 2, 3])
def test_folds_a_hopeless_hand(stake: int) -> None:
    assert asked("Js Qs Jc Qd", stake) == "fold"


@both
def test_folds_when_the_last_trick_is_lost() -> None:
    assert asked("Js", 4, "Jc Qc Kc / Ac 7c 8c Ts / Jd Qd Kd / Jh Qh Kh", tricks=3, leader=1) == "fold"


@both
def test_does_not_fold_when_staying_costs_no_more() -> None:
    points = (9, 0, 0, 0)
    assert asked("Js Qs Jc Qd", 1, points=points, start=points) == "stay"
    assert asked("Js Qs Jc Qd", 3, points=(7, 0, 0, 0), start=(7, 0, 0, 0)) == "stay"


@both
def test_stays_with_the_four_best_cards() -> None:
    assert asked("Ts Th Tc 9s", 1) == asked("Ts Th Tc 9s", 3) == "stay"


@pytest.mark.long
def test_a_weak_hand_toeps_now_and_then() -> None:
    bluffs = sum(computer(position(hand), 0).kind == "toep" for hand in hands("JQK", 400))
    assert 0.01 * 400 <= bluffs <= 0.09 * 400


def test_a_strong_hand_toeps_mostly() -> None:
    assert sum(computer(position(hand), 0).kind == "toep" for hand in hands("T98", 60)) >= 45


@both
def test_plays_on_when_washes_have_taken_the_last_point_of_both() -> None:
    points: dict[str, Any] = {"points": (10, 10), "start": (9, 9), "stake": 2, "toeper": PELT_TOEPER}
    state = position("Ts 9h 8c Kd", seats=2, shown=cards.parse("As Ks Qs Js Ah Kh Qh Jh"), **points)
    assert computer(state, 0) in toepen.legal(state, 0)


# ---- the wash


def check(hand: str, claim: str, seats: int = 4, **more: Any) -> str:
    """Return the answer of seat 0 to a wash of seat 1."""
    state = position(hand, seats=seats, options={"four_alike": False, "whistle": False})
    aside = (b"", bytes(4), *[b""] * (seats - 2))
    state = state._replace(
        hands=(state.hands[0], b"", *state.hands[2:]),
        aside=aside,
        phase=CHECK,
        washer=1,
        queue=bytes([0]),
        claim=claim,
        turn=-1,
        leader=-1,
        **more,
    )
    assert toepen.problems(state) == []
    return computer(state, 0).kind


def test_checks_a_wash_that_its_own_cards_make_impossible() -> None:
    assert check("7s 7h 7c 7d", "wash_dirty") == "check"
    assert check("As Ks Qs Js", "wash_white", 2, shown=cards.parse("Ah Kh Qh Jh Ac Kc Qc Jc Ad")) == "check"


def test_mostly_lets_a_wash_pass_that_may_be_true() -> None:
    checked = sum(check(hand, "wash_white") == "check" for hand in hands("T987", 200))
    assert 1 <= checked <= 100


def washed(hand: str) -> str:
    return computer(position(hand, phase=WASH, queue=bytes([0]), turn=-1, leader=-1), 0).kind


def test_a_true_wash_is_mostly_washed() -> None:
    claims = [washed(hand) for hand in hands("AKQJ", 100) if len({word[0] for word in hand.split()}) > 1]
    assert set(claims) <= {"wash_white", "no_wash"}
    assert claims.count("wash_white") > 0.8 * len(claims)
    assert washed("As Kh Jc 7s") == "wash_dirty"


def test_a_false_wash_is_rare_and_of_a_weak_hand() -> None:
    weak = [hand for hand in hands("JQ87", 600) if washed(hand).startswith("wash") and "7" not in hand]
    assert weak == [hand for hand in weak if sum(word[0] in "JQ" for word in hand.split()) >= 3]
    assert {washed(hand) for hand in hands("T9", 60)} <= {"no_wash", "show"}


# ---- what else is asked


def test_lays_away_the_three_worst() -> None:
    eleven = "Ts 9s 8s Th 9h 8h Tc 9c Jd Qd Kd"
    state = position(
        eleven,
        seats=2,
        options={"kings_final": "two"},
        phase=DISCARD,
        queue=bytes([0, 1]),
        turn=-1,
        leader=-1,
        length=FINAL_TRICKS,
        points=(9, 9),
        start=(9, 9),
    )
    assert computer(state, 0).cards == cards.parse("Jd Qd Kd")


def test_a_card_is_drawn_for_an_odd_one_that_is_low() -> None:
    def kans(hand: str) -> str:
        return computer(position(hand, phase="four", queue=bytes([0]), turn=-1, leader=-1), 0).kind

    assert kans("8s 8h 8c Jd") == "draw"
    assert kans("8s 8h 8c Td") == "no_draw"


def test_a_whistle_with_two_jacks_in_the_own_hand_means_tens() -> None:
    whistled = bytes([LOOKED, LOOKED | WHISTLED])
    assert asked("Js Jh 9s 9h", 1, seats=2) == "stay"
    assert asked("Js Jh 9s 9h", 1, seats=2, marks=whistled) == "fold"


# ---- what it takes the others to hold


def test_who_did_not_follow_is_dealt_no_more_of_the_suit() -> None:
    info, stream = (round_info(position("Ts 9h", "Js Jh / Qd Qh / Ks Kh / As 7h", tricks=2)), SeededStream(b"deals"))
    deals = [deal_hands(info, stream) for _ in range(40)]
    assert not any(c & 3 == 0 for deal in deals for c in deal[1])
    assert any(c & 3 == 0 for deal in deals for c in deal[2])
    assert all(len(set(chain(*deal.values()))) == 8 for deal in deals)
    assert len({tuple(deal[3]) for deal in deals}) > 10


def test_who_led_for_armoede_led_though_he_has_folded_since() -> None:
    hands = "Th 9h 8c 7d / 9c Ts 7c 8d / Jh 7s Tc 9d / 7h 8s 9s Td"
    state = do(ready(deal(hands, (0, 9, 0, 0), pelt_leads=True), "pelt"), "stay", "stay", "stay")
    state = do(state, "Ts", "7s", "8s", "8c", "2:toep", "stay", "stay", "fold")
    info = round_info(toepen.view(state, 3))
    assert any(deal_hands(info, SeededStream(bytes([n])))[2].count(c) for n in range(40) for c in cards.parse("Tc"))


def test_who_whistled_is_dealt_three_jacks_or_tens() -> None:
    marks = bytes([LOOKED, LOOKED | WHISTLED, LOOKED, LOOKED])
    info, stream = round_info(position("9s 9h 8s 8h", marks=marks)), SeededStream(b"deals")
    ranks = [[c >> 2 for c in deal_hands(info, stream)[1]] for _ in range(40)]
    assert all(max(held.count(10), held.count(cards.JACK)) >= 3 for held in ranks)
    assert any(held.count(10) >= 3 for held in ranks)
    assert any(held.count(cards.JACK) >= 3 for held in ranks)
