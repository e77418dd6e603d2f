"""The table by which computers wash and check at Toepen: whole, blind, and too even to be robbed."""

from itertools import product
from statistics import fmean
from typing import Any

import pytest
import solve_washes
from kaartbord.bots import players
from kaartbord.games import toepen
from kaartbord.games.toepen.computer import adapter, washes
from kaartbord.games.toepen.computer.mixing_search import MixingSearch
from kaartbord.games.toepen.computer.wash_table import TABLE
from kaartbord.games.toepen.rules.hand import CHECK_WASH, NO_CHECK, NO_WASH, WASH_DIRTY, WASH_WHITE
from kaartbord.games.toepen.rules.state import CHECK, WASH, ToepenState
from kaartbord.match.shuffle import SeededStream
from support.players.robbers import ROBBERS, gains, quick, robber
from support.players.table import at_random, filled_at_random, real_choices
from support.tables.toepen import deal, ready

QUIET: dict[str, Any] = {"blind": False, "whistle": False, "four_alike": False}


def washing(hand: str, other: str = "8s 8h As Ah", **more: Any) -> ToepenState:
    """Seat 0 of two, who leads, is asked whether it washes."""
    return ready(deal(f"{hand} / {other}", **QUIET, **more), "wash")


def checking(hand: str, washed: str = "Kh Qd Jd 9d", **more: Any) -> ToepenState:
    """Seat 1 of two is asked whether it checks a white wash of seat 0."""
    return toepen.apply(washing(washed, hand, **more), 0, WASH_WHITE)


def shares(state: ToepenState, seat: int) -> dict[Any, float]:
    """Return the chances from which the strong player draws."""
    search = MixingSearch(adapter, state, seat, SeededStream(b"wash"))
    search.run(8)
    return dict(search.action_chances())


def claims(state: ToepenState, seat: int) -> list[Any]:
    found = washes.claim_rates(state, seat)
    assert found is not None
    return found


# ---- what it says


def test_a_true_wash_is_claimed_as_what_it_is() -> None:
    assert dict(claims(washing("Js Qh Kc Kd"), 0)).keys() <= {NO_WASH, WASH_WHITE}
    assert dict(claims(washing("Js Qh Kc 7d"), 0)).keys() <= {NO_WASH, WASH_DIRTY}
    assert dict(claims(washing("Js Qh Kc Kd"), 0))[WASH_WHITE] > 0.9


def test_a_weak_hand_is_washed_falsely_either_way_and_a_strong_one_never() -> None:
    weak = dict(claims(washing("Js Qh 7c 7d"), 0))
    assert weak[WASH_WHITE] > 0.2 < weak[WASH_DIRTY]
    assert sum(weak.values()) == pytest.approx(1)
    assert claims(washing("Ts Th 7c Ad"), 0) == [(NO_WASH, 1)]


def test_a_weak_hand_checks_often_and_a_strong_one_seldom() -> None:
    assert shares(checking("Js 8h 8c 7d"), 1)[CHECK_WASH] > 0.5
    assert shares(checking("Ts Th 9c 8d"), 1)[CHECK_WASH] < 0.2
    assert sum(shares(checking("Ts 8h 8c 7d"), 1).values()) == pytest.approx(1)


def test_among_more_each_checks_less() -> None:
    hands = "Js Qh 7c 8d / Ks 8h 8c 7d / 9s 9h 9c Ad / Ts Th Tc Td"
    four = toepen.apply(ready(deal(hands, **QUIET), "wash"), 0, WASH_WHITE)
    assert 0 < shares(four, 1)[CHECK_WASH] < shares(checking("Ks 8h 8c 7d"), 1)[CHECK_WASH]


def test_what_the_search_draws_is_what_the_table_says() -> None:
    assert list(shares(washing("Js Qh 7c 7d"), 0).items()) == claims(washing("Js Qh 7c 7d"), 0)


def test_no_hidden_card_makes_a_difference() -> None:
    seen = 0
    for seed in range(12):
        seats = 2 + seed % 5
        for state, seat in real_choices([at_random(seed, "P")] * seats, seed, {}, 120, "P"):
            twin = filled_at_random(toepen, toepen.view(state, seat), SeededStream(bytes([seed])))
            asked = {WASH: washes.claim_rates, CHECK: washes.check_rate}.get(state.phase)
            if asked:
                assert asked(state, seat) == asked(twin, seat) == asked(toepen.view(state, seat), seat)
                seen += 1
    assert seen > 20


def test_nobody_gains_by_washing_every_hand_or_every_weak_one() -> None:
    assert fmean(gains(robber(ROBBERS["washes"], quick), quick, 2, range(100))) < -0.3
    assert fmean(gains(robber(ROBBERS["lies"], quick), quick, 2, range(500))) < 0.05


def test_among_four_nobody_gains_by_leaving_the_checks_to_others() -> None:
    assert fmean(gains(robber(ROBBERS["trusts"], quick), quick, 4, range(100))) < 0.08


# ---- the table


def test_the_table_is_whole_and_small() -> None:
    assert set(washes.SOLVED) == set(washes.situations())
    assert len(TABLE) < 100_000
    option = next(option for option in toepen.INFO.options if option.name == "was_penalty")
    assert option.values == washes.PENALTIES


def test_a_table_is_read_as_it_was_written() -> None:
    rates = {
        situation: rates
        for situation in washes.situations()
        if (rates := washes.nearest_rates(*situation[:3], leads=situation[3]))
    }
    assert washes.write(rates) == TABLE


@pytest.mark.parametrize(
    "torn",
    [
        "",
        TABLE[:-1],
        TABLE.partition("\n")[2],
        TABLE.replace(f"toepen {toepen.INFO.version} ", f"toepen {toepen.INFO.version + 1} "),
        TABLE[:-1] + ("1" if TABLE[-1] == "0" else "0"),
    ],
)
def test_without_a_table_that_fits_computers_wash_and_check_by_rule_of_thumb(
    torn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(ValueError, match="torn or of other rules"):
        washes.read(torn)
    with pytest.warns(UserWarning, match="by rule of thumb"):
        monkeypatch.setattr(washes, "SOLVED", washes.load(torn))
    assert washes.claim_rates(washing("Js Qh 7c 7d"), 0) is None
    assert adapter.candidates(washing("Js Qh Kc 8d"), 0) == [NO_WASH, WASH_WHITE]
    assert adapter.candidates(washing("Js Qh 7c 8d"), 0) == [NO_WASH, WASH_DIRTY]
    assert adapter.candidates(washing("9s Qh 7c Td"), 0) == [NO_WASH]
    assert 0 < shares(checking("Js 8h 8c 7d"), 1)[CHECK_WASH] < 0.3
    assert players.choose("P", checking("Js 8h 8c 7d"), 1) in (CHECK_WASH, NO_CHECK)


# ---- solving it


def test_solving_again_comes_to_the_same() -> None:
    solver = solve_washes.WashSolver()
    here = solver.round((1, 1))
    for seat, leads in ((0, True), (1, False)):
        found = washes.nearest_rates("out", 1, 1, leads=leads)
        assert found is not None
        for half, known in zip(here.rates(seat), found, strict=True):
            for row, then in zip(half, known, strict=True):
                assert [round(rate * washes.STEPS) / washes.STEPS for rate in row] == list(then)
    assert here.gain(solver.cards) < 0.01


def test_a_best_answer_gains_most_from_who_never_checks() -> None:
    solver = solve_washes.WashSolver(deals=2000, steps=40)
    here = solver.round((1, 1))
    fair = here.gain(solver.cards)
    for seat, spot in product((0, 1), washes.WASH_COUNTS):
        here.choices[solve_washes.CHECK, seat, *spot].fix([0.0] * washes.CLASSES)
    assert here.gain(solver.cards) > fair + 0.03
