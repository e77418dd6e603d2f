"""Computers play by the rules, see nothing but their view, and beat chance."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest
from kaartbord.bots.players import choose
from kaartbord.games import GAMES, keezbord
from kaartbord.games.toedeloe.rules.board import USUAL_BOARD
from kaartbord.match.shuffle import SeededStream
from support.cases import CASES
from support.long import long, some
from support.players.table import Player, at_random, filled_at_random, pair, play, real_choices, view_value

OWN_BOARDS: list[tuple[str, int, Mapping[str, Any]]] = [
    ("O", 4, {"board": "wgnwgrwgnnwgrwgwgn", "short": True}),
    ("O", 2, {"board": "wgnwgrwgnnwgrwgwgn", "short": True, "two_player_mode": "stapel"}),
    ("L", 4, {"board": USUAL_BOARD[::-1]}),
]

each_table = pytest.mark.parametrize(
    ("code", "seats", "rules"),
    [
        *OWN_BOARDS,
        *some([(case.code, case.seats, case.values()) for case in CASES if case.code in GAMES][::2], 20),
    ],
)
"""Games with presets, options alone and mixtures of them."""


def computer(code: str) -> Player:
    return partial(choose, code, level="firm")


@each_table
def test_every_choice_is_legal_to_the_end_of_the_game(code: str, seats: int, rules: dict[str, Any]) -> None:
    assert GAMES[code].score(play([computer(code)] * seats, 1, rules, code=code)).winners


@each_table
def test_it_also_plays_on_with_players_who_do_anything_and_sees_no_hidden_card(
    code: str, seats: int, rules: dict[str, Any]
) -> None:
    game, firm = GAMES[code], computer(code)
    players = [firm, *(at_random(seat, code) for seat in range(1, seats))]
    for number, (state, seat) in enumerate(real_choices(players, seats, rules, 400, code)[::7]):
        view = game.view(state, seat)
        other = filled_at_random(game, view, SeededStream(bytes([number % 256])))
        assert game.view(other, seat) == view and game.problems(other) == []
        assert firm(state, seat) == firm(other, seat) == firm(view, seat)


@pytest.mark.parametrize("code", "OL")
def test_whose_turn_it_is_not_has_nothing_to_choose(code: str) -> None:
    game = GAMES[code]
    state = real_choices([computer(code)] * 4, 1, {}, 100, code)[-1][0]
    other = next(other for other in range(4) if other not in game.to_move(state))
    with pytest.raises(ValueError, match=f"seat {other} has nothing to choose"):
        computer(code)(state, other)


@pytest.mark.parametrize(
    ("code", "seats", "rules", "pairs", "least"),
    [
        ("K", 2, {}, 20, 0.9),
        ("T", 3, {}, 3, 0.83),
        ("T", 6, {}, 3, 0.83),
        ("P", 2, {}, 8, 0.7),
        ("O", 4, {"short": True}, 12, 0.85),
        ("O", 2, {"two_player_mode": "stapel", "short": True}, 4, 0.85),
        ("L", 4, {}, 4, 0.85),
        *long(
            ("K", 4, {}, 40, 0.9),
            ("K", 6, {}, 10, 0.9),
            ("K", 8, {}, 6, 0.9),
            *(("T", seats, {}, 3, 0.83) for seats in (4, 5, 7, 8)),
            ("P", 2, {}, 20, 0.7),
            ("P", 4, {}, 12, 0.7),
            ("P", 6, {}, 2, 0.75),
            ("L", 2, {"pawns": 20}, 4, 0.85),
            ("L", 2, {"two_player_mode": "duel"}, 4, 0.85),
        ),
    ],
)
def test_it_beats_chance_clearly(code: str, seats: int, rules: dict[str, Any], pairs: int, least: float) -> None:
    won = [pair(computer(code), at_random(seed, code), seats, seed, rules, code) for seed in range(pairs)]
    assert sum(won) >= least * pairs


def test_samples_differ_in_what_is_hidden_alone() -> None:
    state, seat = real_choices([at_random(1)] * 4, 1, {}, 100, "K")[0]
    view, stream = keezbord.view(state, seat), SeededStream(b"samples")
    samples = {filled_at_random(keezbord, view, stream).hands for _ in range(20)}
    assert len(samples) > 10
    assert {hands[seat] for hands in samples} == {state.hands[seat]}


def test_the_nearer_side_is_worth_more() -> None:
    head, tail = "keezbord 2 | pawns", "| hands 9s / 9h | played  | dealer 1 deals 1 turn 0"
    ahead = keezbord.read(f"{head} h4 h3 20 - / 5 - - - {tail}")
    behind = keezbord.read(f"{head} 5 - - - / h4 h3 20 - {tail}")
    assert view_value(ahead, 0) > view_value(behind, 0)
    assert view_value(ahead, 0) > 0 > view_value(ahead, 1)


def test_a_won_position_is_worth_more_than_all_else() -> None:
    rest = "/ - - - - | hands / | played  | dealer 1 deals 1 turn"
    won = keezbord.read(f"keezbord 2 | pawns h1 h2 h3 h4 {rest} over")
    near = keezbord.read(f"keezbord 2 | pawns 63 h2 h3 h4 {rest} dealer")
    assert view_value(won, 0) > 2 * view_value(near, 0) > 0
    assert view_value(won, 1) == -view_value(won, 0)
