"""The beginner sees what is obvious, does its own side no harm, and plans nothing."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from kaartbord.bots import players
from kaartbord.games import GAMES
from kaartbord.games.toedeloe.rules.rows import longest_two
from kaartbord.games.toepen.rules.hand import is_true_wash
from kaartbord.games.toepen.rules.state import ANSWER
from kaartbord.rules.cards import parse
from kaartbord.rules.seats import team
from support.players.novice import novice
from support.players.table import Player, play, real_choices
from support.positions import at, played, position

beginner = partial(players.choose, level="beginner")


def test_a_hit_is_seen() -> None:
    assert played("5s 2h 9d", "20", left=at(1, 0 + 22), level="beginner") == "2 22"


def test_a_pawn_is_brought_home() -> None:
    assert played("5s 2h 4d", "61 30", level="beginner") == "5 h3"


@pytest.mark.parametrize("other", ["4h", "6h"])
def test_the_partner_is_spared(other: str) -> None:
    assert not played(f"5s {other}", "20", partner=at(2, 25), level="beginner").startswith("5")


@pytest.mark.parametrize("code", GAMES)
def test_a_beginner_and_a_novice_play_a_game_to_its_end(code: str) -> None:
    seats: list[Player] = [partial(beginner, code), novice(1, code)] * 2
    assert GAMES[code].score(play(seats, 3, {}, code=code)).winners


def test_no_wash_is_false_and_no_toep_blind_at_toepen() -> None:
    game = GAMES["P"]
    for state, seat in real_choices([partial(beginner, "P")] * 4, 5, {}, 400, "P"):
        view = game.view(state, seat)
        action = beginner("P", view, seat)
        assert action.kind != "blind"
        if action.kind.startswith("wash"):
            assert is_true_wash(view.hands[seat], action.kind)


def test_pawns_make_the_longest_rows_at_toedeloe() -> None:
    game, seen = GAMES["L"], 0
    for state, seat in real_choices([partial(beginner, "L")] * 4, 5, {}, 400, "L"):
        legal = game.legal(state, seat)
        if legal[0].kind == "card":
            continue
        seen += 1
        rows = [sum(map(len, longest_two(game.play(state, way).cells, team(state.turn), False))) for way in legal]
        assert rows[legal.index(beginner("L", game.view(state, seat), seat))] == max(rows)
    assert seen > 10


def test_no_ace_is_given_away_at_okidoki() -> None:
    gifts = [
        beginner("O", GAMES["O"].view(state, seat), seat)
        for state, seat in real_choices([partial(beginner, "O")] * 4, 5, {}, 200, "O")
        if state.phase == "give"
    ]
    assert gifts and all(gift.cards[0] >> 2 != 1 for gift in gifts)


def test_the_only_rival_at_toepen_is_met_with_a_seven_and_beaten_as_low_as_can_be() -> None:
    asked: dict[str, Any] = {"phase": ANSWER, "queue": bytes([0]), "raised": 2, "toeper": 1}
    hand, led = "7s Kh Qd Jc", " / Js"
    assert beginner("P", position(hand, seats=2, **asked), 0).kind == "stay"
    assert beginner("P", position(hand, seats=3, **asked), 0).kind == "fold"
    assert beginner("P", position("As Ks Jc Qd", seats=2, **asked), 0).kind == "fold"
    low = position("Ts 9s Qs 7d", led, seats=2, leader=1)
    assert beginner("P", low, 0).cards == parse("Qs")
