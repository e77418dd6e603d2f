"""The search adapters of Toepen, OkiDoki and ToedeLoe: what others may hold, house rules, bluffs."""

from random import Random
from statistics import fmean
from typing import Any

import pytest
from kaartbord.bots import players
from kaartbord.games import GAMES, okidoki, toedeloe, toepen
from kaartbord.games.okidoki.computer import adapter as okidoki_adapter
from kaartbord.games.okidoki.rules.state import PENALTY
from kaartbord.games.toedeloe.computer import adapter as toedeloe_adapter
from kaartbord.games.toedeloe.rules.taking import SUIT_OF
from kaartbord.games.toepen.computer import adapter as toepen_adapter
from kaartbord.games.toepen.computer.mixing_search import MixingSearch
from kaartbord.games.toepen.rules.hand import NO_WASH, WASH_DIRTY, WASH_WHITE
from kaartbord.games.toepen.rules.stake import FOLD, STAY, TOEP
from kaartbord.games.toepen.rules.state import ANSWER, BLIND_ANSWER, LOOKED, STRENGTH, TRICK, WASH
from kaartbord.match.shuffle import SeededStream
from kaartbord.rules import cards
from kaartbord.rules.protocol import Action
from support.long import some
from support.players.bluff import best_stays, best_toeps, drawn, even, value, won
from support.players.table import at_random, real_choices
from support.tables.toedeloe import do, own, table

CODES = ("P", "O", "L")


def house(code: str, number: int) -> dict[str, Any]:
    """House rules at random."""
    return {
        option.name: Random(f"{code} {number} {option.name}").choice(option.values)
        for option in GAMES[code].INFO.options
    }


def choices(code: str, seats: int, seed: int, options: dict[str, Any]) -> list[tuple[Any, int]]:
    """Some of the real choices of a random game, every phase among them, as full state and seat."""
    every = real_choices([at_random(seed, code)] * seats, seed, options, 300, code)
    return [*every[seed::29], *{state.phase: (state, seat) for state, seat in every[::-1]}.values()]


MODES = [
    (code, 2, {"two_player_mode": mode})
    for code, modes in (("O", okidoki), ("L", toedeloe))
    for option in modes.INFO.options
    if option.name == "two_player_mode"
    for mode in option.values
]


@pytest.mark.parametrize("number", some(range(6), 2))
@pytest.mark.parametrize("code", CODES)
def test_it_keeps_every_house_rule(code: str, number: int) -> None:
    seats = GAMES[code].INFO.seats
    keeps_the_rules(code, seats[number % len(seats)], number, house(code, number))


@pytest.mark.parametrize(("code", "seats", "options"), MODES)
def test_it_plays_every_game_for_two(code: str, seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        keeps_the_rules(code, seats, seed, options)


def keeps_the_rules(code: str, seats: int, seed: int, options: dict[str, Any]) -> None:
    game = GAMES[code]
    for state, seat in choices(code, seats, seed, options):
        view = game.view(state, seat)
        result = players.think(code, view, seat, iterations=12)
        assert {action for action, _, _ in result.lines} <= set(game.legal(state, seat))
        assert result.action in game.legal(state, seat)
        assert 0 <= result.chance <= 1
        if len(players.considered_actions(code, view, seat)) > 1:
            assert result.chance in [chance for action, chance, _ in result.lines if action == result.action]


# ---- OkiDoki

FOLLOWED = (
    "okidoki 4 | pawns 0 0 - - / 0 0 - - | hands Ks 5s Ah Kh 4h 8c 3c Jc Qd 6d 2d Td / "
    + " / ".join(["? ? ? ? ? ? ? ? ? ? ?"] * 3)
    + " | gifts / / / | played 3s / 9s Qh / 4s Ts / "
    "2s 7h | takers 1 | moves | given 3 leader 1 turn 0 dealer 3 rounds 1 | phase trick"
)
"""Chair 2 has not followed hearts."""

GIVEN = (
    "okidoki 4 | pawns 0 0 - - / 0 0 - - | hands 2s 5s Ah Kh 4h 8c 3c Jc Qd 6d 2d Td 9c / "
    "? ? ? ? ? ? ? ? ? ? ? ? / ? ? ? ? ? ? ? ? ? ? ? ? ? / ? ? ? ? ? ? ? ? ? ? ? ? ? | gifts / ? / / | "
    "played / / / | takers | moves | given 0 leader - turn - dealer 3 rounds 1 | phase give"
)
"""Chair 1 has laid its gift ready."""


def test_who_did_not_follow_holds_no_more_of_the_suit() -> None:
    view, stream = okidoki.read(FOLLOWED), SeededStream(b"worlds")
    worlds = [okidoki_adapter.determinize(view, 0, stream, ()) for _ in range(20)]
    assert not any(c & 3 == 1 for world in worlds for c in world.hands[2])
    assert any(c & 3 == 1 for world in worlds for c in world.hands[3])


def test_a_gift_is_taken_to_be_a_card_that_hurts() -> None:
    view, stream = okidoki.read(GIVEN), SeededStream(b"worlds")
    gifts = [okidoki_adapter.determinize(view, 0, stream, ()).gifts[1][0] for _ in range(40)]
    assert fmean(PENALTY[gift] for gift in gifts) > 0.5
    assert len(set(gifts)) > 5


def test_points_count_by_what_they_bring_the_pawns() -> None:
    hit = okidoki.read(FOLLOWED)._replace(pawns=bytes([20, 0, 255, 255, 22, 0, 255, 255]))
    far, near = (
        okidoki_adapter.evaluate(okidoki_adapter.determinize(view, 0, SeededStream(b"world"), ()))[0]
        for view in (hit, hit._replace(pawns=bytes([2, 0, 255, 255, 22, 0, 255, 255])))
    )
    assert far > near


# ---- ToedeLoe


def test_who_has_no_more_of_a_suit_is_dealt_none() -> None:
    state = do(table("2s", "3h", "4s", "5s"), "2s", "3h", "4s", "5s")
    view, stream = toedeloe.view(state, 3), SeededStream(b"worlds")
    worlds = [toedeloe_adapter.determinize(view, 3, stream, ()) for _ in range(20)]
    suits = [SUIT_OF[c] for world in worlds for c in world.hands[1]]
    assert 0 not in suits and 1 in suits
    assert all(list(map(len, world.hands)) == list(map(len, view.hands)) for world in worlds)


def test_red_cards_with_nothing_between_them_are_one_choice() -> None:
    view = toedeloe.view(table("5h 6h", "3h", "4h", "7h"), 0)
    tried, fewer = (toedeloe_adapter.candidates(state, 0) for state in (view, view._replace(gone=own("6h", 1))))
    five, six = (Action("card", own(card, 0)) for card in ("5h", "6h"))
    assert {five, six} <= set(tried)
    assert len({five, six} & set(fewer)) == 1
    assert len(fewer) == len(tried) - 1


# ---- Toepen


def asked(hand: str, phase: str = TRICK, toeper: int = -1) -> Any:
    """The view of seat 0 of two before its first card, or when seat 1 has toeped."""
    own = bytes(sorted(cards.parse(hand)))
    state = toepen.setup(toepen.options({}), 2)._replace(
        hands=(own, bytes(4)), marks=bytes([LOOKED] * 2), phase=phase, turn=0, leader=0, dealer=1, rounds=1
    )
    if toeper >= 0:
        state = state._replace(queue=b"\0", raised=2, toeper=toeper)
    assert toepen.problems(state) == []
    return state


def lot(view: Any) -> dict[Action, float]:
    """Return how often seat 0 makes each choice about the stake."""
    search = MixingSearch(players.PLAYERS["P"].adapter, view, 0, SeededStream(b"lot"))
    search.run(150)
    return dict(search.action_chances())


def test_a_raise_makes_a_strong_hand_likelier() -> None:
    def height(view: Any) -> float:
        stream = SeededStream(b"worlds")
        return fmean(STRENGTH[c] for _ in range(150) for c in toepen_adapter.determinize(view, 0, stream, ()).hands[1])

    assert height(asked("Js 9h 7c Ad", ANSWER, 1)) > height(asked("Js 9h 7c Ad")) + 0.15


def test_what_is_staked_is_drawn_by_lot() -> None:
    strong, weak = lot(asked("Ts Th 9c 9d")), lot(asked("Js Qh Kc Jd"))
    assert sum(strong.values()) == pytest.approx(1) == sum(weak.values())
    assert strong[TOEP] > 2 * weak[TOEP] > 0
    best, worst = lot(asked("Ts Th Tc 9d", ANSWER, 1)), lot(asked("Js Qh Jc Qd", ANSWER, 1))
    assert best[STAY] > 0.95
    assert worst[FOLD] > 0.6


def test_folding_is_no_choice_when_it_costs_the_game_too() -> None:
    lost = asked("Js Qh Jc Qd", ANSWER, 1)._replace(points=(9, 0), start=(9, 0))
    assert toepen_adapter.candidates(lost, 0) == [STAY]


def washing(hand: str) -> Any:
    """The view of seat 0 of two that is asked whether it washes."""
    return asked(hand)._replace(phase=WASH, queue=b"\0", turn=-1, leader=-1)


def test_only_a_hand_with_little_to_lose_is_falsely_washed() -> None:
    assert toepen_adapter.candidates(washing("Js Qh Kc 8d"), 0) == [NO_WASH, WASH_WHITE, WASH_DIRTY]
    assert toepen_adapter.candidates(washing("9s Qh 7c Td"), 0) == [NO_WASH]
    assert toepen_adapter.candidates(washing("Js Qh Kc 7d"), 0)[0] == WASH_DIRTY


def test_who_meets_a_blind_toep_knows_that_he_can_still_fold() -> None:
    view = asked("Js 9h 7c Ad")._replace(
        phase=BLIND_ANSWER,
        queue=b"\0",
        turn=-1,
        leader=-1,
        marks=bytes(2),
        raised=3,
        toeper=1,
        hands=(bytes(4), bytes(4)),
    )
    assert toepen.problems(view) == []
    shares = lot(view)
    assert shares[STAY] > 0.3


def test_what_is_surely_lost_is_not_staked_on() -> None:
    played = cards.parse("7s 8h Kd"), cards.parse("8s 9h Td Ts")
    view = asked("Js Qh Kc Jd")._replace(
        hands=(cards.parse("Js"), b""), played=played, leader=1, tricks=3, points=(9, 0), start=(9, 0)
    )
    assert toepen.problems(view) == []
    assert TOEP in toepen.legal(view, 0)
    assert list(lot(view)) == [Action("card", cards.parse("Js"))]


def test_neither_can_do_better_than_what_the_bench_calls_even() -> None:
    first, second = drawn(24, b"one"), drawn(24, b"two")
    table = [[won(one, two) for two in second] for one in first]
    toeps, stays = even(table)
    fair = value(table, toeps, stays)
    assert value(table, best_toeps(table, stays), stays) < fair + 0.03
    assert value(table, toeps, best_stays(table, toeps)) > fair - 0.03
