"""The worker speaks in plain values and never leaves the page waiting."""

import asyncio
import json
import os
import subprocess
import sys

import pytest
import worker
from kaartbord.bots.players import PLAYERS, choose
from kaartbord.games import GAMES, keezbord
from kaartbord.match.shuffle import shuffled
from kaartbord.rules.protocol import DEALER

VIEW = (
    "keezbord 4 | pawns 60 20 - - / 9 - - - / - - - - / - - - - | hands 6s 8h / ? ? / ? ? / ? ? | "
    "played As | dealer 3 deals 1 turn 0"
)


def chosen(code: str, position: str, seat: int, level: str = "strong", seen: str = "") -> int | str:
    return asyncio.run(worker.choose(code, position, seat, level, seen))


def test_the_answer_is_the_rank_of_the_bots_choice() -> None:
    view = keezbord.read(VIEW)
    rank = chosen("K", VIEW, 0)
    assert isinstance(rank, int)
    assert keezbord.legal(view, 0)[rank] == choose("K", view, 0)


def test_every_game_has_its_player() -> None:
    assert set(PLAYERS) == set(GAMES)


@pytest.mark.parametrize("code", GAMES)
def test_the_answer_is_the_same_for_every_game_as_without_a_worker(code: str) -> None:
    game = GAMES[code]
    state = game.setup(game.options({}), game.INFO.seats[0])
    while game.to_move(state) == (DEALER,):
        state = game.apply(state, DEALER, game.deal(state, shuffled(game.stock(state), 1, 0)))
    seat = game.to_move(state)[0]
    view = game.view(state, seat)
    rank = chosen(code, game.write(view), seat)
    assert isinstance(rank, int)
    assert game.legal(view, seat)[rank] == choose(code, view, seat)


@pytest.mark.parametrize(
    ("code", "position", "seat", "said"),
    [
        ("?", VIEW, 0, "KeyError"),
        ("K", "keezbord", 0, "BadPosition"),
        ("K", "", 0, "BadPosition"),
        ("K", VIEW, 1, "seat 1 has nothing to choose"),
        ("K", VIEW, 7, "seat 7"),
        ("K", VIEW.replace("60 20", "60 60"), 0, "two pawns on one square"),
    ],
)
def test_a_fault_comes_back_as_text(code: str, position: str, seat: int, said: str) -> None:
    answer = chosen(code, position, seat)
    assert isinstance(answer, str)
    assert said in answer


def test_advice_is_the_strong_players_choice_with_its_chances() -> None:
    rank, chance, other = json.loads(asyncio.run(worker.advise("K", VIEW, 0, "")))
    assert rank == chosen("K", VIEW, 0)
    assert 0 <= other <= 1 and 0 < chance <= 1


def test_the_chances_of_all_sides_add_up() -> None:
    position = VIEW.replace("? ? / ? ? / ? ?", "2s 3s / 2h 3h / 2c 3c")
    sides = json.loads(asyncio.run(worker.chances("K", position)))
    assert len(sides) == 2 and abs(sum(sides) - 1) < 1e-9


def test_faults_of_advice_and_chances_come_back_as_text() -> None:
    assert asyncio.run(worker.advise("K", VIEW, 7, "")).endswith("There is no seat 7 at a table of 4.")
    assert asyncio.run(worker.compare("K", VIEW, 7, 0, "")).endswith("There is no seat 7 at a table of 4.")
    assert asyncio.run(worker.chances("K", "keezbord")).startswith("BadPosition")


def test_only_plain_functions_are_exported() -> None:
    assert worker.__export__ == ["advise", "chances", "choose", "compare", "hurry"]


def test_a_worker_imports_the_one_game_that_is_played() -> None:
    """In a process of its own: here others have been played."""
    code = """if True:
        import asyncio, sys, types
        sys.modules["unpack"] = types.SimpleNamespace(unpack_engine=lambda: None)
        import worker
        from kaartbord.games import ENTRIES, GAMES
        from kaartbord.rules.protocol import DEALER
        game = GAMES["P"]
        state = game.setup(game.options({}), 2)
        while game.to_move(state) == (DEALER,):
            state = game.apply(state, DEALER, game.deal(state, game.stock(state)))
        seat = game.to_move(state)[0]
        print(asyncio.run(worker.choose("P", game.write(game.view(state, seat)), seat, "firm", "")))
        print([entry.name for entry in ENTRIES.values() if f"kaartbord.games{entry.module}" in sys.modules])
    """
    paths = os.pathsep.join(path for path in sys.path if path)
    ran = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
    rank, imported = ran.stdout.splitlines()
    assert rank.isdecimal() and imported == "['Toepen']"
