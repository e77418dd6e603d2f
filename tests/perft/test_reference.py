"""The engine against the slow reference of the rules: the same next positions, none missing, none twice."""

from collections.abc import Iterable
from itertools import islice
from random import Random

import pytest
from kaartbord.games.race import rules as race
from kaartbord.rules.protocol import DEALER
from perft import reference, tokken_reference
from perft.positions import GAMES, TABLES, crowded, finishing, met, scattered
from perft.reference import squeeze
from support.long import some

PLAIN = {"keezbord": reference, "tokken": tokken_reference}
SHARE = {"keezbord": 250, "tokken": 60}
"""Positions of each kind to compare for every number of seats."""

tables = pytest.mark.parametrize(("name", "seats"), some(TABLES, 3))


def agree(name: str, states: Iterable[race.RaceState]) -> int:
    """Compare the next positions with those of the reference; return how many states were compared."""
    game, count = GAMES[name], 0
    for state in states:
        ours = sorted(
            squeeze(game.write(game.apply(state, seat, action)))
            for seat in game.to_move(state)
            for action in game.legal(state, seat)
        )
        assert ours == sorted(PLAIN[name].next_positions(game.write(state))), game.write(state)
        count += 1
    return count


@tables
def test_positions_met_in_play(name: str, seats: int) -> None:
    rng, share = Random(f"met {seats}"), SHARE[name]
    states = (
        state
        for _ in range(100)
        for state, _ in islice(met(rng, GAMES[name], seats), rng.randrange(7), None, 7)
        if state.turn != DEALER
    )
    assert agree(name, islice(states, share)) == share


@tables
def test_scattered_positions(name: str, seats: int) -> None:
    rng, share = Random(f"scattered {seats}"), SHARE[name]
    assert agree(name, (scattered(rng, GAMES[name], seats) for _ in range(share))) == share


@tables
def test_sevens_in_a_crowd(name: str, seats: int) -> None:
    rng, share = Random(f"crowded {seats}"), SHARE[name] // 2
    assert agree(name, (crowded(rng, GAMES[name], seats) for _ in range(share))) == share


@tables
def test_sevens_that_bring_a_side_home(name: str, seats: int) -> None:
    rng, share = Random(f"finishing {seats}"), SHARE[name]
    assert agree(name, (finishing(rng, GAMES[name], seats) for _ in range(share))) == share


@tables
def test_both_read_and_write_the_same_text(name: str, seats: int) -> None:
    rng, game = Random(f"text {seats}"), GAMES[name]
    for _ in range(50):
        state = scattered(rng, game, seats)
        assert game.read(PLAIN[name].parse(game.write(state)).text()) == state
