"""Tests of certain knowledge at Toepen: computers raise what cannot be lost, fold what is lost, and make no toep that
gains nothing."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from kaartbord.bots.players import choose
from kaartbord.games import toepen
from kaartbord.games.toepen.computer import adapter
from kaartbord.games.toepen.computer.certainties import gains_nothing, surely_lost, surely_won
from kaartbord.games.toepen.rules.stake import FOLD, STAY, TOEP
from kaartbord.games.toepen.rules.state import ANSWER, FOLDED, IN, LOOKED, OPEN, TRICK, ToepenState
from kaartbord.match.shuffle import SeededStream
from kaartbord.rules import cards
from support.players.robbers import plain
from support.players.table import real_choices
from support.positions import position


def asked(hand: str, played: str = "", stake: int = 1, **more: Any) -> ToepenState:
    """Seat 0 is asked to meet the toep of seat 1."""
    return position(hand, played, phase=ANSWER, queue=bytes([0]), stake=stake, raised=stake + 1, toeper=1, **more)


LAST = "Jc Qc Kc / Ac 7c 8c Td / Jd Qd Kd / Jh Qh Kh"


def test_the_highest_card_left_cannot_lose() -> None:
    assert surely_won(position("Ts", "Jc Qc Kc / Ac 7c 8c / Jd Qd Kd / Jh Qh Kh", tricks=3), 0)
    assert not surely_won(position("9s", "Jc Qc Kc / Ac 7c 8c / Jd Qd Kd / Jh Qh Kh", tricks=3), 0)
    assert surely_won(position("9s", "Jc Qc Kc / Ts 7c 8c / Jd Qd Kd / Jh Qh Kh", tricks=3), 0)


def test_two_cards_to_lead_cannot_lose_if_both_are_the_highest_left() -> None:
    played = "Jc Qc / Ac 7c / Jd Qd / Jh Qh"
    assert surely_won(position("Ts Th", played, tricks=2), 0)
    assert not surely_won(position("Ts 9h", played, tricks=2), 0)
    led: dict[str, Any] = {"tricks": 2, "leader": 1, "turn": 2}
    assert surely_won(position("Ts Th", "Jc Qc / Ac 7c As / Jd Qd / Jh Qh", **led), 0)
    assert not surely_won(position("Ts Th", "Jc Qc / Ac 7c Ad / Jd Qd / Jh Qh", **led), 0)


def test_a_suit_that_nobody_can_follow_cannot_lose() -> None:
    played = "Ts Th Tc / Jd Jh Jc"  # seat 1 has no spade
    assert surely_won(position("7s", played, 2, tricks=3), 0)
    assert not surely_won(position("7d", played, 2, tricks=3), 0)
    others = "Ts Th Tc / Jd Jh Jc / Js 7h 7c"
    assert not surely_won(position("7s", others, 3, tricks=3), 0)
    folded = bytes([IN, IN, FOLDED])
    assert surely_won(position("7s", others, 3, tricks=3, status=folded, owed=(0, 0, 1), stake=2, toeper=1), 0)


def test_an_open_hand_is_no_more_than_it_shows() -> None:
    played, shown = "Th Tc Td / Jh Jc Jd", bytes([LOOKED, LOOKED | OPEN])
    for other, won in ("8s", True), ("9d", True), ("Ts", False):
        hands = cards.parse("9s"), cards.parse(other)
        assert surely_won(position("9s", played, 2, tricks=3, marks=shown, hands=hands), 0) is won


def test_who_plays_last_need_only_beat_what_lies() -> None:
    played = "Jc Qc Kc / Ac 7c 8c 8s / Jd Qd Kd Ks / Jh Qh Kh As"
    assert surely_won(position("9s", played, tricks=3, leader=1), 0)
    assert surely_lost(position("7s", played, tricks=3, leader=1), 0)
    assert surely_lost(position("Th", played, tricks=3, leader=1), 0)
    first = "Jc Qc Kc / Ac 7c 8c 8s / Jd Qd Kd / Jh Qh Kh"
    assert not surely_lost(position("Ts", first, tricks=3, leader=1), 0)


def test_a_win_with_a_jack_is_not_raised_for_its_point() -> None:
    played = "As Ks Qs / 7s 8s 9s / Ts Qd Kd / Jd Qh Kh"
    assert not surely_won(position("Js", played, tricks=3), 0)
    assert surely_won(position("Js", played, tricks=3, options={"jack_bonus": False}), 0)


def test_what_cannot_lose_is_raised_and_what_is_lost_is_folded() -> None:
    sure = position("Ts", "Jc Qc Kc / Ac 7c 8c / Jd Qd Kd / Jh Qh Kh", tricks=3, toeper=1, stake=2)
    for seed in range(8):  # other points are another view, and another draw
        points = (seed % 3, seed % 4, 1, 0)
        assert choose("P", sure._replace(points=points, start=points), 0) == TOEP
        lost = asked("Js", LAST, stake=3, tricks=3, leader=1, points=points, start=points)
        assert choose("P", lost, 0) == FOLD
        met = asked("Ts", "Jc Qc Kc / Ac 7c 8c / Jd Qd Kd / Jh Qh Kh", tricks=3, turn=0, points=points, start=points)
        assert choose("P", met, 0) == STAY


def test_nobody_toeps_whom_it_costs_nothing() -> None:
    points = (4, 9, 9, 9)
    rich = position("Ts 9s 8s 7s", points=points, start=points, toeper=-2, stake=2)
    assert gains_nothing(rich, 0)
    assert TOEP in toepen.legal(rich, 0)
    assert TOEP not in adapter.candidates(rich, 0)
    assert TOEP in adapter.candidates(rich._replace(points=(4, 9, 9, 7), start=(4, 9, 9, 7)), 0)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_certain_comes_true_however_the_cards_lie(seats: int) -> None:
    won = lost = 0
    for seed in range(12):
        for state, seat in real_choices([plain] * seats, seed, {"jack_bonus": False}, 120, "P"):
            if state.phase != TRICK or state.turn != seat or state.tricks < 2:
                continue
            view = toepen.view(state, seat)
            sure = surely_won(view, seat), surely_lost(view, seat)
            if any(sure):
                twin = adapter.determinize(view, seat, SeededStream(bytes([seed])), ())
                for cards_lie in state, twin:
                    assert wins(cards_lie, seat, all if sure[0] else any) == sure[0]
                won, lost = won + sure[0], lost + sure[1]
    assert won > 3 < lost


def wins(state: ToepenState, seat: int, others: Callable[[Iterable[bool]], bool]) -> bool:
    """Return whether the seat can win the round with all cards open, if all or any others play for it."""
    if state.phase != TRICK:
        return state.winner == seat
    turn = state.turn
    cards = [action for action in toepen.legal(state, turn) if action != TOEP]
    ways = [wins(toepen.apply(state, turn, action), seat, others) for action in cards]
    return any(ways) if turn == seat else others(ways)
